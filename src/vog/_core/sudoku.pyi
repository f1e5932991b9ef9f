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

    def __reduce__(self) -> tuple[type[Layout], tuple[int, tuple[int, ...]]]: ...

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

def keystream(key: bytes, length: int) -> bytes:
    """
    The first bytes of the ChaCha20 stream (RFC 8439, nonce of zeros) that a deal's chance comes from.
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

class Step:
    """One step of a person who solves. Cells are numbered row by row."""

    @property
    def technique(self) -> Literal['naked_single', 'hidden_single', 'locked_candidates', 'law_of_leftovers', 'naked_pair', 'hidden_pair', 'naked_triple', 'hidden_triple', 'x_wing']:
        """Its name."""

    @property
    def cells(self) -> tuple[int, ...]:
        """The cells that show it."""

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits it is about."""

    @property
    def regions(self) -> tuple[tuple[Literal['row', 'column', 'block'], int], ...]:
        """The regions it looks at, numbered from 0; none for a naked single."""

    @property
    def placed(self) -> tuple[int, int] | None:
        """
        The cell that gets a digit, and the digit; None where it only strikes candidates out.
        """

    @property
    def eliminated(self) -> tuple[tuple[int, int], ...]:
        """
        Each candidate struck out: the cell and the digit. Empty where a digit is placed.
        """

class Grading:
    """What it takes people to solve clues."""

    @property
    def grade(self) -> Literal['singles', 'hard', 'any']:
        """
        Solved by singles, by the other techniques (hard), or by neither (any).
        """

    @property
    def techniques(self) -> dict[Literal['naked_single', 'hidden_single', 'locked_candidates', 'law_of_leftovers', 'naked_pair', 'hidden_pair', 'naked_triple', 'hidden_triple', 'x_wing'], int]:
        """
        How often each technique was used, the easiest first; those never used are left out.
        """

def grade(layout: Layout, clues: Sequence[int]) -> Grading:
    """
    Solves clues as people do, the easiest step first, for as long as there is one; never guesses.

    Raises InvalidClues for what is no field of digits.
    """

def candidates(layout: Layout, clues: Sequence[int]) -> tuple[int, ...]:
    """
    What the digits in its regions leave to each cell: bit d of a number is set where digit d may stand.
    """

def next_step(layout: Layout, clues: Sequence[int], candidates: Sequence[int] | None = None) -> Step | None:
    """
    The easiest step from here; None where no technique does anything.

    Candidates, in the form the function of that name gives, say what was struck out before; what the
    clues strike out is struck out in any case. Raises InvalidClues.
    """
