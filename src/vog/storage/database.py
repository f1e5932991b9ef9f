"""A club's database: one door for SQLite in a file and for PostgreSQL."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, Self, TypeVar

from vog.club.ports import Unavailable
from vog.storage.failures import Refused
from vog.storage.upgrade import check_revision

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

    from sqlalchemy import Connection

    from vog.storage.notices import Hearers

T = TypeVar("T")

_POSTGRESQL = ("postgresql://", "postgres://")
_SQLITE = "sqlite:"
_PASSWORD = re.compile(r"(?<=[^/:]):[^/?#]*(?=@)|(?<=[?&])password=[^&#]*")


class Engine(Protocol):
    """What the two engines have in common."""

    notices: Hearers

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a work that only reads."""

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """Run a work that writes and wait for its commit."""

    async def now(self) -> int:
        """The database's time in milliseconds since 1970 UTC."""

    async def close(self) -> None:
        """Finish what is under way and let go."""


class Database:
    """The database of a club. `Database.open` makes one; `async with` closes it.

    A work is a synchronous function of a SQLAlchemy Core connection in a transaction of its own; it neither
    commits nor rolls back, has no other effect than on the connection, and may be run again where other
    transactions stood in its way. What it raises, it undoes, and the caller gets. Of the database itself both
    methods raise Unavailable, Taken (something unique is there already), Conflict or Broken.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.notices = engine.notices

    @classmethod
    async def open(cls, where: str | Path) -> Database:
        """Open the database at a path, `sqlite:PATH` or `postgresql://...`, its schema brought up to date.

        Raises Refused with one line where it cannot or must not be used. The line holds no password.
        """
        # Each engine is imported where it is used: a club has one of them.
        if isinstance(where, str) and where.startswith(_POSTGRESQL):
            from vog.storage.postgres import PostgreSQL  # noqa: PLC0415

            return cls(await PostgreSQL.open(where))
        from vog.storage.embedded import Embedded  # noqa: PLC0415

        return cls(await Embedded.open(file_of(where)))

    @classmethod
    async def look(cls, where: str | Path) -> Database:
        """Open for reading only, beside whoever has it open. Its schema must be the one of this program.

        Raises Refused.
        """
        engine: Engine
        if isinstance(where, str) and where.startswith(_POSTGRESQL):
            from vog.storage.postgres import PostgreSQL  # noqa: PLC0415

            what, engine = "the database", await PostgreSQL.look(where)
        else:
            from vog.storage.embedded import Glance  # noqa: PLC0415

            file = file_of(where)
            if not file.is_file():
                raise Refused(
                    f"there is no club at {file}" + (", which is a folder" if file.is_dir() else "")
                )
            what, engine = str(file), Glance(file)
        self = cls(engine)
        failure: Exception
        try:
            await self.read(check_revision)
        except Unavailable as away:
            failure = Refused(f"{what} cannot be opened ({away})")
        except Refused as refused:
            failure = refused
        else:
            return self
        await self.close()
        raise failure

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a work finds in one state of the database. It cannot write."""
        return await self._engine.read(work)

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """What a work answers, once what it wrote is on the disk.

        Urgent works, of which there are three at once at most, do not wait behind others.
        """
        return await self._engine.write(work, urgent=urgent)

    async def now(self) -> int:
        """The database's time in milliseconds since 1970 UTC (vog.storage.clock makes a clock of it)."""
        return await self._engine.now()

    async def close(self) -> None:
        """Finish what is under way and let go."""
        await self._engine.close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def file_of(where: str | Path) -> Path:
    """The file of an embedded database, from a path, `sqlite:PATH` or `sqlite:///PATH`. Raises Refused."""
    if isinstance(where, Path):
        return where
    text = where
    if text.startswith(_SQLITE):
        text = text.removeprefix(_SQLITE)
        text = text.removeprefix("///") if text.startswith("///") else text
    elif "://" in text:
        scheme = text.partition("://")[0]
        raise Refused(f"no database is known by {scheme!r}; there are sqlite: and postgresql:")
    if not text or text == ":memory:" or "\0" in text:
        raise Refused("the database's address names no file")
    return Path(text)


def mark_of(where: str | Path) -> str:
    """By what two commands know that they mean the same database: one for every spelling of a file.

    A password in the address has no part in it. Raises Refused where that names no database.
    """
    if isinstance(where, str) and where.startswith(_POSTGRESQL):
        where = _PASSWORD.sub("", where)
    else:
        where = os.path.realpath(file_of(where))
    return hashlib.sha256(where.encode("utf-8", "surrogateescape")).hexdigest()
