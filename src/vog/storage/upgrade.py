"""Bring a database's schema up to date, or refuse it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import insert, inspect, text

from vog.club.room import ROOMS
from vog.storage.failures import Refused
from vog.storage.schema import HEAD, METADATA, VERSION_TABLE, room

if TYPE_CHECKING:
    from sqlalchemy import Connection

KNOWN = ("0001",)


def revision(connection: Connection) -> str | None:
    """The migration a database is at; None where it is empty. Raises Refused for another program's."""
    tables = set(inspect(connection).get_table_names())
    if VERSION_TABLE in tables:
        found = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalars().all()  # noqa: S608
        return str(found[0]) if found else None
    ours = tables & set(METADATA.tables)
    if ours or (tables and connection.dialect.name == "sqlite"):
        raise Refused("the database has tables of something else")
    return None


def check_revision(connection: Connection) -> None:
    """Raises Refused where the schema is not the one this program knows, older or newer."""
    found = revision(connection)
    if found == HEAD:
        return
    if found is None:
        raise Refused("the database holds no club")
    refuse_newer(found)
    raise Refused("the database is of an older vog; start `vog serve` once to bring it up to date")


def upgrade(connection: Connection) -> None:
    """Run the migrations that are missing, in one transaction on this connection, and commit it.

    A new database gets the rooms that a club starts with (C2). Raises Refused where it is of a newer program
    or of another one.
    """
    found = revision(connection)
    if found == HEAD:
        connection.rollback()
        return
    if found is not None:
        refuse_newer(found)
    migrate(connection, HEAD)
    if found is None:
        rows = [{"id": at.id, "place": at.order, "room": msgspec.json.encode(at).decode()} for at in ROOMS]
        connection.execute(insert(room), rows)
    connection.commit()


def refuse_newer(found: str) -> None:
    """Raises Refused for a migration that this program does not know."""
    if found not in KNOWN:
        raise Refused(
            f"the database is of a newer vog (its schema is {found}, this program knows {HEAD}); update vog"
        )


def migrate(connection: Connection, target: str) -> None:
    """Run Alembic up to a migration, within the connection's transaction."""
    # It takes a moment to import and is needed once in a database's life.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "vog.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, target)
