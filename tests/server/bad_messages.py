"""Messages that mean no good, each with who says it and how it must be answered (C12).

The game is one in which both players have exchanged once by commands with the id `honest`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, NamedTuple

NOWHERE = "nosuchtable_"
# The players of the game, who is to move first; a player of another game; and one who is not signed in.
ROLES = ["mover", "waiter", "foreign", "stranger"]


class Target(NamedTuple):
    """The table it is about."""

    game: str

    def command(self, id_: str, action: Any, table: str | None = None) -> str:
        return json.dumps({"type": "command", "id": id_, "table": table or self.game, "action": action})


Bad = Callable[[Target, random.Random], tuple[str, str | bytes]]


def broken(target: Target, chance: random.Random) -> tuple[str, str]:
    text = list(target.command("honest", {"type": "resign"}))
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(text))
        text[at : at + chance.randrange(2)] = chance.choice(['"', "{", "}", "\0", ",", "]", "\u202e"])
    # What happens to be whole must not be one that counts: its table is nowhere.
    return chance.choice(ROLES), "".join(text).replace(target.game, NOWHERE)


def of_another_form(target: Target, chance: random.Random) -> tuple[str, str | bytes]:
    texts: list[str | bytes] = [
        b"\x00\xff" * 9,
        "",
        "[]",
        "null",
        '{"type":"hello","version":1}',
        '{"type":"end","table":"x"}',
        '{"type":"watch","table":"../../etc/passwd"}',
        '{"type":"renew","ads":7}',
        '{"type":"ping","n":-1}',
        target.command("x", {"type": "time-out"}),
        target.command("x", {"type": "play", "ply": 2**40, "move": {"type": "exchange"}}),
        target.command("x", {"type": "play", "ply": 2, "move": {"type": "pass"}}),
        target.command("x\n", {"type": "resign"}),
        target.command("", {"type": "resign"}),
    ]
    return chance.choice(ROLES), chance.choice(texts)


HUGE = ["[" * 60_000, "[" * 2000, "{" * 60_000, '{"type":"watch","table":"' + "x" * 60_000 + '"}', "9" * 5000]


def huge(target: Target, chance: random.Random) -> tuple[str, str]:
    return chance.choice(ROLES), chance.choice(HUGE)


def early(target: Target, chance: random.Random) -> tuple[str, str]:
    move = chance.choice([{"type": "exchange"}, {"type": "place", "cell": 3, "digit": 4}])
    return "waiter", target.command(
        f"early{chance.getrandbits(40)}", {"type": "play", "ply": 2, "move": move}
    )


def late(target: Target, chance: random.Random) -> tuple[str, str]:
    ply = chance.choice([-1, 0, 1, 3, 7, 10**6])
    action = {"type": "play", "ply": ply, "move": {"type": "exchange"}}
    return chance.choice(["mover", "waiter"]), target.command(f"late{chance.getrandbits(40)}", action)


def impossible(target: Target, chance: random.Random) -> tuple[str, str]:
    action = chance.choice(
        [
            {"type": "play", "ply": 2, "move": {"type": "place", "cell": 99, "digit": 1}},
            {"type": "play", "ply": 2, "move": {"type": "place", "cell": -1, "digit": 1}},
            {"type": "play", "ply": 2, "move": {"type": "place", "cell": 1, "digit": 10}},
            {"type": "play", "ply": 2, "move": {"type": "take-clue", "cell": 99, "pay": 1}},
            {"type": "withdraw", "offer": chance.randrange(-9, 9)},
            {"type": "accept", "offer": chance.randrange(-9, 9)},
            {"type": "decline", "offer": chance.randrange(-9, 9)},
            {"type": "claim-win"},
            {"type": "wish-resume"},
            {"type": "withdraw-wish"},
            {"type": "wish-rematch"},
            {"type": "withdraw-rematch"},
        ]
    )
    return "mover", target.command(f"no{chance.getrandbits(40)}", action)


def foreign(target: Target, chance: random.Random) -> tuple[str, str]:
    action = chance.choice([{"type": "resign"}, {"type": "offer", "kind": "draw"}, {"type": "wish-rematch"}])
    table = chance.choice([target.game, target.game, NOWHERE])
    who = chance.choice(["foreign", "stranger"])
    return who, target.command(chance.choice(["honest", "x"]), action, table)


def nowhere(target: Target, chance: random.Random) -> tuple[str, str]:
    table = "".join(chance.choices("abcdefgh", k=12))
    return chance.choice(ROLES), json.dumps({"type": "watch", "table": table})


def renewed(_: Target, chance: random.Random) -> tuple[str, str]:
    ads = ["".join(chance.choices("abcdefgh", k=12)) for _ in range(chance.randrange(20))]
    return chance.choice(["foreign", "stranger"]), json.dumps({"type": "renew", "ads": ads})


def repeated(target: Target, chance: random.Random) -> tuple[str, str]:
    return chance.choice(["mover", "waiter"]), target.command("honest", {"type": "resign"})


KINDS: dict[Bad, set[str]] = {
    broken: {"error", "refused"},
    of_another_form: {"error"},
    huge: {"error"},
    early: {"refused"},
    late: {"refused"},
    impossible: {"refused"},
    foreign: {"refused"},
    nowhere: {"error"},
    renewed: {"renewed"},
    repeated: {"ack"},
}
