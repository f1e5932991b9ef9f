"""The migrations make exactly the schema that the program works with."""

from __future__ import annotations

from importlib import resources

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from tests.storage.conftest import Place
from vog.storage import Database, schema
from vog.storage.upgrade import KNOWN


async def test_the_migrations_make_the_schema(database: Database) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(
            connection, opts={"version_table": schema.VERSION_TABLE, "compare_type": True}
        )
        return list(compare_metadata(context, schema.METADATA))

    assert await database.read(differences) == []


async def test_tables_have_the_statements_of_the_schema(database: Database, place: Place) -> None:
    """What Alembic does not compare: keys, checks, strictness, names of constraints."""

    def found(connection: Connection) -> dict[str, object]:
        seen = inspect(connection)
        return {
            table: (
                seen.get_pk_constraint(table)["constrained_columns"],
                sorted(str(check["sqltext"]) for check in seen.get_check_constraints(table)),
                sorted(tuple(unique["column_names"]) for unique in seen.get_unique_constraints(table)),
                sorted(str(key["referred_table"]) for key in seen.get_foreign_keys(table)),
            )
            for table in seen.get_table_names()
            if table != schema.VERSION_TABLE
        }

    def made(connection: Connection) -> dict[str, object]:
        schema.METADATA.drop_all(connection)
        schema.METADATA.create_all(connection)
        return found(connection)

    by_migrations = await database.read(found)
    assert await database.write(made) == by_migrations


async def test_tables_are_strict_in_sqlite(database: Database, place: Place) -> None:
    if place.kind != "sqlite":
        return
    tables = await database.read(
        lambda connection: connection.execute(text("SELECT name, strict FROM pragma_table_list")).all()
    )
    strict = {name for name, is_strict in tables if is_strict}
    assert strict == set(schema.METADATA.tables)


def test_the_program_knows_its_migrations() -> None:
    scripts = ScriptDirectory(str(resources.files("vog.storage").joinpath("migrations")))
    assert tuple(reversed([script.revision for script in scripts.walk_revisions()])) == KNOWN
    assert scripts.get_current_head() == schema.HEAD
