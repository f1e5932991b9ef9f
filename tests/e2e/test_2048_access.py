"""For everybody: names, live text, axe; and for every connection: small, and offline."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.axe import no_complaints_by_day_and_night, no_complaints_by_day_or_night
from tests.e2e.table import kept

if TYPE_CHECKING:
    from tests.e2e.conftest import Visit


@pytest.mark.parametrize("path", ["/2048", "/fa/2048"])
def test_axe_finds_nothing(visit: Visit, path: str) -> None:
    table = visit(path)
    table.play(20)
    no_complaints_by_day_or_night(table.page)
    # Statistics, game settings, and the guide.
    for button in (".end button:nth-child(2)", ".end button:nth-child(3)", ".help button"):
        table.page.locator(button).click()
        no_complaints_by_day_or_night(table.page)
        table.page.keyboard.press("Escape")


@pytest.mark.parametrize("name", ["won_at_the_last_move", "won_and_over_at_the_last_move", "over"])
def test_axe_finds_nothing_in_a_verdict(visit: Visit, name: str) -> None:
    table = visit("/fa/2048", storage=kept(name))
    table.overlay.wait_for()
    no_complaints_by_day_and_night(table.page)


def test_the_board_is_a_grid_of_named_cells(visit: Visit) -> None:
    table = visit(storage=kept("full_with_a_pair"))
    grid = table.page.get_by_role("grid", name="Board")
    assert grid.get_by_role("row").count() == 4
    cells = table.cells
    names = grid.get_by_role("gridcell").all_inner_texts()
    assert len(names) == 16
    for index, name in enumerate(names):
        assert name == f"Row {index // 4 + 1}, column {index % 4 + 1}: {cells[index]}"


def test_moves_and_gains_are_said(visit: Visit) -> None:
    table = visit(storage=kept("full_with_a_pair"))
    score = table.score
    for key in ("ArrowUp", "ArrowLeft"):
        table.page.keyboard.press(key)
        if table.score > score:
            break
    assert (
        table.said
        == f"{'Up' if key == 'ArrowUp' else 'Left'}. Plus {table.score - score}. Score {table.score}."
    )
    assert table.page.locator("[aria-live=polite][data-announcer]").count() == 1


def test_the_board_is_read_out_on_demand(visit: Visit) -> None:
    table = visit(storage=kept("full_with_a_pair"))
    table.page.keyboard.press("b")
    first = ", ".join(str(value) for value in table.cells[:4])
    assert table.said.startswith(f"Row 1: {first}. Row 2:")


def test_everything_is_within_reach_of_the_keyboard(visit: Visit) -> None:
    table = visit(storage=kept("full_with_a_pair"))
    reached = set()
    for _ in range(25):
        table.page.keyboard.press("Tab")
        reached.add(
            table.page.evaluate(
                "document.activeElement.getAttribute('aria-label') || document.activeElement.innerText.trim()"
            )
        )
    assert {
        "Undo",
        "New game",
        "Statistics",
        "Game settings",
        "Board",
        "How to play",
        "Up",
        "Down",
    } <= reached


def test_a_dialog_gives_the_focus_back(visit: Visit) -> None:
    table = visit()
    button = table.button("Statistics")
    button.focus()
    table.page.keyboard.press("Enter")
    assert table.page.evaluate("document.activeElement.closest('dialog') !== null")
    table.page.keyboard.press("Escape")
    assert button.evaluate("button => button === document.activeElement")


def test_the_designer_is_named(visit: Visit) -> None:
    table = visit()
    for path in ("/2048", "/tr/2048", "/fa/2048", "/fi/2048"):
        table.go(path)
        text = table.page.locator(".credit").inner_text()
        assert "Gabriele Cirulli" in text
        assert "2014" in text
        assert "MIT" in text


def test_the_script_of_the_page_is_at_most_100_kb(visit: Visit) -> None:
    table = visit("/2048")
    sizes: dict[str, int] = {}

    def count(address: str, size: int) -> None:
        if address.split("?", maxsplit=1)[0].endswith((".js", ".wasm")):
            sizes[address] = size

    page = table.page.context.new_page()
    page.on("requestfinished", lambda request: count(request.url, request.sizes()["responseBodySize"]))
    # As a first visit: nothing from the cache.
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto(f"{table.club}/2048")
    page.locator("[data-play=ready]").wait_for()
    page.wait_for_load_state("networkidle")
    assert any(address.endswith(".wasm") for address in sizes)
    assert 10_000 < sum(sizes.values()) <= 100_000, sizes


def test_after_one_visit_the_game_plays_offline(visit: Visit) -> None:
    table = visit("/fa/2048", service_workers="allow")
    table.play(5)
    cells = table.cells
    table.page.evaluate("() => navigator.serviceWorker.ready")
    table.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    table.page.context.set_offline(True)
    table.reload()
    assert table.cells == cells
    table.play(5)
    table.go("/2048")
    assert table.moves == 10
