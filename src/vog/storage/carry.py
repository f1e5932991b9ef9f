"""Carry a whole club from SQLite to PostgreSQL, or nothing of it."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import delete, func, insert, select, text, tuple_

from vog.storage.database import Database, file_of
from vog.storage.embedded import reading
from vog.storage.failures import Refused
from vog.storage.schema import METADATA, room

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from sqlalchemy import Connection, Engine, Row, Table

_AT_ONCE = 2000  # rows


class Carried(NamedTuple):
    """A table that was carried."""

    table: str
    rows: int


async def carry(source: str, target: str) -> list[Carried]:
    """Copy every row of a club that is stopped into an empty database, in one transaction.

    Before it is committed, every table's rows are read back, counted and compared; so what is there
    afterwards is all of it or, where anything went wrong, nothing. Raises Refused, and Unavailable where the
    target goes away meanwhile.
    """
    if not target.startswith(("postgresql://", "postgres://")):
        raise Refused("a club is carried to postgresql:// only")
    if source.startswith(("postgresql://", "postgres://")):
        raise Refused("a club is carried from sqlite:FILE only")
    file = file_of(source)
    if not file.is_file():
        raise Refused(f"{file} is a folder, not a club's file" if file.is_dir() else f"{file} is not there")
    # Opening the file for writing takes its lock, so that no club goes on playing in it, and updates its
    # schema; it is left alone where there is no target.
    async with await Database.open(target) as there, await Database.open(file):
        engine = reading(file)
        try:
            return await there.write(lambda connection: _carry(engine, connection))
        finally:
            engine.dispose()


def _carry(engine: Engine, target: Connection) -> list[Carried]:
    with engine.connect() as source:
        _empty(target)
        return [Carried(table.name, _carry_table(source, target, table)) for table in METADATA.sorted_tables]


def _empty(target: Connection) -> None:
    """Take away the rooms a new club starts with. Raises Refused where there is anything else."""
    for table in METADATA.sorted_tables:
        if table is not room and _count(target, table):
            raise Refused("there is a club in the target already; it must be an empty database")
    target.execute(delete(room))


def _carry_table(source: Connection, target: Connection, table: Table) -> int:
    for rows in _chunks(source, table):
        target.execute(insert(table), [dict(row._mapping) for row in rows])
    for column in table.columns:
        if column.identity is not None:
            _go_on_after(target, table, column.name)
    before, after = _summary(source, table), _summary(target, table)
    if before != after:
        raise Refused(f"table {table.name} did not arrive whole; nothing was carried")
    return before[0]


def _go_on_after(target: Connection, table: Table, column: str) -> None:
    """New rows get ids above the carried ones."""
    last = target.execute(select(func.max(table.c[column]))).scalar() or 0
    sequence = func.pg_get_serial_sequence(text(f"'{table.name}'"), text(f"'{column}'"))
    target.execute(select(func.setval(sequence, max(last, 1), last > 0)))


def _count(connection: Connection, table: Table) -> int:
    return connection.execute(select(func.count()).select_from(table)).scalar_one()


def _summary(connection: Connection, table: Table) -> tuple[int, int]:
    """How many rows there are, and a number of all they hold, whatever their order."""
    count = total = 0
    for rows in _chunks(connection, table):
        for row in rows:
            digest = hashlib.blake2b(msgspec.msgpack.encode(tuple(row)), digest_size=16).digest()
            total = (total + int.from_bytes(digest, "big")) % (1 << 128)
            count += 1
    return count, total


def _chunks(connection: Connection, table: Table) -> Iterator[list[Row[tuple[Any, ...]]]]:
    """A table's rows, page after page in the order of its key."""
    key = list(table.primary_key.columns)
    after: tuple[Any, ...] | None = None
    while True:
        page = select(table).order_by(*key).limit(_AT_ONCE)
        if after is not None:
            page = page.where(tuple_(*key) > tuple_(*after))
        rows = connection.execute(page).all()
        if not rows:
            return
        yield list(rows)
        after = tuple(rows[-1]._mapping[column] for column in key)
