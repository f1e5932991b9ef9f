"""The solver's commands: JSON lines in and out, clear lines for anything else."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_twenty48 import Terminal
from vog.twenty48 import Board
from vog.twenty48.solver import Solver
from vog.twenty48.strategies import NODES_SOLVER, Strategy, strategies
from vog.twenty48.training import Point, Training

VOG = (sys.executable, "-c", "import sys; from vog.cli import main; sys.exit(main())")

ROWS = [[2, 2, 0, 0], [4, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def test_best_answers_as_the_library_does(terminal: Terminal) -> None:
    line = json.dumps({"rows": ROWS, "nodes": 2000}) + "\n"
    code, out, _ = terminal.run("2048", "best", given=line.encode())
    choice = Solver().best(Board.from_rows(ROWS), nodes=2000)
    assert code == 0
    assert json.loads(out) == {
        "best": choice.best.name.lower(),
        "values": {d.name.lower(): v for d, v in choice.values.items()},
        "depth": choice.depth,
        "nodes": choice.nodes,
    }


def rows_and(**budget: object) -> str:
    return json.dumps({"rows": ROWS, **budget})


def only(tile: object) -> str:
    return json.dumps({"rows": [[tile, 0, 0, 0], [0] * 4, [0] * 4, [0] * 4]})


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (only(3), "3 is no tile"),
        (only(-2), "-2 is no tile"),
        (only(262144), "262144 is no tile"),
        (only(10**40), "that number is no tile"),
        (only(2.5), "Expected `int`"),
        (only(0), "empty"),
        ('{"rows": [[131072,131072,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}', "add up to 262144"),
        ('{"rows": [[2,4,2,4],[4,2,4,2],[2,4,2,4],[4,2,4,2]]}', "no direction is valid"),
        ('{"rows": [[2,2]]}', "4 lists of 4"),
        (rows_and(ms=1, nodes=1), "exactly one"),
        (rows_and(ms=1, nodes=1, plies=1), "exactly one"),
        (rows_and(nodes=0), "nodes must be from 1"),
        (rows_and(nodes=-1), "nodes must be from 1"),
        (rows_and(nodes=10**40), "nodes must be from 1"),
        (rows_and(nodes=1.5), "Expected `int | null`"),
        (rows_and(ms=0), "ms must be above 0"),
        (rows_and(ms=-1), "ms must be above 0"),
        (rows_and(ms=10**12), "at most an hour"),
        (rows_and(plies=0), "plies must be from 1 to 12"),
        (rows_and(plies=13), "plies must be from 1 to 12"),
        (rows_and(depth=3), "unknown field `depth`"),
        ('{"rows": ', "truncated"),
        ("nonsense", "malformed"),
        ("[]", "Expected `object`"),
        ("[" * 70_000, "longer than 65536 bytes"),
    ],
)
def test_best_says_what_is_wrong_with_a_line(terminal: Terminal, line: str, said: str) -> None:
    code, out, err = terminal.run("2048", "best", given=line.encode())
    assert (code, out) == (2, "")
    assert err.startswith("vog: line 1: ")
    assert said in err


def test_best_has_answered_the_lines_before_a_wrong_one(terminal: Terminal) -> None:
    code, out, err = terminal.run("2048", "best", given=f"{rows_and(nodes=5)}\n\nnonsense\n".encode())
    assert (code, json.loads(out)["best"]) == (2, "down")
    assert err.startswith("vog: line 3: ")


def best(stderr: int | None = None) -> subprocess.Popen[str]:
    pipe = subprocess.PIPE
    return subprocess.Popen([*VOG, "2048", "best"], stdin=pipe, stdout=pipe, stderr=stderr, text=True)


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_best_needs_both_its_streams(closed: str) -> None:
    run = subprocess.run(
        [*VOG, "2048", "best"],
        preexec_fn=lambda: os.close(0 if closed == "stdin" else 1),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "must be open" in run.stderr


def test_best_ends_quietly_when_its_reader_has_had_enough() -> None:
    with subprocess.Popen(
        [*VOG, "2048", "best"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        assert run.stderr is not None
        run.stdin.write(rows_and(nodes=5) + "\n")
        run.stdin.flush()
        assert run.stdout.readline()
        run.stdout.close()
        run.stdin.write(rows_and(nodes=5) + "\n")
        run.stdin.close()
        assert (run.stderr.read(), run.wait()) == ("", 0)


def test_an_interrupt_ends_a_long_search_at_once() -> None:
    with subprocess.Popen(
        [*VOG, "2048", "best"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdin is not None
        assert run.stdout is not None
        run.stdin.write(rows_and(nodes=5) + "\n")
        run.stdin.flush()
        assert run.stdout.readline()
        run.stdin.write(rows_and(ms=3_600_000) + "\n")
        run.stdin.flush()
        run.send_signal(signal.SIGINT)
        assert run.wait() == -signal.SIGINT


def test_evaluate_prints_its_figures_as_json(terminal: Terminal) -> None:
    asked = ("--games", "2", "--plies", "1", "--until", "512")
    code, out, _ = terminal.run("2048", "evaluate", *asked, "--json")
    figures = json.loads(out)
    assert code == 0
    assert {"games", "mean", "error", "rates", "moves_per_second"} <= set(figures)
    assert figures["games"] == 2
    assert figures["rates"]["512"] == 1.0


@pytest.mark.parametrize("games", ["0", "-1", "1000001", "9" * 23, "9" * 5000, "1e3", "many"])
@pytest.mark.parametrize("command", [("evaluate", "--plies", "1"), ("strategies",)])
def test_a_number_of_games_has_bounds(terminal: Terminal, command: tuple[str, ...], games: str) -> None:
    code, _, err = terminal.run("2048", *command, "--games", games)
    assert code == 2
    assert err.splitlines()[-1].endswith("is no whole number from 1 to 1000000")


def test_an_unknown_model_is_one_clear_line(terminal: Terminal) -> None:
    code, _, err = terminal.run("2048", "evaluate", "--games", "1", "--plies", "1", "--model", "nowhere")
    assert (code, err) == (2, "vog: there is no model 'nowhere'\n")


def test_strategies_prints_figures_with_the_command_that_gives_them(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two players stand for all, and a quick one for the solver."""
    quick, slow = strategies(None)[:2]
    monkeypatch.setattr("vog.cli.solver.strategies", lambda _: (quick, Strategy(NODES_SOLVER, slow.play)))
    code, out, _ = terminal.run("2048", "strategies", "--games", "5", "--solver-games", "3", "--json")
    told = json.loads(out)
    assert code == 0
    assert {name: figures["games"] for name, figures in told["strategies"].items()} == {
        quick.name: 5,
        NODES_SOLVER: 3,
    }
    vog, *again = told["command"].split()
    assert (vog, json.loads(terminal.run(*again).out)["strategies"]) == ("vog", told["strategies"])
    _, table, _ = terminal.run("2048", "strategies", "--games", "5")
    assert [line.split()[0] for line in table.splitlines()] == ["strategy", quick.name, "solver,"]


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (("--hours", "0"), "--hours must be above 0"),
        (("--hours", "nan"), "--hours must be above 0"),
        (("--hours", "1e9"), "at most 10000"),
        (("--threads", "65"), "--threads: '65' is no whole number from 1 to 64"),
        (("--out", "nowhere/run"), "nowhere is no directory"),
        (("--out", "missing", "--resume"), "missing: No such file"),
        (("--out", ".", "--resume"), ".: Is a directory"),
    ],
)
def test_train_says_what_is_wrong(
    terminal: Terminal, wrong: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    usual = ("--config", "browser", "--hours", "1", "--out", "run")
    code, _, err = terminal.run("2048", "train", *usual, *wrong)
    assert code == 2
    assert said in err
    assert list(tmp_path.iterdir()) == []


def test_train_writes_checkpoint_network_and_curve(terminal: Terminal, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    short = ("2048", "train", "--config", "browser", "--hours", "0.000001", "--threads", "1", "--out", out)
    assert terminal.run(*short).code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"run", "run.xz", "run.svg"}
    assert terminal.run(*short).code == 2
    code, text, _ = terminal.run(
        "2048", "evaluate", "--games", "1", "--plies", "1", "--until", "64", "--model", out + ".xz", "--json"
    )
    assert (code, json.loads(text)["games"]) == (0, 1)


def test_an_interrupted_training_keeps_what_it_learnt_and_goes_on(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "run"
    advance = Training.advance

    def interrupted(self: Training, moves: int, *, rate: float = 1.0) -> Point:
        signal.raise_signal(signal.SIGINT)
        return advance(self, moves, rate=rate)

    hours = ("2048", "train", "--config", "browser", "--hours", "10", "--threads", "1", "--out", str(out))
    with monkeypatch.context() as patch:
        patch.setattr(Training, "advance", interrupted)
        code, text, err = terminal.run(*hours)
    assert (code, text.splitlines()[-1]) == (
        130,
        f"interrupted; wrote {out} (checkpoint), --resume goes on from it",
    )
    assert "once more" in err
    monkeypatch.setattr(Training, "advance", interrupted)
    assert terminal.run(*hours, "--resume").code == 130
    assert len(Training.resume(out).curve) == 2


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_under_the_output_is_one_line() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        run = subprocess.run(
            [*VOG, "2048", "best"],
            input=rows_and(plies=1) + "\n",
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (run.returncode, run.stderr) == (2, "vog: cannot write: No space left on device\n")
