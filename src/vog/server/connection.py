"""HTTP on a socket: uvicorn's protocol, with the bounds on requests that it does not set.

A head that is too long, a request that comes too slowly, or an answer that is not read would otherwise hold
memory and a file descriptor for as long as the client likes.
"""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from vog.server.patience import Patience

if TYPE_CHECKING:
    import asyncio

LONGEST_TARGET = 8 * 1024  # bytes of path and query
LARGEST_HEAD = 32 * 1024  # bytes of target and headers together
SLOWEST_HEAD = 15.0  # seconds from the first byte (or from the connection) to the end of the headers
SLOWEST_BODY = 30.0  # seconds from there to the end of the request


class HeadRefusedError(Exception):
    """The head of a request is over a bound."""


class Connection(HttpToolsProtocol):
    """One client. Raises nothing: a refused head is answered with 414 or 431 and the connection is closed."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._in_head = True  # or before one
        self._whole = False  # whether what came last ended with the end of a request
        self._received = 0  # bytes that arrived while the head was incomplete
        self._parsed = 0  # bytes of the head that the parser has handed over
        self._refusal = HTTPStatus.BAD_REQUEST
        self._timer: asyncio.TimerHandle | None = None
        self._patience = Patience(self.loop)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, but not forever."""
        super().connection_made(transport)
        self._patience.with_(transport)
        self._watch(SLOWEST_HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the client."""
        self._unwatch()
        self._patience.end()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Wait for a slow reader, but not forever."""
        super().pause_writing()
        self._patience.begin()

    def resume_writing(self) -> None:
        """It reads."""
        self._patience.end()
        super().resume_writing()

    def data_received(self, data: bytes) -> None:
        """Take what came, unless the head has become too large without having an end."""
        if self._in_head:
            self._received += len(data)
        self._whole = False
        super().data_received(data)
        if self.transport.is_closing():
            self._unwatch()
        elif self._in_head:
            if not self._whole:  # else it is uvicorn's time for silence that runs
                self._watch(SLOWEST_HEAD)
            if self._received > LARGEST_HEAD:
                # The parser keeps an unfinished header to itself, so `on_header` has not seen it.
                self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                self.send_400_response("")

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over: what follows is a socket's, and no head that is waited for."""
        super().handle_websocket_upgrade()
        self._in_head = False
        self._unwatch()

    def on_message_begin(self) -> None:
        """Start to count."""
        super().on_message_begin()
        self._in_head = True
        self._whole = False
        self._parsed = 0

    def on_url(self, url: bytes) -> None:
        """Take a piece of the target."""
        super().on_url(url)
        self._parsed += len(url)
        if len(self.url) > LONGEST_TARGET:
            self._refusal = HTTPStatus.REQUEST_URI_TOO_LONG
            raise HeadRefusedError

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take a header."""
        self._parsed += len(name) + len(value)
        if self._parsed > LARGEST_HEAD:
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise HeadRefusedError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Let the request in, and wait for its body."""
        self._in_head = False
        self._received = 0
        self._unwatch()
        self._watch(SLOWEST_BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Be ready for the next request."""
        self._unwatch()
        super().on_message_complete()
        self._in_head = self._whole = True

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's text says no more than the status
        """Refuse what could not be parsed or was over a bound, and hang up."""
        if self.transport.is_closing():
            return
        status = self._refusal
        body = f"{status.value} {status.phrase}\n".encode()
        head = (
            f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
            f"content-length: {len(body)}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        # Who asks for another protocol than a socket's gets the plain answer, and the log no noise.
        pass

    def _watch(self, seconds: float) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(seconds, self._too_slow)

    def _unwatch(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if not self.transport.is_closing():
            self.transport.close()
