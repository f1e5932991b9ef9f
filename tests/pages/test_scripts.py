"""How much script a page asks for, counted in the built site as it goes over the line: by brotli."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest

from tests.pages.built import SITE, Page, pages

if TYPE_CHECKING:
    from pathlib import Path

MOST = 100_000  # bytes

# import{...}from"./x.js", import"./x.js", export{...}from"./x.js": what comes along with a file at once.
ALONG = re.compile(r"""(?:import|export)\s*(?:[\w$*{][^"'`;()]*?from\s*)?["'`](\.{1,2}/[^"'`]+\.js)["'`]""")
# A language's texts for one page, asked for when the page is opened.
TEXTS = re.compile(r"(en|tr|fa|fi):\(\)=>\w+\(\(\)=>import\(`([^`]+)`\)")
#: As many as any page opens with: the frame's texts, its own, and those that it shares with others.
CATALOGUES = 6


def weight(file: Path) -> int:
    return file.with_name(file.name + ".br").stat().st_size


@cache
def along(file: Path) -> frozenset[Path]:
    """What a script imports at once."""
    return frozenset((file.parent / path).resolve() for path in ALONG.findall(file.read_text("utf-8")))


def together(files: set[Path]) -> set[Path]:
    """Scripts with all that comes along with them."""
    found: set[Path] = set()
    waiting = set(files)
    while waiting:
        file = waiting.pop()
        found.add(file)
        waiting |= along(file) - found
    return found


@cache
def texts(language: str) -> tuple[int, ...]:
    """The weights of a language's texts, the heaviest first."""
    found = {
        (file.parent / path).resolve()
        for file in (SITE / "_app").rglob("*.js")
        for of, path in TEXTS.findall(file.read_text("utf-8"))
        if of == language
    }
    return tuple(sorted(map(weight, found), reverse=True))


@pytest.mark.parametrize("page", pages().values(), ids=list(pages()))
def test_the_script_of_a_page_is_at_most_100_kb(page: Page) -> None:
    asked = {
        (SITE / link.attributes["href"].removeprefix("/")).resolve()
        for link in page.all("link", rel="modulepreload")
    }
    assert len(asked) >= 10
    assert len(texts(page.language)) > CATALOGUES
    most = (
        weight(SITE / "boot.js") + sum(map(weight, together(asked))) + sum(texts(page.language)[:CATALOGUES])
    )
    assert 30_000 < most <= MOST
