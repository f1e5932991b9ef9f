"""How Alembic runs a migration: on the connection, and in the transaction, that it is given."""

from __future__ import annotations

from alembic import context

from vog.storage.schema import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
    # Both engines can undo a change of the schema, so that a migration is there whole or not at all.
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
