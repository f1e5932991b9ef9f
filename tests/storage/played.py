"""A club in which games were really played: running, adjourned, finished, out of time."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection, insert, select

from tests.storage import things
from vog.club.action import Accept, MakeOffer, Play, Resign
from vog.club.offer import OfferKind
from vog.club.ports import Entry, Header
from vog.club.registers import Report
from vog.club.table import Step, Table
from vog.numbridge import Seat, Seed, Settings, Variant
from vog.numbridge.match import RandomPlayer
from vog.storage import Database, schema
from vog.storage.ads import Ads
from vog.storage.doctor import examine
from vog.storage.journal import Journal
from vog.storage.players import Blocklist, Reports
from vog.storage.pulse import Pulse

START = 1_700_000_000_000
CANARY = b"tweet-tweet-tweet-tweet-tweet-32"


class Game:
    """One game at a time by the clock of the test."""

    def __init__(self, journal: Journal, header: Header) -> None:
        self.journal = journal
        self.table = Table.start(header)
        self.now = header.created
        self.chance = random.Random(header.id)

    @classmethod
    async def start(cls, database: Database, players: list[int], variant: Variant, now: int) -> Game:
        header = replace(
            things.header(players, created=now, settings=Settings.usual(variant)), seed=Seed(CANARY)
        )
        journal = Journal(database)
        game = cls(journal, header)
        deadline = game.table.deadline()
        assert deadline is not None
        assert await journal.start(header, deadline=deadline, taking=None)
        return game

    async def keep(self, step: Step) -> None:
        assert isinstance(await self.journal.append(step.append), Entry)
        self.table = step.table

    async def move(self, moves: int) -> None:
        for _ in range(moves):
            if self.table.position.end:
                return
            self.now += 1500
            seat = self.table.position.turn
            found = RandomPlayer(self.chance.randrange).choose(self.table.position.view(seat))
            action = Play(self.table.position.ply, found)
            await self.keep(self.table.act(action, seat, f"id {self.table.seq}", self.now))

    async def time_out(self) -> None:
        deadline = self.table.deadline()
        assert deadline is not None
        self.now = deadline + 500
        word = self.table.due(self.now)
        assert word is not None
        await self.keep(self.table.enforce(word, self.now))

    async def adjourn(self) -> None:
        step = self.table.act(MakeOffer(OfferKind.ADJOURNMENT), Seat.FIRST, "offer", self.now)
        await self.keep(step)
        await self.keep(self.table.act(Accept(step.entry.seq), Seat.SECOND, "yes", self.now))

    async def resign(self) -> None:
        await self.keep(self.table.act(Resign(), Seat.SECOND, "enough", self.now))


async def play(database: Database) -> list[int]:
    """A club of some weeks; its players."""
    players = await things.players(database, 4)
    pair, others = players[:2], players[2:]
    for variant in Variant:
        left = await Game.start(database, pair, variant, START)
        await left.move(5)
        await left.resign()
    finished = await Game.start(database, pair, Variant.LIGHTNING, START)
    await finished.move(10_000)
    adjourned = await Game.start(database, others, Variant.LANDS, START)
    await adjourned.move(6)
    await adjourned.adjourn()
    running = await Game.start(database, pair, Variant.BRIDGE, START)
    await running.move(5)
    await running.time_out()
    await running.move(1)
    await Game.start(database, others, Variant.BRIDGE, running.now)
    # Both run on while the club is down.
    pulse = Pulse(database)
    await pulse.beat(running.now - 700)
    await pulse.beat(running.now + 900_000)
    await Ads(database).post(things.ad(players[0], posted=START, lease=START + 10**7), most=9)
    await Blocklist(database).block(players[0], players[3], most=9)
    await Reports(database).report(Report(players[1], players[2], None, "he hums", START), most=9)

    def accounts(connection: Connection) -> None:
        connection.execute(insert(schema.skeleton), {"skeleton": "player o", "player": players[0]})
        connection.execute(insert(schema.password), {"player": players[0], "hash": "$argon2id$..."})
        session = {"hash": b"\x00\xff" * 16, "player": players[0], "created": 1, "seen": 2, "expires": 2**60}
        connection.execute(insert(schema.session), session)
        connection.execute(insert(schema.announcement), {"id": 1, "text": "hei ✨", "at": 5})

    await database.write(accounts)
    return players


Rows = dict[str, list[dict[str, Any]]]


def everything(connection: Connection) -> Rows:
    """Every row of every table."""
    return {
        table.name: [dict(row) for row in connection.execute(select(table)).mappings()]
        for table in schema.METADATA.sorted_tables
    }


async def faults(database: Database, sample: int = 100) -> list[str]:
    return [fault for finding in await examine(database, sample) for fault in finding.faults]
