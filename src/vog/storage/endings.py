"""Results of games, and what rated ones do to ratings, in the transaction of the rows that end them (C8)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vog.club.ports import About, Notice
from vog.club.rating import NEW, rate_game, score_of
from vog.storage import schema
from vog.storage.forms import Change, read_rating, write_json, write_rating
from vog.storage.many import among, listed
from vog.storage.notices import announce

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Connection, Executable, Select

    from vog.club.names import GameId
    from vog.club.ports import Append, Ending
    from vog.club.rating import Rating

_GAME, _RATING = schema.game.c, schema.rating.c

_Key = tuple[int, str]


@cache
def _games(dialect: str) -> Select[Any]:
    """The rated ones of these games."""
    return (
        select(_GAME.id, _GAME.first, _GAME.second, _GAME.variant)
        .where(among(dialect, _GAME.id, "games"), _GAME.rated)
        .order_by(_GAME.id)
    )


_CHANGE = (
    update(schema.rating)
    .where(_RATING.player == bindparam("of"), _RATING.variant == bindparam("in"))
    .values({name: bindparam(name) for name in write_rating(NEW)})
)


_RESULT = insert(schema.result)


@cache
def _new(dialect: str) -> Executable:
    engine = sqlite if dialect == "sqlite" else postgresql
    made: Executable = engine.insert(schema.rating).on_conflict_do_nothing()
    return made


@cache
def _locking(dialect: str) -> Executable:
    return (
        select(schema.rating)
        .where(among(dialect, _RATING.player, "players"))
        .order_by(_RATING.player, _RATING.variant)
        .with_for_update()
    )


def end_games(connection: Connection, appended: Sequence[Append]) -> None:
    """Write the results of those of these games that ended, and change their players' ratings.

    Ratings change where a game was rated, is not void, and its end has a score. Several games of one player
    change the rating one after the other.
    """
    ended = {append.game: append for append in appended if append.ending is not None}
    if not ended:
        return
    changes = _rated(connection, ended)
    results = [
        _result(append, append.ending, changes.get(game))
        for game, append in ended.items()
        if append.ending is not None
    ]
    connection.execute(_RESULT, results)


def _result(append: Append, ending: Ending, change: Change | None) -> dict[str, object]:
    return {
        "game": append.game,
        "ended": append.entry.at,
        "reason": ending.end.reason.value,
        "winner": ending.end.winner.value if ending.end.winner else None,
        "void": ending.void,
        "ratings": write_json(change) if change else None,
    }


def _rated(connection: Connection, ended: Mapping[GameId, Append]) -> dict[GameId, Change]:
    """What these games do to ratings, done."""
    scores = {
        game: score
        for game, append in ended.items()
        if append.ending is not None
        and not append.ending.void
        and (score := score_of(append.ending.end)) is not None
    }
    if not scores:
        return {}
    given = {"games": listed(connection, scores)}
    games = connection.execute(_games(connection.dialect.name), given).all()
    keys = sorted({(player, game.variant) for game in games for player in (game.first, game.second)})
    if not keys:
        return {}
    ratings = _locked(connection, keys)
    changes = {}
    for game in games:
        first, second = (game.first, game.variant), (game.second, game.variant)
        before = (ratings[first], ratings[second])
        after = rate_game(*before, scores[game.id])
        ratings[first], ratings[second] = after
        changes[game.id] = Change(before, after)
    connection.execute(
        _CHANGE,
        [{"of": player, "in": variant, **write_rating(new)} for (player, variant), new in ratings.items()],
    )
    announce(connection, [Notice(About.RATED, str(player)) for player, _ in ratings])
    return changes


def _locked(connection: Connection, keys: Sequence[_Key]) -> dict[_Key, Rating]:
    """These ratings, made where there are none yet; all of their players' are locked, in one order."""
    dialect, first = connection.dialect.name, write_rating(NEW)
    new = [{"player": player, "variant": variant, **first} for player, variant in keys]
    connection.execute(_new(dialect), new)
    players = sorted({player for player, _ in keys})
    found = {
        (row.player, row.variant): row
        for row in connection.execute(_locking(dialect), {"players": listed(connection, players)})
    }
    return {key: read_rating(found[key]) for key in keys}
