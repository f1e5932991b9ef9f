"""The wish for a rematch: both must have it at the same time; sides are swapped, settings stay (N26)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from vog.club import refusals
from vog.club.names import GameId, Instant
from vog.numbridge.seat import Seat

# A wish for a rematch lapses: who left must not be seated again.
STANDS_MS = 120_000
# Of one player after one game, taken back or not.
MOST_WISHES = 20


class Rematch(msgspec.Struct, frozen=True, gc=False):
    """When each player wished for one, whether both did in time, and the game that came of it.

    `said` is how often each player has said so or taken it back.
    """

    wishes: tuple[Instant | None, Instant | None] = (None, None)
    said: tuple[int, int] = (0, 0)
    agreed: bool = False
    game: GameId | None = None

    def stands(self, seat: Seat, now: Instant) -> bool:
        """Whether that player's wish stands."""
        at = self.wishes[seat is Seat.SECOND]
        return at is not None and now - at <= STANDS_MS

    def check_wish(self, seat: Seat, now: Instant) -> None:
        """Raises RematchStarted, WishedAlready, TooManyWishes."""
        self._check_open()
        if self.stands(seat, now):
            raise refusals.WishedAlready
        if self.said[seat is Seat.SECOND] >= MOST_WISHES and not self.stands(seat.opponent, now):
            raise refusals.TooManyWishes(most=MOST_WISHES)

    def check_unwish(self, seat: Seat, now: Instant) -> None:
        """Raises RematchStarted, NoWish."""
        self._check_open()
        if not self.stands(seat, now):
            raise refusals.NoWish

    def wished(self, seat: Seat, at: Instant, *, agreed: bool = False) -> Rematch:
        """That player wishes for one; it is `agreed` where the opponent's wish stands."""
        return replace(self._with(seat, at), agreed=agreed)

    def unwished(self, seat: Seat) -> Rematch:
        """That player does not wish for one any more."""
        return self._with(seat, None)

    def started(self, game: GameId) -> Rematch:
        """It has begun."""
        return replace(self, game=game)

    def called_off(self) -> Rematch:
        """It cannot begin: one of the two may not play. The wishes are gone."""
        return Rematch(said=self.said)

    def _check_open(self) -> None:
        if self.agreed:
            raise refusals.RematchStarted(game=self.game or "")

    def _with(self, seat: Seat, at: Instant | None) -> Rematch:
        (first, second), (one, two) = self.wishes, self.said
        if seat is Seat.SECOND:
            return replace(self, wishes=(first, at), said=(one, two + 1))
        return replace(self, wishes=(at, second), said=(one + 1, two))
