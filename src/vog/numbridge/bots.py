"""A player that is not silly: sees a view like everybody, solves what is visible, and never guesses.

The clues fix the solution (N5), so whoever solves the field knows every digit; such a player places only
what is right, and among such moves takes the one that looks best one move ahead. In Bridge and Lightning
that is measured in a circuit (`vog.numbridge.circuit`). In Lands every free cell is a coin's toss, and the
best move makes it likeliest that the tosses give five blocks.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import TYPE_CHECKING, TypeAlias

from vog._core import sudoku as core
from vog.numbridge.commands import Exchange, Place, TakeClue
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Variant

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vog.numbridge.view import View

Move: TypeAlias = Place | TakeClue | Exchange

# A clue costs a tile (N14), so a tile of the same worth goes before it. By variant in the units of its worth.
_CLUE_COSTS = {Variant.BRIDGE: 0.02, Variant.LIGHTNING: 0.05, Variant.LANDS: 0.002}


class GreedyPlayer:
    """Chooses the move that is best one move ahead; of equals, `below(n)` draws a number from 0 to n - 1."""

    def __init__(self, below: Callable[[int], int]) -> None:
        self._below = below

    def choose(self, view: View) -> Move:
        """A move that `view.may` allows and that is no miss; the view must be of the seat to move."""
        may, hand = view.may, view.hand
        if may is None or hand is None:
            raise ValueError("that seat is not to move")
        solution = _solution(view)
        tiles = [cell for cell, letter in enumerate(may.cells) if letter == "p" and solution[cell] in hand]
        clues = [cell for cell, letter in enumerate(may.cells) if letter == "c"]
        if not tiles and not clues:
            return Exchange()
        worth = _worth(view, [*tiles, *clues])
        placing = self._best(tiles, worth, 0.0)
        taking = self._best(clues, worth, _CLUE_COSTS[view.settings.variant] if may.price else 0.0)
        if placing is None or (taking is not None and taking[1] > placing[1]):
            clue = taking[0] if taking else clues[0]
            return TakeClue(clue, self._spare(view, tiles, worth, solution) if may.price else None)
        return Place(placing[0], solution[placing[0]])

    def _best(self, cells: list[int], worth: dict[int, float], cost: float) -> tuple[int, float] | None:
        if not cells:
            return None
        most = max(worth[cell] for cell in cells)
        equals = [cell for cell in cells if worth[cell] >= most - 1e-9]
        return equals[self._below(len(equals))], most - cost

    def _spare(self, view: View, tiles: list[int], worth: dict[int, float], solution: Sequence[int]) -> int:
        """The tile in the hand with which least could be done."""
        hand = view.hand or ()
        use = dict.fromkeys(hand, float("-inf"))
        for cell in tiles:
            use[solution[cell]] = max(use[solution[cell]], worth[cell])
        # Of two tiles with one digit one can be spared.
        return min(use, key=lambda digit: (-(hand.count(digit) > 1), use[digit], digit))


def _solution(view: View) -> tuple[int, ...]:
    clues = "".join(
        digit if clue == "1" else "0" for digit, clue in zip(view.digits, view.clues, strict=True)
    )
    return _solved(view.settings.size, view.blocks, clues)


@lru_cache(maxsize=256)
def _solved(size: int, blocks: str, clues: str) -> tuple[int, ...]:
    layout = core.Layout(size, tuple(map(int, blocks)))
    solved = core.solve(layout, tuple(map(int, clues)), max_nodes=10_000_000)
    if solved is None:
        raise ValueError("the clues of the view have no solution")
    return solved


def _worth(view: View, cells: Sequence[int]) -> dict[int, float]:
    """For each cell how good the field would be if it were the own one; only differences mean anything."""
    mine, others = ("1", "2") if view.seat is Seat.FIRST else ("2", "1")
    if view.settings.variant is Variant.LANDS:
        return _worth_of_blocks(view, cells, mine, others)
    # NumPy is a tenth of a second and 16 MB, which a club pays only when its bot has a move to find.
    from vog.numbridge.circuit import worth_of_cells  # noqa: PLC0415

    owners = [mine == owner for owner in view.owners], [others == owner for owner in view.owners]
    return worth_of_cells(view.settings.size, view.seat, *owners, cells)


def _worth_of_blocks(view: View, cells: Sequence[int], mine: str, others: str) -> dict[int, float]:
    size = view.settings.size
    blocks = [int(block) for block in view.blocks]
    counts = [[0, 0] for _ in range(size)]
    for block, owner in zip(blocks, view.owners, strict=True):
        counts[block][0] += owner == mine
        counts[block][1] += owner == others
    by_block = {}
    for block in {blocks[cell] for cell in cells}:
        after = [(own + (number == block), their) for number, (own, their) in enumerate(counts)]
        by_block[block] = _majority([_takes(size, own, their) for own, their in after])
    return {cell: by_block[blocks[cell]] for cell in cells}


@lru_cache(maxsize=256)
def _takes(size: int, own: int, theirs: int) -> float:
    """How likely tosses give more than half of a block's cells (N26)."""
    free = size - own - theirs
    needed = size // 2 + 1 - own
    ways: int = sum(comb(free, heads) for heads in range(max(needed, 0), free + 1))
    return ways / (1 << free)


def _majority(chances: Sequence[float]) -> float:
    """How likely more than half of such blocks are taken."""
    spread = [1.0]
    for chance in chances:
        spread = [
            (spread[taken] if taken < len(spread) else 0.0) * (1 - chance)
            + (spread[taken - 1] * chance if taken else 0.0)
            for taken in range(len(spread) + 1)
        ]
    return sum(spread[len(chances) // 2 + 1 :])
