"""Records: the notation of N32, JSON and lines, N31's commitment, and what verifying refuses."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from tests.numbridge.tables import (
    FIRST,
    SECOND,
    SEED,
    all_settings,
    chances,
    free_clues,
    late,
    right_cell,
    seed,
    seeds,
    walk,
    wrong_cell,
)
from vog.numbridge import (
    BrokenRecord,
    Command,
    End,
    Exchange,
    Game,
    Pass,
    Place,
    Reason,
    Record,
    Seed,
    Settings,
    TakeClue,
    TimeOut,
    UnreadableRecord,
    Variant,
    replay,
    verify,
)
from vog.numbridge.notation import InvalidNotation, read, read_end, write, write_end
from vog.numbridge.record import WrongCommitment, WrongDeal, WrongEnd, WrongMove

# ---- the notation ----------------------------------------------------------------------------------------

E4 = 3 * 9 + 4

LINES: list[tuple[str, Command | Pass]] = [
    ("e4=7", Place(E4, 7)),
    ("e4=7x", Place(E4, 7)),
    ("e4*5", TakeClue(E4, 5)),
    ("e4*5,2", TakeClue(E4, 5)),
    ("e4*", TakeClue(E4)),
    ("~", Exchange()),
    ("-", Pass()),
    ("t", TimeOut()),
    ("1-0 resignation", End(Reason.RESIGNATION, FIRST)),
    ("0-1 game-time", End(Reason.GAME_TIME, SECOND)),
    ("= agreement", End(Reason.AGREEMENT)),
    ("= adjournment", End(Reason.ADJOURNMENT)),
]


@pytest.mark.parametrize(("line", "command"), LINES)
def test_n32_a_line_is_read_as_its_command(line: str, command: Command | Pass) -> None:
    assert read(line, 9) == command


@pytest.mark.parametrize(
    "line",
    [
     "", " ", "e4", "e4=", "e4=0", "e4=77", "e4=7X", "e4=7x ", "j4=7", "e0=7", "e4*x", "e4*5,",
     "e4*5,2,1", "E4=7", "--", "1-0", "1-0 ", "1-0 agreement", "2-0 resignation", "= resignation",
     "= boredom",
     "e4=\u0667",
    ],
)  # fmt: skip
def test_n32_other_lines_are_refused(line: str) -> None:
    with pytest.raises(InvalidNotation):
        read(line, 9)


def test_n32_a_cell_of_a_smaller_field_must_be_one_of_its_cells() -> None:
    with pytest.raises(InvalidNotation):
        read("g1=1", 6)


def test_n32_every_kind_of_move_is_written_as_the_spec_says() -> None:
    game = Game(Settings.usual(Variant.LIGHTNING), SEED)
    position = game.position
    digit = position.hands[0][0]

    def name(cell: int) -> str:
        return f"{'abcdef'[cell % 6]}{cell // 6 + 1}"

    right, wrong, clue = right_cell(position, digit), wrong_cell(position, digit), free_clues(position)[0]
    after, events = position.play(TakeClue(clue, digit))
    (second,) = Counter(position.hands[0]) - Counter(after.hands[0]) - Counter([digit])
    assert write(events, 6) == [f"{name(clue)}*{digit},{second}"]
    for command, line in (
        (Place(right, digit), f"{name(right)}={digit}"),
        (Place(wrong, digit), f"{name(wrong)}={digit}x"),
        (Exchange(), "~"),
        (TimeOut(), "t"),
        (End(Reason.RESIGNATION, SECOND), "0-1 resignation"),
        (End(Reason.CLOSED), "= closed"),
    ):
        assert write(position.play(command)[1], 6) == [line]


def test_n37_a_pass_stands_in_the_record_as_one_dash_after_the_move_that_it_follows() -> None:
    position = late(Variant.LANDS, 2, held=(2, 0), move=(2, 2))
    assert write(position.play(TimeOut())[1], 9) == ["t", "-"]


def test_a_gratis_clue_is_written_without_a_digit_and_a_win_on_the_field_has_no_line() -> None:
    position = late(Variant.BRIDGE, 2, free=3, held=(0, 2))
    line = write(position.play(TakeClue(free_clues(position)[0]))[1], 9)[0]
    assert line.endswith("*")
    last = late(Variant.BRIDGE, 1, held=(1, 0))
    cell = right_cell(last, last.hands[0][0])
    after, events = last.play(Place(cell, last.hands[0][0]))
    assert after.end is not None
    assert len(write(events, 9)) == 1


@pytest.mark.parametrize(
    "text", ["1-0 connection", "0-1 majority", "= closed", "1-0 claim", "0-1 adjournment"]
)
def test_every_end_reads_back(text: str) -> None:
    assert write_end(read_end(text)) == text


# ---- a whole record --------------------------------------------------------------------------------------


def played(variant: Variant = Variant.LIGHTNING, number: int = 0, most: int = 10_000, **changes: Any) -> Game:
    """A random game with times."""
    game = Game(Settings.usual(variant, **changes), seed(number))
    chance = random.Random(number)
    for move, _ in zip(walk(game.position, chance), range(most), strict=False):
        game.play(read(move, variant.size), ms=chance.randrange(30_000))
    return game


@settings(max_examples=10)
@given(all_settings(), seeds(), chances())
def test_n32_both_forms_of_a_record_read_back_the_same(
    chosen: Settings, seed: Seed, chance: random.Random
) -> None:
    game = Game(chosen, seed)
    for move in walk(game.position, chance):
        game.play(read(move, chosen.size), ms=chance.randrange(10**6))
    record = game.record()
    assert Record.from_json(record.to_json()) == record
    assert Record.from_json(record.to_json().encode()) == record
    assert Record.from_text(record.to_text()) == record
    assert verify(Record.from_text(record.to_text())) == game.position


@pytest.mark.parametrize("moves", [0, 1, 7])
def test_a_game_that_is_not_over_has_a_record_too(moves: int) -> None:
    game = played(most=moves)
    record = game.record()
    assert record.end is None
    assert Record.from_text(record.to_text()) == Record.from_json(record.to_json()) == record
    assert verify(record) == game.position


@pytest.mark.parametrize(
    "end", [End(Reason.RESIGNATION, SECOND), End(Reason.AGREEMENT), End(Reason.GAME_TIME, FIRST)]
)
def test_n28_an_end_that_the_table_declared_is_in_the_record(end: End) -> None:
    game = played(most=5)
    game.play(end, ms=12)
    record = game.record()
    assert record.end == end
    assert record.moves[-1].move == write_end(end)
    assert Record.from_text(record.to_text()) == Record.from_json(record.to_json()) == record
    assert verify(record).end == end


def test_a_record_keeps_the_time_of_each_move_and_none_for_a_pass() -> None:
    game = Game(Settings.usual(Variant.BRIDGE), SEED)
    game.play(Exchange(), ms=1500)
    game.play(Exchange())
    assert [(line.move, line.ms) for line in game.record().moves] == [("~", 1500), ("~", 0)]


def test_n31_the_commitment_stands_before_the_first_move() -> None:
    game = Game(Settings.usual(Variant.BRIDGE), SEED)
    promised = game.commitment
    game.play(Exchange())
    assert game.record().commitment == promised


def test_replay_counts_a_pass_with_the_move_that_it_follows() -> None:
    for number in range(60):
        record = played(number=number).record()
        if "-" in [line.move for line in record.moves]:
            break
    steps = [done for done, _ in replay(record)]
    assert steps[0] == 0
    assert steps[-1] == len(record.moves)
    assert len(steps) < len(record.moves) + 1


# ---- what is no record -----------------------------------------------------------------------------------

GOOD = json.loads(played(most=20).record().to_json())


def changed(**changes: Any) -> str:
    return json.dumps(GOOD | changes)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", "\x00", b"\xff\xfe",
        changed(format="pgn"), changed(version=2), changed(seed="00"), changed(seed="g" * 64),
        changed(commitment=""), changed(moves="e4=7"), changed(moves=[["e4=7", -1]]), changed(moves=[[7]]),
        changed(moves=[["e4=7", 1, 2]]), changed(end="2-0 connection"), changed(end=3), changed(hands=["1"]),
        changed(hands=["1111", ""]), changed(hands=["0", ""]), changed(extra=1), changed(deal="x"),
        changed(settings=GOOD["settings"] | {"clues": 99}), changed(settings={}),
        changed(settings=GOOD["settings"] | {"variant": "chess"}),
    ],
)  # fmt: skip
def test_what_is_no_record_is_refused_where_it_is_read(text: str | bytes) -> None:
    with pytest.raises(UnreadableRecord):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("vog-numbridge 1", "vog-numbridge 2"),
        ("vog-numbridge 1", "vog-chess 1"),
        ("clues 12", "clues many"),
        ("clues 12", "clues 99"),
        ("clues 12\n", ""),
        ("clues 12\n", "clues 12\nnotes none\n"),
        ("seed 0", "seed x"),
        ("end *", "end 2-0 connection"),
        ("end *", "finish *"),
        ("hands ", "hands 1 2 3 "),
    ],
)
def test_lines_that_are_no_record_are_refused_where_they_are_read(old: str, new: str) -> None:
    text = played(most=20).record().to_text()
    assert old in text
    with pytest.raises(UnreadableRecord):
        Record.from_text(text.replace(old, new, 1))


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "a b\n\nc d"])
def test_other_text_is_no_record(text: str) -> None:
    with pytest.raises(UnreadableRecord):
        Record.from_text(text)


# ---- records that were tampered with ---------------------------------------------------------------------


def with_move(record: Record, number: int, change: Callable[[str], str | None]) -> Record:
    """The record with its line of that number, from 1, changed or left out."""
    moves = list(record.moves)
    new = change(moves[number - 1].move)
    moves[number - 1 : number] = [] if new is None else [moves[number - 1].__class__(new, 0)]
    return record._replace(moves=tuple(moves))


def first(record: Record, wanted: str) -> int:
    return next(number for number, line in enumerate(record.moves, 1) if wanted in line.move)


RECORD = played(Variant.BRIDGE, 4).record()


@pytest.mark.parametrize(
    ("what", "wanted", "change"),
    [
        ("a miss written as a placement", "x", lambda move: move[:-1]),
        ("a placement written as a miss", "=", lambda move: move + "x" if move[-1] != "x" else move[:-1]),
        ("a pass that did not happen", "=", lambda _: "-"),
        ("a second tile that was not paid", "*", lambda move: move + ",1"),
        ("a clue for nothing", "*", lambda move: move[:3]),
        ("a word of another language", "=", lambda _: "Nf3"),
    ],
)
def test_a_changed_move_is_refused_at_its_number(what: str, wanted: str, change: Any) -> None:
    number = first(RECORD, wanted)
    with pytest.raises(WrongMove) as caught:
        verify(with_move(RECORD, number, change))
    assert caught.value.move == number, what
    assert str(caught.value).startswith(f"move {number}, ")


def test_a_tile_that_was_not_in_the_hand_is_refused_at_its_number() -> None:
    steps = dict(replay(RECORD))
    for number, line in enumerate(RECORD.moves, 1):
        if "=" in line.move and number - 1 in steps:
            position = steps[number - 1]
            digit = next(digit for digit in range(1, 10) if digit not in position.hand(position.turn))
            with pytest.raises(WrongMove, match="no tile with that digit") as caught:
                verify(with_move(RECORD, number, lambda move, digit=digit: f"{move[:3]}{digit}"))  # type: ignore[misc]
            assert caught.value.move == number
            break


def test_a_move_left_out_is_noticed() -> None:
    for number in range(1, len(RECORD.moves) + 1):
        with pytest.raises(BrokenRecord):
            verify(with_move(RECORD, number, lambda _: None))


def test_a_move_after_the_end_is_refused() -> None:
    longer = RECORD._replace(moves=(*RECORD.moves, RECORD.moves[-1]))
    with pytest.raises(WrongMove, match="over") as caught:
        verify(longer)
    assert caught.value.move == len(longer.moves)


def test_a_pass_left_out_or_changed_is_noticed_at_its_number() -> None:
    for number in range(60):
        record = played(number=number).record()
        moves = [line.move for line in record.moves]
        if "-" in moves:
            break
    at = moves.index("-") + 1
    for change in (lambda _: None, lambda _: "t"):
        with pytest.raises(WrongMove) as caught:
            verify(with_move(record, at, change))
        assert caught.value.move == at
    with pytest.raises(WrongMove, match="the game has - here") as caught:
        verify(record._replace(moves=record.moves[: at - 1]))
    assert caught.value.move == at


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": SEED},
        {"commitment": "0" * 64},
        {"settings": Settings.usual(Variant.BRIDGE, clues=31)},
        {"settings": Settings.usual(Variant.BRIDGE, move_time=45)},
    ],
)
def test_n31_settings_and_seed_must_be_those_of_the_commitment(changes: Any) -> None:
    with pytest.raises(WrongCommitment):
        verify(RECORD._replace(**changes))


def test_a_record_of_other_deals_is_refused() -> None:
    with pytest.raises(WrongDeal, match="version 99"):
        verify(RECORD._replace(deal=99))


@pytest.mark.parametrize(
    "changes",
    [
        {"end": None},
        {"end": End(Reason.CONNECTION, FIRST)},
        {"end": End(Reason.CONNECTION, SECOND)},
        {"hands": ((), ())},
    ],
)
def test_a_record_must_lead_where_it_says(changes: Any) -> None:
    if changes.get("end", "") == RECORD.end:
        changes = {"end": End(Reason.RESIGNATION, FIRST)}
    with pytest.raises(WrongEnd):
        verify(RECORD._replace(**changes))


def test_an_unfinished_record_that_claims_an_end_is_refused() -> None:
    record = played(most=5).record()
    with pytest.raises(WrongEnd, match="not over"):
        verify(record._replace(end=End(Reason.AGREEMENT)))


def test_a_record_does_not_print_its_seed() -> None:
    assert RECORD.seed.reveal().hex() not in repr(RECORD)
