"""registers.Players, Ratings, Blocklist and Reports over SQL: who there is, and what is known of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, bindparam, delete, func, insert, or_, select
from sqlalchemy.dialects import postgresql, sqlite

from vog.club.ports import About, Kind, Notice, Player
from vog.club.rating import PROVISIONAL
from vog.club.registers import Report
from vog.storage import schema
from vog.storage.forms import read_rating
from vog.storage.many import among, listed
from vog.storage.notices import announce

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import ColumnElement, Connection, Select

    from vog.club.names import Instant, PlayerId
    from vog.club.rating import Rating
    from vog.numbridge.settings import Variant
    from vog.storage.database import Database

_PLAYER, _RATING, _BLOCK, _REPORT = schema.player.c, schema.rating.c, schema.block.c, schema.report.c

_DAY = 86_400_000


@cache
def _players(dialect: str) -> Select[Any]:
    return select(schema.player).where(among(dialect, _PLAYER.id, "ids"))


@cache
def _ratings(dialect: str) -> Select[Any]:
    return select(schema.rating).where(
        _RATING.variant == bindparam("of"), among(dialect, _RATING.player, "ids")
    )


@cache
def _blocks(dialect: str) -> Select[Any]:
    one: ColumnElement[PlayerId] = bindparam("of")
    return select(_BLOCK.player, _BLOCK.other).where(
        or_(
            and_(_BLOCK.player == one, among(dialect, _BLOCK.other, "ids")),
            and_(_BLOCK.other == one, among(dialect, _BLOCK.player, "ids")),
        )
    )


@cache
def _blocks_of(dialect: str) -> tuple[Select[Any], Select[Any]]:
    """Two questions, each by an index of its own."""
    wanted = select(_BLOCK.player, _BLOCK.other)
    return (
        wanted.where(among(dialect, _BLOCK.player, "ids")),
        wanted.where(among(dialect, _BLOCK.other, "ids")),
    )


class Players:
    """registers.Players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def players(self, ids: Collection[PlayerId]) -> dict[PlayerId, Player]:
        """See registers.Players."""

        def work(connection: Connection) -> dict[PlayerId, Player]:
            found = connection.execute(_players(connection.dialect.name), {"ids": listed(connection, ids)})
            return {
                row.id: Player(row.id, row.name, Kind(row.kind), row.created, row.seen, row.banned_until)
                for row in found
            }

        return await self._database.read(work) if ids else {}


class Ratings:
    """registers.Ratings. They are changed in vog.storage.endings."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ratings(self, players: Collection[PlayerId], variant: Variant) -> dict[PlayerId, Rating]:
        """See registers.Ratings."""

        def work(connection: Connection) -> dict[PlayerId, Rating]:
            given = {"of": variant.value, "ids": listed(connection, players)}
            found = connection.execute(_ratings(connection.dialect.name), given)
            return {row.player: read_rating(row) for row in found}

        return await self._database.read(work) if players else {}

    async def best(self, variant: Variant, limit: int) -> tuple[tuple[PlayerId, Rating], ...]:
        """See registers.Ratings. Of equal ratings the surest is first."""
        wanted = (
            select(schema.rating)
            .join(schema.player, _PLAYER.id == _RATING.player)
            .where(
                _RATING.variant == variant.value,
                _RATING.deviation <= PROVISIONAL,
                _PLAYER.kind == Kind.ACCOUNT.value,
            )
            .order_by(_RATING.points.desc(), _RATING.deviation, _RATING.player)
            .limit(limit)
        )
        return await self._database.read(
            lambda connection: tuple((row.player, read_rating(row)) for row in connection.execute(wanted))
        )


class Blocklist:
    """registers.Blocklist."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def block(self, by: PlayerId, whom: PlayerId, *, most: int) -> bool:
        """See registers.Blocklist."""

        def work(connection: Connection) -> bool:
            # Locks who blocks, so that two blocks at once are counted one after the other.
            connection.execute(select(_PLAYER.id).where(_PLAYER.id == by).with_for_update(key_share=True))
            others = select(func.count()).select_from(schema.block)
            if (
                connection.execute(others.where(_BLOCK.player == by, _BLOCK.other != whom)).scalar_one()
                >= most
            ):
                return False
            dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
            made = dialect.insert(schema.block).on_conflict_do_nothing().returning(_BLOCK.other)
            if connection.execute(made, {"player": by, "other": whom}).first() is not None:
                announce(connection, _of_both(by, whom))
            return True

        return await self._database.write(work)

    async def unblock(self, by: PlayerId, whom: PlayerId) -> None:
        """See registers.Blocklist."""

        def work(connection: Connection) -> None:
            gone = delete(schema.block).where(_BLOCK.player == by, _BLOCK.other == whom)
            if connection.execute(gone.returning(_BLOCK.other)).first() is not None:
                announce(connection, _of_both(by, whom))

        await self._database.write(work)

    async def blocked(self, by: PlayerId) -> frozenset[PlayerId]:
        """See registers.Blocklist."""
        wanted = select(_BLOCK.other).where(_BLOCK.player == by)
        return await self._database.read(lambda connection: frozenset(connection.execute(wanted).scalars()))

    async def between(self, player: PlayerId, others: Collection[PlayerId]) -> frozenset[PlayerId]:
        """See registers.Blocklist."""

        def work(connection: Connection) -> frozenset[PlayerId]:
            given = {"of": player, "ids": listed(connection, others)}
            found = connection.execute(_blocks(connection.dialect.name), given)
            return frozenset(by if whom == player else whom for by, whom in found)

        return await self._database.read(work) if others else frozenset()

    async def blocks_of(self, players: Collection[PlayerId]) -> frozenset[tuple[PlayerId, PlayerId]]:
        """See registers.Blocklist."""

        def work(connection: Connection) -> frozenset[tuple[PlayerId, PlayerId]]:
            given = {"ids": listed(connection, players)}
            return frozenset(
                (row.player, row.other)
                for wanted in _blocks_of(connection.dialect.name)
                for row in connection.execute(wanted, given)
            )

        return await self._database.read(work) if players else frozenset()


def _of_both(*players: PlayerId) -> list[Notice]:
    return [Notice(About.LOBBY), *(Notice(About.PLAYER, str(player)) for player in players)]


class Reports:
    """registers.Reports."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def report(self, report: Report, *, most: int) -> bool:
        """See registers.Reports."""

        def work(connection: Connection) -> bool:
            # Locks the sender, so that two reports at once are counted one after the other.
            connection.execute(select(_PLAYER.id).where(_PLAYER.id == report.by).with_for_update())
            made = (
                select(func.count())
                .select_from(schema.report)
                .where(_REPORT.player == report.by, _REPORT.at > report.at - _DAY)
            )
            if connection.execute(made).scalar_one() >= most:
                return False
            row = {"player": report.by, "about": report.whom, "game": report.game, "text": report.text}
            connection.execute(insert(schema.report), {**row, "at": report.at})
            return True

        return await self._database.write(work)

    async def reports(self, since: Instant) -> tuple[Report, ...]:
        """See registers.Reports."""
        wanted = (
            select(_REPORT.player, _REPORT.about, _REPORT.game, _REPORT.text, _REPORT.at)
            .where(_REPORT.at >= since)
            .order_by(_REPORT.at, _REPORT.id)
        )
        return await self._database.read(
            lambda connection: tuple(Report(*row) for row in connection.execute(wanted))
        )
