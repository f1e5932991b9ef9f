"""`vog numbridge`: deals, records and simulations, and one clear line with exit code 2 for anything else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from vog.cli import main
from vog.numbridge import Record, verify

SEED = "ab" * 32


class Answer(NamedTuple):
    code: int
    out: str
    err: str


class Terminal:
    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def run(self, *arguments: str) -> Answer:
        try:
            code = main(["numbridge", *arguments])
        except SystemExit as stop:  # argparse
            code = stop.code if isinstance(stop.code, int) else 1
        return Answer(code, *self._capsys.readouterr())


@pytest.fixture
def terminal(capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(capsys)


@pytest.fixture
def record(terminal: Terminal, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    assert terminal.run("simulate", "--variant", "lands", "--games", "1", "--record", str(path)).code == 0
    return path


@pytest.mark.parametrize("variant", ["bridge", "lightning", "lands"])
@pytest.mark.parametrize("blocks", ["regular", "irregular"])
@pytest.mark.parametrize("grade", ["singles", "hard", "any"])
def test_a_deal_as_json_has_its_field_clues_solution_grade_and_commitment(
    terminal: Terminal, variant: str, blocks: str, grade: str
) -> None:
    asked = ["deal", "--variant", variant, "--blocks", blocks, "--grade", grade, "--seed", SEED, "--json"]
    answer = terminal.run(*asked)
    assert (answer.code, answer.err) == (0, "")
    found = json.loads(answer.out)
    assert set(found) == {"size", "blocks", "clues", "solution", "grade", "commitment"}
    size = 6 if variant == "lightning" else 9
    assert found["size"] == size
    assert len(found["blocks"]) == len(found["clues"]) == len(found["solution"]) == size * size
    assert sum(map(bool, found["clues"])) == {"bridge": 30, "lightning": 12, "lands": 34}[variant]
    assert grade == "any" or found["grade"] == grade
    assert len(found["commitment"]) == 64
    assert terminal.run(*asked) == answer


def test_a_deal_is_drawn_as_a_rhombus_without_its_solution(terminal: Terminal) -> None:
    answer = terminal.run("deal", "--variant", "lightning", "--seed", SEED)
    lines = answer.out.splitlines()
    assert lines[0].split() == list("abcdef")
    rows = lines[1:7]
    assert [row.split()[0] for row in rows] == list("123456")
    shifts = [len(row[1:]) - len(row[1:].lstrip()) for row in rows]
    assert shifts == list(range(1, 7)), "each row half a cell further right"
    cells = [row.split()[1:7] for row in rows]
    assert sum(cell != "." for row in cells for cell in row) == 12
    assert answer.out.count("commitment") == 1


def test_a_record_that_was_simulated_verifies_and_shows(terminal: Terminal, record: Path) -> None:
    answer = terminal.run("verify", str(record))
    assert answer.code == 0
    assert answer.out.startswith("ok: lands, ")
    lines = len(Record.from_json(record.read_text()).moves)
    for at in (0, 1, lines):
        for seat in ("first", "second", "spectator"):
            answer = terminal.run("show", str(record), "--at", str(at), "--seat", seat)
            assert (answer.code, answer.err) == (0, "")
            assert (f"hand of {seat}" in answer.out) == (seat != "spectator")
            assert ("over: " in answer.out) == (at == lines)
    assert "blocks taken" in terminal.run("show", str(record)).out


def test_a_record_of_lines_is_read_too(terminal: Terminal, record: Path, tmp_path: Path) -> None:
    text = tmp_path / "game.txt"
    text.write_text(Record.from_json(record.read_text()).to_text())
    assert terminal.run("verify", str(text)).out == terminal.run("verify", str(record)).out


def test_a_tampered_record_is_refused_with_the_first_move_that_does_not_fit(
    terminal: Terminal, record: Path
) -> None:
    found = json.loads(record.read_text())
    at = next(number for number, (move, _) in enumerate(found["moves"]) if move.endswith("x"))
    found["moves"][at][0] = found["moves"][at][0][:-1]
    record.write_text(json.dumps(found))
    for action in ("verify", "show"):
        answer = terminal.run(action, str(record))
        assert (answer.code, answer.out) == (2, "")
        assert f"move {at + 1}, {found['moves'][at][0]}: the game has" in answer.err


@pytest.mark.parametrize("variant", ["bridge", "lightning", "lands"])
def test_a_simulation_counts_what_came_of_its_games(terminal: Terminal, variant: str) -> None:
    asked = ["simulate", "--variant", variant, "--games", "5", "--players", "random,random", "--seed", "7"]
    answer = terminal.run(*asked, "--json")
    found = json.loads(answer.out)
    assert set(found) == {"games", "first_player_wins", "commands", "misses", "passes", "bag_empty"}
    assert set(found["commands"]) == {"median", "p95", "max"}
    assert found["games"] == 5
    assert 0 <= found["first_player_wins"] <= 5
    assert terminal.run(*asked, "--json") == answer, "the same seed plays the same games"
    assert terminal.run(*asked).out.startswith("games              5\n")


def test_a_greedy_player_in_a_simulation_misses_nothing_and_wins(terminal: Terminal) -> None:
    asked = [
        "simulate",
        "--variant",
        "lightning",
        "--games",
        "8",
        "--players",
        "greedy,random",
        "--seed",
        "3",
    ]
    found = json.loads(terminal.run(*asked, "--json").out)
    assert found["first_player_wins"] >= 6
    alone = json.loads(terminal.run(*asked[:5], "--players", "greedy,greedy", "--json").out)
    assert (alone["games"], alone["misses"]) == (8, 0)


def test_a_simulation_writes_its_first_game(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "first.json"
    asked = [
        "simulate",
        "--variant",
        "lightning",
        "--games",
        "2",
        "--players",
        "blind,random",
        "--price",
        "1",
    ]
    assert terminal.run(*asked, "--record", str(path)).code == 0
    assert verify(Record.from_json(path.read_text())).end is not None


BAD = [
    ("deal --seed zz", "hexadecimal"),
    ("deal --seed abc", "hexadecimal"),
    ("deal --seed 00", "32 bytes"),
    (f"deal --seed {SEED} --clues 17", "allows 22 to"),
    (f"deal --seed {SEED} --variant lightning --clues 40", "allows 8 to"),
    (f"deal --seed {SEED} --clues many", "invalid int value"),
    (f"deal --seed {SEED} --price 3", "1 or 2 tiles"),
    (f"deal --seed {SEED} --first-clue-at-one", "where the price is 2"),
    (f"deal --seed {SEED} --variant chess", "'chess' is none of bridge, lightning, lands"),
    (f"deal --seed {SEED} --blocks round", "'round' is none of regular, irregular"),
    (f"deal --seed {SEED} --grade easy", "'easy' is none of singles, hard, any"),
    ("show game.json --seat fourth", "'fourth' is none of first, second, spectator"),
    ("simulate --games 99999999999999999999999", "from 1 to 1000000"),
    ("simulate --games 1 --record ?", "--record is empty"),
    ("deal", "--seed"),
    ("verify missing.json", "No such file"),
    ("verify .", "Is a directory"),
    ("verify text.txt", "neither an object of JSON nor lines of which the first is 'vog-numbridge 1'"),
    ("verify array.json", "neither an object of JSON nor lines"),
    ("verify ?", "FILE is empty"),
    ("verify brace.json", "no record"),
    ("verify bytes.bin", "UTF-8"),
    ("verify huge.txt", "larger than"),
    ("show game.json --at 9999", "lines 0 to"),
    ("show game.json --at -1", "lines 0 to"),
    ("show game.json --seat third", "third"),
    ("simulate --games 0", "from 1 to"),
    ("simulate --games 1 --players random", "with a comma between"),
    ("simulate --games 1 --players random,nobody", "with a comma between"),
    ("simulate --games 1 --record missing/game.json", "No such file"),
]


@pytest.mark.parametrize(("command", "says"), BAD)
def test_bad_input_gets_one_clear_line_and_exit_code_2(
    terminal: Terminal, record: Path, command: str, says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(record.parent)
    Path("text.txt").write_text("Once upon a time")
    Path("array.json").write_text("[1]")
    Path("brace.json").write_text("{")
    Path("bytes.bin").write_bytes(b"\xff\xfe")
    Path("huge.txt").write_text("a" * (2 << 20))
    answer = terminal.run(*(word.replace("?", "") for word in command.split()))
    assert (answer.code, answer.out) == (2, "")
    assert says in answer.err
    assert "Traceback" not in answer.err
    assert answer.err.rstrip().splitlines()[-1].count(says) == 1
