"""Ads, players, rooms, ratings, archive, blocks and reports on both engines."""

from __future__ import annotations

import asyncio
import itertools

import msgspec
import pytest
from sqlalchemy import Connection, insert, update

from tests.storage import things
from vog.club.archive import Filter, Finished, Place
from vog.club.history import alike, tallied
from vog.club.ports import Kind
from vog.club.rating import NEW, Rating, rate_game
from vog.club.registers import Report
from vog.club.room import ROOMS
from vog.numbridge.commands import End, Reason
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Settings, Variant
from vog.storage import Database, schema
from vog.storage.ads import Ads
from vog.storage.archive import Archive
from vog.storage.forms import ENTRIES, FINISHED
from vog.storage.journal import Journal
from vog.storage.players import Blocklist, Players, Ratings, Reports
from vog.storage.rooms import Rooms

# ---- ads ---------------------------------------------------------------------------------------------


async def test_an_ad_is_open_until_its_lease_runs_out(database: Database) -> None:
    ads = Ads(database)
    (owner,) = await things.players(database, 1)
    ad = things.ad(owner, lease=5000)
    assert await ads.post(ad, most=1)
    assert await ads.ad(ad.id, 4999) == ad
    assert await ads.open(4999) == (ad,)
    assert await ads.ad(ad.id, 5000) is None
    assert await ads.open(5000) == ()


async def test_a_private_ad_is_open_like_any_other(database: Database) -> None:
    ads = Ads(database)
    (owner,) = await things.players(database, 1)
    ad = things.ad(owner, private=True)
    await ads.post(ad, most=1)
    assert await ads.open(2000) == (ad,)
    assert await ads.ad(ad.id, 2000) == ad
    assert await ads.ad(ad.id, ad.lease) is None


async def test_ads_are_shown_the_oldest_first(database: Database) -> None:
    ads = Ads(database)
    (owner,) = await things.players(database, 1)
    posted = [things.ad(owner, posted=posted) for posted in (3, 1, 2)]
    for ad in posted:
        await ads.post(ad, most=3)
    assert [ad.posted for ad in await ads.open(9)] == [1, 2, 3]


async def test_an_owner_has_only_so_many_ads_also_at_once(database: Database) -> None:
    ads = Ads(database)
    one, other = await things.players(database, 2)
    answers = await asyncio.gather(*[ads.post(things.ad(one), most=3) for _ in range(10)])
    assert sorted(answers) == [False] * 7 + [True] * 3
    assert await ads.post(things.ad(other), most=1)


async def test_ads_that_ran_out_do_not_count(database: Database) -> None:
    ads = Ads(database)
    (owner,) = await things.players(database, 1)
    assert await ads.post(things.ad(owner, lease=2000), most=1)
    assert not await ads.post(things.ad(owner, posted=1999), most=1)
    assert await ads.post(things.ad(owner, posted=2000), most=1)


async def test_only_the_owner_renews_and_withdraws(database: Database) -> None:
    ads = Ads(database)
    one, other = await things.players(database, 2)
    mine, theirs = things.ad(one), things.ad(other)
    for ad in (mine, theirs):
        await ads.post(ad, most=1)
    assert await ads.renew(one, [mine.id, theirs.id, "unknown"], 90_000) == {mine.id}
    assert await ads.open(50_000) == (msgspec.structs.replace(mine, lease=90_000),)
    assert not await ads.withdraw(one, theirs.id)
    assert await ads.withdraw(one, mine.id)
    assert not await ads.withdraw(one, mine.id)


# ---- players, rooms, ratings ---------------------------------------------------------------------------


async def test_players_are_found_by_id(database: Database) -> None:
    ids = await things.players(database, 3)
    found = await Players(database).players([*ids[:2], 999])
    assert sorted(found) == ids[:2]
    assert found[ids[0]].name == "player 0"
    assert found[ids[0]].kind is Kind.ACCOUNT


async def test_ten_thousand_can_be_asked_for_at_once(database: Database) -> None:
    (one,) = await things.players(database, 1)
    assert list(await Players(database).players(range(50_000))) == [one]
    assert await Journal(database).heads([f"game{n}" for n in range(50_000)]) == {}


async def test_rooms_are_data(database: Database) -> None:
    rooms = Rooms(database)
    assert await rooms.rooms() == ROOMS
    closed = msgspec.structs.replace(ROOMS[0], open=False, order=99)
    added = msgspec.structs.replace(ROOMS[1], id="attic", order=0)
    await rooms.put(closed)
    await rooms.put(added)
    assert await rooms.rooms() == (added, *ROOMS[1:], closed)


async def test_the_best_are_sure_and_have_an_account(database: Database) -> None:
    accounts = await things.players(database, 3)
    bots = await things.players(database, 1, Kind.BOT)
    deleted = await things.players(database, 1, Kind.DELETED)
    strong = Rating(2000, 50, 0.06, 20)
    rows = {
        accounts[0]: Rating(1600, 60, 0.06, 9),
        accounts[1]: Rating(1700, 110, 0.06, 9),
        accounts[2]: Rating(1900, 110.1, 0.06, 2),
        bots[0]: strong,
        deleted[0]: strong,
    }

    def work(connection: Connection) -> None:
        for player, rating in rows.items():
            row = {"player": player, "variant": "lands", **things.fields(rating)}
            connection.execute(insert(schema.rating), row)

    await database.write(work)
    ratings = Ratings(database)
    best = tuple((player, rows[player]) for player in (accounts[1], accounts[0]))
    assert await ratings.best(Variant.LANDS, 10) == best
    assert await ratings.best(Variant.LANDS, 1) == best[:1]
    assert await ratings.best(Variant.BRIDGE, 10) == ()
    assert await ratings.ratings([*accounts, 999], Variant.LANDS) == {
        player: rows[player] for player in accounts
    }


# ---- blocks and reports --------------------------------------------------------------------------------


async def test_a_block_is_between_two(database: Database) -> None:
    blocklist = Blocklist(database)
    one, two, three = await things.players(database, 3)
    for _ in range(2):
        assert await blocklist.block(one, two, most=1)
    assert await blocklist.block(three, one, most=1)
    assert await blocklist.blocked(one) == {two}
    assert await blocklist.between(one, [two, three]) == {two, three}
    assert await blocklist.between(two, [one, three]) == {one}
    assert await blocklist.between(two, []) == frozenset()
    assert await blocklist.blocks_of([two]) == {(one, two)}
    assert await blocklist.blocks_of([one, two]) == {(one, two), (three, one)}
    assert await blocklist.blocks_of([]) == frozenset()
    for _ in range(2):
        await blocklist.unblock(one, two)
    assert await blocklist.blocked(one) == frozenset()
    assert await blocklist.between(two, [one, three]) == frozenset()


async def test_a_player_blocks_only_so_many_also_at_once(database: Database) -> None:
    blocklist = Blocklist(database)
    one, *others = await things.players(database, 9)
    answers = await asyncio.gather(*[blocklist.block(one, other, most=3) for other in others])
    assert sorted(answers) == [False] * 5 + [True] * 3
    blocked = sorted(await blocklist.blocked(one))
    assert await blocklist.block(one, blocked[0], most=3), "it is there already"
    await blocklist.unblock(one, blocked[0])
    assert await blocklist.block(one, blocked[0], most=3)


async def test_reports_are_kept_and_limited_by_the_day(database: Database) -> None:
    reports = Reports(database)
    one, two = await things.players(database, 2)
    day = 86_400_000
    made = [Report(one, two, None, f"nr {n}", day + n) for n in range(3)]
    assert [await reports.report(report, most=2) for report in made] == [True, True, False]
    assert await reports.report(msgspec.structs.replace(made[0], by=two, game="game"), most=2)
    later = Report(one, two, "unknown", "again", 2 * day)
    assert await reports.report(later, most=2)
    assert [report.text for report in await reports.reports(day + 1)] == ["nr 1", "again"]
    at_once = [Report(two, one, None, "x", 9 * day) for _ in range(6)]
    assert sum(await asyncio.gather(*[reports.report(report, most=2) for report in at_once])) == 2


# ---- archive -------------------------------------------------------------------------------------------


async def finish(database: Database, players: list[int], ended: int, **more: object) -> str:
    journal = Journal(database)
    winner = more.pop("winner", Seat.FIRST)
    reason = more.pop("reason", Reason.RESIGNATION)
    void = more.pop("void", False)
    header = things.header(players, **more)  # type: ignore[arg-type]
    await journal.start(header, deadline=1, taking=None)
    append = things.final(header.id, 1, winner, reason, void=bool(void))  # type: ignore[arg-type]
    entry = msgspec.structs.replace(append.entry, at=ended)
    await journal.append(msgspec.structs.replace(append, entry=entry))
    return header.id


async def test_a_game_is_in_the_archive_once_it_is_over(database: Database) -> None:
    journal, archive = Journal(database), Archive(database)
    pair = await things.players(database)
    header = things.header(pair)
    await journal.start(header, deadline=1, taking=None)
    assert await archive.finished(header.id) is None
    assert await archive.list(Filter(), None, 50) == ()
    await journal.append(things.final(header.id, 1, Seat.SECOND))
    found = await archive.finished(header.id)
    assert found == Finished(
        id=header.id,
        room=header.room,
        settings=header.settings,
        rated=True,
        players=(pair[0], pair[1]),
        created=1000,
        ended=1001,
        end=End(Reason.RESIGNATION, Seat.SECOND),
        void=False,
        before=(NEW, NEW),
        after=rate_game(NEW, NEW, 0.0),
    )
    assert await archive.list(Filter(), None, 50) == (found,)


async def test_nothing_the_archive_selects_holds_a_seed() -> None:
    for statement in (ENTRIES, FINISHED):
        assert "seed" not in str(statement)


@pytest.fixture
async def archive_of_many(database: Database) -> Archive:
    one, two, three = await things.players(database, 3)
    ended = itertools.cycle([5000, 6000, 6000, 7000])
    for pair, variant, rated, (winner, reason) in itertools.product(
        ([one, two], [two, one], [three, one]),
        (Variant.BRIDGE, Variant.LANDS),
        (True, False),
        ((Seat.FIRST, Reason.RESIGNATION), (Seat.SECOND, Reason.GAME_TIME), (None, Reason.AGREEMENT)),
    ):
        await finish(
            database,
            pair,
            next(ended),
            settings=Settings.usual(variant),
            room=f"{variant}-45",
            rated=rated,
            winner=winner,
            reason=reason,
        )
    return Archive(database)


async def test_filters_admit_what_the_domain_says(archive_of_many: Archive) -> None:
    everything = await archive_of_many.list(Filter(), None, 100)
    assert len(everything) == 36
    players = sorted({player for game in everything for player in game.players})
    filters = [
        *[Filter(player=player, won=won) for player in (None, *players) for won in (None, True, False)],
        *[Filter(player=players[0], opponent=other) for other in players],
        Filter(room="lands-45"),
        Filter(variant=Variant.BRIDGE, rated=False),
        Filter(reason=Reason.AGREEMENT),
        Filter(since=6000),
        Filter(until=6000),
        Filter(since=6000, until=7000, player=players[2], rated=True),
    ]
    for wanted in filters:
        expected = tuple(game for game in everything if wanted.admits(game))
        assert await archive_of_many.list(wanted, None, 100) == expected, wanted


async def test_pages_hold_everything_once_the_newest_first(archive_of_many: Archive) -> None:
    everything = await archive_of_many.list(Filter(), None, 100)
    assert list(everything) == sorted(everything, key=lambda game: (game.ended, game.id), reverse=True)
    found: list[Finished] = []
    place = None
    while page := await archive_of_many.list(Filter(), place, 5):
        found += page
        place = Place(page[-1].ended, page[-1].id)
    assert tuple(found) == everything


async def test_a_players_games_are_counted_as_the_domain_counts_them(
    archive_of_many: Archive, database: Database
) -> None:
    everything = await archive_of_many.list(Filter(), None, 100)
    one, two, *_ = players = sorted({player for game in everything for player in game.players})
    for player in players:
        own = [alike(game, player) for game in everything if player in game.players]
        assert tallied(await archive_of_many.alike(player)) == tallied(own)
    before = await archive_of_many.alike(one)
    assert sum(each.games for each in before) == 36
    await finish(database, [one, two], 9000, void=True)
    assert set(await archive_of_many.alike(one)) == set(before)
    assert await archive_of_many.alike(999) == ()


async def test_a_deleted_players_games_stay(database: Database) -> None:
    pair = await things.players(database)
    game = await finish(database, pair, 9)
    gone = update(schema.player).where(schema.player.c.id == pair[0]).values(name="deleted", kind="deleted")
    await database.write(lambda connection: connection.execute(gone) and None)
    found = await Archive(database).finished(game)
    assert found is not None
    assert (await Players(database).players(found.players))[pair[0]].kind is Kind.DELETED
