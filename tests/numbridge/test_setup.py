"""A setup may be wrong; a position cannot be."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from tests.numbridge.tables import FIRST, SECOND, SEED, SPECTATOR, dealt
from vog.numbridge import Blocks, Field, InvalidSetup, Position, Settings, Setup, Variant, deal

LIGHTNING = Settings.usual(Variant.LIGHTNING)
DEAL = dealt(Variant.LIGHTNING)
SOLUTION = "".join(map(str, DEAL.solution))
STATES = "".join("c" if clue else "." for clue in DEAL.clues)


def setup(**changes: Any) -> Setup:
    good = Setup(
        settings=LIGHTNING,
        field=DEAL.field,
        solution=DEAL.solution,
        states=STATES,
        hands=((1, 2), (3,)),
    )
    return dataclasses.replace(good, **changes)


def test_a_setup_is_parsed_from_words() -> None:
    rows = "/".join(SOLUTION[start : start + 6] for start in range(0, 36, 6))
    assert Setup.parse(f"{rows}\n{STATES} 21 3 first 1/1", LIGHTNING) == setup()
    empty = Setup.parse(f"{SOLUTION} {STATES} - - second 1/1", LIGHTNING)
    assert (empty.hands, empty.turn) == (((), ()), SECOND)


def test_irregular_blocks_are_parsed_too() -> None:
    chosen = Settings.usual(Variant.LIGHTNING, blocks=Blocks.IRREGULAR)
    dealt = deal(chosen, SEED)
    states = "".join("c" if clue else "." for clue in dealt.clues)
    words = ["".join(map(str, dealt.solution)), states, "1", "-", "first", "1/1", dealt.field.text]
    assert Position.set_up(Setup.parse(" ".join(words), chosen), SEED).field == dealt.field
    with pytest.raises(InvalidSetup):
        Setup.parse(" ".join([*words[:6], "0" * 36]), chosen)


@pytest.mark.parametrize(
    "text",
    [
        "",
        f"{SOLUTION} {STATES} 12 3 first",
        f"{SOLUTION} {STATES} 12 3 third 1/1",
        f"{SOLUTION} {STATES} 12 3 spectator 1/1",
        f"{SOLUTION} {STATES} 12 3 first 11",
        f"{SOLUTION} {STATES} 12 3 first a/1",
        f"{SOLUTION} {STATES} 12 3 first 1/x",
        f"{SOLUTION} {STATES} 1a 3 first 1/1",
        f"{SOLUTION} {STATES} 12 ³ first 1/1",
        f"{'x' * 36} {STATES} 12 3 first 1/1",
    ],
)
def test_other_words_are_no_setup(text: str) -> None:
    with pytest.raises(InvalidSetup):
        Setup.parse(text, LIGHTNING)


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"field": Field.regular(9)}, "N4"),
    ({"field": deal(Settings.usual(Variant.LIGHTNING, blocks=Blocks.IRREGULAR), SEED).field}, "N4"),
    ({"solution": DEAL.solution[:-1]}, "36 cells"),
    ({"states": STATES + "."}, "36 cells"),
    ({"states": STATES.replace(".", "x", 1)}, "states are of"),
    ({"solution": bytes([1]) * 36}, "N1"),
    ({"states": STATES.replace("c", ".", 1)}, "N8"),
    ({"states": "." * 24 + "c" * 12}, "N5"),
    ({"hands": ((1, 1, 1, 1), ())}, "N10"),
    ({"hands": ((2, 1), ())}, "N10"),
    ({"hands": ((1, 1, 1), (1, 1, 1))}, "N9"),
    ({"hands": ((7,), ())}, "N9"),
    ({"turn": SPECTATOR}, "N26"),
    ({"moves_left": 0}, "N26"),
    ({"moves_left": 2}, "N26"),
    ({"moves": 2}, "N26"),
    ({"ply": -1}, "counted from 0"),
    ({"misses": (0, -1)}, "counted from 0"),
]


@pytest.mark.parametrize(("changes", "says"), WRONG)
def test_a_wrong_setup_is_no_position_and_says_which_rule_it_breaks(changes: Any, says: str) -> None:
    with pytest.raises(InvalidSetup, match=says):
        Position.set_up(setup(**changes), SEED)


@pytest.mark.parametrize("changes", [{"turn": SECOND}, {"owned": True}])
def test_n26_only_the_very_first_turn_of_lands_is_one_move(changes: dict[str, Any]) -> None:
    lands = dealt(Variant.LANDS)
    states = "".join("c" if clue else "." for clue in lands.clues)
    first = Setup(
        settings=Settings.usual(Variant.LANDS),
        field=lands.field,
        solution=lands.solution,
        states=states.replace("c", "f", 1) if changes.pop("owned", False) else states,
        hands=((), ()),
    )
    with pytest.raises(InvalidSetup, match="very first"):
        Position.set_up(dataclasses.replace(first, **changes), SEED)


def test_n9_the_bag_of_a_setup_is_what_is_left_for_it() -> None:
    position = Position.set_up(setup(ply=5, misses=(1, 2)), SEED)
    view = position.view(FIRST)
    assert view.bag == 36 - 12 - 3
    assert (view.ply, view.misses, view.hand) == (5, (1, 2), (1, 2))


def test_a_setup_does_not_print_its_secrets() -> None:
    assert repr(setup()) == "Setup(lightning)"
