"""The embedded engine: SQLite in one file, for one process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import quote

from sqlalchemy import Connection, Engine, QueuePool, create_engine, event

from vog.storage.failures import DRIVER_ERRORS, Refused, translated
from vog.storage.filelock import FileLock, Held
from vog.storage.notices import Hearers
from vog.storage.reader import Readers
from vog.storage.upgrade import upgrade
from vog.storage.writer import Writer

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

T = TypeVar("T")

_OLDEST = (3, 38)  # strict tables, RETURNING, and JSON that is always built in
_POOLED = 4
_BUSY = 5.0  # seconds to wait for a lock of another process: a backup, an inspection
# Pages of 4 KiB after which the log is carried over into the file. Each time costs two more syncs.
_CHECKPOINT = 4096


def reading(path: Path) -> Engine:
    """Connections that cannot write, also to a file that another process has open for writing."""

    def connect() -> sqlite3.Connection:
        made = sqlite3.connect(
            f"file:{quote(os.fsencode(path))}?mode=ro",
            uri=True,
            timeout=_BUSY,
            isolation_level=None,
            check_same_thread=False,
        )
        made.execute("PRAGMA query_only = ON")
        return made

    return _engine(connect, "BEGIN")


def writing(path: Path) -> Engine:
    """The connection that writes. Raises Refused where SQLite would not sync each commit to the disk."""

    def connect() -> sqlite3.Connection:
        made = sqlite3.connect(path, timeout=_BUSY, isolation_level=None, check_same_thread=False)
        try:
            _durable(made)
        except BaseException:
            made.close()
            raise
        return made

    return _engine(connect, "BEGIN IMMEDIATE")


def _durable(made: sqlite3.Connection) -> None:
    mode = made.execute("PRAGMA journal_mode = WAL").fetchone()[0]
    if mode != "wal":
        raise Refused(
            f"the database keeps its journal by {mode!r}, not 'wal': its folder cannot hold it safely"
        )
    made.execute("PRAGMA synchronous = FULL")
    if made.execute("PRAGMA synchronous").fetchone()[0] != 2:
        raise Refused("the database does not sync its commits to the disk")
    made.execute("PRAGMA foreign_keys = ON")
    made.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT}")
    # What a statement needs to undo itself: else a file is made and deleted for each group of rows.
    made.execute("PRAGMA temp_store = MEMORY")


def _engine(connect: Callable[[], sqlite3.Connection], begin: str) -> Engine:
    # What the driver does about transactions by itself is switched off (isolation_level=None), so that a read
    # sees one state of the database and a write has its lock from the start.
    engine = create_engine(
        "sqlite+pysqlite://",
        creator=connect,
        poolclass=QueuePool,
        pool_size=_POOLED,
        max_overflow=0,
        hide_parameters=True,
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # Past SQLAlchemy, which would take longer over it than SQLite.
        connection.connection.driver_connection.execute(begin)  # type: ignore[union-attr]

    return engine


class Glance:
    """SQLite for reading only, through a few threads; also where another process is writing."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notices = Hearers()
        self._reading = reading(path)
        self._readers = Readers(self._reading)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a work that only reads, in a transaction that sees one state of the database."""
        return await self._readers.read(work)

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:  # noqa: ARG002
        """Raises RuntimeError."""
        raise RuntimeError("the database was opened for reading only")

    async def now(self) -> int:
        """The machine's time in milliseconds since 1970 UTC."""
        return time.time_ns() // 1_000_000

    async def close(self) -> None:
        """Let the file go."""
        await asyncio.get_running_loop().run_in_executor(None, self._let_go)

    def _let_go(self) -> None:
        self._readers.close()
        self._reading.dispose()


class Embedded(Glance):
    """SQLite for one process, which writes through one thread."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        super().__init__(path)
        self._lock = lock
        self._writing = writing(path)
        self._connection: Connection | None = None
        self._writer: Writer | None = None

    @classmethod
    async def open(cls, path: Path) -> Embedded:
        """Open a file, or make it (mode 0600), and bring its schema up to date.

        Raises Refused, with a line that says why: another process has it, it is no database or another
        program's, its schema is newer, it cannot be synced.
        """
        if sqlite3.sqlite_version_info < _OLDEST:
            raise Refused(f"Python's SQLite is {sqlite3.sqlite_version}; 3.38 is the oldest that will do")
        try:
            lock = FileLock(path)
        except Held:
            raise Refused(
                f"{path} is in use by another process; an embedded database is for one process"
            ) from None
        except OSError as error:
            raise Refused(f"{path} cannot be opened ({error.strerror})") from None
        self = cls(path, lock)
        loop = asyncio.get_running_loop()
        try:
            connection = await loop.run_in_executor(None, self._prepare)
        except BaseException:
            await self.close()
            raise
        self._writer = Writer(connection, loop, self.notices.publish)
        return self

    def _prepare(self) -> Connection:
        failure: str
        try:
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            self._connection = self._writing.connect()
            upgrade(self._connection)
        except OSError as error:
            failure = error.strerror or type(error).__name__
        except DRIVER_ERRORS as error:
            code = str(translated(error))
            failure = "it is no database" if code == "SQLITE_NOTADB" else code
        else:
            return self._connection
        raise Refused(f"{self.path} cannot be opened ({failure})")

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:  # noqa: ARG002
        """Run a work that writes, and wait until it is on the disk: all that wait go in one group."""
        if self._writer is None:
            raise RuntimeError("the database is closed")
        return await self._writer.write(work)

    async def close(self) -> None:
        """Write what is queued and let the file go."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        await super().close()

    def _let_go(self) -> None:
        super()._let_go()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._writing.dispose()
        self._lock.release()
