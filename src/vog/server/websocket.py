"""Frames on a socket: uvicorn's protocol, with bounds on control frames and fragments that it does not set.

Messages are the conversation's to bound. A ping is answered before the conversation could hear of it, and a
message in pieces is none yet; who sends enough of either would be answered, or kept, without end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from vog.protocol.bucket import Bucket
from vog.server.patience import Patience

if TYPE_CHECKING:
    from asyncio import BaseTransport

    from websockets.frames import Frame

MOST_FRAGMENTS = 64  # of one message
# Pings and pongs: at once, and each second. Libraries send one in some seconds, browsers none.
BURST, PER_SECOND = 20, 1.0

# Beside ASGI's keys of "websocket.send": that another message follows at once, and both may go together.
MORE = "vog.more"

_OPEN = State.OPEN
_NOT_UTF8, _POLICY = 1007, 1008  # close codes of RFC 6455


class WebSocket(WebSocketsSansIOProtocol):
    """One client's. What is over a bound ends the connection with close code 1008."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._control = Bucket(BURST, PER_SECOND, self.loop.time())
        self._patience = Patience(self.loop)

    def connection_made(self, transport: BaseTransport) -> None:
        """Take the connection over."""
        super().connection_made(transport)
        self._patience.with_(self.transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the client."""
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

    async def send(self, message: Any) -> None:
        """Send, or keep for the next where one follows: a write to the system costs more than a message."""
        if message.get(MORE) and self.writable.is_set() and self.conn.state is _OPEN:
            self.conn.send_text(message["text"].encode())
            return
        await super().send(message)

    def handle_ping(self) -> None:
        """Answer, unless there are too many."""
        if self._bearable():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take no notice, unless there are too many."""
        if self._bearable():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take one more piece, unless there are too many."""
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        else:
            self._refuse(_POLICY)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over, unless it is a text that is none."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._refuse(_NOT_UTF8)
                return
        super().send_receive_event_to_app()

    def _bearable(self) -> bool:
        if self._control.try_take(self.loop.time()) and not self.close_sent:
            self._refuse(_POLICY)
        return not self.close_sent

    def _refuse(self, code: int) -> None:
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()
