"""ports.Ads over SQL: game ads that are open (C3, C13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, func, insert, select, update

from vog.club.ports import About, Ad, Notice
from vog.storage import schema
from vog.storage.forms import read_ad, write_ad
from vog.storage.many import among, listed
from vog.storage.notices import announce

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection

    from vog.club.names import AdId, Instant, PlayerId
    from vog.storage.database import Database

_AD = schema.ad.c

_LOBBY = (Notice(About.LOBBY),)


class Ads:
    """ports.Ads. A change of an ad makes a Notice(LOBBY), of a private one too: its owner sees it there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def post(self, ad: Ad, *, most: int) -> bool:
        """See ports.Ads."""

        def work(connection: Connection) -> bool:
            # Locks the owner, so that two posts at once do not both find room for one.
            owner = select(schema.player.c.id).where(schema.player.c.id == ad.owner).with_for_update()
            connection.execute(owner)
            connection.execute(delete(schema.ad).where(_AD.owner == ad.owner, _AD.lease <= ad.posted))
            theirs = select(func.count()).select_from(schema.ad).where(_AD.owner == ad.owner)
            if connection.execute(theirs).scalar_one() >= most:
                return False
            connection.execute(insert(schema.ad), write_ad(ad))
            announce(connection, _LOBBY)
            return True

        return await self._database.write(work)

    async def renew(self, owner: PlayerId, ads: Collection[AdId], lease: Instant) -> frozenset[AdId]:
        """See ports.Ads."""

        def work(connection: Connection) -> frozenset[AdId]:
            renewed = (
                update(schema.ad)
                .where(_AD.owner == owner, among(connection.dialect.name, _AD.id, "ids"))
                .values(lease=lease)
                .returning(_AD.id)
            )
            return frozenset(connection.execute(renewed, {"ids": listed(connection, ads)}).scalars())

        return await self._database.write(work) if ads else frozenset()

    async def withdraw(self, owner: PlayerId, ad: AdId) -> bool:
        """See ports.Ads."""

        def work(connection: Connection) -> bool:
            gone = delete(schema.ad).where(_AD.owner == owner, _AD.id == ad).returning(_AD.id)
            if connection.execute(gone).first() is None:
                return False
            announce(connection, _LOBBY)
            return True

        return await self._database.write(work)

    async def ad(self, ad: AdId, now: Instant) -> Ad | None:
        """See ports.Ads."""
        wanted = select(schema.ad).where(_AD.id == ad, _AD.lease > now)

        def work(connection: Connection) -> Ad | None:
            found = connection.execute(wanted).first()
            return None if found is None else read_ad(found)

        return await self._database.read(work)

    async def open(self, now: Instant) -> tuple[Ad, ...]:
        """See ports.Ads."""
        wanted = select(schema.ad).where(_AD.lease > now).order_by(_AD.posted, _AD.id)
        return await self._database.read(lambda connection: tuple(map(read_ad, connection.execute(wanted))))


def drop_expired_ads(connection: Connection, now: Instant) -> None:
    """Within a work: take away the ads whose lease has run out, and tell the lobby."""
    gone = connection.execute(delete(schema.ad).where(_AD.lease <= now).returning(_AD.id)).all()
    if gone:
        announce(connection, _LOBBY)
