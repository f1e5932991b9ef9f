"""Frames over a real socket: what the conversation does not hear of is bounded before it."""

from __future__ import annotations

import asyncio
import base64
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn

from tests.server.conftest import served
from vog.server import patience, websocket

CONT, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10
WORD = b"still there"


async def echo(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def flood(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while True:
        await send({"type": "websocket.send", "text": "x" * 60_000})


class Client:
    """Frame by frame, masked with zeros."""

    def __init__(self, server: uvicorn.Server, reader: asyncio.StreamReader, writer: Any) -> None:
        self.server = server
        self._reader = reader
        self._writer = writer

    def send(self, opcode: int, payload: bytes = b"", *, fin: bool = True, times: int = 1) -> None:
        assert len(payload) < 126
        frame = bytes([(0x80 if fin else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload
        self._writer.write(frame * times)

    async def hear(self) -> tuple[int, bytes]:
        async with asyncio.timeout(30):
            opcode, length = await self._reader.readexactly(2)
            return opcode & 15, await self._reader.readexactly(length)

    async def closed(self) -> int:
        """The code with which the server closes; it must do so."""
        while True:
            opcode, payload = await self.hear()
            if opcode == CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def client(app: Any) -> AsyncIterator[Client]:
    async with served(app) as (server, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        key = base64.b64encode(bytes(16)).decode()
        writer.write(
            f"GET / HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
        )
        assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
        yield Client(server, reader, writer)
        writer.close()


async def test_some_pings_are_answered_and_too_many_end_it() -> None:
    async with client(echo) as made:
        for number in range(5):
            made.send(PING, b"%d" % number)
            assert await made.hear() == (PONG, b"%d" % number)
        made.send(TEXT, WORD)
        assert await made.hear() == (TEXT, WORD)
        made.send(PING, b"x", times=10 * websocket.BURST)
        assert await made.closed() == 1008


async def test_pongs_that_nobody_asked_for_end_it_too() -> None:
    async with client(echo) as made:
        made.send(PONG, b"x", times=10 * websocket.BURST)
        assert await made.closed() == 1008


async def test_a_message_in_some_pieces_is_one_and_in_too_many_it_ends_the_connection() -> None:
    async with client(echo) as made:
        made.send(TEXT, WORD[:3], fin=False)
        made.send(CONT, fin=False, times=10)
        made.send(CONT, WORD[3:])
        assert await made.hear() == (TEXT, WORD)
        made.send(TEXT, fin=False)
        made.send(CONT, fin=False, times=2 * websocket.MOST_FRAGMENTS)
        assert await made.closed() == 1008


async def test_a_text_that_is_none_ends_it_without_a_word_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with client(echo) as made:
        made.send(TEXT, b"\xff\xfe")
        assert await made.closed() == 1007
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_who_reads_nothing_is_hung_up_on_whatever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SLOWEST_READER", 0.05)
    async with client(flood) as made:
        assert made.server.server_state.connections
        async with asyncio.timeout(30):
            while made.server.server_state.connections:
                await asyncio.sleep(0.01)
