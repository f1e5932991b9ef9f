"""Sudoku on any blocks, a second time: an exact cover for counting, sets of candidates for singles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import exact_cover
import numpy as np


def regions(size: int, blocks: Sequence[int]) -> list[list[int]]:
    """Rows, columns, blocks: the cells of each."""
    return _regions(size, tuple(blocks))


@lru_cache(maxsize=8)
def _regions(size: int, blocks: tuple[int, ...]) -> list[list[int]]:
    rows = [[size * r + c for c in range(size)] for r in range(size)]
    columns = [[size * r + c for r in range(size)] for c in range(size)]
    return rows + columns + [[cell for cell in range(size * size) if blocks[cell] == b] for b in range(size)]


def neighbours(size: int, cell: int) -> set[int]:
    """N3, from its own words."""
    r, c = divmod(cell, size)
    around = [(r, c - 1), (r, c + 1), (r - 1, c), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c)]
    return {size * y + x for y, x in around if 0 <= y < size and 0 <= x < size}


def is_contiguous(size: int, cells: set[int]) -> bool:
    reached: set[int] = set()
    waiting = [min(cells)]
    while waiting:
        cell = waiting.pop()
        if cell not in reached:
            reached.add(cell)
            waiting += neighbours(size, cell) & cells
    return reached == cells


def candidates(size: int, blocks: Sequence[int], clues: Sequence[int]) -> dict[int, set[int]]:
    """For each empty cell the digits that stand in none of its regions."""
    seen: list[set[int]] = [set() for _ in clues]
    for region in regions(size, blocks):
        digits = {clues[cell] for cell in region}
        for cell in region:
            seen[cell] |= digits
    every = set(range(1, size + 1))
    return {cell: every - seen[cell] for cell, clue in enumerate(clues) if not clue}


def solution_count(size: int, blocks: Sequence[int], clues: Sequence[int]) -> int:
    """All solutions, as exact covers: each empty cell once, each missing digit once in each region."""
    needs: dict[tuple[int, int, int], int] = {}
    choices: list[list[int]] = []
    all_regions = regions(size, blocks)
    owner: list[list[int]] = [[] for _ in clues]
    for number, region in enumerate(all_regions):
        for cell in region:
            owner[cell].append(number)
    for cell, digits in candidates(size, blocks, clues).items():
        for digit in digits:
            wanted = [(0, cell, 0), *((1, number, digit) for number in owner[cell])]
            choices.append([needs.setdefault(need, len(needs)) for need in wanted])
    # Every missing digit of a region must have a place, or nothing fits.
    missing = sum(len(set(range(1, size + 1)) - {clues[cell] for cell in region}) for region in all_regions)
    if len(needs) != missing + sum(not clue for clue in clues):
        return 0
    matrix = np.zeros((len(choices), len(needs)), np.int32)
    for row, columns in enumerate(choices):
        matrix[row, columns] = 1
    return int(exact_cover.get_solution_count(matrix))


def singles_fill(size: int, blocks: Sequence[int], clues: Sequence[int]) -> list[int]:
    """The field after naked and hidden singles, as long as there are any."""
    digits = list(clues)
    all_regions = regions(size, blocks)
    while True:
        open_cells = candidates(size, blocks, digits)
        placed = {cell: next(iter(left)) for cell, left in open_cells.items() if len(left) == 1}
        for region in all_regions:
            places: dict[int, list[int]] = {}
            for cell in region:
                for digit in open_cells.get(cell, ()):
                    places.setdefault(digit, []).append(cell)
            placed |= {cells[0]: digit for digit, cells in places.items() if len(cells) == 1}
        if not placed:
            return digits
        for cell, digit in placed.items():
            digits[cell] = digit
