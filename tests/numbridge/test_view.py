"""What a seat may know: N6, N10, N21, N22, N30, N33 and the list of what must never leave."""

from __future__ import annotations

import random
from itertools import pairwise

import msgspec
import pytest

from tests.numbridge.tables import (
    FIRST,
    SECOND,
    SEED,
    SPECTATOR,
    dealt,
    empty_cells,
    free_clues,
    right_cell,
    stand,
    walk,
    wrong_cell,
)
from vog.numbridge import (
    Blocks,
    Command,
    End,
    Exchange,
    Place,
    Position,
    Reason,
    Seat,
    Settings,
    TakeClue,
    TimeOut,
    Variant,
    View,
    encode,
)
from vog.numbridge.notation import read
from vog.numbridge.view import Did

BRIDGE, LIGHTNING, LANDS = Variant.BRIDGE, Variant.LIGHTNING, Variant.LANDS

ALLOWED = {
    "seat", "settings", "ply", "blocks", "digits", "clues", "owners", "turn", "move", "of", "tiles", "bag",
    "misses", "marks", "last", "hand", "may", "candidates", "lands", "end", "won_by",
}  # fmt: skip


def test_a_view_has_these_fields_and_no_others() -> None:
    assert set(View.__struct_fields__) == ALLOWED


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("seat", list(Seat))
def test_a_view_is_plain_data_that_reads_back_the_same(variant: Variant, seat: Seat) -> None:
    position = Position.start(Settings.usual(variant, candidates=True), SEED)
    chance = random.Random(1)
    for move, _ in zip(walk(position, chance), range(25), strict=False):
        position, _ = position.play(read(move, variant.size))
        view = position.view(seat)
        assert msgspec.json.decode(encode(view), type=View) == view


def test_a_spectator_sees_no_hand_and_may_do_nothing() -> None:
    view = Position.start(Settings.usual(BRIDGE, candidates=True), SEED).view(SPECTATOR)
    assert (view.hand, view.may, view.candidates) == (None, None, None)


def test_only_the_seat_to_move_may_do_something() -> None:
    position = Position.start(Settings.usual(BRIDGE), SEED)
    assert position.view(FIRST).may is not None
    assert position.view(SECOND).may is None


def test_what_may_be_done_is_said_for_every_cell() -> None:
    position = stand(BRIDGE, hands=((1,), (2,)))
    view = position.view(FIRST)
    assert view.may is not None
    assert [what == "p" for what in view.may.cells] == [digit == "0" for digit in view.digits]
    assert [what == "c" for what in view.may.cells] == [clue == "1" for clue in view.clues]
    assert view.may.exchange


def test_a_view_shows_the_blocks_and_the_settings_of_the_ad() -> None:
    position = Position.start(Settings.usual(LIGHTNING, blocks=Blocks.IRREGULAR), SEED)
    view = position.view(SECOND)
    assert view.settings == position.settings
    assert bytes(map(int, view.blocks)) == position.field.blocks


# ---- the last move ---------------------------------------------------------------------------------------


def test_n33_of_the_last_move_the_digits_put_on_the_field_are_shown_and_no_others() -> None:
    position = Position.start(Settings.usual(LIGHTNING), SEED)
    hand = position.hands[0]
    clue = free_clues(position)[0]
    right, wrong = right_cell(position, hand[0]), wrong_cell(position, hand[0])
    shown: dict[Command, tuple[Did, int | None, int | None]] = {
        Place(right, hand[0]): (Did.PLACED, right, hand[0]),
        Place(wrong, hand[0]): (Did.MISSED, wrong, hand[0]),
        TakeClue(clue, hand[0]): (Did.TOOK_CLUE, clue, None),
        Exchange(): (Did.EXCHANGED, None, None),
        TimeOut(): (Did.RAN_OUT_OF_TIME, None, None),
    }
    for command, expected in shown.items():
        after, _ = position.play(command)
        for seat in Seat:
            last = after.view(seat).last
            assert last is not None
            assert (last.seat, last.did, last.cell, last.digit, last.then_passed) == (FIRST, *expected, None)


def test_n33_before_the_first_move_there_is_no_last_move() -> None:
    assert Position.start(Settings.usual(BRIDGE), SEED).view(FIRST).last is None


# ---- candidates ------------------------------------------------------------------------------------------


def naive_candidates(position: Position, digit: int) -> tuple[int, ...]:
    """N30 and N6 from coordinates: no cell of the same row, column or block shows the digit."""
    size, digits = position.field.size, position.view(SPECTATOR).digits
    blocks = position.field.blocks
    return tuple(
        cell
        for cell in empty_cells(position)
        if not any(
            digits[other] == str(digit)
            and (
                other // size == cell // size or other % size == cell % size or blocks[other] == blocks[cell]
            )
            for other in range(size * size)
        )
    )


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("blocks", list(Blocks))
def test_n30_candidates_are_the_cells_where_the_visible_digits_leave_room(
    variant: Variant, blocks: Blocks
) -> None:
    position = Position.start(Settings.usual(variant, blocks=blocks, candidates=True), SEED)
    for move, _ in zip(walk(position, random.Random(2)), range(30), strict=False):
        position, _ = position.play(read(move, variant.size))
        for seat in (FIRST, SECOND):
            hand = position.hand(seat)
            found = position.view(seat).candidates or {}
            assert found == {digit: naive_candidates(position, digit) for digit in hand}


def test_n30_a_lit_cell_need_not_be_right_but_the_right_ones_are_lit() -> None:
    position = stand(BRIDGE, hands=((1, 2, 3), ()), candidates=True)
    found = position.view(FIRST).candidates
    assert found is not None
    for digit, cells in found.items():
        right = {cell for cell in empty_cells(position) if position.solution[cell] == digit}
        assert right < set(cells)


def test_n30_candidates_are_there_only_where_the_ad_switched_them_on() -> None:
    assert stand(BRIDGE, hands=((1,), ())).view(FIRST).candidates is None
    assert stand(BRIDGE, hands=((), (1,)), candidates=True).view(FIRST).candidates is None
    assert stand(BRIDGE, hands=((1,), ()), candidates=True).view(SPECTATOR).candidates is None


# ---- Lands -----------------------------------------------------------------------------------------------


def test_tallies_are_for_lands_only() -> None:
    assert stand(BRIDGE).view(FIRST).lands is None
    lands = stand(LANDS).view(FIRST).lands
    assert lands is not None
    assert lands.cells == ((0, 0),) * 9


def test_tallies_count_both_players_cells_block_by_block() -> None:
    deal = dealt(LANDS)
    members = deal.field.block_cells[3]

    def states(cell: int, clue: bool) -> str:
        if cell in members[:3]:
            return "Ff"[clue]
        if cell in members[3:]:
            return "Ss"[clue]
        return "c" if clue else "."

    lands = stand(LANDS, states, move=(1, 2)).view(FIRST).lands
    assert lands is not None
    assert lands.cells[3] == (3, 6)
    assert lands.blocks == (0, 1)
    assert lands.holders == "...2....."


# ---- what won -------------------------------------------------------------------------------------------


def neighbouring(one: int, other: int, size: int) -> bool:
    """N3 from coordinates."""
    (row, column), (other_row, other_column) = divmod(one, size), divmod(other, size)
    return (other_row - row, other_column - column) in {(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)}


@pytest.mark.parametrize("variant", [BRIDGE, LIGHTNING])
@pytest.mark.parametrize("number", range(4))
def test_n26_what_won_is_a_chain_of_the_winners_cells_from_edge_to_edge(
    variant: Variant, number: int
) -> None:
    position = Position.start(Settings.usual(variant), SEED)
    for move in walk(position, random.Random(number)):
        assert position.view(SPECTATOR).won_by == ()
        position, _ = position.play(read(move, variant.size))
    view, size = position.view(SPECTATOR), variant.size
    assert view.end is not None
    chain, winner = view.won_by, view.end.winner
    assert {view.owners[cell] for cell in chain} == {"1" if winner is FIRST else "2"}
    assert all(neighbouring(one, other, size) for one, other in pairwise(chain))
    ends = [cell // size if winner is FIRST else cell % size for cell in (chain[0], chain[-1])]
    assert ends == [0, size - 1]


@pytest.mark.parametrize("number", range(3))
def test_n26_what_won_in_lands_are_the_winners_cells_in_the_blocks_it_holds(number: int) -> None:
    position = Position.start(Settings.usual(LANDS), SEED)
    for move in walk(position, random.Random(number)):
        assert position.view(SPECTATOR).won_by == ()
        position, _ = position.play(read(move, 9))
    view = position.view(SPECTATOR)
    assert view.end is not None
    assert view.lands is not None
    mark = "1" if view.end.winner is FIRST else "2"
    held = {str(block) for block, holder in enumerate(view.lands.holders) if holder == mark}
    assert len(held) == 5
    expected = {c for c in range(81) if view.owners[c] == mark and view.blocks[c] in held}
    assert set(view.won_by) == expected


def test_n28_a_game_that_was_given_up_shows_no_chain() -> None:
    position, _ = Position.start(Settings.usual(BRIDGE), SEED).play(End(Reason.RESIGNATION, SECOND))
    assert position.view(FIRST).won_by == ()
