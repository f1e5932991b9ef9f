"""One node of the club while it runs: its parts, its loops, and how it stops."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Protocol

from vog.club.account import GUEST_LIFE
from vog.server.hub import Hub
from vog.server.limiter import Limiter
from vog.server.logs import LOG
from vog.server.loops import cancel, every
from vog.server.requests import Requests

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from vog.club.account import Accounts
    from vog.club.names import GameId, Instant
    from vog.club.ports import Notice, Notices, Outage
    from vog.club.service import Outside, Service
    from vog.server.board import Announcements
    from vog.server.health import Readiness
    from vog.server.metrics import Metrics
    from vog.server.origin import Origins
    from vog.server.sign_in import SignIn

# Seconds between: beats of the pulse, looks for tables whose time has come, comparisons of heads, looks at
# sockets' clocks, measurements of the clock, deletions of what is too old.
_PULSE, _DUE, _HEADS, _TICK, _CLOCK, _RETENTION = 1.0, 0.2, 2.0, 1.0, 5.0, 3600.0
_MOST_DUE = 500
_STALE = 2000  # milliseconds since the last beat


class Pulse(Protocol):
    """How the club knows that it is up (C11)."""

    async def beat(self, now: Instant) -> Outage | None:
        """The outage that ended with this beat."""


class Node:
    """Everything that answers, made by `bootstrap` and started by the application's lifespan."""

    def __init__(  # noqa: PLR0913 - what a node is made of
        self,
        *,
        club: Service,
        outside: Outside,
        accounts: Accounts,
        announcements: Announcements,
        notices: Notices,
        pulse: Pulse,
        follow_clock: Callable[[], Awaitable[None]],
        sign_in: SignIn,
        origins: Origins,
        metrics: Metrics,
        readiness: Readiness,
    ) -> None:
        self.club = club
        self.outside = outside
        self.accounts = accounts
        self.announcements = announcements
        self.sign_in = sign_in
        self.origins = origins
        self.metrics = metrics
        self.clock = outside.clock
        # Of one network: a page asks a few times when it is opened, and then the socket tells it.
        self.asking = Limiter(600, 1 / 60, time.monotonic)
        self.hub = Hub(club, accounts, announcements, outside.clock)
        self.requests = Requests(club, self.hub, outside.clock, metrics)
        self._notices = notices
        self._pulse = pulse
        self._follow_clock = follow_clock
        self._readiness = readiness
        self._beaten: Instant = 0
        self._broken: frozenset[GameId] = frozenset()
        self._loops: list[asyncio.Task[None]] = []
        self._leave: list[Callable[[], None]] = []
        metrics.gauges["vog_sockets"] = lambda: len(self.hub.lines)
        metrics.gauges["vog_pictures_sent"] = lambda: self.hub.tables.pushed

    async def start(self) -> None:
        """Find out whether the club was down, then begin. Raises Unavailable."""
        await self.beat()
        loop = asyncio.get_running_loop()

        def stopping() -> None:
            loop.call_soon_threadsafe(self.hub.drain)

        self._readiness.when_stopping(stopping)
        # The club's memory first, so that what the hub then asks for is new.
        self._leave = [self._notices.subscribe(self._hear)]
        loops = (
            ("pulse", _PULSE, self.beat),
            ("due", _DUE, self._fire),
            ("heads", _HEADS, self._compare),
            ("tick", _TICK, self._tick),
            ("clock", _CLOCK, self._clock),
            ("retention", _RETENTION, self.retain),
        )
        for name, seconds, what in loops:
            self._loops.append(asyncio.create_task(every(seconds, what, name), name=f"vog-{name}"))

    async def stop(self) -> None:
        """Send every socket away, and end all that runs."""
        self.hub.drain()
        for leave in self._leave:
            leave()
        await cancel(self._loops)
        await self.hub.close()

    def _hear(self, notice: Notice) -> None:
        self.club.hear(notice)
        self.hub.hear(notice)

    async def beat(self) -> None:
        """Say that the club is up, and find out whether it was not. Raises Unavailable."""
        now = self.clock.now()
        outage = await self._pulse.beat(now)
        self._beaten = now
        if outage is not None:
            fields = {"seconds": round((outage.end - outage.start) / 1000, 1)}
            LOG.warning("the club was down", extra={"fields": fields})

    async def _fire(self) -> None:
        if self.clock.now() - self._beaten > _STALE:
            # This node slept: the pulse must find that out first, or the sleep would be charged to players.
            await self.beat()
        fired = await self.club.tables.fire_due(_MOST_DUE)
        self.metrics.timeouts += len(fired.games)
        for game, error in fired.broken.items():
            if game not in self._broken:  # it is tried again at each look, and told once
                LOG.error("a table cannot act", extra={"fields": {"game": game}}, exc_info=error)
        self._broken = frozenset(fired.broken)

    async def _compare(self) -> None:
        await self.club.tables.read_outages()
        self.metrics.notices_missed += await self.hub.tables.compare_heads()

    async def _tick(self) -> None:
        self.hub.tick(time.monotonic())

    async def _clock(self) -> None:
        await self._follow_clock()

    async def retain(self) -> None:
        """Delete what is too old to be kept (C16). Raises Unavailable."""
        now = self.clock.now()
        guests = await self.accounts.delete_unused_guests(now - GUEST_LIFE, now)
        sessions = await self.accounts.delete_ended_sessions(now)
        if guests or sessions:
            LOG.info("deleted", extra={"fields": {"guests": guests, "sessions": sessions}})
