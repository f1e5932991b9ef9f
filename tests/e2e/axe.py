"""axe over a page, once the page has come to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from axe_playwright_python.base import AXE_SCRIPT, AxeResults

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page


def rest(page: Page) -> None:
    """Until what moves or fades has come to rest, and a new scheme is on the screen."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => "
        "setTimeout(() => Promise.allSettled(document.getAnimations().map(each => each.finished))"
        ".then(() => done(null)), 50))))"
    )


def no_complaints(page: Page, rules: Sequence[str] | None = None) -> None:
    """axe finds nothing, by these rules alone where they are given.

    A colour on its way from one scheme to the other would be something that it finds.
    """
    rest(page)
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"]} | ({} if rules is None else {"runOnly": list(rules)})
    # What it found in order is long, and not asked for.
    found = AxeResults(
        page.evaluate("o => axe.run(document, o).then(({ violations }) => ({ violations }))", options)
    )
    assert found.violations_count == 0, found.generate_report()


def no_complaints_by_day_and_night(page: Page) -> None:
    """The same in both schemes, between which nothing differs but colours."""
    page.emulate_media(color_scheme="light")
    no_complaints(page)
    page.emulate_media(color_scheme="dark")
    no_complaints(page, ["color-contrast"])


def no_complaints_by_day_or_night(page: Page) -> None:
    """Of two languages that are looked at each has a scheme: Persian the dark one, with its other letters."""
    page.emulate_media(color_scheme="dark" if page.evaluate("document.dir") == "rtl" else "light")
    no_complaints(page)
