"""Practice: a position set up by keys, mouse and link, played on from, and kept apart from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.axe import no_complaints_by_day_or_night
from tests.e2e.table import BEST_KEY, GAME_KEY, Table
from tests.e2e.test_2048_looks import SIZES, SMALL_TARGETS

if TYPE_CHECKING:
    from tests.e2e.conftest import Visit

PAGE = "/2048/practice"
LATE = [1024, 512, 256, 128, 2, 4, 8, 64, 0, 0, 2, 4, 0, 0, 0, 2]


def link(cells: list[int]) -> str:
    digits = "0123456789abcdefgh"
    return f"{PAGE}#board=" + "".join(digits[max(value.bit_length() - 1, 0)] for value in cells)


def editing(table: Table) -> list[int]:
    found = table.page.locator("[data-editor] td").evaluate_all(
        "cells => cells.map(cell => Number(cell.dataset.value))"
    )
    return [int(value) for value in found]


def mode(table: Table, name: str) -> None:
    table.page.get_by_role("radio", name=name, exact=True).check()


def test_a_position_is_set_up_by_keyboard_and_played(visit: Visit) -> None:
    table = visit(PAGE)
    table.button("Clear the board").click()
    assert editing(table) == [0] * 16
    table.page.locator("[data-editor] button").first.focus()
    for key in (
        "+",
        "+",
        "+",
        "ArrowRight",
        "Enter",
        "ArrowDown",
        "Enter",
        "+",
        "ArrowLeft",
        "Enter",
        "Delete",
    ):
        table.page.keyboard.press(key)
    assert editing(table) == [8, 2, 0, 0, 0, 4] + [0] * 10
    assert table.said == "Row 2, column 1: empty"
    mode(table, "Play")
    assert table.cells == [8, 2, 0, 0, 0, 4] + [0] * 10
    table.page.locator("[data-board]").focus()
    table.page.keyboard.press("ArrowDown")
    assert sum(value > 0 for value in table.cells) == 4
    assert table.drawn == table.cells


def test_a_press_puts_the_chosen_tile_and_takes_it_away(visit: Visit) -> None:
    table = visit(PAGE, has_touch=True)
    table.page.get_by_role("radio", name="131072").check()
    cell = table.page.locator("[data-editor] button").nth(15)
    cell.tap()
    assert editing(table)[15] == 131072
    cell.tap()
    assert editing(table)[15] == 0


def test_impossible_boards_are_refused_and_said(visit: Visit) -> None:
    table = visit(PAGE)
    table.button("Clear the board").click()
    assert table.page.get_by_text("Put at least one tile on it.").is_visible()
    table.page.get_by_role("radio", name="Play", exact=True).click()
    assert table.page.locator("[data-editor]").is_visible()
    assert table.page.get_by_role("radio", name="Set up", exact=True).is_checked()
    table.page.get_by_role("radio", name="131072").check()
    for cell in (0, 1):
        table.page.locator("[data-editor] button").nth(cell).click()
    assert table.page.get_by_text("never hold more than 262,140").is_visible()


def test_a_link_carries_a_position_and_practice_is_kept_apart_from_the_game(visit: Visit) -> None:
    table = visit()
    table.play(6)
    game, best = table.stored(GAME_KEY), table.stored(BEST_KEY)
    table.go(link(LATE))
    assert table.cells == LATE
    for key in ("ArrowLeft", "ArrowUp", "ArrowLeft", "ArrowDown"):
        table.page.keyboard.press(key)
    cells = table.cells
    assert cells != LATE
    table.reload()
    assert table.cells == cells
    assert table.stored(GAME_KEY) == game
    assert table.stored(BEST_KEY) == best
    table.button("Undo").click()
    table.button("Back to the start").click()
    assert table.cells == LATE
    table.go("/2048")
    assert table.moves == 6


def test_the_older_of_two_tabs_is_told_and_can_take_over_on_purpose(visit: Visit) -> None:
    older = visit(link(LATE))
    older.page.keyboard.press("ArrowLeft")
    before = older.cells
    newer = Table(older.page.context.new_page(), older.club)
    newer.go(PAGE)
    assert newer.cells == before
    older.overlay.filter(has_text="Played in another tab").wait_for()
    older.page.keyboard.press("ArrowUp")
    assert older.cells == before
    older.page.get_by_role("radio", name="Set up", exact=True).click()
    assert older.page.locator("[data-editor]").count() == 0
    assert older.page.get_by_role("radio", name="Play", exact=True).is_checked()
    mode(newer, "Set up")
    newer.button("Clear the board").click()
    newer.page.locator("[data-editor] button").nth(5).click()
    older.button("Play here").click()
    assert editing(older)[5] == 2
    newer.overlay.filter(has_text="Played in another tab").wait_for()


def test_a_link_that_is_followed_takes_the_practice_over(visit: Visit) -> None:
    older = visit(PAGE)
    newer = Table(older.page.context.new_page(), older.club)
    newer.go(PAGE)
    older.overlay.wait_for()
    older.page.evaluate("hash => { location.hash = hash; }", link(LATE).removeprefix(PAGE))
    newer.overlay.wait_for()
    assert older.cells == LATE


def test_a_broken_link_is_told(visit: Visit) -> None:
    table = visit(f"{PAGE}#board=2048")
    assert table.page.get_by_text("The link holds no position").is_visible()


def test_the_solver_values_every_board_as_it_is_set_up_and_played(visit: Visit) -> None:
    table = visit(link(LATE))
    table.button("Solver").click()
    table.page.locator("[data-values]").wait_for(timeout=60_000)
    table.page.keyboard.press("ArrowLeft")
    table.page.locator("[data-values]").wait_for()
    assert "best" in table.page.locator("[data-values]").inner_text()
    mode(table, "Set up")
    table.button("Clear the board").click()
    assert table.page.locator("[data-values]").count() == 0
    table.page.locator("[data-editor] button").nth(5).click()
    table.page.locator("[data-values]").wait_for()


@pytest.mark.parametrize("path", [PAGE, f"/fa{PAGE}"])
def test_axe_finds_nothing_in_practice(visit: Visit, path: str) -> None:
    table = visit(path)
    no_complaints_by_day_or_night(table.page)
    table.go(path + link(LATE).removeprefix(PAGE))
    no_complaints_by_day_or_night(table.page)


@pytest.mark.parametrize("language", ["/fa", "/fi"])
def test_practice_fits_every_window_and_its_targets_are_large_enough(visit: Visit, language: str) -> None:
    table = visit(language + PAGE)
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        assert table.page.evaluate(SMALL_TARGETS) == [], width
    table.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    table.page.set_viewport_size({"width": 320, "height": 640})
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
