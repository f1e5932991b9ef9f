"""The rulebook of Numbridge in a real browser: what cannot be seen in its HTML (tests/pages has the rest)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import no_complaints_by_day_or_night
from tests.e2e.test_reading_pages import OUTSIDE, SIDEWAYS, Reader, reader

__all__ = ["reader"]  # a fixture

RULES = "/numbridge/rules"

# The first row of every small field, from left to right.
FIRST_ROWS = """() => [...document.querySelectorAll('[data-field-plate="6"] svg')].map(field =>
    [...field.querySelectorAll('.cell')].slice(0, 6).map(cell => cell.getBoundingClientRect().left))"""


@pytest.mark.parametrize("path", [RULES, f"/fa{RULES}"])
def test_it_is_for_everybody(reader: Reader, path: str) -> None:
    page = reader(path, viewport={"width": 360, "height": 740})
    no_complaints_by_day_or_night(page)
    for width, text_size in ((320, "100%"), (360, "200%"), (2560, "100%")):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", text_size)
        assert not page.evaluate(SIDEWAYS), (width, text_size)
        assert page.evaluate(OUTSIDE) == [], (width, text_size)
    rows = page.evaluate(FIRST_ROWS)
    assert len(rows) > 20
    assert all(row == sorted(row) for row in rows)
    page.emulate_media(media="print", color_scheme="dark")
    assert page.locator(".opening li").evaluate_all(
        "all => all.every(one => getComputedStyle(one).visibility === 'visible')"
    )
    for hidden in ("nav.way", ".opening .controls", "article + nav"):
        assert not page.locator(hidden).is_visible(), hidden


def test_the_opening_is_stepped_by_buttons_and_keys(reader: Reader) -> None:
    page = reader(RULES)
    page.get_by_role("button", name="Print").wait_for()  # scripts run
    opening = page.locator(".opening")
    shown = opening.locator("li.shown")
    back, ahead = opening.locator("[data-back]"), opening.locator("[data-ahead]")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("The deal")
    assert opening.locator("li").nth(1).evaluate("one => getComputedStyle(one).visibility") == "hidden"
    ahead.click()
    expect(shown).to_contain_text("Move 1 of 10")
    expect(page.locator("[data-announcer]")).to_contain_text(re.compile("Move 1 of 10.*You place"))
    for key, step in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", 10), ("ArrowRight", 10), ("Home", 0)):
        page.keyboard.press(key)
        expect(opening).to_have_attribute("data-step", str(step))
    # At an end a button stays where it is: the keyboard's focus is not lost.
    expect(ahead).to_be_focused()
    expect(back).to_have_attribute("aria-disabled", "true")

    # The regions of the cell that the keyboard is on.
    lit = page.locator("[data-regions] .touch.lit")
    expect(lit).to_have_count(21)
    page.locator('[data-regions] [data-cell="0"]').focus()
    expect(page.locator('[data-regions] [data-cell="8"] .touch.lit')).to_have_count(1)
    expect(lit).to_have_count(21)
