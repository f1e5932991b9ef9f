"""The steps that bring a database to vog.storage.schema, run by Alembic when a club starts."""
