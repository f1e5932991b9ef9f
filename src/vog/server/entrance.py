"""What every request passes on its way in, and every answer on its way out.

The Entrance gives it an id, refuses a wrong Host, adds the protective headers and writes the access log. The
SiteDoor behind it answers addresses of the site; all else goes to the routes.
"""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from vog.server import health
from vog.server.answer import Answer, Request, page_answer, plain
from vog.server.index import Missing
from vog.server.logs import LOG, request_id
from vog.server.protection import host_status, protective_headers

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send
    from litestar.types.asgi_types import HTTPScope

    from vog.server.index import SiteIndex
    from vog.server.settings import PublicUrl

_LOGGED_PATH = 200  # characters


def raw_path(scope: HTTPScope) -> bytes:
    """The path as it came over the wire, without a query (httpx, under test, leaves the query in it)."""
    return scope["raw_path"].partition(b"?")[0]


async def send_answer(answer: Answer, send: Send) -> None:
    """Send a whole answer."""
    await send({"type": "http.response.start", "status": answer.status, "headers": answer.headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})


class SiteDoor:
    """Answers what the index of the site knows; everything else is passed on."""

    def __init__(self, inner: ASGIApp, index: SiteIndex) -> None:
        self._inner = inner
        self._index = index

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request as ASGI wants it."""
        if scope["type"] == ScopeType.HTTP:
            place = self._index.find(raw_path(scope))
            if not isinstance(place, Missing):
                request = Request.of(scope["method"], scope["query_string"], scope["headers"])
                await send_answer(page_answer(request, place), send)
                return
        await self._inner(scope, receive, send)


class Entrance:
    """The outermost layer. `inner` answers; nothing it sends leaves without the protective headers."""

    def __init__(self, inner: ASGIApp, public_url: PublicUrl | None) -> None:
        self._inner = inner
        self._public_url = public_url
        self._headers = protective_headers(public_url)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request as ASGI wants it."""
        if scope["type"] != ScopeType.HTTP:
            await self._inner(scope, receive, send)
            return
        passage = _Passage(scope, send, self._headers)
        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await send_answer(plain(refusal), passage.send)
            else:
                await self._inner(scope, receive, passage.send)
        finally:
            passage.log()

    def _refusal(self, scope: HTTPScope) -> int | None:
        # A load balancer asks for health by whatever address it has; these two show nothing of the site.
        public_url = None if raw_path(scope) in health.PATHS else self._public_url
        return host_status(scope["http_version"], scope["headers"], public_url)


class _Passage:
    """One request: its id, its start, and what was sent for it."""

    def __init__(self, scope: HTTPScope, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._scope = scope
        self._send = send
        self._headers = headers
        self._start = time.perf_counter()
        self._status = 0
        self._bytes = 0
        self._id = secrets.token_hex(8)
        # Each request is a task of its own, so this is seen by what belongs to it and by nothing else.
        request_id.set(self._id)

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self._status = message["status"]
            message["headers"] = [*message["headers"], *self._headers, (b"x-request-id", self._id.encode())]
        elif message["type"] == "http.response.body" and self._scope["method"] != "HEAD":
            self._bytes += len(message["body"])
        await self._send(message)

    def log(self) -> None:
        # The query is left out: it may hold what is nobody's business. Status 0: nothing was sent.
        client = self._scope["client"]
        fields = {
            "method": self._scope["method"],
            "path": raw_path(self._scope)[:_LOGGED_PATH].decode("ascii", "backslashreplace"),
            "status": self._status,
            "bytes": self._bytes,
            "ms": round((time.perf_counter() - self._start) * 1000, 2),
            "client": client[0] if client else None,
        }
        LOG.info("request", extra={"fields": fields})
