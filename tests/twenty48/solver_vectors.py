"""Writes tests/vectors/solver_model.gz and solver.json: `python -m tests.twenty48.solver_vectors`.

A network that has learnt for a moment, and what the library answers with it. The page's solver is held
against the same file, so that Python, the command line and the worker cannot disagree. Not the shipped
network: that one may be replaced by a better one at any time.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from vog._core import twenty48 as core
from vog.twenty48 import Board
from vog.twenty48.solver import Solver
from vog.twenty48.training import Training

FOLDER = Path(__file__).parents[1] / "vectors"
MODEL = FOLDER / "solver_model.gz"
ANSWERS = FOLDER / "solver.json"

BOARDS = [
    [[2, 0, 0, 4], [0, 16, 0, 0], [0, 2, 64, 0], [4, 8, 128, 512]],
    [[2, 4, 8, 16], [4, 8, 16, 32], [64, 2, 4, 8], [128, 256, 0, 2]],
    [[0, 0, 0, 0], [0, 2, 0, 0], [0, 0, 0, 0], [0, 0, 2, 0]],
    [[4, 16, 2, 4], [2, 64, 128, 2], [16, 256, 1024, 512], [2, 8, 4, 4]],
    [[32768, 16384, 8192, 4096], [4, 8, 2048, 1024], [2, 4, 2, 512], [0, 2, 4, 2]],
    [[65536, 32768, 32768, 16384], [16, 8, 4, 2], [2, 4, 8, 16], [0, 2, 4, 2]],
    [[65536, 65536, 0, 0], [2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]],
]
BUDGETS: list[dict[str, int]] = [{"nodes": 1}, {"nodes": 500}, {"nodes": 5000}, {"plies": 1}, {"plies": 2}]


def network() -> core.Network:
    """The network of the file."""
    return core.Network.unpack(gzip.decompress(MODEL.read_bytes()))


def answers(solver: Solver) -> list[dict[str, Any]]:
    """What the library says of every board, within every budget."""
    found = []
    for rows in BOARDS:
        for budget in BUDGETS:
            choice = solver.best(Board.from_rows(rows), **budget)
            values = {direction.name.lower(): value for direction, value in choice.values.items()}
            found.append(
                {"rows": rows, **budget, "best": choice.best.name.lower(), "values": values}
                | {"depth": choice.depth, "searched": choice.nodes}
            )
    return found


def text(solver: Solver) -> str:
    """The answers as the file holds them, a line each."""
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in answers(solver)) + "\n]\n"


if __name__ == "__main__":
    training = Training("browser", seed=5)
    training.advance(8_000)
    MODEL.write_bytes(gzip.compress(training.network(step=4, least_size=0).pack(), 9, mtime=0))
    ANSWERS.write_text(text(Solver.of(network())))
