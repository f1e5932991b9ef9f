"""A group of rows for the journal, in one transaction: the path of every move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Integer, Text, and_, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vog.club.ports import About, Append, Entry, Lost, Notice
from vog.storage import schema
from vog.storage.columns import Whole
from vog.storage.endings import end_games
from vog.storage.forms import ENTRIES, read_entry
from vog.storage.many import Prepared, among, listed, rows
from vog.storage.notices import announce

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Executable
    from sqlalchemy.types import TypeEngine

    from vog.club.names import GameId

_STATE, _ENTRY = schema.state.c, schema.journal.c

_FIELDS: dict[str, TypeEngine[Any]] = {
    "game": Text(),
    "seq": Integer(),
    "at": Whole,
    "seat": Text(),
    "id": Text(),
    "line": Text(),
    "ms": Whole,
    "status": Text(),
    "deadline": Whole,
}


def written(append: Append) -> bytes:
    """An append as the statements below are given it: JSON, in the order of the fields.

    Raises ValueError for text that a database cannot hold.
    """
    entry = append.entry
    if "\0" in entry.line or (entry.id is not None and "\0" in entry.id):
        raise ValueError("a NUL in a row of the journal")
    return msgspec.json.encode(
        (
            append.game,
            entry.seq,
            entry.at,
            entry.seat,
            entry.id,
            entry.line,
            entry.ms,
            append.status,
            append.deadline,
        )
    )


def append_group(
    connection: Connection, group: Sequence[Append], encoded: Sequence[bytes]
) -> list[Entry | Lost]:
    """What became of each append of a group, which has each game once and is in the order of their ids.

    A row is written where the game's head is the row before it and nobody writes the same at this moment: of
    two transactions the second waits for the first at the journal's key, and then finds its row lost. With
    the rows go their games' states, results and ratings, and the notices.
    """
    together = _together(encoded)
    won = _won(connection, group, together)
    winners = [append for append in group if append.game in won]
    if winners:
        if len(winners) < len(group):
            together = _together(
                [text for append, text in zip(group, encoded, strict=True) if append.game in won]
            )
        _UPDATE.execute(connection, together)
        end_games(connection, winners)
        announce(connection, _notices(winners))
    if len(winners) == len(group):
        return [append.entry for append in group]
    first = _first(connection, [append for append in group if append.game not in won])
    return [append.entry if append.game in won else first.get(append.game, Lost()) for append in group]


def _won(connection: Connection, group: Sequence[Append], together: str) -> set[GameId]:
    """Write the rows that follow their games' heads; the games of those."""
    if connection.dialect.name != "sqlite":
        return set(_INSERT.execute(connection, together).scalars())
    # Nearly always all are written, and to count them is one step of SQLite. It would give each row back in a
    # step of its own, before which the thread must get the interpreter's lock from the event loop.
    if _INSERT.execute(connection, together).rowcount == len(group):
        return {append.game for append in group}
    return set(_WON.execute(connection, together).scalars())


def _notices(appended: Sequence[Append]) -> list[Notice]:
    games = [Notice(About.GAME, append.game, append.entry.seq) for append in appended]
    concerned = dict.fromkeys(player for append in appended for player in append.concerned)
    if not concerned:
        return games
    return [*games, Notice(About.LOBBY), *(Notice(About.SEATED, str(player)) for player in concerned)]


def _together(encoded: Sequence[bytes]) -> str:
    return (b"[" + b",".join(encoded) + b"]").decode()


def _insert(dialect: str) -> Executable:
    v = rows(dialect, "v", _FIELDS)
    names = ["game", "seq", "at", "seat", "id", "line", "ms"]
    following = (
        select(*[v.c[name] for name in names])
        .join(schema.state, and_(_STATE.game == v.c.game, v.c.seq == _STATE.head + literal_column("1")))
        # SQLite wants a condition, to tell ON CONFLICT from a join's.
        .where(v.c.seq > literal_column("0"))
    )
    if dialect != "sqlite":
        following = following.order_by(v.c.game)  # locks are taken in one order by everybody
    engine = sqlite if dialect == "sqlite" else postgresql
    inserted: Any = engine.insert(schema.journal).from_select(names, following).on_conflict_do_nothing()
    made: Executable = inserted if dialect == "sqlite" else inserted.returning(_ENTRY.game)
    return made


def _just_written(dialect: str) -> Executable:
    """Of these rows the games of those that stand in the journal beyond their games' heads."""
    v = rows(dialect, "v", _FIELDS)
    return (
        select(v.c.game)
        .join(schema.state, and_(_STATE.game == v.c.game, v.c.seq == _STATE.head + literal_column("1")))
        .join(schema.journal, and_(_ENTRY.game == v.c.game, _ENTRY.seq == v.c.seq))
    )


def _update(dialect: str) -> Executable:
    v = rows(dialect, "v", _FIELDS)
    return (
        update(schema.state)
        .where(_STATE.game == v.c.game)
        .values(head=v.c.seq, status=v.c.status, deadline=v.c.deadline)
    )


_INSERT, _WON, _UPDATE = Prepared(_insert), Prepared(_just_written), Prepared(_update)


def _first(connection: Connection, lost: Sequence[Append]) -> dict[str, Entry]:
    """By game, the rows that have the commands' ids already (C12)."""
    found: dict[str, Entry] = {}
    sent = {append.game: append.entry for append in lost if append.entry.id is not None}
    if not sent:
        return found
    dialect = connection.dialect.name
    wanted = ENTRIES.add_columns(_ENTRY.game).where(
        among(dialect, _ENTRY.game, "games"), among(dialect, _ENTRY.id, "ids")
    )
    ids = [entry.id for entry in sent.values()]
    given = {"games": listed(connection, sent), "ids": listed(connection, ids)}
    for row in connection.execute(wanted, given):
        *fields, game = row
        here = read_entry(fields)  # type: ignore[arg-type]
        if (here.seat, here.id) == (sent[game].seat, sent[game].id):
            found[game] = here
    return found
