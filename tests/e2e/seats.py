"""A seat at a table of Numbridge as a test sees and handles it: a page, and the same player's own view."""

from __future__ import annotations

import itertools
import random
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from vog.club.view import TableView
from vog.numbridge import Exchange, Place, TakeClue
from vog.numbridge.bots import GreedyPlayer
from vog.numbridge.field import Field

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Locator, Page

    from vog.numbridge.bots import Move

_NAMES = itertools.count(1)


class Seat:
    """One player's browser at one table, and how that player moves and reads."""

    def __init__(
        self,
        context: BrowserContext,
        club: str,
        *,
        newcomer: bool = False,
        by: Literal["mouse", "touch", "keys"] = "mouse",
        language: str = "",
    ) -> None:
        self.context = context
        self.by = by
        self.language = language
        if not newcomer:
            context.add_init_script("try { localStorage.setItem('vog.tour', 'over') } catch {}")
        self.club = club
        self.page: Page = context.new_page()
        self.game = ""
        self._greedy = GreedyPlayer(random.Random(3).randrange)

    # ---- the club without the page ------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object | None = None) -> Any:
        answer = self.context.request.fetch(self.club + path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.text() else None

    @property
    def view(self) -> TableView:
        answer = self.context.request.get(f"{self.club}/api/games/{self.game}")
        return msgspec.json.decode(answer.body(), type=TableView)

    @property
    def mine(self) -> bool:
        view = self.view
        return view.game.turn is view.game.seat

    # ---- the page -----------------------------------------------------------------------------------------

    def sit(self, game: str, language: str | None = None) -> None:
        self.game = game
        language = self.language if language is None else language
        self.page.goto(f"{self.club}{language}/numbridge/table?game={game}")
        self.table.wait_for()
        self.page.locator("[data-fresh=true]").wait_for()

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-table]")

    @property
    def seq(self) -> int:
        return int(self.table.get_attribute("data-seq") or -1)

    def cell(self, cell: int) -> Locator:
        return self.page.locator(f'[data-cell="{cell}"]')

    def tile(self, digit: int) -> Locator:
        return self.page.locator(f'[data-hand] [data-tile="{digit}"]').first

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[data-action="{name}"]')

    def status(self, text: str) -> Locator:
        """The line that says what is going on, while it says that."""
        return self.page.locator("[data-status]", has_text=text)

    @property
    def said(self) -> str:
        return self.page.locator("[data-announcer]").inner_text().replace("\u00a0", "")

    def wait_for_seq(self, seq: int) -> None:
        self.page.wait_for_function(
            "seq => Number(document.querySelector('[data-table]')?.dataset.seq) >= seq", arg=seq
        )

    def watch_for_miss(self, cell: int) -> None:
        """From now on: a mark is gone again after seconds, however long the test takes to look."""
        self.page.evaluate(
            """cell => {
                window.missed = new Promise(done => {
                    const look = () => {
                        const found = document.querySelector(`[data-cell="${cell}"]`);
                        if (found.querySelector('.miss')) done(found.getAttribute('aria-label'));
                    };
                    const field = document.querySelector('[data-field]');
                    new MutationObserver(look).observe(field, { childList: true, subtree: true });
                });
            }""",
            cell,
        )

    @property
    def missed(self) -> str:
        """What the cell that was watched said when it showed a miss."""
        return str(self.page.evaluate("() => window.missed"))

    # ---- moves --------------------------------------------------------------------------------------------

    def good_move(self) -> Move:
        return self._greedy.choose(self.view.game)

    def miss(self) -> Place:
        """A tile where its digit cannot stand: seen from the field alone (N6, N35)."""
        game = self.view.game
        assert game.hand
        assert game.may
        field = Field(game.settings.size, map(int, game.blocks))
        for digit in game.hand:
            for cell, letter in enumerate(game.may.cells):
                seen = [game.digits[other] for other in field.constrained(cell)]
                if letter == "p" and str(digit) in seen:
                    return Place(cell, digit)
        raise AssertionError("no tile can be missed for sure")

    def clue(self) -> TakeClue:
        game = self.view.game
        assert game.may
        cell = game.may.cells.index("c")
        return TakeClue(cell, game.hand[0] if game.hand else None)

    def make(self, move: Move) -> None:
        """Do it as a person does, and wait until the page shows what came of it."""
        seq = self.seq
        match move:
            case Place(cell, digit) | TakeClue(cell, digit):
                if digit is not None:
                    self._pick(digit)
                self._press(cell)
            case Exchange() if self.by == "keys":
                self.page.keyboard.press("KeyE")
            case Exchange():
                self.action("exchange").click()
        self.wait_for_seq(seq + 1)

    def _pick(self, digit: int) -> None:
        match self.by:
            case "mouse":
                self.tile(digit).click()
            case "touch":
                self.tile(digit).tap()
            case "keys":
                self.page.keyboard.press(f"Digit{digit}")

    def _press(self, cell: int) -> None:
        match self.by:
            case "mouse":
                self.cell(cell).click()
            case "touch":
                self.cell(cell).tap()
            case "keys":
                self.walk(cell)
                self.page.keyboard.press("Enter")

    def walk(self, cell: int) -> None:
        """To a cell of an upright field: with Tab into the field, then with the arrows."""
        size = self.view.game.settings.size
        for _ in range(60):
            here = self.page.evaluate("document.activeElement?.dataset?.cell ?? null")
            if here is None:
                self.page.keyboard.press("Tab")
            elif int(here) == cell:
                return
            elif int(here) // size != cell // size:
                self.page.keyboard.press("ArrowDown" if int(here) // size < cell // size else "ArrowUp")
            else:
                self.page.keyboard.press("ArrowRight" if int(here) < cell else "ArrowLeft")
        raise AssertionError(f"no way to cell {cell}")


def start(first: Seat, second: Seat, room: str, variant: str, **wishes: Any) -> tuple[Seat, Seat]:
    """Two guests meet by an ad; both sit down, in the order of their seats."""
    for seat in (first, second):
        seat.ask("POST", "/api/guest", {})
    ad = first.ask("POST", "/api/ads", {"room": room, "variant": variant, **wishes})
    game = second.ask("POST", f"/api/ads/{ad['id']}/accept")["game"]
    for seat in (first, second):
        seat.game = game
    return (first, second) if first.view.game.seat == "first" else (second, first)
