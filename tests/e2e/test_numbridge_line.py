"""The table when the line to the club is bad: nothing is lost, nothing is shown that is not known."""

from __future__ import annotations

import re
import signal
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.e2e.conftest import serving
from tests.e2e.seats import Seat, start

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import WebSocketRoute

    from tests.e2e.conftest import Profile

# What a clock shows whose time is not known.
UNKNOWN = "\N{EN DASH}:\N{EN DASH}\N{EN DASH}"


class Wire:
    """The way between a page and the club, to be cut and mended by hand."""

    def __init__(self, seat: Seat) -> None:
        self.open = True
        self.sockets: list[WebSocketRoute] = []
        self.sent: list[str] = []
        self.swallow = False
        seat.page.route_web_socket(re.compile("/api/socket"), self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        if not self.open:
            page.close()
            return
        club = page.connect_to_server()
        self.sockets.append(page)

        def out(message: str | bytes) -> None:
            self.sent.append(str(message))
            club.send(message)

        def back(message: str | bytes) -> None:
            if not (self.swallow and '"type":"ack"' in str(message)):
                page.send(message)

        page.on_message(out)
        club.on_message(back)

    def cut(self) -> None:
        self.open = False
        for socket in self.sockets:
            socket.close()
        self.sockets = []

    def mend(self) -> None:
        self.open = True

    def commands(self) -> list[str]:
        return [message for message in self.sent if '"type":"command"' in message]


def pair(profile: Profile, club: str) -> tuple[Seat, Seat, Wire]:
    """A game of Lightning without a clock that matters; the wire is that of the player to move."""
    one, other = start(
        Seat(profile(forgiving=True), club), Seat(profile(forgiving=True), club), "training", "lightning"
    )
    wire = Wire(one)
    one.sit(one.game)
    other.sit(other.game)
    return one, other, wire


def test_a_cut_line_is_seen_at_once_and_no_clock_is_shown_that_is_not_known(
    profile: Profile, club: str
) -> None:
    mover, _, wire = pair(profile, club)
    assert re.fullmatch(r"\d+:\d\d", mover.page.locator("[data-game-time]").first.inner_text())
    wire.cut()
    mover.page.locator("[data-connection=cut]").wait_for()
    announcer = mover.page.locator("[data-announcer]")
    expect(announcer).to_contain_text("Connection lost")
    for clock in mover.page.locator("[data-game-time]").all():
        assert clock.inner_text() == UNKNOWN
    assert mover.page.locator("[data-move-time]").count() == 0
    wire.mend()
    mover.page.locator("[data-fresh=true]").wait_for()
    assert re.fullmatch(r"\d+:\d\d", mover.page.locator("[data-game-time]").first.inner_text())
    assert mover.page.locator("[data-connection]").count() == 0
    expect(announcer).to_contain_text("Connected again.")

    # A browser knows that its network is gone before the silence on the line tells it.
    wire.open = False
    mover.context.set_offline(True)
    mover.page.locator("[data-connection=cut]").wait_for()


def test_a_move_made_while_the_line_is_cut_is_shown_as_such_and_goes_through_once(
    profile: Profile, club: str
) -> None:
    mover, other, wire = pair(profile, club)
    move = mover.miss()
    wire.cut()
    mover.page.locator("[data-connection=cut]").wait_for()
    mover.tile(move.digit).click()
    mover.cell(move.cell).click()
    mover.status("Not sent yet").wait_for()
    expect(mover.page.locator("[data-announcer]")).to_contain_text("Not sent yet")
    assert mover.cell(move.cell).locator(".waiting").count() == 1
    mover.cell(move.cell).click()
    mover.status("Your move is on its way").wait_for()
    assert mover.view.seq == 0
    wire.mend()
    other.wait_for_seq(1)
    mover.wait_for_seq(1)
    assert len(wire.commands()) == 1
    assert mover.view.game.misses == (1, 0)
    assert mover.cell(move.cell).locator(".waiting").count() == 0


def test_a_lost_acknowledgement_makes_no_second_move(profile: Profile, club: str) -> None:
    mover, other, wire = pair(profile, club)
    wire.swallow = True
    mover.make(mover.miss())
    mover.status("On its way").wait_for()
    wire.cut()
    mover.page.locator("[data-connection=cut]").wait_for()
    wire.swallow = False
    wire.mend()
    mover.page.locator("[data-fresh=true]").wait_for()
    mover.status("On its way").wait_for(state="detached")
    other.wait_for_seq(1)
    commands = wire.commands()
    assert len(commands) == 2
    assert commands[0] == commands[1]
    assert mover.view.seq == other.view.seq == 1
    assert mover.view.game.misses == other.view.game.misses


def test_a_page_that_was_hidden_asks_anew_before_it_shows_a_clock(profile: Profile, club: str) -> None:
    mover, other, wire = pair(profile, club)
    mover.page.evaluate(
        """() => {
            const real = Date.now;
            Object.defineProperty(document, 'visibilityState', { get: () => window.hiding });
            window.hiding = 'hidden';
            document.dispatchEvent(new Event('visibilitychange'));
            Date.now = () => real() + 60_000;
        }"""
    )
    assert other.view.seq == 0
    wire.open = False
    mover.page.evaluate(
        "() => { window.hiding = 'visible'; document.dispatchEvent(new Event('visibilitychange')) }"
    )
    mover.page.locator("[data-fresh=false]").wait_for()
    assert mover.page.locator("[data-move-time]").count() == 0
    wire.mend()
    mover.page.locator("[data-fresh=true]").wait_for()


def test_a_reload_loses_neither_the_game_nor_pencil_marks(profile: Profile, club: str) -> None:
    mover, _, _ = pair(profile, club)
    cell = mover.view.game.digits.index("0")
    mover.cell(cell).focus()
    mover.page.keyboard.press("Shift+Digit4")
    assert "noted 4" in (mover.cell(cell).get_attribute("aria-label") or "")
    mover.page.reload()
    mover.page.locator("[data-fresh=true]").wait_for()
    assert "noted 4" in (mover.cell(cell).get_attribute("aria-label") or "")


def test_the_server_is_killed_in_mid_game_and_the_players_go_on(profile: Profile, tmp_path: Path) -> None:
    with serving(tmp_path) as (address, process):
        one, other = start(
            Seat(profile(forgiving=True), address),
            Seat(profile(forgiving=True), address),
            "training",
            "lightning",
        )
        one.sit(one.game)
        other.sit(other.game)
        one.make(one.miss())
        other.wait_for_seq(1)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=20)
        for seat in (one, other):
            seat.page.locator("[data-connection=cut]").wait_for()
        with serving(tmp_path, port=int(address.rsplit(":", 1)[1])):
            for seat in (one, other):
                seat.page.locator("[data-fresh=true]").wait_for(timeout=60_000)
                assert seat.seq == 1
            other.make(other.miss())
            one.wait_for_seq(2)
            assert one.view.game.misses == (1, 1)
