"""Writes tests/vectors/twenty48.json from the oracle: `python -m tests.oracles.vectors`.

The same file is read by the Python tests and by the WebAssembly module's.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from tests.oracles import twenty48 as oracle

FILE = Path(__file__).parents[1] / "vectors" / "twenty48.json"

LINES = [
    [0, 0, 0, 0],
    [2, 0, 0, 0],
    [0, 0, 0, 2],
    [2, 2, 0, 0],
    [2, 0, 0, 2],
    [0, 4, 4, 4],
    [4, 4, 4, 4],
    [4, 4, 8, 0],
    [8, 4, 4, 0],
    [2, 4, 2, 4],
    [1024, 1024, 2048, 2048],
    [32768, 32768, 0, 0],
    [0, 32768, 0, 32768],
    [65536, 0, 65536, 131072],
    [131072, 2, 2, 131072],
]
SEEDS = [0, 1, 2, 42, 2048, 0xC0FFEE, 2**32 - 1, 2**53 + 1, 2**63, 2**64 - 1]


def boards() -> list[oracle.Rows]:
    """Every line as first row, the next lines below it."""
    return [[LINES[(i + k) % len(LINES)] for k in range(4)] for i in range(len(LINES))]


def slides() -> list[dict[str, Any]]:
    out = []
    for rows in boards():
        for name in oracle.NAMES:
            after, gained = oracle.slide(rows, name)
            out.append(
                {"rows": rows, "move": name, "after": after, "gained": gained, "changed": after != rows}
            )
    return out


def games() -> list[dict[str, Any]]:
    """Whole random games.

    `steps` is the SHA-256 of one line `score rows` a move, the rows as JSON without spaces.
    """
    out = []
    for seed in SEEDS:
        game = oracle.Game(seed)
        start = game.rows
        moves = ""
        before = game.rows
        steps = hashlib.sha256()
        rows, score = before, 0
        for name, rows, score in oracle.random_game(seed):
            if rows != before:
                moves += name[0].upper()
                steps.update(f"{score} {json.dumps(rows, separators=(',', ':'))}\n".encode())
                before = rows
        out.append(
            {
                "seed": f"{seed:016x}",
                "start": start,
                "moves": moves,
                "score": score,
                "rows": rows,
                "steps": steps.hexdigest(),
            }
        )
    return out


def text() -> str:
    parts = []
    for name, rows in (("slides", slides()), ("games", games())):
        lines = ",\n".join("  " + json.dumps(row, separators=(",", ":")) for row in rows)
        parts.append(f'"{name}": [\n{lines}\n]')
    return "{" + ",\n".join(parts) + "}\n"


if __name__ == "__main__":
    FILE.write_text(text())
