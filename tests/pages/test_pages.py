"""What every page of the site owes to readers, search engines and screen readers."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.pages.built import LANGUAGES, SITE, Page, address, pages

PAGES = pages()
NAMES = sorted({page.name for page in PAGES.values()})


@pytest.fixture(params=PAGES.values(), ids=list(PAGES))
def shown(request: pytest.FixtureRequest) -> Page:
    found: Page = request.param
    return found


def test_every_page_is_there_in_every_language() -> None:
    assert {address(name, language) for name in NAMES for language in LANGUAGES} == set(PAGES)


def test_a_page_says_its_language_and_direction(shown: Page) -> None:
    root = shown.all("html")[0].attributes
    assert root["lang"] == shown.language
    assert root["dir"] == ("rtl" if shown.language == "fa" else "ltr")


def test_a_page_has_a_title_and_a_description_of_its_own(shown: Page) -> None:
    others = [other for other in PAGES.values() if other is not shown]
    assert 4 <= len(shown.title) <= 70
    assert shown.title not in {other.title for other in others}
    description = shown.meta("description") or ""
    assert 50 <= len(description) <= 180
    assert description not in {other.meta("description") for other in others}


def test_a_page_names_its_translations(shown: Page) -> None:
    alternates = {
        link.attributes["hreflang"]: link.attributes["href"] for link in shown.all("link", rel="alternate")
    }
    assert alternates == {language: address(shown.name, language) for language in LANGUAGES} | {
        "x-default": shown.name
    }
    assert set(alternates.values()) <= set(PAGES)
    assert shown.all("link", rel="canonical")[0].attributes["href"] == shown.path


def test_a_page_says_to_messengers_what_it_is(shown: Page) -> None:
    assert shown.meta("og:title") == shown.title
    assert shown.meta("og:description") == shown.meta("description")
    assert shown.meta("og:type") in {"website", "article"}
    assert shown.meta("og:url") == shown.path
    assert (SITE / (shown.meta("og:image") or "").removeprefix("/")).is_file()
    assert (shown.meta("og:locale") or "").startswith(shown.language)


def test_headings_are_in_order(shown: Page) -> None:
    # Dialogs are documents of their own.
    hidden = {element.place for dialog in shown.all("dialog") for element in shown.inside(dialog)}
    levels = [
        int(element.tag[1])
        for element in shown.elements
        if re.fullmatch(r"h[1-6]", element.tag) and element.place not in hidden
    ]
    assert levels.count(1) == 1
    deepest = 0
    for level in levels:
        assert level <= deepest + 1
        deepest = level


def test_pictures_have_a_name_or_are_decoration(shown: Page) -> None:
    for element in shown.elements:
        attributes = element.attributes
        if element.tag == "img":
            assert "alt" in attributes
        elif attributes.get("role") == "img" or attributes.get("role") == "grid":
            assert attributes.get("aria-label")
        elif element.tag == "svg":
            assert attributes.get("aria-hidden") == "true"


def test_no_two_elements_share_an_id(shown: Page) -> None:
    assert [name for name, count in Counter(shown.ids).items() if count > 1] == []


def test_links_lead_to_pages_and_places_that_are_there(shown: Page) -> None:
    for link in shown.all("a"):
        path, _, place = link.attributes["href"].partition("#")
        target = PAGES[path or shown.path]
        # A position for practice stands behind the hash as well.
        assert not place or place.startswith("board=") or place in target.ids, link.attributes["href"]
