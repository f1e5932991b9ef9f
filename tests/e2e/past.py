"""A club with games behind it, and its pages as a reader sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from tests.server.visitor import Visitor, meet, play_out

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Page

ADA, SARA = "Ada Lovelace", "سارا رستمی"
SHORT_GAMES = (
    30  # rated and resigned: enough for a rating that is sure, and for more than one page of the archive
)


class Past(NamedTuple):
    """What was played: ids of players, and of games by what they are examples of."""

    club: str
    ada: int
    sara: int
    guest: int
    games: dict[str, str]

    def ask(self, path: str) -> Any:
        """What anybody may ask."""
        parts = urlsplit(self.club)
        return Visitor(parts.hostname or "", parts.port or 80).ask("GET", path)


def play(club: str) -> Past:
    """Whole games of each variant with misses, one that a guest resigned early, and many short ones."""
    parts = urlsplit(club)
    host, port = parts.hostname or "", parts.port or 80
    ada = Visitor(host, port, "ada").register(ADA)
    sara = Visitor(host, port, "sara").register(SARA)
    guest = Visitor(host, port, "guest").guest()
    games = {}
    for room, variant in (("lightning", "lightning"), ("bridge-60", "bridge"), ("lands-60", "lands")):
        blocks = "irregular" if variant == "bridge" else "regular"
        games[variant] = meet(ada, sara, room=room, variant=variant, rated=True, blocks=blocks)
        play_out(games[variant], ada, sara)
        _leave(games[variant], ada, sara)
    games["resigned"] = _short(guest, ada, guest, moves=8, room="training", variant="lands")
    for number in range(SHORT_GAMES):
        loser = ada if number % 3 == 1 else sara
        games["short"] = _short(ada, sara, loser, moves=4, room="lightning", variant="lightning", rated=True)
    for visitor in (ada, sara, guest):
        visitor.close()
    return Past(club, ada.id, sara.id, guest.id, games)


def _short(one: Visitor, two: Visitor, loser: Visitor, *, moves: int, **ad: Any) -> str:
    """A game that one of them resigns after so many moves."""
    game = meet(one, two, **ad)
    played = 0
    while played < moves:
        played += sum(visitor.play_turn(game) for visitor in (one, two))
        newest = max(visitor.views[game]["seq"] for visitor in (one, two))
        for visitor in (one, two):
            visitor.until(lambda v=visitor, seq=newest: v.views[game]["seq"] >= seq)  # type: ignore[misc]
    loser.command(game, {"type": "resign"})
    _leave(game, one, two)
    return game


def _leave(game: str, *visitors: Visitor) -> None:
    for visitor in visitors:
        visitor.until(lambda v=visitor: v.views[game]["status"] == "over")  # type: ignore[misc]
        visitor.say(type="unwatch", table=game)


class Reader:
    """One tab with the archive, a replay, a profile or a leaderboard in it."""

    def __init__(self, context: BrowserContext, past: Past) -> None:
        self.context = context
        self.past = past
        self.page: Page = context.new_page()

    def go(self, path: str) -> Reader:
        """Open a page and wait for what the club answers."""
        self.page.goto(self.past.club + path)
        self.ready()
        return self

    def ready(self) -> None:
        self.page.locator("main h1").wait_for(state="attached")
        self.page.wait_for_function(
            "() => !document.querySelector('main [role=status]:not([data-trouble] *), main [aria-busy=true]')"
        )

    def become(self, name: str) -> Reader:
        """Signed in from now on."""
        answer = self.context.request.post(
            f"{self.past.club}/api/login", data={"name": name, "password": "correct horse"}
        )
        assert answer.ok, answer.text()
        return self

    # ---- lists ------------------------------------------------------------------------------------------

    @property
    def rows(self) -> Locator:
        return self.page.locator("[data-game]")

    @property
    def listed(self) -> list[str]:
        """The ids of the games in the list."""
        found: list[str] = self.rows.evaluate_all("rows => rows.map(row => row.dataset.game)")
        return found

    def choose(self, label: str, option: str) -> None:
        self.page.get_by_role("combobox", name=label, exact=True).select_option(label=option)
        self.ready()

    # ---- a replay ---------------------------------------------------------------------------------------

    def replay(self, game: str, line: int | None = None, language: str = "") -> Reader:
        at = "" if line is None else f"&line={line}"
        self.go(f"{language}/numbridge/replay?game={self.past.games[game]}{at}")
        self.page.locator("[data-replay]").wait_for()
        return self

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    @property
    def position(self) -> int:
        return int(self.page.locator("[data-replay]").get_attribute("data-replay") or -1)

    def until(self, position: int) -> None:
        self.page.locator(f'[data-replay="{position}"]').wait_for()

    def cell(self, cell: int) -> Locator:
        return self.page.locator(f'[data-cell="{cell}"]')

    @property
    def digits(self) -> str:
        """The digits that the cells bear, row by row."""
        found: str = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.map(cell => cell.dataset.digit).join('')"
        )
        return found

    @property
    def owners(self) -> str:
        found: str = self.page.locator("[data-cell]").evaluate_all(
            "cells => cells.map(cell => ({ first: '1', second: '2' })[cell.dataset.owner] ?? '.').join('')"
        )
        return found

    def player(self, seat: str, fact: str) -> str:
        """What stands with a player: its hand, misses, blocks, or time used."""
        place = self.page.locator(f'[data-player="{seat}"] [data-{fact}]')
        return place.get_attribute(f"data-{fact}") or ""

    @property
    def said(self) -> str:
        return plain(self.page.locator("[data-announcer]").inner_text())


def plain(text: str) -> str:
    """Without the marks that keep names from turning a sentence."""
    return text.translate({0x2068: None, 0x2069: None, 0xA0: " ", 0x202F: " "}).strip()
