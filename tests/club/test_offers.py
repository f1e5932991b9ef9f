"""Offers of a draw and of an adjournment, at the table (C5, N28, N37, N38, N41)."""

from __future__ import annotations

import pytest

from tests.club.games import FIRST, SECOND, Played
from vog.club import refusals
from vog.club.action import Accept, Action, Decline, MakeOffer, Play, Resign, Withdraw
from vog.club.offer import OfferKind
from vog.club.ports import Status
from vog.club.refusals import Refused
from vog.numbridge import End, Exchange, Reason, Seat, Variant

DRAW, ADJOURNMENT = OfferKind
KINDS = pytest.mark.parametrize("kind", OfferKind)


def offered(kind: OfferKind, by: Seat = FIRST) -> tuple[Played, int]:
    played = Played().wait(1000)
    return played, played.act(by, MakeOffer(kind)).seq


@KINDS
def test_an_offer_stands_until_it_is_declined(kind: OfferKind) -> None:
    played, offer = offered(kind)
    assert [one.id for one in played.seen(SECOND).offers] == [offer]
    played.act(SECOND, Decline(offer))
    assert played.table.offers.standing == ()
    with pytest.raises(refusals.NoSuchOffer) as refused:
        played.act(SECOND, Accept(offer))
    assert refused.value.facts == {"offer": offer}


@KINDS
def test_an_offer_ends_with_its_makers_next_move_and_not_with_the_opponents(kind: OfferKind) -> None:
    played, offer = offered(kind, by=SECOND)
    played.move()
    assert [one.id for one in played.table.offers.standing] == [offer]
    played.move()
    assert played.table.offers.standing == ()


@KINDS
def test_a_time_out_is_a_move_spent_and_ends_the_offer_too(kind: OfferKind) -> None:
    played, _ = offered(kind)
    played.time_out()
    assert played.table.offers.standing == ()


@KINDS
def test_the_first_move_of_a_pair_ends_an_offer_and_the_pair_is_one_turn(kind: OfferKind) -> None:
    played = Played(Variant.LANDS)
    played.move()
    played.act(SECOND, MakeOffer(kind))
    played.move()
    assert played.turn is SECOND
    assert played.table.offers.standing == ()
    with pytest.raises(refusals.OfferedAlready):
        played.act(SECOND, MakeOffer(kind))
    assert kind not in played.seen(SECOND).may_offer


@KINDS
@pytest.mark.parametrize("answer", [Decline, Withdraw])
def test_one_offer_of_a_kind_is_free_in_a_turn(kind: OfferKind, answer: type[Decline | Withdraw]) -> None:
    played, offer = offered(kind)
    played.act(FIRST if answer is Withdraw else SECOND, answer(offer))
    with pytest.raises(refusals.OfferedAlready) as refused:
        played.act(FIRST, MakeOffer(kind))
    assert refused.value.facts == {"kind": kind.value}
    played.act(FIRST, MakeOffer(DRAW if kind is ADJOURNMENT else ADJOURNMENT))


@KINDS
def test_an_offer_after_the_opponents_move_is_free_again(kind: OfferKind) -> None:
    played, offer = offered(kind)
    played.act(SECOND, Decline(offer))
    played.move()
    with pytest.raises(refusals.OfferedAlready):
        played.act(FIRST, MakeOffer(kind))
    played.move()
    assert played.seen(FIRST).may_offer == (DRAW, ADJOURNMENT)
    assert played.act(FIRST, MakeOffer(kind)).line == f"offer {kind}"


@KINDS
def test_of_two_offers_that_cross_the_first_stands_and_the_second_is_told_so(kind: OfferKind) -> None:
    for first, second in ((FIRST, SECOND), (SECOND, FIRST)):
        played, offer = offered(kind, by=first)
        with pytest.raises(refusals.OfferedToYou) as refused:
            played.act(second, MakeOffer(kind))
        assert refused.value.facts == {"offer": offer}
        assert kind not in played.seen(second).may_offer


@KINDS
def test_nobody_answers_an_own_offer_or_withdraws_anothers(kind: OfferKind) -> None:
    played, offer = offered(kind)
    for action in (Accept(offer), Decline(offer)):
        with pytest.raises(refusals.YourOwnOffer):
            played.act(FIRST, action)
    with pytest.raises(refusals.NotYourOffer):
        played.act(SECOND, Withdraw(offer))


def test_an_accepted_draw_is_an_end_by_agreement() -> None:
    played, offer = offered(DRAW)
    assert played.act(SECOND, Accept(offer)).line == "= agreement"
    assert played.table.position.end == End(Reason.AGREEMENT)
    assert played.table.clocks.running is None


def test_an_accepted_adjournment_stops_the_clocks() -> None:
    played, offer = offered(ADJOURNMENT)
    assert played.act(SECOND, Accept(offer)).line == f"adjourn {offer}"
    assert played.table.status is Status.ADJOURNED
    assert played.table.clocks.running is None
    assert played.table.offers.standing == ()


def test_an_offer_by_one_kind_lets_the_other_stand() -> None:
    played, draw = offered(DRAW)
    adjournment = played.act(SECOND, MakeOffer(ADJOURNMENT)).seq
    assert [one.id for one in played.table.offers.standing] == [draw, adjournment]
    played.act(FIRST, Accept(adjournment))
    with pytest.raises(refusals.GameIsAdjourned):
        played.act(SECOND, Accept(draw))


# What crosses an accept: each pair in both orders has one outcome, and the loser is told why.
CROSSINGS: list[tuple[str, Seat, Action]] = [
    ("withdraw", FIRST, Withdraw(1)),
    ("move", FIRST, Play(0, Exchange())),
    ("decline", SECOND, Decline(1)),
    ("resign", FIRST, Resign()),
]


@KINDS
@pytest.mark.parametrize(
    ("seat", "crossing"), [row[1:] for row in CROSSINGS], ids=[row[0] for row in CROSSINGS]
)
def test_an_accept_that_comes_first_wins_against_what_crosses_it(
    kind: OfferKind, seat: Seat, crossing: Action
) -> None:
    played, offer = offered(kind)
    played.act(SECOND, Accept(offer))
    if kind is ADJOURNMENT and isinstance(crossing, Resign):
        assert played.act(seat, crossing).line == "0-1 resignation"  # an adjourned game may be resigned
        return
    before = played.table
    with pytest.raises(Refused) as refused:
        played.act(seat, crossing)
    assert refused.value.code == ("game-is-over" if kind is DRAW else "game-is-adjourned")
    assert played.table == before


@KINDS
@pytest.mark.parametrize(
    ("seat", "crossing"), [row[1:] for row in CROSSINGS], ids=[row[0] for row in CROSSINGS]
)
def test_an_accept_that_comes_second_is_too_late(kind: OfferKind, seat: Seat, crossing: Action) -> None:
    played, offer = offered(kind)
    played.act(seat, crossing)
    before = played.table
    with pytest.raises(Refused) as refused:
        played.act(SECOND, Accept(offer))
    assert refused.value.code == ("game-is-over" if isinstance(crossing, Resign) else "no-such-offer")
    assert played.table == before


def test_a_draw_accepted_after_the_winning_move_is_too_late() -> None:
    played = Played()
    while True:
        played.move()
        if played.table.position.end is not None:
            break
        seat = played.turn.opponent
        if DRAW in played.seen(seat).may_offer:
            offer = played.act(seat, MakeOffer(DRAW)).seq
    with pytest.raises(refusals.GameIsOver):
        played.act(played.turn, Accept(offer))
    assert played.table.position.end.reason is Reason.CONNECTION
