"""ports.Journal over SQL: the truth about games."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vog.club.ad import check_games
from vog.club.ports import About, Entry, Lost, Notice, Outage, Status
from vog.storage import schema
from vog.storage.appending import append_group, written
from vog.storage.columns import Whole
from vog.storage.failures import Broken, Taken
from vog.storage.forms import ENTRIES, HEADERS, read_entry, read_header, write_header, write_seed, write_state
from vog.storage.many import among, listed
from vog.storage.notices import announce

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import Connection, Executable, Select

    from vog.club.names import AdId, GameId, Instant, PlayerId
    from vog.club.ports import Append, Header
    from vog.storage.database import Database

_GAME, _STATE, _ENTRY = schema.game.c, schema.state.c, schema.journal.c
_AD, _OUTAGE = schema.ad.c, schema.outage.c

_MOST = 1000  # rows of a group
# Groups on their way at once: while one is synced the next is made.
_LANES = 2
# Seconds between the beginnings of groups. A group costs as much as ten rows, so that without it a club with
# some hundred moves a second would spend most of its time on groups of one or two.
PACE = 0.01


# Made once: it takes longer than to carry one out (see `many`).
_HEADER = HEADERS.where(_GAME.id == bindparam("game"))
_TAIL = ENTRIES.where(_ENTRY.game == bindparam("game"), _ENTRY.seq > bindparam("after")).order_by(_ENTRY.seq)
_REMATCH = select(_GAME.id).where(_GAME.rematch_of == bindparam("of"))
_DUE = (
    select(_STATE.game)
    .where(_STATE.deadline <= bindparam("now"))
    .order_by(_STATE.deadline, _STATE.game)
    .limit(bindparam("most", type_=Whole))
)
_GAMES_OF = (
    select(_GAME.id)
    .join(schema.state, _STATE.game == _GAME.id)
    .where(or_(_GAME.first == bindparam("player"), _GAME.second == bindparam("player")))
    .where(_STATE.status.in_(bindparam("statuses", expanding=True)))
    .order_by(_GAME.created.desc(), _GAME.id.desc())
)


_NEW_SEED, _NEW_STATE = insert(schema.seed), insert(schema.state)


@cache
def _new_game(dialect: str) -> Executable:
    engine = sqlite if dialect == "sqlite" else postgresql
    made: Executable = engine.insert(schema.game).on_conflict_do_nothing().returning(_GAME.id)
    return made


@cache
def _ads_of(dialect: str) -> Executable:
    return delete(schema.ad).where(among(dialect, _AD.owner, "ids"))


@cache
def _locking(dialect: str) -> Executable:
    """So that two games of a player that begin at once are counted one after the other; in order of ids."""
    theirs = select(schema.player.c.id).where(among(dialect, schema.player.c.id, "ids"))
    return theirs.order_by(schema.player.c.id).with_for_update(key_share=True)


@cache
def _heads(dialect: str) -> Select[Any]:
    return select(_STATE.game, _STATE.head).where(among(dialect, _STATE.game, "games"))


class _Waiting(NamedTuple):
    append: Append
    encoded: bytes
    future: asyncio.Future[Entry | Lost]


class _NotStarted(Exception):
    """Undoes what `start` has done so far."""


class Journal:
    """ports.Journal. What is appended while a group is on its way to the disk makes the next group."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[_Waiting] = []
        self._sending: set[asyncio.Task[None]] = set()
        self._next = 0.0  # by the loop's clock, when the next group may go
        self._several = False  # whether the last one had more than one row

    # ---- writing ------------------------------------------------------------------------------------

    async def start(
        self,
        header: Header,
        *,
        deadline: Instant,
        taking: AdId | None,
        check: Collection[PlayerId] = (),
    ) -> bool:
        """See ports.Journal."""

        def work(connection: Connection) -> None:
            dialect = connection.dialect.name
            players = {"ids": listed(connection, header.players)}
            if dialect != "sqlite":  # where there is one writer at a time
                connection.execute(_locking(dialect), players)
            if taking is not None:
                taken = connection.execute(delete(schema.ad).where(_AD.id == taking).returning(_AD.id))
                if taken.first() is None:
                    raise _NotStarted
            for player in check:
                check_games(*_games(connection, player))
            if connection.execute(_new_game(dialect), write_header(header)).first() is None:
                raise _NotStarted
            connection.execute(_NEW_SEED, write_seed(header))
            connection.execute(_NEW_STATE, write_state(header, deadline))
            connection.execute(_ads_of(dialect), players)
            seated = [Notice(About.SEATED, str(player)) for player in header.players]
            announce(connection, [Notice(About.GAME, header.id, 0), Notice(About.LOBBY), *seated])

        try:
            await self._database.write(work)
        except _NotStarted:
            return False
        return True

    async def append(self, append: Append) -> Entry | Lost:
        """See ports.Journal. Raises ValueError for a row that no database can hold."""
        future: asyncio.Future[Entry | Lost] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(append, written(append), future))
        if len(self._sending) < _LANES:
            sending = asyncio.create_task(self._send())
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)
        return await future

    async def _send(self) -> None:
        while self._waiting:
            await self._pace()
            await self._send_group(self._next_group())

    async def _pace(self) -> None:
        """Let a group wait for more rows where several games are played at once; else it goes at once."""
        loop = asyncio.get_running_loop()
        several = self._several or len(self._waiting) > 1 or len(self._sending) > 1
        while several and (pause := self._next - loop.time()) > 0:
            await asyncio.sleep(pause)
        self._next = loop.time() + PACE
        self._several = len(self._waiting) > 1

    def _next_group(self) -> list[_Waiting]:
        """The oldest that wait, one of a game, in the order of games' ids, in which locks are taken."""
        group: dict[GameId, _Waiting] = {}
        later: list[_Waiting] = []
        for waiting in self._waiting:
            if len(group) < _MOST and waiting.append.game not in group:
                group[waiting.append.game] = waiting
            else:
                later.append(waiting)
        self._waiting = later
        return [group[game] for game in sorted(group)]

    async def _send_group(self, group: Sequence[_Waiting]) -> None:
        appends = [waiting.append for waiting in group]
        encoded = [waiting.encoded for waiting in group]
        try:
            outcomes = await self._database.write(
                lambda connection: append_group(connection, appends, encoded), urgent=True
            )
        except Exception as failure:  # noqa: BLE001 - those who wait get it, whatever it is
            if isinstance(failure, Broken | Taken) and len(group) > 1:
                # One row the database refuses must not take its neighbours with it.
                for waiting in group:
                    await self._send_group([waiting])
                return
            for waiting in group:
                if not waiting.future.done():
                    waiting.future.set_exception(failure)
            return
        for waiting, outcome in zip(group, outcomes, strict=True):
            if not waiting.future.done():
                waiting.future.set_result(outcome)

    async def defer(self, game: GameId, seq: int, deadline: Instant) -> bool:
        """See ports.Journal."""

        def work(connection: Connection) -> bool:
            here = update(schema.state).where(_STATE.game == game, _STATE.head == seq)
            moved = here.values(deadline=deadline).returning(_STATE.game)
            return connection.execute(moved).first() is not None

        return await self._database.write(work)

    # ---- reading ------------------------------------------------------------------------------------

    async def game(self, game: GameId) -> tuple[Header, tuple[Entry, ...]] | None:
        """See ports.Journal."""

        def work(connection: Connection) -> tuple[Header, tuple[Entry, ...]] | None:
            found = connection.execute(_HEADER, {"game": game}).first()
            return None if found is None else (read_header(found), _tail(connection, game, 0))

        return await self._database.read(work)

    async def tail(self, game: GameId, after: int) -> tuple[Entry, ...]:
        """See ports.Journal."""
        return await self._database.read(lambda connection: _tail(connection, game, after))

    async def heads(self, ids: Collection[GameId]) -> dict[GameId, int]:
        """See ports.Journal."""

        def work(connection: Connection) -> dict[GameId, int]:
            found = connection.execute(_heads(connection.dialect.name), {"games": listed(connection, ids)})
            return {row.game: row.head for row in found}

        return await self._database.read(work) if ids else {}

    async def due(self, now: Instant, limit: int) -> tuple[GameId, ...]:
        """See ports.Journal."""
        given = {"now": now, "most": limit}
        return await self._database.read(lambda connection: tuple(connection.execute(_DUE, given).scalars()))

    async def outages(self, since: Instant) -> tuple[Outage, ...]:
        """See ports.Journal."""
        wanted = select(_OUTAGE.start, _OUTAGE.end).where(_OUTAGE.end > since).order_by(_OUTAGE.start)
        return await self._database.read(
            lambda connection: tuple(Outage(start, end) for start, end in connection.execute(wanted))
        )

    async def games_of(self, player: PlayerId, statuses: Collection[Status]) -> tuple[GameId, ...]:
        """See ports.Journal."""
        given = {"player": player, "statuses": [status.value for status in statuses]}
        return await self._database.read(
            lambda connection: tuple(connection.execute(_GAMES_OF, given).scalars())
        )

    async def games_in(self, statuses: Collection[Status], limit: int) -> tuple[GameId, ...]:
        """See ports.Journal."""
        wanted = (
            select(_STATE.game)
            .where(_STATE.status.in_([status.value for status in statuses]))
            .order_by(_STATE.created.desc(), _STATE.game.desc())
            .limit(limit)
        )
        return await self._database.read(lambda connection: tuple(connection.execute(wanted).scalars()))

    async def headers(self, games: Collection[GameId]) -> dict[GameId, Header]:
        """See ports.Journal."""

        def work(connection: Connection) -> dict[GameId, Header]:
            dialect = connection.dialect.name
            wanted = HEADERS.where(among(dialect, _GAME.id, "games"))
            found = connection.execute(wanted, {"games": listed(connection, games)})
            return {header.id: header for header in map(read_header, found)}

        return await self._database.read(work) if games else {}

    async def rematch(self, of: GameId) -> GameId | None:
        """See ports.Journal."""
        return await self._database.read(lambda connection: connection.execute(_REMATCH, {"of": of}).scalar())


def _games(connection: Connection, player: PlayerId) -> tuple[int, int]:
    """How many games of a player are running, and how many adjourned."""
    games = (
        select(_STATE.status, func.count())
        .select_from(schema.game.join(schema.state, _STATE.game == _GAME.id))
        .where(or_(_GAME.first == player, _GAME.second == player), _STATE.status != Status.OVER.value)
        .group_by(_STATE.status)
    )
    found = {row[0]: row[1] for row in connection.execute(games)}
    return found.get(Status.RUNNING.value, 0), found.get(Status.ADJOURNED.value, 0)


def _tail(connection: Connection, game: GameId, after: int) -> tuple[Entry, ...]:
    found = connection.execute(_TAIL, {"game": game, "after": after})
    return tuple([read_entry(row) for row in found])
