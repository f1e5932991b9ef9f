"""Turns, time, passes, the variants and how a game ends: N20 to N28, N36 to N38."""

from __future__ import annotations

import random

import pytest

from tests.numbridge.tables import (
    FIRST,
    SECOND,
    SEED,
    SPECTATOR,
    dealt,
    empty_cells,
    free_clues,
    late,
    right_cell,
    seed,
    stand,
    wrong_cell,
)
from tests.oracles import numbridge as oracle
from vog.numbridge import (
    End,
    Exchange,
    InvalidEnd,
    Place,
    Position,
    Reason,
    Seat,
    Settings,
    TakeClue,
    TimeOut,
    Variant,
    swapped_seats,
)
from vog.numbridge import refusals as no
from vog.numbridge.commands import Command
from vog.numbridge.events import Drew, Ended, Passed, Placed, RanOutOfTime, TookClue
from vog.numbridge.view import Did

BRIDGE, LIGHTNING, LANDS = Variant.BRIDGE, Variant.LIGHTNING, Variant.LANDS


def start(variant: Variant) -> Position:
    return Position.start(Settings.usual(variant), SEED)


# ---- nothing to play -------------------------------------------------------------------------------------


def test_n20_hand_bag_and_clues_empty_the_move_is_passed_by_itself() -> None:
    """The second player holds nothing, so after a miss of the first it is the first player's turn again."""
    position = late(BRIDGE, 2, held=(2, 0))
    digit = position.hands[0][0]
    after, events = position.play(Place(wrong_cell(position, digit), digit))
    assert events[-1] == Passed(SECOND)
    assert (after.turn, after.ply) == (FIRST, 1), "N37: a pass is no spent move"
    last = after.view(SPECTATOR).last
    assert last is not None
    assert (last.did, last.then_passed) == (Did.MISSED, SECOND)


@pytest.mark.parametrize(
    ("what", "position"),
    [
        ("a tile in the hand", lambda: late(BRIDGE, 3, held=(2, 1))),
        ("a tile in the bag", lambda: late(BRIDGE, 4, held=(3, 0))),
        ("a free clue", lambda: late(BRIDGE, 2, free=1, held=(2, 0))),
    ],
)
def test_n20_nothing_is_passed_while_there_is(what: str, position: object) -> None:
    before = position()  # type: ignore[operator]
    after, events = before.play(TimeOut())
    if what == "a tile in the bag":
        assert sum(before.bag) == 1
        assert sum(after.bag) == 1
    assert not any(isinstance(event, Passed) for event in events)
    assert after.turn is SECOND


def test_n20_a_taken_last_clue_can_leave_the_other_nothing() -> None:
    position = late(BRIDGE, 2, free=1, held=(0, 2), turn=FIRST, number=1)
    clue = free_clues(position)[0]
    after, events = position.play(TakeClue(clue))
    assert isinstance(events[0], TookClue)
    if after.end is None:
        after, events = after.play(TimeOut())
        assert events[-1] == Passed(FIRST)
        assert after.turn is SECOND


def test_n20_in_lands_the_whole_rest_of_the_pair_is_passed() -> None:
    """The first move of the pair spends the last tile; the second is passed, the other has a whole pair."""
    position = late(LANDS, 3, held=(1, 2), move=(1, 2), number=2)
    (digit,) = position.hands[0]
    after, events = position.play(Place(right_cell(position, digit), digit))
    assert after.end is None
    assert events == (Placed(FIRST, right_cell(position, digit), digit), Passed(FIRST))
    view = after.view(SPECTATOR)
    assert (view.turn, view.move, view.of) == (SECOND, 1, 2)


def test_n20_in_lands_a_pass_at_the_start_of_a_pair_skips_both_its_moves() -> None:
    position = late(LANDS, 2, held=(2, 0), move=(2, 2))
    digit = position.hands[0][0]
    after, events = position.play(Place(wrong_cell(position, digit), digit))
    assert events[-1] == Passed(SECOND)
    view = after.view(SPECTATOR)
    assert (view.turn, view.move, view.of) == (FIRST, 1, 2)


def test_n20_a_setup_whose_player_has_nothing_is_passed_at_once() -> None:
    position = late(BRIDGE, 2, held=(0, 2))
    assert (position.turn, position.ply) == (SECOND, 0)


def test_n37_a_pass_stands_in_the_events_once_and_is_no_command() -> None:
    position = late(LANDS, 2, held=(2, 0), move=(2, 2))
    _, events = position.play(TimeOut())
    assert events == (RanOutOfTime(FIRST), Passed(SECOND))


# ---- misses ----------------------------------------------------------------------------------------------


def test_n21_a_miss_is_public_with_cell_and_digit() -> None:
    position = start(BRIDGE)
    digit = position.hands[0][0]
    cell = wrong_cell(position, digit)
    after, _ = position.play(Place(cell, digit))
    for seat in Seat:
        (mark,) = after.view(seat).marks
        assert (mark.seat, mark.cell, mark.digit, mark.ply) == (FIRST, cell, digit, 1)


def test_n21_each_players_misses_are_counted_and_never_reset() -> None:
    position = start(BRIDGE)
    for number in range(12):
        digit = position.hand(position.turn)[0]
        position, _ = position.play(Place(wrong_cell(position, digit), digit))
        assert position.misses == (number // 2 + 1, (number + 1) // 2)


def test_n22_the_list_of_moves_is_not_shown_during_play() -> None:
    """Marks go after a few commands whatever the table does, and of moves only the last is in a view."""
    position = start(BRIDGE)
    for _ in range(20):
        digit = position.hand(position.turn)[0]
        position, _ = position.play(Place(wrong_cell(position, digit), digit))
    assert [mark.ply for mark in position.view(FIRST).marks] == list(range(13, 21))
    for _ in range(8):
        position, _ = position.play(TimeOut())
    assert position.view(FIRST).marks == ()


def test_n40_marks_that_have_faded_are_left_out_from_a_ply_on_and_others_stay_whatever_follows() -> None:
    position = start(LANDS)
    for _ in range(3):
        digit = position.hand(position.turn)[0]
        position, _ = position.play(Place(wrong_cell(position, digit), digit))
    position, _ = position.play(Exchange())
    assert [mark.ply for mark in position.view(SECOND).marks] == [1, 2, 3]
    assert [mark.ply for mark in position.view(SECOND, marks_from=3).marks] == [3]


# ---- time ------------------------------------------------------------------------------------------------


def test_n23_a_time_out_spends_the_move_refills_the_hand_and_is_no_miss() -> None:
    position = stand(BRIDGE, hands=((1,), (2,)))
    after, events = position.play(TimeOut())
    assert events == (RanOutOfTime(FIRST), Drew(FIRST, 2))
    assert (after.turn, after.misses, len(after.hands[0])) == (SECOND, (0, 0), 3)


@pytest.mark.parametrize("move", [1, 2])
def test_n23_in_lands_a_time_out_ends_the_whole_pair(move: int) -> None:
    position = stand(LANDS, move=(move, 2))
    view = position.play(TimeOut())[0].view(SPECTATOR)
    assert (view.turn, view.move, view.of) == (SECOND, 1, 2)


def test_n23_only_the_table_can_say_that_time_has_run_out() -> None:
    for command in (TimeOut(), End(Reason.AGREEMENT)):
        with pytest.raises(no.ForTheTable):
            start(BRIDGE).play(command, FIRST)


@pytest.mark.parametrize(
    ("reason", "winner"),
    [
        (Reason.GAME_TIME, FIRST),
        (Reason.GAME_TIME, SECOND),
        (Reason.RESIGNATION, SECOND),
        (Reason.AGREEMENT, None),
        (Reason.CLAIM, FIRST),
        (Reason.ADJOURNMENT, SECOND),
        (Reason.ADJOURNMENT, None),
        (Reason.CLOSED, None),
    ],
)
def test_n24_n28_an_end_that_the_table_declares_ends_the_game(reason: Reason, winner: Seat | None) -> None:
    end = End(reason, winner)
    position, events = start(LANDS).play(end)
    assert (position.end, events, position.ply) == (end, (Ended(end),), 1)
    view = position.view(FIRST)
    assert (view.end, view.turn, view.may, view.move, view.of) == (end, None, None, 0, 0)
    for command in (TimeOut(), Exchange(), Place(0, 1), End(Reason.CLOSED)):
        with pytest.raises(no.GameIsOver):
            position.play(command)


@pytest.mark.parametrize(
    ("reason", "winner"),
    [
        (Reason.RESIGNATION, None),
        (Reason.GAME_TIME, None),
        (Reason.CLAIM, None),
        (Reason.CONNECTION, None),
        (Reason.AGREEMENT, FIRST),
        (Reason.CLOSED, SECOND),
        (Reason.CLAIM, SPECTATOR),
    ],
)
def test_an_end_has_the_winner_that_its_reason_allows(reason: Reason, winner: Seat | None) -> None:
    with pytest.raises(InvalidEnd):
        End(reason, winner)


@pytest.mark.parametrize("reason", [Reason.CONNECTION, Reason.MAJORITY])
def test_n25_a_win_on_the_field_cannot_be_declared(reason: Reason) -> None:
    with pytest.raises(no.NotDeclared):
        start(BRIDGE).play(End(reason, FIRST))


def test_n38_a_command_of_the_seat_that_is_not_to_move_is_refused() -> None:
    with pytest.raises(no.NotYourTurn):
        start(BRIDGE).play(Exchange(), SECOND)


# ---- the variants ----------------------------------------------------------------------------------------

STRAIGHT = {
    FIRST: lambda size, cell: cell % size == 0,
    SECOND: lambda size, cell: cell // size == 0,
}


def one_short(variant: Variant, seat: Seat, missing: int = 4) -> tuple[Position, int]:
    """That player owns a line between the own edges but for one cell; the corner is its first end."""
    deal = dealt(variant)
    size = variant.size
    line = [cell for cell in range(size * size) if STRAIGHT[seat](size, cell)]
    gap = next(cell for cell in line[missing:] + line[:missing] if not deal.clues[cell])

    def states(cell: int, clue: bool) -> str:
        if cell in line and cell != gap:
            return {FIRST: "Ff", SECOND: "Ss"}[seat][clue]
        return "c" if clue else "."

    digit = deal.solution[gap]
    hands: tuple[tuple[int, ...], tuple[int, ...]] = ((digit,), ()) if seat is FIRST else ((), (digit,))
    return stand(variant, states, hands, turn=seat), gap


@pytest.mark.parametrize("variant", [BRIDGE, LIGHTNING])
@pytest.mark.parametrize("seat", [FIRST, SECOND])
@pytest.mark.parametrize("missing", [0, 3, 5])
def test_n25_n26_a_chain_between_the_own_edges_wins(variant: Variant, seat: Seat, missing: int) -> None:
    """First: top and bottom; second: left and right. The corner belongs to both of its edges."""
    position, gap = one_short(variant, seat, missing)
    assert position.end is None
    digit = position.solution[gap]
    after, events = position.play(Place(gap, digit))
    assert after.end == End(Reason.CONNECTION, seat)
    assert events == (Placed(seat, gap, digit), Ended(End(Reason.CONNECTION, seat))), (
        "nothing is drawn any more"
    )


@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_n26_a_chain_between_the_others_edges_wins_nothing(seat: Seat) -> None:
    deal = dealt(BRIDGE)
    other = seat.opponent
    letters = {FIRST: "Ff", SECOND: "Ss"}[seat]
    position = stand(
        BRIDGE,
        lambda cell, clue: letters[clue] if STRAIGHT[other](9, cell) else "c" if clue else ".",
    )
    assert position.end is None
    assert deal.clues


def test_n26_a_corner_cell_belongs_to_both_of_its_edges() -> None:
    """Each player's straight line runs through the top left corner; owning it completes either."""
    for seat in (FIRST, SECOND):
        position, gap = one_short(LIGHTNING, seat, 0)
        size = position.field.size
        touched = [cell for cell in range(size * size) if STRAIGHT[seat](size, cell)]
        assert 0 in touched
        assert position.play(Place(gap, position.solution[gap]))[0].end is not None


@pytest.mark.parametrize("seat", [FIRST, SECOND])
def test_n25_a_clue_can_complete_a_chain(seat: Seat) -> None:
    deal = dealt(BRIDGE)
    line = [cell for cell in range(81) if STRAIGHT[seat](9, cell)]
    gap = next(cell for cell in line if deal.clues[cell])
    letters = {FIRST: "Ff", SECOND: "Ss"}[seat]
    position = stand(
        BRIDGE,
        lambda cell, clue: letters[clue] if cell in line and cell != gap else "c" if clue else ".",
        turn=seat,
    )
    after, events = position.play(TakeClue(gap))
    assert after.end == End(Reason.CONNECTION, seat)
    assert isinstance(events[-1], Ended)


def test_n25_lands_is_not_won_by_a_chain() -> None:
    letters = "Ff"
    position = stand(
        LANDS, lambda cell, clue: letters[clue] if cell % 9 == 0 else "c" if clue else ".", move=(1, 2)
    )
    assert position.end is None


def blocks_owned(counts: dict[int, int], letters: str = "Ff") -> str:
    """States of Lands: so many cells of each block number, clues and others as they come."""
    deal = dealt(LANDS)
    states = ["c" if clue else "." for clue in deal.clues]
    for block, count in counts.items():
        for cell in deal.field.block_cells[block][:count]:
            states[cell] = letters[bool(deal.clues[cell])]
    return "".join(states)


@pytest.mark.parametrize(("owned", "taken"), [(0, 0), (4, 0), (5, 1), (6, 1), (9, 1)])
def test_n26_a_block_is_taken_by_more_than_half_of_its_cells_clues_included(owned: int, taken: int) -> None:
    states = blocks_owned({4: owned})
    position = stand(LANDS, lambda cell, _: states[cell], move=(1, 2))
    lands = position.view(SPECTATOR).lands
    assert lands is not None
    assert (lands.cells[4], lands.blocks) == ((owned, 0), (taken, 0))


def test_n26_the_game_is_taken_by_five_of_nine_blocks() -> None:
    four = blocks_owned(dict.fromkeys(range(4), 5))
    position = stand(LANDS, lambda cell, _: four[cell], move=(1, 2))
    assert position.end is None
    five = blocks_owned(dict.fromkeys(range(5), 5))
    assert stand(LANDS, lambda cell, _: five[cell], move=(1, 2)).end == End(Reason.MAJORITY, FIRST)


@pytest.mark.parametrize("move", [1, 2])
def test_n36_a_win_on_the_first_move_of_a_pair_ends_the_game_at_once(move: int) -> None:
    states = list(blocks_owned(dict.fromkeys(range(5), 5)))
    deal = dealt(LANDS)
    gap = next(cell for cell in deal.field.block_cells[4] if states[cell] == "F")
    states[gap] = "."
    position = stand(LANDS, lambda cell, _: states[cell], ((deal.solution[gap],), ()), move=(move, 2))
    after, _ = position.play(Place(gap, deal.solution[gap]))
    assert after.end == End(Reason.MAJORITY, FIRST)


def test_n26_the_very_first_turn_of_lands_is_one_move_and_every_later_one_a_pair() -> None:
    position = start(LANDS)
    turns = []
    for _ in range(9):
        view = position.view(SPECTATOR)
        turns.append((view.turn, view.move, view.of))
        position, _ = position.play(Exchange())
    assert turns == [
        (FIRST, 1, 1),
        *[(SECOND, 1, 2), (SECOND, 2, 2), (FIRST, 1, 2), (FIRST, 2, 2)] * 2,
    ]


@pytest.mark.parametrize("variant", [BRIDGE, LIGHTNING])
def test_n25_in_the_other_variants_a_turn_is_one_move(variant: Variant) -> None:
    position = start(variant)
    turns = []
    for _ in range(4):
        view = position.view(SPECTATOR)
        turns.append((view.turn, view.move, view.of))
        position, _ = position.play(Exchange())
    assert turns == [(FIRST, 1, 1), (SECOND, 1, 1)] * 2


def test_n26_a_miss_spends_one_move_of_a_pair() -> None:
    position = stand(LANDS, hands=((1, 2, 3), ()), move=(1, 2))
    view = position.play(Place(wrong_cell(position, 1), 1))[0].view(SPECTATOR)
    assert (view.turn, view.move, view.of) == (FIRST, 2, 2)


def test_n26_who_is_first_is_drawn_by_the_seed() -> None:
    swapped = [swapped_seats(seed(number)) for number in range(400)]
    assert 160 <= sum(swapped) <= 240
    assert swapped_seats(seed(7)) == swapped[7]


@pytest.mark.parametrize("variant", [BRIDGE, LIGHTNING, LANDS])
def test_n27_the_last_cell_decides(variant: Variant) -> None:
    """One cell is left, its tile in a hand, the bag empty: by its owner the field has its winner."""
    position = late(variant, 1, held=(1, 0), move=(1, 2) if variant is LANDS else (1, 1))
    (cell,) = empty_cells(position)
    after, events = position.play(Place(cell, position.solution[cell]))
    owners = after.view(SPECTATOR).owners
    assert "." not in owners
    assert after.end is not None
    size = variant.size
    owner: dict[oracle.Cell, int | None] = {divmod(n, size): int(mark) for n, mark in enumerate(owners)}
    block = {divmod(n, size): number for n, number in enumerate(position.field.blocks)}
    won = oracle.majority(size, block, owner, 1) if variant is LANDS else oracle.joined(size, owner, 1)
    assert won == (after.end.winner is FIRST)
    assert isinstance(events[-1], Ended)


def test_n20_a_full_board_is_never_dead_for_both() -> None:
    """Random games to their end: whenever one is passed, the other has something to play."""
    passes = 0
    for number in range(40):
        chance = random.Random(number)
        position = Position.start(Settings.usual(LIGHTNING), seed(number))
        while position.end is None:
            may = position.view(position.turn).may
            assert may is not None
            assert may.exchange or set(may.cells) - {"."}, "the player to move always has a move"
            position, events = position.play(chance.choice(choices(position)))
            passes += any(isinstance(event, Passed) for event in events)
    assert passes


def choices(position: Position) -> list[Command]:
    view = position.view(position.turn)
    assert view.may is not None
    hand = position.hand(position.turn)
    found: list[Command] = [
        Place(cell, digit) for cell, what in enumerate(view.may.cells) if what == "p" for digit in hand
    ]
    found += [
        TakeClue(cell, hand[0] if view.may.price else None)
        for cell, what in enumerate(view.may.cells)
        if what == "c"
    ]
    return found or [Exchange()]
