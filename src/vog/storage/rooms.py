"""registers.Rooms over SQL: rooms are data (C2, C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects import postgresql, sqlite

from vog.club.ports import About, Notice
from vog.club.room import Room
from vog.storage import schema
from vog.storage.forms import write_json
from vog.storage.notices import announce

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vog.storage.database import Database

_ROOM = schema.room.c

_room = msgspec.json.Decoder(Room)


class Rooms:
    """registers.Rooms. A change makes a Notice(LOBBY)."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def rooms(self) -> tuple[Room, ...]:
        """See registers.Rooms."""
        wanted = select(_ROOM.room).order_by(_ROOM.place, _ROOM.id)
        return await self._database.read(
            lambda connection: tuple(map(_room.decode, connection.execute(wanted).scalars()))
        )

    async def put(self, room: Room) -> None:
        """See registers.Rooms."""

        def work(connection: Connection) -> None:
            dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
            data = {"place": room.order, "room": write_json(room)}
            put = dialect.insert(schema.room).values(id=room.id, **data)
            connection.execute(put.on_conflict_do_update(index_elements=[_ROOM.id], set_=data))
            announce(connection, [Notice(About.LOBBY)])

        await self._database.write(work)
