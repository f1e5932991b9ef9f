"""Whether a club's database is what it must be: its invariants, and games played again from their journal."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, exists, func, not_, or_, select

from vog.club.ports import Outage, Status
from vog.club.rating import CALMEST, HIGHEST, LOWEST, SUREST, UNSUREST, WILDEST
from vog.club.table import BrokenJournal, Table
from vog.storage import schema
from vog.storage.forms import ENTRIES, FINISHED, HEADERS, read_entry, read_finished, read_header

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection, Select

    from vog.storage.database import Database

_GAME, _STATE, _RESULT = schema.game.c, schema.state.c, schema.result.c
_ENTRY, _SEED, _RATING, _PULSE = schema.journal.c, schema.seed.c, schema.rating.c, schema.pulse.c

_SHOWN = 5  # of what is wrong in one way
_AHEAD = 60_000  # milliseconds the last beat may be ahead of the database's clock


class Finding(NamedTuple):
    """One thing that was looked at: `faults` is empty where it is sound."""

    what: str
    faults: tuple[str, ...]


async def examine(database: Database, sample: int) -> list[Finding]:
    """Look at all invariants, and play the newest `sample` games of each status again. Changes nothing."""
    now = await database.now()
    found = [await database.read(check) for check in _CHECKS]
    found.append(await database.read(lambda connection: _pulse(connection, now)))
    for status in Status:
        newest = (
            select(_STATE.game)
            .where(_STATE.status == status.value)
            .order_by(_STATE.created.desc(), _STATE.game.desc())
            .limit(sample)
        )
        games = await database.read(partial(_ids, wanted=newest))
        faults: list[str] = []
        for game in games:
            faults += await database.read(partial(_replayed, game=game))
        found.append(Finding(f"{len(games)} games {status.value}, played again", tuple(faults[:_SHOWN])))
    return found


def _ids(connection: Connection, wanted: Select[Any]) -> list[str]:
    return list(connection.execute(wanted).scalars())


# ---- invariants --------------------------------------------------------------------------------------


def _file(connection: Connection) -> Finding:
    faults: list[str] = []
    if connection.dialect.name == "sqlite":
        pages = connection.exec_driver_sql(f"PRAGMA quick_check({_SHOWN})").scalars().all()
        faults += [str(page) for page in pages if page != "ok"]
        keys = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        faults += [f"a row of {key[0]} belongs to none of {key[2]}" for key in keys]
    return Finding("pages and references", tuple(faults[:_SHOWN]))


def _journal(connection: Connection) -> Finding:
    rows = (
        select(
            _ENTRY.game,
            func.count().label("rows"),
            func.min(_ENTRY.seq).label("first"),
            func.max(_ENTRY.seq).label("last"),
        )
        .group_by(_ENTRY.game)
        .subquery()
    )
    total, games = connection.execute(select(func.coalesce(func.sum(rows.c.rows), 0), func.count())).one()
    gaps = select(rows.c.game).where(or_(rows.c.first != 1, rows.c.last != rows.c.rows))
    heads = (
        select(_STATE.game)
        .select_from(schema.state.outerjoin(rows, rows.c.game == _STATE.game))
        .where(_STATE.head != func.coalesce(rows.c.last, 0))
    )
    orphans = select(rows.c.game).where(rows.c.game.not_in(select(_STATE.game)))
    return Finding(
        f"journal: {total} rows of {games} games",
        (
            *_each(connection, gaps, "rows of game {} are missing"),
            *_each(connection, heads, "the head of game {} is not its last row"),
            *_each(connection, orphans, "game {} has rows and no state"),
        ),
    )


def _games(connection: Connection) -> Finding:
    total = connection.execute(select(func.count()).select_from(schema.game)).scalar_one()
    has_seed = exists().where(_SEED.game == _GAME.id)
    has_state = exists().where(_STATE.game == _GAME.id)
    over = _STATE.status == Status.OVER.value
    ended = exists().where(_RESULT.game == _STATE.game)
    unended, undead = and_(over, not_(ended)), and_(not_(over), ended)
    unknown = _STATE.status.not_in([status.value for status in Status])
    undated = and_(_STATE.status != Status.OVER.value, _STATE.deadline.is_(None))
    return Finding(
        f"games: {total}",
        (
            *_each(connection, select(_GAME.id).where(not_(has_seed)), "game {} has no seed"),
            *_each(connection, select(_GAME.id).where(not_(has_state)), "game {} has no state"),
            *_each(connection, select(_STATE.game).where(unknown), "game {} has a status nobody knows"),
            *_each(connection, select(_STATE.game).where(unended), "game {} is over without a result"),
            *_each(connection, select(_STATE.game).where(undead), "game {} has a result and goes on"),
            *_each(connection, select(_STATE.game).where(undated), "game {} has no deadline and never ends"),
        ),
    )


def _ratings(connection: Connection) -> Finding:
    total = connection.execute(select(func.count()).select_from(schema.rating)).scalar_one()
    who = _RATING.player
    sane: ColumnElement[bool] = and_(
        _RATING.points.between(LOWEST, HIGHEST),
        _RATING.deviation.between(SUREST, UNSUREST),
        _RATING.volatility.between(CALMEST, WILDEST),
        _RATING.games >= 0,
    )
    played = (
        select(func.count())
        .select_from(schema.game.join(schema.result, _RESULT.game == _GAME.id))
        .where(
            or_(_GAME.first == who, _GAME.second == who),
            _GAME.variant == _RATING.variant,
            _RESULT.ratings.is_not(None),
        )
        .scalar_subquery()
    )
    return Finding(
        f"ratings: {total}",
        (
            *_each(connection, select(who).where(not_(sane)), "a rating of player {} is out of bounds"),
            *_each(
                connection,
                select(who).where(_RATING.games != played),
                "a rating of player {} counts other games than were rated",
            ),
        ),
    )


def _pulse(connection: Connection, now: int) -> Finding:
    last = connection.execute(select(_PULSE.at)).scalar()
    ahead = last is not None and last > now + _AHEAD
    fault = "the club was last up in the future: was the clock set back?"
    return Finding("pulse", (fault,) if ahead else ())


_CHECKS: tuple[Callable[[Connection], Finding], ...] = (_file, _journal, _games, _ratings)


def _each(connection: Connection, wrong: Select[Any], fault: str) -> Iterator[str]:
    for id_ in connection.execute(wrong.limit(_SHOWN)).scalars():
        yield fault.format(id_)


# ---- games played again ------------------------------------------------------------------------------


def _replayed(connection: Connection, game: str) -> list[str]:
    try:
        return list(_disagreements(connection, game))
    except (ValueError, KeyError, msgspec.MsgspecError) as error:
        # Never its text: it may quote what is secret.
        return [f"game {game} holds something that cannot be read ({type(error).__name__})"]


def _disagreements(connection: Connection, game: str) -> Iterator[str]:
    """Where what is kept of a game is not what its rows say."""
    whole = connection.execute(HEADERS.where(_GAME.id == game)).first()
    if whole is None:
        return  # without a seed, which was said
    header = read_header(whole)
    rows = connection.execute(ENTRIES.where(_ENTRY.game == game).order_by(_ENTRY.seq))
    try:
        table = Table.load(header, map(read_entry, rows))
    except BrokenJournal as broken:
        yield f"game {game} cannot be played again: {broken}"
        return
    head, status, deadline = connection.execute(
        select(_STATE.head, _STATE.status, _STATE.deadline).where(_STATE.game == game)
    ).one()
    if (head, status) != (table.seq, table.status.value):
        yield f"game {game} is {status} at row {head}, but its rows say {table.status.value} at {table.seq}"
    outages = [
        Outage(start, end)
        for start, end in connection.execute(
            select(schema.outage).where(schema.outage.c.end > header.created).order_by(schema.outage.c.start)
        )
    ]
    if deadline != table.deadline(outages):
        yield f"game {game} has another deadline than its rows and outages say"
    kept = connection.execute(FINISHED.where(_GAME.id == game)).first()
    found = read_finished(kept) if kept else None
    ending = table.ending
    if (found and (found.end, found.void)) != (ending and (ending.end, ending.void)):
        yield f"game {game} has another result than its rows say"
