"""The shared vectors: what Python plays from them; the WebAssembly module's tests read the same file."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tests.oracles import vectors
from vog.twenty48 import Board, Direction, Game, Record, verify

DATA: dict[str, list[dict[str, Any]]] = json.loads(vectors.FILE.read_text())
LETTERS = {"U": Direction.UP, "D": Direction.DOWN, "L": Direction.LEFT, "R": Direction.RIGHT}


def test_the_vectors_are_what_the_oracle_says() -> None:
    assert vectors.FILE.read_text() == vectors.text()


@pytest.mark.parametrize("slide", DATA["slides"], ids=lambda slide: f"{slide['rows']} {slide['move']}")
def test_a_board_slides_as_in_the_vectors(slide: dict[str, Any]) -> None:
    slid = Board.from_rows(slide["rows"]).slide(Direction[slide["move"].upper()])
    assert [list(row) for row in slid.board.rows] == slide["after"]
    assert (slid.gained, slid.changed) == (slide["gained"], slide["changed"])


@pytest.mark.parametrize("game", DATA["games"], ids=lambda game: str(game["seed"]))
def test_a_game_goes_as_in_the_vectors_at_every_move(game: dict[str, Any]) -> None:
    played = Game.start(int(game["seed"], 16))
    assert [list(row) for row in played.board.rows] == game["start"]
    steps = hashlib.sha256()
    for letter in game["moves"]:
        played.play(LETTERS[letter])
        rows = json.dumps(played.board.rows, separators=(",", ":"))
        steps.update(f"{played.score} {rows}\n".encode())
    assert steps.hexdigest() == game["steps"]
    assert [list(row) for row in played.board.rows] == game["rows"]


@pytest.mark.parametrize("game", DATA["games"], ids=lambda game: str(game["seed"]))
def test_a_record_written_elsewhere_from_the_documented_format_verifies(game: dict[str, Any]) -> None:
    text = json.dumps(
        {"format": "vog-2048", "version": 1} | {k: game[k] for k in ("seed", "moves", "score", "rows")}
    )
    assert verify(Record.from_json(text)).board.is_over
