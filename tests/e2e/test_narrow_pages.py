"""No page is wider than a phone at twice the text, also while the browser's own wider fonts stand in.

Nor does it run over its footer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.lobby import visitor

if TYPE_CHECKING:
    from tests.e2e.conftest import Profile

PATHS = [
    "",
    "/2048",
    "/2048/practice",
    "/2048/rules",
    "/2048/strategy",
    "/2048/solver",
    "/numbridge",
    "/numbridge/rules",
    "/numbridge/archive",
    "/numbridge/leaderboards",
    "/account",
]
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
OVER_THE_FOOTER = "(main => main.scrollHeight - main.clientHeight)(document.querySelector('main'))"


# Finnish has the longest words, Persian the widest letters. Turkish was measured by hand.
@pytest.mark.parametrize("language", ["/fi", "/fa"])
def test_every_page_is_as_narrow_as_a_phone_in_the_browsers_own_font(
    profile: Profile, club: str, language: str
) -> None:
    page = visitor(profile, club, forgiving=True).page
    page.route("**/*.woff2", lambda route: route.abort())
    for path in PATHS:
        page.goto(f"{club}{language}{path}")
        page.locator("main h1, main [data-board]").first.wait_for()
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for width in (320, 360, 768):
            page.set_viewport_size({"width": width, "height": 700})
            assert page.evaluate(TOO_WIDE) == 0, (path, width)
            assert page.evaluate(OVER_THE_FOOTER) <= 1, (path, width)
