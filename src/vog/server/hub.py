"""All sockets of a node, and what each is shown when something changes: one node's fan-out.

Notices say that something was committed, never what; what is shown is asked of the club anew. For the lobby
and for each player at most one question is under way, and what changes meanwhile is asked for again after it.
Tables are shown by `watching`.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from vog.club.ports import About
from vog.protocol.conversation import Ending
from vog.protocol.messages import Games, encode
from vog.server.board import Board
from vog.server.loops import Tasks, report
from vog.server.watching import Watching

if TYPE_CHECKING:
    from vog.club.account import Accounts
    from vog.club.names import PlayerId
    from vog.club.ports import Clock, Notice
    from vog.club.service import Service
    from vog.server.board import Announcements
    from vog.server.line import Line

_ENCODER = msgspec.json.Encoder()
_AGAIN = 0.5  # seconds until the database is asked again where it could not be reached
MOST_SOCKETS = 20  # of one player
_GAME = About.GAME  # by name, as in vog.numbridge.seat


class Hub:
    """All sockets of this node. Everything happens on one event loop."""

    def __init__(self, club: Service, accounts: Accounts, announcements: Announcements, clock: Clock) -> None:
        self._club = club
        self._accounts = accounts
        self._clock = clock
        self._tasks = Tasks()
        self.tables = Watching(club.tables, self._tasks)
        self._players: dict[PlayerId, set[Line]] = {}
        self._busy_players: dict[PlayerId, bool] = {}  # whether it is to be asked again
        self.lines: set[Line] = set()
        self.board = Board(club, announcements, self.lines, self._tasks.start)
        self.draining = False

    # ---- sockets come and go -------------------------------------------------------------------------

    def join(self, line: Line) -> None:
        """A socket was opened."""
        self.lines.add(line)
        if line.player is not None:
            own = self._players.setdefault(line.player.id, set())
            own.add(line)
            if len(own) > MOST_SOCKETS:
                line.end(Ending.TOO_MANY)
        if self.draining:
            line.end(Ending.DRAIN)

    def leave(self, line: Line) -> None:
        """A socket was closed. That is no command: clocks run, and nothing is resigned (C9)."""
        self.lines.discard(line)
        self.board.look(line, on=False)
        for table in tuple(line.shown):
            self.tables.unwatch(line, table)
        if line.player is not None:
            own = self._players.get(line.player.id, set())
            own.discard(line)
            if not own:
                self._players.pop(line.player.id, None)

    def drain(self) -> None:
        """Tell every socket to come back in a moment, and take no more (this node stops)."""
        self.draining = True
        for line in tuple(self.lines):
            line.end(Ending.DRAIN)

    async def close(self) -> None:
        """Stop what is under way."""
        await self._tasks.close()

    # ---- what a socket wants to see ------------------------------------------------------------------

    def look_after(self, player: PlayerId) -> None:
        """Something about a player may have changed: look after its sessions, and show its games."""
        if player in self._players:
            self._tasks.start(self._end_revoked(player))
            self.show_games(player)

    def show_games(self, player: PlayerId) -> None:
        """Tell a player which games are not over."""
        if player not in self._players:
            return
        if player in self._busy_players:
            self._busy_players[player] = True
            return
        self._busy_players[player] = False
        self._tasks.start(self._ask_for_player(player))

    # ---- what happened -------------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Something was committed, by this node or by another."""
        if notice.about is _GAME:
            self.tables.heard(notice.id, notice.seq)
            return
        match notice.about:
            case About.LOBBY:
                self.board.lobby_changed()
            case About.HOST:
                self.board.announced()
            case About.RATED:
                pass  # a game of that player has ended, of which SEATED tells
            case About.PLAYER | About.SEATED if not notice.id.isdecimal():
                pass  # somebody else wrote that
            case About.PLAYER:
                self.look_after(int(notice.id))
            case About.SEATED:
                self.show_games(int(notice.id))
            case About.ALL:
                self.tables.doubt()
                self.board.lobby_changed()
                self.board.announced()
                for player in tuple(self._players):
                    self.look_after(player)

    def tick(self, now: float) -> None:
        """Look at every socket's clock, about once a second."""
        for line in tuple(self.lines):
            line.tick(now)

    # ---- asking the club -----------------------------------------------------------------------------

    async def _ask_for_player(self, player: PlayerId) -> None:
        try:
            again = True
            while again:
                self._busy_players[player] = False
                try:
                    games = await self._club.lobby.my_games(player)
                except Exception as error:  # noqa: BLE001 - told to the log, and tried again
                    report("games could not be shown", error)
                    await asyncio.sleep(_AGAIN)
                    continue
                message = encode(Games(msgspec.Raw(_ENCODER.encode(games))))
                for line in tuple(self._players.get(player, ())):
                    line.show("games", message)
                again = self._busy_players[player]
        finally:
            del self._busy_players[player]

    async def _end_revoked(self, player: PlayerId) -> None:
        while True:
            try:
                for line in tuple(self._players.get(player, ())):
                    key, now = line.session, self._clock.now()
                    if key is not None and await self._accounts.session(key, now) is None:
                        line.end(Ending.SIGNED_OUT)
            except Exception as error:  # noqa: BLE001 - told to the log, and tried again
                report("sessions could not be looked up", error)
                await asyncio.sleep(_AGAIN)
            else:
                return
