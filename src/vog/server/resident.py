"""The bot that lives in the server's own process, so that a lone visitor finds a game in the training room.

It speaks the protocol like every other client, through a conversation in memory, and is sent no more.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from vog.bot.runner import Bot, CutOff, Habits
from vog.club.ad import Posting
from vog.club.ports import Kind, Unavailable
from vog.club.refusals import Refused
from vog.numbridge.bots import GreedyPlayer
from vog.numbridge.settings import Variant
from vog.protocol.conversation import Limits
from vog.server.line import Line
from vog.server.logs import LOG

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from vog.club.ports import Player
    from vog.server.node import Node

NAME = "Training Bot"
ROOM = "training"

# It answers as many visitors as there are, and is no stranger.
_LIMITS = Limits(burst=10_000, per_second=10_000, tables=1_000, silence=1e9)


class _Wire:
    """runner.Socket over a line of the hub."""

    def __init__(self, node: Node, line: Line) -> None:
        self._node = node
        self._line = line
        self._turn = asyncio.Lock()

    async def send(self, text: str) -> None:
        """As if it had come in."""
        conversation = self._line.conversation
        async with self._turn:
            request = conversation.receive(text, time.monotonic(), self._node.clock.now())
            if request is not None:
                await self._node.requests.carry_out(self._line, request)
        self._line.bell.ring()

    async def frames(self) -> AsyncIterator[str]:
        """As if it went out."""
        conversation = self._line.conversation
        while True:
            await self._line.bell.wait()
            while (frame := conversation.take()) is not None:
                yield frame
            if conversation.ending is not None:
                raise CutOff(conversation.ending.again)


class _WithinTheProcess:
    """runner.Door."""

    def __init__(self, node: Node, player: Player) -> None:
        self._node = node
        self._player = player

    @asynccontextmanager
    async def open(self) -> AsyncIterator[_Wire]:
        """A line of its own."""
        line = Line(self._player, None, time.monotonic(), _LIMITS)
        self._node.hub.join(line)
        try:
            yield _Wire(self._node, line)
        finally:
            self._node.hub.leave(line)

    async def post_ad(self, room: str, variant: Variant) -> str | None:
        """With the room's usual settings."""
        try:
            ad = await self._node.club.lobby.post_ad(self._player.id, Posting(room=room, variant=variant))
        except (Refused, Unavailable):
            return None
        return ad.id


async def reside(node: Node, *, pause: float) -> None:
    """Live in the training room until cancelled. A room that the host has closed to bots has none."""
    while True:
        try:
            player = await _account(node)
            habits = Habits(ROOM, tuple(Variant), pause=pause, most_tables=700, most_adjourned=250)
            bot = Bot(
                _WithinTheProcess(node, player),
                lambda: GreedyPlayer(secrets.randbelow),
                habits,
                secrets.token_hex(4),
            )
            await bot.run()
        except (CutOff, Unavailable):
            await asyncio.sleep(1)
        except Exception:  # noqa: BLE001 - told to the log, and tried again
            LOG.exception("the training room's bot failed")
            await asyncio.sleep(5)


async def _account(node: Node) -> Player:
    found = await node.accounts.named(NAME)
    if found is not None and found.player.kind is Kind.BOT:
        return found.player
    return await node.accounts.create(Kind.BOT, NAME, None, node.clock.now())
