"""Two people play whole games of Numbridge in their browsers, by clicking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.seats import Seat, start
from vog.numbridge import Exchange

if TYPE_CHECKING:
    from tests.e2e.conftest import Profile


def to_move(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Who is to move, and who is not."""
    return (first, second) if first.mine else (second, first)


@pytest.mark.parametrize(
    ("room", "variant", "wishes"),
    [
        ("lightning", "lightning", {}),
        ("bridge-60", "bridge", {"clues": 40, "candidates": True}),
        ("lands-60", "lands", {"clues": 40, "blocks": "irregular"}),
    ],
)
def test_a_whole_game_is_played_by_clicking(
    profile: Profile, club: str, room: str, variant: str, wishes: dict[str, object]
) -> None:
    first, second = start(Seat(profile(), club), Seat(profile(), club), room, variant, **wishes)
    for seat in (first, second):
        seat.sit(seat.game)

    # A miss is seen by both: its digit, struck, and the counter.
    mover, other = to_move(first, second)
    missed = mover.miss()
    mover.make(missed)
    other.wait_for_seq(mover.seq)
    for seat in (mover, other):
        seat.cell(missed.cell).locator(".miss").wait_for()
        assert "did not fit" in (seat.cell(missed.cell).get_attribute("aria-label") or "")
        counter = seat.page.locator(f"[data-player={mover.view.game.seat}] [data-misses]")
        assert counter.get_attribute("data-misses") == "1"
    assert "missed with" in other.said

    # An exchange, and a clue.
    mover, other = to_move(first, second)
    mover.make(Exchange())
    other.wait_for_seq(mover.seq)
    assert "exchanged the hand" in other.said
    mover, other = to_move(first, second)
    clue = mover.clue()
    mover.make(clue)
    other.wait_for_seq(mover.seq)
    for seat in (mover, other):
        assert seat.cell(clue.cell).get_attribute("data-owner") == mover.view.game.seat

    # An offer that is refused, and one that is accepted.
    mover, other = to_move(first, second)
    mover.action("draw").click()
    other.page.locator("[data-offer=draw]").get_by_role("button", name="Decline").click()
    mover.page.locator("[data-offer=draw]").wait_for(state="detached")
    mover.action("adjournment").click()
    other.page.locator("[data-offer=adjournment]").get_by_role("button", name="Accept").click()
    for seat in (first, second):
        seat.page.locator("[data-adjourned]").wait_for()
    first.action("resume").click()
    second.page.locator("[data-adjourned]").get_by_text("wants to go on").wait_for()
    second.action("resume").click()
    for seat in (first, second):
        seat.page.locator("[data-adjourned]").wait_for(state="detached")

    # To the end.
    for _ in range(200):
        if first.view.game.end:
            break
        mover, other = to_move(first, second)
        mover.make(mover.good_move())
        other.wait_for_seq(mover.seq)
    end = first.view.game.end
    assert end is not None
    assert end.reason == ("majority" if variant == "lands" else "connection")
    for seat in (first, second):
        seat.page.locator(f"[data-ending={end.reason}]").wait_for()
        won = end.winner is seat.view.game.seat
        assert seat.page.locator("[data-ending] h2").inner_text() == ("You won" if won else "You lost")
        assert ("You won" if won else "You lost") in seat.said
        # The win is shown on the field: the chain from edge to edge, or the blocks.
        shown = seat.page.locator("[data-cell]:has(.won)")
        cells = {int(cell) for cell in shown.evaluate_all("all => all.map(cell => cell.dataset.cell)")}
        assert cells == set(seat.view.game.won_by)
        assert cells

    # And another one, with sides swapped.
    first.action("rematch").click()
    second.page.get_by_text("wants a rematch").wait_for()
    second.action("rematch").click()
    for seat in (first, second):
        before = seat.game
        seat.page.wait_for_function(
            "before => document.querySelector('[data-table]')?.dataset.table !== before", arg=before
        )
    assert first.page.locator("[data-seat=second]").count() == 1
