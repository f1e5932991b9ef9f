"""The field that the home page shows is a position that was reached in a game by the rules."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from vog.numbridge import Record, Seat, replay

ROOT = Path(__file__).parents[2]


def test_the_picture_on_the_home_page_is_a_position_of_a_recorded_game() -> None:
    picture = json.loads((ROOT / "web/src/lib/home/position.json").read_text(encoding="utf-8"))
    games = json.loads((ROOT / "tests/vectors/numbridge.json").read_text(encoding="utf-8"))["games"]
    record = Record.from_json(json.dumps(games[picture["game"]]["record"]))
    position = dict(replay(record))[picture["lines"]]
    view = msgspec.to_builtins(position.view(Seat.SPECTATOR))
    told = ("blocks", "digits", "clues", "owners")
    assert {name: picture[name] for name in told} == {name: view[name] for name in told}
    assert picture["won"] == list(view["won_by"])
    assert picture["size"] == record.settings.size
