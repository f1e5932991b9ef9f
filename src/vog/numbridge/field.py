"""The field: hexagons in a rhombus, their neighbours, regions and edges.

Cells are numbered row by row from 0; cell (row, column) of a field of `size` is row * size + column. A row is
horizontal and each next one is shifted half a cell to the right, so a column runs down and to the right (N2).
"""

from __future__ import annotations

from collections import deque
from functools import cache
from typing import TYPE_CHECKING

from vog._core import sudoku as core
from vog.numbridge.seat import FIRST, SECOND, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

# The six neighbours of a cell as (row, column) steps (N3).
_STEPS = ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0))

_FILES = "abcdefghi"

# Marks a cell that is to be counted (`Field.counts_by_block`); block numbers are below it.
MARK = 0x10


class InvalidField(ValueError):
    """No field: neither 9 nor 6 rows, or blocks not contiguous or not of `size` cells (N1, N4)."""


class Field:
    """An outline of blocks on a rhombus of hexagons (N1 to N4, N6). Immutable; equal where the blocks are.

    `blocks` is one block number per cell, row by row, from 0 to size - 1; `text` the same as digits.
    `neighbours` and `block_cells` list cells per cell and per block. Raises InvalidField.
    """

    __slots__ = (
        "_block_bits",
        "_block_bytes",
        "_ends",
        "_hash",
        "_reach",
        "block_cells",
        "blocks",
        "cells",
        "neighbours",
        "size",
        "text",
    )

    size: int
    blocks: bytes
    text: str
    cells: range
    neighbours: tuple[tuple[int, ...], ...]
    block_cells: tuple[tuple[int, ...], ...]
    _reach: tuple[int, ...]
    _ends: dict[Seat, bytes]
    _block_bits: tuple[int, ...]
    _block_bytes: int
    _hash: int

    def __init__(self, size: int, blocks: Iterable[int]) -> None:
        try:
            blocks = bytes(core.Layout(size, tuple(blocks)).blocks)
        except (core.InvalidLayout, TypeError) as error:
            raise InvalidField(str(error)) from None
        cells = range(size * size)
        block_cells = tuple(tuple(cell for cell in cells if blocks[cell] == block) for block in range(size))
        self.size = size
        self.blocks = blocks
        self.text = "".join(map(str, blocks))
        self.cells = cells
        self.neighbours = _neighbours(size)
        self.block_cells = block_cells
        self._block_bits = tuple(sum(1 << cell for cell in members) for members in block_cells)
        self._block_bytes = int.from_bytes(blocks)
        self._reach = _reach(size, self._block_bits, blocks)
        self._ends = _ends(size)
        self._hash = hash((size, blocks))

    @classmethod
    def regular(cls, size: int) -> Field:
        """The field whose blocks are rectangles: 3x3 on 9x9, 2 rows of 3 on 6x6 (N4)."""
        return _regular(size)

    def __eq__(self, other: object) -> bool:
        return self.blocks == other.blocks if isinstance(other, Field) else NotImplemented

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"Field({self.size}, {self.text})"

    def constrained(self, cell: int) -> tuple[int, ...]:
        """The cells of its row, column and block, itself among them, in order (N6)."""
        return bits_to_cells(self._reach[cell])

    def counts_by_block(self, marked: bytes) -> list[int]:
        """For each block how many of its cells are marked; one byte per cell, MARK where it is, else 0."""
        blocks_of_marked = (int.from_bytes(marked) | self._block_bytes).to_bytes(len(marked))
        return [blocks_of_marked.count(MARK | block) for block in range(self.size)]

    def candidates(self, visible: bytes, wanted: Iterable[int]) -> dict[int, tuple[int, ...]]:
        """For each wanted digit the empty cells whose row, column and block do not show it (N30).

        `visible` is one ASCII digit per cell, `0` where the cell is empty.
        """
        reach = self._reach
        empty = int(visible.translate(_IS_ZERO)[::-1], 2)
        found = {}
        for digit in wanted:
            open_to = empty
            place = visible.find(48 + digit)
            while place >= 0:
                open_to &= ~reach[place]
                place = visible.find(48 + digit, place + 1)
            found[digit] = bits_to_cells(open_to)
        return found

    def chain(self, start: int, mine: Callable[[int], object]) -> frozenset[int]:
        """Every cell that is reached from `start` by neighbours for which `mine` holds (N3, N7)."""
        return frozenset(_spread(self.neighbours, start, mine))

    def connects(self, seat: Seat, start: int, mine: bytes) -> bool:
        """Whether the chain through `start` touches both edges of that player (N26).

        `mine` is one byte per cell, 1 where the player owns it, else 0. The first player's edges are the top
        and the bottom row, the second's the left and the right column.
        """
        size = self.size
        one, other = (mine[:size], mine[-size:]) if seat is FIRST else (mine[::size], mine[size - 1 :: size])
        if 1 not in one or 1 not in other:  # for most of a game
            return False
        ends = self._ends[seat]
        touched = 0
        for cell in _spread(self.neighbours, start, mine.__getitem__):
            touched |= ends[cell]
        return touched == 3

    def shortest_chain(self, seat: Seat, mine: bytes) -> tuple[int, ...]:
        """A shortest chain that joins both edges of that player, from the one to the other (N26).

        Empty where there is none. Breadth first, so that of several it is always the same one.
        """
        ends = self._ends[seat]
        before: dict[int, int | None] = {cell: None for cell in self.cells if ends[cell] == 1 and mine[cell]}
        waiting = deque(before)
        while waiting:
            cell = waiting.popleft()
            if ends[cell] == 2:
                chain = [cell]
                while (cell := before[cell]) is not None:  # type: ignore[assignment]
                    chain.append(cell)
                return tuple(reversed(chain))
            for neighbour in self.neighbours[cell]:
                if neighbour not in before and mine[neighbour]:
                    before[neighbour] = cell
                    waiting.append(neighbour)
        return ()


def _spread(neighbours: tuple[tuple[int, ...], ...], start: int, mine: Callable[[int], object]) -> set[int]:
    found = {start}
    waiting = [start]
    while waiting:
        for cell in neighbours[waiting.pop()]:
            if cell not in found and mine(cell):
                found.add(cell)
                waiting.append(cell)
    return found


@cache
def _neighbours(size: int) -> tuple[tuple[int, ...], ...]:
    rows = range(size)
    return tuple(
        tuple(
            (row + down) * size + column + right
            for down, right in _STEPS
            if row + down in rows and column + right in rows
        )
        for row in rows
        for column in rows
    )


def _reach(size: int, block_bits: tuple[int, ...], blocks: bytes) -> tuple[int, ...]:
    """Per cell, the bits of its row, column and block (N6)."""
    row = (1 << size) - 1
    column = sum(1 << start for start in range(0, size * size, size))
    return tuple(
        row << cell // size * size | column << cell % size | block_bits[block]
        for cell, block in enumerate(blocks)
    )


@cache
def _ends(size: int) -> dict[Seat, bytes]:
    """Per player, 1 for a cell of the one edge, 2 for one of the other (N26)."""
    last = size - 1
    rows = bytes(row // last * 2 if row else 1 for row in range(size))
    return {
        FIRST: bytes(rows[row] for row in range(size) for _ in range(size)),
        SECOND: bytes(rows[column] for _ in range(size) for column in range(size)),
    }


@cache
def _regular(size: int) -> Field:
    try:
        return Field(size, core.Layout.regular(size).blocks)
    except core.InvalidLayout as error:
        raise InvalidField(str(error)) from None


_IS_ZERO = bytes(49 if value == 48 else 48 for value in range(256))
_BYTE_BITS = tuple(tuple(bit for bit in range(8) if value >> bit & 1) for value in range(256))
_CELLS_OF_BYTE = tuple(
    tuple(tuple(8 * place + bit for bit in bits) for bits in _BYTE_BITS) for place in range(11)
)


def bits_to_cells(bits: int) -> tuple[int, ...]:
    """The places of the bits that are set, rising; of at most 88 bits."""
    cells: tuple[int, ...] = ()
    for table, value in zip(_CELLS_OF_BYTE, bits.to_bytes(11, "little"), strict=True):
        if value:
            cells += table[value]
    return cells


def cell_name(cell: int, size: int) -> str:
    """A letter for the column and a number for the row from the top, as in records: `e4` (N32)."""
    row, column = divmod(cell, size)
    return f"{_FILES[column]}{row + 1}"


def cell_number(name: str, size: int) -> int:
    """The cell of such a name. Raises ValueError for a name that is no cell of the field."""
    if len(name) == 2 and name[0] in _FILES[:size] and name[1] in "123456789"[:size]:
        return (int(name[1]) - 1) * size + _FILES.index(name[0])
    raise ValueError(f"{name!r} is no cell of a field of {size} rows")
