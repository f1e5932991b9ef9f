"""Pages for reading in a real browser: for everybody, on paper, without script and offline."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Protocol

import pytest

from tests.e2e.axe import no_complaints_by_day_or_night

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.e2e.conftest import Profile

BOOKS = ["/2048/rules", "/2048/strategy", "/2048/solver"]
IN_TWO = [path for book in BOOKS for path in (book, f"/fa{book}")]

SIDEWAYS = "document.documentElement.scrollWidth > innerWidth"
# What sticks out of the text column, apart from what scrolls by itself.
OUTSIDE = """() => [...document.querySelectorAll('article *')].filter(element =>
    !element.closest('.scroll table') && element.checkVisibility() &&
    element.getBoundingClientRect().right > innerWidth + 1).map(element => element.outerHTML.slice(0, 120))"""


class Reader(Protocol):
    """Opens a page for reading; the browser must not complain about it."""

    def __call__(self, path: str, **options: Any) -> Page: ...


@pytest.fixture
def reader(profile: Profile, club: str) -> Reader:
    def opened(path: str, **options: Any) -> Page:
        page = profile(**({"viewport": {"width": 1000, "height": 900}} | options)).new_page()
        page.goto(club + path)
        return page

    return opened


@pytest.mark.parametrize("path", IN_TWO)
def test_it_is_for_everybody(reader: Reader, path: str) -> None:
    page = reader(path, viewport={"width": 1200, "height": 900})
    no_complaints_by_day_or_night(page)
    fits_every_window(page)


def test_the_longest_words_fit_every_window(reader: Reader) -> None:
    for book in BOOKS:
        fits_every_window(reader(f"/fi{book}"))


def fits_every_window(page: Page) -> None:
    for width, text_size in ((320, "100%"), (360, "200%"), (1280, "200%"), (2560, "100%")):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("size => { document.documentElement.style.fontSize = size; }", text_size)
        assert not page.evaluate(SIDEWAYS), (width, text_size)
        assert page.evaluate(OUTSIDE) == [], (width, text_size)


@pytest.mark.parametrize("path", ["/2048/rules", "/fa/2048/strategy"])
def test_a_page_can_be_read_without_script(reader: Reader, path: str) -> None:
    page = reader(path, java_script_enabled=False)
    article = page.locator("article")
    assert len(article.inner_text()) > 2000
    assert article.get_by_role("heading", level=2).count() >= 6
    assert page.get_by_role("button", name="Print").count() == 0
    link = page.locator(".contents a:visible").last
    place = link.get_attribute("href") or ""
    link.click()
    assert page.url.endswith(place)
    assert page.locator(place).is_visible()


def test_boards_never_mirror(reader: Reader) -> None:
    for path in ("/2048/rules", "/fa/2048/rules"):
        page = reader(path)
        for selector in (".board", "[data-tiles-row]"):
            lefts = page.locator(f"article {selector}").evaluate_all(
                "all => all.map(one => [...one.children].slice(0, 4)"
                ".map(cell => cell.getBoundingClientRect().left))"
            )
            assert len(lefts) > 10
            assert all(left == sorted(left) for left in lefts)


@pytest.mark.parametrize("path", ["/2048/rules", "/fa/2048/solver"])
def test_a_page_prints_as_a_booklet(reader: Reader, path: str) -> None:
    page = reader(path)
    page.emulate_media(media="print", color_scheme="dark")
    for hidden in (".frame > header", "nav.way", ".contents .folded", "article + nav", ".action"):
        for one in page.locator(hidden).all():
            assert not one.is_visible(), hidden
    assert page.locator(".cover-picture").is_visible()
    assert page.locator(".contents .beside").is_visible()
    printed = page.pdf(prefer_css_page_size=True)
    sizes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", printed)
    assert len(sizes) >= 6
    # A5 in points.
    assert {(round(float(width)), round(float(height))) for width, height in sizes} == {(420, 595)}


def test_a_book_opens_from_the_game_without_a_network(reader: Reader) -> None:
    page = reader("/2048", service_workers="allow")
    page.locator("[data-play=ready]").wait_for()
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.get_by_role("link", name="Rules", exact=True).click()
    page.get_by_role("heading", level=1, name="The rules of 2048").wait_for()
    page.get_by_role("navigation", name="Read on").get_by_role("link", name="Play 2048").click()
    page.locator("[data-play=ready]").wait_for()
