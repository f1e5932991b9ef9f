"""A websocket's client frame by frame, that reads when it is told to and not before."""

from __future__ import annotations

import asyncio
import base64
import json
import socket
from typing import Any

CONT, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class Raw:
    """One connection; its frames are masked with zeros. `closed` is to be called at the end."""

    def __init__(self, connection: socket.socket) -> None:
        self._connection = connection
        self._read = bytearray()

    @classmethod
    async def open(
        cls, port: int, path: str = "/", *, token: str | None = None, receive_buffer: int | None = None
    ) -> Raw:
        connection = socket.socket()
        connection.setblocking(False)
        if receive_buffer is not None:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self = cls(connection)
        await asyncio.get_running_loop().sock_connect(connection, ("127.0.0.1", port))
        key = base64.b64encode(bytes(16)).decode()
        bearer = f"authorization: Bearer {token}\r\n" if token else ""
        await self._write(
            f"GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n{bearer}\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += await self._exactly(1)
        assert b" 101 " in head, head
        return self

    async def _write(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self._connection, data)

    async def _exactly(self, count: int) -> bytes:
        async with asyncio.timeout(30):
            while len(self._read) < count:
                data = await asyncio.get_running_loop().sock_recv(self._connection, 65_536)
                if not data:
                    raise ConnectionError("the server hung up")
                self._read += data
        found = bytes(self._read[:count])
        del self._read[:count]
        return found

    async def send(self, opcode: int, payload: bytes = b"", *, fin: bool = True, times: int = 1) -> None:
        first = (0x80 if fin else 0) | opcode
        size = len(payload)
        if size < 126:
            head = bytes([first, 0x80 | size])
        elif size < 1 << 16:
            head = bytes([first, 0x80 | 126]) + size.to_bytes(2, "big")
        else:
            head = bytes([first, 0x80 | 127]) + size.to_bytes(8, "big")
        await self._write((head + bytes(4) + payload) * times)

    async def say(self, **message: Any) -> None:
        await self.send(TEXT, json.dumps(message).encode())

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its payload."""
        opcode, size = await self._exactly(2)
        if size >= 126:
            size = int.from_bytes(await self._exactly(2 if size == 126 else 8), "big")
        return opcode & 15, await self._exactly(size)

    async def hung_up_on(self) -> int:
        """The code with which the server closes; it must do so."""
        while True:
            opcode, payload = await self.hear()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")

    def close(self) -> None:
        self._connection.close()
