"""The field: N1 to N7, N26's edges."""

from __future__ import annotations

import pytest

from tests.numbridge.tables import FIRST, SECOND
from vog.numbridge import Field, InvalidField
from vog.numbridge.field import bits_to_cells, cell_name, cell_number

NINE, SIX = Field.regular(9), Field.regular(6)


def test_n1_n4_regular_blocks_are_three_by_three_and_two_rows_of_three() -> None:
    assert [NINE.blocks[cell] for cell in (0, 2, 3, 8, 26, 27, 80)] == [0, 0, 1, 2, 2, 3, 8]
    assert SIX.text == "000111" * 2 + "222333" * 2 + "444555" * 2


@pytest.mark.parametrize(
    ("cell", "neighbours"),
    [
        (40, {39, 41, 31, 32, 48, 49}),
        (0, {1, 9}),
        (8, {7, 16, 17}),
        (72, {63, 64, 73}),
        (80, {71, 79}),
        (4, {3, 5, 12, 13}),
    ],
)
def test_n3_a_cell_has_up_to_six_neighbours_and_none_at_its_corners(cell: int, neighbours: set[int]) -> None:
    assert set(NINE.neighbours[cell]) == neighbours


@pytest.mark.parametrize("field", [NINE, SIX])
def test_n3_neighbours_are_mutual(field: Field) -> None:
    for cell in field.cells:
        assert all(cell in field.neighbours[other] for other in field.neighbours[cell])


def test_n2_a_row_is_shifted_half_a_cell_so_neighbours_are_one_cell_apart() -> None:
    centres = [(cell % 9 + (cell // 9) / 2, cell // 9 * 3**0.5 / 2) for cell in NINE.cells]
    for cell in NINE.cells:
        x, y = centres[cell]
        near = {other for other, (u, v) in enumerate(centres) if 0 < (u - x) ** 2 + (v - y) ** 2 < 1.01}
        assert near == set(NINE.neighbours[cell])


def test_n6_three_regions_constrain_a_cell_and_nothing_else() -> None:
    row, column = set(range(36, 45)), set(range(4, 81, 9))
    block = {30, 31, 32, 39, 40, 41, 48, 49, 50}
    assert set(NINE.constrained(40)) == row | column | block


@pytest.mark.parametrize(
    ("size", "blocks", "says"),
    [
        (8, [0] * 64, None),
        (9, [0] * 80, None),
        (9, [0] * 81, None),
        (6, [9] * 36, None),
        (6, [-1] * 36, None),
        # Six cells each, but the first two blocks touch themselves at a corner only.
        (6, [0, 0, 0, 0, 0, 1] + [1, 1, 1, 1, 1, 0] + [2] * 6 + [3] * 6 + [4] * 6 + [5] * 6, "contiguous"),
    ],
)
def test_n4_blocks_that_are_no_blocks_are_refused(size: int, blocks: list[int], says: str | None) -> None:
    with pytest.raises(InvalidField, match=says):
        Field(size, blocks)


def test_there_is_no_regular_field_of_another_size() -> None:
    with pytest.raises(InvalidField):
        Field.regular(4)


def test_fields_are_equal_by_their_blocks() -> None:
    assert Field(9, NINE.blocks) == NINE
    assert len({Field(9, NINE.blocks), NINE, SIX}) == 2
    assert NINE != SIX
    assert NINE != "NINE"
    assert repr(SIX) == f"Field(6, {SIX.text})"


def test_n7_a_chain_goes_by_neighbours_alone() -> None:
    column = set(range(0, 81, 9))
    assert NINE.chain(36, column.__contains__) == column
    diagonal = {0, 10, 20}
    assert NINE.chain(10, diagonal.__contains__) == {10}, "down and right is no neighbour"
    other = {2, 10, 18}
    assert NINE.chain(10, other.__contains__) == other, "down and left is one"


@pytest.mark.parametrize(
    ("cells", "first", "second"),
    [
        (range(0, 81, 9), True, False),
        (range(9), False, True),
        (range(8, 73, 8), True, True),
        (range(0, 72, 9), False, False),
        (range(8), False, False),
        ([0], False, False),
    ],
)
def test_n26_first_joins_top_and_bottom_second_left_and_right(
    cells: range, first: bool, second: bool
) -> None:
    mine = bytes(cell in cells for cell in NINE.cells)
    start = next(iter(cells))
    assert NINE.connects(FIRST, start, mine) == first
    assert NINE.connects(SECOND, start, mine) == second
    assert bool(NINE.shortest_chain(FIRST, mine)) == first
    assert bool(NINE.shortest_chain(SECOND, mine)) == second


def test_of_two_chains_the_shorter_one_is_found() -> None:
    mine = {*range(4, 81, 9), 5, 6, 15, 14, 22}
    chain = NINE.shortest_chain(FIRST, bytes(cell in mine for cell in NINE.cells))
    assert chain == tuple(range(4, 81, 9))


def test_cells_have_names() -> None:
    assert (cell_name(0, 9), cell_name(31, 9), cell_name(80, 9), cell_name(35, 6)) == ("a1", "e4", "i9", "f6")
    assert all(cell_number(cell_name(cell, 6), 6) == cell for cell in range(36))


@pytest.mark.parametrize("name", ["", "e", "e44", "g1", "a7", "a0", "E4", "4e", "eé"])
def test_other_names_are_no_cells(name: str) -> None:
    with pytest.raises(ValueError, match="is no cell"):
        cell_number(name, 6)


def test_bits_are_listed_rising() -> None:
    assert bits_to_cells(1 | 1 << 9 | 1 << 80) == (0, 9, 80)
