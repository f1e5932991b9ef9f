"""What a database answers where it does not do what it was asked.

A driver's error carries the statement's parameters and the failing row, and a row may be a secret. So none of
them leaves this package: `translated` makes an error of ours that holds a name and nothing else, and it is
raised where no other error is being handled, so that it has no context either.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING

from sqlalchemy.exc import DBAPIError, InterfaceError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from vog.club.ports import Unavailable

if TYPE_CHECKING:
    from collections.abc import Iterator


class Refused(Exception):
    """The club does not start on this database. The text is one line for whoever runs it."""


class Taken(Exception):
    """What was to be unique is there already; nothing was written. `what` names the constraint or columns."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Conflict(Unavailable):
    """Other transactions stood in the way again and again; nothing was written. Try later."""


class Broken(Exception):
    """The database refuses what the program asked: a fault of the program. `code` is the driver's."""

    def __init__(self, code: str) -> None:
        super().__init__(f"the database answered {code}")
        self.code = code


# What a driver may raise past SQLAlchemy: asyncpg while connecting, the system, a time-out.
DRIVER_ERRORS = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)

# PostgreSQL's classes of SQLSTATE that say "not now": connection, resources, operator, system; and a server
# that became a read-only replica.
_AWAY = ("08", "53", "57", "58", "25006")
_RIVALRY = ("40001", "40P01", "55P03")
_UNIQUE = "23505"

_SQLITE_AWAY = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
}


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen: BaseException | None = error
    while seen is not None:
        yield seen
        seen = getattr(seen, "orig", None) or seen.__cause__


def translated(error: BaseException) -> Exception:
    """Our error for a driver's: Unavailable, Taken, Conflict or Broken, without any of its text."""
    for link in _chain(error):
        if isinstance(link, sqlite3.Error):
            return _of_sqlite(link)
        state = getattr(link, "sqlstate", None)
        if isinstance(state, str):
            return _of_postgresql(link, state)
        if isinstance(link, OSError | TimeoutError | PoolTimeout | InterfaceError):
            return Unavailable(type(link).__name__)
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return Unavailable("connection lost")
    return Broken(type(error).__name__)


def of_a_work(error: Exception) -> Exception:
    """What the caller of a work gets: ours for a driver's error, else what the work raised."""
    return translated(error) if isinstance(error, DRIVER_ERRORS) else error


def _of_sqlite(error: sqlite3.Error) -> Exception:
    code = getattr(error, "sqlite_errorcode", None)
    name: str = getattr(error, "sqlite_errorname", type(error).__name__)
    if code is not None and code & 0xFF in _SQLITE_AWAY:
        return Unavailable(name)
    if code in {sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY}:
        # "UNIQUE constraint failed: account.skeleton": SQLite names columns, never values.
        return Taken(str(error).rpartition(": ")[2])
    return Broken(name)


def _of_postgresql(error: BaseException, state: str) -> Exception:
    if state.startswith(_AWAY):
        return Unavailable(state)
    if state in _RIVALRY:
        return Conflict(state)
    if state == _UNIQUE:
        names = (getattr(link, "constraint_name", None) for link in _chain(error))
        return Taken(str(next(filter(None, names), "unique")))
    return Broken(state)
