"""The fewest moves to 2048, as the rulebook has them: games that need no more, and why none needs fewer."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from vog.twenty48 import Board, Direction

GAMES = json.loads((Path(__file__).parents[1] / "vectors" / "fewest_moves.json").read_text())
DIRECTIONS = {direction.name[0]: direction for direction in Direction}


def board_of(cells: list[int]) -> Board:
    return Board.from_rows([cells[row : row + 4] for row in range(0, 16, 4)])


@pytest.mark.parametrize(("value", "fewest"), [(4, 519), (2, 1032)])
def test_a_game_with_luck_makes_2048_in_so_many_moves(value: int, fewest: int) -> None:
    game = GAMES[str(value)]
    moves = re.findall(r"([UDLR])([0-9a-f]?)", game["moves"])
    cells = [0] * 16
    for cell in game["start"]:
        cells[int(cell, 16)] = value
    for count, (letter, cell) in enumerate(moves, start=1):
        slide = board_of(cells).slide(DIRECTIONS[letter])
        assert slide.changed
        cells = [tile for row in slide.board.rows for tile in row]
        if count == fewest:
            assert 2048 in cells
            break
        assert max(cells) < 2048
        assert cells[int(cell, 16)] == 0
        cells[int(cell, 16)] = value
    assert len(moves) == fewest


@pytest.mark.parametrize(("value", "fewest"), [(4, 519), (2, 1032)])
def test_no_game_makes_it_in_fewer(value: int, fewest: int) -> None:
    # Two of the tiles that make 2048 are there before the first move, and every move brings one. The last of
    # them has yet to be doubled up to 2048, and a tile merges once a move (T7).
    last_tile_comes_with_move = 2048 // value - 2
    doublings = (2048 // value).bit_length() - 1
    assert last_tile_comes_with_move + doublings == fewest
