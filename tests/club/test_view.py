"""What a seat sees of its table: everything it may know, and nothing else (C4, C10, N21, N31, N33)."""

from __future__ import annotations

import random
from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.club.games import FIRST, SECOND, SPECTATOR, Played
from vog.club import action as a
from vog.club.offer import OfferKind
from vog.club.ports import Status
from vog.club.refusals import Refused
from vog.club.table import Table
from vog.club.view import TableView
from vog.numbridge import Exchange, Place, Seat, Seed, TakeClue, Variant
from vog.numbridge.chance import Chance


def twin(table: Table, seat: Seat, chance: random.Random) -> Table:
    """The same table but for all that the seat may not know: seed, other hand, bag."""
    position = table.position
    seed = Seed(chance.randbytes(32))
    hands, bag = list(position.hands), bytearray(position.bag)
    for number, other in enumerate((FIRST, SECOND)):
        if other is seat:
            continue
        tiles = list(Counter(dict(enumerate(bag))).elements()) + list(hands[number])
        chance.shuffle(tiles)
        count = len(hands[number])
        hands[number] = tuple(sorted(tiles[:count]))
        bag = bytearray(len(bag))
        for digit in tiles[count:]:
            bag[digit] += 1
    return replace(
        table,
        header=replace(table.header, seed=seed),
        position=replace(position, chance=Chance(seed), hands=(hands[0], hands[1]), bag=bytes(bag)),
    )


def refusal(table: Table, seat: Seat, action: a.Action, now: int) -> object:
    try:
        table.act(action, seat, "x", now)
    except Refused as refused:
        return type(refused), refused.code, refused.rule, dict(refused.facts), str(refused)
    return None


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(list(Variant)),
    st.sampled_from(list(Seat)),
    st.integers(0, 50),
    st.integers(0, 25),
    st.sampled_from(["", "draw", "adjourned", "over"]),
)
def test_two_games_that_differ_in_what_a_seat_may_not_know_look_the_same_to_it(
    variant: Variant, seat: Seat, seed: int, moves: int, then: str
) -> None:
    played = Played(variant, seed=seed, candidates=True)
    for number in range(moves):
        if played.table.position.end is None:
            played.wait(1500)
            played.time_out() if number % 7 == 6 else played.move()
    if played.table.position.end is None:
        if then == "draw":
            played.act(SECOND, a.MakeOffer(OfferKind.DRAW))
        elif then == "adjourned":
            played.adjourn()
        elif then == "over":
            played.act(FIRST, a.Resign())
    other = Played(variant, seed=seed, candidates=True)
    other.table = twin(played.table, seat, random.Random(seed))
    other.now = played.now
    one, two = msgspec.json.encode(played.seen(seat)), msgspec.json.encode(other.seen(seat))
    assert one == two
    if seat is SPECTATOR:
        return
    ply = played.table.position.ply
    tries: list[a.Action] = [
        a.Play(ply, Place(cell, digit)) for cell in (0, 7, 35, 99) for digit in (0, 1, 5)
    ]
    tries += [a.Play(ply, TakeClue(cell, pay)) for cell in (0, 7, 35) for pay in (None, 3)]
    tries += [a.Play(ply, Exchange()), a.Play(ply + 1, Exchange()), a.Accept(3), a.ClaimWin(), a.WishResume()]
    for action in tries:
        assert refusal(played.table, seat, action, played.now) == refusal(
            other.table, seat, action, played.now
        )


def text_of(view: TableView) -> str:
    return msgspec.json.encode(view).decode()


@pytest.mark.parametrize("variant", list(Variant))
def test_no_view_of_a_whole_game_holds_the_seed_the_solution_or_anothers_hand(variant: Variant) -> None:
    played = Played(variant, seed=3)
    solution = "".join(map(str, played.table.position.solution))
    seed = played.table.header.seed.reveal().hex()
    while played.table.position.end is None:
        for seat in Seat:
            text = text_of(played.seen(seat))
            assert solution not in text
            assert seed not in text
            assert text.count('"hand"') == (seat is not SPECTATOR)
        played.move()


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    played = Played()
    played.move()
    seen = played.seen(SPECTATOR)
    assert (seen.game.hand, seen.game.may, seen.may_offer, seen.may_claim) == (None, None, (), False)


def test_the_view_tells_who_plays_where_and_what_was_committed_to() -> None:
    played = Played()
    seen = played.wait(5).seen(SECOND)
    assert [face.name for face in seen.players] == ["Ada", "Bo"]
    assert (seen.room, seen.rated, seen.status, seen.seq) == ("a-room", True, Status.RUNNING, 0)
    assert seen.commitment == played.table.commitment
    assert (seen.clocks.as_of, seen.clocks.running, seen.clocks.move) == (played.now, FIRST, 29_995)


def missed(played: Played) -> int:
    """Play until a miss; its ply."""
    while played.table.position.end is None:
        played.wait(5000)
        if played.move().line.endswith("x"):
            return played.table.position.ply
    raise AssertionError("no miss in the whole game")


def test_the_mark_of_a_miss_fades_after_three_seconds_whatever_follows() -> None:
    played = Played(Variant.BRIDGE)
    ply = missed(played)
    assert [mark.ply for mark in played.wait(2999).seen(SPECTATOR).game.marks] == [ply]
    played.act(played.turn, a.MakeOffer(OfferKind.DRAW))
    assert played.wait(1).seen(SPECTATOR).game.marks == ()
    again = missed(played)
    assert [mark.ply for mark in played.seen(FIRST).game.marks] == [again]
    assert sum(played.seen(FIRST).game.misses) == 2


def test_the_mark_stays_when_the_next_move_comes_at_once() -> None:
    played = Played(Variant.BRIDGE)
    ply = missed(played)
    played.wait(10).move()
    assert ply in [mark.ply for mark in played.seen(SPECTATOR).game.marks]
