"""Every reason why the club refuses something has a sentence on its pages (C12)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vog.club.refusals import Refused
from vog.numbridge.refusals import Refusal
from vog.server.api import problem

WORDS = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages" / "en" / "numbridge.ts"


def codes(kind: type[Refused | Refusal]) -> set[str]:
    """Of all its subclasses that have one."""
    found = {kind.code} if isinstance(vars(kind).get("code"), str) else set()
    for each in kind.__subclasses__():
        found |= codes(each)
    return found


@pytest.mark.parametrize("kind", [Refused, Refusal, problem.ForeignOrigin])
def test_every_refusal_has_a_sentence_on_the_pages(kind: type[Refused | Refusal]) -> None:
    text = WORDS.read_text(encoding="utf-8")
    sentences = set(re.findall(r"^\t\t'?([a-z-]+)'?:", text[text.index("refusals:") :], re.MULTILINE))
    expected = codes(kind)
    assert expected
    assert expected <= sentences, f"without a sentence: {sorted(expected - sentences)}"
