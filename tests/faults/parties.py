"""Games with players and sessions, written through the package; and what a journal must say afterwards."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.faults.player import Player
from vog.club.account import SESSION_LIFE, Session, token_hash
from vog.club.names import Instant
from vog.club.ports import Entry, Header, Kind, Outage
from vog.club.table import Table
from vog.numbridge.secret import Seed
from vog.numbridge.settings import Settings, Variant
from vog.storage import Database
from vog.storage.accounts import Accounts
from vog.storage.journal import Journal
from vog.storage.pulse import Pulse

# The shortest games.
USUAL = Settings.usual(Variant.LIGHTNING, move_time=600, game_time=6000)


class Party(NamedTuple):
    """A game and the sessions of its players, first and second."""

    game: str
    tokens: tuple[str, str]


def now() -> Instant:
    return time.time_ns() // 1_000_000


async def visitor(database: Database, number: int) -> tuple[int, str]:
    """A player with a session: its id and its token."""
    accounts, at = Accounts(database), now()
    player = await accounts.create(Kind.ACCOUNT, f"Player {number}", None, at)
    token = secrets.token_urlsafe(32)
    await accounts.open_session(Session(token_hash(token), player.id, at, at, at + SESSION_LIFE))
    return player.id, token


async def begin(database: Database, players: tuple[int, int], settings: Settings = USUAL) -> Header:
    """A game of these two, whose clock runs from now on."""
    header = Header(
        secrets.token_urlsafe(9), "lightning", settings, True, players, Seed(secrets.token_bytes(32)), now()
    )
    deadline = header.created + 1000 * settings.move_time
    assert await Journal(database).start(header, deadline=deadline, taking=None)
    return header


async def gathered(where: str, games: int) -> list[Party]:
    """A club with so many running games, each of two other players."""
    parties = []
    async with await Database.open(where) as database:
        for number in range(games):
            one, two = await visitor(database, 2 * number), await visitor(database, 2 * number + 1)
            parties.append(Party((await begin(database, (one[0], two[0]))).id, (one[1], two[1])))
        # As a node would have: the club was up when these games began.
        await Pulse(database).beat(now())
    return parties


def seated(parties: Iterable[Party], ports: list[int], **habits: float) -> list[Player]:
    """Their players, two after the other of each game."""
    return [Player(ports, token, party.game, **habits) for party in parties for token in party.tokens]  # type: ignore[arg-type]


async def check(where: str, players: Sequence[Player]) -> tuple[Outage, ...]:
    """Every acknowledged command is in the journal as the row it was told, none is twice, clocks are right.

    The outages that the club knows of.
    """
    async with await Database.look(where) as database:
        journal = Journal(database)
        outages = await journal.outages(0)
        for first, second in zip(players[::2], players[1::2], strict=True):
            found = await journal.game(first.game)
            assert found is not None
            header, entries = found
            assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
            commands = [(entry.seat, entry.id) for entry in entries if entry.seat is not None]
            assert len(set(commands)) == len(commands)
            rows = {(str(entry.seat), entry.id): entry.seq for entry in entries}
            for seat, player in (("first", first), ("second", second)):
                assert not player.contradictions
                for id_, seq in player.acknowledged.items():
                    assert rows[seat, id_] == seq
            Table.load(header, entries)  # every row follows from those before it
            check_charges(header, entries, outages)
    return outages


def check_charges(header: Header, entries: Sequence[Entry], outages: Sequence[Outage]) -> None:
    """Each row is charged what went by since the row before it, less the time in which the club was down."""
    before = header.created
    for entry in entries:
        # What ended later was not known yet, and is given back to who moves next.
        known = [outage for outage in outages if outage.end <= entry.at]
        down = sum(max(0, outage.end - max(outage.start, before)) for outage in known)
        assert entry.ms == entry.at - before - down, entry
        before = entry.at


def check_same(players: Sequence[Player]) -> None:
    """Both sides of each game saw the same field and the same end."""
    for first, second in zip(players[::2], players[1::2], strict=True):
        for name in ("digits", "owners", "ply", "misses", "tiles", "bag", "end"):
            assert first.view["game"][name] == second.view["game"][name]
        assert first.view["seq"] == second.view["seq"]


async def ended(players: Sequence[Player], lives: Sequence[asyncio.Task[None]], seconds: float = 60) -> None:
    """Wait until all games are over."""
    await asyncio.wait_for(asyncio.gather(*lives), seconds)
    assert all(player.over for player in players)
