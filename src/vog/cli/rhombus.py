"""A field as text: rows of hexagons, each shifted half a cell to the right of the one above."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_FILES = "abcdefghi"


def rhombus(size: int, cells: Sequence[str], blocks: Sequence[int]) -> str:
    """The cells, each as text of one width, and beside them the blocks, each as a capital letter.

    Letters over the columns and numbers before the rows are those of records; a column runs down and to the
    right.
    """
    pitch = max(map(len, cells)) + 1
    pitch += pitch % 2
    head = "  " + " " * ((pitch - 1) // 2) + "".join(file.ljust(pitch) for file in _FILES[:size])
    lines = [head.rstrip()]
    width = 2 + size * pitch + (size - 1) * (pitch // 2)
    for row in range(size):
        here = slice(row * size, (row + 1) * size)
        left = f"{row + 1} " + " " * (row * (pitch // 2)) + "".join(cell.ljust(pitch) for cell in cells[here])
        right = " " * row + " ".join("ABCDEFGHI"[block] for block in blocks[here])
        lines.append(f"{left.ljust(width)}   {right}".rstrip())
    return "\n".join(lines)
