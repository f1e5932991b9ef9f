"""Players, names, passwords and sessions on both engines (C1, C14, C16)."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from tests.storage import things
from vog.club.account import DAY, GUEST_LIFE, MOST_SESSIONS, Credentials, Session
from vog.club.player_name import NameTaken
from vog.club.ports import About, Kind, Notice, Player
from vog.storage import Database, accounts, schema
from vog.storage.accounts import Accounts
from vog.storage.ads import Ads
from vog.storage.players import Blocklist, Players

NOW = 1_700_000_000_000


async def ada(database: Database, name: str = "Ada Lovelace") -> Player:
    return await Accounts(database).create(Kind.ACCOUNT, name, "hash of Ada's", NOW)


async def session_of(database: Database, player: int, key: bytes, *, at: int = NOW) -> Session:
    session = Session(key, player, at, at, at + 90 * DAY)
    await Accounts(database).open_session(session)
    return session


async def sessions(database: Database) -> set[bytes]:
    return await database.read(
        lambda connection: set(connection.execute(select(schema.session.c.hash)).scalars())
    )


def heard(database: Database) -> list[Notice]:
    notices: list[Notice] = []
    database.notices.subscribe(notices.append)
    return notices


async def told(notices: list[Notice], wanted: Notice) -> None:
    async with asyncio.timeout(10):
        while wanted not in notices:
            await asyncio.sleep(0.01)


# ---- names -------------------------------------------------------------------------------------------


async def test_a_player_is_found_by_every_name_that_looks_like_the_own(database: Database) -> None:
    player = await ada(database)
    expected = Credentials(player, "hash of Ada's")
    assert player == Player(player.id, "Ada Lovelace", Kind.ACCOUNT, NOW, NOW)
    for name in ("Ada Lovelace", "ADA LOVELACE", "ada-lovelace", "Ada LoveIace"):
        assert await Accounts(database).named(name) == expected
    assert await Accounts(database).credentials(player.id) == expected
    for nobody in ("Ida", "", "\0", "Ada\0Lovelace", "x" * 5000, "%", "'; DROP TABLE player; --"):
        assert await Accounts(database).named(nobody) is None
    assert await Accounts(database).credentials(player.id + 1) is None


async def test_of_many_who_want_one_name_at_once_one_gets_it(database: Database) -> None:
    # Each of them looks like each other one.
    names = ["Ilya", "llya", "1lya", "I-lya"] * 5
    made = await asyncio.gather(
        *[Accounts(database).create(Kind.ACCOUNT, name, "h", NOW) for name in names], return_exceptions=True
    )
    assert sorted(type(one).__name__ for one in made) == ["NameTaken"] * 19 + ["Player"]
    kept = await database.read(lambda connection: connection.execute(select(schema.player)).all())
    assert len(kept) == 1, "who did not get it is not kept without one"


async def test_guests_are_numbered(database: Database) -> None:
    one, two = [await Accounts(database).create(Kind.GUEST, None, None, NOW) for _ in range(2)]
    assert (one.name, two.name) == (f"Guest {one.id}", f"Guest {two.id}")
    assert (await Players(database).players([one.id]))[one.id] == one
    assert await Accounts(database).credentials(one.id) == Credentials(one, None)


async def test_a_guest_becomes_an_account_once(database: Database) -> None:
    guest = await Accounts(database).create(Kind.GUEST, None, None, NOW)
    made = await asyncio.gather(
        *[Accounts(database).upgrade(guest.id, f"Ada {n * 'x'}", "h", NOW + 1) for n in range(1, 6)]
    )
    [account] = [one for one in made if one is not None]
    assert (account.id, account.kind, account.created) == (guest.id, Kind.ACCOUNT, NOW)
    assert (await Players(database).players([guest.id]))[guest.id] == account


async def test_who_cannot_have_a_name_stays_a_guest(database: Database) -> None:
    await ada(database)
    guest = await Accounts(database).create(Kind.GUEST, None, None, NOW)
    with pytest.raises(NameTaken):
        await Accounts(database).upgrade(guest.id, "ada lovelace", "h", NOW)
    assert (await Players(database).players([guest.id]))[guest.id] == guest


async def test_a_new_name_frees_the_old_one_and_is_told(database: Database) -> None:
    player, other = await ada(database), await ada(database, "Bob")
    notices = heard(database)
    assert await Accounts(database).rename(player.id, "Ada King")
    await told(notices, Notice(About.PLAYER, str(player.id)))
    with pytest.raises(NameTaken):
        await Accounts(database).rename(other.id, "Ada King")
    assert await Accounts(database).rename(other.id, "Ada Lovelace")
    assert await Accounts(database).rename(player.id, "ADA KING"), "the own name, written otherwise"
    guest = await Accounts(database).create(Kind.GUEST, None, None, NOW)
    assert not await Accounts(database).rename(guest.id, "Carl")
    assert not await Accounts(database).rename(999, "Carl")


# ---- sessions ----------------------------------------------------------------------------------------


async def test_a_session_lasts_until_its_end(database: Database) -> None:
    player = await ada(database)
    session = await session_of(database, player.id, b"a")
    assert await Accounts(database).session(b"a", session.expires - 1) == (session, player)
    assert await Accounts(database).session(b"a", session.expires) is None
    assert await Accounts(database).session(b"b", NOW) is None
    await Accounts(database).touch(b"a", NOW + 5, NOW + 95 * DAY)
    found = await Accounts(database).session(b"a", NOW + 91 * DAY)
    assert found is not None
    assert (found[0].seen, found[0].expires, found[1].seen) == (NOW + 5, NOW + 95 * DAY, NOW + 5)


async def test_sessions_end_one_by_one_or_together_and_it_is_told(database: Database) -> None:
    player, other = await ada(database), await ada(database, "Bob")
    for key in (b"a", b"b", b"c"):
        await session_of(database, player.id, key)
    await session_of(database, other.id, b"d")
    notices = heard(database)
    await Accounts(database).close_session(b"a")
    await told(notices, Notice(About.PLAYER, str(player.id)))
    assert await sessions(database) == {b"b", b"c", b"d"}
    await Accounts(database).set_password(player.id, "another", keep=b"c")
    assert await sessions(database) == {b"c", b"d"}
    assert (await Accounts(database).credentials(player.id)) == Credentials(player, "another")
    await Accounts(database).close_session(b"nobody's")
    await Accounts(database).close_sessions(player.id)
    assert await sessions(database) == {b"d"}


async def test_a_player_has_only_so_many_sessions_and_the_unused_go_first(database: Database) -> None:
    player = await ada(database)
    keys = [b"%d" % number for number in range(MOST_SESSIONS + 3)]
    for number, key in enumerate(keys):
        await session_of(database, player.id, key, at=NOW + number)
    assert await sessions(database) == set(keys[3:])


async def test_sessions_that_ended_by_time_are_deleted(database: Database) -> None:
    player = await ada(database)
    for number, key in enumerate((b"old", b"new")):
        await session_of(database, player.id, key, at=NOW + number)
    assert await Accounts(database).delete_ended_sessions(NOW + 90 * DAY) == 1
    assert await sessions(database) == {b"new"}


# ---- bans, deletion, retention -----------------------------------------------------------------------


async def test_a_ban_ends_sessions_and_takes_ads_away(database: Database) -> None:
    player = await ada(database)
    await session_of(database, player.id, b"a")
    await Ads(database).post(things.ad(player.id, posted=NOW, lease=NOW + 9), most=1)
    notices = heard(database)
    assert await Accounts(database).ban(player.id, NOW + DAY)
    await told(notices, Notice(About.LOBBY))
    assert await sessions(database) == set()
    assert await Ads(database).open(NOW) == ()
    assert (await Players(database).players([player.id]))[player.id].banned_until == NOW + DAY
    assert await Accounts(database).ban(player.id, None)
    assert (await Players(database).players([player.id]))[player.id].banned_until is None
    assert not await Accounts(database).ban(999, NOW)


async def test_who_is_deleted_leaves_a_number_and_nothing_else(database: Database) -> None:
    player, other = await ada(database), await ada(database, "Bob")
    await session_of(database, player.id, b"a")
    await Ads(database).post(things.ad(player.id, posted=NOW, lease=NOW + 9), most=1)
    blocklist = Blocklist(database)
    await blocklist.block(player.id, other.id, most=9)
    await blocklist.block(other.id, player.id, most=9)
    await Accounts(database).delete(player.id, NOW + 1)
    gone = (await Players(database).players([player.id]))[player.id]
    assert (gone.name, gone.kind) == (accounts.DELETED, Kind.DELETED)
    assert await sessions(database) == set()
    assert await Ads(database).open(NOW) == ()
    assert await blocklist.blocks_of([player.id, other.id]) == frozenset()
    assert await Accounts(database).credentials(player.id) == Credentials(gone, None)
    assert (await ada(database)).id > player.id, "the name is free, the number is not"


async def test_guests_who_were_not_seen_for_long_are_deleted_and_nobody_else(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "_MOST_AT_ONCE", 3)
    made = [await Accounts(database).create(Kind.GUEST, None, None, NOW) for _ in range(7)]
    account = await ada(database)
    robot = await Accounts(database).create(Kind.BOT, "Robo", None, NOW)
    late = await Accounts(database).create(Kind.GUEST, None, None, NOW + 1)
    await session_of(database, made[0].id, b"back", at=NOW + 1)
    now = NOW + GUEST_LIFE + 1
    assert await Accounts(database).delete_unused_guests(now - GUEST_LIFE, now) == 6
    assert await Accounts(database).delete_unused_guests(now - GUEST_LIFE, now) == 0
    kept = await Players(database).players([one.id for one in (*made, account, robot, late)])
    assert [one.id for one in kept.values() if one.kind is Kind.DELETED] == [one.id for one in made[1:]]
