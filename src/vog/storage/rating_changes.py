"""What rated games do to their players' ratings, in the transaction of the rows that end them (C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from vog.club.rating import NEW, rate_game, score_of
from vog.storage import schema
from vog.storage.forms import Change, read_rating, write_json, write_rating
from vog.storage.many import among

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection

    from vog.club.ports import Append
    from vog.club.rating import Rating

_GAME, _RATING = schema.game.c, schema.rating.c

_Key = tuple[int, str]


def rate_games(connection: Connection, ended: Sequence[Append]) -> None:
    """Change the ratings of those of these games that were rated, are not void and have a result.

    Several games of one player in one group change the rating one after the other.
    """
    scores = {}
    for append in ended:
        if append.ending is not None and not append.ending.void:
            points = score_of(append.ending.end)
            if points is not None:
                scores[append.game] = points
    if not scores:
        return
    games = connection.execute(
        select(_GAME.id, _GAME.first, _GAME.second, _GAME.variant)
        # Rows may follow the end and may say it again; a game is rated once.
        .where(among(connection, _GAME.id, list(scores)), _GAME.rated, _GAME.ratings.is_(None))
        .order_by(_GAME.id)
    ).all()
    keys = sorted({(player, game.variant) for game in games for player in (game.first, game.second)})
    if not keys:
        return
    ratings = _locked(connection, keys)
    changes = []
    for game in games:
        first, second = (game.first, game.variant), (game.second, game.variant)
        before = (ratings[first], ratings[second])
        after = rate_game(*before, scores[game.id])
        ratings[first], ratings[second] = after
        changes.append((game.id, write_json(Change(before, after))))
    for (player, variant), new in ratings.items():
        connection.execute(
            update(schema.rating)
            .where(_RATING.player == player, _RATING.variant == variant)
            .values(write_rating(new))
        )
    for game_id, change in changes:
        connection.execute(update(schema.game).where(_GAME.id == game_id).values(ratings=change))


def _locked(connection: Connection, keys: Sequence[_Key]) -> dict[_Key, Rating]:
    """These ratings, made where there are none yet, and locked in the order of players."""
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    new = [{"player": player, "variant": variant, **write_rating(NEW)} for player, variant in keys]
    connection.execute(dialect.insert(schema.rating).on_conflict_do_nothing(), new)
    found = connection.execute(
        select(schema.rating)
        .where(tuple_(_RATING.player, _RATING.variant).in_(keys))
        .order_by(_RATING.player, _RATING.variant)
        .with_for_update()
    )
    return {(row.player, row.variant): read_rating(row) for row in found}
