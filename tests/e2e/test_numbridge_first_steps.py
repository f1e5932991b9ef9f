"""The first steps at a table: for a newcomer, beside a game whose clock runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.axe import no_complaints
from tests.e2e.seats import Seat, start

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.e2e.conftest import Profile

STEPS = {
    "hand": "[data-hand]",
    "cell": "[data-field]",
    "move": "[data-status]",
    "win": "[data-field]",
    "clock": ".near [data-clock]",
    "menu": "[data-actions]",
}


def apart(one: Locator, other: Locator) -> bool:
    """Whether neither lies over the other."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["y"] >= b["y"] + b["height"] - 1
        or b["y"] >= a["y"] + a["height"] - 1
        or a["x"] >= b["x"] + b["width"] - 1
        or b["x"] >= a["x"] + a["width"] - 1
    )


def test_a_newcomer_is_told_the_first_steps_beside_a_game_that_goes_on(profile: Profile, club: str) -> None:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    seat, _ = start(
        Seat(profile(**phone), club, newcomer=True),
        Seat(profile(**phone), club, newcomer=True),
        "training",
        "bridge",
        candidates=True,
    )
    seat.sit(seat.game)
    page, steps = seat.page, seat.page.locator("[data-tour]")
    assert "Your turn." in seat.said
    assert "First steps" in seat.said
    no_complaints(page)

    # What a step points at is beside it, and both are on the screen; the game is played meanwhile.
    move = seat.good_move()
    for stop, target in STEPS.items():
        page.locator(f"[data-tour={stop}]").wait_for()
        assert apart(steps, page.locator(target).first), stop
        top, bottom = page.evaluate(
            "() => { const { top, bottom } = document.querySelector('[data-tour]').getBoundingClientRect();"
            " return [top, bottom] }"
        )
        assert 0 <= top < bottom <= 640, stop
        if stop == "cell":
            assert page.locator("[data-cell]:has(.at)").count() == 1
        if stop == "win":
            assert page.locator(".edge.shown").count() == 2
            seat.make(move)
            assert page.locator("[data-tour=win]").count() == 1
            page.reload()
            page.locator("[data-tour=win]").wait_for()
        if stop != "menu":
            page.get_by_role("button", name="Next").tap()
            assert f"{list(STEPS).index(stop) + 2} of 6" in seat.said

    # Done or skipped they are gone, and the focus is where they can be called up again.
    steps.get_by_role("button", name="Done").focus()
    page.keyboard.press("Escape")
    steps.wait_for(state="detached")
    assert page.evaluate("document.activeElement.dataset.action") == "settings"
    page.reload()
    page.locator("[data-fresh=true]").wait_for()
    assert steps.count() == 0
    seat.action("settings").click()
    seat.action("steps").click()
    page.locator("[data-tour=hand]").wait_for()
    assert page.evaluate("document.activeElement.dataset.tour") == "hand"
