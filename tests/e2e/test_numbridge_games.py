"""Two people play whole games of Numbridge in their browsers: by mouse, touch or keys, and in Persian."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.e2e.seats import Seat, start
from vog.numbridge import Exchange, Place, TakeClue

if TYPE_CHECKING:
    from tests.e2e.conftest import Profile
    from vog.numbridge.bots import Move

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WORDS = {
    "": {
        "missed": "missed with",
        "did not fit": "did not fit",
        "exchanged": "exchanged the hand",
        "decline": "Decline",
        "accept": "Accept",
        "go on": "wants to go on",
        "won": "You won",
        "lost": "You lost",
        "rematch": "wants a rematch",
        "place": "Row {row}, column {column}",
    },
    "/fa": {
        "missed": "خطای",
        "did not fit": "جور نبود",
        "exchanged": "دستش را تعویض کرد",
        "decline": "رد کردن",
        "accept": "پذیرفتن",
        "go on": "خواستار ادامه است",
        "won": "شما بردید",
        "lost": "شما باختید",
        "rematch": "بازی دوباره می‌خواهد",
        "place": "ردیف {row}، ستون {column}",
    },
}


def to_move(first: Seat, second: Seat) -> tuple[Seat, Seat]:
    """Who is to move, and who is not."""
    return (first, second) if first.mine else (second, first)


def answer(seat: Seat, offer: str, word: str) -> None:
    name = WORDS[seat.language][word]
    seat.page.locator(f"[data-offer={offer}]").get_by_role("button", name=name).click()


def hears(seat: Seat, move: Move) -> None:
    """Whoever sees nothing is told where a move was."""
    if isinstance(move, Place | TakeClue):
        row, column = divmod(move.cell, seat.view.game.settings.size)
        assert WORDS[seat.language]["place"].format(row=row + 1, column=column + 1) in seat.said


@pytest.mark.parametrize(
    ("ad", "browser", "person"),
    [
        ({"room": "lightning", "variant": "lightning"}, {}, {"by": "keys"}),
        (
            {"room": "training", "variant": "bridge", "clues": 60, "candidates": True},
            PHONE,
            {"by": "touch"},
        ),
        (
            {"room": "training", "variant": "lands", "clues": 55, "blocks": "irregular"},
            {},
            {"language": "/fa"},
        ),
    ],
    ids=["lightning by keys", "bridge by touch", "lands in Persian"],
)
def test_a_whole_game_is_played(
    profile: Profile, club: str, ad: dict[str, Any], browser: dict[str, Any], person: dict[str, Any]
) -> None:
    one, two = Seat(profile(), club), Seat(profile(**browser), club, **person)
    first, second = start(one, two, **ad)
    for seat in (first, second):
        seat.sit(seat.game)

    # A miss is seen by both: its digit, struck, and the counter.
    mover, other = to_move(first, second)
    missed = mover.miss()
    for seat in (mover, other):
        seat.watch_for_miss(missed.cell)
    mover.make(missed)
    other.wait_for_seq(mover.seq)
    for seat in (mover, other):
        assert WORDS[seat.language]["did not fit"] in seat.missed
        counter = seat.page.locator(f"[data-player={mover.view.game.seat}] [data-misses]")
        assert counter.get_attribute("data-misses") == "1"
    assert WORDS[other.language]["missed"] in other.said

    # An exchange, and a clue.
    mover, other = to_move(first, second)
    mover.make(Exchange())
    other.wait_for_seq(mover.seq)
    assert WORDS[other.language]["exchanged"] in other.said
    mover, other = to_move(first, second)
    clue = mover.clue()
    mover.make(clue)
    other.wait_for_seq(mover.seq)
    for seat in (mover, other):
        assert seat.cell(clue.cell).get_attribute("data-owner") == mover.view.game.seat

    # An offer that is refused, and one that is accepted.
    mover, other = to_move(first, second)
    mover.action("draw").click()
    answer(other, "draw", "decline")
    mover.page.locator("[data-offer=draw]").wait_for(state="detached")
    mover.action("adjournment").click()
    answer(other, "adjournment", "accept")
    for seat in (first, second):
        seat.page.locator("[data-adjourned]").wait_for()
    first.action("resume").click()
    second.page.locator("[data-adjourned]").get_by_text(WORDS[second.language]["go on"]).wait_for()
    second.action("resume").click()
    for seat in (first, second):
        seat.page.locator("[data-adjourned]").wait_for(state="detached")

    # To the end.
    for _ in range(200):
        if first.view.game.end:
            break
        mover, other = to_move(first, second)
        move = mover.good_move()
        mover.make(move)
        other.wait_for_seq(mover.seq)
        for seat in (mover, other):
            hears(seat, move)
    end = first.view.game.end
    assert end is not None
    assert end.reason == ("majority" if ad["variant"] == "lands" else "connection")
    for seat in (first, second):
        seat.page.locator(f"[data-ending={end.reason}]").wait_for()
        result = WORDS[seat.language]["won" if end.winner is seat.view.game.seat else "lost"]
        assert seat.page.locator("[data-ending] h2").inner_text() == result
        assert result in seat.said
        # The win is shown on the field: the chain from edge to edge, or the blocks.
        shown = seat.page.locator("[data-cell]:has(.won)")
        cells = {int(cell) for cell in shown.evaluate_all("all => all.map(cell => cell.dataset.cell)")}
        assert cells == set(seat.view.game.won_by)
        assert cells

    # And another one, with sides swapped.
    first.action("rematch").click()
    for where in ("[data-ending]", "[data-announcer]"):
        expect(second.page.locator(where)).to_contain_text(WORDS[second.language]["rematch"])
    second.action("rematch").click()
    for seat in (first, second):
        before = seat.game
        seat.page.wait_for_function(
            "before => document.querySelector('[data-table]')?.dataset.table !== before", arg=before
        )
    first.page.locator("[data-seat=second]").wait_for()
