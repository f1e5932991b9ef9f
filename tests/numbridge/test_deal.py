"""Settings, deals, chance and the promise made before the first move: N1, N4, N5, N8, N29, N31, N34."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from tests.numbridge.tables import SEED, all_settings, seed, seeds
from vog._core import sudoku as core
from vog.numbridge import (
    Blocks,
    Field,
    Grade,
    InvalidSettings,
    Seed,
    Settings,
    Variant,
    allowed_clues,
    commitment,
    deal,
)
from vog.numbridge.chance import Chance, Purpose


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"clues": 17}, "17 clues: bridge with regular blocks and grade singles allows 22 to"),
        ({"clues": 81}, "81 clues"),
        ({"variant": Variant.LIGHTNING, "clues": 40}, "40 clues: lightning .* allows 8 to"),
        ({"price": 0}, "1 or 2 tiles"),
        ({"price": 3}, "1 or 2 tiles"),
        ({"first_clue_at_one": True}, "only where the price is 2"),
        ({"move_time": 0}, "move_time 0: from 1 to 86400 seconds"),
        ({"game_time": 86_401}, "game_time 86401"),
    ],
)
def test_settings_that_cannot_be_met_are_refused_with_what_is_allowed(changes: Any, says: str) -> None:
    with pytest.raises(InvalidSettings, match=says):
        Settings.usual(changes.pop("variant", Variant.BRIDGE), **changes)


@pytest.mark.parametrize("variant", list(Variant))
@pytest.mark.parametrize("blocks", list(Blocks))
@pytest.mark.parametrize("grade", list(Grade))
def test_the_least_and_most_clues_can_be_asked_and_no_others(
    variant: Variant, blocks: Blocks, grade: Grade
) -> None:
    least, most = allowed_clues(variant, blocks, grade)
    for clues in (least, most):
        assert Settings.usual(variant, blocks=blocks, grade=grade, clues=clues).clues == clues
    for clues in (least - 1, most + 1):
        with pytest.raises(InvalidSettings):
            Settings.usual(variant, blocks=blocks, grade=grade, clues=clues)


@pytest.mark.parametrize(
    ("variant", "size", "clues", "price", "move_time"),
    [
        (Variant.BRIDGE, 9, 30, 1, 60),
        (Variant.LIGHTNING, 6, 12, 2, 30),
        (Variant.LANDS, 9, 34, 1, 60),
    ],
)
def test_a_variant_has_its_usual_settings(
    variant: Variant, size: int, clues: int, price: int, move_time: int
) -> None:
    chosen = Settings.usual(variant)
    assert (chosen.size, chosen.clues, chosen.price, chosen.move_time) == (size, clues, price, move_time)
    assert (chosen.blocks, chosen.grade) == (Blocks.REGULAR, Grade.SINGLES)


def test_settings_read_back_and_bad_ones_are_refused_where_they_are_read() -> None:
    chosen = Settings.usual(Variant.LIGHTNING, blocks=Blocks.IRREGULAR)
    text = msgspec.json.encode(chosen)
    assert msgspec.json.decode(text, type=Settings) == chosen
    with pytest.raises(msgspec.ValidationError, match="allows 8 to"):
        msgspec.json.decode(text.replace(b":12", b":40"), type=Settings)


# ---- deals -----------------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(all_settings(), seeds())
def test_n5_n8_a_deal_has_its_clues_and_exactly_one_solution(chosen: Settings, seed: Seed) -> None:
    dealt = deal(chosen, seed)
    size = chosen.size
    digits = set(range(1, size + 1))
    assert sum(map(bool, dealt.clues)) == chosen.clues
    for number in range(size):
        assert {dealt.solution[number * size + other] for other in range(size)} == digits
        assert {dealt.solution[other * size + number] for other in range(size)} == digits
        assert {dealt.solution[cell] for cell in dealt.field.block_cells[number]} == digits
    assert all(clue in (0, digit) for clue, digit in zip(dealt.clues, dealt.solution, strict=True))
    layout = core.Layout(size, list(dealt.field.blocks))
    assert core.count_solutions(layout, list(dealt.clues), 2) == 1
    assert deal(chosen, seed) == dealt, "the same seed deals the same"


def test_n4_irregular_blocks_are_other_ones_in_every_game() -> None:
    chosen = Settings.usual(Variant.BRIDGE, blocks=Blocks.IRREGULAR)
    fields = {deal(chosen, seed(number)).field for number in range(10)}
    assert len(fields) == 10
    assert Field.regular(9) not in fields


def test_a_deal_prints_its_field_and_clues_and_not_its_solution() -> None:
    dealt = deal(Settings.usual(Variant.BRIDGE), SEED)
    assert "".join(map(str, dealt.solution)) not in repr(dealt)


@pytest.mark.parametrize("grade", [Grade.SINGLES, Grade.HARD])
def test_a_deal_has_the_grade_that_was_asked(grade: Grade) -> None:
    assert deal(Settings.usual(Variant.BRIDGE, grade=grade), SEED).grade is grade


# ---- chance ----------------------------------------------------------------------------------------------


def test_n34_a_draw_is_the_documented_hash() -> None:
    message = b"vog-numbridge-1" + SEED.reveal() + b"refill\x00" + b"\x00\x00\x00\x07" + b"\x00\x00\x00\x00"
    digest = hashlib.sha256(message).digest()
    assert Chance(SEED).draws(Purpose.REFILL, 7).key() == digest
    assert Chance(SEED).draws(Purpose.REFILL, 7).below(10) == int.from_bytes(digest[:2], "big") % 10


def test_n34_what_does_not_divide_evenly_is_drawn_again() -> None:
    """Below 40000 the numbers from 40000 up are drawn again, by the next counter."""
    for number in range(50):
        keys = Chance(SEED).draws(Purpose.HAND, number)
        numbers = iter(lambda keys=keys: int.from_bytes(keys.key()[:2], "big"), None)  # type: ignore[misc]
        expected = next(number for number in numbers if number < 40_000)
        assert Chance(SEED).draws(Purpose.HAND, number).below(40_000) == expected


def test_n34_draws_of_other_purposes_and_seqs_are_others() -> None:
    keys = {
        Chance(game).draws(purpose, seq).key()
        for game in (SEED, seed(1))
        for purpose in Purpose
        for seq in (0, 1, 256)
    }
    assert len(keys) == 2 * len(Purpose) * 3


def test_n34_every_number_is_as_likely() -> None:
    draws = Chance(SEED).draws(Purpose.HAND, 0)
    found = Counter(draws.below(7) for _ in range(7000))
    assert set(found) == set(range(7))
    assert all(850 <= count <= 1150 for count in found.values())


# ---- the promise -----------------------------------------------------------------------------------------


def test_n31_a_commitment_is_the_documented_hash() -> None:
    text = (
        "vog-numbridge-commitment-1\ndeal=1\nvariant=lightning\nblocks=regular\nclues=12\ngrade=singles\n"
        "price=2\ncandidates=false\nfirst_clue_at_one=true\nmove_time=30\ngame_time=300\n"
        f"seed={bytes(range(32)).hex()}\n"
    )
    chosen = Settings.usual(Variant.LIGHTNING, first_clue_at_one=True)
    assert commitment(chosen, SEED) == hashlib.sha256(text.encode()).hexdigest()


def test_n31_a_commitment_binds_every_setting_and_the_seed() -> None:
    usual = Settings.usual(Variant.LIGHTNING)
    changes: list[dict[str, Any]] = [
        {"blocks": Blocks.IRREGULAR}, {"clues": 13}, {"grade": Grade.ANY}, {"price": 1}, {"candidates": True},
        {"first_clue_at_one": True}, {"move_time": 31}, {"game_time": 301},
    ]  # fmt: skip
    made = {commitment(msgspec.structs.replace(usual, **change), SEED) for change in changes}
    made |= {
        commitment(usual, SEED),
        commitment(usual, seed(0)),
        commitment(Settings.usual(Variant.LANDS), SEED),
    }
    assert len(made) == len(changes) + 3
