"""registers.Archive over SQL: finished games, page by page (C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import ColumnElement, and_, func, not_, or_, select, tuple_

from vog.club.archive import Filter
from vog.club.history import Alike
from vog.numbridge.commands import End, Reason
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Variant
from vog.storage import schema
from vog.storage.forms import FINISHED, read_finished

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vog.club.archive import Finished, Place
    from vog.club.names import GameId, PlayerId
    from vog.storage.database import Database
    from vog.storage.forms import AnyRow

_GAME, _RESULT = schema.game.c, schema.result.c


class Archive:
    """registers.Archive. A page begins where the last one ended: the thousandth costs what the first does."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(self, game: GameId) -> Finished | None:
        """See registers.Archive."""

        def work(connection: Connection) -> Finished | None:
            found = connection.execute(FINISHED.where(_GAME.id == game)).first()
            return None if found is None else read_finished(found)

        return await self._database.read(work)

    async def list(self, wanted: Filter, after: Place | None, limit: int) -> tuple[Finished, ...]:
        """See registers.Archive."""
        page = FINISHED.where(*_conditions(wanted))
        if after is not None:
            page = page.where(tuple_(_RESULT.ended, _RESULT.game) < tuple_(after.ended, after.id))
        page = page.order_by(_RESULT.ended.desc(), _RESULT.game.desc()).limit(limit)
        return await self._database.read(
            lambda connection: tuple(map(read_finished, connection.execute(page)))
        )

    async def alike(self, player: PlayerId) -> tuple[Alike, ...]:
        """See registers.Archive."""
        games = (
            select(
                _GAME.variant,
                _GAME.rated,
                (_GAME.first == player).label("sat_first"),
                _RESULT.reason,
                _RESULT.winner,
            )
            .join(schema.result, _RESULT.game == _GAME.id)
            .where(*_conditions(Filter(player=player)), not_(_RESULT.void))
            .subquery()
        )
        counted = select(*games.c, func.count().label("games")).group_by(*games.c)

        return await self._database.read(lambda connection: tuple(map(_alike, connection.execute(counted))))


def _alike(row: AnyRow) -> Alike:
    winner = None if row.winner is None else Seat(row.winner)
    seat = Seat.FIRST if row.sat_first else Seat.SECOND
    return Alike(Variant(row.variant), row.rated, seat, End(Reason(row.reason), winner), row.games)


def _conditions(wanted: Filter) -> list[ColumnElement[bool]]:
    """What Filter.admits says, in SQL."""
    conditions: list[ColumnElement[bool]] = [
        or_(_GAME.first == player, _GAME.second == player)
        for player in (wanted.player, wanted.opponent)
        if player is not None
    ]
    if wanted.won is not None and wanted.player is not None:
        theirs, others = (Seat.FIRST, Seat.SECOND) if wanted.won else (Seat.SECOND, Seat.FIRST)
        conditions.append(
            or_(
                and_(_GAME.first == wanted.player, _RESULT.winner == theirs.value),
                and_(_GAME.second == wanted.player, _RESULT.winner == others.value),
            )
        )
    equal: dict[Any, Any] = {
        _GAME.room: wanted.room,
        _GAME.variant: wanted.variant,
        _GAME.rated: wanted.rated,
        _RESULT.reason: wanted.reason,
    }
    conditions += [column == value for column, value in equal.items() if value is not None]
    if wanted.since is not None:
        conditions.append(_RESULT.ended >= wanted.since)
    if wanted.until is not None:
        conditions.append(_RESULT.ended < wanted.until)
    return conditions
