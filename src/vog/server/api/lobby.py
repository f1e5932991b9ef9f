"""Rooms, ads and games: what stands in the lobby, and a table as its viewer may see it (C2, C3, C10, C13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from vog.club.ad import Posting  # noqa: TC001 - Litestar reads the signatures of handlers
from vog.club.names import ID_PATTERN
from vog.club.room import RoomView  # noqa: TC001
from vog.club.service.lobby import AdView, GameView, LobbyView  # noqa: TC001
from vog.club.view import TableView  # noqa: TC001
from vog.server.api.problem import documented
from vog.server.api.visitors import Here, Visiting  # noqa: TC001

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler

# Ids of games and ads.
Id = Annotated[str, PathParameter(pattern=ID_PATTERN)]


class Announcement(msgspec.Struct, frozen=True):
    """What the host announces; None for nothing."""

    text: str | None


class Started(msgspec.Struct, frozen=True):
    """The game that an ad became."""

    game: str


@get("/lobby", responses=documented())
async def lobby(node: Here, visitor: Visiting) -> LobbyView:
    """Rooms, open ads and running games, without those of players you have blocked."""
    view: LobbyView = await node.club.lobby.view(None if visitor.player is None else visitor.player.id)
    return view


@get("/rooms", responses=documented())
async def rooms(node: Here) -> tuple[RoomView, ...]:
    """All rooms with all of their limits."""
    found: tuple[RoomView, ...] = await node.club.lobby.rooms()
    return found


@get("/announcement", responses=documented())
async def announcement(node: Here) -> Announcement:
    """What the host announces."""
    return Announcement(await node.announcements.current())


@post("/ads", responses=documented(401, 403, 404, 409))
async def post_ad(node: Here, visitor: Visiting, data: JSONBody[Posting]) -> AdView:
    """Post an ad; it stands for 30 seconds, and as long as the socket renews it."""
    view: AdView = await node.club.lobby.post_ad(visitor.signed_in.id, data)
    return view


@get("/ads/{ad:str}", responses=documented(404))
async def show_ad(node: Here, visitor: Visiting, ad: Id) -> AdView:
    """An ad by its id, private ones too: this is what a link shows."""
    view: AdView = await node.club.lobby.ad(None if visitor.player is None else visitor.player.id, ad)
    return view


@delete("/ads/{ad:str}", responses=documented(401, 403, 404))
async def withdraw_ad(node: Here, visitor: Visiting, ad: Id) -> None:
    """Take an own ad away."""
    await node.club.lobby.withdraw(visitor.signed_in.id, ad)


@post("/ads/{ad:str}/accept", responses=documented(401, 403, 404, 409))
async def accept_ad(node: Here, visitor: Visiting, ad: Id) -> Started:
    """Accept an ad: the game begins at once. One accept wins."""
    return Started(await node.club.lobby.accept(visitor.signed_in.id, ad))


@get("/games", responses=documented(401))
async def my_games(node: Here, visitor: Visiting) -> tuple[GameView, ...]:
    """Your games that are not over, the newest first."""
    games: tuple[GameView, ...] = await node.club.lobby.my_games(visitor.signed_in.id)
    return games


@get("/games/{game:str}", responses=documented(404))
async def show_game(node: Here, visitor: Visiting, game: Id) -> TableView:
    """A table as you may see it: your own seat's view, or a spectator's."""
    player = None if visitor.player is None else visitor.player.id
    view: TableView = await node.club.tables.view(player, game)
    return view


ROUTES: list[ControllerRouterHandler] = [
    lobby,
    rooms,
    announcement,
    post_ad,
    show_ad,
    withdraw_ad,
    accept_ad,
    my_games,
    show_game,
]
