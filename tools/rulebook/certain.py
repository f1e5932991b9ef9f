"""What the visible digits tell a player who looks once, or twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec.structs import replace

from vog.numbridge import Field

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from vog.numbridge import View


class Sure(NamedTuple):
    """A certain digit: no other cell of that block, row or column is open to it, or the cell to no other."""

    cell: int
    digit: int
    why: str


def field_of(view: View) -> Field:
    """The outline of its blocks."""
    return Field(view.settings.size, map(int, view.blocks))


def open_cells(view: View, digit: int) -> tuple[int, ...]:
    """Where a digit may stand by what is visible (N30)."""
    return field_of(view).candidates(view.digits.encode(), [digit])[digit]


def regions_of(field: Field, cell: int) -> dict[str, set[int]]:
    """Its block, row and column (N6)."""
    row, column = divmod(cell, field.size)
    return {
        "block": set(field.block_cells[field.blocks[cell]]),
        "row": set(range(row * field.size, (row + 1) * field.size)),
        "column": set(range(column, field.size * field.size, field.size)),
    }


def sure_digits(view: View, ruled_out: Collection[tuple[int, int]] = ()) -> Iterator[Sure]:
    """What follows from the visible digits at one look, for every digit (N1).

    `ruled_out`: cells and digits that missed there before (N21).
    """
    field = field_of(view)
    digits = range(1, field.size + 1)
    open_to = {
        digit: {cell for cell in open_cells(view, digit) if (cell, digit) not in ruled_out}
        for digit in digits
    }
    for digit in digits:
        for cell in sorted(open_to[digit]):
            regions = regions_of(field, cell).items()
            whys = [why for why, region in regions if open_to[digit] & region == {cell}]
            if [other for other in digits if cell in open_to[other]] == [digit]:
                whys.append("digit")
            if whys:
                yield Sure(cell, digit, whys[0])


def sure_at_second_look(view: View, ruled_out: Collection[tuple[int, int]]) -> Iterator[Sure]:
    """The same, with the digits that are sure at one look written in."""
    digits = bytearray(view.digits.encode())
    for cell, digit, _ in sure_digits(view, ruled_out):
        digits[cell] = ord(str(digit))
    yield from sure_digits(replace(view, digits=digits.decode()), ruled_out)
