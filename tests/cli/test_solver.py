"""The solver's commands: JSON lines in and out, clear lines for anything else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.test_twenty48 import Terminal
from vog.twenty48 import Board
from vog.twenty48.solver import Solver

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


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"rows": [[3,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}', "3 is no tile"),
        ('{"rows": [[0,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]]}', "empty"),
        ('{"rows": [[2,4,2,4],[4,2,4,2],[2,4,2,4],[4,2,4,2]]}', "no direction is valid"),
        ('{"rows": [[2,2,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]], "ms": 1, "nodes": 1}', "exactly one"),
        ("nonsense", "line 1"),
    ],
)
def test_best_says_what_is_wrong_with_a_line(terminal: Terminal, line: str, said: str) -> None:
    code, out, err = terminal.run("2048", "best", given=line.encode())
    assert (code, out) == (2, "")
    assert said in err


def test_evaluate_prints_its_figures_as_json(terminal: Terminal) -> None:
    asked = ("--games", "2", "--plies", "1", "--until", "512")
    code, out, _ = terminal.run("2048", "evaluate", *asked, "--json")
    figures = json.loads(out)
    assert code == 0
    assert {"games", "mean", "error", "rates", "moves_per_second"} <= set(figures)
    assert figures["games"] == 2
    assert figures["rates"]["512"] == 1.0


def test_an_unknown_model_is_one_clear_line(terminal: Terminal) -> None:
    code, _, err = terminal.run("2048", "evaluate", "--games", "1", "--plies", "1", "--model", "nowhere")
    assert (code, err) == (2, "vog: there is no model 'nowhere'\n")


def test_train_writes_checkpoint_network_and_curve_and_goes_on(terminal: Terminal, tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    short = ("2048", "train", "--config", "browser", "--hours", "0.000001", "--out", out)
    assert terminal.run(*short).code == 0
    assert {path.name for path in tmp_path.iterdir()} == {"run", "run.xz", "run.svg"}
    assert terminal.run(*short).code == 2
    assert terminal.run(*short, "--resume").code == 0
    code, text, _ = terminal.run(
        "2048", "evaluate", "--games", "1", "--plies", "1", "--until", "64", "--model", out + ".xz", "--json"
    )
    assert (code, json.loads(text)["games"]) == (0, 1)
