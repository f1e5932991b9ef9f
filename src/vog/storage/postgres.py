"""The engine of a larger club: PostgreSQL, for any number of nodes."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeVar

import asyncpg
from sqlalchemy import AsyncAdaptedQueuePool, Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from vog.club.ports import Unavailable
from vog.storage.failures import DRIVER_ERRORS, Conflict, Refused, translated
from vog.storage.listening import Line
from vog.storage.notices import Hearers
from vog.storage.upgrade import upgrade

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

T = TypeVar("T")

_ERRORS = (*DRIVER_ERRORS, asyncpg.PostgresError, asyncpg.InterfaceError)

_CONNECTIONS = 10
# So many of them may read at once, and so many write what can wait. The others are for what is urgent, two
# groups of moves and the pulse: these do not stand in a queue behind a crowd that comes at once, or the club
# would take itself for having been down.
_READING, _WRITING = 5, 2
# Seconds: to get a connection from the pool, to connect, for one statement, for one lock, between statements.
_WAIT, _CONNECT, _STATEMENT, _LOCK, _IDLE = 5.0, 5.0, 10.0, 5.0, 30.0
_ATTEMPTS = 5  # of a transaction that others stood in the way of
_OLDEST = 140000

_SERVER = {
    "application_name": "vog",
    "statement_timeout": f"{_STATEMENT:.0f}s",
    "lock_timeout": f"{_LOCK:.0f}s",
    "idle_in_transaction_session_timeout": f"{_IDLE:.0f}s",
    "TimeZone": "UTC",
}

# Held while the schema is brought up to date: nodes that start together do it one after the other.
_UPGRADING = text("SELECT pg_advisory_xact_lock(1447002979)")

# It does not hold the address, in which a password may be.
_UNREADABLE = (
    "the database's address cannot be read; it is like postgresql://USER:PASSWORD@HOST:PORT/NAME, "
    "with a port from 1 to 65535"
)

_SYNCING = {"fsync": "on", "full_page_writes": "on"}


class PostgreSQL:
    """PostgreSQL by asyncpg, with a pool of connections and one more that listens for notices."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.notices = Hearers()
        self._line = Line(self._connect, self.notices)
        self._pool: AsyncEngine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self._connect,
            poolclass=AsyncAdaptedQueuePool,
            pool_size=_CONNECTIONS,
            max_overflow=0,
            pool_timeout=_WAIT,
            hide_parameters=True,
        )
        self._running: set[asyncio.Task[object]] = set()
        self._reading = asyncio.Semaphore(_READING)
        self._writing = asyncio.Semaphore(_WRITING)

    async def _connect(self) -> asyncpg.Connection:
        try:
            return await asyncpg.connect(
                self._url,
                timeout=_CONNECT,
                # A little later than the server's own time-out: it is for a server that does not answer.
                command_timeout=_STATEMENT + 2,
                server_settings=_SERVER,
            )
        except _ERRORS:
            raise  # some of them are ValueErrors as well, like that of a certificate that does not hold
        except (ValueError, OverflowError):
            unreadable = Refused(_UNREADABLE)  # OverflowError: of a port that is too large
        raise unreadable

    @classmethod
    async def open(cls, url: str) -> PostgreSQL:
        """Connect, see that commits are synced, bring the schema up to date, and listen for notices.

        Raises Refused where the database must not be used, and where it cannot be reached.
        """
        self = cls(url)
        failure: Exception
        try:
            await self._check()
            await self._perform(_upgrade, once=True)
            await self._line.open()
        except Refused as refused:
            failure = refused
        except Unavailable as error:
            failure = Refused(f"the database cannot be reached ({error})")
        except _ERRORS as error:
            failure = Refused(_why(error))
        except BaseException:
            await self.close()
            raise
        else:
            return self
        await self.close()
        raise failure

    @classmethod
    async def look(cls, url: str) -> PostgreSQL:
        """Connections for reading only: nothing is changed, no notices come.

        Raises Refused where it cannot be reached.
        """
        self = cls(url)
        try:
            connection = await self._connect()
        except _ERRORS as error:
            failure = Refused(_why(error))
        else:
            await connection.close()
            return self
        raise failure

    async def _check(self) -> None:
        connection = await self._connect()
        try:
            if connection.get_server_version().major * 10000 < _OLDEST:
                raise Refused(f"the database is older than PostgreSQL {_OLDEST // 10000}")
            for setting, wanted in _SYNCING.items():
                if await connection.fetchval(f"SHOW {setting}") != wanted:
                    raise Refused(f"the database runs with {setting} off and would lose games; switch it on")
            if await connection.fetchval("SHOW synchronous_commit") == "off":
                raise Refused(
                    "the database runs with synchronous_commit off and would lose games; switch it on"
                )
            encoding = await connection.fetchval("SHOW server_encoding")
            if encoding != "UTF8":
                raise Refused(f"the database's encoding is {encoding}, not UTF8")
        finally:
            await connection.close()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a work that only reads, in a transaction that sees one state of the database."""
        async with _one_of(self._reading, "too many readers"):
            return await self._perform(work, reading=True)

    async def write(self, work: Callable[[Connection], T], *, urgent: bool = False) -> T:
        """Run a work in a transaction and wait for its commit. It may be run more than once.

        A caller that is cancelled does not stop its work.
        """
        return await self._go_on(self._perform(work) if urgent else self._in_turn(work))

    async def _in_turn(self, work: Callable[[Connection], T]) -> T:
        async with _one_of(self._writing, "too many writers"):
            return await self._perform(work)

    async def _go_on(self, performing: Coroutine[None, None, T]) -> T:
        task = asyncio.create_task(performing)
        self._running.add(task)
        task.add_done_callback(self._done)
        return await asyncio.shield(task)

    def _done(self, task: asyncio.Task[object]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # so that one whose caller has gone is not complained about

    async def _perform(
        self, work: Callable[[Connection], T], *, reading: bool = False, once: bool = False
    ) -> T:
        fresh = False
        for attempt in range(1, _ATTEMPTS + 1):
            committing = False
            try:
                async with self._pool.connect() as connection:
                    if reading:
                        await connection.execution_options(
                            isolation_level="REPEATABLE READ", postgresql_readonly=True
                        )
                    answer = await connection.run_sync(work)
                    committing = True
                    await connection.commit()
                    return answer
            except _ERRORS as error:
                failure = translated(error)
            if isinstance(failure, Conflict) and attempt < _ATTEMPTS and not once:
                continue
            # The pool may hold connections of before a restart. Nothing was committed, so once more is safe;
            # after a commit that was not answered it is not.
            if isinstance(failure, Unavailable) and not (committing or fresh or once):
                fresh = True
                continue
            break
        raise failure

    async def now(self) -> int:
        """The database's time in milliseconds since 1970 UTC. Raises Unavailable."""
        return await self._perform(_now, reading=True)

    async def close(self) -> None:
        """Wait for what is under way and hang up."""
        await self._line.close()
        while self._running:
            await asyncio.wait(self._running)
        await self._pool.dispose()


@asynccontextmanager
async def _one_of(places: asyncio.Semaphore, otherwise: str) -> AsyncIterator[None]:
    try:
        await asyncio.wait_for(places.acquire(), _WAIT)
    except TimeoutError:
        raise Unavailable(otherwise) from None
    try:
        yield
    finally:
        places.release()


def _now(connection: Connection) -> int:
    found = connection.execute(
        text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
    ).scalar_one()
    return int(found)


def _upgrade(connection: Connection) -> None:
    connection.execute(_UPGRADING)
    upgrade(connection)


def _why(error: BaseException) -> str:
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return "the database does not let us in: wrong name or password"
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "the database's server has no database of that name"
    if isinstance(error, ValueError) and not isinstance(error, OSError):
        return _UNREADABLE
    return f"the database cannot be reached ({translated(error)})"
