"""Who watches which table, and that each is shown what happens there.

Notices say that a row was committed, never what; what is shown is asked of the club anew. Each line is shown
a row of a table once, and never an older one after a newer one. Where nothing must be read for it, a table is
shown at once, within the notice; else by a task, of which each table has at most one.
"""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from vog.club.refusals import NoSuchGame
from vog.protocol.messages import Table, encode
from vog.server.loops import report

if TYPE_CHECKING:
    from vog.club.names import GameId, PlayerId
    from vog.club.service.tables import Tables
    from vog.club.view import TableView
    from vog.server.line import Line
    from vog.server.loops import Tasks

_ENCODER = msgspec.json.Encoder()
_AGAIN = 0.5  # seconds until the database is asked again where it could not be reached


class _Watched:
    """A table that somebody watches. `players` are known from the first view on.

    `seq` is the newest row that was shown, `wanted` the newest that anybody told of, `busy` whether a task is
    showing it.
    """

    __slots__ = ("busy", "lines", "players", "seq", "wanted")

    def __init__(self) -> None:
        self.lines: set[Line] = set()
        self.players: tuple[PlayerId, ...] = ()
        self.seq = -1
        self.wanted = 0
        self.busy = False

    def behind(self, table: GameId) -> dict[PlayerId | None, list[Line]]:
        """Who was not shown the newest row, by player; with None, all who are strangers at this table."""
        found: dict[PlayerId | None, list[Line]] = {}
        for line in self.lines:
            if line.shown[table] < self.wanted:
                who = None if line.player is None else line.player.id
                if self.players and who not in self.players:
                    who = None
                found.setdefault(who, []).append(line)
        return found


class Watching:
    """All tables that lines of this node watch. `pushed` counts the pictures, for the metrics."""

    def __init__(self, tables: Tables, tasks: Tasks) -> None:
        self._club = tables
        self._tasks = tasks
        self._tables: dict[GameId, _Watched] = {}
        self.pushed = 0

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

    def heard(self, table: GameId, seq: int) -> bool:
        """That table has a row `seq`. Whether somebody watches who was not told of it."""
        watched = self._tables.get(table)
        if watched is None or watched.wanted >= seq:
            return False
        watched.wanted = seq
        self._refresh(table, watched)
        return True

    def doubt(self) -> None:
        """Notices were lost: any table may have gone on."""
        for table, watched in self._tables.items():
            watched.wanted = max(watched.wanted, watched.seq + 1)
            self._refresh(table, watched)

    async def compare_heads(self) -> int:
        """Find the tables that went on without a notice; how many did. Raises Unavailable."""
        if not self._tables:
            return 0
        heads = await self._club.heads(tuple(self._tables))
        return sum(self.heard(table, seq) for table, seq in heads.items())

    # ---- asking the club -----------------------------------------------------------------------------

    def _refresh(self, table: GameId, watched: _Watched) -> None:
        if watched.busy:
            return
        # News of this node's own row may come before its writer goes on.
        if self._club.when_written(table, watched.wanted, partial(self._refresh, table, watched)):
            return
        try:
            shown = self._show_at_hand(table, watched)
        except Exception:  # noqa: BLE001 - it is met again by the task, which tells the log
            shown = False
        if not shown:
            watched.busy = True
            self._tasks.start(self._show(table, watched))

    def _show_at_hand(self, table: GameId, watched: _Watched) -> bool:
        behind = watched.behind(table)
        views = self._club.views_at_hand(tuple(behind), table, watched.wanted)
        if views is None:
            return False
        for view, lines in zip(views, behind.values(), strict=True):
            self._give(table, watched, view, lines)
        return True

    async def _show(self, table: GameId, watched: _Watched) -> None:
        try:
            while behind := watched.behind(table):
                try:
                    await self._taken(table, watched.wanted)
                    await self._ask(table, watched, behind)
                except NoSuchGame:
                    self._no_such_table(table, watched)
                except Exception as error:  # noqa: BLE001 - told to the log, and tried again
                    report("a table could not be shown", error)
                    await asyncio.sleep(_AGAIN)
        finally:
            watched.busy = False

    async def _taken(self, table: GameId, seq: int) -> None:
        written = asyncio.Event()
        if self._club.when_written(table, seq, written.set):
            await written.wait()

    async def _ask(self, table: GameId, watched: _Watched, behind: dict[PlayerId | None, list[Line]]) -> None:
        """One view for each player at the table, and one for all the others together."""
        wanted, newest = watched.wanted, 0
        for who, lines in behind.items():
            view = await self._club.view(who, table, wanted)
            newest = max(newest, view.seq)
            self._give(table, watched, view, lines)
        if newest < wanted == watched.wanted:  # it was only feared that there is more
            watched.wanted = newest

    def _give(self, table: GameId, watched: _Watched, view: TableView, lines: list[Line]) -> None:
        watched.players = tuple([face.id for face in view.players])
        watched.seq = max(watched.seq, view.seq)
        message = encode(Table(msgspec.Raw(_ENCODER.encode(view))))
        for line in lines:
            if line.shown.get(table, view.seq) < view.seq:
                line.shown[table] = view.seq
                line.show_table(table, message)
                self.pushed += 1

    def _no_such_table(self, table: GameId, watched: _Watched) -> None:
        for line in tuple(watched.lines):
            line.no_such_table(table)
            self.unwatch(line, table)
