"""Down time becomes known, is charged to nobody, and the club's clock never goes back (C11)."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.storage import things
from vog.club.ports import Outage, Unavailable
from vog.storage import Database
from vog.storage.ads import Ads
from vog.storage.clock import NodeClock
from vog.storage.journal import Journal
from vog.storage.pulse import STALE, Pulse


async def test_the_first_beat_of_a_club_is_no_outage(database: Database) -> None:
    pulse = Pulse(database)
    assert await pulse.last() is None
    assert await pulse.beat(1_000_000) is None
    assert await pulse.last() == 1_000_000
    assert await Journal(database).outages(0) == ()


async def test_beats_in_time_are_no_outage(database: Database) -> None:
    pulse = Pulse(database)
    for now in (10_000, 11_000, 11_000 + STALE, 11_500, 17_000):
        assert await pulse.beat(now) is None
    assert await pulse.last() == 17_000


async def test_a_stale_pulse_is_an_outage_and_moves_the_deadlines_of_running_games(
    database: Database,
) -> None:
    pulse, journal = Pulse(database), Journal(database)
    pair = await things.players(database)
    running, adjourned = things.header(pair), things.header(pair)
    for header in (running, adjourned):
        await journal.start(header, deadline=20_000, taking=None)
    await journal.append(things.adjourned(adjourned.id, 1, deadline=20_000))
    await pulse.beat(10_000)
    assert await pulse.beat(15_000) == Outage(10_000, 15_000)
    assert await journal.due(20_000, 9) == (adjourned.id,)
    assert await journal.due(25_000, 9) == (adjourned.id, running.id)
    assert await pulse.beat(16_000) is None
    await pulse.beat(20_000)
    assert await journal.outages(0) == (Outage(10_000, 15_000), Outage(16_000, 20_000))
    assert await journal.outages(15_000) == (Outage(16_000, 20_000),)


async def test_only_what_a_clock_ran_while_the_club_was_down_is_given_back(database: Database) -> None:
    pulse, journal = Pulse(database), Journal(database)
    pair = await things.players(database)
    late, expired = things.header(pair), things.header(pair)
    await journal.start(late, deadline=1, taking=None)
    await journal.start(expired, deadline=9_999, taking=None)
    await pulse.beat(10_000)
    row = things.move(late.id, 1)
    row = msgspec.structs.replace(row, entry=msgspec.structs.replace(row.entry, at=10_700), deadline=30_700)
    await journal.append(row)
    await pulse.beat(20_000)
    assert await journal.due(9_999, 9) == (expired.id,)
    assert await journal.due(30_700 + 9_299, 9) == (expired.id,)
    assert await journal.due(30_700 + 9_300, 9) == (expired.id, late.id)


async def test_of_nodes_that_find_it_together_one_writes_it(database: Database) -> None:
    pulse, journal = Pulse(database), Journal(database)
    header = things.header(await things.players(database))
    await journal.start(header, deadline=20_000, taking=None)
    await pulse.beat(10_000)
    found = await asyncio.gather(*[pulse.beat(20_000 + n) for n in range(8)])
    assert len([outage for outage in found if outage]) == 1
    (outage,) = await journal.outages(0)
    assert await journal.due(20_000 + outage.end - outage.start, 9) == (header.id,)
    assert await journal.due(20_000 + outage.end - outage.start - 1, 9) == ()


async def test_an_ad_goes_with_the_first_beat_after_its_lease(database: Database) -> None:
    pulse, ads = Pulse(database), Ads(database)
    (owner,) = await things.players(database, 1)
    ad = things.ad(owner, lease=5_000)
    await ads.post(ad, most=1)
    await pulse.beat(4_999)
    assert await ads.renew(owner, [ad.id], 6_000) == {ad.id}
    await pulse.beat(5_999)
    assert await ads.ad(ad.id, 5_999) == ad.__class__(**{**things.fields(ad), "lease": 6_000})
    await pulse.beat(6_000)
    assert await ads.renew(owner, [ad.id], 9_000) == frozenset()


class Ticks:
    """A monotonic clock that a test turns."""

    def __init__(self) -> None:
        self.at = 5_000

    def __call__(self) -> int:
        return self.at


def test_a_clock_that_was_never_set_says_so() -> None:
    with pytest.raises(RuntimeError):
        NodeClock().now()


def test_the_clock_is_the_databases_time_by_the_nodes_ticks() -> None:
    ticks = Ticks()
    clock = NodeClock(ticks)
    clock.told(1_000_000, 4_990, 5_010)
    assert clock.now() == 1_000_000
    ticks.at += 250
    assert clock.now() == 1_000_250


def test_small_corrections_never_turn_it_back() -> None:
    ticks = Ticks()
    clock = NodeClock(ticks)
    clock.told(1_000_000, 5_000, 5_000)
    ticks.at += 100
    assert clock.now() == 1_000_100
    clock.told(1_000_060, 5_100, 5_100)
    assert clock.now() == 1_000_100
    ticks.at += 60
    assert clock.now() == 1_000_120


def test_a_database_whose_clock_was_set_back_is_not_followed() -> None:
    ticks = Ticks()
    clock = NodeClock(ticks)
    clock.told(10_000_000, 5_000, 5_000)
    clock.told(6_400_000, 5_000, 5_000)
    ticks.at += 1000
    assert clock.now() == 10_001_000


def test_one_that_was_set_forward_is() -> None:
    clock = NodeClock(Ticks())
    clock.told(1_000_000, 5_000, 5_000)
    clock.told(4_600_000, 5_000, 5_000)
    assert clock.now() == 4_600_000


def test_a_slow_answer_is_not_believed_over_a_better_one() -> None:
    clock = NodeClock(Ticks())
    clock.told(1_000_000, 5_000, 5_000)
    clock.told(1_500_000, 4_000, 6_000)
    assert clock.now() == 1_000_000


async def test_the_clock_does_not_go_back_over_a_restart(database: Database) -> None:
    pulse, clock = Pulse(database), NodeClock(Ticks())
    ahead = await database.now() + 3_600_000
    await pulse.beat(ahead)
    await clock.follow(database, pulse)
    assert clock.now() >= ahead


async def test_the_clock_is_about_right(database: Database) -> None:
    clock = NodeClock()
    await clock.follow(database, Pulse(database))
    assert abs(clock.now() - await database.now()) < 2_000


async def test_a_clock_goes_on_while_the_database_is_away() -> None:
    class Away:
        async def now(self) -> int:
            raise Unavailable

    ticks = Ticks()
    clock = NodeClock(ticks)
    clock.told(1_000_000, 5_000, 5_000)
    with pytest.raises(Unavailable):
        await clock.follow(Away(), Away())  # type: ignore[arg-type]
    ticks.at += 10
    assert clock.now() == 1_000_010
