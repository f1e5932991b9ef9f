"""What is asked of the club over HTTP, as JSON (docs/protocol.md)."""

from __future__ import annotations

from litestar import Router
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from vog.club.ports import Unavailable
from vog.club.refusals import Refused
from vog.server.api import accounts, archive, lobby, people, problem
from vog.server.api.visitors import check, node, visitor

# The document only: pages that show it load scripts from elsewhere.
OPENAPI = OpenAPIConfig(
    title="VOG",
    version="1",
    description="What is asked of the club; what happens comes over the socket (docs/protocol.md).",
    path="/api/openapi.json",
    render_plugins=[JsonRenderPlugin(path="/")],
    use_handler_docstrings=True,
)


def router() -> Router:
    """All routes below /api."""
    return Router(
        path=problem.PREFIX,
        route_handlers=[*accounts.ROUTES, *lobby.ROUTES, *archive.ROUTES, *people.ROUTES],
        dependencies={"node": Provide(node), "visitor": Provide(visitor)},
        before_request=check,
        exception_handlers={
            Refused: problem.refused,
            Unavailable: problem.unavailable,
            ValidationException: problem.invalid,
            HTTPException: problem.other,
            RecursionError: problem.nested,
            Exception: problem.failed,
        },
        response_headers={"cache-control": "no-store"},
    )
