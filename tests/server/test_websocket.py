"""Frames over a real socket: what the conversation does not hear of is bounded before it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.conftest import served
from tests.server.raw import CONT, PING, PONG, TEXT, Raw
from vog.server import patience, websocket

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


@asynccontextmanager
async def client(app: Any) -> AsyncIterator[Raw]:
    async with served(app) as (_, port):
        made = await Raw.open(port)
        yield made
        made.close()


async def in_one_go(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        words = message["text"].split()
        for place, word in enumerate(words, 1):
            await send({"type": "websocket.send", "text": word, websocket.MORE: place < len(words)})


async def test_messages_that_go_together_come_one_by_one_and_in_order() -> None:
    async with client(in_one_go) as made:
        for _ in range(3):
            await made.send(TEXT, b"these are some words")
            assert [await made.hear() for _ in range(4)] == [
                (TEXT, word) for word in (b"these", b"are", b"some", b"words")
            ]


async def test_some_pings_are_answered_and_too_many_end_it() -> None:
    async with client(echo) as made:
        for number in range(5):
            await made.send(PING, b"%d" % number)
            assert await made.hear() == (PONG, b"%d" % number)
        await made.send(TEXT, WORD)
        assert await made.hear() == (TEXT, WORD)
        await made.send(PING, b"x", times=10 * websocket.BURST)
        assert await made.hung_up_on() == 1008


async def test_pongs_that_nobody_asked_for_end_it_too() -> None:
    async with client(echo) as made:
        await made.send(PONG, b"x", times=10 * websocket.BURST)
        assert await made.hung_up_on() == 1008


async def test_a_message_in_some_pieces_is_one_and_in_too_many_it_ends_the_connection() -> None:
    async with client(echo) as made:
        await made.send(TEXT, WORD[:3], fin=False)
        await made.send(CONT, fin=False, times=10)
        await made.send(CONT, WORD[3:])
        assert await made.hear() == (TEXT, WORD)
        await made.send(TEXT, fin=False)
        await made.send(CONT, fin=False, times=2 * websocket.MOST_FRAGMENTS)
        assert await made.hung_up_on() == 1008


async def test_a_text_that_is_none_ends_it_without_a_word_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async with client(echo) as made:
        await made.send(TEXT, b"\xff\xfe")
        assert await made.hung_up_on() == 1007
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_who_reads_nothing_is_hung_up_on_whatever_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SLOWEST_READER", 0.05)
    async with served(flood) as (server, port):
        made = await Raw.open(port)
        assert server.server_state.connections
        async with asyncio.timeout(30):
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        made.close()
