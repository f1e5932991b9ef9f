"""Each technique alone, on a field that shows nothing else, and all of them against deals' solutions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vog._core import sudoku
from vog._core.sudoku import Layout

NINE = Layout.regular(9)
ROW = range(9)
BLOCK = (0, 1, 2, 9, 10, 11, 18, 19, 20)

# Regular 6x6 blocks but for one exchange: row 2's first cell went to the block below, that block's row 3,
# third cell came up. Rows 1 and 2 and the two upper blocks differ by just these.
JIGSAW = Layout(
    6,
    [
        *(0, 0, 0, 1, 1, 1),
        *(2, 0, 0, 1, 1, 1),
        *(2, 2, 0, 3, 3, 3),
        *(2, 2, 2, 3, 3, 3),
        *(4, 4, 4, 5, 5, 5),
        *(4, 4, 4, 5, 5, 5),
    ],
)


def open_to_all(layout: Layout) -> list[int]:
    return list(sudoku.candidates(layout, [0] * layout.size**2))


def without(left: list[int], cells: Iterable[int], digits: Iterable[int]) -> list[int]:
    out = list(left)
    for cell in cells:
        for digit in digits:
            out[cell] &= ~(1 << digit)
    return out


def only(left: list[int], **sets: str) -> list[int]:
    """only(left, c4="12") leaves cell 4 the digits 1 and 2."""
    out = list(left)
    for cell, digits in sets.items():
        out[int(cell[1:])] = sum(1 << int(digit) for digit in digits)
    return out


def pairs(cells: Iterable[int], digits: Iterable[int]) -> set[tuple[int, int]]:
    digits = list(digits)
    return {(cell, digit) for cell in cells for digit in digits}


class Case(NamedTuple):
    technique: str
    says: str
    left: list[int]
    cells: tuple[int, ...]
    digits: tuple[int, ...]
    regions: set[tuple[str, int]]
    eliminated: set[tuple[int, int]]


CASES = [
    Case(
        "locked_candidates",
        "a block's digit in one row only: the rest of the row loses it",
        without(open_to_all(NINE), [9, 10, 11, 18, 19, 20], [1]),
        (0, 1, 2),
        (1,),
        {("row", 0), ("block", 0)},
        pairs(range(3, 9), [1]),
    ),
    Case(
        "locked_candidates",
        "a row's digit in one block only: the rest of the block loses it",
        without(open_to_all(NINE), range(3, 9), [1]),
        (0, 1, 2),
        (1,),
        {("row", 0), ("block", 0)},
        pairs([9, 10, 11, 18, 19, 20], [1]),
    ),
    Case(
        "naked_pair",
        "two cells with the same two digits",
        only(open_to_all(NINE), c0="12", c4="12"),
        (0, 4),
        (1, 2),
        {("row", 0)},
        pairs(set(ROW) - {0, 4}, [1, 2]),
    ),
    Case(
        "hidden_pair",
        "two digits in the same two cells",
        without(open_to_all(NINE), set(ROW) - {0, 4}, [1, 2]),
        (0, 4),
        (1, 2),
        {("row", 0)},
        pairs([0, 4], range(3, 10)),
    ),
    Case(
        "naked_triple",
        "three cells with three digits, no cell with all",
        only(open_to_all(NINE), c0="12", c10="23", c20="13"),
        (0, 10, 20),
        (1, 2, 3),
        {("block", 0)},
        pairs(set(BLOCK) - {0, 10, 20}, [1, 2, 3]),
    ),
    Case(
        "hidden_triple",
        "three digits in the same three cells",
        without(without(open_to_all(NINE), set(BLOCK) - {0, 10, 20}, [1, 2, 3]), [0], [1]),
        (0, 10, 20),
        (1, 2, 3),
        {("block", 0)},
        pairs([0, 10, 20], range(4, 10)),
    ),
    Case(
        "x_wing",
        "two rows with the same two columns",
        without(open_to_all(NINE), {*range(9), *range(45, 54)} - {0, 4, 45, 49}, [1]),
        (0, 4, 45, 49),
        (1,),
        {("row", 0), ("row", 5), ("column", 0), ("column", 4)},
        pairs((set(range(0, 81, 9)) | set(range(4, 81, 9))) - {0, 4, 45, 49}, [1]),
    ),
    Case(
        "x_wing",
        "two columns with the same two rows",
        without(open_to_all(NINE), {*range(0, 81, 9), *range(4, 81, 9)} - {0, 4, 45, 49}, [1]),
        (0, 4, 45, 49),
        (1,),
        {("row", 0), ("row", 5), ("column", 0), ("column", 4)},
        pairs({*range(9), *range(45, 54)} - {0, 4, 45, 49}, [1]),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=[case.says for case in CASES])
def test_a_technique_strikes_out_what_it_says(case: Case) -> None:
    step = sudoku.next_step(NINE, [0] * 81, case.left)
    assert step is not None
    assert step.technique == case.technique
    assert (step.cells, step.digits, set(step.regions)) == (case.cells, case.digits, case.regions)
    assert step.placed is None
    assert set(step.eliminated) == case.eliminated


def test_the_law_of_leftovers_makes_two_cells_equal() -> None:
    """Cells 6 and 14 hold the same digit: what one cannot be, the other cannot."""
    for first, second in ((14, 6), (6, 14)):
        step = sudoku.next_step(JIGSAW, [0] * 36, without(open_to_all(JIGSAW), [first], [1]))
        assert step is not None
        assert step.technique == "law_of_leftovers"
        assert step.cells == (6, 14)
        assert step.digits == (1,)
        assert step.eliminated == ((second, 1),)
        assert set(step.regions) == {("row", 0), ("row", 1), ("block", 0), ("block", 1)}


def test_a_naked_single_is_the_last_digit_a_cell_can_have() -> None:
    step = sudoku.next_step(NINE, [0] * 81, only(open_to_all(NINE), c40="7"))
    assert step is not None
    assert (step.technique, step.cells, step.placed, step.regions) == ("naked_single", (40,), (40, 7), ())
    assert step.eliminated == ()


def test_a_hidden_single_is_the_last_cell_a_digit_can_have_in_a_region() -> None:
    step = sudoku.next_step(NINE, [0] * 81, without(open_to_all(NINE), set(ROW) - {4}, [7]))
    assert step is not None
    assert (step.technique, step.cells, step.placed) == ("hidden_single", (4,), (4, 7))
    assert step.regions == (("row", 0),)


def test_an_empty_or_a_full_field_has_no_step() -> None:
    assert sudoku.next_step(NINE, [0] * 81) is None
    full = sudoku.deal(9, False, 30, "singles", bytes(32)).solution
    assert sudoku.next_step(NINE, full) is None
    assert sudoku.grade(NINE, full).techniques == {}


def test_candidates_of_another_length_are_refused() -> None:
    with pytest.raises(sudoku.InvalidClues, match="candidates must be 81 sets, not 80"):
        sudoku.next_step(NINE, [0] * 81, [0x3FE] * 80)


def test_what_singles_solve_is_graded_singles_and_a_field_with_two_solutions_is_not() -> None:
    deal = sudoku.deal(9, False, 30, "singles", bytes(32))
    grading = sudoku.grade(deal.layout, deal.clues)
    assert grading.grade == "singles"
    assert set(grading.techniques) <= {"naked_single", "hidden_single"}
    assert sum(grading.techniques.values()) == 51
    assert sudoku.grade(NINE, [0] * 81).grade == "any"
    clash = list(deal.solution)
    clash[0], clash[1] = clash[1], clash[0]
    assert sudoku.grade(NINE, clash).grade == "any"


FIELDS = [(9, False, 24), (9, True, 18), (6, False, 9), (6, True, 8)]


@given(key=st.binary(min_size=32, max_size=32), field=st.sampled_from(FIELDS))
def test_no_technique_ever_strikes_out_the_digit_of_the_solution(
    key: bytes, field: tuple[int, bool, int]
) -> None:
    deal = sudoku.deal(*field, "any", key)
    digits = list(deal.clues)
    left = list(sudoku.candidates(deal.layout, digits))
    used = Counter[str]()
    while (step := sudoku.next_step(deal.layout, digits, left)) is not None:
        used[step.technique] += 1
        if step.placed is not None:
            digits[step.placed[0]] = step.placed[1]
        for cell, digit in step.eliminated:
            left[cell] &= ~(1 << digit)
        assert all(
            kept == given if given else mask >> true & 1
            for kept, given, mask, true in zip(digits, deal.clues, left, deal.solution, strict=True)
        )
        assert all(digit in (0, true) for digit, true in zip(digits, deal.solution, strict=True))
    grading = sudoku.grade(deal.layout, deal.clues)
    assert grading.techniques == used
    assert grading.grade == deal.grade
    assert (tuple(digits) == deal.solution) == (deal.grade != "any")


@pytest.mark.parametrize(
    ("size", "blocks", "words"),
    [
        (7, [0] * 49, "9x9 or 6x6, not of size 7"),
        (6, [0] * 35, "each of 36 cells, not for 35"),
        (6, [6, *JIGSAW.blocks[1:]], "row 1, column 1: blocks are numbered 0 to 5, not 6"),
        (6, [-1, *JIGSAW.blocks[1:]], "not -1"),
        (6, [1, *JIGSAW.blocks[1:]], "block 0 has 5 cells, not 6"),
        # Rows 3 and 4 exchange their ends: (3, 1) and (4, 6) touch nothing of their new blocks.
        (6, [*JIGSAW.blocks[:12], 3, *JIGSAW.blocks[13:23], 2, *JIGSAW.blocks[24:]], "block 2 is not contig"),
    ],
)
def test_a_layout_is_refused_in_words_that_name_the_fault(size: int, blocks: list[int], words: str) -> None:
    with pytest.raises(sudoku.InvalidLayout, match=words):
        Layout(size, blocks)


def test_corners_that_touch_on_a_square_board_need_not_touch_on_a_rhombus() -> None:
    """(0, 5) and (1, 4) are neighbours under N3, which holds block 0 together; (0, 4) and (1, 5) are not."""
    corners = [*(1, 1, 1, 1, 1, 0), *(0, 0, 0, 0, 0, 1)]
    rows = [block for block in range(2, 6) for _ in range(6)]
    with pytest.raises(sudoku.InvalidLayout, match="block 1 is not contiguous"):
        Layout(6, corners + rows)


def test_the_keystream_depends_on_the_key_as_in_rfc_8439() -> None:
    """RFC 8439, appendix A.1, test vector 3: block 1 of the key that ends in 1."""
    stream = sudoku.keystream(bytes(31) + b"\1", 128)
    assert stream[64:80].hex() == "3aeb5224ecf849929b9d828db1ced4dd"
