"""A door of its own on this machine, apart from everybody's: metrics, and the host's orders.

It listens on 127.0.0.1 only, on a socket that no proxy forwards to, so that neither can be reached from
outside by a mistake in a proxy's settings. Orders need the token in the file `backdoor.json` of the data
folder, which only its owner can read.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import json
import os
import re
import secrets
import socket
from typing import TYPE_CHECKING, Any

import uvicorn

from vog.server.failure import StartFailure
from vog.server.metrics import CONTENT_TYPE
from vog.server.orders import answer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from vog.server.metrics import Metrics
    from vog.server.orders import Host

FILE = "backdoor.json"
_LARGEST_ORDER = 64 * 1024  # bytes
_THIS_MACHINE = re.compile(rb"(?:127\.0\.0\.1|localhost)(?::[0-9]{1,5})?")


class Backdoor:
    """The ASGI application behind it: GET /metrics, and POST /orders with the token."""

    def __init__(self, host: Host, metrics: Metrics, token: str) -> None:
        self._host = host
        self._metrics = metrics
        self._token = token.encode()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer as ASGI wants it."""
        if scope["type"] != "http":
            return
        asked = (scope["method"], scope["path"])
        headers = dict(scope["headers"])
        # A page of a browser on this machine must not get here by a name that it made point to it.
        if not _THIS_MACHINE.fullmatch(headers.get(b"host", b"")) or b"origin" in headers:
            await _send(send, 403, b"", "text/plain")
        elif asked == ("GET", "/metrics"):
            await _send(send, 200, self._metrics.text().encode(), CONTENT_TYPE)
        elif asked != ("POST", "/orders"):
            await _send(send, 404, b"", "text/plain")
        elif not hmac.compare_digest(headers.get(b"authorization", b""), b"Bearer " + self._token):
            await _send(send, 403, b"", "text/plain")
        else:
            raw = await _body(receive)
            await _send(send, 200, await answer(self._host, raw), "application/json")


@contextlib.asynccontextmanager
async def backdoor(host: Host, metrics: Metrics, data: Path, port: int, database: str) -> AsyncIterator[None]:
    """Open it for as long as this lasts. Raises StartFailure where the port is taken.

    `database` is the mark of the club's database, by which an order for another one is known.
    """
    token = secrets.token_urlsafe(32)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as bound:
        _bind(bound, port)
        config = uvicorn.Config(
            Backdoor(host, metrics, token),
            ws="none",
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_graceful_shutdown=2,
        )
        server = _Quiet(config)
        serving = asyncio.create_task(server.serve(sockets=[bound]), name="vog-backdoor")
        file = data / FILE
        url = f"http://127.0.0.1:{bound.getsockname()[1]}"
        _write_secret(file, {"url": url, "token": token, "database": database})
        try:
            yield
        finally:
            file.unlink(missing_ok=True)
            server.should_exit = True
            await serving


class _Quiet(uvicorn.Server):
    """Signals are the other server's business."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


def _bind(bound: socket.socket, port: int) -> None:
    try:
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(("127.0.0.1", port))
        bound.listen()
    except OSError as error:
        raise StartFailure(
            f"cannot listen on 127.0.0.1 port {port} ({error.strerror}); "
            "name another with --backdoor-port or VOG_BACKDOOR_PORT"
        ) from None


def _write_secret(file: Path, content: dict[str, str]) -> None:
    """Write it so that nobody else can read it at any time."""
    file.unlink(missing_ok=True)
    opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(opened, "w", encoding="utf-8") as written:
        json.dump(content, written)


async def _body(receive: Any) -> bytes:
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if not message.get("more_body") or len(body) > _LARGEST_ORDER:
            return body[: _LARGEST_ORDER + 1]


async def _send(send: Any, status: int, body: bytes, kind: str) -> None:
    headers = [
        (b"content-type", kind.encode()),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
