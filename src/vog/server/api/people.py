"""Blocks and reports (C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import JSONBody  # noqa: TC002

from vog.club.names import ID_PATTERN
from vog.server.api.archive import PlayerNumber  # noqa: TC001 - Litestar reads the signatures of handlers
from vog.server.api.problem import documented
from vog.server.api.visitors import Here, Visiting  # noqa: TC001

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler


class Complaint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the host, in the player's own words."""

    player: Annotated[int, msgspec.Meta(ge=1, le=2**53 - 1)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    game: Annotated[str, msgspec.Meta(pattern=ID_PATTERN)] | None = None


@get("/blocks", responses=documented(401))
async def blocks(node: Here, visitor: Visiting) -> tuple[int, ...]:
    """The ids of those whom you have blocked."""
    return tuple(sorted(await node.club.people.blocked(visitor.signed_in.id)))


@put("/blocks/{player:int}", responses=documented(401, 403, 404, 409), status_code=204)
async def block(node: Here, visitor: Visiting, player: PlayerNumber) -> None:
    """Not to be seated against each other any more."""
    await node.club.people.block(visitor.signed_in.id, player)


@delete("/blocks/{player:int}", responses=documented(401, 403))
async def unblock(node: Here, visitor: Visiting, player: PlayerNumber) -> None:
    """Take that back."""
    await node.club.people.unblock(visitor.signed_in.id, player)


@post("/reports", responses=documented(401, 403, 404, 409), status_code=204)
async def report(node: Here, visitor: Visiting, data: JSONBody[Complaint]) -> None:
    """Tell the host about a player."""
    await node.club.people.report(visitor.signed_in.id, data.player, data.text.replace("\0", ""), data.game)


ROUTES: list[ControllerRouterHandler] = [blocks, block, unblock, report]
