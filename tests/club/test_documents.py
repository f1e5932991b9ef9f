"""The table of rules names code and tests that are there."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = (TESTS.parent / "docs" / "rules.md").read_text(encoding="utf-8")
PARTS = "action|ad|adjournment|archive|clock|offer|rating|refusals|room|ruling|table|view|service\\.\\w+"


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`(\w+/test_\w+)`", RULES))))
def test_the_rules_name_tests_that_are_there(name: str) -> None:
    assert (TESTS / f"{name}.py").exists()


@pytest.mark.parametrize(("part", "path"), sorted(set(re.findall(rf"`({PARTS})\.([\w.]+)`", RULES))))
def test_the_rules_name_code_that_is_there(part: str, path: str) -> None:
    held: object = importlib.import_module(f"vog.club.{part}")
    for name in path.split("."):
        held = getattr(held, name)
    assert held is not None


@pytest.mark.parametrize("rule", [f"C{number}" for number in range(1, 15)])
def test_every_rule_of_the_club_stands_somewhere(rule: str) -> None:
    assert re.search(rf"^\| {rule} \|", RULES, re.MULTILINE)
