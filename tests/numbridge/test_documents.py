"""The examples of the package's docstring and of the docs do what they say."""

from __future__ import annotations

import doctest
import hashlib
import importlib
import re
from pathlib import Path

import pytest

import vog.numbridge
from tests.numbridge.tables import SEED
from vog.numbridge import Settings, Variant, commitment

DOCS = Path(__file__).parents[2] / "docs"


def test_the_example_of_the_package_runs() -> None:
    found = doctest.testmod(vog.numbridge)
    assert found.attempted >= 8
    assert found.failed == 0


def test_the_commitment_of_the_docs_is_the_programs() -> None:
    page = (DOCS / "numbridge-record.md").read_text(encoding="utf-8")
    block = page[page.index("    vog-numbridge-commitment-1") :].split("\n\n")[0]
    lines = "".join(line.strip() + "\n" for line in block.splitlines())
    assert hashlib.sha256(lines.encode()).hexdigest() == commitment(Settings.usual(Variant.LIGHTNING), SEED)


# Its own part: other games' rules name other packages.
PARTS_OF_PAGE = re.split(r"^## ", (DOCS / "rules.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
RULES = next(part for part in PARTS_OF_PAGE if part.startswith("Numbridge"))


@pytest.mark.parametrize("name", sorted(set(re.findall(r"`((?:cli/)?test_\w+)`", RULES))))
def test_the_table_of_rules_names_tests_that_are_there(name: str) -> None:
    tests = Path(__file__).parents[1]
    assert (tests / f"{name}.py").exists() or (tests / "numbridge" / f"{name}.py").exists()


@pytest.mark.parametrize("rule", [f"N{number}" for number in range(1, 44)])
def test_the_table_of_rules_has_every_rule(rule: str) -> None:
    assert re.search(rf"^\| .*\b{rule}\b.* \|", RULES, re.MULTILINE)


PARTS = [importlib.import_module(f"vog.numbridge.{part}") for part in ("position", "events", "notation")]


@pytest.mark.parametrize(("owner", "name"), sorted(set(re.findall(r"`(_?[A-Z]\w+)\.(\w+)`", RULES))))
def test_the_table_of_rules_names_code_that_is_there(owner: str, name: str) -> None:
    held = next(getattr(part, owner) for part in (vog.numbridge, *PARTS) if hasattr(part, owner))
    assert hasattr(held, name) or name in held.__annotations__
