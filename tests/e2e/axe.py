"""axe over a page in every scheme, once the page has come to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from axe_playwright_python.sync_playwright import Axe

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def rest(page: Page) -> None:
    """Until what moves or fades has come to rest, and a new scheme is on the screen."""
    page.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => "
        "setTimeout(() => Promise.allSettled(document.getAnimations().map(each => each.finished))"
        ".then(() => done(null)), 50))))"
    )


def no_complaints(page: Page) -> None:
    """axe finds nothing. A colour on its way from one scheme to the other would be one it finds."""
    rest(page)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
