"""Archive, replay, profile and leaderboards for everybody: axe, narrow screens, large text, small scripts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.axe import no_complaints, no_complaints_by_day_or_night
from tests.e2e.past import Reader

if TYPE_CHECKING:
    from tests.e2e.conftest import Profile
    from tests.e2e.past import Past


PAGES = ["archive", "replay", "player", "leaderboards"]
LANGUAGES = ["", "/fa"]

SMALL = """() => [...document.querySelectorAll('main :is(button, select, input, summary, .button)')]
    .filter(target => {
        const { width, height } = target.getBoundingClientRect();
        return target.checkVisibility() && (width < 43.9 || height < 43.9)
            && !target.matches('.options input');
    }).map(target => target.outerHTML.slice(0, 200))"""

# Empty, or the page's width and who sticks out of the window.
WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
    [document.documentElement.scrollWidth, ...[...document.querySelectorAll('main *')]
        .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
        .filter(one => !one.parentElement.closest('.scroll'))
        .map(one => one.outerHTML.slice(0, 120))]"""


def path(past: Past, page: str) -> str:
    return {
        "archive": f"/numbridge/archive?player={past.ada}",
        "replay": f"/numbridge/replay?game={past.games['lands']}&line=12",
        "player": f"/player?id={past.ada}",
        "leaderboards": "/numbridge/leaderboards?variant=lightning",
    }[page]


def opened(profile: Profile, past: Past, page: str, language: str = "", **options: object) -> Reader:
    reader = Reader(profile(**options), past).go(language + path(past, page))
    if page == "replay":
        reader.page.locator("[data-replay]").wait_for()
    return reader


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(profile: Profile, past: Past, page: str, language: str) -> None:
    reader = opened(profile, past, page, language)
    for details in reader.page.locator("main details summary").all():
        details.click()
    no_complaints_by_day_or_night(reader.page)
    if page == "replay":
        reader.press("End")
        reader.page.locator("[data-solution]").click()
        no_complaints(reader.page)
        reader.page.locator("[data-picture]").click()
        no_complaints(reader.page)


@pytest.mark.parametrize("language", ["/fa", "/fi"])
def test_nothing_is_wider_than_the_window_and_targets_are_large_enough(
    profile: Profile, past: Past, language: str
) -> None:
    reader = Reader(profile(viewport={"width": 320, "height": 568}), past)
    for page in PAGES:
        reader.go(language + path(past, page))
        if page == "archive":
            reader.page.locator("[data-fold]").click()
        for details in reader.page.locator("main details summary").all():
            details.click()
        for width, height in ((320, 568), (768, 1024), (1440, 900)):
            reader.page.set_viewport_size({"width": width, "height": height})
            assert reader.page.evaluate(WIDE) == [], (page, width)
            assert reader.page.evaluate(SMALL) == [], (page, width)
        reader.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        for width in (320, 768):
            reader.page.set_viewport_size({"width": width, "height": 800})
            assert reader.page.evaluate(WIDE) == [], (page, f"{width} at 200%")
        reader.page.set_viewport_size({"width": 320, "height": 568})


def test_nothing_jumps_when_the_games_arrive(profile: Profile, past: Past) -> None:
    """Layout shifts are added up as the browser counts them (CLS): at most what is called good."""
    for page in PAGES:
        context = profile()
        context.add_init_script(
            "window.shifted = 0; new PerformanceObserver(list => { for (const entry of list.getEntries())"
            " window.shifted += entry.value; }).observe({ type: 'layout-shift', buffered: true });"
        )
        reader = Reader(context, past).go(path(past, page))
        reader.page.evaluate("() => document.fonts.ready.then(() => null)")
        assert reader.page.evaluate("window.shifted") < 0.1, page
