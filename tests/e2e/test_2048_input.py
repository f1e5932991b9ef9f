"""Every way of moving, and everything that must not move."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.table import GAME_KEY, kept

if TYPE_CHECKING:
    from tests.e2e.conftest import Visit
    from tests.e2e.table import Table

# A game in which all four directions are valid, so that each shows that it was understood.
OPEN_BOARD = kept("won_at_the_last_move", continued=True)
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Lower than the page is high: here a swipe could scroll.
LOW_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 480}, "has_touch": True, "is_mobile": True}

LETTERS = {"up": "U", "down": "D", "left": "L", "right": "R"}
AWAY = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def last_move(table: Table) -> str:
    letter: str = table.record["moves"][-1]
    return letter


def test_arrows_wasd_and_hjkl_move(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD)
    before = table.moves
    for direction, codes in {
        "up": ("ArrowUp", "KeyW", "KeyK"),
        "down": ("ArrowDown", "KeyS", "KeyJ"),
        "left": ("ArrowLeft", "KeyA", "KeyH"),
        "right": ("ArrowRight", "KeyD", "KeyL"),
    }.items():
        for code in codes:
            table.page.keyboard.press(code)
            assert table.moves == before + 1, code
            assert last_move(table) == LETTERS[direction], code
            table.take_back()


def test_keys_count_by_their_place_on_any_layout(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD)
    before = table.moves
    table.page.evaluate(
        "() => document.body.dispatchEvent("
        "new KeyboardEvent('keydown', {code: 'KeyW', key: 'z', bubbles: true, cancelable: true}))"
    )
    assert table.moves == before + 1
    assert last_move(table) == "U"


CHORDS: tuple[dict[str, object], ...] = (
    {"code": "KeyR", "ctrlKey": True},
    {"code": "ArrowLeft", "altKey": True},
    {"code": "KeyL", "ctrlKey": True},
    {"code": "KeyD", "metaKey": True},
    {"code": "KeyS", "ctrlKey": True},
    {"code": "ArrowUp", "shiftKey": True},
    {"code": "Space"},
    {"code": "PageDown"},
    {"code": "Tab"},
)


def test_shortcuts_and_scrolling_keys_are_left_to_the_browser(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD)
    before = table.stored(GAME_KEY)
    for chord in CHORDS:
        taken = table.page.evaluate(
            "init => !document.body.dispatchEvent("
            "new KeyboardEvent('keydown', {...init, bubbles: true, cancelable: true}))",
            chord,
        )
        assert taken is False, chord
        assert table.stored(GAME_KEY) == before, chord


def test_keys_in_inputs_and_dialogs_are_left_alone(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD)
    before = table.stored(GAME_KEY)
    table.button("Game settings").click()
    table.page.get_by_label("Shown").focus()
    table.page.keyboard.press("ArrowRight")
    table.page.keyboard.press("KeyW")
    assert table.page.get_by_label("Hidden").is_checked()
    table.page.keyboard.press("Escape")
    assert table.stored(GAME_KEY) == before
    table.page.evaluate(
        "() => { const field = document.createElement('input'); document.querySelector('main').append(field);"
        " field.focus(); }"
    )
    table.page.keyboard.press("w")
    table.page.keyboard.press("ArrowLeft")
    assert table.page.locator("main > input").input_value() == "w"
    assert table.stored(GAME_KEY) == before


def test_no_single_key_loses_a_game(visit: Visit) -> None:
    table = visit()
    table.play(5)
    moves = table.record["moves"]
    keys = [*"ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789", "Enter", "Space", "Escape", "Backspace", "Delete", "F2"]
    for key in keys:
        table.page.keyboard.press(key)
        assert table.record["moves"].startswith(moves)


def test_a_key_held_down_repeats_no_faster_than_the_drawing(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, reduced_motion="no-preference")
    before = table.moves
    table.page.keyboard.down("ArrowLeft")
    for _ in range(10):
        table.page.keyboard.down("ArrowLeft")
        table.page.keyboard.down("ArrowUp")
    assert before + 1 <= table.moves < before + 10


def test_a_swipe_on_the_board_moves_once(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, **PHONE)
    before = table.moves
    for direction, (dx, dy) in AWAY.items():
        table.swipe(table.middle(), 90 * dx, 90 * dy)
        table.settle()
        assert table.moves == before + 1, direction
        assert last_move(table) == LETTERS[direction]
        table.take_back()


@pytest.mark.parametrize("place", ["[data-board]", ".credit", "h1"])
def test_a_vertical_swipe_anywhere_neither_scrolls_nor_reloads(visit: Visit, place: str) -> None:
    table = visit(storage=OPEN_BOARD, **LOW_PHONE)
    page = table.page
    before = table.moves
    page.locator(place).first.scroll_into_view_if_needed()
    page.evaluate("() => { window.sameDocument = true; }")
    scrolled = page.evaluate("scrollY")
    for direction in ("up", "down"):
        table.swipe(table.middle(place), 0, 70 * AWAY[direction][1], steps=12)
        table.settle()
        assert page.evaluate("scrollY") == scrolled
        assert page.evaluate("window.sameDocument") is True
        assert table.moves == before + 1
        assert last_move(table) == LETTERS[direction]
        table.take_back()


def test_a_swipe_on_a_footer_counts_where_the_page_fits_the_screen(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, **(PHONE | {"viewport": {"width": 360, "height": 900}}))
    before = table.moves
    box = table.page.locator("body footer").bounding_box()
    assert box is not None
    # In its margin: what stands in it are links.
    table.swipe((box["x"] + 4, box["y"] + 4), 80, 0)
    table.settle()
    assert table.moves == before + 1


def test_a_low_page_can_be_scrolled_by_its_header_and_its_buttons(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, **LOW_PHONE)
    before = table.moves
    x, y = table.middle(".tools")
    table.swipe((x, y), 0, -100, steps=12)
    table.page.wait_for_function("() => scrollY > 20")
    assert table.moves == before


def test_a_slanted_swipe_goes_nowhere(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, **PHONE)
    before = table.moves
    for degrees in (0, 30, 40, 45, 50, 60, 180, 210, 220, 225, 230, 240):
        angle = math.radians(degrees)
        dx, dy = round(110 * math.cos(angle)), round(110 * math.sin(angle))
        # What counts is where the finger went, in whole pixels.
        off_diagonal = abs(math.degrees(math.atan2(abs(dy), abs(dx))) - 45)
        table.swipe(table.middle(), dx, dy, steps=1)
        table.settle()
        assert table.moves == before + (off_diagonal > 10), degrees
        if table.moves > before:
            table.take_back()


def test_a_tap_or_a_swipe_of_ten_pixels_is_none(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, **PHONE)
    before = table.moves
    for dx in (0, 5, 10):
        table.swipe(table.middle(), dx, 0)
    table.settle()
    assert table.moves == before
    table.swipe(table.middle(), 14, 0)
    table.settle()
    assert table.moves == before + 1


def test_two_fingers_never_move(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, **PHONE)
    before = table.moves
    x, y = table.middle()
    table.touch("touchStart", (x - 20, y))
    table.touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 8):
        table.touch("touchMove", (x - 20 - 10 * step, y), (x + 20 + 10 * step, y))
    table.touch("touchEnd")
    table.settle()
    assert table.moves == before


def test_a_mouse_drag_moves(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD)
    before = table.moves
    mouse = table.page.mouse
    x, y = table.middle()
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, y + 120, steps=5)
    mouse.up()
    assert table.moves == before + 1
    assert last_move(table) == "D"


def test_a_drag_that_ends_on_a_button_does_not_press_it(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD)
    mouse = table.page.mouse
    box = table.button("New game").bounding_box()
    assert box is not None
    left, middle = box["x"], box["y"] + box["height"] / 2
    before = table.record
    # Begun and ended on the same button, which the browser calls a click.
    mouse.move(left + 10, middle)
    mouse.down()
    mouse.move(left + box["width"] - 10, middle, steps=4)
    mouse.up()
    assert table.record == before
    # Begun on the board: a move, and no press.
    x, y = table.middle()
    mouse.move(x, y)
    mouse.down()
    mouse.move(x, middle, steps=8)
    mouse.up()
    assert table.record["seed"] == before["seed"]
    assert len(table.record["moves"]) == len(before["moves"]) + 1


def test_a_swipe_across_the_banner_presses_nothing(visit: Visit) -> None:
    table = visit(storage=kept("won_at_the_last_move"), **PHONE)
    table.overlay.wait_for()
    before = table.stored(GAME_KEY)
    for name in ("Keep playing", "New game"):
        button = table.overlay.get_by_role("button", name=name)
        box = button.bounding_box()
        assert box is not None
        start = (box["x"] + 8, box["y"] + box["height"] / 2)
        table.swipe(start, box["width"] - 16, 0)
        table.swipe((start[0] + 10, start[1] - 60), 0, 60)
    table.settle()
    assert table.overlay.is_visible()
    assert table.stored(GAME_KEY) == before


def test_the_arrow_buttons_are_named_and_large_enough_and_move(visit: Visit) -> None:
    table = visit(storage=OPEN_BOARD, viewport={"width": 320, "height": 640})
    for name, letter in (("Up", "U"), ("Left", "L"), ("Down", "D"), ("Right", "R")):
        button = table.button(name)
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        before = table.moves
        button.click()
        if table.moves > before:
            assert last_move(table) == letter
    assert table.moves > before
    table.button("Game settings").click()
    table.page.get_by_label("Hidden").check()
    table.page.keyboard.press("Escape")
    assert table.button("Up").count() == 0
    table.reload()
    assert table.button("Up").count() == 0


def test_a_gamepad_moves_once_for_each_push(visit: Visit) -> None:
    table = visit(
        storage=OPEN_BOARD,
        script="""
        window.pad = {buttons: Array.from({length: 17}, () => ({pressed: false})), axes: [0, 0]};
        navigator.getGamepads = () => [window.pad];
        """,
    )
    before = table.moves
    table.page.evaluate("() => { window.pad.buttons[12] = {pressed: true}; }")
    table.page.wait_for_function(
        f"() => JSON.parse(localStorage.getItem('{GAME_KEY}')).record.moves.length === {before + 1}"
    )
    for _ in range(3):
        table.settle()
    assert table.moves == before + 1
    assert last_move(table) == "U"
