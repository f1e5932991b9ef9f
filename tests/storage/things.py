"""Players, headers, ads and rows for tests."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
from sqlalchemy import Connection, insert

from tests.club import memory
from vog.club.ports import Ad, Append, Ending, Entry, Header, Kind, Status
from vog.numbridge.commands import End, Reason
from vog.numbridge.seat import Seat
from vog.numbridge.secret import Seed
from vog.numbridge.settings import Settings, Variant
from vog.storage import Database, schema

BRIDGE = Settings.usual(Variant.BRIDGE)
SEED = Seed(b"canary-seed-canary-seed-canary!!")
_numbers = itertools.count(1)


async def players(
    database: Database | memory.Database, how_many: int = 2, kind: Kind = Kind.ACCOUNT
) -> list[int]:
    """New players; their ids."""
    if isinstance(database, memory.Database):
        return [database.player(kind) for _ in range(how_many)]

    def work(connection: Connection) -> list[int]:
        ids = []
        for number in range(how_many):
            row = {"name": f"player {number}", "kind": kind.value, "created": 1, "seen": 1}
            made = connection.execute(insert(schema.player).values(row)).inserted_primary_key
            assert made is not None
            ids.append(int(made[0]))
        return ids

    return await database.write(work)


def header(players: list[int], *, rated: bool = True, created: int = 1000, **more: object) -> Header:
    given = {
        "id": f"game{next(_numbers):08}",
        "room": "bridge-45",
        "settings": BRIDGE,
        "rated": rated,
        "players": (players[0], players[1]),
        "seed": SEED,
        "created": created,
        **more,
    }
    return Header(**given)  # type: ignore[arg-type]


def ad(
    owner: int, *, private: bool = False, posted: int = 1000, lease: int = 31_000, rated: bool = True
) -> Ad:
    return Ad(f"ad{next(_numbers):010}", "bridge-45", owner, BRIDGE, rated, private, posted, lease)


def move(game: str, seq: int, seat: Seat = Seat.FIRST, *, id_: str | None = None, line: str = "~") -> Append:
    entry = Entry(seq, 1000 + seq, seat, id_ or f"command-{seq}", line, 7)
    return Append(game, entry, Status.RUNNING, 60_000 + seq)


def final(
    game: str,
    seq: int,
    winner: Seat | None = Seat.FIRST,
    reason: Reason = Reason.RESIGNATION,
    *,
    void: bool = False,
) -> Append:
    entry = Entry(seq, 1000 + seq, Seat.FIRST, f"command-{seq}", "1-0 resignation", 7)
    return Append(game, entry, Status.OVER, None, Ending(End(reason, winner), void))


def adjourned(game: str, seq: int, deadline: int) -> Append:
    entry = Entry(seq, 1000 + seq, Seat.FIRST, f"command-{seq}", "adjourn", 7)
    return Append(game, entry, Status.ADJOURNED, deadline)


def fields(thing: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(thing)
