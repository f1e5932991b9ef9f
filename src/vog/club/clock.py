"""The clocks of a table: a time for each move and one for all of a player's moves (N23, N24, N36, N38, N39).

One clock runs at most, that of the side to move; `now` is an argument. Time in which the whole club was down
is charged to nobody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from vog.club.names import Instant
from vog.numbridge.seat import FIRST, SECOND, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vog.club.ports import Outage
    from vog.numbridge.settings import Settings

# A command that was received in time may still be on its way to the journal; the time-out waits for it.
GRACE_MS = 500


class Clocks(msgspec.Struct, frozen=True, gc=False):
    """What is left, in milliseconds, at the instant `since`; where that is None no clock runs.

    `limit` is the whole time of a move, `move` what is left of the current one, which is `side`'s; `game` is
    what the first and the second player have left for all of theirs.
    """

    limit: int
    move: int
    game: tuple[int, int]
    side: Seat
    since: Instant | None

    @classmethod
    def start(cls, settings: Settings, now: Instant) -> Clocks:
        """Full clocks; the first player's runs."""
        move, game = settings.move_time * 1000, settings.game_time * 1000
        return cls(limit=move, move=move, game=(game, game), side=FIRST, since=now)

    @property
    def running(self) -> Seat | None:
        """Whose clock runs."""
        return None if self.since is None else self.side

    @property
    def left(self) -> int:
        """What the side to move has left until its move or its game time ends."""
        return min(self.move, self.game[self.side is SECOND])

    @property
    def game_time_decides(self) -> bool:
        """Whether the game time ends first; where both end together it decides (N38)."""
        return self.game[self.side is SECOND] <= self.move

    def elapsed(self, now: Instant, outages: Sequence[Outage] = ()) -> int:
        """What would be charged at `now`: never negative, never more than is left."""
        if self.since is None:
            return 0
        return min(max(now - self.since - _down(self.since, now, outages), 0), self.left)

    def deadline(self, outages: Sequence[Outage] = ()) -> Instant | None:
        """The instant at which what is left ends. A command is in time if it was received before it."""
        if self.since is None:
            return None
        end = self.since + self.left
        if not outages:
            return end
        for outage in _after(self.since, outages):
            if outage.start >= end:
                break
            end += outage.end - max(outage.start, self.since)
        return end

    def charged(self, ms: int, now: Instant) -> Clocks:
        """`ms` less for the side to move; what is left counts from `now`, where a clock runs."""
        first, second = self.game
        return replace(
            self,
            move=self.move - ms,
            game=(first, second - ms) if self.side is SECOND else (first - ms, second),
            since=None if self.since is None else now,
        )

    def next_move(self, side: Seat) -> Clocks:
        """The move time of `side` starts afresh, in a pair too (N36)."""
        return replace(self, side=side, move=self.limit)

    def frozen(self) -> Clocks:
        """None runs any more."""
        return replace(self, since=None)

    def resumed(self, now: Instant) -> Clocks:
        """The side to move goes on with what it had left (N39)."""
        return replace(self, since=now)


def _after(since: Instant, outages: Sequence[Outage]) -> list[Outage]:
    """Those that ended after `since`, in order. `outages` are in order and do not overlap."""
    found = []
    for outage in reversed(outages):
        if outage.end <= since:
            break
        found.append(outage)
    return found[::-1]


def _down(since: Instant, now: Instant, outages: Sequence[Outage]) -> int:
    if not outages or outages[-1].end <= since:  # nearly always
        return 0
    return sum(max(min(outage.end, now) - max(outage.start, since), 0) for outage in _after(since, outages))
