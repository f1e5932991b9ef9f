"""The worker's module under node: the same board and budget, the same answer as native."""

from __future__ import annotations

import gzip
import json
import lzma
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.twenty48 import solver_vectors
from vog.twenty48.solver import Solver

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "build" / "wasm" / "solver.wasm"

SCRIPT = """
import fs from "node:fs";
import { gunzipSync } from "node:zlib";
const [module, model, questions] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(fs.readFileSync(module), {});
const e = instance.exports;
e._initialize();
const bytes = gunzipSync(fs.readFileSync(model));
const room = e.model_room(bytes.length);
new Uint8Array(e.memory.buffer).set(bytes, room);
if (e.model_load() !== 1) throw new Error("no model");
const names = ["up", "down", "left", "right"];
const put = (cells) => new Uint8Array(e.memory.buffer).set(cells, e.cells_at());
const said = (valid) => ({
  best: names[e.choice_best()],
  values: Object.fromEntries(names.filter((_, d) => (valid >> d) & 1)
    .map((name) => [name, e.choice_value(names.indexOf(name))])),
  depth: e.choice_depth(),
  searched: e.choice_nodes(),
});
console.log(JSON.stringify(JSON.parse(questions).map(({ cells, nodes, plies }) => {
  put(cells);
  if (plies) return [said(e.search_by_plies(plies))];
  const whole = said(e.search_by_nodes(nodes));
  put(cells);
  const valid = e.search_begin();
  while (e.search_deepen(nodes)) {}
  return [whole, said(valid)];
})));
"""


def answers_of_the_module(folder: Path, questions: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    (folder / "ask.mjs").write_text(SCRIPT)
    asked = [
        {"cells": [max(tile.bit_length() - 1, 0) for row in each["rows"] for tile in row]}
        | {key: each[key] for key in ("nodes", "plies") if key in each}
        for each in questions
    ]
    files = [str(folder / "ask.mjs"), str(MODULE), str(solver_vectors.MODEL)]
    command = [str(ROOT / "tools" / "npm"), "exec", "--", "node", *files, json.dumps(asked)]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    found: list[list[dict[str, Any]]] = json.loads(run.stdout)
    return found


@pytest.fixture(scope="module")
def vectors() -> list[dict[str, Any]]:
    loaded: list[dict[str, Any]] = json.loads(solver_vectors.ANSWERS.read_text())
    return loaded


def test_the_library_answers_as_the_vectors_say() -> None:
    said = solver_vectors.text(Solver.of(solver_vectors.network()))
    assert said == solver_vectors.ANSWERS.read_text(), "run `python -m tests.twenty48.solver_vectors`"


def test_the_workers_module_answers_as_the_library_does(
    tmp_path: Path, vectors: list[dict[str, Any]]
) -> None:
    assert MODULE.is_file(), "run `make build/wasm/solver.wasm`"
    keys = ("best", "values", "depth", "searched")
    for known, found in zip(vectors, answers_of_the_module(tmp_path, vectors), strict=True):
        for answer in found:
            assert answer == {key: known[key] for key in keys}


def test_the_page_gets_the_very_network_of_the_package(tmp_path: Path) -> None:
    packed = ROOT / "src/vog/twenty48/models/browser.xz"
    page = ROOT / "build" / "solver-model.bin"
    assert page.is_file(), "run `make build/solver-model.bin`"
    assert gzip.decompress(page.read_bytes()) == lzma.decompress(packed.read_bytes())
    assert page.stat().st_size <= 8_000_000
    again = tmp_path / "again.bin"
    tool = ROOT / "tools" / "page_model.py"
    (tmp_path / "small.xz").write_bytes(lzma.compress(b"a network"))
    subprocess.run([sys.executable, str(tool), str(tmp_path / "small.xz"), str(again)], check=True)
    assert gzip.decompress(again.read_bytes()) == b"a network"
