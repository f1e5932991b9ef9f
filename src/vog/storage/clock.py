"""ports.Clock: the club's time on one node."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from vog.club.names import Instant
    from vog.storage.database import Database
    from vog.storage.pulse import Pulse

# Milliseconds the database's clock may seem to go back without being taken at its word. More than that is a
# clock that was set, and the club's does not follow it down.
_SET_BACK = 1000
# An answer that took twice as long says too little, where there was a better one.
_UNCERTAIN = 250


def monotonic() -> int:
    """Milliseconds of a clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


class NodeClock:
    """The node's monotonic clock and its offset to the database's.

    `follow` measures the offset: before the node serves anybody, then every few seconds. The clock starts no
    earlier than the club's last beat, so that it does not go back over a restart either, whatever was done to
    the machine's clock meanwhile.
    """

    def __init__(self, ticks: Callable[[], int] = monotonic) -> None:
        self._ticks = ticks
        self._offset: int | None = None
        self._last: Instant = 0

    def now(self) -> Instant:
        """This instant; never before one that was told. RuntimeError before the first `follow`."""
        if self._offset is None:
            raise RuntimeError("the clock was never set")
        self._last = max(self._last, self._ticks() + self._offset)
        return self._last

    async def follow(self, database: Database, pulse: Pulse) -> None:
        """Ask the database for its time. Raises Unavailable, and the clock goes on as it was."""
        before = self._ticks()
        told = await database.now()
        after = self._ticks()
        if self._offset is None:
            told = max(told, await pulse.last() or 0)
        self.told(told, before, after)

    def told(self, time: Instant, before: int, after: int) -> None:
        """The database said `time` at some tick from `before` to `after`."""
        uncertain = (after - before + 1) // 2
        if self._offset is not None and uncertain > _UNCERTAIN:
            return
        offset = time - (before + after) // 2
        if self._offset is not None and self._offset - offset > _SET_BACK + uncertain:
            return
        self._offset = offset
