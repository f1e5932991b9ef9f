"""Ten thousand deals over all that an ad may ask, each proven by other means than those that dealt it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.oracles import sudoku as oracle
from vog._core import sudoku

VECTORS = Path(__file__).parents[1] / "vectors" / "deals.json"


class Setting(NamedTuple):
    size: int
    irregular: bool
    clues: int
    grade: str


# What rooms allow (Bridge 24 to 40 clues, Lands 26 to 40, Lightning 9 to 14) and the ends of what deal takes.
SETTINGS = [
    Setting(size, irregular, clues, grade)
    for size, counts in ((9, (24, 26, 28, 30, 32, 34, 36, 38, 40)), (6, (10, 11, 12, 13, 14)))
    for irregular in (False, True)
    for clues in counts
    for grade in ("singles", "hard", "any")
] + [
    Setting(size, irregular, sudoku.allowed_clues(size, irregular, grade)[end], grade)
    for size in (9, 6)
    for irregular in (False, True)
    for grade in ("singles", "any")
    for end in (0, 1)
]
DEALS_EACH = 100


def key(setting: Setting, number: int) -> bytes:
    return hashlib.sha256(f"{setting} {number}".encode()).digest()


def test_the_settings_make_ten_thousand_deals() -> None:
    assert len(SETTINGS) * DEALS_EACH == 10_000


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_every_deal_is_what_was_asked_for_and_has_one_solution(setting: Setting) -> None:
    size = setting.size
    for number in range(DEALS_EACH):
        deal = sudoku.deal(*setting, key(setting, number))
        blocks = deal.layout.blocks
        for block in range(size):
            cells = {cell for cell in range(size * size) if blocks[cell] == block}
            assert len(cells) == size
            assert oracle.is_contiguous(size, cells)
        for region in oracle.regions(size, blocks):
            assert sorted(deal.solution[cell] for cell in region) == list(range(1, size + 1))
        assert sum(clue > 0 for clue in deal.clues) == setting.clues
        assert all(clue in (0, digit) for clue, digit in zip(deal.clues, deal.solution, strict=True))
        assert oracle.solution_count(size, blocks, deal.clues) == 1
        by_singles = tuple(oracle.singles_fill(size, blocks, deal.clues)) == deal.solution
        assert by_singles == (deal.grade == "singles")
        if setting.grade != "any":
            assert deal.grade == setting.grade
        if not setting.irregular:
            assert deal.layout == sudoku.Layout.regular(size)


def test_the_oracle_counts_what_a_person_can_count() -> None:
    """A field with one solution, one with two (a digit pair that can swap), one with none."""
    deal = sudoku.deal(9, False, 30, "singles", bytes(32))
    blocks = deal.layout.blocks
    assert oracle.solution_count(9, blocks, deal.solution) == 1
    few = [digit if cell < 40 else 0 for cell, digit in enumerate(deal.solution)]
    assert oracle.solution_count(9, blocks, few) > 1
    wrong = list(deal.clues)
    cell = next(i for i, clue in enumerate(wrong) if not clue)
    row = [deal.clues[9 * (cell // 9) + c] for c in range(9)]
    wrong[cell] = next(d for d in row if d)
    assert oracle.solution_count(9, blocks, wrong) == 0


@pytest.mark.parametrize("irregular", [False, True])
def test_counting_stops_at_the_limit_and_agrees_with_the_oracle(irregular: bool) -> None:
    for number in range(20):
        deal = sudoku.deal(6, irregular, 12, "any", key(Setting(6, irregular, 12, "any"), number))
        for left_out in range(0, 36, 5):
            clues = [0 if cell == left_out else clue for cell, clue in enumerate(deal.clues)]
            count = oracle.solution_count(6, deal.layout.blocks, clues)
            assert sudoku.count_solutions(deal.layout, clues) == min(count, 2)
            assert sudoku.count_solutions(deal.layout, clues, limit=5) == min(count, 5)


def test_the_same_key_deals_the_same_on_every_machine() -> None:
    for dealt in json.loads(VECTORS.read_text()):
        deal = sudoku.deal(
            dealt["size"], dealt["irregular"], dealt["clues"], dealt["grade"], bytes.fromhex(dealt["key"])
        )
        assert list(deal.layout.blocks) == dealt["blocks"]
        assert list(deal.solution) == dealt["solution"]
        assert list(deal.clues) == dealt["dealt"]


def test_another_key_deals_something_else() -> None:
    fields = {sudoku.deal(9, True, 30, "singles", key(SETTINGS[0], n)).solution for n in range(200)}
    assert len(fields) == 200


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ((9, False, 17, "any"), "22"),
        ((9, False, 21, "singles"), "22"),
        ((6, False, 40, "any"), "24"),
        ((9, True, 15, "any"), "16"),
        ((9, False, 81, "any"), "60"),
        ((6, True, 19, "hard"), "18"),
        ((9, False, -1, "any"), "22"),
        ((7, False, 20, "any"), "9"),
        ((9, False, 30, "easy"), "singles"),
    ],
)
def test_a_setting_that_cannot_be_met_is_refused_with_what_is_allowed(
    setting: tuple[int, bool, int, str], message: str
) -> None:
    with pytest.raises(sudoku.InvalidSettings, match=message):
        sudoku.deal(*setting, bytes(32))


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_that_is_not_32_bytes_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="32"):
        sudoku.deal(9, False, 30, "any", bytes(length))


def written() -> str:
    """The vectors: `python -m tests.sudoku.test_deals` writes them where DEAL_VERSION has changed."""
    rows = []
    for setting in SETTINGS[::7]:
        deal = sudoku.deal(*setting, key(setting, 0))
        rows.append(
            {
                **setting._asdict(),
                "key": key(setting, 0).hex(),
                "blocks": deal.layout.blocks,
                "solution": deal.solution,
                "dealt": deal.clues,
            }
        )
    return "[\n" + ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows) + "\n]\n"


if __name__ == "__main__":
    VECTORS.write_text(written())
