"""A replay: every move by key, slider and link, what was hidden, the promise of the deal (C7, N31)."""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import VOG
from tests.e2e.past import ADA, SARA, Reader, plain

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Route

    from tests.e2e.conftest import Profile
    from tests.e2e.past import Past


def archived(reader: Reader, game: str) -> Any:
    return reader.past.ask(f"/api/archive/{reader.past.games[game]}")


def line_of(told: Any, ending: str) -> int:
    """The number of the first line that ends so."""
    return next(number for number, (line, _) in enumerate(told["moves"], 1) if line.endswith(ending))


def shows(reader: Reader, frame: Any) -> None:
    """The page shows that position, both hands and counters with it."""
    assert reader.digits == frame["digits"]
    assert reader.owners == frame["owners"]
    for index, seat in enumerate(("first", "second")):
        assert reader.player(seat, "hand") == "".join(map(str, frame["hands"][index]))
        assert reader.player(seat, "misses") == str(frame["misses"][index])
        if "lands" in frame:
            assert reader.player(seat, "blocks") == str(frame["lands"]["blocks"][index])


@pytest.mark.parametrize("game", ["lightning", "lands"])
def test_keys_go_through_every_position_as_the_club_tells_it(reader: Reader, game: str) -> None:
    told = archived(reader, game)
    reader.replay(game)
    frames = told["frames"]
    shows(reader, frames[0])
    for number in range(1, 12):
        reader.press("ArrowRight")
        reader.until(number)
        shows(reader, frames[number])
    reader.press("End")
    shows(reader, frames[-1])
    reader.press("ArrowLeft")
    shows(reader, frames[-2])
    reader.press("Home", "ArrowLeft")
    assert reader.position == 0


def test_moves_are_said_in_words_and_shown_in_both_ways(reader: Reader) -> None:
    told = archived(reader, "lightning")
    names = [player["name"] for player in told["game"]["players"]]
    reader.replay("lightning").press("ArrowRight")
    reader.until(1)
    line, _ = told["moves"][0]
    cell = line[:2]
    count = len(told["moves"])
    assert reader.said.startswith(f"Move 1 of {count}. {names[0]} ")
    assert line == "~" or cell in reader.said
    rows = reader.page.locator("[data-line]")
    assert rows.locator("code").all_inner_texts() == [line for line, _ in told["moves"]]
    sentences = [plain(text) for text in rows.locator(".words").all_inner_texts()]
    assert all(ADA in sentence or SARA in sentence for sentence in sentences)
    assert plain(reader.page.locator("[data-sentence]").inner_text()) == sentences[0]
    reader.press("End")
    winner = names[0] if told["game"]["end"]["winner"] == "first" else names[1]
    expect(reader.page.locator("[data-announcer]")).to_contain_text("by joining both edges")
    assert reader.said.endswith(f"{winner} won, by joining both edges.")


def test_the_space_bar_plays_and_halts(profile: Profile, past: Past) -> None:
    reader = Reader(profile(), past)
    # Time is the test's: nothing waits for it, and it waits for nothing.
    reader.page.clock.install(time=0)
    reader.replay("lightning")
    reader.page.clock.pause_at(3600)
    reader.press("Space")
    reader.until(1)
    reader.page.clock.run_for(1800)
    reader.until(3)
    expect(reader.page.get_by_role("button", name="Pause")).to_be_visible()
    reader.press("Space")
    reader.page.clock.run_for(5000)
    assert reader.position == 3
    expect(reader.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_slider_buttons_and_list_lead_anywhere(reader: Reader) -> None:
    told = archived(reader, "bridge")
    page = reader.replay("bridge").page
    slider = page.locator("[data-slider]")
    slider.fill("20")
    reader.until(20)
    assert plain(slider.get_attribute("aria-valuetext") or "").startswith("Move 20 of")
    slider.press("ArrowRight")
    reader.until(21)
    slider.press("Home")
    reader.until(0)
    page.get_by_role("button", name="To the end").click()
    shows(reader, told["frames"][-1])
    page.get_by_role("button", name="One move back").click()
    shows(reader, told["frames"][-2])
    page.locator('[data-line="7"]').click()
    shows(reader, told["frames"][7])
    expect(page.locator("[aria-current=step]")).to_have_attribute("data-line", "7")


def test_a_link_to_a_move_opens_at_that_move(profile: Profile, past: Past) -> None:
    reader = Reader(profile(permissions=["clipboard-read", "clipboard-write"]), past)
    told = archived(reader, "bridge")
    reader.replay("bridge", line=33)
    assert reader.position == 33
    shows(reader, told["frames"][33])
    reader.press("ArrowRight")
    reader.page.locator("[data-copy]").click()
    expect(reader.page.locator(".toast")).to_contain_text("The link to this move is copied.")
    link = reader.page.evaluate("navigator.clipboard.readText()")
    assert link == f"{past.club}/numbridge/replay?game={past.games['bridge']}&line=34"
    other = Reader(reader.context, past).go(link.removeprefix(past.club))
    assert other.position == 34
    # So does a reload, once the address has followed, and the same page in another language.
    reader.page.wait_for_function("() => location.search.endsWith('line=34')")
    reader.page.reload()
    reader.until(34)
    reader.page.locator("details summary", has_text="English").click()
    reader.page.get_by_role("link", name="Suomi").click()
    reader.until(34)
    assert "/fi/numbridge/replay?" in reader.page.url


def test_where_the_clipboard_is_closed_the_address_leads_to_the_move(reader: Reader) -> None:
    reader.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    reader.replay("bridge", line=5).press("ArrowRight")
    reader.page.locator("[data-copy]").click()
    expect(reader.page.locator(".toast")).to_contain_text("address bar")
    assert reader.page.url.endswith("&line=6")


def test_a_miss_is_struck_on_its_cell_and_only_then(reader: Reader) -> None:
    told = archived(reader, "bridge")
    number = line_of(told, "x")
    line = told["moves"][number - 1][0]
    cell = (int(line[1]) - 1) * 9 + "abcdefghi".index(line[0])
    reader.replay("bridge", line=number)
    miss = reader.cell(cell).locator(".miss")
    assert miss.locator(".digit").text_content() == line[3]
    assert f"{line[3]} did not fit" in (reader.cell(cell).get_attribute("aria-label") or "")
    reader.press("ArrowRight")
    expect(reader.page.locator(".miss")).to_have_count(1 if told["moves"][number][0].endswith("x") else 0)
    reader.press("ArrowLeft", "ArrowLeft")
    assert reader.cell(cell).locator(".miss").count() == 0


def test_the_solution_is_shown_on_demand_and_never_before(reader: Reader) -> None:
    told = archived(reader, "lightning")
    page = reader.replay("lightning").page
    assert page.locator(".note").count() == 0
    button = page.locator("[data-solution]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    filled = page.locator("[data-cell]").evaluate_all(
        "cells => cells.map(cell => cell.querySelector('.note')?.textContent ?? cell.dataset.digit).join('')"
    )
    assert filled == told["solution"]
    empty = told["frames"][0]["digits"].index("0")
    name = reader.cell(empty).get_attribute("aria-label") or ""
    assert name.endswith(f"solution {told['solution'][empty]}")
    button.click()
    expect(page.locator(".note")).to_have_count(0)


@pytest.mark.parametrize("game", ["bridge", "lightning", "lands"])
def test_the_win_is_shown_at_the_end(reader: Reader, game: str) -> None:
    told = archived(reader, game)
    reader.replay(game)
    assert reader.page.locator(".won").count() == 0
    reader.press("End")
    reader.until(len(told["frames"]) - 1)
    won = reader.page.locator("[data-cell]:has(.won)").evaluate_all(
        "cells => cells.map(cell => Number(cell.dataset.cell))"
    )
    assert sorted(won) == sorted(told["frames"][-1]["won_by"])


def test_the_deal_is_checked_in_the_page(reader: Reader) -> None:
    told = archived(reader, "lands")
    page = reader.replay("lands").page
    deal = page.locator('[data-deal="kept"]')
    expect(deal).to_contain_text("The deal is the one that was promised.")
    expect(deal).to_contain_text("This browser was not at the table")
    assert deal.locator("[data-promised]").inner_text() == told["commitment"]
    assert deal.locator("[data-found]").inner_text() == told["commitment"]
    deal.locator("summary").click()
    expect(deal).to_contain_text(f"vog numbridge verify {told['game']['id']}.json")
    expect(deal).to_contain_text("It does not prove that the host drew the seed blindly")
    expect(page.locator("[data-programs]")).to_contain_text("any sudoku program knows every digit")
    reader.replay("resigned")
    expect(page.locator("[data-programs]")).to_have_count(0)


def tampering(reader: Reader, game: str, **changed: Any) -> Reader:
    """The archive lies about a game."""

    def lie(route: Route) -> None:
        route.fulfill(json=archived(reader, game) | changed)

    reader.page.route(f"**/api/archive/{reader.past.games[game]}", lie)
    return reader.replay(game)


def test_a_deal_that_was_changed_is_told(reader: Reader) -> None:
    page = tampering(reader, "lands", seed="0" * 64).page
    deal = page.locator('[data-deal="broken"]')
    expect(deal.get_by_role("alert")).to_have_text("The deal is not the one that was promised.")
    assert deal.locator("[data-promised]").inner_text() != deal.locator("[data-found]").inner_text()


def test_the_promise_that_was_seen_at_the_table_counts(profile: Profile, past: Past) -> None:
    """Who was at the table need not believe the archive's own word for what was promised."""
    reader = Reader(profile(), past)
    told = archived(reader, "lands")
    remembered = "localStorage.setItem('vog.promises', JSON.stringify([[%r, %r, 0]]))"
    reader.page.add_init_script(remembered % (told["game"]["id"], told["commitment"]))
    reader.replay("lands")
    expect(reader.page.locator('[data-deal="kept"]')).to_contain_text(
        "This browser saw the same promise at the table before the first move."
    )
    other = Reader(profile(), past)
    other.page.add_init_script(remembered % (told["game"]["id"], "a" * 64))
    other.replay("lands")
    expect(other.page.locator('[data-deal="broken"]')).to_contain_text(
        "At the table this browser saw another promise than the archive shows now."
    )


def test_a_page_at_the_table_remembers_the_promise(profile: Profile, club: str, past: Past) -> None:
    from tests.e2e.seats import Seat, start  # noqa: PLC0415 - of the table's own tests

    first, second = start(Seat(profile(), club), Seat(profile(), club), "training", "lightning")
    first.sit(first.game)
    view = first.view
    kept = first.page.evaluate("JSON.parse(localStorage.getItem('vog.promises'))")
    assert kept == [[first.game, view.commitment, 0]]
    second.ask("POST", "/api/logout")


@pytest.mark.parametrize("name", ["json", "txt"])
def test_a_downloaded_record_is_verified(reader: Reader, tmp_path: Path, name: str) -> None:
    page = reader.replay("bridge").page
    with page.expect_download() as waiting:
        page.locator(f'a[href$="record.{name}"]').click()
    download = waiting.value
    assert download.suggested_filename == f"{reader.past.games['bridge']}.{name}"
    path = tmp_path / download.suggested_filename
    download.save_as(path)
    done = subprocess.run(
        [*VOG, "numbridge", "verify", str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("ok")


@pytest.mark.parametrize("query", ["", "?game=nope", "?game=AAAAAAAAAAAA", "?game=../../me"])
def test_what_is_not_in_the_archive_is_said(profile: Profile, past: Past, query: str) -> None:
    reader = Reader(profile(forgiving=True), past).go(f"/numbridge/replay{query}")
    expect(reader.page.locator("h1")).to_have_text("No such game in the archive")
    reader.page.get_by_role("link", name="To the archive").click()
    reader.rows.first.wait_for()


@pytest.mark.parametrize("size", [(1280, 900), (360, 740)])
def test_cells_are_at_the_same_pixels_in_persian(profile: Profile, past: Past, size: tuple[int, int]) -> None:
    width, height = size
    reader = Reader(profile(viewport={"width": width, "height": height}), past)
    script = """cells => {
        const field = document.querySelector('[data-field]').getBoundingClientRect();
        return cells.map(cell => {
            const { x, y } = cell.getBoundingClientRect();
            return [x - field.x, y - field.y];
        });
    }"""
    english = reader.replay("bridge", line=30).page.locator("[data-cell]").evaluate_all(script)
    reader.replay("bridge", line=30, language="/fa")
    assert reader.page.evaluate("document.dir") == "rtl"
    persian = reader.page.locator("[data-cell]").evaluate_all(script)
    assert len(english) == 81
    for one, other in zip(english, persian, strict=True):
        assert one == pytest.approx(other, abs=0.5)
    # Neither do the controls mirror: ahead is right, as the key is.
    back, ahead = (
        reader.page.locator(".controls .buttons button").nth(index).bounding_box() for index in (1, 3)
    )
    assert back is not None
    assert ahead is not None
    assert back["x"] < ahead["x"]


def test_the_picture_is_turned_on_a_phone_and_as_chosen(profile: Profile, past: Past) -> None:
    reader = Reader(profile(viewport={"width": 360, "height": 740}), past).replay("bridge")

    def higher() -> bool:
        box = reader.page.locator("[data-field]").bounding_box()
        assert box is not None
        return box["height"] > box["width"]

    assert higher()
    reader.page.locator("[data-picture]").click()
    reader.page.get_by_role("radio", name="Upright").check()
    reader.page.keyboard.press("Escape")
    assert not higher()
    reader.page.reload()
    reader.page.locator("[data-replay]").wait_for()
    assert not higher()
