"""Many values as one parameter, so that a statement is the same for one and for ten thousand.

Both engines limit the parameters of a statement, and both keep a plan of a statement they have met.
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
            cast(each.c.value[place].astext, kind).label(field)
            for place, (field, kind) in enumerate(columns.items())
        ]
    return select(*fields).subquery(name)
