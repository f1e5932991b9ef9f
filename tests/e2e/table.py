"""The page of 2048 as a test sees and handles it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from playwright.sync_api import CDPSession, Locator, Page, StorageState

GAME_KEY = "vog.2048.game"
BEST_KEY = "vog.2048.best"

Point = tuple[float, float]


@cache
def games() -> dict[str, Any]:
    """Records of games in known states, the ones that the front end's own tests read."""
    path = Path(__file__).parents[1] / "vectors" / "page_games.json"
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


def save_of(record: Mapping[str, Any], *, continued: bool = False) -> str:
    """The page's save of a game."""
    return json.dumps({"version": 1, "record": record, "continued": continued, "elapsed": 0})


def kept(name: str, *, continued: bool = False) -> dict[str, str]:
    """A browser's storage that holds one of the known games."""
    return {GAME_KEY: save_of(games()[name], continued=continued)}


def without_last_move(name: str) -> tuple[dict[str, str], str]:
    """Storage that holds a known game before its last move, and the key that makes this move."""
    from vog.twenty48 import Direction, Game, Record  # noqa: PLC0415  (only these tests need the core)

    record = Record.from_json(json.dumps(games()[name]))
    game = Game(record.seed)
    for direction in record.moves[:-1]:
        game.play(direction)
    last = record.moves[-1]
    keys = {
        Direction.UP: "ArrowUp",
        Direction.DOWN: "ArrowDown",
        Direction.LEFT: "ArrowLeft",
        Direction.RIGHT: "ArrowRight",
    }
    return {GAME_KEY: save_of(json.loads(game.record().to_json()))}, keys[last]


def storage_of(origin: str, items: Mapping[str, str]) -> StorageState:
    entries: list[Any] = [{"name": name, "value": value} for name, value in items.items()]
    return {"cookies": [], "origins": [{"origin": origin, "localStorage": entries}]}


class Table:
    """One tab with the game in it."""

    def __init__(self, page: Page, club: str) -> None:
        self.page = page
        self.club = club
        self._fingers: CDPSession | None = None

    def go(self, path: str) -> None:
        self.page.goto(self.club + path)
        self.ready()

    def ready(self) -> None:
        self.page.locator("[data-play=ready]").wait_for()

    def reload(self) -> None:
        self.page.reload()
        self.ready()

    # ---- what is shown ------------------------------------------------------------------------------
    @property
    def cells(self) -> list[int]:
        """The sixteen values of the grid that screen readers read: the model's."""
        found = self.page.locator("[data-board] td").evaluate_all(
            "cells => cells.map(cell => Number(cell.dataset.value))"
        )
        return [int(value) for value in found]

    @property
    def drawn(self) -> list[int]:
        """The sixteen values as drawn. Fails where two tiles lie on one cell."""
        tiles = self.page.locator("[data-tile]").evaluate_all(
            "tiles => tiles.map(tile => [Number(tile.dataset.tile), Number(tile.innerText)])"
        )
        cells = [0] * 16
        for cell, value in tiles:
            assert cells[cell] == 0, f"two tiles on cell {cell}"
            cells[cell] = value
        return cells

    @property
    def score(self) -> int:
        return int(self.page.locator("[data-score]").inner_text().replace(",", ""))

    @property
    def best(self) -> int:
        return int(self.page.locator("[data-best]").inner_text().replace(",", ""))

    @property
    def said(self) -> str:
        return self.page.locator("[data-announcer]").inner_text()

    @property
    def overlay(self) -> Locator:
        return self.page.locator("[data-overlay]")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # ---- what is kept -------------------------------------------------------------------------------
    def stored(self, key: str) -> str | None:
        value: str | None = self.page.evaluate("key => localStorage.getItem(key)", key)
        return value

    @property
    def record(self) -> dict[str, Any]:
        record: dict[str, Any] = json.loads(self.stored(GAME_KEY) or "{}")["record"]
        return record

    @property
    def moves(self) -> int:
        """How many moves the game in the storage has."""
        return len(self.record["moves"])

    # ---- what a person does -------------------------------------------------------------------------
    def play(self, count: int) -> None:
        """So many valid moves, by keys in turn, all in one go."""
        done = self.page.evaluate(
            """([key, count]) => {
                const made = () => JSON.parse(localStorage.getItem(key)).record.moves.length;
                const start = made();
                const codes = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
                for (let turn = 0; turn < 8 * count && made() < start + count; turn++) {
                    document.body.dispatchEvent(new KeyboardEvent(
                        'keydown', {code: codes[turn % 4], bubbles: true, cancelable: true}));
                }
                return made() - start;
            }""",
            [GAME_KEY, count],
        )
        assert done == count, "the game ended too early"
        self.settle()

    def take_back(self) -> None:
        """The last move, by the button, without moving a pointer."""
        self.page.locator(".tools button").first.evaluate("button => button.click()")

    def middle(self, selector: str = "[data-board]") -> Point:
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def touch(self, kind: str, *points: Point) -> None:
        """Fingers as the browser gets them from a screen: touchStart, touchMove, touchEnd."""
        if self._fingers is None:
            self._fingers = self.page.context.new_cdp_session(self.page)
        touches = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def swipe(self, start: Point, dx: float, dy: float, steps: int = 6) -> None:
        x, y = start
        self.touch("touchStart", start)
        for step in range(1, steps + 1):
            self.touch("touchMove", (x + dx * step / steps, y + dy * step / steps))
        self.touch("touchEnd")

    def settle(self) -> None:
        """Until the browser has handled what it was sent and painted it."""
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
