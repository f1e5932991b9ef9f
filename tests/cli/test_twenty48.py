"""`vog 2048`: JSON lines in and out, and one clear line with exit code 2 for anything else."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from vog.cli import main
from vog.twenty48 import Game

LINE = '{"rows": [[4,4,4,4],[0,4,4,4],[0,0,0,0],[65536,65536,0,0]], "move": "left"}\n'


class Answer(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    """Runs one command with this standard input and keeps what it printed."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def run(self, *arguments: str, given: bytes = b"") -> Answer:
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        try:
            code = main(arguments)
        except SystemExit as stop:  # argparse
            code = stop.code if isinstance(stop.code, int) else 1
        return Answer(code, *self._capsys.readouterr())


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def test_slide_answers_line_by_line(terminal: Terminal) -> None:
    code, out, err = terminal.run("2048", "slide", given=(LINE + "\n" + LINE.replace("left", "up")).encode())
    assert (code, err) == (0, "")
    assert [json.loads(line) for line in out.splitlines()] == [
        {
            "rows": [[8, 8, 0, 0], [8, 4, 0, 0], [0, 0, 0, 0], [131072, 0, 0, 0]],
            "gained": 131096,
            "changed": True,
        },
        {
            "rows": [[4, 8, 8, 8], [65536, 65536, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
            "gained": 24,
            "changed": True,
        },
    ]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (b"hello\n", "line 1: "),
        (LINE.encode() + b"{}\n", "line 2: Object missing required field `rows`"),
        (b'{"rows": [[0]], "move": "left"}', "line 1: rows must be 4 lists of 4"),
        (LINE.replace("left", "sideways").encode(), "line 1: Invalid enum value 'sideways' - at `$.move`"),
        (LINE.replace("65536", "3", 1).encode(), "line 1: row 4, column 1: 3 is no tile; 0 and the powers"),
        (b'{"rows": [[2,2,2,2.5],[0,0,0,0],[0,0,0,0],[0,0,0,0]], "move": "up"}', "line 1: Expected `int`"),
        (
            b'{"rows": [[131072,131072,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]], "move": "left"}',
            "line 1: 131072 is the highest tile there can be",
        ),
        (b"\xff\xfe\n", "line 1: "),
        (b"[" * 70_000, "line 1: longer than 65536 bytes"),
        (b"[" * 30_000, "line 1: "),
    ],
)
def test_a_bad_line_stops_slide_with_its_number_and_the_reason(
    given: bytes, message: str, terminal: Terminal
) -> None:
    code, out, err = terminal.run("2048", "slide", given=given)
    assert code == 2
    assert err.startswith(f"vog: {message}")
    assert err.count("\n") == 1
    assert len(out.splitlines()) == given.count(b"{}")


def test_two_of_the_highest_tile_may_slide_as_long_as_they_do_not_meet(terminal: Terminal) -> None:
    line = b'{"rows": [[0,131072,131072,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]], "move": "down"}'
    code, out, _ = terminal.run("2048", "slide", given=line)
    assert (code, json.loads(out)["rows"][3]) == (0, [0, 131072, 131072, 0])


def test_verify_tells_what_the_record_holds(terminal: Terminal, tmp_path: Path) -> None:
    game = Game.start(3)
    game.play(game.board.valid_directions[0])
    file = tmp_path / "game.json"
    file.write_text(game.record().to_json())
    for name, given in ((str(file), b""), ("-", file.read_bytes())):
        code, out, err = terminal.run("2048", "verify", name, given=given)
        assert (code, err) == (0, "")
        assert out.startswith(f"ok: 1 moves, score {game.score}, highest tile {game.board.highest}, playing")


def bad_record(**changes: object) -> str:
    return json.dumps(json.loads(Game.start(3).record().to_json()) | changes)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "no record of a game of 2048"),
        (bad_record(score=4), "move 0: the score is 0, not 4"),
        (bad_record(moves="L" * 40), "moves nothing"),
        (bad_record(seed="7"), "no record of a game of 2048"),
        (" " * (1 << 20) + "{}", "larger than 1048576 bytes"),
    ],
)
def test_verify_refuses_a_bad_record_in_one_line(
    text: str, message: str, terminal: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(text)
    code, out, err = terminal.run("2048", "verify", str(file))
    assert (code, out) == (2, "")
    assert err.startswith("vog: ")
    assert message in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", ["no-such-file.json", "."])
def test_verify_names_a_file_it_cannot_read(name: str, terminal: Terminal) -> None:
    code, out, err = terminal.run("2048", "verify", name)
    assert (code, out) == (2, "")
    assert err.startswith(f"vog: {name}: ")


@pytest.mark.parametrize("arguments", [(), ("chess",), ("2048",), ("2048", "fly"), ("2048", "verify")])
def test_a_command_that_does_not_exist_exits_with_2_and_the_usage(
    arguments: tuple[str, ...], terminal: Terminal
) -> None:
    code, _, err = terminal.run(*arguments)
    assert code == 2
    assert "usage: vog" in err


def test_the_version_is_the_package_s(terminal: Terminal) -> None:
    code, out, _ = terminal.run("--version")
    assert code == 0
    assert out.startswith("vog 0.")
