"""The board: every row there is, against the oracle, in all four directions."""

from __future__ import annotations

import itertools
import pickle

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles import twenty48 as oracle
from vog.twenty48 import Board, Direction, InvalidBoard, batch

TILES = [0, *(2**n for n in range(1, 18))]
DIRECTIONS = list(Direction)

tiles = st.sampled_from(TILES)
boards = st.lists(st.lists(tiles, min_size=4, max_size=4), min_size=4, max_size=4)
crowded = st.lists(
    st.lists(st.sampled_from([0, 2, 2, 4, 65536, 131072]), min_size=4, max_size=4), min_size=4, max_size=4
)


def laid(line: tuple[int, ...], *, as_column: bool) -> list[list[int]]:
    empty = [0, 0, 0, 0]
    if as_column:
        return [[0, tile, 0, 0] for tile in line]
    return [empty, list(line), empty, empty]


def pushed_by_the_oracle(line: tuple[int, ...], *, backward: bool) -> tuple[tuple[int, ...], int]:
    out, gained = oracle.push_to_front(list(line[::-1] if backward else line))
    return tuple(out[::-1] if backward else out), gained


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_every_row_of_tiles_up_to_131072_slides_as_the_oracle_says(direction: Direction) -> None:
    lines = list(itertools.product(range(18), repeat=4))
    as_column = direction in (Direction.UP, Direction.DOWN)
    backward = direction in (Direction.DOWN, Direction.RIGHT)
    cells = np.zeros((len(lines), 4, 4), np.uint8)
    place = (slice(None), slice(None), 1) if as_column else (slice(None), 1, slice(None))
    cells[place] = lines
    slid = batch.slide(cells, np.full(len(lines), direction.value))
    rest = slid.boards.copy()
    rest[place] = 0
    assert not rest.any()
    values = np.where(slid.boards > 0, 1 << slid.boards.astype(np.int64), 0)[place]
    for line, after, gained, changed in zip(lines, values, slid.gained, slid.changed, strict=True):
        before = tuple(TILES[exponent] for exponent in line)
        expected = pushed_by_the_oracle(before, backward=backward)
        assert (tuple(after.tolist()), int(gained)) == expected
        assert bool(changed) == (expected[0] != before)


@pytest.mark.parametrize(
    ("rule", "line", "direction", "after", "gained"),
    [
        ("T7 one merge per tile and move", (4, 4, 4, 4), Direction.LEFT, (8, 8, 0, 0), 16),
        ("T8 from the left edge", (4, 4, 4, 0), Direction.LEFT, (8, 4, 0, 0), 8),
        ("T8 from the right edge", (4, 4, 4, 0), Direction.RIGHT, (0, 0, 4, 8), 8),
        ("T7 a merged tile does not merge again", (4, 4, 8, 0), Direction.LEFT, (8, 8, 0, 0), 8),
        ("T6 a gap does not stop a merge", (2, 0, 0, 2), Direction.LEFT, (4, 0, 0, 0), 4),
        ("T6 a tile between does", (2, 4, 2, 0), Direction.LEFT, (2, 4, 2, 0), 0),
        ("T9 neighbours stay apart in the other direction", (2, 2, 0, 0), Direction.UP, (2, 2, 0, 0), 0),
        ("T15 beyond 32768", (32768, 32768, 0, 0), Direction.LEFT, (65536, 0, 0, 0), 65536),
        ("T15 up to 131072", (0, 65536, 65536, 0), Direction.RIGHT, (0, 0, 0, 131072), 131072),
    ],
)
def test_a_line_slides_as_the_rules_say(
    rule: str, line: tuple[int, ...], direction: Direction, after: tuple[int, ...], gained: int
) -> None:
    rows = [list(line), [0] * 4, [0] * 4, [0] * 4]
    slid = Board.from_rows(rows).slide(direction)
    assert (slid.board.rows[0], slid.gained) == (after, gained), rule
    assert slid.changed == (after != line)


@given(rows=st.one_of(boards, crowded), direction=st.sampled_from(DIRECTIONS))
def test_any_board_slides_as_the_oracle_says(rows: list[list[int]], direction: Direction) -> None:
    after, gained = oracle.slide(rows, direction.name.lower())
    slid = Board.from_rows(rows).slide(direction)
    assert [list(row) for row in slid.board.rows] == after
    assert slid.gained == gained
    assert slid.changed == (after != rows)


@given(rows=st.one_of(boards, crowded), direction=st.sampled_from(DIRECTIONS))
def test_motions_tell_where_every_tile_went_and_what_merged(
    rows: list[list[int]], direction: Direction
) -> None:
    slid = Board.from_rows(rows).slide(direction)
    arrived: dict[int, list[int]] = {}
    for motion in slid.motions:
        arrived.setdefault(motion.target, []).append(rows[motion.source // 4][motion.source % 4])
        assert motion.merged == (sum(other.target == motion.target for other in slid.motions) == 2)
    flat = [tile for row in slid.board.rows for tile in row]
    assert {cell: sum(tiles) for cell, tiles in arrived.items()} == {
        cell: tile for cell, tile in enumerate(flat) if tile
    }
    assert [motion.source for motion in slid.motions] == [
        cell for cell in range(16) if rows[cell // 4][cell % 4]
    ]


@given(rows=st.one_of(boards, crowded))
def test_valid_directions_are_those_that_change_the_board(rows: list[list[int]]) -> None:
    board = Board.from_rows(rows)
    assert [d.name.lower() for d in board.valid_directions] == [
        name for name in oracle.NAMES if oracle.slide(rows, name)[0] != rows
    ]


@given(
    rows=st.lists(st.lists(st.sampled_from([2, 4, 8, 16]), min_size=4, max_size=4), min_size=4, max_size=4)
)
def test_a_full_board_is_over_exactly_when_no_neighbours_are_equal(rows: list[list[int]]) -> None:
    assert Board.from_rows(rows).is_over == oracle.is_over(rows)


CHECKERED = [[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]]


@pytest.mark.parametrize(
    ("what", "changes", "over"),
    [
        ("full without a pair ends", {}, True),
        ("one pair in a row goes on", {(0, 0): 4}, False),
        ("one pair in a column goes on", {(3, 3): 4}, False),
        ("one empty cell goes on", {(2, 2): 0}, False),
        ("a 131072 is as good as any other tile", {(0, 0): 131072}, True),
    ],
)
def test_the_end_comes_neither_early_nor_late(
    what: str, changes: dict[tuple[int, int], int], over: bool
) -> None:
    rows = [list(row) for row in CHECKERED]
    for (r, c), tile in changes.items():
        rows[r][c] = tile
    assert Board.from_rows(rows).is_over is over, what


def test_an_empty_board_is_not_over_though_nothing_can_move() -> None:
    board = Board.from_rows([[0] * 4] * 4)
    assert (board.is_over, board.valid_directions, board.highest, board.empty_count) == (False, (), 0, 16)


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([], "4 lists of 4"),
        ([[0] * 4] * 3, "4 lists of 4"),
        ([[0] * 5] * 4, "4 lists of 4"),
        (["2222"] * 4, "4 lists of 4"),
        (17, "4 lists of 4"),
        (None, "4 lists of 4"),
        ([[0, 0, 0, 2.0]] * 4, "4 lists of 4"),
        ([[0, 0, 0, True]] * 4, "4 lists of 4"),
        ([[0, 0, 0, "2"]] * 4, "4 lists of 4"),
        ([[0, 3, 0, 0]] * 4, "row 1, column 2: 3 is no tile"),
        ([[0, 0, 0, 0]] * 3 + [[0, 0, 0, -2]], "row 4, column 4: -2 is no tile"),
        ([[0, 0, 1, 0]] * 4, "row 1, column 3: 1 is no tile"),
        ([[262144, 0, 0, 0]] * 4, "262144 is no tile; 0 and the powers of two from 2 to 131072 are"),
        ([[10**30, 0, 0, 0]] * 4, "row 1, column 1: that number is no tile"),
    ],
)
def test_rows_that_are_no_board_are_refused_with_words(rows: object, message: str) -> None:
    with pytest.raises(InvalidBoard, match=message):
        Board.from_rows(rows)  # type: ignore[arg-type]


@given(rows=boards)
def test_a_board_equals_its_own_rows_and_survives_pickling(rows: list[list[int]]) -> None:
    board = Board.from_rows(rows)
    assert Board.from_rows(board.rows) == board == pickle.loads(pickle.dumps(board))
    assert hash(Board.from_rows(board.rows)) == hash(board)
    assert eval(repr(board)) == board
    assert board.highest == max(max(row) for row in rows)
    assert board != "a board"


def test_boards_that_no_game_can_come_to_have_a_flaw() -> None:
    from vog._core.twenty48 import MOST_IN_TILES, Flaw  # noqa: PLC0415

    empty = [[0] * 4 for _ in range(4)]
    ladder = [2**n for n in range(2, 18)]
    highest = [ladder[start : start + 4] for start in range(0, 16, 4)]
    assert sum(ladder) == MOST_IN_TILES == 262_140
    assert Board.from_rows(empty).flaw == Flaw.EMPTY
    assert Board.from_rows(highest).flaw == Flaw.NONE
    assert Board.from_rows([[8, *highest[0][1:]], *highest[1:]]).flaw == Flaw.TOO_MUCH
    assert Board.from_rows([[2, 0, 0, 0], *empty[1:]]).flaw == Flaw.NONE
