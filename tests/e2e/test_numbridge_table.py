"""The table for everybody: by finger, by keys alone, by ear, in Persian, on small screens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.axe import no_complaints, no_complaints_by_day_or_night, rest
from tests.e2e.seats import Seat, start

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.e2e.conftest import Profile

PHONE = {"width": 360, "height": 740}


def table(
    profile: Profile, club: str, variant: str = "lightning", language: str = "", **options: Any
) -> tuple[Seat, Seat]:
    """A game in the training room; the first player is to move and sits at the page."""
    first, second = start(
        Seat(profile(**options), club), Seat(profile(**options), club), "training", variant, candidates=True
    )
    first.sit(first.game, language)
    return first, second


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return {name: found[name] for name in ("x", "y", "width", "height")}


@pytest.mark.parametrize("language", ["", "/fa"])
def test_axe_finds_nothing_at_the_table(profile: Profile, club: str, language: str) -> None:
    first, second = table(profile, club, "lands", language)
    first.make(first.miss())
    no_complaints_by_day_or_night(first.page)
    first.action("settings").click()
    no_complaints(first.page)
    first.page.keyboard.press("Escape")
    second.sit(second.game, language)
    second.action("draw").click()
    first.page.locator("[data-offer=draw]").wait_for()
    no_complaints(first.page)
    second.action("resign").click()
    no_complaints(second.page)
    second.action("confirm-resign").click()
    first.page.locator("[data-ending=resignation]").wait_for()
    no_complaints_by_day_or_night(first.page)


def test_a_game_is_played_and_followed_by_keys_and_ear_alone(profile: Profile, club: str) -> None:
    first, second = table(profile, club)
    page = first.page
    assert "Your turn" in page.title()
    assert "Your turn." in first.said
    assert f"Your hand: {', '.join(map(str, first.view.game.hand or ()))}." in first.said

    # Tab reaches the field at one cell; arrows follow the screen.
    for _ in range(40):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement?.dataset?.cell ?? null")
        if focused is not None:
            break
    assert focused is not None
    wanted = first.miss()
    seen = {int(focused)}
    row, column = divmod(wanted.cell, 6)
    for _ in range(40):
        here = int(page.evaluate("document.activeElement.dataset.cell"))
        seen.add(here)
        if here == wanted.cell:
            break
        if here // 6 != row:
            page.keyboard.press("ArrowDown" if here // 6 < row else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if here % 6 < column else "ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.cell") == str(wanted.cell)
    name = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert name.startswith(f"Row {row + 1}, column {column + 1}, block ")
    assert "empty" in name

    # The tile by its digit, Escape lets go, Enter plays.
    page.keyboard.press(f"Digit{wanted.digit}")
    assert first.said == f"Tile {wanted.digit} picked."
    page.keyboard.press("Escape")
    assert first.said == "Let go."
    page.keyboard.press(f"Digit{wanted.digit}")
    page.keyboard.press("Enter")
    first.wait_for_seq(1)
    assert f"Miss: {wanted.digit} does not fit. Row {row + 1}, column {column + 1}" in first.said

    # What the other does is said; so is the state, when it is asked for.
    second.sit(second.game)
    missed = second.miss()
    second.make(missed)
    first.wait_for_seq(2)
    assert f"missed with {missed.digit}" in first.said
    assert "Your turn." in first.said
    page.keyboard.press("KeyR")
    assert "in the bag" in first.said
    assert "one miss" in first.said


def test_a_press_that_ends_on_a_changed_position_does_nothing(profile: Profile, club: str) -> None:
    first, second = table(profile, club)
    move = first.miss()
    first.tile(move.digit).click()
    place = box(first.page, f'[data-cell="{move.cell}"]')
    first.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    first.page.mouse.down()
    # The same player's other tab is quicker, and the answer has come before the finger is lifted.
    twin = Seat(first.context, club)
    twin.sit(first.game)
    twin.make(move)
    second.sit(second.game)
    second.make(second.miss())
    first.wait_for_seq(2)
    first.page.mouse.up()
    first.page.locator("[data-fresh=true]").wait_for()
    assert first.view.seq == 2
    assert first.page.locator(".waiting").count() == 0


def test_a_press_that_slips_to_another_cell_does_nothing(profile: Profile, club: str) -> None:
    first, _ = table(profile, club)
    move = first.miss()
    first.tile(move.digit).click()
    here = box(first.page, f'[data-cell="{move.cell}"]')
    other = box(first.page, f'[data-cell="{(move.cell + 7) % 36}"]')
    first.page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    first.page.mouse.down()
    first.page.mouse.move(other["x"] + other["width"] / 2, other["y"] + other["height"] / 2)
    first.page.mouse.up()
    assert first.page.locator(".waiting").count() == 0
    assert first.view.seq == 0


def test_cells_are_at_the_same_pixels_in_persian(profile: Profile, club: str) -> None:
    first, _ = table(profile, club, "bridge")
    places = (
        "all => all.map(cell => { const { x, y } = cell.getBoundingClientRect(); return [x - %s, y - %s] })"
    )
    script = places % (
        "document.querySelector('[data-field]').getBoundingClientRect().x",
        "document.querySelector('[data-field]').getBoundingClientRect().y",
    )

    def measured() -> list[list[float]]:
        found = []
        for width, height in ((360, 740), (1440, 900)):
            first.page.set_viewport_size({"width": width, "height": height})
            rest(first.page)
            found += first.page.locator("[data-cell]").evaluate_all(script)
        return found

    english = measured()
    first.sit(first.game, "/fa")
    assert first.page.evaluate("document.dir") == "rtl"
    persian = measured()
    assert len(english) == 2 * 81
    for one, other in zip(english, persian, strict=True):
        assert one == pytest.approx(other, abs=0.5)


def test_turned_cells_are_40_pixels_flat_to_flat_on_a_phone(profile: Profile, club: str) -> None:
    first, _ = table(profile, club, "bridge")
    for width in (340, 360, 414):
        first.page.set_viewport_size({"width": width, "height": 740})
        rest(first.page)
        one, below = (box(first.page, f'[data-cell="{cell}"]') for cell in (40, 41))
        flat = below["y"] - one["y"]
        assert flat >= 40, width
        assert below["x"] == pytest.approx(one["x"], abs=1), width


# Cells whose middle is not theirs to press; what is below the window is not asked.
COVERED = """() => [...document.querySelectorAll('[data-field] [data-cell]')].filter(cell => {
    const { x, y, width, height } = cell.getBoundingClientRect();
    const at = document.elementFromPoint(x + width / 2, y + height / 2);
    return at && at.closest('[data-cell]') !== cell;
}).map(cell => cell.dataset.cell)"""


def clear_of_cells(page: Page) -> None:
    """Hands, names and clocks lie in the empty corners, or outside, not on cells."""
    cells = page.locator("[data-cell]").evaluate_all(
        """all => all.map(cell => {
            const { x, y, width, height } = cell.getBoundingClientRect();
            return [x + width / 2, y + height / 2, Math.min(width, height) / 2];
        })"""
    )
    clear = ["[data-hand] button", "[data-backs]", ".far .name"]
    clear += [f"{figure} >> nth={at}" for figure in ("[data-clock]", "[data-misses]") for at in (0, 1)]
    for selector in clear:
        place = box(page, selector)
        for x, y, reach in cells:
            nearest_x = min(max(x, place["x"]), place["x"] + place["width"])
            nearest_y = min(max(y, place["y"]), place["y"] + place["height"])
            assert ((x - nearest_x) ** 2 + (y - nearest_y) ** 2) ** 0.5 >= reach * 0.8, selector
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("variant", "language"), [("bridge", ""), ("lands", "/fa")])
def test_everything_a_player_needs_fits_a_phone(
    profile: Profile, club: str, variant: str, language: str
) -> None:
    first, _ = table(profile, club, variant, language, viewport=PHONE)
    page = first.page
    for selector in (
        "[data-field]",
        "[data-hand]",
        "[data-status]",
        "[data-action=resign]",
        "[data-clock] >> nth=1",
    ):
        place = box(page, selector)
        assert place["x"] >= 0
        assert place["x"] + place["width"] <= PHONE["width"]
        assert place["y"] + place["height"] <= PHONE["height"] + 0.5, selector
    clear_of_cells(page)
    # With letters of twice the size there is no room for them in the corners.
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    clear_of_cells(page)


def test_the_table_never_scrolls_sideways(profile: Profile, club: str) -> None:
    first, _ = table(profile, club, "bridge")
    for language in ("", "/fa"):
        first.sit(first.game, language)
        for width in (320, 360, 768, 2560):
            first.page.set_viewport_size({"width": width, "height": 640})
            rest(first.page)
            wide = first.page.evaluate(
                "document.documentElement.scrollWidth - document.documentElement.clientWidth"
            )
            assert wide == 0, width
            for name in ("exchange", "resign"):
                first.action(name).scroll_into_view_if_needed()
                assert first.action(name).is_visible()


def test_pointing_at_a_cell_lights_its_row_column_and_block_and_nothing_else(
    profile: Profile, club: str
) -> None:
    first, _ = table(profile, club, "bridge")
    first.cell(31).hover()
    lit = first.page.locator("[data-cell]:has(.lit)").evaluate_all(
        "all => all.map(cell => +cell.dataset.cell)"
    )
    blocks = first.view.game.blocks
    expected = [
        cell for cell in range(81) if cell // 9 == 31 // 9 or cell % 9 == 31 % 9 or blocks[cell] == blocks[31]
    ]
    assert sorted(lit) == expected


def test_candidates_of_the_picked_tile_are_ringed_and_told(profile: Profile, club: str) -> None:
    first, _ = table(profile, club, "bridge")
    game = first.view.game
    assert game.hand
    assert game.candidates
    first.tile(game.hand[0]).click()
    ringed = first.page.locator("[data-cell]:has(.candidate)").evaluate_all(
        "all => all.map(cell => +cell.dataset.cell)"
    )
    assert tuple(sorted(ringed)) == game.candidates[game.hand[0]]
    first.action("settings").click()
    assert first.page.get_by_text("It need not be the right one").count() == 1


def test_somebody_who_looks_on_sees_no_hand(profile: Profile, club: str) -> None:
    first, second = table(profile, club)
    stranger = Seat(profile(), club)
    stranger.sit(first.game)
    assert stranger.page.locator("[data-seat=spectator]").count() == 1
    assert stranger.page.locator("[data-hand]").count() == 0
    assert stranger.page.locator("[data-backs]").count() == 2
    assert stranger.action("resign").count() == 0
    first.make(first.miss())
    stranger.wait_for_seq(1)
    assert "missed with" in stranger.said
    assert second.view.seq == 1


def test_a_table_that_is_not_there_says_so(profile: Profile, club: str) -> None:
    page = profile(forgiving=True).new_page()
    for wrong in ("?game=AAAAAAAAAAAA", "?game=%00%27", ""):
        page.goto(f"{club}/numbridge/table{wrong}")
        page.get_by_role("heading", name="No such table").wait_for()
