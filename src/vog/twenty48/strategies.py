"""The strategies that the strategy page tells of, each measured by whole games (T17)."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, NamedTuple

from vog._core import twenty48 as core
from vog.twenty48.solver import Solver, budget

if TYPE_CHECKING:
    from collections.abc import Callable

    from vog._core.twenty48 import GameState

SOLVER_NODES = 1000
NODES_SOLVER = f"solver, {SOLVER_NODES} nodes"


class Strategy(NamedTuple):
    """A name, and how it plays the game of a seed."""

    name: str
    play: Callable[[int], GameState]


def strategies(solver: Solver | None) -> tuple[Strategy, ...]:
    """Each strategy, from the weakest idea to the solver, which is left out where there is none."""
    named = [
        Strategy(name, functools.partial(core.play_by, place))
        for place, name in enumerate(core.strategy_names())
    ]
    if solver is not None:
        named.append(Strategy("solver, 1 ply", functools.partial(solver.play, allowed=budget(plies=1))))
        named.append(
            Strategy(NODES_SOLVER, functools.partial(solver.play, allowed=budget(nodes=SOLVER_NODES)))
        )
    return tuple(named)
