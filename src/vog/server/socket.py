"""The socket at /api/socket: bytes into the conversation, what it says back onto the wire, nothing else."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

from litestar.enums import ScopeType

from vog.club.ports import Unavailable
from vog.protocol.conversation import Ending
from vog.server.limiter import network
from vog.server.line import Line
from vog.server.protection import host_status
from vog.server.websocket import MORE

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar.datastructures import State
    from litestar.types import ASGIApp, Receive, Scope, Send

    from vog.protocol.conversation import Limits
    from vog.server.node import Node
    from vog.server.origin import Origins
    from vog.server.settings import PublicUrl
    from vog.server.sign_in import Visitor

PATH = "/api/socket"
MOST_STRANGERS = 100  # sockets of one network that nobody has signed in on


class SocketDoor:
    """Takes the sockets; everything else is passed on."""

    def __init__(  # noqa: PLR0913 - what it stands between
        self,
        inner: ASGIApp,
        state: State,
        origins: Origins,
        public_url: PublicUrl | None,
        *,
        limits: Limits | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._inner = inner
        self._state = state
        self._origins = origins
        self._public_url = public_url
        self._limits = limits
        self._seconds = seconds
        self._strangers: Counter[str] = Counter()

    @property
    def _node(self) -> Node:
        # It is there once the application has started, and before that nothing comes in.
        node: Node = self._state.node
        return node

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer as ASGI wants it."""
        if scope["type"] != ScopeType.WEBSOCKET:
            await self._inner(scope, receive, send)
            return
        await receive()  # websocket.connect
        try:
            visitor = await self._admitted(scope)
        except Unavailable:
            # Not 403: who is told that he is not welcome does not come back.
            again = Ending.DRAIN
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            await send({"type": "websocket.close", "code": again.code, "reason": again.word})
            return
        if visitor is None:
            await send({"type": "websocket.close", "code": 1008, "reason": ""})  # before accept: 403
            return
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        session = None if visitor.session is None else visitor.session.hash
        line = Line(visitor.player, session, self._seconds(), self._limits)
        node = self._node
        node.hub.join(line)
        if visitor.player is None:
            self._strangers[visitor.network] += 1
            if self._strangers[visitor.network] > MOST_STRANGERS:
                line.end(Ending.TOO_MANY)
        writing = asyncio.create_task(self._write(line, send))
        try:
            await self._read(node, line, receive)
        finally:
            node.hub.leave(line)
            if visitor.player is None:
                self._strangers[visitor.network] -= 1
                if not self._strangers[visitor.network]:
                    del self._strangers[visitor.network]
            writing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await writing

    async def _admitted(self, scope: Any) -> Visitor | None:
        headers = scope["headers"]
        if scope["path"] != PATH or host_status(scope.get("http_version", "1.1"), headers, self._public_url):
            return None
        if not self._origins.admits(headers, scope["scheme"]):
            return None
        client = scope["client"]
        token = self._origins.token(headers)
        return await self._node.sign_in.visitor(token, network(client[0] if client else None))

    async def _read(self, node: Node, line: Line, receive: Receive) -> None:
        conversation = line.conversation
        while not (line.closed and not len(conversation.outbox)):
            message: Any = await receive()
            if message["type"] != "websocket.receive":
                return
            text = message.get("text")
            said = message.get("bytes") or b"" if text is None else text
            request = conversation.receive(said, self._seconds(), node.clock.now())
            if request is not None:
                await node.requests.carry_out(line, request)
            line.bell.ring()
            if conversation.pause and not line.closed:
                await asyncio.sleep(conversation.pause)
            while not conversation.wants_more and not line.closed:
                await asyncio.sleep(0.05)  # its reader is slow; what it sends waits in the network

    async def _write(self, line: Line, send: Send) -> None:
        conversation = line.conversation
        with contextlib.suppress(OSError, RuntimeError):  # it went away while something was sent
            while True:
                await line.bell.wait()
                frame = conversation.take()
                while frame is not None:
                    following = conversation.take()
                    message: Any = {"type": "websocket.send", "text": frame, "bytes": None}
                    message[MORE] = following is not None
                    await send(message)
                    frame = following
                if conversation.ending is not None:
                    ending = conversation.ending
                    await send({"type": "websocket.close", "code": ending.code, "reason": ending.word})
                    return
