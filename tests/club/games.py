"""Tables to start from, and games that are played on them without a service."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from vog.club.action import Accept, Action, MakeOffer, Play
from vog.club.offer import OfferKind
from vog.club.ports import Entry, Header, Kind, Outage
from vog.club.table import Table, Verdict
from vog.club.view import Face, TableView, views
from vog.numbridge import Seat, Seed, Settings, Variant
from vog.numbridge.match import RandomPlayer

FIRST, SECOND, SPECTATOR = Seat.FIRST, Seat.SECOND, Seat.SPECTATOR
START = 1_000_000
FACES = (Face(1, "Ada", Kind.ACCOUNT), Face(2, "Bo", Kind.GUEST))


def header(variant: Variant = Variant.LIGHTNING, *, seed: int = 7, **changes: Any) -> Header:
    return Header(
        id="g" * 12,
        room="a-room",
        settings=Settings.usual(variant, **changes),
        rated=True,
        players=(1, 2),
        seed=Seed(seed.to_bytes(32, "big")),
        created=START,
    )


class Played:
    """A table with a hand on its clock: everything that happens is kept as rows."""

    def __init__(self, variant: Variant = Variant.LIGHTNING, *, seed: int = 7, **changes: Any) -> None:
        self.table = Table.start(header(variant, seed=seed, **changes))
        self.now = START
        self.rows: list[Entry] = []
        self.outages: list[Outage] = []
        self.chance = random.Random(seed)
        self.deadline = self.table.deadline()

    @property
    def turn(self) -> Seat:
        return self.table.position.turn

    def wait(self, ms: int) -> Played:
        self.now += ms
        return self

    def down(self, ms: int) -> Played:
        """The whole club is down for that long."""
        self.outages.append(Outage(self.now, self.now + ms))
        return self.wait(ms)

    def act(self, seat: Seat, action: Action, *, at: int | None = None) -> Entry:
        now = self.now if at is None else at
        step = self.table.act(action, seat, f"id {self.table.seq}", now, self.outages)
        self.table, self.deadline = step.table, step.deadline
        self.rows.append(step.entry)
        return step.entry

    def enforce(self, word: Verdict | None = None) -> Entry:
        """What the table says by itself, or that word."""
        said = word or self.table.due(self.now, self.outages)
        assert said is not None, "nothing is due"
        step = self.table.enforce(said, self.now, self.outages)
        self.table, self.deadline = step.table, step.deadline
        self.rows.append(step.entry)
        return step.entry

    def move(self, moves: int = 1) -> Entry:
        """Whoever is to move plays any move that is not in vain; the last row."""
        for _ in range(moves):
            found = RandomPlayer(self.chance.randrange).choose(self.table.position.view(self.turn))
            self.act(self.turn, Play(self.table.position.ply, found))
        return self.rows[-1]

    def time_out(self) -> Entry:
        """Wait until the time of the move is up, and let the table say so."""
        deadline = self.table.deadline(self.outages)
        assert deadline is not None
        self.now = deadline + 500
        return self.enforce()

    def adjourn(self) -> Entry:
        offer = self.act(FIRST, MakeOffer(OfferKind.ADJOURNMENT)).seq
        return self.act(SECOND, Accept(offer))

    def left(self) -> tuple[int, tuple[int, int]]:
        """What the clocks show now: the move's time, and both game times."""
        clocks = self.seen(SPECTATOR).clocks
        return clocks.move, clocks.game

    def seen(self, seat: Seat) -> TableView:
        now = max(self.now, self.table.at)
        elapsed = self.table.clocks.elapsed(now, self.outages)
        return views(self.table, [seat], FACES, now, elapsed)[0]


def short(table: Table, game_ms: tuple[int, int]) -> Table:
    """The same with that much game time left."""
    return replace(table, clocks=replace(table.clocks, game=game_ms))


def replayed(table: Table, rows: Sequence[Entry]) -> Table:
    return Table.load(table.header, rows)
