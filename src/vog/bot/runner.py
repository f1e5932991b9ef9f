"""A bot's life on a connection: it keeps its ads open, thinks a little, and comes back when it is cut off."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from vog.bot.mind import Mind
from vog.protocol.messages import Command, Renew

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager

    from vog.bot.mind import Player, Says
    from vog.numbridge.settings import Variant

_ENCODER = msgspec.json.Encoder()
RENEWAL = 10.0  # seconds; a lease is thirty
_LOOK = 0.3


class CutOff(Exception):
    """The connection ended, or none came to be; `why` says so where that is known.

    `again`: seconds after which to come back, None for not at all.
    """

    def __init__(self, again: float | None, why: str = "") -> None:
        self.again = again
        self.why = why
        super().__init__(again)


class Socket(Protocol):
    """One open socket."""

    async def send(self, text: str) -> None:
        """Send a frame. Raises CutOff."""

    def frames(self) -> AsyncIterator[str]:
        """What comes in. Raises CutOff at the end."""


class Door(Protocol):
    """How a bot reaches the club: by the network, or within the server's own process."""

    def open(self) -> AbstractAsyncContextManager[Socket]:
        """A socket. Raises CutOff where the club cannot be reached."""

    async def post_ad(self, room: str, variant: Variant) -> str | None:
        """Post an ad with the room's usual settings; its id, or None where that is not possible now."""


class Habits(NamedTuple):
    """How a bot behaves."""

    room: str
    variants: tuple[Variant, ...]
    pause: float = 1.0  # seconds before a move
    most_tables: int = 8  # running, beyond which it posts no ads; a socket bears 20
    most_adjourned: int = 5  # beyond which it adjourns no more


class Bot:
    """One bot. `make` gives a player for each connection; `name` tells its ids from another life's."""

    def __init__(self, door: Door, make: Callable[[], Player], habits: Habits, name: str) -> None:
        self._door = door
        self._make = make
        self._habits = habits
        self._name = name
        self._ads: dict[Variant, str] = {}

    async def run(self) -> None:
        """Live until cancelled, or until the club says not to come back. Raises CutOff then."""
        while True:
            try:
                async with self._door.open() as socket:
                    await self._stay(socket)
            except CutOff as cut:
                if cut.again is None:
                    raise
                await asyncio.sleep(cut.again)

    async def _stay(self, socket: Socket) -> None:
        mind = Mind(self._make(), self._name, self._habits.most_adjourned)
        self._ads.clear()
        renewing = asyncio.create_task(self._keep_ads(socket, mind))
        saying: set[asyncio.Task[None]] = set()
        try:
            for said in mind.begin():
                await socket.send(_ENCODER.encode(said).decode())
            async for text in socket.frames():
                answers = await asyncio.to_thread(mind.hear, text)
                for said in answers:
                    task = asyncio.create_task(self._say(socket, said))
                    saying.add(task)
                    task.add_done_callback(saying.discard)
        finally:
            for task in (renewing, *saying):
                task.cancel()
            await asyncio.gather(renewing, *saying, return_exceptions=True)

    async def _say(self, socket: Socket, said: Says) -> None:
        if isinstance(said, Command):
            await asyncio.sleep(self._habits.pause)
        await socket.send(_ENCODER.encode(said).decode())

    async def _keep_ads(self, socket: Socket, mind: Mind) -> None:
        """Post the ads that are not there, renew the others; at once where a game took them away (C3)."""
        while not mind.welcomed:
            await asyncio.sleep(_LOOK)
        while True:
            seated = mind.seated
            if mind.tables < self._habits.most_tables:
                for variant in self._habits.variants:
                    if self._ads.get(variant) not in mind.open_ads:
                        posted = await self._door.post_ad(self._habits.room, variant)
                        if posted is not None:
                            self._ads[variant] = posted
            waited = 0.0
            while waited < RENEWAL and mind.seated == seated:
                await asyncio.sleep(_LOOK)
                waited += _LOOK
            await socket.send(_ENCODER.encode(Renew(tuple(self._ads.values()))).decode())
            await asyncio.sleep(_LOOK)  # until the answer is there
