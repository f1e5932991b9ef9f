"""The pictures of docs/pictures.md, made anew of a club of its own. It needs a Chromium.

    python -m tools.pictures

Two accounts play one game of each variant to its end and one of each to its middle, and the pages are shown
as they see them, at the sizes of a phone, a tablet and a desktop.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import FLAGS, serving
from tests.e2e.past import ADA, SARA, play
from tests.server.visitor import Visitor, meet

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1440, 900)
MIDDLE = {"bridge": 34, "lightning": 14, "lands": 44}  # moves
ROOMS = {"bridge": "bridge-60", "lightning": "lightning", "lands": "lands-60"}


class Picture(NamedTuple):
    """One page as somebody sees it."""

    name: str
    path: str
    size: tuple[int, int]
    scheme: Literal["light", "dark"] = "light"
    player: str | None = ADA
    ready: str = "main h1"  # what is there once the page is


def pictures(middle: dict[str, str], over: dict[str, str], ada: int) -> Iterator[Picture]:
    """All of them."""
    table = "{}/numbridge/table?game={}".format
    yield Picture("lobby", "/numbridge", DESKTOP, ready="[data-lobby=open]")
    yield Picture("lobby-phone-fa", "/fa/numbridge", PHONE, player=SARA, ready="[data-lobby=open]")
    yield Picture("bridge", table("", middle["bridge"]), DESKTOP, ready="[data-cell]")
    yield Picture("lightning-phone", table("", middle["lightning"]), PHONE, ready="[data-cell]")
    yield Picture("lands-tablet-dark", table("", middle["lands"]), TABLET, "dark", ready="[data-cell]")
    yield Picture(
        "bridge-won-phone-fa", table("/fa", over["bridge"]), PHONE, player=SARA, ready="[data-cell]"
    )
    yield Picture("lightning-won-dark", table("", over["lightning"]), DESKTOP, "dark", ready="[data-cell]")
    yield Picture("lands-won", table("", over["lands"]), DESKTOP, ready="[data-cell]")
    yield Picture("replay", f"/numbridge/replay?game={over['bridge']}&line=40", DESKTOP, ready="[data-cell]")
    yield Picture("profile", f"/player?id={ada}", DESKTOP)
    yield Picture("profile-phone-dark", f"/player?id={ada}", PHONE, "dark")


def main() -> None:
    """Make them all."""
    FOLDER.mkdir(exist_ok=True)
    chromium = os.environ.get("VOG_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as (club, _),
        sync_playwright() as playwright,
    ):
        past = play(club)
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        for picture in pictures(_to_the_middle(club), past.games, past.ada):
            _take(browser, club, picture)
            print(picture.name)
        browser.close()


def _to_the_middle(club: str) -> dict[str, str]:
    """Games that go on, by variant; in each it is the first account's turn."""
    parts = urlsplit(club)
    host, port = parts.hostname or "", parts.port or 80
    ada, sara = (Visitor(host, port, name).log_in(name) for name in (ADA, SARA))
    games = {}
    for variant, moves in MIDDLE.items():
        games[variant] = meet(ada, sara, room=ROOMS[variant], variant=variant, rated=True)
        while not _is_there(ada, games[variant], moves):
            if not ada.play_turn(games[variant]):
                sara.play_turn(games[variant])
            _both_see_it(games[variant], ada, sara)
    ada.close()
    sara.close()
    return games


def _is_there(visitor: Visitor, game: str, moves: int) -> bool:
    view = visitor.views[game]["game"]
    return bool(view["ply"] >= moves and view["turn"] == view["seat"])


def _both_see_it(game: str, *visitors: Visitor) -> None:
    newest = max(visitor.views[game]["seq"] for visitor in visitors)
    for visitor in visitors:
        visitor.until(lambda v=visitor: v.views[game]["seq"] >= newest)  # type: ignore[misc]


def _take(browser: Browser, club: str, picture: Picture) -> None:
    width, height = picture.size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=picture.scheme,
        reduced_motion="reduce",
        service_workers="block",
        has_touch=width < DESKTOP[0],
    )
    if picture.player is not None:
        given = {"name": picture.player, "password": "correct horse"}
        context.request.post(f"{club}/api/login", data=given)
    page = context.new_page()
    page.add_init_script("localStorage.setItem('vog.tour', 'over')")  # the first steps would hide the actions
    page.goto(club + picture.path)
    page.locator(picture.ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    page.screenshot(path=FOLDER / f"{picture.name}.jpg", type="jpeg", quality=85)
    context.close()


if __name__ == "__main__":
    main()
