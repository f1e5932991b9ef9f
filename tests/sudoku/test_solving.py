"""Layouts, the generator, solving, grading: what is refused, what is sound."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.oracles import sudoku as oracle
from vog._core import sudoku
from vog._core.sudoku import Layout

keys = st.binary(min_size=32, max_size=32)
grades = st.sampled_from(["singles", "hard", "any"])


def test_the_keystream_is_chacha20_of_rfc_8439() -> None:
    """RFC 8439, appendix A.1, test vectors 1 and 2: the all-zero key and nonce, blocks 0 and 1."""
    assert sudoku.keystream(bytes(32), 128).hex() == (
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"
    )


def test_regular_blocks_are_3x3_on_nine_and_two_rows_by_three_on_six() -> None:
    nine = Layout.regular(9)
    assert all(nine.blocks[9 * r + c] == 3 * (r // 3) + c // 3 for r in range(9) for c in range(9))
    six = Layout.regular(6)
    assert all(six.blocks[6 * r + c] == 2 * (r // 2) + c // 3 for r in range(6) for c in range(6))
    assert pickle.loads(pickle.dumps(nine)) == nine != six


REGULAR = list(Layout.regular(6).blocks)


@pytest.mark.parametrize(
    ("size", "blocks"),
    [
        (7, [0] * 49),
        (6, []),
        (6, [0] * 36),
        (6, [*REGULAR[:-1], 6]),
        (6, [*REGULAR[:-1], 0]),
        # Two cells of far blocks exchanged: sizes are right, but the blocks fall apart.
        (6, [5, *REGULAR[1:-1], 0]),
    ],
)
def test_a_layout_that_is_none_is_refused(size: int, blocks: list[int]) -> None:
    with pytest.raises(sudoku.InvalidLayout):
        Layout(size, blocks)


@given(key=keys, irregular=st.booleans(), grade=grades)
def test_solving_a_deal_gives_its_solution(key: bytes, irregular: bool, grade: str) -> None:
    deal = sudoku.deal(9, irregular, 30, grade, key)
    assert sudoku.solve(deal.layout, deal.clues) == deal.solution
    assert sudoku.count_solutions(deal.layout, deal.clues) == 1


@given(key=keys, irregular=st.booleans(), size=st.sampled_from([6, 9]))
def test_every_step_a_person_is_shown_is_sound_and_leads_as_far_as_the_grade(
    key: bytes, irregular: bool, size: int
) -> None:
    deal = sudoku.deal(size, irregular, 12 if size == 6 else 26, "hard", key)
    digits = list(deal.clues)
    left = list(sudoku.candidates(deal.layout, digits))
    used: dict[str, int] = {}
    while (step := sudoku.next_step(deal.layout, digits, left)) is not None:
        used[step.technique] = used.get(step.technique, 0) + 1
        if step.placed is not None:
            cell, digit = step.placed
            assert deal.solution[cell] == digit
            digits[cell] = digit
            visible = sudoku.candidates(deal.layout, digits)
            left = [kept & now for kept, now in zip(left, visible, strict=True)]
        assert step.placed is not None or step.eliminated
        for cell, digit in step.eliminated:
            assert deal.solution[cell] != digit
            assert left[cell] >> digit & 1
            left[cell] &= ~(1 << digit)
    assert tuple(digits) == deal.solution
    grading = sudoku.grade(deal.layout, deal.clues)
    assert grading.grade == "hard"
    assert grading.techniques == used
    assert set(used) - {"naked_single", "hidden_single"}


@given(key=keys)
def test_candidates_are_what_the_regions_leave(key: bytes) -> None:
    deal = sudoku.deal(6, True, 12, "any", key)
    expected = oracle.candidates(6, deal.layout.blocks, deal.clues)
    for cell, bits in enumerate(sudoku.candidates(deal.layout, deal.clues)):
        if cell in expected:
            assert {digit for digit in range(1, 7) if bits >> digit & 1} == expected[cell]


@pytest.mark.parametrize(
    "clues",
    [[0] * 80, [0] * 82, [10, *[0] * 80], [-1, *[0] * 80]],
    ids=["too few cells", "too many cells", "no digit", "below zero"],
)
def test_clues_that_are_no_field_are_refused(clues: list[int]) -> None:
    layout = Layout.regular(9)
    for ask in (sudoku.solve, sudoku.count_solutions, sudoku.grade, sudoku.next_step):
        with pytest.raises(sudoku.InvalidClues):
            ask(layout, clues)


def test_a_field_without_a_solution_has_none() -> None:
    clues = [1, 1, *[0] * 79]
    assert sudoku.solve(Layout.regular(9), clues) is None
    assert sudoku.count_solutions(Layout.regular(9), clues) == 0


def test_a_search_that_would_take_too_long_says_so() -> None:
    with pytest.raises(sudoku.NodeLimit):
        sudoku.count_solutions(Layout.regular(9), [0] * 81, limit=1_000_000, max_nodes=50)
