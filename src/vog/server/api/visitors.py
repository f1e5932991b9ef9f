"""Who asks, found once for each request; and whether a page of the club does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from litestar import Request  # noqa: TC002 - Litestar reads the signature of a dependency
from litestar.datastructures import State  # noqa: TC002
from litestar.di import NamedDependency

from vog.server.api.problem import ForeignOrigin
from vog.server.limiter import network
from vog.server.sign_in import Visitor

if TYPE_CHECKING:
    from vog.server.node import Node

# What handlers ask for by name.
Here: TypeAlias = NamedDependency[Any]
Visiting: TypeAlias = NamedDependency[Visitor]

# How many requests a dear one counts for, in the options of its handler.
COST = "cost"

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


async def node(state: State) -> Any:
    """What answers on this node."""
    return state.node


async def visitor(request: Request[Any, Any, Any], state: State) -> Visitor:
    """A player with a session, or a stranger."""
    here: Node = state.node
    headers = request.scope["headers"]
    client = request.scope["client"]
    token = here.origins.token(headers)
    return await here.sign_in.visitor(token, network(client[0] if client else None))


async def check(request: Request[Any, Any, Any]) -> None:
    """Before every request: how often its network may ask, and whether a page of the club asks for a change.

    Raises TooOften, ForeignOrigin.
    """
    here: Node = request.app.state.node
    client = request.scope["client"]
    here.asking.take(network(client[0] if client else None), request.route_handler.opt.get(COST, 1))
    if request.method not in _SAFE and not here.origins.admits(
        request.scope["headers"], request.scope["scheme"]
    ):
        raise ForeignOrigin
