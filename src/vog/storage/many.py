"""Many values as one parameter, so that a statement is the same for one and for ten thousand.

Both engines limit the parameters of a statement, and both keep a plan of a statement they have met. And such
a statement can be made once: to make one takes SQLAlchemy longer than it takes the database to carry it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    FromClause,
    Text,
    bindparam,
    cast,
    column,
    func,
    literal_column,
    select,
)
from sqlalchemy.dialects import postgresql

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from sqlalchemy import Connection, CursorResult, Dialect, Executable
    from sqlalchemy.types import TypeEngine


def among(dialect: str, wanted: ColumnElement[Any], name: str) -> ColumnElement[bool]:
    """That a column is one of the values, texts or whole numbers as the column's, of the parameter `name`."""
    if dialect == "sqlite":
        each = func.json_each(bindparam(name, type_=Text())).table_valued("value")
        return wanted.in_(select(each.c.value))
    return wanted == func.any(bindparam(name, type_=postgresql.ARRAY(wanted.type)))


def listed(connection: Connection, values: Collection[Any]) -> str | list[Any]:
    """These values as the parameter of `among`."""
    if connection.dialect.name == "sqlite":
        return msgspec.json.encode(list(values)).decode()
    return list(values)


def rows(dialect: str, name: str, columns: Mapping[str, TypeEngine[Any]]) -> FromClause:
    """A table named `name` of rows that are given as one parameter `rows`: JSON, an array of arrays."""
    given = bindparam("rows", type_=Text())
    if dialect == "sqlite":
        each = func.json_each(given).table_valued(column("value", Text()), name="each")
        fields = [
            func.json_extract(each.c.value, literal_column(f"'$[{place}]'"), type_=kind).label(field)
            for place, (field, kind) in enumerate(columns.items())
        ]
    else:
        each = func.jsonb_array_elements(cast(given, postgresql.JSONB())).table_valued(
            column("value", postgresql.JSONB()), name="each"
        )
        fields = [
            cast(each.c.value.op("->>")(literal_column(f"{place}")), kind).label(field)
            for place, (field, kind) in enumerate(columns.items())
        ]
    return select(*fields).subquery(name)


class Prepared:
    """A statement over `rows`, made into text once for each dialect.

    SQLAlchemy takes longer over a statement than the database does over a row of it.
    """

    def __init__(self, make: Callable[[str], Executable]) -> None:
        self._make = make
        self._made: dict[str, tuple[str, int]] = {}

    def execute(self, connection: Connection, rows: str) -> CursorResult[Any]:
        """Run it for these rows."""
        dialect = connection.dialect
        text, places = self._made.get(dialect.name) or self._text(dialect)
        return connection.exec_driver_sql(text, (rows,) * places)

    def _text(self, dialect: Dialect) -> tuple[str, int]:
        """What the driver is given, and how often the rows stand in it: its only parameter."""
        compiled = self._make(dialect.name).compile(dialect=dialect)  # type: ignore[attr-defined]
        made = self._made[dialect.name] = (compiled.string, len(compiled.positiontup))
        return made
