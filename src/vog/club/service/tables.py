"""What happens at tables: commands, views, time-outs (C4 to C12, N38).

The first row that the journal has decides everything. A command is decided on the table in memory and
written; where another row was there first, the tail is read and the command is decided again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from vog.club import refusals
from vog.club.action import WishRematch
from vog.club.clock import GRACE_MS
from vog.club.names import GameId, Instant, PlayerId
from vog.club.ports import OVER, Lost, Unavailable
from vog.club.service.seated import Cache
from vog.club.table import NotDue
from vog.club.view import TableView, views
from vog.numbridge.commands import End, Reason
from vog.numbridge.seat import SPECTATOR

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from vog.club.action import Action
    from vog.club.ports import Outage
    from vog.club.service.faces import Faces
    from vog.club.service.outside import Outside
    from vog.club.service.rematches import Rematches
    from vog.club.service.seated import Seated
    from vog.club.table import Step, Table
    from vog.club.view import Face

# So often a command is decided anew because another row came first. Two players cannot do that to each other.
TRIES = 8


class Ack(msgspec.Struct, frozen=True):
    """That a command is in the journal for good, as row `seq` of its game; a repeat gets the first answer."""

    game: GameId
    id: str
    seq: int


class Fired(NamedTuple):
    """Tables that acted by themselves, and those that could not and why, for the log."""

    games: tuple[GameId, ...]
    broken: dict[GameId, Exception]


class Tables:
    """All tables of the club, as this node serves them."""

    def __init__(self, outside: Outside, faces: Faces, rematches: Rematches) -> None:
        self._cache = Cache(outside)
        self._outside = outside
        self._faces = faces
        self._rematches = rematches
        self._outages: tuple[Outage, ...] | None = None

    async def act(self, player: PlayerId, game: GameId, id_: str, action: Action, received: Instant) -> Ack:
        """Carry out a player's command that this node received at `received`. `id_` is the sender's own.

        Raises Refused, and Unavailable where it is unknown whether it was written: send it again with its id.
        """
        unchecked = isinstance(action, WishRematch)
        for _ in range(TRIES):
            seated = await self._cache.get(game)
            seat = seated.seat(player)
            if (seq := seated.answer(seat, id_)) is not None:
                return Ack(game, id_, seq)
            outages = await self._down()
            try:
                if unchecked:
                    await self._rematches.check(seated.table.header)
                    unchecked = False
                step = seated.table.act(action, seat, id_, received, outages)
            except refusals.Refused:
                # It may be for what this node has not read yet.
                if await self._cache.catch_up(seated):
                    continue
                raise
            if (seq := await self._write(seated, step)) is not None:
                if seated.table.rematch.agreed:
                    await self._rematch(seated, agreed_now=True)
                return Ack(game, id_, seq)
        raise refusals.Busy

    async def view(self, player: PlayerId | None, game: GameId, seq: int = 0) -> TableView:
        """The table as that player, or with None a stranger, may see it: not older than row `seq` (C10).

        Raises NoSuchGame.
        """
        seated = await self._cache.get(game)
        if seated.table.seq < max(seq, seated.known):
            await self._cache.catch_up(seated)
        await self._down()
        header = seated.table.header
        faces = await self._faces.pair(header.players, header.settings.variant)
        return self._seen((player,), seated, faces)[0]

    def views_at_hand(
        self, players: Collection[PlayerId | None], game: GameId, seq: int = 0
    ) -> list[TableView] | None:
        """The same for several where nothing need be read for it, else None."""
        seated = self._cache.at_hand(game)
        if seated is None or self._outages is None or seated.table.seq < max(seq, seated.known):
            return None
        header = seated.table.header
        faces = self._faces.pair_at_hand(header.players, header.settings.variant)
        return None if faces is None else self._seen(players, seated, faces)

    def _seen(
        self, players: Collection[PlayerId | None], seated: Seated, faces: tuple[Face, Face]
    ) -> list[TableView]:
        table = seated.table
        now = max(self._outside.clock.now(), table.at)
        seats = [SPECTATOR if player is None else seated.seat_of(player) for player in players]
        return views(table, seats, faces, now, table.clocks.elapsed(now, self._outages or ()))

    async def heads(self, games: Collection[GameId]) -> dict[GameId, int]:
        """The last seq of each game, as the journal has it now."""
        return await self._outside.journal.heads(games)

    async def fire_due(self, limit: int = 500) -> Fired:
        """Let every table act whose time has come: time-outs, closings, rematches. Any node may do it.

        To be called some times a second, each time after the pulse has found out whether the club was down:
        else a node that slept would charge its sleep to the players.
        """
        fired: list[GameId] = []
        broken: dict[GameId, Exception] = {}
        for game in await self.due(limit):
            try:
                if await self.fire(game):
                    fired.append(game)
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001 - whatever is wrong with one table, the others go on
                broken[game] = error
        return Fired(tuple(fired), broken)

    async def due(self, limit: int) -> tuple[GameId, ...]:
        """The tables whose time has come by the journal, the most overdue first: for `fire`."""
        due = await self._outside.journal.due(self._outside.clock.now() - GRACE_MS, limit)
        if due:
            await self.read_outages()
        return due

    async def fire(self, game: GameId) -> bool:
        """Let a table act if its time has come; whether it did. Raises vog.club.table.BrokenJournal."""
        seated = await self._cache.get(game)
        await self._cache.catch_up(seated)
        table, outages = seated.table, await self._down()
        if table.rematch.agreed:
            return await self._rematch(seated)
        now = self._outside.clock.now()
        word = table.due(now, outages)
        if word is not None:
            return await self._write(seated, table.enforce(word, now, outages)) is not None
        deadline = table.deadline(outages)
        if deadline is not None and deadline > now - GRACE_MS:  # the club was down since it was written
            await self._outside.journal.defer(game, table.seq, deadline)
        return False

    async def close(self, game: GameId) -> bool:
        """The host closes a table, without a result (C14). Whether it was not over before."""
        for _ in range(TRIES):
            seated = await self._cache.get(game)
            await self._cache.catch_up(seated)
            if seated.table.status is OVER:
                return False
            now = self._outside.clock.now()
            step = seated.table.enforce(End(Reason.CLOSED), now, await self._down())
            if await self._write(seated, step) is not None:
                return True
        raise refusals.Busy

    def began(self, table: Table) -> None:
        """That table was dealt here and is in the journal: it need not be read and dealt again."""
        self._cache.seat(table)

    def heard(self, game: GameId, seq: int) -> None:
        """That game has a row with that seq."""
        self._cache.heard(game, seq)

    def when_written(self, game: GameId, seq: int, then: Callable[[], None]) -> bool:
        """Whether this node is writing that row itself; `then` is called when it has it, or has failed.

        News of a row may be here before its writer goes on. Who waits that long need not read the journal.
        """
        return self._cache.when_written(game, seq, then)

    def doubt(self) -> None:
        """Notices were lost: look again before anything is shown or decided."""
        self._cache.doubt()
        self._outages = None

    async def read_outages(self) -> None:
        """Learn of times in which the club was down. `due` does it where a table is."""
        known = self._outages or ()
        new = await self._outside.journal.outages(known[-1].end if known else 0)
        latest = known[-1].end if known else 0
        self._outages = (*known, *(outage for outage in new if outage.end > latest))

    async def _down(self) -> tuple[Outage, ...]:
        if self._outages is None:
            await self.read_outages()
        return self._outages or ()

    async def _write(self, seated: Seated, step: Step) -> int | None:
        """Write a step's row; its seq, or that of the row its command has already, or None: decide again."""
        seated.writing = step.entry.seq
        try:
            written = await self._outside.journal.append(step.append)
            mine = written is step.entry or written == step.entry
            if mine:
                if step.ending is not None:  # before anybody looks at the end
                    for player in step.table.header.players:
                        self._faces.forget(player)
                seated.take(step.table, step.entry)
        except BaseException:
            self._cache.drop(seated)
            raise
        finally:
            seated.wrote()
        if not mine:
            await self._cache.catch_up(seated)
        return None if isinstance(written, Lost) else written.seq

    async def _rematch(self, seated: Seated, *, agreed_now: bool = False) -> bool:
        """Begin a rematch that both wished for, if nobody has yet."""
        if seated.table.rematch.game is not None:
            return False
        word, table = await self._rematches.begin(seated.table.header, agreed_now=agreed_now)
        if table is not None:
            self.began(table)
        try:
            step = seated.table.enforce(word, self._outside.clock.now())
        except NotDue:  # somebody else has written it meanwhile
            return False
        return await self._write(seated, step) is not None
