"""A game that is won: found once by a small look-ahead player, since random play never makes 2048."""

from __future__ import annotations

import pytest

from vog.twenty48 import Board, Direction, Game

# A snake from the top left: large tiles first, then back the other way on the next row.
SNAKE = [15, 14, 13, 12, 8, 9, 10, 11, 7, 6, 5, 4, 0, 1, 2, 3]


def worth(board: Board) -> float:
    cells = [tile for row in board.rows for tile in row]
    return sum(tile * 4.0 ** (SNAKE[cell] - 15) for cell, tile in enumerate(cells)) + 2.0 * cells.count(0)


def best(board: Board) -> Direction:
    """The move whose worst reply, by one more slide, is best."""

    def after(direction: Direction) -> float:
        once = board.slide(direction).board
        return worth(once) + max((worth(once.slide(d).board) for d in once.valid_directions), default=-1e9)

    return max(board.valid_directions, key=after)


@pytest.fixture(scope="session")
def won_game() -> tuple[int, list[Direction]]:
    """Seed and moves of a game whose last move makes the first 2048."""
    for seed in range(1, 1000):
        game = Game.start(seed)
        while not game.board.is_over:
            game.play(best(game.board))
            if game.is_won:
                return seed, list(game.moves)
    raise AssertionError("the look-ahead player never made 2048")
