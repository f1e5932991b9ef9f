"""Types of columns that mean the same on both engines, and are allowed in SQLite's strict tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sqlalchemy import BigInteger, Boolean, Double, Integer, TypeDecorator
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy import Dialect
    from sqlalchemy.types import TypeEngine

# Ids and instants: milliseconds since 1970 UTC.
Whole = BigInteger().with_variant(Integer(), "sqlite")

Real: TypeEngine[float] = Double().with_variant(sqlite.REAL(), "sqlite")


class Flag(TypeDecorator[bool]):
    """True or false; 1 or 0 in SQLite."""

    impl = Boolean
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """A whole number in SQLite, whose strict tables know no truth."""
        return dialect.type_descriptor(Integer() if dialect.name == "sqlite" else Boolean())

    def process_bind_param(self, value: bool | None, dialect: Dialect) -> Any:
        """As the driver wants it."""
        return int(value) if dialect.name == "sqlite" and value is not None else value

    def process_result_value(self, value: Any, dialect: Dialect) -> bool | None:  # noqa: ARG002
        """As Python has it."""
        return None if value is None else bool(value)
