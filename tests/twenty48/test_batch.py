"""The batch: the same answers as one board at a time, and refusals that say what is allowed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray

from vog.twenty48 import Board, Direction, batch

exponents = st.lists(
    st.lists(st.lists(st.integers(0, 17), min_size=4, max_size=4), min_size=4, max_size=4),
    min_size=1,
    max_size=6,
)


def board_of(cells: NDArray[np.uint8]) -> Board:
    return Board.from_rows([[1 << e if e else 0 for e in row] for row in cells.tolist()])


@given(cells=exponents, code=st.integers(0, 3))
def test_a_batch_slides_like_single_boards_and_leaves_its_input_alone(
    cells: list[list[list[int]]], code: int
) -> None:
    before = np.array(cells, np.uint8)
    kept = before.copy()
    slid = batch.slide(before, np.full(len(cells), code))
    assert (before == kept).all()
    for i in range(len(cells)):
        one = board_of(kept[i]).slide(Direction(code))
        after = [[1 << e if e else 0 for e in row] for row in slid.boards[i].tolist()]
        assert (after, int(slid.gained[i]), bool(slid.changed[i])) == (
            [list(row) for row in one.board.rows],
            one.gained,
            one.changed,
        )


@given(cells=exponents)
def test_valid_directions_of_a_batch_are_those_of_single_boards(cells: list[list[list[int]]]) -> None:
    boards = np.array(cells, np.uint8)
    valid = batch.valid_directions(boards)
    for i in range(len(cells)):
        single = board_of(boards[i]).valid_directions
        assert [Direction(code) in single for code in range(4)] == valid[i].tolist()


def test_a_full_board_gets_no_tile_and_draws_nothing() -> None:
    full = np.full((1, 4, 4), 3, np.uint8)
    after, states = batch.spawn(full, [9])
    assert (after == full).all()
    assert states.tolist() == [9]


def test_play_stops_at_the_most_moves_asked_for() -> None:
    games = batch.play_randomly(np.arange(50), most_moves=7)
    assert games.moves.tolist() == [7] * 50


def test_random_play_scores_about_1095_as_measured_elsewhere() -> None:
    scores = batch.play_randomly(np.arange(20_000)).scores
    assert scores.mean() == pytest.approx(1095, abs=4 * scores.std() / np.sqrt(len(scores)))


def test_no_boards_are_a_batch_too() -> None:
    none = np.zeros((0, 4, 4), np.uint8)
    assert batch.slide(none, np.zeros(0, int)).boards.shape == (0, 4, 4)
    assert batch.play_randomly(np.zeros(0, int)).scores.shape == (0,)


@pytest.mark.parametrize(
    ("boards", "directions", "message"),
    [
        (np.zeros((2, 4, 5), int), [0, 0], r"shape \(n, 4, 4\)"),
        (np.zeros((4, 4), int), [0], r"shape \(n, 4, 4\)"),
        (np.full((1, 4, 4), 18), [0], "boards must be from 0 to 17"),
        (np.full((1, 4, 4), -1), [0], "boards must be from 0 to 17"),
        (np.zeros((1, 4, 4), float), [0], "boards must be whole numbers, not float64"),
        (np.zeros((1, 4, 4), int), [4], "directions must be from 0 to 3"),
        (np.zeros((2, 4, 4), int), [0], "directions must have one entry a board"),
        (np.zeros((2, 4, 4), int), [[0], [0]], "directions must have one dimension"),
    ],
)
def test_arrays_of_the_wrong_kind_are_refused_with_words(
    boards: NDArray[Any], directions: list[Any], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        batch.slide(boards, directions)


def test_a_limit_below_zero_is_refused() -> None:
    with pytest.raises(ValueError, match="most_moves must be from 0 to"):
        batch.play_randomly([1], most_moves=-1)
