"""The worker's module under node: the same board and budget, the same answer as native."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from vog.twenty48 import Board, Direction
from vog.twenty48.solver import Solver
from vog.twenty48.training import Training

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "build" / "wasm" / "solver.wasm"

SCRIPT = """
import fs from "node:fs";
const [module, model, boards, nodes] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(fs.readFileSync(module), {});
const e = instance.exports;
e._initialize();
const bytes = fs.readFileSync(model);
const at = e.model_room(bytes.length);
new Uint8Array(e.memory.buffer).set(bytes, at);
if (e.model_load() !== 1) throw new Error("no model");
const answers = JSON.parse(boards).map((cells) => {
  new Uint8Array(e.memory.buffer).set(cells, e.cells_at());
  const valid = e.search_by_nodes(Number(nodes));
  const values = [0, 1, 2, 3].filter((d) => (valid >> d) & 1).map((d) => [d, e.choice_value(d)]);
  new Uint8Array(e.memory.buffer).set(cells, e.cells_at());
  e.search_begin();
  while (e.search_deepen(Number(nodes))) {}
  return [e.choice_best(), values, e.choice_depth(), e.choice_nodes()];
});
console.log(JSON.stringify(answers));
"""

BOARDS = [
    [[2, 0, 0, 4], [0, 16, 0, 0], [0, 2, 64, 0], [4, 8, 128, 512]],
    [[2, 4, 8, 16], [4, 8, 16, 32], [64, 2, 4, 8], [128, 256, 0, 2]],
    [[65536, 32768, 32768, 16384], [16, 8, 4, 2], [2, 4, 8, 16], [0, 2, 4, 2]],
]


@pytest.mark.skipif(not MODULE.is_file(), reason="make build/wasm/solver.wasm first")
def test_the_workers_module_answers_as_the_library_does(tmp_path: Path) -> None:
    training = Training("browser", seed=5)
    training.advance(60_000)
    network = training.network(step=4, least_size=0)
    (tmp_path / "model").write_bytes(network.pack())
    (tmp_path / "ask.mjs").write_text(SCRIPT)
    cells = [[max(tile.bit_length() - 1, 0) for row in rows for tile in row] for rows in BOARDS]
    files = [str(tmp_path / "ask.mjs"), str(MODULE), str(tmp_path / "model")]
    command = [str(ROOT / "tools" / "npm"), "exec", "--", "node", *files, json.dumps(cells), "5000"]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    solver = Solver.of(network)
    for rows, (best, values, depth, nodes) in zip(BOARDS, json.loads(run.stdout), strict=True):
        native = solver.best(Board.from_rows(rows), nodes=5000)
        assert (Direction(best), depth, nodes) == (native.best, native.depth, native.nodes)
        assert {Direction(d): value for d, value in values} == native.values
