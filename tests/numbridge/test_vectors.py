"""Games that must stay as they are on every machine: draws, deals, commitments, whole games.

tests/vectors/numbridge.json is read by whoever writes these formats a second time. It was written by
`python -m tests.numbridge.test_vectors`; a change in it is a change of the format.
"""

from __future__ import annotations

import json
import random
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from tests.numbridge.tables import seed, walk
from vog.numbridge import (
    Blocks,
    Game,
    Grade,
    Record,
    Seat,
    Seed,
    Settings,
    Variant,
    commitment,
    deal,
    encode,
    replay,
    swapped_seats,
    verify,
)
from vog.numbridge.chance import Chance, Purpose
from vog.numbridge.notation import read

VECTORS = Path(__file__).parent.parent / "vectors" / "numbridge.json"

GAMES = [
    Settings.usual(Variant.BRIDGE),
    Settings.usual(Variant.BRIDGE, blocks=Blocks.IRREGULAR, grade=Grade.HARD, clues=28, price=2),
    Settings.usual(Variant.LIGHTNING),
    Settings.usual(Variant.LIGHTNING, blocks=Blocks.IRREGULAR, first_clue_at_one=True, candidates=True),
    Settings.usual(Variant.LANDS),
    Settings.usual(Variant.LANDS, blocks=Blocks.IRREGULAR, grade=Grade.ANY, clues=26, candidates=True),
]


def drawn(seed: Seed, purpose: Purpose, seq: int, below: int) -> list[int]:
    draws = Chance(seed).draws(purpose, seq)
    return [draws.below(below) for _ in range(12)]


def views(record: Record, seat: Seat) -> str:
    """A hash over all views of a seat, in order, as they are encoded."""
    return sha256(b"".join(encode(position.view(seat)) for _, position in replay(record))).hexdigest()


def make() -> dict[str, Any]:
    # Below 60000 one draw in twelve is made again: so that is in the vectors too.
    draws = [
        {"seed": game.reveal().hex(), "purpose": purpose.value.decode(), "seq": seq, "below": below,
         "draws": drawn(game, purpose, seq, below)}
        for game in (seed(0), Seed(bytes(range(32))))
        for purpose in Purpose
        for seq, below in ((0, 51), (300, 60_000))
    ]  # fmt: skip
    games = []
    for number, chosen in enumerate(GAMES):
        game = Game(chosen, seed(number))
        chance = random.Random(number)
        for move in walk(game.position, chance):
            game.play(read(move, chosen.size), ms=chance.randrange(1000, 30_000))
        record = game.record()
        dealt = deal(chosen, seed(number))
        games.append(
            {
                "record": json.loads(record.to_json()),
                "blocks": dealt.field.text,
                "clues": "".join(map(str, dealt.clues)),
                "solution": "".join(map(str, dealt.solution)),
                "swapped": swapped_seats(seed(number)),
                "views": {seat.value: views(record, seat) for seat in Seat},
            }
        )
    return {"draws": draws, "games": games}


FOUND = json.loads(VECTORS.read_text(encoding="utf-8")) if VECTORS.exists() else {"draws": [], "games": []}


@pytest.mark.parametrize("vector", FOUND["draws"])
def test_draws_stay_the_same(vector: dict[str, Any]) -> None:
    seed = Seed(bytes.fromhex(vector["seed"]))
    assert drawn(seed, Purpose(vector["purpose"].encode()), vector["seq"], vector["below"]) == vector["draws"]


@pytest.mark.parametrize("vector", FOUND["games"])
def test_games_stay_the_same(vector: dict[str, Any]) -> None:
    record = Record.from_json(json.dumps(vector["record"]))
    dealt = deal(record.settings, record.seed)
    assert dealt.field.text == vector["blocks"]
    assert "".join(map(str, dealt.clues)) == vector["clues"]
    assert "".join(map(str, dealt.solution)) == vector["solution"]
    assert commitment(record.settings, record.seed) == record.commitment
    assert swapped_seats(record.seed) == vector["swapped"]
    assert verify(record).end == record.end
    assert {seat.value: views(record, seat) for seat in Seat} == vector["views"]


def test_the_vectors_are_there() -> None:
    assert len(FOUND["draws"]) == 24
    assert len(FOUND["games"]) == len(GAMES)


if __name__ == "__main__":
    parts = [
        f'"{name}": [\n' + ",\n".join(json.dumps(vector) for vector in vectors) + "\n]"
        for name, vectors in make().items()
    ]
    VECTORS.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")
