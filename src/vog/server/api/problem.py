"""How a refused request is answered: a code, a rule, and facts for a sentence in any language."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from litestar import Response
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.serialization import decode_json

from vog.club import account, refusals
from vog.club.refusals import Refused
from vog.protocol.wording import told
from vog.server.logs import LOG
from vog.server.requests import facts_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar import Request
    from litestar.exceptions import HTTPException, ValidationException

    from vog.club.ports import Unavailable

    AnyRequest: TypeAlias = Request[Any, Any, Any]

PREFIX = "/api"


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused. Nothing has changed."""

    code: str
    rule: str | None = None
    facts: dict[str, Any] = {}


class ForeignOrigin(Refused):
    """Only the club's own pages may change something with the club's cookie."""

    rule, code = "C12", "foreign-origin"


_STATUS: tuple[tuple[type[Refused], HTTPStatus], ...] = (
    (account.NotSignedIn, HTTPStatus.UNAUTHORIZED),
    (account.WrongPassword, HTTPStatus.FORBIDDEN),
    (account.TooOften, HTTPStatus.TOO_MANY_REQUESTS),
    (ForeignOrigin, HTTPStatus.FORBIDDEN),
    (refusals.Banned, HTTPStatus.FORBIDDEN),
    (refusals.NotAtThisTable, HTTPStatus.FORBIDDEN),
    (refusals.NoSuchGame, HTTPStatus.NOT_FOUND),
    (refusals.NoSuchAd, HTTPStatus.NOT_FOUND),
    (refusals.NoSuchRoom, HTTPStatus.NOT_FOUND),
    (refusals.NoSuchPlayer, HTTPStatus.NOT_FOUND),
)


def refused(_: AnyRequest, error: Refused) -> Response[Problem]:
    """For what the club does not allow."""
    status = next((status for kind, status in _STATUS if isinstance(error, kind)), HTTPStatus.CONFLICT)
    headers = {}
    if isinstance(error, account.TooOften):
        headers["retry-after"] = str(error.facts["seconds"])
    return _answer(status, Problem(error.code, error.rule, facts_of(error)), headers)


def unavailable(_: AnyRequest, __: Unavailable) -> Response[Problem]:
    """For a database that is away."""
    return _answer(HTTPStatus.SERVICE_UNAVAILABLE, Problem("unavailable"), {"retry-after": "1"})


def invalid(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    """For a request that is not of the documented form; says which part, never its content."""
    wrong = [
        {name: _words(str(found[name])) for name in ("key", "message") if name in found}
        for found in error.extra or ()
        if isinstance(found, dict)
    ]
    return _answer(HTTPStatus.BAD_REQUEST, Problem("bad-request", None, {"wrong": wrong[:5]}))


def _words(text: str) -> str:
    # The framework's for a body that is not there at all.
    return "Expected a body of JSON, got none" if text == "'data'" else told(text)


def nested(request: AnyRequest, error: RecursionError) -> Response[Problem]:
    """For a body with brackets within brackets without end; what is not its decoder's is a fault of ours."""
    innermost = error.__traceback__
    while innermost is not None and innermost.tb_next is not None:
        innermost = innermost.tb_next
    if innermost is None or innermost.tb_frame.f_code is not decode_json.__code__:
        return failed(request, error)
    return _bad_body("nested too deeply")


def _bad_body(message: str) -> Response[Problem]:
    wrong = [{"key": "data", "message": message}]
    return _answer(HTTPStatus.BAD_REQUEST, Problem("bad-request", None, {"wrong": wrong}))


def other(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """For what the framework refuses: no such address or method, a body that is too large or no JSON."""
    status = HTTPStatus(error.status_code)
    if status is HTTPStatus.BAD_REQUEST:
        return _bad_body("Expected JSON, got something else")
    allow = (error.headers or {}).get("allow")
    code = status.phrase.lower().replace(" ", "-").replace("'", "")
    return _answer(status, Problem(code), {"allow": allow} if allow else None)


def failed(_: AnyRequest, error: Exception) -> Response[Problem]:
    """For a fault of ours: the log has it, the client its id."""
    LOG.error("unexpected failure", exc_info=error)
    return _answer(HTTPStatus.INTERNAL_SERVER_ERROR, Problem("failed"))


def _answer(
    status: HTTPStatus, problem: Problem, headers: Mapping[str, str] | None = None
) -> Response[Problem]:
    return Response(
        problem,
        status_code=status.value,
        media_type=MediaType.JSON,
        headers={"cache-control": "no-store", **(headers or {})},
    )


def documented(*statuses: int) -> dict[int, ResponseSpec]:
    """For OpenAPI: what any request may be answered, and these besides."""
    return {
        status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in sorted({400, 429, 500, 503, *statuses})
    }
