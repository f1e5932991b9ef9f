"""The players of Numbridge by the names that commands know."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from vog.numbridge.match import Player, RandomPlayer
from vog.server.loading import loading

if TYPE_CHECKING:
    from collections.abc import Callable

    Below: TypeAlias = Callable[[int], int]


def _greedy(below: Below) -> Player:
    # It needs numpy, which takes its time to import.
    with loading():
        from vog.numbridge.bots import GreedyPlayer  # noqa: PLC0415

    return GreedyPlayer(below)


# Made with a function that draws a number from 0 to n - 1.
PLAYERS: dict[str, Callable[[Below], Player]] = {
    "greedy": _greedy,
    "random": RandomPlayer,
    "blind": lambda below: RandomPlayer(below, blind=True),
}
