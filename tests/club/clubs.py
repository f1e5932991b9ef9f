"""A club in memory, and games in it, for tests."""

from __future__ import annotations

import random

from tests.club.memory import Chance, Clock, Database, Notices, outside
from vog.club.action import Action, Play
from vog.club.ad import Posting
from vog.club.names import GameId, Instant, PlayerId
from vog.club.ports import Kind
from vog.club.service import Service
from vog.club.service.tables import Ack
from vog.club.view import TableView
from vog.numbridge.match import RandomPlayer
from vog.numbridge.settings import Variant


class House:
    """A club with a clock that the test moves; `node()` gives one more node over the same database."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.database = Database()
        self.nodes = 0
        self.club = self.node()
        self.ids = 0

    def node(self, *, hears: bool = True) -> Service:
        self.nodes += 1
        ports = outside(self.database, self.clock, Chance(f"node {self.nodes}"))
        club = Service(ports)
        if hears:
            Notices(self.database).subscribe(club.hear)
        return club

    def player(self, kind: Kind = Kind.ACCOUNT) -> PlayerId:
        return self.database.player(kind)

    async def game(
        self,
        room: str = "bridge-60",
        variant: Variant = Variant.BRIDGE,
        *,
        rated: bool = True,
    ) -> GameId:
        """A game between two new players."""
        owner, other = self.player(), self.player()
        ad = await self.club.lobby.post_ad(owner, Posting(room=room, variant=variant, rated=rated))
        return await self.club.lobby.accept(other, ad.id)

    def seats(self, game: GameId) -> tuple[PlayerId, PlayerId]:
        return self.database.games[game].header.players

    async def act(
        self, player: PlayerId, game: GameId, action: Action, received: Instant | None = None
    ) -> Ack:
        self.ids += 1
        at = self.clock.now() if received is None else received
        return await self.club.tables.act(player, game, f"id {self.ids}", action, at)

    async def move(self, game: GameId, chance: random.Random, club: Service | None = None) -> TableView:
        """Whoever is to move plays any move that is not in vain; the mover's view after it."""
        club = club or self.club
        first, second = self.seats(game)
        view = await club.tables.view(first, game)
        player = first if view.game.turn is view.game.seat else second
        view = await club.tables.view(player, game)
        self.ids += 1
        action = Play(view.game.ply, RandomPlayer(chance.randrange).choose(view.game))
        await club.tables.act(player, game, f"id {self.ids}", action, self.clock.now())
        return await club.tables.view(player, game)

    async def play_out(self, game: GameId, chance: random.Random, ms: int = 700) -> TableView:
        """Random moves to the end."""
        while True:
            self.clock.move(ms)
            view = await self.move(game, chance)
            if view.game.end is not None:
                return view
