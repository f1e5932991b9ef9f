"""What is kept, what happens where it is damaged or refused, and two tabs at one game."""

from __future__ import annotations

import json
import subprocess
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import VOG
from tests.e2e.table import BEST_KEY, GAME_KEY, Table, games, save_of

if TYPE_CHECKING:
    from pathlib import Path

    from tests.e2e.conftest import Visit

OVER = games()["over"]
THREE = [[3, *OVER["rows"][0][1:]], *OVER["rows"][1:]]
DAMAGED = {
    "bad JSON": '{"version":1,"record":{',
    "a tile 3": save_of({**OVER, "rows": THREE}),
    "a score of -5": save_of({**OVER, "score": -5}),
    "an old version": json.dumps({**json.loads(save_of(OVER)), "version": 0}),
    "an impossible move": save_of({**OVER, "moves": OVER["moves"] + "L"}),
}


@pytest.mark.parametrize("fault", list(DAMAGED))
def test_a_damaged_save_is_told_and_the_best_score_and_a_playable_game_are_there(
    visit: Visit, fault: str, tmp_path: Path
) -> None:
    table = visit(storage={GAME_KEY: DAMAGED[fault], BEST_KEY: "5120"})
    notice = table.page.get_by_role("status").filter(has_text="could not be read")
    assert notice.is_visible()
    assert table.best == 5120
    table.play(3)
    with table.page.expect_download() as download:
        table.button("Save the old text").click()
    path = tmp_path / "old.json"
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8")) == {GAME_KEY: DAMAGED[fault]}
    table.button("Dismiss").click()
    assert notice.count() == 0
    table.reload()
    assert table.moves == 3
    assert table.best == 5120


FORBIDDEN = """Object.defineProperty(window, 'localStorage', {
    get() { throw new DOMException('no', 'SecurityError'); }
});"""
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize("script", [FORBIDDEN, FULL], ids=["forbidden", "full"])
def test_blocked_storage_leaves_a_playable_game_and_a_notice(visit: Visit, script: str) -> None:
    table = visit(script=script)
    assert table.page.get_by_text("This browser keeps nothing for this site: your game").is_visible()
    before = table.cells
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight"):
        table.page.keyboard.press(key)
    assert table.cells != before
    assert table.drawn == table.cells


def test_the_older_of_two_tabs_is_told_and_can_take_over_on_purpose(visit: Visit) -> None:
    older = visit()
    older.play(5)
    page = older.page.context.new_page()
    newer = Table(page, older.club)
    newer.go("/2048")
    assert newer.moves == 5
    older.overlay.filter(has_text="Played in another tab").wait_for()
    newer.play(5)
    after = older.stored(GAME_KEY)
    for key in ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"):
        older.page.keyboard.press(key)
    assert older.stored(GAME_KEY) == after
    older.button("Play here").click()
    assert older.overlay.count() == 0
    assert older.cells == newer.cells
    newer.overlay.filter(has_text="Played in another tab").wait_for()
    older.play(3)
    newer.page.keyboard.press("ArrowLeft")
    assert newer.moves == older.moves == 13


def test_a_tab_opened_in_the_background_waits_until_it_is_looked_at(visit: Visit) -> None:
    older = visit()
    older.play(5)
    page = older.page.context.new_page()
    page.add_init_script(
        "Object.defineProperty(document, 'visibilityState', {get: () => window.seen ? 'visible' : 'hidden'});"
    )
    newer = Table(page, older.club)
    newer.go("/2048")
    older.play(2)
    assert older.overlay.count() == 0
    page.evaluate("() => { window.seen = true; document.dispatchEvent(new Event('visibilitychange')); }")
    assert newer.moves == 7
    assert newer.overlay.count() == 0
    older.overlay.filter(has_text="Played in another tab").wait_for()


def test_export_and_import_give_the_identical_game(visit: Visit, tmp_path: Path) -> None:
    table = visit()
    table.play(25)
    table.button("New game").click()
    table.play(8)
    table.button("Undo").click()
    table.button("Game settings").click()
    with table.page.expect_download() as download:
        table.button("Save game and statistics").click()
    path = tmp_path / "game.json"
    download.value.save_as(path)
    exported = json.loads(path.read_text(encoding="utf-8"))
    assert exported["format"] == "vog-2048-export"

    other = visit()
    other.play(4)
    own = other.record
    other.button("Game settings").click()
    other.page.locator("input[type=file]").set_input_files(path)
    other.page.get_by_text("The file is loaded.", exact=True).last.wait_for()
    assert other.record == table.record == exported["record"]
    assert other.best == table.best
    assert other.drawn == table.cells
    for page in (table.page, other.page):
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Statistics").click()
    rows = "[data-figures] dd"
    assert other.page.locator(rows).all_inner_texts() == table.page.locator(rows).all_inner_texts()
    other.page.keyboard.press("Escape")
    other.button("Take it back").click()
    assert other.record == own


def test_a_file_that_holds_no_game_is_refused_and_nothing_changes(visit: Visit, tmp_path: Path) -> None:
    table = visit()
    table.play(4)
    before = table.stored(GAME_KEY)
    path = tmp_path / "shopping.json"
    path.write_text(json.dumps({**OVER, "score": 9}), encoding="utf-8")
    table.button("Game settings").click()
    table.page.locator("input[type=file]").set_input_files(path)
    assert "holds no game" in table.page.get_by_role("alert").inner_text()
    assert table.stored(GAME_KEY) == before


def test_the_record_that_is_saved_passes_the_command_line(visit: Visit, tmp_path: Path) -> None:
    table = visit()
    table.play(30)
    table.button("Game settings").click()
    with table.page.expect_download() as download:
        table.button("Save the game record").click()
    path = tmp_path / "record.json"
    download.value.save_as(path)
    done = subprocess.run(
        [*VOG, "2048", "verify", str(path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
