"""One open socket as the hub knows it: its conversation, whose it is, what it was shown."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from vog.protocol.conversation import Conversation, State

if TYPE_CHECKING:
    from vog.club.names import GameId
    from vog.club.ports import Player
    from vog.protocol.conversation import Ending, Limits


_CLOSED = State.CLOSED  # by name, as in vog.numbridge.seat


class Bell:
    """Rings when there is something to send; whoever sends waits for it. One waits at most.

    What rings while nobody waits is heard by the next who does. (asyncio.Event costs three times as much, and
    each move rings two of these.)
    """

    __slots__ = ("_rung", "_waiting")

    def __init__(self) -> None:
        self._rung = False
        self._waiting: asyncio.Future[None] | None = None

    def ring(self) -> None:
        """Let the one who waits go on."""
        self._rung = True
        waiting, self._waiting = self._waiting, None
        if waiting is not None and not waiting.done():
            waiting.set_result(None)

    async def wait(self) -> None:
        """Wait for a ring since the last wait."""
        if not self._rung:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        self._rung = False


class Line:
    """A conversation with a bell that rings when there is something to send.

    `session` is the hash of the token it was opened with. `shown` holds the tables it watches, and the last
    seq it was shown of each, -1 for none yet.
    """

    __slots__ = ("bell", "conversation", "player", "session", "shown")

    def __init__(
        self, player: Player | None, session: bytes | None, now: float, limits: Limits | None = None
    ) -> None:
        self.player = player
        self.session = session
        self.conversation = Conversation(now, limits)
        self.shown: dict[GameId, int] = {}
        self.bell = Bell()

    @property
    def closed(self) -> bool:
        """Whether nothing is taken any more."""
        return self.conversation.state is _CLOSED

    def end(self, ending: Ending) -> None:
        """Close it, and say why."""
        self.conversation.end(ending)
        self.bell.ring()

    def show(self, key: str, message: bytes) -> None:
        """Show the `lobby` or `games`."""
        self.conversation.show(key, message)
        self.bell.ring()

    def show_table(self, table: GameId, message: bytes) -> None:
        """Show a table."""
        self.conversation.show_table(table, message)
        self.bell.ring()

    def no_such_table(self, table: GameId) -> None:
        """There is none."""
        self.conversation.no_such_table(table)
        self.bell.ring()

    def tick(self, now: float) -> None:
        """Look at the clock."""
        self.conversation.tick(now)
        if len(self.conversation.outbox):
            self.bell.ring()
