"""What becomes of a player's command at a table: a word for the journal, or a refusal and nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.club import action as a
from vog.club import refusals, words
from vog.club.offer import OfferKind
from vog.club.ports import ADJOURNED, OVER, RUNNING
from vog.numbridge.commands import End, Reason

if TYPE_CHECKING:
    from vog.club.names import Instant
    from vog.club.table import Table
    from vog.numbridge.seat import Seat

# C9: after so many in a row the opponent may claim the win.
TIMEOUTS_TO_CLAIM = 3


def rule(table: Table, action: a.Action, seat: Seat, now: Instant) -> words.Word:
    """The word for a command of a player that came in time. Raises Refused."""
    status = table.status
    if isinstance(action, a.Play) and status is RUNNING:  # nearly always
        return _in_play(table, action, seat)
    match action:
        case a.WishRematch() | a.WithdrawRematch():
            return _after_the_end(table, action, seat, now)
        case _ if status is OVER:
            raise refusals.GameIsOver
        case a.Resign():
            return End(Reason.RESIGNATION, seat.opponent)
        case a.WishResume() | a.WithdrawWish():
            return _in_adjournment(table, action, seat, now)
        case _ if status is ADJOURNED:
            raise refusals.GameIsAdjourned
        case _:
            return _in_play(table, action, seat)


def _in_play(  # noqa: PLR0911 - one for each command
    table: Table, action: a.Action, seat: Seat
) -> words.Word:
    match action:
        case a.Play(ply, move):
            if ply != table.position.ply:
                raise refusals.Stale(ply=table.position.ply)
            return move
        case a.MakeOffer(kind):
            table.offers.check(kind, seat)
            return words.Offered(kind)
        case a.Withdraw(offer):
            return words.Withdrawn(table.offers.to_withdraw(offer, seat).id)
        case a.Decline(offer):
            return words.Declined(table.offers.to_answer(offer, seat).id)
        case a.Accept(offer):
            answered = table.offers.to_answer(offer, seat)
            if answered.kind is OfferKind.DRAW:
                return End(Reason.AGREEMENT)
            return words.Adjourned(answered.id)
        case a.ClaimWin():
            timeouts = table.timeouts_of(seat.opponent)
            if timeouts < TIMEOUTS_TO_CLAIM:
                raise refusals.NothingToClaim(needed=TIMEOUTS_TO_CLAIM, timeouts=timeouts)
            return End(Reason.CLAIM, seat)
        case _:  # pragma: no cover - every action is above or in `rule`
            raise TypeError(action)


def _in_adjournment(
    table: Table, action: a.WishResume | a.WithdrawWish, seat: Seat, now: Instant
) -> words.Word:
    if table.adjournment is None:
        raise refusals.GameIsNotAdjourned
    if isinstance(action, a.WithdrawWish):
        table.adjournment.check_unwish(seat)
        return words.Unwished()
    if table.adjournment.resumes(seat, now):
        return words.Resumed()
    table.adjournment.check_wish(seat)
    return words.Wished()


def _after_the_end(
    table: Table, action: a.WishRematch | a.WithdrawRematch, seat: Seat, now: Instant
) -> words.Word:
    if table.status is not OVER:
        raise refusals.GameIsNotOver
    if isinstance(action, a.WithdrawRematch):
        table.rematch.check_unwish(seat, now)
        return words.RematchUnwished()
    table.rematch.check_wish(seat, now)
    return words.RematchAgreed() if table.rematch.stands(seat.opponent, now) else words.RematchWished()
