"""The doctor finds a sound club sound, and each fault that is planted."""

from __future__ import annotations

from functools import partial

import pytest
from sqlalchemy import Connection, delete, insert, text

from tests.storage import played
from tests.storage.conftest import Place
from tests.storage.played import Rows, everything, faults
from vog.storage import Database, Refused, schema
from vog.storage.doctor import examine


async def test_a_club_that_was_played_in_is_sound(database: Database) -> None:
    await played.play(database)
    found = await examine(database, 100)
    assert [finding for finding in found if finding.faults] == []
    assert {finding.what for finding in found} >= {
        "2 games running, played again",
        "1 games adjourned, played again",
        "4 games over, played again",
    }


async def test_a_new_club_is_sound(database: Database) -> None:
    assert await faults(database) == []


_ONE = "(SELECT min(game) FROM state WHERE status = '{}' AND head > 3)"
RUNNING, OVER = _ONE.format("running"), _ONE.format("over")

PLANTED = [
    (f"DELETE FROM journal WHERE game = {RUNNING} AND seq = 2", "are missing"),
    (f"DELETE FROM journal WHERE game = {RUNNING} AND seq = 2", "cannot be played again"),
    (f"UPDATE state SET head = head + 1 WHERE game = {RUNNING}", "is not its last row"),
    ("INSERT INTO journal VALUES ('nowhere', 1, 1, 'first', 'x', '~', 1)", "has rows and no state"),
    (f"DELETE FROM seed WHERE game = {RUNNING}", "has no seed"),
    (f"UPDATE state SET status = 'adjourned' WHERE game = {RUNNING}", "but its rows say running"),
    (f"UPDATE state SET status = 'napping' WHERE game = {RUNNING}", "nobody knows"),
    (f"UPDATE state SET deadline = deadline + 1 WHERE game = {RUNNING}", "another deadline"),
    (f"UPDATE state SET deadline = NULL WHERE game = {RUNNING}", "never ends"),
    (f"DELETE FROM result WHERE game = {OVER}", "without a result"),
    (f"UPDATE state SET status = 'running' WHERE game = {OVER}", "has a result and goes on"),
    (f"UPDATE result SET reason = 'game-time' WHERE game = {OVER}", "another result"),
    ("UPDATE rating SET points = 9000", "out of bounds"),
    ("UPDATE rating SET games = games + 1", "counts other games"),
    (f"UPDATE journal SET line = 'a1=1' WHERE game = {RUNNING} AND seq = 3", "cannot be played again"),
    (f"UPDATE journal SET ms = -1 WHERE game = {RUNNING} AND seq = 3", "cannot be played again"),
    ("UPDATE pulse SET at = 9000000000000", "in the future"),
]


def _put_back(connection: Connection, rows: Rows) -> None:
    for table in reversed(schema.METADATA.sorted_tables):
        connection.execute(delete(table))
    for table in schema.METADATA.sorted_tables:
        if rows[table.name]:
            connection.execute(insert(table), rows[table.name])


async def test_each_planted_fault_is_found(database: Database) -> None:
    await played.play(database)
    sound = await database.read(everything)
    for statement, fault in PLANTED:
        await database.write(partial(_execute, statement=statement))
        found = await faults(database)
        assert any(fault in line for line in found), (statement, found)
        assert not any("tweet" in line for line in found)
        await database.write(partial(_put_back, rows=sound))
    assert await faults(database) == []


def _execute(connection: Connection, statement: str) -> None:
    connection.execute(text(statement))


async def test_a_look_does_not_need_the_database_to_itself(place: Place) -> None:
    async with await Database.open(place.url) as club, await Database.look(place.url) as doctor:
        await played.play(club)
        assert await faults(doctor) == []


async def test_a_look_changes_nothing(place: Place) -> None:
    async with await Database.open(place.url) as club:
        await club.write(lambda connection: connection.execute(text("DELETE FROM schema_version")) and None)
    with pytest.raises(Refused, match="no club"):
        await Database.look(place.url)
