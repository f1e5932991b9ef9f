"""The whole application in this process, behind real sockets, with a clock that the test moves."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import argon2
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import served
from tests.storage.postgresql import MEMORY
from vog.club.ad import Posting
from vog.server import bootstrap
from vog.server.bootstrap import create_app
from vog.server.limiter import Limiter
from vog.server.node import Node
from vog.server.passwords import Passwords
from vog.server.settings import Settings
from vog.server.sign_in import Visitor

START = 1_800_000_000_000
DAY = 86_400_000


class Clock:
    """The club's clock, which stands until it is moved."""

    def __init__(self, instant: int) -> None:
        self.instant = instant

    def now(self) -> int:
        return self.instant

    async def follow(self, *_: object) -> None:
        """No other clock is asked."""


class Seat:
    """One player with an open socket; everything it was told, as it came and as it was read."""

    def __init__(self, player: int, headers: dict[str, str], socket: ClientConnection) -> None:
        self.player = player
        self.headers = headers
        self.socket = socket
        self.frames: list[str] = []
        self.told: list[Any] = []
        self.view: Any = None

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def until(self, what: Callable[[], Any]) -> Any:
        async with asyncio.timeout(20):
            while not (found := what()):
                frame = await self.socket.recv()
                assert isinstance(frame, str)
                self.frames.append(frame)
                message = json.loads(frame)
                self.told.append(message)
                if message["type"] == "table":
                    self.view = message["view"]
            return found

    def answers(self) -> list[Any]:
        """What was answered; pictures and heartbeats left out."""
        pictures = {"table", "lobby", "games", "announcement", "ping", "welcome"}
        return [message for message in self.told if message["type"] not in pictures]

    async def answer(self, id_: str) -> Any:
        """What became of a command."""
        return await self.until(
            lambda: next((one for one in self.told if one.get("id") == id_ and one["type"] != "table"), None)
        )

    async def command(self, id_: str, table: str, action: dict[str, Any]) -> Any:
        await self.say(type="command", id=id_, table=table, action=action)
        return await self.answer(id_)


class Inside:
    """A running club. `move` lets the clock go on without a gap that would be taken for an outage."""

    def __init__(self, node: Node, clock: Clock, data: Path, port: int, stack: AsyncExitStack) -> None:
        self.node = node
        self.data = data
        self.clock = clock
        self.port = port
        self._stack = stack
        self._networks = map(str, itertools.count())  # each comes from another

    async def to(self, instant: int) -> None:
        while self.clock.instant < instant:
            self.clock.instant = min(instant, self.clock.instant + 1900)
            await self.node.beat()

    async def sleep(self, instant: int) -> None:
        """The clock goes on, and the club is not up meanwhile."""
        self.clock.instant = instant
        await self.node.beat()

    async def seat(self) -> Seat:
        opened = await self.node.sign_in.guest(Visitor(None, None, next(self._networks)))
        return await self._seat(opened.player.id, {"Authorization": f"Bearer {opened.token}"})

    async def order(self, order: Any) -> str:
        """The host's, by the door of this machine; what is answered."""
        door = json.loads((self.data / "backdoor.json").read_text())

        def now() -> str:
            connection = http.client.HTTPConnection(urlsplit(door["url"]).netloc, timeout=30)
            try:
                headers = {"Authorization": f"Bearer {door['token']}"}
                connection.request("POST", "/orders", json.dumps(order), headers)
                return connection.getresponse().read().decode()
            finally:
                connection.close()

        return await asyncio.to_thread(now)

    async def stranger(self) -> Seat:
        """Not signed in."""
        return await self._seat(0, {})

    async def _seat(self, player: int, headers: dict[str, str]) -> Seat:
        socket = await connect(f"ws://127.0.0.1:{self.port}/api/socket", additional_headers=headers)
        self._stack.callback(socket.transport.abort)
        made = Seat(player, headers, socket)
        await made.say(type="hello", version=1)
        return made

    async def game(self, one: Seat, two: Seat, **ad: Any) -> tuple[str, Seat, Seat]:
        """A game of these two, which both watch: its id, who sits first, and who second."""
        lobby = self.node.club.lobby
        posted = await lobby.post_ad(one.player, Posting(**ad))
        game = await lobby.accept(two.player, posted.id)
        for seat in (one, two):
            await seat.say(type="watch", table=game)
            await seat.until(lambda seat=seat: seat.view and seat.view["id"] == game)  # type: ignore[misc]
        return (game, one, two) if one.view["game"]["seat"] == "first" else (game, two, one)


@asynccontextmanager
async def inside(
    site: Path, data: Path | None = None, *, at: int = START, send_buffer: int | None = None
) -> AsyncIterator[Inside]:
    """A club that starts at `at`; without a folder it is a new one, in memory where that can be."""
    clock = Clock(at)
    cheap = Passwords(argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
    with (
        pytest.MonkeyPatch.context() as patch,
        tempfile.TemporaryDirectory(prefix="vog-", dir=MEMORY) as folder,
    ):
        patch.setattr(bootstrap, "NodeClock", lambda: clock)
        data = data or Path(folder)
        app = create_app(Settings(data=data, site=site), passwords=cheap)
        async with (
            served(app, lifespan="on", send_buffer=send_buffer) as (_, port),
            AsyncExitStack() as stack,
        ):
            # Here all come from one address, faster than people do.
            app.state.node.asking = Limiter(10**9, 1.0, time.monotonic)
            yield Inside(app.state.node, clock, data, port, stack)
