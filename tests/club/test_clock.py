"""Clocks: what runs, what is charged, and when time is up (N23, N24, N36, N38, N39)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.club.games import FIRST, SECOND, Played, short
from vog.club import refusals
from vog.club.action import ClaimWin, MakeOffer, Play, Resign, WishResume
from vog.club.clock import Clocks
from vog.club.offer import OfferKind
from vog.club.ports import Outage
from vog.club.table import NotDue
from vog.numbridge import End, Exchange, Reason, Seat, Settings, TimeOut, Variant


def clocks(since: int = 1000) -> Clocks:
    return Clocks.start(Settings.usual(Variant.LIGHTNING), since)  # 30 s a move, 300 s a game


OUTAGES = [
    # (outages, now) and what is charged at `now` to a clock that runs since 1000
    ([], 1000, 0),
    ([], 900, 0),
    ([], 4000, 3000),
    ([(2000, 3000)], 4000, 2000),
    ([(0, 500)], 4000, 3000),
    ([(500, 1500)], 4000, 2500),
    ([(3500, 9000)], 4000, 2500),
    ([(1000, 2000), (2500, 3000)], 4000, 1500),
    ([(5000, 6000)], 4000, 3000),
    ([], 99_000, 30_000),
]


@pytest.mark.parametrize(("down", "now", "charged"), OUTAGES)
def test_only_time_in_which_the_club_was_up_is_charged(
    down: list[tuple[int, int]], now: int, charged: int
) -> None:
    assert clocks().elapsed(now, [Outage(*times) for times in down]) == charged


DEADLINES = [
    ([], 31_000),
    ([(2000, 3000)], 32_000),
    ([(0, 500)], 31_000),
    ([(500, 1500)], 31_500),
    ([(31_000, 40_000)], 31_000),
    ([(30_999, 40_000)], 40_001),
    ([(30_000, 32_000), (32_500, 40_000)], 40_500),
]


@pytest.mark.parametrize(("down", "deadline"), DEADLINES)
def test_a_deadline_moves_by_what_the_club_was_down_before_it(
    down: list[tuple[int, int]], deadline: int
) -> None:
    assert clocks().deadline([Outage(*times) for times in down]) == deadline


@given(
    st.lists(st.integers(0, 50_000), max_size=8, unique=True).map(sorted),
    st.integers(0, 80_000),
)
def test_time_is_up_exactly_from_the_deadline_on(bounds: list[int], now: int) -> None:
    outages = [Outage(*pair) for pair in zip(bounds[::2], bounds[1::2], strict=False)]
    running = clocks()
    deadline = running.deadline(outages)
    assert deadline is not None
    assert (running.elapsed(now, outages) == running.left) == (now >= deadline)


def test_the_first_players_clock_runs_from_the_start() -> None:
    played = Played().wait(1234)
    assert played.table.clocks.running is FIRST
    assert played.left() == (28_766, (298_766, 300_000))


def test_each_move_has_its_whole_time_and_the_game_time_is_shared_by_all() -> None:
    played = Played()
    played.wait(4000).move()
    assert played.left() == (30_000, (296_000, 300_000))
    played.wait(5000).move()
    played.wait(6000).move()
    assert played.left() == (30_000, (290_000, 295_000))


def test_the_move_time_starts_afresh_for_the_second_move_of_a_pair() -> None:
    played = Played(Variant.LANDS)
    played.move()
    played.wait(7000).move()
    assert played.turn is SECOND
    assert played.left() == (60_000, (1_800_000, 1_793_000))


def test_what_runs_while_an_offer_is_made_is_the_movers_and_counts_once() -> None:
    played = Played()
    assert played.wait(4000).act(SECOND, MakeOffer(OfferKind.DRAW)).ms == 4000
    assert played.left() == (26_000, (296_000, 300_000))
    assert played.wait(1000).move().ms == 1000
    assert played.left() == (30_000, (295_000, 300_000))


def test_a_move_is_in_time_if_it_was_received_before_the_deadline_however_late_it_is_written() -> None:
    played = Played().wait(30_499)
    exchange = Play(0, Exchange())
    with pytest.raises(refusals.TimeIsUp):
        played.act(FIRST, exchange, at=played.deadline)
    assert played.deadline is not None
    assert played.act(FIRST, exchange, at=played.deadline - 1).ms == 29_999


@pytest.mark.parametrize("seat", [FIRST, SECOND])
@pytest.mark.parametrize("action", [Resign(), MakeOffer(OfferKind.DRAW), ClaimWin(), WishResume()])
def test_between_the_deadline_and_the_tables_word_nobody_says_anything(
    seat: Seat, action: Resign | MakeOffer | ClaimWin | WishResume
) -> None:
    played = Played().wait(30_000)
    before = played.table
    with pytest.raises(refusals.TimeIsUp):
        played.act(seat, action)
    assert played.table == before


def test_a_time_out_comes_half_a_second_after_the_deadline_and_costs_what_was_left() -> None:
    played = Played().wait(30_499)
    assert played.table.due(played.now) is None
    with pytest.raises(NotDue):
        played.enforce(TimeOut())
    entry = played.wait(1).enforce()
    assert (entry.line, entry.ms, entry.at, entry.seat) == ("t", 30_000, played.now, None)
    assert played.turn is SECOND
    assert played.left() == (30_000, (270_000, 300_000))


def test_a_time_out_ends_the_whole_pair() -> None:
    played = Played(Variant.LANDS)
    played.move(2)
    assert played.time_out().line == "t"
    assert played.turn is FIRST


@pytest.mark.parametrize(
    ("left", "line"),
    [(29_999, "0-1 game-time"), (30_000, "0-1 game-time"), (30_001, "t")],
    ids=["game time first", "both together: the game time decides", "move time first"],
)
def test_whose_game_time_ends_loses(left: int, line: str) -> None:
    played = Played()
    played.table = short(played.table, (left, 300_000))
    assert played.time_out().line == line
    assert (played.table.position.end is None) == (line == "t")


def test_every_game_ends_by_time_if_nobody_does_anything() -> None:
    played = Played()
    while played.table.position.end is None:
        played.time_out()
    assert played.table.position.end == End(Reason.GAME_TIME, SECOND)
    assert played.left()[1] == (0, 30_000)
    assert played.table.deadline() is None


def test_a_clock_that_jumps_back_changes_nothing() -> None:
    played = Played().wait(10_000)
    played.move()
    before = played.left()
    entry = played.act(SECOND, Play(1, Exchange()), at=played.now - 60_000)
    assert (entry.at, entry.ms) == (played.now, 0)
    assert played.left()[1] == before[1]
    played.now -= 3_600_000
    assert played.table.due(played.now) is None
    assert played.left()[1] == before[1]


def test_time_the_club_was_down_is_charged_to_nobody() -> None:
    played = Played().wait(10_000).down(3_600_000).wait(5_000)
    assert played.left() == (15_000, (285_000, 300_000))
    assert played.table.due(played.now, played.outages) is None
    assert played.move().ms == 15_000
    assert replays_equal(played)


def test_a_time_out_after_an_outage_comes_when_the_rest_has_run() -> None:
    played = Played().wait(29_000).down(60_000)
    played.wait(1_499)
    assert played.table.due(played.now, played.outages) is None
    assert played.wait(1).enforce().ms == 30_000


def replays_equal(played: Played) -> bool:
    """Rows hold what they charged, so a replay needs no outages."""
    table = type(played.table).load(played.table.header, played.rows)
    return table == played.table
