"""A table as a whole: random games by legal and illegal commands, claims, void games, replays (C6 to C12)."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.club.games import FIRST, SECOND, SPECTATOR, Played, replayed
from vog.club import action as a
from vog.club import refusals, words
from vog.club.offer import OfferKind
from vog.club.ports import Entry, Status
from vog.club.rematch import MOST_WISHES
from vog.club.table import BrokenJournal, NotDue
from vog.numbridge import End, Exchange, Place, Reason, Seat, TakeClue, Variant

# ---- random games ------------------------------------------------------------------------------------------

small = st.integers(0, 12)
moves = st.one_of(
    st.builds(Place, st.integers(-1, 82), st.integers(-1, 10)),
    st.builds(TakeClue, st.integers(-1, 82), st.none() | st.integers(0, 9)),
    st.just(Exchange()),
)
commands: st.SearchStrategy[a.Action] = st.one_of(
    st.builds(a.Play, small, moves),
    st.builds(a.MakeOffer, st.sampled_from(OfferKind)),
    st.builds(a.Withdraw, small),
    st.builds(a.Accept, small),
    st.builds(a.Decline, small),
    st.sampled_from(
        [
            a.ClaimWin(),
            a.WishResume(),
            a.WithdrawWish(),
            a.WishRematch(),
            a.WithdrawRematch(),
        ]
    ),
)
# A step: wait so long, then a good move, a command of a seat, an answer to what stands, the table, an outage.
steps = st.tuples(
    st.sampled_from([0, 1, 900, 31_000, 200_000]),
    st.one_of(
        st.just("move"),
        st.just("move"),
        st.just("table"),
        st.just("down"),
        st.tuples(st.sampled_from([FIRST, SECOND]), commands),
        st.tuples(st.sampled_from([FIRST, SECOND]), st.sampled_from([a.Accept, a.Decline, a.Withdraw])),
    ),
)


def take(played: Played, step: Any) -> None:
    """One step of a random game; what is refused changes nothing."""
    before = played.table
    refused = None
    try:
        match step:
            case "move" if before.status is Status.RUNNING:
                played.move()
            case "table" if before.due(played.now, played.outages):
                played.enforce()
            case "down":
                played.down(5_000)
            case (Seat() as seat, type() as answer):
                standing = before.offers.standing
                played.act(seat, answer(standing[-1].id if standing else 1))
            case (Seat() as seat, action):
                played.act(seat, action)
    except refusals.Refused as caught:
        refused = caught
    if refused:
        assert played.table == before
        assert refused.code
        assert refused.rule
        assert str(refused).endswith(f"({refused.rule})")


def check(played: Played) -> None:
    """What is always so."""
    table = played.table
    clocks, position = table.clocks, table.position
    assert clocks.running in (None, position.turn), "at most one runs, always the side to move"
    assert (clocks.running is not None) == (table.status is Status.RUNNING)
    assert min(clocks.game) >= 0
    assert clocks.move >= 0
    assert clocks.limit >= clocks.move
    assert (table.ending is None) == (position.end is None)
    kinds = [offer.kind for offer in table.offers.standing]
    assert len(kinds) == len(set(kinds))
    if table.status is not Status.RUNNING:
        assert not kinds
    for seat in Seat:
        seen = played.seen(seat)
        assert seen.clocks.running is clocks.running
        assert min(seen.clocks.game) >= 0
        for kind in seen.may_offer:
            table.offers.check(kind, seat)


@settings(max_examples=150, deadline=None)
@given(
    st.sampled_from(list(Variant)),
    st.integers(0, 30),
    st.lists(steps, max_size=60),
    st.booleans(),
)
def test_the_journal_replayed_is_the_live_table(
    variant: Variant, seed: int, played_steps: list[tuple[int, object]], backwards: bool
) -> None:
    played = Played(variant, seed=seed)
    for wait, step in played_steps:
        played.wait(-wait if backwards and wait == 900 else wait)
        take(played, step)
        check(played)
    assert [row.seq for row in played.rows] == list(range(1, len(played.rows) + 1))
    assert [row.at for row in played.rows] == sorted(row.at for row in played.rows)
    assert replayed(played.table, played.rows) == played.table
    coded = msgspec.json.decode(msgspec.json.encode(played.rows), type=list[Entry])
    assert replayed(played.table, coded) == played.table


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(list(Variant)), st.integers(0, 1000))
def test_whole_games_replay_and_charge_what_was_waited(variant: Variant, seed: int) -> None:
    played = Played(variant, seed=seed)
    while played.table.position.end is None:
        played.wait(250).move()
    assert replayed(played.table, played.rows) == played.table
    full = 2 * 1000 * played.table.header.settings.game_time
    assert full - sum(played.left()[1]) == 250 * len(played.rows)


# ---- rows that do not fit ----------------------------------------------------------------------------------


def broken_rows() -> list[tuple[str, Entry]]:
    good = Entry(seq=1, at=2_000_000, seat=FIRST, id="x", line="~", ms=5)
    return [
        ("a gap", replace(good, seq=2)),
        ("a row before the start", replace(good, at=1)),
        ("a negative charge", replace(good, ms=-1)),
        ("more than was left", replace(good, ms=30_001)),
        ("no move", replace(good, line="e4")),
        ("a pass", replace(good, line="-")),
        ("a clue that is none", replace(good, line="a1*5")),
        ("a seat that is not to move", replace(good, seat=SECOND)),
        ("an answer to nothing", replace(good, line="decline 3")),
        ("a wish while the game goes on", replace(good, line="wish")),
        ("a resumption while the game goes on", replace(good, line="resume")),
        ("an offer by nobody", replace(good, seat=None, line="offer draw")),
        ("an offer of nothing", replace(good, line="offer tea")),
        ("a number that is none", replace(good, line="decline x")),
        ("another result of a move", replace(good, line="a1=1x")),
        ("an end found on the field", replace(good, line="1-0 connection")),
    ]


@pytest.mark.parametrize("row", [row for _, row in broken_rows()], ids=[name for name, _ in broken_rows()])
def test_a_row_that_does_not_fit_is_found(row: Entry) -> None:
    table = Played().table
    with pytest.raises(BrokenJournal, match=f"row {row.seq}"):
        table.follow(row)


@pytest.mark.parametrize(
    "word",
    [
        words.Offered(OfferKind.DRAW),
        words.Withdrawn(12),
        words.Declined(3),
        words.Adjourned(4),
        words.Wished(),
        words.Unwished(),
        words.Resumed(),
        words.RematchWished(),
        words.RematchUnwished(),
        words.RematchAgreed(),
        words.RematchIs("vAu3nYbQ0s_T"),
        words.RematchOff(),
    ],
)
def test_a_word_of_the_table_reads_as_it_was_written(word: words.TableWord) -> None:
    assert words.read(words.write(word), 9) == word


# ---- claims, void games, the host, stale commands ----------------------------------------------------------


def test_after_three_time_outs_in_a_row_the_opponent_may_claim() -> None:
    played = Played()
    for timeouts in range(3):
        with pytest.raises(refusals.NothingToClaim) as refused:
            played.act(SECOND, a.ClaimWin())
        assert refused.value.facts == {"needed": 3, "timeouts": timeouts}
        assert not played.seen(SECOND).may_claim
        played.time_out()
        if timeouts < 2:
            played.move()
    assert played.table.timeouts == (3, 0)
    assert played.seen(SECOND).may_claim
    assert not played.seen(FIRST).may_claim
    assert not played.seen(SPECTATOR).may_claim
    assert played.act(SECOND, a.ClaimWin()).line == "0-1 claim"


def test_the_players_own_command_on_the_board_begins_the_count_anew() -> None:
    played = Played()
    for _ in range(2):
        played.time_out()
        played.move()
    played.act(FIRST, a.MakeOffer(OfferKind.DRAW))
    assert played.table.timeouts == (2, 0)
    played.move()
    assert played.table.timeouts == (0, 0)


def test_in_lands_a_time_out_is_a_whole_turn() -> None:
    played = Played(Variant.LANDS)
    played.move()
    played.move()  # the second player's first of a pair, then its time runs out
    played.time_out()
    assert played.table.timeouts == (0, 1)
    assert played.table.turns == (1, 1)


@pytest.mark.parametrize(
    ("variant", "moves", "void"),
    [
        (Variant.LIGHTNING, 0, True),
        (Variant.LIGHTNING, 3, True),
        (Variant.LIGHTNING, 4, False),
        (Variant.LANDS, 4, True),  # one, a pair, the first of a pair
        (Variant.LANDS, 6, True),
        (Variant.LANDS, 7, False),
    ],
)
def test_a_game_that_ends_before_each_side_had_two_turns_is_void(
    variant: Variant, moves: int, void: bool
) -> None:
    played = Played(variant)
    if moves:
        played.move(moves)
    played.act(SECOND, a.Resign())
    assert played.table.ending is not None
    assert played.table.ending.void is void
    assert played.seen(SPECTATOR).void is void


def test_the_host_closes_a_table_without_a_result() -> None:
    played = Played()
    played.wait(3000).enforce(End(Reason.CLOSED))
    assert (played.rows[-1].line, played.rows[-1].ms) == ("= closed", 3000)
    with pytest.raises(refusals.GameIsOver):
        played.enforce(End(Reason.CLOSED))


def test_the_table_says_nothing_that_is_not_due() -> None:
    played = Played()
    for word in (End(Reason.GAME_TIME, SECOND), End(Reason.ADJOURNMENT), words.RematchOff()):
        with pytest.raises(NotDue):
            played.enforce(word)


def test_a_move_for_another_position_is_stale_and_is_told_where_the_game_stands() -> None:
    played = Played()
    played.move(2)
    for ply in (0, 1, 3):
        with pytest.raises(refusals.Stale) as refused:
            played.act(FIRST, a.Play(ply, Exchange()))
        assert refused.value.facts == {"ply": 2}


def test_a_refusal_of_numbridge_keeps_its_rule_code_and_facts() -> None:
    played = Played()
    with pytest.raises(refusals.OnTheBoard) as refused:
        played.act(SECOND, a.Play(0, Exchange()))
    assert (refused.value.rule, refused.value.code, refused.value.facts) == ("N12", "not-your-turn", {})
    with pytest.raises(refusals.OnTheBoard) as refused:
        played.act(FIRST, a.Play(0, Place(99, 1)))
    assert (refused.value.code, refused.value.facts) == ("no-such-cell", {"cell": 99})


def test_after_the_end_only_a_rematch_is_spoken_of() -> None:
    played = Played()
    played.act(FIRST, a.Resign())
    rest: list[a.Action] = [
        a.Play(1, Exchange()),
        a.Resign(),
        a.MakeOffer(OfferKind.DRAW),
        a.ClaimWin(),
        a.WishResume(),
    ]
    for action in rest:
        with pytest.raises(refusals.GameIsOver):
            played.act(SECOND, action)
    assert played.deadline is None
    assert played.table.due(played.now + 10**9) is None


def test_a_rematch_takes_two_wishes_within_two_minutes() -> None:
    played = Played()
    with pytest.raises(refusals.GameIsNotOver):
        played.act(FIRST, a.WishRematch())
    played.act(FIRST, a.Resign())
    played.act(FIRST, a.WishRematch())
    with pytest.raises(refusals.WishedAlready):
        played.act(FIRST, a.WishRematch())
    played.wait(120_001)
    with pytest.raises(refusals.NoWish):
        played.act(FIRST, a.WithdrawRematch())
    assert played.act(SECOND, a.WishRematch()).line == "rematch"
    played.act(SECOND, a.WithdrawRematch())
    played.act(SECOND, a.WishRematch())
    assert played.act(FIRST, a.WishRematch()).line == "rematch-agreed"
    assert played.deadline == played.now
    with pytest.raises(refusals.RematchStarted):
        played.act(FIRST, a.WithdrawRematch())
    played.enforce(words.RematchIs("new"))
    assert played.deadline is None
    rematch = played.seen(SPECTATOR).rematch
    assert rematch is not None
    assert rematch.game == "new"
    assert replayed(played.table, played.rows) == played.table


def test_wishes_for_a_rematch_have_an_end_and_the_others_is_still_taken() -> None:
    played = Played()
    played.act(FIRST, a.Resign())
    for _ in range(MOST_WISHES // 2):
        played.act(FIRST, a.WishRematch())
        played.act(FIRST, a.WithdrawRematch())
    for _ in range(3):
        with pytest.raises(refusals.TooManyWishes):
            played.act(FIRST, a.WishRematch())
    played.act(SECOND, a.WishRematch())
    assert played.act(FIRST, a.WishRematch()).line == "rematch-agreed"


def test_a_rematch_that_cannot_be_is_called_off() -> None:
    played = Played()
    played.act(FIRST, a.Resign())
    played.act(FIRST, a.WishRematch())
    played.act(SECOND, a.WishRematch())
    played.enforce(words.RematchOff())
    rematch = played.seen(FIRST).rematch
    assert rematch is not None
    assert (rematch.wishes, rematch.game) == ((False, False), None)


# ---- secrets -----------------------------------------------------------------------------------------------


def test_a_table_can_be_neither_pickled_nor_encoded_nor_read_in_a_message() -> None:
    table = Played(seed=7).table
    with pytest.raises(TypeError):
        pickle.dumps(table)
    with pytest.raises(TypeError):
        msgspec.json.encode(table)
    secret = table.header.seed.reveal().hex()
    for text in (repr(table), str(table), repr(table.header)):
        assert secret not in text
    assert repr(table) == f"Table({'g' * 12}, seq 0)"


def test_a_row_prints_without_the_tiles_that_were_paid() -> None:
    row = Entry(seq=3, at=5, seat=FIRST, id="x", line="h9*5,2", ms=7)
    assert "5,2" not in repr(row)
    with pytest.raises(BrokenJournal) as broken:
        Played().table.follow(replace(row, seq=1, at=2_000_000))
    assert str(broken.value) == "row 1 does not fit the game (no-line)"
    with pytest.raises(BrokenJournal) as refused:
        Played().table.follow(replace(row, seq=1, at=2_000_000, line="a1=9"))
    assert str(refused.value).startswith("row 1 does not fit the game (")
    assert "9" not in str(refused.value)
