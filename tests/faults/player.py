"""A client of docs/protocol.md that plays a game to its end whatever happens to its line, and remembers.

It sends again what was not answered, with the same id, to whichever node it reaches.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

# Refusals after which the newest view decides again, and those after which the same command is sent again.
_LOOK = frozenset({"stale", "not-your-turn", "time-is-up", "game-is-over"})
_AGAIN = frozenset({"unavailable", "busy", "failed"})


class Player:
    """`ports` are the nodes to try, the first one first; it may change while the player is away.

    `pause`: seconds before a move. `moves`: after so many it resigns, so that a game has its end in a few
    seconds. `drop`: how often an acknowledgement is taken for lost, and the line cut.
    """

    def __init__(
        self,
        ports: list[int],
        token: str,
        game: str,
        *,
        pause: float = 0.0,
        moves: int = 14,
        drop: float = 0.0,
        seed: str = "",
    ) -> None:
        self.ports = ports
        self.token = token
        self.game = game
        self.view: Any = None
        self.acknowledged: dict[str, int] = {}
        self.contradictions: list[Any] = []
        self.refusals: list[str] = []
        self.goodbyes: list[str] = []
        self.shown_at: dict[int, float] = {}
        self.acknowledged_at: dict[int, float] = {}
        self.resent = 0
        self.pause = pause
        self._moves = moves
        self._drop = drop
        self._chance = random.Random(seed or token)
        self._pending: tuple[str, str] | None = None
        self._number = 0
        self._socket: ClientConnection | None = None
        self._thinking: asyncio.Task[None] | None = None

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["status"] == "over" and self._pending is None

    async def live(self, *, at: int = 0) -> None:
        """Play until the game is over, beginning at that one of the nodes."""
        while not self.over:
            try:
                await self._visit(self.ports[at % len(self.ports)])
            except (OSError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.05)
            at += 1

    async def _visit(self, port: int) -> None:
        async with connect(
            f"ws://127.0.0.1:{port}/api/socket",
            additional_headers={"Authorization": f"Bearer {self.token}"},
            compression=None,
            ping_interval=None,
            open_timeout=20,
            close_timeout=0.1,
        ) as socket:
            self._socket = socket
            try:
                await self._say(type="hello", version=1)
                await self._say(type="watch", table=self.game)
                if self._pending is not None:
                    self.resent += 1
                    await socket.send(self._pending[1])
                async for text in socket:
                    await self._hear(json.loads(text))
                    if self.over:
                        return
            finally:
                self._socket = None
                if self._thinking is not None:
                    self._thinking.cancel()
                    self._thinking = None

    async def _say(self, **message: Any) -> None:
        if self._socket is not None:
            await self._socket.send(json.dumps(message))

    async def _hear(self, message: Any) -> None:
        match message["type"]:
            case "table":
                view = message["view"]
                if self.view is None or view["seq"] >= self.view["seq"]:
                    self.shown_at.setdefault(view["seq"], time.monotonic())
                    self.view = view
                    self._consider()
            case "ack":
                await self._answered(message["id"], message["seq"])
            case "refused":
                await self._refused(message["id"], message["code"])
            case "ping":
                await self._say(type="pong", n=message["n"])
            case "bye":
                self.goodbyes.append(message["code"])

    async def _answered(self, id_: str, seq: int) -> None:
        if self.acknowledged.setdefault(id_, seq) != seq:
            self.contradictions.append((id_, seq, self.acknowledged[id_]))
        self.acknowledged_at.setdefault(seq, time.monotonic())
        if self._pending is None or self._pending[0] != id_:
            return
        if self._chance.random() < self._drop:
            assert self._socket is not None
            await self._socket.close()
            return
        self._pending = None
        self._consider()

    async def _refused(self, id_: str, code: str) -> None:
        self.refusals.append(code)
        if self._pending is None or self._pending[0] != id_:
            return
        if code in _AGAIN:
            await asyncio.sleep(0.1)
            self.resent += 1
            if self._socket is not None:
                await self._socket.send(self._pending[1])
            return
        assert code in _LOOK, code
        self._pending = None
        await self._say(type="watch", table=self.game)

    def _consider(self) -> None:
        view = self.view
        if view is None or view["status"] != "running" or self._pending or self._thinking:
            return
        game = view["game"]
        newest = max(self.acknowledged.values(), default=0)
        if game["turn"] == game["seat"] and view["seq"] >= newest:
            self._thinking = asyncio.create_task(self._move())

    async def _move(self) -> None:
        await asyncio.sleep(self.pause)
        self._thinking = None
        game = self.view["game"]
        if self._pending or game["turn"] != game["seat"] or self.view["status"] != "running":
            return
        self._number += 1
        id_ = f"m{self._number}"
        action: dict[str, Any] = {"type": "play", "ply": game["ply"], "move": self._chosen(game)}
        if self._number > self._moves:
            action = {"type": "resign"}
        message = json.dumps({"type": "command", "id": id_, "table": self.game, "action": action})
        self._pending = (id_, message)
        if self._socket is not None:
            try:
                await self._socket.send(message)
            except WebSocketException:
                return  # it is sent again with the next line

    def _chosen(self, game: Any) -> dict[str, Any]:
        may, hand = game["may"], game["hand"]
        cells = list(enumerate(may["cells"]))
        clues = [cell for cell, letter in cells if letter == "c"]
        places = [cell for cell, letter in cells if letter == "p"]
        if places and hand and (not clues or self._chance.random() < 0.6):
            return {"type": "place", "cell": self._chance.choice(places), "digit": self._chance.choice(hand)}
        if clues:
            pay = self._chance.choice(hand) if may["price"] else None
            return {"type": "take-clue", "cell": self._chance.choice(clues), "pay": pay}
        return {"type": "exchange"}
