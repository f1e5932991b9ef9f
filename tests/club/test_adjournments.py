"""Adjourned games: clocks that stand, wishes, and closing (C6, N39)."""

from __future__ import annotations

import pytest

from tests.club.games import FIRST, SECOND, SPECTATOR, Played
from vog.club import refusals
from vog.club.action import (
    Accept,
    Action,
    ClaimWin,
    MakeOffer,
    Play,
    Resign,
    WishResume,
    WithdrawWish,
)
from vog.club.adjournment import CLOSES_AFTER_MS, MOST_WISHES, TOGETHER_MS
from vog.club.offer import OfferKind
from vog.club.ports import Status
from vog.numbridge import End, Exchange, Reason, Seat

DAY = 86_400_000


def adjourned() -> Played:
    """Two whole turns each, then 10 of the first player's 30 seconds."""
    played = Played()
    played.move(4)
    played.wait(10_000).adjourn()
    return played


def test_a_game_adjourned_at_20_s_left_is_resumed_at_20_s_left_and_repeating_gives_nothing() -> None:
    played = adjourned()
    for _ in range(5):
        assert played.left() == (20_000, (290_000, 300_000))
        played.wait(3 * DAY)
        played.act(SECOND, WishResume())
        played.wait(1000).act(FIRST, WishResume())
        assert played.table.status is Status.RUNNING
        assert played.left() == (20_000, (290_000, 300_000))
        assert played.deadline == played.now + 20_000
        if OfferKind.ADJOURNMENT in played.seen(FIRST).may_offer:
            played.adjourn()
        else:  # the first player's one of this turn is spent
            offer = played.act(SECOND, MakeOffer(OfferKind.ADJOURNMENT)).seq
            played.act(FIRST, Accept(offer))
            break
    assert played.wait(DAY).left() == (20_000, (290_000, 300_000))


def test_adjourning_frees_no_offer_of_the_same_turn() -> None:
    played = adjourned()
    played.act(FIRST, WishResume())
    played.act(SECOND, WishResume())
    with pytest.raises(refusals.OfferedAlready):
        played.act(FIRST, MakeOffer(OfferKind.ADJOURNMENT))


def test_open_offers_have_lapsed_when_the_game_goes_on() -> None:
    played = Played()
    draw = played.act(SECOND, MakeOffer(OfferKind.DRAW)).seq
    played.adjourn()
    played.act(FIRST, WishResume())
    played.act(SECOND, WishResume())
    assert played.table.offers.standing == ()
    with pytest.raises(refusals.NoSuchOffer):
        played.act(FIRST, Accept(draw))


def test_it_takes_both_to_resume() -> None:
    played = adjourned()
    assert played.act(FIRST, WishResume()).line == "wish"
    assert played.table.status is Status.ADJOURNED
    assert played.act(FIRST, WishResume()).line == "wish"  # said anew, it is still one player's
    assert played.seen(SECOND).adjournment is not None
    assert played.act(SECOND, WishResume()).line == "resume"
    assert played.table.clocks.running is FIRST


def test_an_old_wish_does_not_start_the_clock_of_a_player_who_is_away() -> None:
    played = adjourned()
    played.act(FIRST, WishResume())
    played.wait(TOGETHER_MS + 1)
    seen = played.seen(SECOND).adjournment
    assert seen is not None
    assert not seen.resumes_at_once
    assert played.act(SECOND, WishResume()).line == "wish"
    assert played.table.status is Status.ADJOURNED
    back = played.wait(TOGETHER_MS).seen(FIRST).adjournment
    assert back is not None
    assert back.resumes_at_once
    assert played.act(FIRST, WishResume()).line == "resume"


def test_a_wish_can_be_taken_back() -> None:
    played = adjourned()
    with pytest.raises(refusals.NoWish):
        played.act(FIRST, WithdrawWish())
    played.act(FIRST, WishResume())
    played.act(FIRST, WithdrawWish())
    assert played.act(SECOND, WishResume()).line == "wish"


def test_wishes_of_one_player_have_an_end_and_the_others_still_resumes() -> None:
    played = adjourned()
    for _ in range(MOST_WISHES // 2):
        played.act(FIRST, WishResume())
        played.act(FIRST, WithdrawWish())
    rows = len(played.rows)
    for _ in range(3):
        with pytest.raises(refusals.TooManyWishes):
            played.act(FIRST, WishResume())
    assert len(played.rows) == rows
    assert played.act(SECOND, WishResume()).line == "wish"
    assert played.act(FIRST, WishResume()).line == "resume"


@pytest.mark.parametrize(
    ("wishes", "line"),
    [
        ([], "= adjournment"),
        ([FIRST], "1-0 adjournment"),
        ([SECOND], "0-1 adjournment"),
        ([FIRST, SECOND], "= adjournment"),
    ],
    ids=["neither asked", "the first asked", "the second asked", "both asked, never together"],
)
def test_after_30_days_it_is_closed(wishes: list[Seat], line: str) -> None:
    played = adjourned()
    closes = played.now + CLOSES_AFTER_MS
    for seat in wishes:
        played.wait(DAY).act(seat, WishResume())
    assert played.deadline == closes
    played.now = closes + 499
    assert played.table.due(played.now) is None
    assert played.wait(1).enforce().line == line
    assert played.table.status is Status.OVER


def test_a_wish_taken_back_wins_nothing() -> None:
    played = adjourned()
    played.act(FIRST, WishResume())
    played.act(FIRST, WithdrawWish())
    played.wait(CLOSES_AFTER_MS + 500)
    assert played.enforce().line == "= adjournment"


@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_either_may_resign_meanwhile(seat: Seat) -> None:
    played = adjourned()
    played.act(seat, Resign())
    assert played.table.position.end == End(Reason.RESIGNATION, seat.opponent)
    assert played.rows[-1].ms == 0


ACTIONS: list[Action] = [Play(4, Exchange()), MakeOffer(OfferKind.DRAW), ClaimWin(), Accept(1)]


@pytest.mark.parametrize("action", ACTIONS, ids=[type(action).__name__ for action in ACTIONS])
def test_nothing_else_may_be_done(action: Action) -> None:
    played = adjourned()
    before = played.table
    for seat in (FIRST, SECOND):
        with pytest.raises(refusals.GameIsAdjourned):
            played.act(seat, action)
    assert played.table == before


def test_a_game_that_is_not_adjourned_cannot_be_resumed() -> None:
    played = Played()
    for action in (WishResume(), WithdrawWish()):
        with pytest.raises(refusals.GameIsNotAdjourned):
            played.act(FIRST, action)


def test_everybody_sees_position_and_clocks_before_they_resume() -> None:
    played = adjourned()
    for seat in (FIRST, SECOND, SPECTATOR):
        seen = played.wait(DAY).seen(seat)
        assert seen.status is Status.ADJOURNED
        assert (seen.clocks.running, seen.clocks.move) == (None, 20_000)
        assert seen.game.turn is FIRST
