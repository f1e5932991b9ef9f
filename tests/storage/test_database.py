"""The door to the database, on both engines: works, groups, failures, starts that are refused."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import Connection, func, insert, select, text
from sqlalchemy.util import await_only

from tests.storage.conftest import FilePlace, Place, ServerPlace
from tests.storage.postgresql import Server
from vog.club.ports import Unavailable
from vog.storage import Broken, Database, Refused, Taken, schema
from vog.storage.database import mark_of


def add(name: str) -> Callable[[Connection], None]:
    def work(connection: Connection) -> None:
        row = {"id": name, "place": 0, "room": "{}"}
        connection.execute(insert(schema.room), row)

    return work


def count(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(schema.room)).scalar_one()


async def test_what_was_written_is_read(database: Database) -> None:
    before = await database.read(count)
    await database.write(add("attic"))
    assert await database.read(count) == before + 1


async def test_a_work_that_raises_undoes_only_itself(database: Database) -> None:
    class Fault(Exception):
        pass

    def half(connection: Connection) -> None:
        add("half")(connection)
        raise Fault

    before = await database.read(count)
    answers = await asyncio.gather(
        database.write(add("one")),
        database.write(half),
        database.write(add("one")),
        database.write(add("two")),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers].count(Taken) == 1
    assert isinstance(answers[1], Fault)
    assert answers[3] is None
    assert await database.read(count) == before + 2


async def test_a_work_that_is_alone_and_raises_undoes_itself(database: Database) -> None:
    class Fault(Exception):
        pass

    def half(connection: Connection) -> None:
        add("half")(connection)
        raise Fault

    before = await database.read(count)
    with pytest.raises(Fault):
        await database.write(half)
    assert await database.read(count) == before
    await database.write(add("half"))
    with pytest.raises(Taken):
        await database.write(add("half"))
    assert await database.read(count) == before + 1


async def test_what_is_read_is_one_state_of_the_database(database: Database) -> None:
    loop = asyncio.get_running_loop()
    began, goes_on = asyncio.Event(), asyncio.Event()

    def twice(connection: Connection) -> tuple[int, int]:
        first = count(connection)
        loop.call_soon_threadsafe(began.set)
        if connection.dialect.name == "postgresql":
            await_only(goes_on.wait())
        else:
            asyncio.run_coroutine_threadsafe(goes_on.wait(), loop).result()
        return first, count(connection)

    reading = asyncio.create_task(database.read(twice))
    await began.wait()
    await database.write(add("meanwhile"))
    goes_on.set()
    first, second = await reading
    assert first == second


async def test_of_many_who_read_at_once_each_gets_an_answer_or_a_failure_of_its_own(
    database: Database,
) -> None:
    class Fault(Exception):
        pass

    def fault(_: Connection) -> None:
        raise Fault

    def wrong(connection: Connection) -> None:
        connection.execute(text("SELECT nothing FROM nowhere"))

    before = await database.read(count)
    works: list[Callable[[Connection], object]] = [count, fault, wrong] * 30
    answers = await asyncio.gather(*map(database.read, works), return_exceptions=True)
    assert answers[::3] == [before] * 30
    assert {type(answer) for answer in answers[1::3]} == {Fault}
    assert {type(answer) for answer in answers[2::3]} == {Broken}


async def test_a_file_that_was_closed_is_not_read_and_nobody_waits_for_it(file_place: FilePlace) -> None:
    database = await Database.open(file_place.url)
    await database.close()
    async with asyncio.timeout(30):
        with pytest.raises(RuntimeError, match="closed"):
            await database.read(count)


async def test_who_reads_after_a_write_sees_it_whoever_reads_meanwhile(database: Database) -> None:
    before = await database.read(count)
    done = asyncio.Event()

    async def crowd() -> None:
        while not done.is_set():
            await database.read(count)

    crowding = [asyncio.create_task(crowd()) for _ in range(8)]
    for number in range(1, 21):
        await database.write(add(f"room {number}"))
        assert await database.read(count) == before + number
    done.set()
    await asyncio.gather(*crowding)


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises((Broken, Unavailable)):
        await database.read(add("by a reader"))
    with pytest.raises((Broken, Unavailable)):
        await database.read(lambda connection: connection.execute(text("DELETE FROM room")))


async def test_a_failure_holds_nothing_of_what_was_written(database: Database) -> None:
    canary = "canary" * 8

    def wrong(connection: Connection) -> None:
        row = {"id": canary, "place": None, "room": canary}
        connection.execute(insert(schema.room), row)

    def twice(connection: Connection) -> None:
        add(canary)(connection)
        add(canary)(connection)

    def no_statement(connection: Connection) -> None:
        connection.execute(text("INSERT INTO nowhere VALUES (:it)"), {"it": canary})

    for work in (wrong, twice, no_statement):
        with pytest.raises((Broken, Taken)) as caught:
            await database.write(work)
        failure = caught.value
        assert failure.__context__ is None
        assert failure.__cause__ is None
        assert canary not in repr(failure) + str(failure) + str(vars(failure))


async def test_what_is_taken_is_named(database: Database) -> None:
    await database.write(add("attic"))
    with pytest.raises(Taken, match="room"):
        await database.write(add("attic"))


async def test_the_work_of_a_cancelled_caller_goes_on(database: Database) -> None:
    writing = asyncio.create_task(database.write(add("attic")))
    await asyncio.sleep(0)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    with pytest.raises(Taken):
        await database.write(add("attic"))


async def test_works_that_are_queued_are_written_when_the_database_is_closed(place: Place) -> None:
    database = await Database.open(place.url)
    before = await database.read(count)
    writing = [asyncio.create_task(database.write(add(f"{n}"))) for n in range(20)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*writing)
    async with await Database.open(place.url) as again:
        assert await again.read(count) == before + 20


async def test_a_club_starts_with_its_rooms(database: Database) -> None:
    assert await database.read(count) == 7


async def test_a_newer_schema_is_refused(place: Place) -> None:
    async with await Database.open(place.url) as database:
        await database.write(
            lambda c: c.execute(text("UPDATE schema_version SET version_num = '9999'")) and None
        )
    with pytest.raises(Refused, match="newer vog"):
        await Database.open(place.url)


# ---- SQLite ------------------------------------------------------------------------------------------


async def test_a_new_file_is_for_its_owner_only(files: Path) -> None:
    file = files / "new.sqlite3"
    async with await Database.open(file):
        assert file.stat().st_mode & 0o777 == 0o600


async def test_a_file_is_for_one_process(file_place: FilePlace) -> None:
    async with await Database.open(file_place.url):
        with pytest.raises(Refused, match="one process"):
            await Database.open(file_place.url)
    async with await Database.open(file_place.url):
        pass


async def test_a_file_that_is_no_database_is_refused(files: Path) -> None:
    file = files / "letter.txt"
    file.write_text("Dear club, " * 1000)
    with pytest.raises(Refused, match="it is no database"):
        await Database.open(file)
    assert file.read_text() == "Dear club, " * 1000


async def test_a_database_of_another_program_is_refused(files: Path) -> None:
    file = files / "other.sqlite3"
    other = sqlite3.connect(file)
    other.execute("CREATE TABLE songs (title TEXT)")
    other.close()
    with pytest.raises(Refused, match="something else"):
        await Database.open(file)


@pytest.mark.parametrize("where", ["sqlite:", "sqlite::memory:", ":memory:", "mysql://club", ""])
async def test_an_address_of_no_database_is_refused(where: str) -> None:
    with pytest.raises(Refused):
        await Database.open(where)


async def test_a_folder_that_is_not_there_is_refused(files: Path) -> None:
    with pytest.raises(Refused, match="cannot be opened"):
        await Database.open(files / "nowhere" / "club.sqlite3")


async def test_a_full_disk_fails_the_group_and_the_next_is_written(file_place: FilePlace) -> None:
    async with await Database.open(file_place.url) as database:
        await database.write(lambda c: c.execute(text("PRAGMA max_page_count = 1")) and None)
        big = "x" * 10_000_000

        def fill(connection: Connection) -> None:
            connection.execute(insert(schema.room), {"id": "big", "place": 0, "room": big})

        answers = await asyncio.gather(
            database.write(add("before")),
            database.write(fill),
            database.write(add("after")),
            return_exceptions=True,
        )
        assert isinstance(answers[1], Unavailable)
        await database.write(lambda c: c.execute(text("PRAGMA max_page_count = 1000000")) and None)
        written = [
            name for name, answer in zip(("before", "after"), answers[::2], strict=True) if answer is None
        ]
        found = await database.read(lambda c: set(c.execute(select(schema.room.c.id)).scalars()))
        assert {"before", "after", "big"} & found == set(written)
        await database.write(add("next"))


# ---- PostgreSQL --------------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", ["fsync", "full_page_writes", "synchronous_commit"])
async def test_a_server_that_does_not_sync_is_refused(setting: str) -> None:
    server = await asyncio.to_thread(Server, f"-c {setting}=off")
    try:
        with pytest.raises(Refused, match=setting):
            await Database.open(server.url())
    finally:
        await asyncio.to_thread(server.remove)


async def test_a_server_that_is_not_there_is_refused_without_the_password() -> None:
    with pytest.raises(Refused, match="cannot be reached") as caught:
        await Database.open("postgresql://vog:hunter2@127.0.0.1:1/club")
    assert "hunter2" not in str(caught.value)


async def test_a_database_that_is_not_there_is_refused(server: Server) -> None:
    with pytest.raises(Refused, match="no database of that name"):
        await Database.open(server.url("nowhere"))


async def test_nodes_that_start_together_make_one_schema(server: Server) -> None:
    connection = await asyncpg.connect(server.url())
    await connection.execute("CREATE DATABASE fresh")
    nodes = await asyncio.gather(*[Database.open(server.url("fresh")) for _ in range(4)])
    assert [await node.read(count) for node in nodes] == [7] * 4
    for node in nodes:
        await node.close()
    await connection.execute("DROP DATABASE fresh WITH (FORCE)")
    await connection.close()


async def test_connections_that_were_cut_are_made_anew(server_place: ServerPlace) -> None:
    async with await Database.open(server_place.url) as database:
        await database.write(add("before"))
        await server_place.cut()
        await database.write(add("after"))
        assert await database.read(count) == 9


async def test_moves_and_the_pulse_do_not_wait_behind_a_crowd(server_place: ServerPlace) -> None:
    hold, take = text("SELECT pg_advisory_xact_lock(1)"), text("SELECT 1")
    async with (
        await Database.open(server_place.url) as holding,
        await Database.open(server_place.url) as club,
    ):
        held, release = asyncio.Event(), asyncio.Event()
        engine = holding._engine

        async def holder() -> None:
            async with engine._pool.connect() as connection:  # type: ignore[attr-defined]
                await connection.execute(hold)
                held.set()
                await release.wait()

        holds = asyncio.create_task(holder())
        await held.wait()
        crowd = [asyncio.create_task(club.write(lambda one: one.execute(hold).scalar())) for _ in range(30)]
        crowd += [asyncio.create_task(club.read(lambda one: one.execute(hold).scalar())) for _ in range(30)]
        urgent = [club.write(lambda one: one.execute(take).scalar_one(), urgent=True) for _ in range(3)]
        async with asyncio.timeout(20):
            assert await asyncio.gather(*urgent) == [1, 1, 1]
            assert await club.now() > 0
        assert not any(task.done() for task in crowd)
        release.set()
        await asyncio.gather(holds, *crowd)


async def test_a_server_that_goes_and_comes_back_needs_no_restart_of_ours() -> None:
    server = await asyncio.to_thread(Server)
    try:
        async with await Database.open(server.url()) as database:
            await asyncio.to_thread(server.stop, "immediate")
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await database.write(add("while it is gone"))
                with pytest.raises(Unavailable):
                    await database.read(count)
            await asyncio.to_thread(server.start)
            await database.write(add("after"))
            assert await database.read(count) == 8
    finally:
        await asyncio.to_thread(server.remove)


@pytest.mark.parametrize("way", [Database.open, Database.look])
@pytest.mark.parametrize(
    "rest",
    [
        "127.0.0.1:99999/x",
        "127.0.0.1:-1/x",
        "127.0.0.1:abc/x",
        "127.0.0.1:" + "9" * 5000 + "/x",
        "127.0.0.1:1:1/x",
        "127.0.0.1:1/x?sslmode=loud",
        "[::1/x",
        "a..b/x",
        "a" * 300 + "/x",
        "\udcff/x",
    ],
    ids=range(10),
)
async def test_an_address_that_cannot_be_read_is_refused_without_its_password(
    rest: str, way: Callable[[str], Awaitable[Database]]
) -> None:
    with pytest.raises(Refused, match="address cannot be read; it is like postgresql://") as caught:
        await way(f"postgresql://vog:hunter2@{rest}")
    assert "hunter2" not in repr(caught.value)
    assert caught.value.__context__ is None
    assert "\n" not in str(caught.value)


async def test_to_look_at_a_server_says_why_it_cannot_be_done(server: Server) -> None:
    with pytest.raises(Refused, match="no database of that name"):
        await Database.look(server.url("nobody_made_this"))


def test_a_databases_mark_is_one_whatever_its_password_and_another_for_another_database() -> None:
    same = [
        f"postgresql://vog{secret}@db.example:5432/club" for secret in ("", ":hunter2", ":p@ss:word", ":")
    ]
    others = ["postgresql://vog@db.example:5432/other", "postgresql://vog@db.example:5433/club"]
    others += ["postgresql://ada@db.example:5432/club", "postgresql:///club?host=/tmp", "club.db"]
    assert len({mark_of(where) for where in same}) == 1
    assert len({mark_of(where) for where in [same[0], *others]}) == 1 + len(others)
    beside = ["postgresql:///club?user=vog&password=" + secret for secret in ("hunter2", "swordfish")]
    assert len({mark_of(where) for where in beside}) == 1
