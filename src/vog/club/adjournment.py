"""Adjourned games: who wishes to resume, and how one ends that never is (C6, N39)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from vog.club import refusals
from vog.club.names import Instant
from vog.numbridge.commands import End, Reason
from vog.numbridge.seat import PLAYERS, Seat

CLOSES_AFTER_MS = 30 * 86_400_000
# Two wishes resume the game where one came so soon after the other that both players are there: a wish of
# last week must not start the clock of a player who is asleep.
TOGETHER_MS = 120_000
# Of one player in one adjournment, taken back or not: no clock runs, so nothing else would end them.
MOST_WISHES = 200


class Adjournment(msgspec.Struct, frozen=True, gc=False):
    """Since when, and when each player last wished to resume; None where no wish of that player stands.

    `said` is how often each player has said so or taken it back.
    """

    since: Instant
    wishes: tuple[Instant | None, Instant | None] = (None, None)
    said: tuple[int, int] = (0, 0)

    @property
    def closes(self) -> Instant:
        """When the game is closed if it is not resumed before."""
        return self.since + CLOSES_AFTER_MS

    def wish(self, seat: Seat) -> Instant | None:
        """When that player's wish was last said."""
        return self.wishes[seat is Seat.SECOND]

    def resumes(self, seat: Seat, now: Instant) -> bool:
        """Whether that player's wish, said now, resumes the game."""
        other = self.wish(seat.opponent)
        return other is not None and now - other <= TOGETHER_MS

    def check_wish(self, seat: Seat) -> None:
        """Raises TooManyWishes."""
        if self.said[seat is Seat.SECOND] >= MOST_WISHES:
            raise refusals.TooManyWishes(most=MOST_WISHES)

    def check_unwish(self, seat: Seat) -> None:
        """Raises NoWish."""
        if self.wish(seat) is None:
            raise refusals.NoWish

    def wished(self, seat: Seat, at: Instant | None) -> Adjournment:
        """That player's wish stands from `at`, or, with None, does not stand."""
        (first, second), (one, two) = self.wishes, self.said
        if seat is Seat.SECOND:
            return replace(self, wishes=(first, at), said=(one, two + 1))
        return replace(self, wishes=(at, second), said=(one + 1, two))

    def end(self) -> End:
        """Won by the one whose wish stands and was not met; without a result where none or both wished."""
        wishing = [seat for seat in PLAYERS if self.wish(seat) is not None]
        return End(Reason.ADJOURNMENT, wishing[0] if len(wishing) == 1 else None)
