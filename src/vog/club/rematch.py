"""The wish for a rematch: both must have it at the same time; sides are swapped, settings stay (N26)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from vog.club import refusals
from vog.club.names import GameId, Instant
from vog.numbridge.seat import Seat

# A wish for a rematch lapses: who left must not be seated again.
STANDS_MS = 120_000


class Rematch(msgspec.Struct, frozen=True, gc=False):
    """When each player wished for one, whether both did in time, and the game that came of it."""

    wishes: tuple[Instant | None, Instant | None] = (None, None)
    agreed: bool = False
    game: GameId | None = None

    def stands(self, seat: Seat, now: Instant) -> bool:
        """Whether that player's wish stands."""
        at = self.wishes[seat is Seat.SECOND]
        return at is not None and now - at <= STANDS_MS

    def check_wish(self, seat: Seat, now: Instant) -> None:
        """Raises RematchStarted, WishedAlready."""
        self._check_open()
        if self.stands(seat, now):
            raise refusals.WishedAlready

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
        return Rematch()

    def _check_open(self) -> None:
        if self.agreed:
            raise refusals.RematchStarted(game=self.game or "")

    def _with(self, seat: Seat, at: Instant | None) -> Rematch:
        first, second = self.wishes
        return replace(self, wishes=(first, at) if seat is Seat.SECOND else (at, second))
