"""Who watches what, and what they are shown when it changes: one node's fan-out.

Notices say that something was committed, never what; what is shown is asked of the club anew. For each table
at most one question is under way, and what changes meanwhile is asked for again after it. Each socket is
shown a row of a table once, and never an older one after a newer one.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

import msgspec

from vog.club.ports import About, Unavailable
from vog.club.refusals import NoSuchGame
from vog.protocol.conversation import Ending
from vog.protocol.messages import Games, Table, encode
from vog.server.board import Board, tell
from vog.server.logs import LOG

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from vog.club.account import Accounts
    from vog.club.names import GameId, PlayerId
    from vog.club.ports import Clock, Notice
    from vog.club.service import Service
    from vog.server.board import Announcements
    from vog.server.line import Line

_ENCODER = msgspec.json.Encoder()
_AGAIN = 0.5  # seconds until the database is asked again where it could not be reached
MOST_SOCKETS = 20  # of one player


class _Watched:
    """A table that somebody watches. `players` are known from the first view on.

    `seq` is the newest row that was shown, `wanted` the newest that anybody told of, `busy` whether the club
    is being asked.
    """

    __slots__ = ("busy", "lines", "players", "seq", "wanted")

    def __init__(self) -> None:
        self.lines: set[Line] = set()
        self.players: tuple[PlayerId, ...] = ()
        self.seq = -1
        self.wanted = 0
        self.busy = False

    def behind(self, table: GameId) -> list[Line]:
        """Who was not shown the newest row."""
        return [line for line in self.lines if line.shown[table] < self.wanted]


class Hub:
    """All sockets of this node. Everything happens on one event loop."""

    def __init__(self, club: Service, accounts: Accounts, announcements: Announcements, clock: Clock) -> None:
        self._club = club
        self._accounts = accounts
        self._clock = clock
        self._tables: dict[GameId, _Watched] = {}
        self._players: dict[PlayerId, set[Line]] = {}
        self._busy_players: dict[PlayerId, bool] = {}  # whether it is to be asked again
        self._tasks: set[asyncio.Task[None]] = set()
        self.lines: set[Line] = set()
        self.board = Board(club, announcements, self.lines, self._start)
        self.draining = False
        self.pushed = 0  # pictures of tables, for the metrics

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
            self.unwatch(line, table)
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
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- what a socket wants to see ------------------------------------------------------------------

    def watch(self, line: Line, table: GameId) -> None:
        """Show it now, also where it was shown before, and whenever it changes."""
        line.shown[table] = -1
        watched = self._tables.setdefault(table, _Watched())
        watched.lines.add(line)
        watched.wanted = max(watched.wanted, 0)
        self._refresh(table, watched)

    def unwatch(self, line: Line, table: GameId) -> None:
        """Show it no more."""
        line.shown.pop(table, None)
        watched = self._tables.get(table)
        if watched is not None:
            watched.lines.discard(line)
            if not watched.lines:
                del self._tables[table]

    def show_games(self, player: PlayerId) -> None:
        """Tell a player which games are not over, and look whether the sessions still are."""
        if player not in self._players:
            return
        if player in self._busy_players:
            self._busy_players[player] = True
            return
        self._busy_players[player] = False
        self._start(self._ask_for_player(player))

    # ---- what happened -------------------------------------------------------------------------------

    def hear(self, notice: Notice) -> None:
        """Something was committed, by this node or by another."""
        match notice.about:
            case About.GAME:
                watched = self._tables.get(notice.id)
                if watched is not None and watched.wanted < notice.seq:
                    watched.wanted = notice.seq
                    self._refresh(notice.id, watched)
            case About.LOBBY:
                self.board.lobby_changed()
            case About.HOST:
                self.board.announced()
            case About.PLAYER:
                if notice.id.isdecimal():
                    self.show_games(int(notice.id))
            case About.ALL:
                for table, watched in self._tables.items():
                    watched.wanted = max(watched.wanted, watched.seq + 1)
                    self._refresh(table, watched)
                self.board.lobby_changed()
                self.board.announced()
                for player in tuple(self._players):
                    self.show_games(player)

    async def compare_heads(self) -> int:
        """Find the watched tables that went on without a notice; how many did. Raises Unavailable."""
        if not self._tables:
            return 0
        heads = await self._club.tables.heads(tuple(self._tables))
        behind = 0
        for table, seq in heads.items():
            watched = self._tables.get(table)
            if watched is not None and watched.wanted < seq:
                behind += 1
                watched.wanted = seq
                self._refresh(table, watched)
        return behind

    def tick(self, now: float) -> None:
        """Look at every socket's clock, about once a second."""
        for line in tuple(self.lines):
            line.tick(now)

    # ---- asking the club -----------------------------------------------------------------------------

    def _refresh(self, table: GameId, watched: _Watched) -> None:
        if not watched.busy:
            watched.busy = True
            self._start(self._show(table, watched))

    async def _show(self, table: GameId, watched: _Watched) -> None:
        try:
            while watched.behind(table):
                try:
                    await self._taken(table, watched.wanted)
                    await self._show_once(table, watched)
                except NoSuchGame:
                    self._no_such_table(table, watched)
                except Exception as error:  # noqa: BLE001 - told to the log, and tried again
                    tell("a table could not be shown", error)
                    await asyncio.sleep(_AGAIN)
        finally:
            watched.busy = False

    async def _taken(self, table: GameId, seq: int) -> None:
        """Wait for this node's own row, whose news may come before its writer goes on."""
        written = asyncio.Event()
        if self._club.tables.when_written(table, seq, written.set):
            await written.wait()

    async def _show_once(self, table: GameId, watched: _Watched) -> None:
        """One view for each player at the table, and one for all the others together."""
        wanted = watched.wanted
        by_seat: dict[PlayerId | None, list[Line]] = {}
        for line in watched.behind(table):
            who = None if line.player is None else line.player.id
            if watched.players and who not in watched.players:
                who = None
            by_seat.setdefault(who, []).append(line)
        newest = 0
        for who, lines in by_seat.items():
            view = await self._club.tables.view(who, table, wanted)
            watched.players = tuple([face.id for face in view.players])
            newest = max(newest, view.seq)
            message = encode(Table(msgspec.Raw(_ENCODER.encode(view))))
            for line in lines:
                if line.shown.get(table, view.seq) < view.seq:
                    line.shown[table] = view.seq
                    line.show_table(table, message)
                    self.pushed += 1
        watched.seq = max(watched.seq, newest)
        if newest < wanted == watched.wanted:  # it was only feared that there is more
            watched.wanted = newest

    def _no_such_table(self, table: GameId, watched: _Watched) -> None:
        for line in tuple(watched.lines):
            line.no_such_table(table)
            self.unwatch(line, table)

    async def _ask_for_player(self, player: PlayerId) -> None:
        try:
            again = True
            while again:
                self._busy_players[player] = False
                try:
                    await self._end_revoked(self._players.get(player, ()))
                    games = await self._club.lobby.my_games(player)
                except Exception as error:  # noqa: BLE001 - told to the log, and tried again
                    tell("games could not be shown", error)
                    await asyncio.sleep(_AGAIN)
                    continue
                message = encode(Games(msgspec.Raw(_ENCODER.encode(games))))
                for line in tuple(self._players.get(player, ())):
                    line.show("games", message)
                again = self._busy_players[player]
        finally:
            del self._busy_players[player]

    async def _end_revoked(self, lines: Iterable[Line]) -> None:
        now = self._clock.now()
        for line in tuple(lines):
            if line.session is not None and await self._accounts.session(line.session, now) is None:
                line.end(Ending.SIGNED_OUT)

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def every(seconds: float, what: Callable[[], Coroutine[None, None, object]], name: str) -> None:
    """Do it again and again until cancelled; what goes wrong is logged, and it goes on."""
    away = False
    while True:
        try:
            await what()
            if away:
                LOG.info("again", extra={"fields": {"loop": name}})
            away = False
        except Unavailable:
            if not away:
                LOG.warning("the database cannot be reached", extra={"fields": {"loop": name}})
            away = True
        except Exception:  # noqa: BLE001 - told to the log, and tried again
            LOG.exception("a loop failed", extra={"fields": {"loop": name}})
        await asyncio.sleep(seconds)


async def cancel(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel them and wait until they are gone."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError):
            await task
