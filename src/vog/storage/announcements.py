"""What the host says to all (C14): one line, or none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, insert, select

from vog.club.ports import About, Notice
from vog.storage import schema
from vog.storage.notices import announce

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vog.club.names import Instant
    from vog.storage.database import Database

_ANNOUNCEMENT = schema.announcement.c


class Announcements:
    """vog.server.node.Announcements."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def current(self) -> str | None:
        """The announcement that stands."""
        wanted = select(_ANNOUNCEMENT.text)
        return await self._database.read(lambda connection: connection.execute(wanted).scalar())

    async def announce(self, text: str | None, now: Instant) -> None:
        """Let this one stand, or none."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.announcement))
            if text is not None:
                connection.execute(insert(schema.announcement).values(id=1, text=text, at=now))
            announce(connection, [Notice(About.HOST)])

        await self._database.write(work)
