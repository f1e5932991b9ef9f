"""A socket lives as long as its two ends like: bounds on the head of a request end with the head."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import served
from vog.server import connection


async def say_it_back(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})


async def test_a_socket_outlives_the_time_that_a_head_may_take(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SLOWEST_HEAD", 0.05)
    async with (
        served(say_it_back) as (_, port),
        connect(f"ws://127.0.0.1:{port}/") as socket,
    ):
        await asyncio.sleep(0.3)
        await socket.send("still there")
        assert await asyncio.wait_for(socket.recv(), 10) == "still there"
