"""Many values as one parameter, so that a statement is the same for one and for ten thousand.

Both engines limit the parameters of a statement, and both keep a plan of a statement they have met.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import (
    JSON,
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
    from collections.abc import Collection, Mapping

    from sqlalchemy import Connection
    from sqlalchemy.types import TypeEngine


def among(connection: Connection, wanted: ColumnElement[Any], values: Collection[Any]) -> ColumnElement[bool]:
    """That a column is one of these values, texts or whole numbers as the column's."""
    if connection.dialect.name == "sqlite":
        each = func.json_each(msgspec.json.encode(list(values)).decode()).table_valued("value")
        return wanted.in_(select(each.c.value))
    array = bindparam(None, list(values), type_=postgresql.ARRAY(wanted.type))
    return wanted == func.any(array)


def rows(connection: Connection, name: str, columns: Mapping[str, TypeEngine[Any]]) -> FromClause:
    """A table named `name` of rows that are given as one parameter `rows`: JSON, an array of objects."""
    given = bindparam("rows", type_=Text())
    if connection.dialect.name == "sqlite":
        each = func.json_each(given).table_valued(column("value", Text()), name="each")
        fields = [
            func.json_extract(each.c.value, literal_column(f"'$.{field}'"), type_=kind).label(field)
            for field, kind in columns.items()
        ]
        return select(*fields).subquery(name)
    return (
        func.json_to_recordset(cast(given, JSON()))
        .table_valued(*[column(field, kind) for field, kind in columns.items()])
        .render_derived(name=name, with_types=True)
    )
