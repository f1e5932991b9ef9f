"""A club goes from SQLite to PostgreSQL whole, or not at all."""

from __future__ import annotations

import pytest

from tests.storage import played, things
from tests.storage.conftest import FilePlace, ServerPlace
from tests.storage.played import everything, faults
from vog.storage import Database, Refused, carry
from vog.storage.journal import Journal


def in_order(rows: dict[str, list[dict[str, object]]]) -> dict[str, list[str]]:
    return {table: sorted(map(repr, kept)) for table, kept in rows.items()}


async def test_everything_is_carried(file_place: FilePlace, server_place: ServerPlace) -> None:
    async with await Database.open(file_place.url) as club:
        players = await played.play(club)
        before = await club.read(everything)
    carried = await carry.carry(file_place.url, server_place.url)
    assert dict(carried) == {table: len(rows) for table, rows in before.items()}
    async with await Database.open(server_place.url) as club:
        assert in_order(await club.read(everything)) == in_order(before)
        assert await faults(club) == []
        assert min(await things.players(club, 3)) > max(players)
        # The secret is the same, so the games go on.
        (game, *_) = [row["id"] for row in before["game"]]
        found = await Journal(club).game(game)
        assert found is not None
        assert found[0].seed.reveal() == played.CANARY


async def test_a_large_club_is_carried_page_by_page(
    file_place: FilePlace, server_place: ServerPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(carry, "_AT_ONCE", 7)
    async with await Database.open(file_place.url) as club:
        await played.play(club)
        before = await club.read(everything)
    await carry.carry(file_place.url, server_place.url)
    async with await Database.open(server_place.url) as club:
        assert in_order(await club.read(everything)) == in_order(before)


async def test_a_target_with_a_club_in_it_is_refused(
    file_place: FilePlace, server_place: ServerPlace
) -> None:
    async with await Database.open(server_place.url) as club:
        await things.players(club)
        before = await club.read(everything)
    with pytest.raises(Refused, match="must be an empty database"):
        await carry.carry(file_place.url, server_place.url)
    async with await Database.open(server_place.url) as club:
        assert await club.read(everything) == before


async def test_a_club_that_runs_is_not_carried(file_place: FilePlace, server_place: ServerPlace) -> None:
    async with await Database.open(file_place.url):
        with pytest.raises(Refused, match="in use"):
            await carry.carry(file_place.url, server_place.url)


async def test_what_does_not_arrive_whole_is_undone(file_place: FilePlace, server_place: ServerPlace) -> None:
    async with await Database.open(file_place.url) as club:
        await played.play(club)
    async with await Database.open(server_place.url) as target:
        empty = await target.read(everything)
    await server_place.execute(
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN NEW.ms := NEW.ms + 1; RETURN NEW; END $$"
    )
    await server_place.execute(
        "CREATE TRIGGER spoil BEFORE INSERT ON journal FOR EACH ROW WHEN (NEW.seq = 5) "
        "EXECUTE FUNCTION spoil()"
    )
    with pytest.raises(Refused, match="table journal did not arrive whole"):
        await carry.carry(file_place.url, server_place.url)
    async with await Database.open(server_place.url) as target:
        assert await target.read(everything) == empty
    await server_place.execute("DROP TRIGGER spoil ON journal")
    await carry.carry(file_place.url, server_place.url)


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("sqlite:/nowhere/club.db", "postgresql://nobody@127.0.0.1:1/x"),
        ("postgresql://a/b", "sqlite:x"),
        ("sqlite:x", "sqlite:y"),
    ],
)
async def test_other_ways_are_refused(source: str, target: str) -> None:
    with pytest.raises(Refused):
        await carry.carry(source, target)
