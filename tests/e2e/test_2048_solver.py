"""The solver beside the board: hints, grades, autoplay, the review, and a page that goes on without it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e.axe import no_complaints, no_complaints_by_day_and_night, no_complaints_by_day_or_night
from tests.e2e.table import GAME_KEY, kept, save_of

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.e2e.conftest import Visit
    from tests.e2e.table import Table
    from vog.twenty48 import Game

# Its module, its network and its worker.
OF_THE_SOLVER = re.compile(r"/solver-|/worker-")
NETWORK = re.compile(r"solver-model[^/]*\.bin")

# Every seed that the page draws is this one.
SEEDED = """
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) =>
        array instanceof BigUint64Array ? array.fill(2048n) : draw(array);
"""

WORKED_OUT = "[data-solver=ready]"


def open_solver(table: Table) -> None:
    table.button("Solver").click()
    table.page.locator(WORKED_OUT).wait_for(timeout=60_000)


def autoplay(table: Table, speed: str = "Fastest") -> None:
    table.page.get_by_role("radio", name=speed, exact=True).check()
    table.button("Autoplay").click()


def test_nothing_of_the_solver_is_loaded_before_it_is_asked_for(visit: Visit) -> None:
    table = visit()
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.page.reload()
    table.ready()
    table.play(3)
    table.page.wait_for_load_state("networkidle")
    assert not [address for address in asked if OF_THE_SOLVER.search(address)]
    scripts = [address for address in asked if address.endswith(".js")]
    texts = [table.page.request.get(address).text() for address in scripts]
    assert not [text for text in texts if "Autoplay" in text or "autoplaying" in text]
    open_solver(table)
    assert len([address for address in asked if NETWORK.search(address)]) == 1
    assert len([address for address in asked if OF_THE_SOLVER.search(address)]) == 3


def test_a_hint_points_and_never_moves_the_board(visit: Visit) -> None:
    from vog.twenty48 import Board  # noqa: PLC0415

    table = visit(storage=kept("full_with_a_pair"))
    open_solver(table)
    before = table.cells
    table.button("Hint").click()
    table.page.locator("[data-told=hint]").wait_for()
    arrow = table.page.locator("[data-hint]").get_attribute("data-hint") or ""
    valid = {each.name.lower() for each in Board.from_rows(table.record["rows"]).valid_directions}
    assert arrow in valid
    assert table.page.locator(f"[data-value-of={arrow}]").inner_text().count("best") == 1
    for direction in {"up", "down", "left", "right"} - valid:
        assert "no tile can move" in table.page.locator(f"[data-value-of={direction}]").inner_text()
    assert table.said == f"Hint: {arrow.capitalize()}"
    assert table.cells == table.drawn == before
    assert table.record["hints"] == 1
    table.page.keyboard.press(f"Arrow{arrow.capitalize()}")
    assert table.page.locator("[data-hint]").count() == 0


def test_the_page_answers_as_python_does(visit: Visit) -> None:
    from vog.twenty48 import Board  # noqa: PLC0415
    from vog.twenty48.solver import Solver  # noqa: PLC0415

    table = visit(storage=kept("full_with_a_pair"))
    open_solver(table)
    table.button("Hint").click()
    table.page.locator("[data-told=hint]").wait_for()
    choice = Solver().best(Board.from_rows(table.record["rows"]), nodes=100_000)
    shown = table.page.locator("[data-values] + p").inner_text()
    assert shown == f"{choice.depth} moves ahead, {choice.nodes:,} boards weighed"
    best = table.page.locator("[data-hint]").get_attribute("data-hint")
    assert best == choice.best.name.lower()
    expected = f"about {round(choice.values[choice.best]):,} more"
    assert expected in table.page.locator(f"[data-value-of={best}]").inner_text()


def well_played(moves: int) -> Game:
    """A game that has been played so far, and well."""
    from vog.twenty48 import Game  # noqa: PLC0415
    from vog.twenty48.solver import Solver  # noqa: PLC0415

    solver, game = Solver(), Game(2048)
    for _ in range(moves):
        game.play(solver.best(game.board, nodes=500).best)
    return game


def save_of_game(game: Game) -> str:
    return save_of(json.loads(game.record().to_json()))


def test_autoplay_reaches_2048_and_the_rest_of_the_game_does_not_count(visit: Visit) -> None:
    begun = well_played(600)
    table = visit(storage={GAME_KEY: save_of_game(begun)})
    open_solver(table)
    autoplay(table)
    table.overlay.wait_for(timeout=240_000)
    assert "You made 2048!" in table.overlay.inner_text()
    record = table.record
    # 2048 takes at least 520 moves; who makes no detour needs about a thousand.
    assert 600 < len(record["moves"]) < 1300
    assert record["autoplayed"] == len(record["moves"]) - 600
    assert table.drawn == table.cells
    # What was reached before the solver helped stays.
    assert table.best == begun.score < table.score
    table.button("Keep playing").click()
    table.reload()
    assert table.best == begun.score
    assert table.page.locator("[data-assisted]").is_visible()
    table.button("Statistics").click()
    figures = table.page.locator("[data-figures] dd").all_inner_texts()
    assert figures[:4] == ["0", "0", f"{begun.score:,}", "\u2013"]


@pytest.mark.parametrize("key", ["Escape", "ArrowLeft"])
def test_autoplay_stops_at_a_key(visit: Visit, key: str) -> None:
    table = visit(script=SEEDED)
    open_solver(table)
    autoplay(table, "Fast")
    table.page.wait_for_function(
        "key => JSON.parse(localStorage.getItem(key)).record.moves.length > 3", arg=GAME_KEY
    )
    table.page.keyboard.press(key)
    table.button("Autoplay").wait_for()
    record = table.record
    table.page.wait_for_timeout(400)
    assert table.record == record
    assert record["autoplayed"] >= 4
    assert len(record["moves"]) - record["autoplayed"] in ({0} if key == "Escape" else {0, 1})


def test_a_move_is_graded_where_that_is_wanted(visit: Visit) -> None:
    table = visit(storage=kept("full_with_a_pair"))
    open_solver(table)
    table.page.get_by_label("Grade my moves").check()
    table.play(1)
    grade = table.page.locator("[data-told=grade]")
    grade.wait_for()
    assert grade.get_attribute("data-grade") in {"good", "inaccuracy", "mistake", "blunder"}
    assert table.record["hints"] == 1
    assert table.page.locator("[data-assisted]").is_visible()


def blundered() -> Game:
    """A finished game: moves of the solver, a planted blunder, and moves without a plan to the end."""
    from vog.twenty48.solver import Solver  # noqa: PLC0415

    game = well_played(150)
    values = Solver().best(game.board, nodes=5000).values
    game.play(min(values, key=lambda direction: values[direction]))
    turn = 0
    while not game.board.is_over:
        game.play(game.board.valid_directions[turn % len(game.board.valid_directions)])
        turn += 1
    return game


def test_the_review_finds_a_planted_blunder_and_leads_to_practice_from_there(visit: Visit) -> None:
    played = blundered()
    table = visit(storage={GAME_KEY: save_of_game(played)})
    table.button("Review the game").click()
    worst = table.page.locator("[data-worst] li")
    worst.first.wait_for(timeout=60_000)
    assert 1 <= worst.count() <= 5
    assert table.page.locator("[data-curve]").is_visible()
    assert "Blunder" in worst.first.inner_text()
    moves = [int(each.get_attribute("data-move") or 0) for each in worst.all()]
    # The solver's own moves are not among the worst; what was planted, and the play without a plan, is.
    assert all(move > 150 for move in moves)
    assert table.record["hints"] == 0
    no_complaints_by_day_and_night(table.page)
    worst.first.get_by_role("link", name="Try again from here").click()
    table.page.get_by_role("heading", name="Practice").wait_for()
    table.ready()
    from vog.twenty48 import Game  # noqa: PLC0415

    game = Game(played.seed)
    for direction in played.record().moves[: moves[0] - 1]:
        game.play(direction)
    assert table.cells == [value for row in game.board.rows for value in row]


def test_the_review_of_a_long_game_shows_how_far_it_is_and_can_be_stopped(visit: Visit) -> None:
    table = visit(storage={GAME_KEY: save_of_game(well_played(3000))})
    open_solver(table)
    table.button("Review the game").click()
    # Not before there is something to be seen of it: a part done, and not all.
    table.page.wait_for_function(
        """() => {
            const {value = 0} = document.querySelector('dialog[open] progress') ?? {};
            if (value <= 0 || value >= 1) return false;
            [...document.querySelectorAll('dialog[open] button')].at(-1).click();
            return true;
        }"""
    )
    table.page.get_by_text("The review was stopped.").wait_for()
    assert table.page.locator("[data-worst]").count() == 0
    table.button("Review again").click()
    table.page.locator("[data-worst] li").first.wait_for(timeout=60_000)


# Texts within `selector` that stick out sideways from a box they are in.
SPILT = """selector => {
    const whole = document.querySelector(selector);
    const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT);
    const spilt = [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.data.trim() || text.parentElement.closest('.visually-hidden, title')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const {left, right} = range.getBoundingClientRect();
        for (let box = text.parentElement; box !== whole.parentElement; box = box.parentElement) {
            if (getComputedStyle(box).display === 'inline') continue;
            const outer = box.getBoundingClientRect();
            if (left < outer.left - 1 || right > outer.right + 1) spilt.push([text.data, box.className]);
        }
    }
    return spilt;
}"""


@pytest.mark.parametrize("language", ["/fa", "/fi"])
def test_nothing_of_panel_and_review_is_cut_off_at_twice_the_text(visit: Visit, language: str) -> None:
    table = visit(f"{language}/2048", storage={GAME_KEY: save_of_game(well_played(60))})
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    table.page.locator(".end button").first.click()
    table.page.locator(WORKED_OUT).wait_for(timeout=60_000)
    table.page.locator("[data-solver] input[type=checkbox]").check()
    table.page.locator("[data-solver] .ask button").first.click()
    table.page.locator("[data-told=hint]").wait_for()
    table.page.locator("[data-values]").wait_for()

    def fits(selector: str) -> None:
        for width in (320, 360, 768, 1440):
            table.page.set_viewport_size({"width": width, "height": 740})
            assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
            assert table.page.evaluate(SPILT, selector) == [], width

    fits("[data-solver]")
    table.page.locator("[data-solver] .ask").last.locator("button").click()
    table.page.locator("[data-worst]").wait_for(timeout=60_000)
    fits("dialog[open]")


def test_without_the_network_there_is_a_notice_and_the_game_goes_on(visit: Visit) -> None:
    table = visit(forgiving=True)
    blocked = True

    def block(route: Route) -> None:
        route.abort() if blocked else route.continue_()

    table.page.context.route(NETWORK, block)
    table.button("Solver").click()
    table.page.get_by_text("The solver could not be fetched.").wait_for()
    no_complaints(table.page)
    table.play(4)
    assert table.drawn == table.cells
    blocked = False
    table.button("Fetch it again").click()
    table.page.locator(WORKED_OUT).wait_for(timeout=60_000)


def test_a_damaged_network_is_told_and_fetched_again(visit: Visit) -> None:
    table = visit()
    damaged = True

    def damage(route: Route) -> None:
        if damaged:
            route.fulfill(body=b"\x1f\x8b not a network", content_type="application/octet-stream")
        else:
            route.continue_()

    table.page.context.route(NETWORK, damage)
    table.button("Solver").click()
    table.page.get_by_text("The solver arrived damaged.").wait_for()
    table.play(2)
    damaged = False
    table.button("Fetch it again").click()
    table.page.locator(WORKED_OUT).wait_for(timeout=60_000)


def test_a_browser_without_workers_gets_a_notice_in_its_language(visit: Visit) -> None:
    table = visit("/fi/2048", script="delete window.Worker;")
    table.button("Ratkaisija").click()
    table.page.get_by_text("Ratkaisija ei toimi tässä selaimessa").wait_for()
    table.play(3)


def test_once_fetched_the_solver_works_offline(visit: Visit) -> None:
    table = visit(service_workers="allow")
    open_solver(table)
    table.page.wait_for_function("async () => (await (await caches.open('solver')).keys()).length === 2")
    table.page.evaluate("() => navigator.serviceWorker.ready")
    table.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    table.page.context.set_offline(True)
    table.reload()
    open_solver(table)
    table.button("Hint").click()
    table.page.locator("[data-told=hint]").wait_for()


@pytest.mark.parametrize("path", ["/2048", "/fa/2048"])
def test_axe_finds_nothing_in_the_panel(visit: Visit, path: str) -> None:
    table = visit(path, storage=kept("full_with_a_pair"))
    table.page.locator(".end button").first.click()
    table.page.locator(WORKED_OUT).wait_for(timeout=60_000)
    table.page.locator("[data-solver] .ask button").first.click()
    table.page.locator("[data-told=hint]").wait_for()
    no_complaints_by_day_or_night(table.page)
    for width in (320, 1440):
        table.page.set_viewport_size({"width": width, "height": 740})
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
