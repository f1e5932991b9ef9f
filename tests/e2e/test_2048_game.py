"""The course of a game: win, end, undo, new game, and the drawing that follows it all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.table import GAME_KEY, games, kept, without_last_move

if TYPE_CHECKING:
    from tests.e2e.conftest import Visit


def test_the_game_goes_on_where_it_was_left(visit: Visit) -> None:
    table = visit()
    table.play(12)
    cells, score = table.cells, table.score
    table.reload()
    assert table.cells == cells
    assert table.score == score
    assert table.drawn == cells


def test_a_reload_shows_no_false_gain(visit: Visit) -> None:
    table = visit(reduced_motion="no-preference")
    table.play(12)
    table.reload()
    table.settle()
    assert table.page.locator("[data-gain]").count() == 0
    assert table.page.locator(".new, .merged").count() == 0


def test_two_hundred_keys_at_once_leave_drawing_and_model_equal(visit: Visit) -> None:
    table = visit(reduced_motion="no-preference")
    table.page.evaluate(
        """() => {
            const codes = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
            for (let i = 0; i < 200; i++) document.body.dispatchEvent(new KeyboardEvent(
                'keydown', {code: codes[i % 4], bubbles: true, cancelable: true}));
        }"""
    )
    table.page.wait_for_function(
        """() => {
            const model = [...document.querySelectorAll('[data-board] td')].map(cell => +cell.dataset.value);
            const drawn = Array(16).fill(0);
            for (const tile of document.querySelectorAll('[data-tile]'))
                drawn[tile.dataset.tile] += +tile.innerText;
            return model.join() === drawn.join();
        }"""
    )
    assert table.drawn == table.cells
    assert [value for row in table.record["rows"] for value in row] == table.cells
    assert table.moves > 40


def test_the_browser_plays_the_very_game_that_python_replays(visit: Visit) -> None:
    import json  # noqa: PLC0415

    from vog.twenty48 import Record, verify  # noqa: PLC0415

    table = visit()
    table.play(60)
    assert verify(Record.from_json(json.dumps(table.record))).score == table.score


def test_the_win_shows_a_banner_with_two_ways_on(visit: Visit) -> None:
    storage, key = without_last_move("won_at_the_last_move")
    table = visit(storage=storage)
    assert table.overlay.count() == 0
    table.page.keyboard.press(key)
    assert "You made 2048!" in table.overlay.inner_text()
    assert "You made 2048!" in table.said
    before = table.stored(GAME_KEY)
    for other in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "Enter", "Space"):
        table.page.keyboard.press(other)
    assert table.stored(GAME_KEY) == before
    table.button("Keep playing").click()
    assert table.overlay.count() == 0


def test_keep_playing_is_remembered_over_a_reload(visit: Visit) -> None:
    table = visit(storage=kept("won_at_the_last_move"))
    table.button("Keep playing").click()
    table.reload()
    assert table.overlay.count() == 0
    table.play(3)
    assert table.overlay.count() == 0


def test_a_new_game_from_the_banner_can_be_undone(visit: Visit) -> None:
    table = visit(storage=kept("won_at_the_last_move"))
    table.overlay.get_by_role("button", name="New game").click()
    assert table.moves == 0
    table.button("Bring it back").click()
    assert table.record == games()["won_at_the_last_move"]
    assert table.overlay.is_visible()


def test_a_win_on_the_very_last_move_shows_both_facts(visit: Visit) -> None:
    storage, key = without_last_move("won_and_over_at_the_last_move")
    table = visit(storage=storage)
    table.page.keyboard.press(key)
    text = table.overlay.inner_text()
    assert "You made 2048!" in text
    assert "game is over" in text
    assert "You made 2048!" in table.said
    assert "game is over" in table.said
    table.reload()
    text = table.overlay.inner_text()
    assert "You made 2048!" in text
    assert "game is over" in text


def test_a_dead_board_shows_game_over_after_a_reload(visit: Visit) -> None:
    table = visit(storage=kept("over"))
    assert "Game over" in table.overlay.inner_text()
    table.page.keyboard.press("ArrowLeft")
    assert "No tile can move any more" in table.said
    table.button("Undo the last move").click()
    assert table.overlay.count() == 0


def test_a_full_board_with_a_pair_goes_on(visit: Visit) -> None:
    table = visit(storage=kept("full_with_a_pair"))
    assert 0 not in table.cells
    assert table.overlay.count() == 0
    table.play(1)


def test_game_over_comes_with_the_last_move_and_is_said(visit: Visit) -> None:
    storage, key = without_last_move("over")
    table = visit(storage=storage)
    assert table.overlay.count() == 0
    table.page.keyboard.press(key)
    assert "Game over" in table.overlay.inner_text()
    assert "No tile can move any more" in table.said
    table.button("Try again").click()
    assert table.overlay.count() == 0
    assert table.moves == 0


def test_undo_and_the_same_move_bring_the_same_tile(visit: Visit) -> None:
    table = visit()
    table.play(10)
    last = table.record["moves"][-1]
    cells = table.cells
    table.button("Undo").click()
    assert table.cells != cells
    key = {"U": "ArrowUp", "D": "ArrowDown", "L": "ArrowLeft", "R": "ArrowRight"}[last]
    table.page.keyboard.press(key)
    assert table.cells == cells
    assert table.record["undos"] == 1


def test_an_invalid_move_changes_nothing_and_says_so(visit: Visit) -> None:
    table = visit(storage=kept("full_with_a_pair"))
    # Its only pair lies in a column and in no row.
    before = table.stored(GAME_KEY)
    invalid = [key for key in ("ArrowLeft", "ArrowUp") if not _changes(table.cells, key)]
    for key in invalid:
        table.page.keyboard.press(key)
        assert table.stored(GAME_KEY) == before
        assert "no tile can move" in table.said


def _changes(cells: list[int], key: str) -> bool:
    from vog.twenty48 import Board, Direction  # noqa: PLC0415

    board = Board.from_rows([cells[start : start + 4] for start in range(0, 16, 4)])
    return (Direction.LEFT if key == "ArrowLeft" else Direction.UP) in board.valid_directions


def test_a_new_game_can_be_undone_for_a_while_and_later_from_the_statistics(visit: Visit) -> None:
    table = visit()
    table.play(15)
    long = table.record
    table.button("New game").click()
    assert table.moves == 0
    table.button("Bring it back").click()
    assert table.record == long
    assert table.drawn == table.cells
    table.button("New game").click()
    table.play(2)
    table.reload()
    table.button("Statistics").click()
    table.button("Bring back").first.click()
    assert table.record == long


def test_statistics_count_games_tiles_scores_and_time(visit: Visit) -> None:
    table = visit(storage=kept("won_at_the_last_move", continued=True))
    score = table.score
    table.button("New game").click()
    table.button("Statistics").click()
    figures = dict(
        zip(
            table.page.locator("[data-figures] dt").all_inner_texts(),
            table.page.locator("[data-figures] dd").all_inner_texts(),
            strict=True,
        )
    )
    assert figures["Games"] == "1"
    assert figures["Wins"] == "1"
    assert figures["Highest tile"] == "2048"
    assert figures["Best score"] == f"{score:,}"
    assert figures["Average score"] == f"{score:,}"
    assert figures["Time played"]
