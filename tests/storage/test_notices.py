"""ports.Notices: told after the commit, on every node, and nothing is lost without a word."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import msgspec
import pytest
from sqlalchemy import Connection

from tests.storage import things
from tests.storage.conftest import Place, ServerPlace
from vog.club.ports import About, Notice
from vog.numbridge.seat import Seat
from vog.storage import Database
from vog.storage.ads import Ads
from vog.storage.announcements import Announcements
from vog.storage.journal import Journal
from vog.storage.notices import announce
from vog.storage.players import Blocklist


class Ears:
    """Hears one node's notices."""

    def __init__(self, database: Database) -> None:
        self.heard: list[Notice] = []
        self._more = asyncio.Event()
        self.stop = database.notices.subscribe(self._hear)

    def _hear(self, notice: Notice) -> None:
        self.heard.append(notice)
        self._more.set()

    async def until(self, wanted: Notice) -> None:
        async with asyncio.timeout(10):
            while wanted not in self.heard:
                self._more.clear()
                await self._more.wait()


LAST = Notice(About.PLAYER, "the last", 0)


async def test_a_row_is_told_by_game_and_seq(database: Database) -> None:
    journal, ears = Journal(database), Ears(database)
    header = things.header(await things.players(database))
    await journal.start(header, deadline=1, taking=None)
    await ears.until(Notice(About.GAME, header.id, 0))
    for player in header.players:
        await ears.until(Notice(About.SEATED, str(player)))
    await journal.append(things.move(header.id, 1))
    await ears.until(Notice(About.GAME, header.id, 1))


async def test_whose_rating_changed_is_told(database: Database) -> None:
    journal, ears = Journal(database), Ears(database)
    pair = await things.players(database)
    rated, unrated = things.header(pair), things.header(await things.players(database), rated=False)
    for header in (rated, unrated):
        await journal.start(header, deadline=1, taking=None)
    for header in (unrated, rated):
        await journal.append(things.final(header.id, 1, Seat.SECOND))
    for player in pair:
        await ears.until(Notice(About.RATED, str(player)))
    assert {notice.id for notice in ears.heard if notice.about is About.RATED} == set(map(str, pair))


async def test_what_was_undone_is_not_told(database: Database) -> None:
    ears = Ears(database)

    def undone(connection: Connection) -> None:
        announce(connection, [Notice(About.GAME, "undone", 1)])
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await database.write(undone)
    await database.write(lambda connection: announce(connection, [LAST]))
    await ears.until(LAST)
    assert ears.heard == [LAST]


async def test_a_thousand_at_once_are_all_told(database: Database) -> None:
    ears = Ears(database)
    notices = [Notice(About.GAME, f"game{n:08}", 1_000_000 + n) for n in range(1000)]
    await database.write(lambda connection: announce(connection, notices))
    await ears.until(notices[-1])
    assert ears.heard == notices


async def test_who_stopped_listening_hears_no_more(database: Database) -> None:
    ears, others = Ears(database), Ears(database)
    ears.stop()
    ears.stop()
    await database.write(lambda connection: announce(connection, [LAST]))
    await others.until(LAST)
    assert ears.heard == []


async def test_a_hearer_that_fails_does_not_deafen_the_others(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    database.notices.subscribe(lambda _: 1 // 0)  # type: ignore[arg-type]
    ears = Ears(database)
    with caplog.at_level(logging.CRITICAL, logger="vog.storage"):
        await database.write(lambda connection: announce(connection, [LAST]))
        await ears.until(LAST)


async def heard_of(database: Database, done: Awaitable[object]) -> set[Notice]:
    """What is told of something."""
    ears = Ears(database)
    await done
    await database.write(lambda connection: announce(connection, [LAST]))
    await ears.until(LAST)
    return set(ears.heard) - {LAST}


LOBBY = Notice(About.LOBBY)


@pytest.mark.parametrize("private", [False, True])
async def test_the_lobby_is_told_of_ads(database: Database, private: bool) -> None:
    ads = Ads(database)
    (owner,) = await things.players(database, 1)
    ad = things.ad(owner, private=private)
    assert await heard_of(database, ads.post(ad, most=1)) == {LOBBY}
    assert await heard_of(database, ads.post(things.ad(owner), most=1)) == set()
    assert await heard_of(database, ads.withdraw(owner, ad.id)) == {LOBBY}
    assert await heard_of(database, ads.withdraw(owner, ad.id)) == set()


async def test_both_are_told_of_a_block(database: Database) -> None:
    blocklist = Blocklist(database)
    one, two = await things.players(database, 2)
    both = {LOBBY, Notice(About.PLAYER, str(one)), Notice(About.PLAYER, str(two))}
    assert await heard_of(database, blocklist.block(one, two, most=1)) == both
    assert await heard_of(database, blocklist.block(one, two, most=1)) == set()
    assert await heard_of(database, blocklist.unblock(one, two)) == both
    assert await heard_of(database, blocklist.unblock(one, two)) == set()


async def test_who_is_concerned_is_told_where_a_game_takes_another_status(database: Database) -> None:
    journal = Journal(database)
    one, two = await things.players(database, 2)
    header = things.header([one, two])
    # Its own notices first, or they come in the next look.
    assert await heard_of(database, journal.start(header, deadline=1, taking=None))
    game = Notice(About.GAME, header.id, 1)
    assert await heard_of(database, journal.append(things.move(header.id, 1))) == {game}
    final = msgspec.structs.replace(things.final(header.id, 2), concerned=(one, two))
    assert await heard_of(database, journal.append(final)) == {
        Notice(About.GAME, header.id, 2),
        LOBBY,
        *(Notice(about, str(player)) for about in (About.RATED, About.SEATED) for player in (one, two)),
    }


async def test_what_the_host_says_is_told(database: Database) -> None:
    announcements = Announcements(database)
    for text in ("Back at eight.", None):
        assert await heard_of(database, announcements.announce(text, 1)) == {Notice(About.HOST)}
        assert await announcements.current() == text


async def test_every_node_is_told(server_place: ServerPlace) -> None:
    async with await Database.open(server_place.url) as one, await Database.open(server_place.url) as other:
        ears = [Ears(one), Ears(other)]
        await one.write(lambda connection: announce(connection, [LAST]))
        for heard in ears:
            await heard.until(LAST)


async def test_a_line_that_was_cut_says_that_something_was_lost(server_place: ServerPlace) -> None:
    async with await Database.open(server_place.url) as node, await Database.open(server_place.url) as other:
        ears = Ears(node)
        for _ in range(3):
            await server_place.cut()
            await other.write(lambda connection: announce(connection, [Notice(About.GAME, "unheard", 1)]))
            await ears.until(Notice(About.ALL))
            ears.heard.clear()
            await other.write(lambda connection: announce(connection, [LAST]))
            await ears.until(LAST)


async def test_what_others_write_on_the_channel_is_taken_for_a_loss(server_place: ServerPlace) -> None:
    async with await Database.open(server_place.url) as node:
        ears = Ears(node)
        await server_place.execute("NOTIFY vog, 'gibberish'")
        await ears.until(Notice(About.ALL))


async def test_closing_while_the_line_is_lost_ends(place: Place) -> None:
    database = await Database.open(place.url)
    if isinstance(place, ServerPlace):
        await place.cut()
    await database.close()
