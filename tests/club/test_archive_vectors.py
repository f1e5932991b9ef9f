"""Finished games as the archive tells them, for whoever draws a replay.

tests/vectors/archived.json is read by the front end's tests. It was written by
`python -m tests.club.test_archive_vectors`; a change in it is a change of what pages are told.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.club.games import FIRST, Played
from tests.club.test_archive import in_full
from vog.club.action import Resign
from vog.numbridge import Blocks, Variant

VECTORS = Path(__file__).parent.parent / "vectors" / "archived.json"


def passed() -> Played:
    """A whole game of Lightning with a time-out, hands exchanged and a pass."""
    for seed in range(1000):
        played = Played(Variant.LIGHTNING, seed=seed)
        while played.table.position.end is None:
            played.wait(700)
            if len(played.rows) == 7:
                played.time_out()
            else:
                played.move()
        lines = [move for move, _ in in_full(played).moves]
        if "-" in lines and "~" in lines and any("," in line for line in lines):
            return played
    raise AssertionError("no such game")


def joined() -> Played:
    """A whole game of Bridge."""
    played = Played(Variant.BRIDGE, seed=3, blocks=Blocks.IRREGULAR)
    while played.table.position.end is None:
        played.wait(1900).move()
    return played


def resigned() -> Played:
    """Some moves of Lands, then the first player resigns."""
    played = Played(Variant.LANDS, seed=5)
    for _ in range(24):
        played.wait(2600).move()
    played.act(FIRST, Resign())
    return played


GAMES = {"passed": passed, "joined": joined, "resigned": resigned}


@pytest.mark.parametrize("name", list(GAMES))
def test_the_archive_tells_a_game_as_written_down(name: str) -> None:
    told = json.loads(VECTORS.read_text())[name]
    assert json.loads(msgspec.json.encode(in_full(GAMES[name]()))) == told


if __name__ == "__main__":
    made: dict[str, Any] = {
        name: msgspec.json.encode(in_full(game())).decode() for name, game in GAMES.items()
    }
    VECTORS.write_text("{" + ",\n".join(f'"{name}": {text}' for name, text in made.items()) + "}\n")
