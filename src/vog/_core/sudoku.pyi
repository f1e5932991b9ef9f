"""Layouts, solutions, deals and grades of Numbridge's fields."""

from collections.abc import Sequence
from typing import Literal


class InvalidLayout(ValueError):
    pass

class InvalidClues(ValueError):
    pass

class InvalidSettings(ValueError):
    pass

class NodeLimit(RuntimeError):
    pass

class Layout:
    """The blocks of a field (N4): 9x9 or 6x6, regular or not. Immutable."""

    def __init__(self, size: int, blocks: Sequence[int]) -> None:
        """
        A block number for every cell, row by row.

        Raises InvalidLayout unless there are as many blocks as digits, each with as many cells, each
        contiguous under N3.
        """

    @staticmethod
    def regular(size: int) -> Layout:
        """Blocks of 3x3 on 9x9, of 2 rows and 3 columns on 6x6."""

    @property
    def size(self) -> int:
        """How many digits, rows, columns and blocks there are: 9 or 6."""

    @property
    def blocks(self) -> tuple[int, ...]:
        """A block number for every cell, row by row."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __reduce__(self) -> tuple: ...

def solve(layout: Layout, clues: Sequence[int], max_nodes: int = 100000) -> tuple[int, ...] | None:
    """
    A solution, or None where there is none. Clues are digits row by row, 0 where empty.

    Raises InvalidClues for anything else, NodeLimit where the search would take more nodes.
    """

def count_solutions(layout: Layout, clues: Sequence[int], limit: int = 2, max_nodes: int = 100000) -> int:
    """
    How many solutions there are, counted up to the limit: 1 means exactly one where the limit is 2.

    Raises InvalidClues, and NodeLimit where the search would take more nodes.
    """

DEAL_VERSION: int = 1

class Deal:
    """A dealt field: its blocks, its only solution, its clues. Immutable."""

    @property
    def layout(self) -> Layout:
        """The blocks."""

    @property
    def solution(self) -> tuple[int, ...]:
        """A digit for every cell, row by row."""

    @property
    def clues(self) -> tuple[int, ...]:
        """A digit for every cell, row by row, 0 where empty."""

    @property
    def grade(self) -> Literal['singles', 'hard', 'any']:
        """
        What it is: solved by singles, by the other techniques (hard), or by neither (any).
        """

def deal(size: int, irregular: bool, clues: int, grade: str, key: bytes) -> Deal:
    """
    The deal of a 32-byte key: exactly that many clues, exactly one solution, of that grade (N4, N5, N8).

    The same key and settings deal the same for as long as DEAL_VERSION stays. Raises InvalidSettings for
    what allowed_clues does not allow, NodeLimit where no attempt succeeded (never met).
    """

def allowed_clues(size: int, irregular: bool, grade: str) -> tuple[int, int]:
    """
    The least and the most clues that deal takes. Raises InvalidSettings for another size or grade.
    """
