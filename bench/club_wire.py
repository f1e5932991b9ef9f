"""A websocket client that costs as little as it can, so that the load generator is not what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from collections.abc import Callable

_TEXT, _CLOSE = 0x1, 0x8
_MASKED = 0x80


def frame(payload: bytes) -> bytes:
    """A text frame of a client. Its mask is zero, which leaves the payload as it is."""
    if len(payload) < 126:
        return bytes((0x80 | _TEXT, _MASKED | len(payload))) + bytes(4) + payload
    return struct.pack("!BBH", 0x80 | _TEXT, _MASKED | 126, len(payload)) + bytes(4) + payload


class Wire(asyncio.Protocol):
    """One connection. `hear` gets the payload of every text frame, `lost` is called at the end."""

    def __init__(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._hear = hear
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._head = True
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        start = self._greeted(data) if self._head else 0
        if self._head:
            self._rest = data
            return
        while True:
            left = len(data) - start
            if left < 2:
                break
            length, body = data[start + 1], start + 2
            if length == 126:
                if left < 4:
                    break
                length, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif length == 127:
                if left < 10:
                    break
                length, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) - body < length:
                break
            if data[start] & 0xF == _TEXT:
                self._hear(data[body : body + length])
            start = body + length
        self._rest = data[start:]

    def _greeted(self, data: bytes) -> int:
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if not data.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(data[:80].decode("latin-1")))
            return 0
        self._head = False
        self.opened.set_result(None)
        return end + 4

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's is none by its class.
        self._transport = cast("asyncio.Transport", transport)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        self._lost()

    def send(self, payload: bytes) -> None:
        assert self._transport is not None
        if not self._transport.is_closing():
            self._transport.write(frame(payload))

    def close(self) -> None:
        assert self._transport is not None
        self._transport.close()

    @classmethod
    async def open(
        cls, port: int, path: str, token: str, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> Wire:
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(hear, lost), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n"
        )
        assert wire._transport is not None
        wire._transport.write(head.encode())
        await asyncio.wait_for(wire.opened, 60)
        return wire
