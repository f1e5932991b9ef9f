"""Hearing of what any node committed, by PostgreSQL's LISTEN; SQLite is for one process, which knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import asyncpg

from vog.club.ports import About, Notice
from vog.storage.notices import CHANNEL

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from vog.storage.notices import Hearers

_LOG = logging.getLogger("vog.storage")

# Seconds between attempts to get a lost line back: the first, and the most.
_SOON, _LATE = 0.05, 2.0


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
