"""The club's ports in memory: the same semantics as a database's, with a clock that the test moves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from hashlib import sha256
from typing import TypeVar

from msgspec.structs import replace

from vog.club.ad import check_games
from vog.club.archive import Filter, Finished, Place
from vog.club.history import Alike, alike
from vog.club.names import AdId, GameId, Instant, PlayerId
from vog.club.ports import (
    About,
    Ad,
    Append,
    Entry,
    Header,
    Kind,
    Lost,
    Notice,
    Outage,
    Player,
    Status,
    Unavailable,
)
from vog.club.rating import NEW, Rating, rate_game, score_of
from vog.club.registers import Report
from vog.club.room import ROOMS, Room
from vog.club.service import Outside
from vog.numbridge.secret import Seed
from vog.numbridge.settings import Variant

T = TypeVar("T")
DAY = 86_400_000


class Clock:
    """A clock that stands until it is moved."""

    def __init__(self, now: Instant = 1_800_000_000_000) -> None:
        self.instant = now

    def now(self) -> Instant:
        return self.instant

    def move(self, ms: int) -> Instant:
        self.instant += ms
        return self.instant


class Chance:
    """Seeds and ids that differ, and are the same in every run."""

    def __init__(self, key: str = "") -> None:
        self._key = key
        self._drawn = 0

    def seed(self) -> Seed:
        self._drawn += 1
        return Seed(sha256(f"{self._key} seed {self._drawn}".encode()).digest())

    def id(self) -> str:
        self._drawn += 1
        return sha256(f"{self._key} id {self._drawn}".encode()).hexdigest()[:12]


class Aside:
    """Here nobody waits."""

    async def run(self, work: Callable[[], T]) -> T:
        return work()


class Game:
    """One game's rows, and what is kept with them."""

    def __init__(self, header: Header, deadline: Instant) -> None:
        self.header = header
        self.entries: list[Entry] = []
        self.status = Status.RUNNING
        self.deadline: Instant | None = deadline
        self.finished: Finished | None = None


class Database:
    """What all nodes of a club share.

    `away` makes every port raise Unavailable. `lose_answers` commits the next rows and then raises, as where
    the connection breaks between the commit and its answer. Every call gives way to other tasks once.
    """

    def __init__(self) -> None:
        self.away = False
        self.lose_answers = 0
        self.games: dict[GameId, Game] = {}
        self.ads: dict[AdId, Ad] = {}
        self.players: dict[PlayerId, Player] = {}
        self.rooms: dict[str, Room] = {room.id: room for room in ROOMS}
        self.ratings: dict[tuple[PlayerId, Variant], Rating] = {}
        self.blocks: set[tuple[PlayerId, PlayerId]] = set()
        self.reports: list[Report] = []
        self.outages: list[Outage] = []
        self.listeners: list[Callable[[Notice], None]] = []
        self.calls = 0

    async def reach(self) -> None:
        self.calls += 1
        await asyncio.sleep(0)
        if self.away:
            raise Unavailable

    def tell(self, notice: Notice) -> None:
        for hear in list(self.listeners):
            hear(notice)

    def player(self, kind: Kind = Kind.ACCOUNT, name: str = "") -> PlayerId:
        """One more player."""
        id_ = len(self.players) + 1
        self.players[id_] = Player(id_, name or f"player {id_}", kind, 0, 0)
        return id_

    def take_ads_of(self, players: Collection[PlayerId]) -> None:
        self.ads = {id_: ad for id_, ad in self.ads.items() if ad.owner not in players}


class Journal:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def start(
        self,
        header: Header,
        *,
        deadline: Instant,
        taking: AdId | None,
        check: Collection[PlayerId] = (),
    ) -> bool:
        database = self._database
        await database.reach()
        if taking is not None and taking not in database.ads:
            return False
        if header.rematch_of is not None and any(
            game.header.rematch_of == header.rematch_of for game in database.games.values()
        ):
            return False
        for player in check:
            games = [game for game in database.games.values() if player in game.header.players]
            running, adjourned = (
                sum(game.status is status for game in games) for status in (Status.RUNNING, Status.ADJOURNED)
            )
            check_games(running, adjourned)
        assert header.id not in database.games
        database.games[header.id] = Game(header, deadline)
        database.take_ads_of(header.players)
        for player in header.players:
            database.tell(Notice(About.SEATED, str(player)))
        database.tell(Notice(About.LOBBY))
        return True

    async def append(self, append: Append) -> Entry | Lost:
        database, entry = self._database, append.entry
        await database.reach()
        game = database.games[append.game]
        if entry.seat is not None and entry.id is not None:
            for row in game.entries:
                if (row.seat, row.id) == (entry.seat, entry.id):
                    return row
        if entry.seq != len(game.entries) + 1:
            return Lost()
        game.entries.append(entry)
        game.status, game.deadline = append.status, append.deadline
        if append.ending is not None:
            assert game.finished is None
            self._finish(game, append)
        database.tell(Notice(About.GAME, append.game, entry.seq))
        for player in append.concerned:
            database.tell(Notice(About.SEATED, str(player)))
        if append.concerned:
            database.tell(Notice(About.LOBBY))
        if database.lose_answers:
            database.lose_answers -= 1
            raise Unavailable
        return entry

    def _finish(self, game: Game, append: Append) -> None:
        ending, header, ratings = append.ending, game.header, self._database.ratings
        assert ending is not None
        before = after = None
        score = score_of(ending.end)
        if header.rated and not ending.void and score is not None:
            keys = [(player, header.settings.variant) for player in header.players]
            before = (ratings.get(keys[0], NEW), ratings.get(keys[1], NEW))
            after = rate_game(*before, score)
            ratings |= dict(zip(keys, after, strict=True))
            for player in header.players:
                self._database.tell(Notice(About.RATED, str(player)))
        game.finished = Finished(
            id=header.id,
            room=header.room,
            settings=header.settings,
            rated=header.rated,
            players=header.players,
            created=header.created,
            ended=append.entry.at,
            end=ending.end,
            void=ending.void,
            before=before,
            after=after,
            rematch_of=header.rematch_of,
        )

    async def game(self, game: GameId) -> tuple[Header, tuple[Entry, ...]] | None:
        await self._database.reach()
        found = self._database.games.get(game)
        return (found.header, tuple(found.entries)) if found else None

    async def tail(self, game: GameId, after: int) -> tuple[Entry, ...]:
        await self._database.reach()
        return tuple(self._database.games[game].entries[after:])

    async def heads(self, ids: Collection[GameId]) -> dict[GameId, int]:
        await self._database.reach()
        games = self._database.games
        return {id_: len(games[id_].entries) for id_ in ids if id_ in games}

    async def due(self, now: Instant, limit: int) -> tuple[GameId, ...]:
        await self._database.reach()
        due = sorted(
            (game.deadline, id_)
            for id_, game in self._database.games.items()
            if game.deadline is not None and game.deadline <= now
        )
        return tuple(id_ for _, id_ in due[:limit])

    async def outages(self, since: Instant) -> tuple[Outage, ...]:
        await self._database.reach()
        return tuple(outage for outage in self._database.outages if outage.end > since)

    async def games_of(self, player: PlayerId, statuses: Collection[Status]) -> tuple[GameId, ...]:
        await self._database.reach()
        return tuple(
            id_
            for id_, game in reversed(self._database.games.items())
            if player in game.header.players and game.status in statuses
        )

    async def games_in(self, statuses: Collection[Status], limit: int) -> tuple[GameId, ...]:
        await self._database.reach()
        found = [id_ for id_, game in reversed(self._database.games.items()) if game.status in statuses]
        return tuple(found[:limit])

    async def headers(self, games: Collection[GameId]) -> dict[GameId, Header]:
        await self._database.reach()
        known = self._database.games
        return {id_: known[id_].header for id_ in games if id_ in known}

    async def rematch(self, of: GameId) -> GameId | None:
        await self._database.reach()
        for id_, game in self._database.games.items():
            if game.header.rematch_of == of:
                return id_
        return None

    async def defer(self, game: GameId, seq: int, deadline: Instant) -> bool:
        await self._database.reach()
        found = self._database.games[game]
        if len(found.entries) != seq:
            return False
        found.deadline = deadline
        return True


class Ads:
    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    def _open(self, now: Instant) -> list[Ad]:
        found = [ad for ad in self._database.ads.values() if ad.lease > now]
        return sorted(found, key=lambda ad: (ad.posted, ad.id))

    async def post(self, ad: Ad, *, most: int) -> bool:
        await self._database.reach()
        if sum(other.owner == ad.owner for other in self._open(ad.posted)) >= most:
            return False
        self._database.ads[ad.id] = ad
        self._database.tell(Notice(About.LOBBY))
        return True

    async def renew(self, owner: PlayerId, ads: Collection[AdId], lease: Instant) -> frozenset[AdId]:
        await self._database.reach()
        own = {ad.id: ad for ad in self._open(self._clock.now()) if ad.owner == owner and ad.id in ads}
        self._database.ads |= {id_: replace(ad, lease=lease) for id_, ad in own.items()}
        return frozenset(own)

    async def withdraw(self, owner: PlayerId, ad: AdId) -> bool:
        await self._database.reach()
        found = self._database.ads.get(ad)
        if found is None or found.owner != owner:
            return False
        del self._database.ads[ad]
        self._database.tell(Notice(About.LOBBY))
        return True

    async def ad(self, ad: AdId, now: Instant) -> Ad | None:
        await self._database.reach()
        return next((found for found in self._open(now) if found.id == ad), None)

    async def open(self, now: Instant) -> tuple[Ad, ...]:
        await self._database.reach()
        return tuple(self._open(now))


class Registers:
    """Players, rooms, ratings, the archive, blocks and reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def players(self, ids: Collection[PlayerId]) -> dict[PlayerId, Player]:
        await self._database.reach()
        return {id_: self._database.players[id_] for id_ in ids if id_ in self._database.players}

    async def rooms(self) -> tuple[Room, ...]:
        await self._database.reach()
        return tuple(sorted(self._database.rooms.values(), key=lambda room: (room.order, room.id)))

    async def put(self, room: Room) -> None:
        await self._database.reach()
        self._database.rooms[room.id] = room
        self._database.tell(Notice(About.LOBBY))

    async def ratings(self, players: Collection[PlayerId], variant: Variant) -> dict[PlayerId, Rating]:
        await self._database.reach()
        known = self._database.ratings
        return {player: known[player, variant] for player in players if (player, variant) in known}

    async def best(self, variant: Variant, limit: int) -> tuple[tuple[PlayerId, Rating], ...]:
        await self._database.reach()
        found = [
            (player, rating)
            for (player, of), rating in self._database.ratings.items()
            if of is variant
            and not rating.provisional
            and self._database.players[player].kind is Kind.ACCOUNT
        ]
        return tuple(sorted(found, key=lambda one: -one[1].points)[:limit])

    async def finished(self, game: GameId) -> Finished | None:
        await self._database.reach()
        found = self._database.games.get(game)
        return found.finished if found else None

    async def block(self, by: PlayerId, whom: PlayerId, *, most: int) -> bool:
        await self._database.reach()
        own = {block for block in self._database.blocks if block[0] == by}
        if len(own | {(by, whom)}) > most:
            return False
        self._database.blocks.add((by, whom))
        self._tell_of(by, whom)
        return True

    async def unblock(self, by: PlayerId, whom: PlayerId) -> None:
        await self._database.reach()
        self._database.blocks.discard((by, whom))
        self._tell_of(by, whom)

    def _tell_of(self, *players: PlayerId) -> None:
        for player in players:
            self._database.tell(Notice(About.PLAYER, str(player)))
        self._database.tell(Notice(About.LOBBY))

    async def blocked(self, by: PlayerId) -> frozenset[PlayerId]:
        await self._database.reach()
        return frozenset(whom for owner, whom in self._database.blocks if owner == by)

    async def between(self, player: PlayerId, others: Collection[PlayerId]) -> frozenset[PlayerId]:
        await self._database.reach()
        blocks = self._database.blocks
        return frozenset(other for other in others if (player, other) in blocks or (other, player) in blocks)

    async def blocks_of(self, players: Collection[PlayerId]) -> frozenset[tuple[PlayerId, PlayerId]]:
        await self._database.reach()
        return frozenset(block for block in self._database.blocks if not set(block).isdisjoint(players))

    async def report(self, report: Report, *, most: int) -> bool:
        await self._database.reach()
        own = [old for old in self._database.reports if old.by == report.by and old.at > report.at - DAY]
        if len(own) >= most:
            return False
        self._database.reports.append(report)
        return True

    async def reports(self, since: Instant) -> tuple[Report, ...]:
        await self._database.reach()
        return tuple(report for report in self._database.reports if report.at >= since)

    async def list(self, wanted: Filter, after: Place | None, limit: int) -> tuple[Finished, ...]:
        await self._database.reach()
        found = [game.finished for game in self._database.games.values() if game.finished]
        found = sorted(found, key=lambda game: (game.ended, game.id), reverse=True)
        below = [game for game in found if after is None or (game.ended, game.id) < (after.ended, after.id)]
        return tuple([game for game in below if wanted.admits(game)][:limit])

    async def alike(self, player: PlayerId) -> tuple[Alike, ...]:
        games = await self.list(Filter(player=player), None, 10**6)
        return tuple([alike(game, player) for game in games if not game.void])


class Notices:
    def __init__(self, database: Database) -> None:
        self._database = database

    def subscribe(self, hear: Callable[[Notice], None]) -> Callable[[], None]:
        self._database.listeners.append(hear)
        return lambda: self._database.listeners.remove(hear)


def outside(database: Database, clock: Clock, chance: Chance | None = None) -> Outside:
    """The ports of one node."""
    registers = Registers(database)
    return Outside(
        journal=Journal(database),
        ads=Ads(database, clock),
        players=registers,
        rooms=registers,
        ratings=registers,
        archive=registers,
        blocklist=registers,
        reports=registers,
        clock=clock,
        chance=chance or Chance(),
        aside=Aside(),
    )
