"""The first schema of a club."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from vog.storage.columns import Flag, Real, Whole

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "announcement",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("announcement_one")),
        sa.PrimaryKeyConstraint("id", name=op.f("announcement_key")),
        sqlite_strict=True,
    )
    op.create_table(
        "journal",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.Column("seat", sa.Text(), nullable=True),
        sa.Column("id", sa.Text(), nullable=True),
        sa.Column("line", sa.Text(), nullable=False),
        sa.Column("ms", Whole, nullable=False),
        sa.PrimaryKeyConstraint("game", "seq", name=op.f("journal_key")),
        sa.UniqueConstraint("game", "seat", "id", name="journal_command_unique"),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "outage",
        sa.Column("start", Whole, autoincrement=False, nullable=False),
        sa.Column("end", Whole, nullable=False),
        sa.PrimaryKeyConstraint("start", name=op.f("outage_key")),
        sqlite_strict=True,
    )
    op.create_index(op.f("outage_end"), "outage", ["end"], unique=False)
    op.create_table(
        "player",
        sa.Column("id", Whole, sa.Identity(always=False), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", Whole, nullable=False),
        sa.Column("seen", Whole, nullable=False),
        sa.Column("banned_until", Whole, nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("player_key")),
        sqlite_autoincrement=True,
        sqlite_strict=True,
    )
    op.create_index("player_unused", "player", ["kind", "seen"], unique=False)
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.CheckConstraint("id = 1", name=op.f("pulse_one")),
        sa.PrimaryKeyConstraint("id", name=op.f("pulse_key")),
        sqlite_strict=True,
    )
    op.create_table(
        "room",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("room_key")),
        sqlite_strict=True,
    )
    op.create_table(
        "ad",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("owner", Whole, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("rated", Flag(), nullable=False),
        sa.Column("private", Flag(), nullable=False),
        sa.Column("posted", Whole, nullable=False),
        sa.Column("lease", Whole, nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["player.id"], name=op.f("ad_owner_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("ad_key")),
        sqlite_strict=True,
    )
    op.create_index(op.f("ad_lease"), "ad", ["lease"], unique=False)
    op.create_index(op.f("ad_owner"), "ad", ["owner"], unique=False)
    op.create_table(
        "block",
        sa.Column("player", Whole, autoincrement=False, nullable=False),
        sa.Column("other", Whole, autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(["other"], ["player.id"], name=op.f("block_other_of")),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("block_player_of")),
        sa.PrimaryKeyConstraint("player", "other", name=op.f("block_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("block_other"), "block", ["other"], unique=False)
    op.create_table(
        "game",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("room", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("rated", Flag(), nullable=False),
        sa.Column("first", Whole, nullable=False),
        sa.Column("second", Whole, nullable=False),
        sa.Column("created", Whole, nullable=False),
        sa.Column("rematch_of", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["first"], ["player.id"], name=op.f("game_first_of")),
        sa.ForeignKeyConstraint(["second"], ["player.id"], name=op.f("game_second_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("game_key")),
        sa.UniqueConstraint("rematch_of", name=op.f("game_rematch_of_unique")),
        sqlite_strict=True,
    )
    op.create_index("game_first", "game", ["first", "created"], unique=False)
    op.create_index("game_second", "game", ["second", "created"], unique=False)
    op.create_table(
        "password",
        sa.Column("player", Whole, autoincrement=False, nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("password_player_of")),
        sa.PrimaryKeyConstraint("player", name=op.f("password_key")),
        sqlite_strict=True,
    )
    op.create_table(
        "rating",
        sa.Column("player", Whole, autoincrement=False, nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("points", Real, nullable=False),
        sa.Column("deviation", Real, nullable=False),
        sa.Column("volatility", Real, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("rating_player_of")),
        sa.PrimaryKeyConstraint("player", "variant", name=op.f("rating_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("rating_best", "rating", ["variant", "points"], unique=False)
    op.create_table(
        "report",
        sa.Column("id", Whole, sa.Identity(always=False), nullable=False),
        sa.Column("player", Whole, nullable=False),
        sa.Column("about", Whole, nullable=False),
        sa.Column("game", sa.Text(), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", Whole, nullable=False),
        sa.ForeignKeyConstraint(["about"], ["player.id"], name=op.f("report_about_of")),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("report_player_of")),
        sa.PrimaryKeyConstraint("id", name=op.f("report_key")),
        sqlite_strict=True,
    )
    op.create_index("report_at", "report", ["at"], unique=False)
    op.create_index("report_of_player", "report", ["player", "at"], unique=False)
    op.create_table(
        "session",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("player", Whole, nullable=False),
        sa.Column("created", Whole, nullable=False),
        sa.Column("seen", Whole, nullable=False),
        sa.Column("expires", Whole, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("session_player_of")),
        sa.PrimaryKeyConstraint("hash", name=op.f("session_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index("session_expires", "session", ["expires"], unique=False)
    op.create_index("session_of_player", "session", ["player", "seen"], unique=False)
    op.create_table(
        "skeleton",
        sa.Column("skeleton", sa.Text(), nullable=False),
        sa.Column("player", Whole, nullable=False),
        sa.ForeignKeyConstraint(["player"], ["player.id"], name=op.f("skeleton_player_of")),
        sa.PrimaryKeyConstraint("skeleton", name=op.f("skeleton_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_index(op.f("skeleton_player"), "skeleton", ["player"], unique=False)
    op.create_table(
        "result",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("ended", Whole, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("winner", sa.Text(), nullable=True),
        sa.Column("void", Flag(), nullable=False),
        sa.Column("ratings", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("result_game_of")),
        sa.PrimaryKeyConstraint("game", name=op.f("result_key")),
        sqlite_strict=True,
    )
    op.create_index("result_ended", "result", ["ended", "game"], unique=False)
    op.create_table(
        "seed",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seed", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("seed_game_of")),
        sa.PrimaryKeyConstraint("game", name=op.f("seed_key")),
        sqlite_strict=True,
        sqlite_with_rowid=False,
    )
    op.create_table(
        "state",
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("head", sa.Integer(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("deadline", Whole, nullable=True),
        sa.Column("created", Whole, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["game.id"], name=op.f("state_game_of")),
        sa.PrimaryKeyConstraint("game", name=op.f("state_key")),
        sqlite_strict=True,
    )
    op.create_index(
        "state_due",
        "state",
        ["deadline"],
        unique=False,
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.create_index("state_status", "state", ["status", "created", "game"], unique=False)
    # ### end Alembic commands ###
