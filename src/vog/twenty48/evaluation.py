"""How strong a player is: whole games, counted honestly."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from vog._core.twenty48 import GameState

RATED_TILES = tuple(2**n for n in range(9, 17))


class Evaluation(NamedTuple):
    """The result of `games` games: mean score, its standard error, games with each tile or a larger one."""

    games: int
    mean: float
    error: float
    rates: dict[int, float]
    moves: int


class Evaluator:
    """Counts games as they are finished."""

    def __init__(self) -> None:
        self._scores: list[int] = []
        self._reached = dict.fromkeys(RATED_TILES, 0)
        self._moves = 0

    def add(self, game: GameState) -> None:
        """Count one game."""
        self._scores.append(game.score)
        self._moves += game.moves
        highest = game.board.highest
        for tile in RATED_TILES:
            self._reached[tile] += highest >= tile

    def result(self) -> Evaluation:
        """What the games so far come to; zeros before the first. One game alone has no error: it is 0."""
        n = len(self._scores)
        if n == 0:
            return Evaluation(0, 0.0, 0.0, dict.fromkeys(RATED_TILES, 0.0), 0)
        mean = math.fsum(self._scores) / n
        variance = math.fsum((score - mean) ** 2 for score in self._scores) / (n - 1) if n > 1 else 0.0
        rates = {tile: count / n for tile, count in self._reached.items()}
        return Evaluation(n, mean, math.sqrt(variance / n), rates, self._moves)


def seeds(seed: int, games: int) -> Iterable[int]:
    """The seeds of an evaluation's games: `games` neighbours, far from those of any other small `seed`."""
    return ((((seed + 1) << 32) + i) & (2**64 - 1) for i in range(games))


def evaluate(
    play: Callable[[int], GameState],
    games: Iterable[int],
    after_each: Callable[[Evaluator], None] | None = None,
) -> Evaluation:
    """Play the games of these seeds one after the other; `after_each` may show how it goes."""
    evaluator = Evaluator()
    for seed in games:
        evaluator.add(play(seed))
        if after_each is not None:
            after_each(evaluator)
    return evaluator.result()
