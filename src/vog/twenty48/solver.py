"""The solver: what is best on a board, and what each direction is worth (T18).

>>> from vog.twenty48 import Board
>>> from vog.twenty48.solver import Solver
>>> solver = Solver()
>>> choice = solver.best(Board.from_rows([[2, 2, 0, 0], [4, 0, 0, 0], [0] * 4, [0] * 4]), nodes=1000)
>>> choice.best in choice.values
True

How it works, and the format of its networks, is in docs/solver.md.
"""

from __future__ import annotations

import functools
import lzma
import operator
import os
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from vog._core import twenty48 as core

if TYPE_CHECKING:
    from vog._core.twenty48 import Board, Direction

DEFAULT_MODEL = "browser"

MOST_PLIES = 12

_GOALS = frozenset(2**n for n in range(2, 18))


class Choice(NamedTuple):
    """What a search found out.

    `values`: points expected from here to the end if that direction is played now, its own gain included, for
    each valid one. `depth`: moves looked ahead on the longest line. `nodes`: how often the network was asked.
    """

    best: Direction
    values: dict[Direction, float]
    depth: int
    nodes: int


class UnknownModel(ValueError):
    """No network of that name is in the package, and no file has that path."""


class UnreadableModel(ValueError):
    """The file holds no network."""


class ImpossibleBoard(ValueError):
    """No game can come to this board."""


class NoMove(ValueError):
    """No direction is valid on this board: the game is over (T13)."""

    def __init__(self) -> None:
        super().__init__("no direction is valid on this board: the game is over")


class InvalidBudget(ValueError):
    """A search needs exactly one budget, and one that it can keep."""


def budget(*, ms: float | None = None, nodes: int | None = None, plies: int | None = None) -> core.Budget:
    """How long a search may take.

    Raises InvalidBudget unless exactly one is given, and in its range; TypeError where nodes or plies are no
    whole number.
    """
    given = [amount for amount in (ms, nodes, plies) if amount is not None]
    if len(given) != 1:
        raise InvalidBudget("give exactly one of ms, nodes and plies")
    if ms is not None:
        if not 0 < ms <= 3_600_000:
            raise InvalidBudget("ms must be above 0 and at most an hour")
        return core.Budget(core.BudgetKind.MILLISECONDS, ms)
    if nodes is not None:
        nodes = operator.index(nodes)
        if not 1 <= nodes <= 10**12:
            raise InvalidBudget("nodes must be from 1 to 10**12")
        return core.Budget(core.BudgetKind.NODES, nodes)
    whole = operator.index(plies or 0)
    if not 1 <= whole <= MOST_PLIES:
        raise InvalidBudget(f"plies must be from 1 to {MOST_PLIES}")
    return core.Budget(core.BudgetKind.PLIES, whole)


def load_network(model: str) -> core.Network:
    """The network of that name in the package, else the one in the file of that path.

    Raises UnknownModel or UnreadableModel.
    """
    name = DEFAULT_MODEL if model == "default" else model
    packaged = resources.files("vog.twenty48") / "models" / f"{name}.xz"
    try:
        packed = (packaged if name.isidentifier() and packaged.is_file() else Path(model)).read_bytes()
    except (OSError, ValueError):  # ValueError: no path can have that name
        raise UnknownModel(f"there is no model {model!r}") from None
    try:
        return core.Network.unpack(lzma.decompress(packed))
    except (lzma.LZMAError, ValueError):
        raise UnreadableModel(f"{model} holds no network") from None


# A network takes 128 MB and a second to unpack, so solvers share it.
_shared_network = functools.lru_cache(maxsize=2)(load_network)


class Solver:
    """Looks ahead from any board, with a trained network at the end of every line.

    One solver does one search at a time; a second thread waits. The GIL is released meanwhile.
    """

    def __init__(self, model: str | os.PathLike[str] = "default") -> None:
        """Take the network of this name, or of this path. Raises UnknownModel or UnreadableModel."""
        self._search = core.Search(_shared_network(os.fspath(model)))

    @classmethod
    def of(cls, network: core.Network) -> Solver:
        """A solver with a network that is at hand already."""
        solver = cls.__new__(cls)
        solver._search = core.Search(network)
        return solver

    def best(
        self, board: Board, *, ms: float | None = None, nodes: int | None = None, plies: int | None = None
    ) -> Choice:
        """The best direction within a budget.

        Exactly one of: `ms` milliseconds; `nodes`, how often the network may be asked, which gives the same
        answer on every machine; `plies`, all lines exactly that many moves deep. Raises InvalidBudget,
        ImpossibleBoard, or NoMove where no direction is valid (T5, T13).
        """
        allowed = budget(ms=ms, nodes=nodes, plies=plies)
        _check(board)
        choice = Choice(*self._search.best(board, allowed))
        if not choice.values:
            raise NoMove
        return choice

    def evaluate(
        self, board: Board, *, ms: float | None = None, nodes: int | None = None, plies: int | None = None
    ) -> dict[Direction, float]:
        """The value of each valid direction (see Choice); empty on a dead board. Without a budget: one ply.

        Raises InvalidBudget or ImpossibleBoard.
        """
        if ms is None and nodes is None and plies is None:
            plies = 1
        allowed = budget(ms=ms, nodes=nodes, plies=plies)
        _check(board)
        return Choice(*self._search.best(board, allowed)).values

    def play(self, seed: int, allowed: core.Budget, *, until: int | None = None) -> core.GameState:
        """Play the game of `seed` to its end, or until the tile `until` is there.

        Raises ValueError unless `until` is a tile from 4 to 131072.
        """
        if until is not None and until not in _GOALS:
            raise ValueError(f"{until!r} is no tile from 4 to 131072")
        return self._search.play(seed, allowed, 0 if until is None else until.bit_length() - 1)


def _check(board: Board) -> None:
    if not isinstance(board, core.Board):
        raise TypeError(f"a Board is needed, not {type(board).__name__}; Board.from_rows makes one")
    if board.flaw == core.Flaw.EMPTY:
        raise ImpossibleBoard("the board is empty: a game starts with two tiles (T2)")
    if board.flaw == core.Flaw.TOO_MUCH:
        total = sum(map(sum, board.rows))
        raise ImpossibleBoard(
            f"the tiles add up to {total}, more than sixteen cells can come to hold "
            f"({core.MOST_IN_TILES}, T15)"
        )
