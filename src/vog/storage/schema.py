"""The tables of a club. The migrations make exactly these (tests/storage/test_migrations.py).

Instants are milliseconds since 1970 UTC by the club's clock. Words (`status`, `seat`, `kind`) are the values
of the domain's enums. Settings and rooms are kept whole, as JSON, in the form that msgspec gives them.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    text,
)

from vog.storage.columns import Flag, Real, Whole

# The newest migration: what a database must be at. A test holds it against the migrations.
HEAD = "0001"
VERSION_TABLE = "schema_version"

METADATA = MetaData(
    naming_convention={
        "pk": "%(table_name)s_key",
        "uq": "%(table_name)s_%(column_0_N_name)s_unique",
        "fk": "%(table_name)s_%(column_0_N_name)s_of",
        "ix": "%(table_name)s_%(column_0_N_name)s",
        "ck": "%(table_name)s_%(constraint_name)s",
    }
)

_STRICT: dict[str, Any] = {"sqlite_strict": True}
# A table that is nothing but its key and a little more lies in the order of its key.
_KEYED: dict[str, Any] = {"sqlite_strict": True, "sqlite_with_rowid": False}

# ---- players -----------------------------------------------------------------------------------------

player = Table(
    "player",
    METADATA,
    Column("id", Whole, Identity(), primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("created", Whole, nullable=False),
    Column("seen", Whole, nullable=False),
    Column("banned_until", Whole),
    Index("player_unused", "kind", "seen"),
    sqlite_autoincrement=True,  # an id is never given again
    **_STRICT,
)

# What a name looks like; a name has several skeletons, and none of them may be another's.
skeleton = Table(
    "skeleton",
    METADATA,
    Column("skeleton", Text, primary_key=True),
    Column("player", Whole, ForeignKey("player.id"), nullable=False, index=True),
    **_KEYED,
)

# The hash of a password, by argon2. Bots and guests have none.
password = Table(
    "password",
    METADATA,
    Column("player", Whole, ForeignKey("player.id"), primary_key=True, autoincrement=False),
    Column("hash", Text, nullable=False),
    **_STRICT,
)

session = Table(
    "session",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("player", Whole, ForeignKey("player.id"), nullable=False),
    Column("created", Whole, nullable=False),
    Column("seen", Whole, nullable=False),
    Column("expires", Whole, nullable=False),
    Index("session_of_player", "player", "seen"),
    Index("session_expires", "expires"),
    **_KEYED,
)

rating = Table(
    "rating",
    METADATA,
    Column("player", Whole, ForeignKey("player.id"), primary_key=True, autoincrement=False),
    Column("variant", Text, primary_key=True),
    Column("points", Real, nullable=False),
    Column("deviation", Real, nullable=False),
    Column("volatility", Real, nullable=False),
    Column("games", Integer, nullable=False),
    Index("rating_best", "variant", "points"),
    **_KEYED,
)

block = Table(
    "block",
    METADATA,
    Column("player", Whole, ForeignKey("player.id"), primary_key=True, autoincrement=False),
    Column("other", Whole, ForeignKey("player.id"), primary_key=True, autoincrement=False, index=True),
    **_KEYED,
)

report = Table(
    "report",
    METADATA,
    Column("id", Whole, Identity(), primary_key=True),
    Column("player", Whole, ForeignKey("player.id"), nullable=False),
    Column("about", Whole, ForeignKey("player.id"), nullable=False),
    Column("game", Text),
    Column("text", Text, nullable=False),
    Column("at", Whole, nullable=False),
    Index("report_of_player", "player", "at"),
    Index("report_at", "at"),
    **_STRICT,
)

# ---- rooms and ads -----------------------------------------------------------------------------------

room = Table(
    "room",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("room", Text, nullable=False),
    **_STRICT,
)

ad = Table(
    "ad",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("owner", Whole, ForeignKey("player.id"), nullable=False, index=True),
    Column("settings", Text, nullable=False),
    Column("rated", Flag, nullable=False),
    Column("private", Flag, nullable=False),
    Column("posted", Whole, nullable=False),
    Column("lease", Whole, nullable=False, index=True),
    **_STRICT,
)

# ---- games -------------------------------------------------------------------------------------------

# What a game is from its first instant on; it never changes.
game = Table(
    "game",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("room", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("rated", Flag, nullable=False),
    Column("first", Whole, ForeignKey("player.id"), nullable=False),
    Column("second", Whole, ForeignKey("player.id"), nullable=False),
    Column("created", Whole, nullable=False),
    Column("rematch_of", Text, unique=True),
    Index("game_first", "first", "created"),
    Index("game_second", "second", "created"),
    **_STRICT,
)

# What changes with every row of the journal, apart and small: this is written at each move.
state = Table(
    "state",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("head", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("deadline", Whole),
    Column("created", Whole, nullable=False),
    Index(
        "state_due",
        "deadline",
        sqlite_where=text("deadline IS NOT NULL"),
        postgresql_where=text("deadline IS NOT NULL"),
    ),
    Index("state_status", "status", "created", "game"),
    **_STRICT,
)

# How a game ended; one that is not over is not here.
result = Table(
    "result",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("ended", Whole, nullable=False),
    Column("reason", Text, nullable=False),
    Column("winner", Text),
    Column("void", Flag, nullable=False),
    # Where the game changed ratings: JSON of both players' before and after (vog.storage.forms).
    Column("ratings", Text),
    Index("result_ended", "ended", "game"),
    **_STRICT,
)

# The secret of a game, in a table of its own: nothing that selects games can meet it, and no message of the
# database about a row of `game` can hold it.
seed = Table(
    "seed",
    METADATA,
    Column("game", Text, ForeignKey("game.id"), primary_key=True),
    Column("seed", LargeBinary, nullable=False),
    **_KEYED,
)

# A row is written only where its game's state says that it is the next one, so it needs no foreign key: that
# would look the same up again at every move.
journal = Table(
    "journal",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Whole, nullable=False),
    Column("seat", Text),
    Column("id", Text),
    Column("line", Text, nullable=False),
    Column("ms", Whole, nullable=False),
    # The table's own rows have neither seat nor id, and nothing equals nothing.
    UniqueConstraint("game", "seat", "id", name="journal_command_unique"),
    **_KEYED,
)

# ---- the club ----------------------------------------------------------------------------------------

# One row: when a node was last seen alive.
pulse = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Whole, nullable=False),
    CheckConstraint("id = 1", name="one"),
    **_STRICT,
)

outage = Table(
    "outage",
    METADATA,
    Column("start", Whole, primary_key=True, autoincrement=False),
    Column("end", Whole, nullable=False, index=True),
    **_STRICT,
)

# At most one row: what the host says to all.
announcement = Table(
    "announcement",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    Column("at", Whole, nullable=False),
    CheckConstraint("id = 1", name="one"),
    **_STRICT,
)
