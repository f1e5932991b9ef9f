"""A club with players, sessions and running games, made through the package before its server starts.

A thousand players behind one address are more than the server lets register in a minute, and rightly so.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import NamedTuple

import asyncpg
from msgspec.structs import replace
from sqlalchemy import Connection, func, select, text

from vog.club.account import SESSION_LIFE, Session, token_hash
from vog.club.ports import Header, Kind
from vog.club.room import ROOMS
from vog.numbridge.secret import Seed
from vog.storage import Database, schema
from vog.storage.accounts import Accounts
from vog.storage.journal import Journal
from vog.storage.pulse import Pulse

_ROOMS = ("bridge-45", "lands-45", "bridge-60", "lands-60")
_AT_ONCE = 200


class Party(NamedTuple):
    """A game, and the tokens of its two players and its spectator."""

    game: str
    first: str
    second: str
    spectator: str


async def _visitor(accounts: Accounts, number: int, now: int) -> tuple[int, str]:
    player = await accounts.create(Kind.ACCOUNT, f"Player {number}", None, now)
    token = secrets.token_urlsafe(32)
    await accounts.open_session(Session(token_hash(token), player.id, now, now, now + SESSION_LIFE))
    return player.id, token


async def gather(where: str, games: int) -> list[Party]:
    """So many games that begin now, each with two players and a spectator of its own."""
    rooms = {room.id: room for room in ROOMS}
    async with await Database.open(where) as database:
        accounts, journal = Accounts(database), Journal(database)
        now = time.time_ns() // 1_000_000
        people: list[tuple[int, str]] = []
        for start in range(0, 3 * games, _AT_ONCE):
            numbers = range(start, min(start + _AT_ONCE, 3 * games))
            people += await asyncio.gather(*[_visitor(accounts, number, now) for number in numbers])
        now = time.time_ns() // 1_000_000
        await Pulse(database).beat(now)

        async def begin(number: int) -> Party:
            room = rooms[_ROOMS[number % len(_ROOMS)]]
            (first, one), (second, two), (_, three) = people[3 * number : 3 * number + 3]
            # Time enough for a generator that makes everybody wait.
            settings = replace(room.limits[0].usual(), move_time=900, game_time=9000)
            seed = Seed(secrets.token_bytes(32))
            header = Header(secrets.token_urlsafe(9), room.id, settings, True, (first, second), seed, now)
            await journal.start(header, deadline=now + 1000 * settings.move_time, taking=None)
            return Party(header.id, one, two, three)

        return list(await asyncio.gather(*[begin(number) for number in range(games)]))


async def disk(where: str) -> tuple[int, int]:
    """Bytes that a club's database has on the disk, indexes and all, and rows of its journal."""

    def work(connection: Connection) -> tuple[int, int]:
        if connection.dialect.name == "sqlite":
            size = "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"
        else:
            size = "SELECT pg_database_size(current_database())"
        count = connection.execute(select(func.count()).select_from(schema.journal)).scalar_one()
        return connection.execute(text(size)).scalar_one(), count

    async with await Database.look(where) as database:
        return await database.read(work)


async def create_database(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
