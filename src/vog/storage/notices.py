"""Notices of what was committed: to the hearers in this process, and between nodes by PostgreSQL's NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
from typing import TYPE_CHECKING

import asyncpg
from sqlalchemy import Text, bindparam, func, select
from sqlalchemy.dialects import postgresql

from vog.club.ports import About, Notice
from vog.storage.writer import NOTICES

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Sequence

    from sqlalchemy import Connection

_LOG = logging.getLogger("vog.storage")

CHANNEL = "vog"

# Notices in one NOTIFY, whose payload is at most 8000 bytes; one notice is at most some 40.
_IN_ONE = 150

# Seconds between attempts to get a lost line back: the first, and the most.
_SOON, _LATE = 0.05, 2.0


class Hearers:
    """ports.Notices within one process."""

    def __init__(self) -> None:
        self._hearers: dict[int, Callable[[Notice], None]] = {}
        self._numbers = itertools.count()

    def subscribe(self, hear: Callable[[Notice], None]) -> Callable[[], None]:
        """Hear every notice from now on, on the event loop; call what is returned to hear no more."""
        number = next(self._numbers)
        self._hearers[number] = hear
        return lambda: self._hearers.pop(number, None) and None

    def publish(self, notices: Iterable[Notice]) -> None:
        """Tell every hearer. One that raises does not keep the others from hearing."""
        for notice in notices:
            for hear in tuple(self._hearers.values()):
                try:
                    hear(notice)
                except Exception:  # noqa: BLE001 - whoever hears is not known here
                    _LOG.exception("a hearer of notices failed")


def announce(connection: Connection, notices: Sequence[Notice]) -> None:
    """Within a work: let every node hear of it once, and only if, this transaction is committed."""
    if connection.dialect.name == "sqlite":
        connection.info[NOTICES].extend(notices)
        return
    lines = list(map(_written, notices))
    payloads = ["\n".join(lines[start : start + _IN_ONE]) for start in range(0, len(lines), _IN_ONE)]
    given = bindparam("payloads", payloads, type_=postgresql.ARRAY(Text()))
    connection.execute(select(func.pg_notify(CHANNEL, func.unnest(given))))


def _written(notice: Notice) -> str:
    return f"{notice.about} {notice.seq} {notice.id}"


def _read(payload: str) -> list[Notice]:
    """The notices of a payload; ALL where somebody else wrote on our channel."""
    notices = []
    for line in payload.split("\n"):
        try:
            about, seq, id_ = line.split(" ", 2)
            notices.append(Notice(About(about), id_, int(seq)))
        except ValueError:
            return [Notice(About.ALL)]
    return notices


class Line:
    """One LISTEN connection of a node, that comes back by itself.

    What was sent while it was gone is lost, so once it is back every hearer is told ALL.
    """

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], hearers: Hearers) -> None:
        self._connect = connect
        self._hearers = hearers
        self._connection: asyncpg.Connection | None = None
        self._keeping: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Listen. Raises what connecting raises."""
        lost = await self._listen()
        self._keeping = asyncio.create_task(self._keep(lost), name="vog-notices")

    async def _listen(self) -> asyncio.Event:
        lost = asyncio.Event()
        connection = await self._connect()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        return lost

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        self._hearers.publish(_read(str(payload)))

    async def _keep(self, lost: asyncio.Event) -> None:
        while True:
            await lost.wait()
            _LOG.warning("the line of notices was lost")
            lost = await self._again()
            _LOG.warning("the line of notices is back")
            self._hearers.publish([Notice(About.ALL)])

    async def _again(self) -> asyncio.Event:
        pause = _SOON
        while True:
            try:
                return await self._listen()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LATE)

    async def close(self) -> None:
        """Hang up."""
        if self._keeping is not None:
            self._keeping.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._keeping
        if self._connection is not None:
            self._connection.terminate()
