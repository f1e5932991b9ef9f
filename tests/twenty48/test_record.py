"""Records: what is written reads back, what is broken is refused at the move where it breaks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vog.twenty48 import (
    BrokenRecord,
    Direction,
    Game,
    InvalidMove,
    Record,
    UnreadableRecord,
    verify,
)


def played(seed: int, picks: list[Direction]) -> Game:
    game = Game.start(seed)
    for direction in picks:
        if direction in game.board.valid_directions:
            game.play(direction)
    return game


@given(
    seed=st.integers(0, 2**64 - 1),
    picks=st.lists(st.sampled_from(list(Direction)), max_size=80),
    undone=st.integers(0, 5),
)
def test_a_record_reads_back_as_it_was_written_and_leads_to_the_same_game(
    seed: int, picks: list[Direction], undone: int
) -> None:
    game = played(seed, picks)
    for _ in range(min(undone, len(game.moves))):
        game.undo()
    record = game.record()
    assert Record.from_json(record.to_json()) == record
    again = verify(record)
    assert (again.board, again.score, again.moves, again.undos) == (
        game.board,
        game.score,
        game.moves,
        game.undos,
    )
    assert again.record() == record


def test_the_json_form_is_the_documented_one() -> None:
    game = Game.start(0xC0FFEE)
    assert json.loads(game.record().to_json()) == {
        "format": "vog-2048",
        "version": 1,
        "seed": "0000000000c0ffee",
        "moves": "",
        "score": 0,
        "rows": [list(row) for row in game.board.rows],
        "undos": 0,
        "hints": 0,
        "autoplayed": 0,
    }


def test_help_that_was_used_stays_in_the_record() -> None:
    game = Game(5, hints=3, autoplayed=2)
    assert (game.record().hints, game.record().autoplayed) == (3, 2)
    assert verify(game.record()).record() == game.record()


PICKS = [Direction.LEFT, Direction.DOWN, Direction.RIGHT, Direction.DOWN] * 30


def changed(**fields: Any) -> str:
    return json.dumps(json.loads(played(11, PICKS).record().to_json()) | fields)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no record of a game of 2048"),
        ("{", "no record of a game of 2048"),
        ("[]", "Expected `object`, got `array`"),
        ("\xff", "no record of a game of 2048"),
        (changed(version=2), r"Invalid value 2.*version|version"),
        (changed(format="chess"), "format"),
        (changed(seed="xyz"), "seed"),
        (changed(seed=11), r"Expected `str`, got `int` - at `\$.seed`"),
        (changed(moves="UDX"), "moves"),
        (changed(moves="U" * 131_073), "moves"),
        (changed(score=-5), "score"),
        (changed(score="many"), "score"),
        (changed(rows=[[0] * 4] * 3), "rows"),
        (changed(undos=-1), "undos"),
        (changed(extra=1), "extra"),
    ],
)
def test_text_that_is_no_record_is_refused_with_words(text: str, message: str) -> None:
    with pytest.raises(UnreadableRecord, match=message):
        Record.from_json(text)


def test_bytes_that_are_no_text_are_refused_with_words() -> None:
    with pytest.raises(UnreadableRecord, match="no record of a game of 2048"):
        Record.from_json(b'{"format": "\xff\xfe"}')


def with_move(record: Record, index: int, direction: Direction) -> Record:
    moves = list(record.moves)
    moves[index] = direction
    return Record(
        seed=record.seed,
        moves=tuple(moves),
        score=record.score,
        rows=record.rows,
    )


def test_a_move_that_moves_nothing_is_named_by_its_number() -> None:
    record = played(11, PICKS).record()
    game = Game.start(11)
    for index, direction in enumerate(record.moves):
        invalid = [d for d in Direction if d not in game.board.valid_directions]
        if invalid:
            with pytest.raises(BrokenRecord, match=f"^move {index + 1}: .* moves nothing$") as broken:
                verify(with_move(record, index, invalid[0]))
            assert broken.value.move == index + 1
            with pytest.raises(InvalidMove):
                game.play(invalid[0])
            return
        game.play(direction)
    raise AssertionError("the game never had an invalid direction")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (changed(score=4), "the score is .*, not 4"),
        (changed(rows=[[0, 0, 0, 3]] * 4), "the board is not the one that the record shows"),
        (changed(rows=[[2, 4, 2, 4]] * 4), "the board is not the one that the record shows"),
        (changed(seed="0" * 16), "moves nothing|the score is"),
    ],
)
def test_a_record_that_lies_about_its_end_is_refused(text: str, reason: str) -> None:
    with pytest.raises(BrokenRecord, match=reason):
        verify(Record.from_json(text))
