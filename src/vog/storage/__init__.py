"""Where a club is kept: SQLite in one file, or PostgreSQL; the journal of games, players, rooms, notices."""

from vog.storage.database import Database
from vog.storage.failures import Broken, Conflict, Refused, Taken

__all__ = ["Broken", "Conflict", "Database", "Refused", "Taken"]
