"""ports.Journal on both engines; what the club's tests have in memory keeps the same rules."""

from __future__ import annotations

import asyncio

import pytest

from tests.storage import things
from tests.storage.shared import Shared, ads_of, journal_of, ratings_of
from vog.club import ports
from vog.club.ad import MOST_ADJOURNED, MOST_GAMES
from vog.club.ports import Ad, Append, Entry, Lost, Status
from vog.club.rating import NEW, rate_game
from vog.club.refusals import TooManyAdjourned, TooManyGames
from vog.numbridge.commands import Reason
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Variant
from vog.storage import Database
from vog.storage.journal import PACE, Journal


async def started(shared: Shared, journal: ports.Journal, **more: object) -> str:
    header = things.header(await things.players(shared), **more)  # type: ignore[arg-type]
    assert await journal.start(header, deadline=61_000, taking=None)
    return header.id


async def test_a_game_comes_back_as_it_was_started(shared: Shared) -> None:
    journal = journal_of(shared)
    header = things.header(await things.players(shared))
    assert await journal.start(header, deadline=5, taking=None)
    assert await journal.game(header.id) == (header, ())
    assert await journal.heads([header.id, "unknown"]) == {header.id: 0}
    assert await journal.game("unknown") is None


async def test_rows_come_back_in_order(shared: Shared) -> None:
    journal = journal_of(shared)
    game = await started(shared, journal)
    appended = [things.move(game, seq) for seq in range(1, 13)]
    for append in appended:
        assert await journal.append(append) == append.entry
    found = await journal.game(game)
    assert found is not None
    assert found[1] == tuple(append.entry for append in appended)
    assert await journal.tail(game, 10) == found[1][10:]
    assert await journal.heads([game]) == {game: 12}


async def test_a_row_of_the_table_has_neither_seat_nor_id(shared: Shared) -> None:
    journal = journal_of(shared)
    game = await started(shared, journal)
    for seq in (1, 2):
        row = Entry(seq, 1000, None, None, "t", 60_000)
        assert await journal.append(Append(game, row, Status.RUNNING, 1)) == row
    assert len(await journal.tail(game, 0)) == 2


async def test_a_command_that_was_sent_twice_counts_once(shared: Shared) -> None:
    journal = journal_of(shared)
    game = await started(shared, journal)
    first = await journal.append(things.move(game, 1, id_="same"))
    assert await journal.append(things.move(game, 1, id_="same")) == first
    assert await journal.append(things.move(game, 2, id_="same", line="e4=7")) == first
    assert await journal.tail(game, 0) == (first,)


async def test_the_opponent_may_use_the_same_id(shared: Shared) -> None:
    journal = journal_of(shared)
    game = await started(shared, journal)
    mine = await journal.append(things.move(game, 1, Seat.FIRST, id_="same"))
    theirs = await journal.append(things.move(game, 2, Seat.SECOND, id_="same"))
    assert await journal.tail(game, 0) == (mine, theirs)


@pytest.mark.parametrize("seq", [-1, 0, 1, 2, 4, 2**31 - 1])
async def test_a_row_that_is_not_the_next_is_lost(shared: Shared, seq: int) -> None:
    journal = journal_of(shared)
    game = await started(shared, journal)
    for before in (1, 2):
        await journal.append(things.move(game, before))
    assert await journal.append(things.move(game, seq, id_="other")) == Lost()
    assert await journal.heads([game]) == {game: 2}


async def test_a_row_of_an_unknown_game_is_lost(database: Database) -> None:
    assert await Journal(database).append(things.move("unknown", 1)) == Lost()


async def test_of_rivals_for_one_seq_one_wins(shared: Shared) -> None:
    one, other = journal_of(shared), journal_of(shared)
    game = await started(shared, one)
    answers = await asyncio.gather(
        *[journal.append(things.move(game, 1, id_=f"{n}")) for n, journal in enumerate([one, other] * 10)]
    )
    entries = [answer for answer in answers if isinstance(answer, Entry)]
    assert len(entries) == 1
    assert await one.tail(game, 0) == tuple(entries)


async def test_a_loser_does_not_take_its_neighbours_with_it(database: Database) -> None:
    journal = Journal(database)
    games = [await started(database, journal) for _ in range(6)]
    await journal.append(things.move(games[0], 1))
    answers = await asyncio.gather(
        journal.append(things.move(games[0], 1, id_="rival")),
        journal.append(things.move("unknown", 1)),
        *[journal.append(things.move(game, 1)) for game in games[1:]],
    )
    assert answers[:2] == [Lost(), Lost()]
    assert all(isinstance(answer, Entry) for answer in answers[2:])


async def test_a_row_the_database_refuses_fails_alone(database: Database) -> None:
    journal = Journal(database)
    games = [await started(database, journal) for _ in range(3)]
    poison = Append(games[0], Entry(1, 2**70, Seat.FIRST, "x", "~", 0), Status.RUNNING, None)
    answers = await asyncio.gather(
        journal.append(poison),
        *[journal.append(things.move(game, 1)) for game in games[1:]],
        return_exceptions=True,
    )
    assert isinstance(answers[0], Exception)
    assert all(isinstance(answer, Entry) for answer in answers[1:])
    with pytest.raises(ValueError, match="NUL"):
        await journal.append(things.move(games[0], 1, line="\0"))


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long groups waited for more rows, in seconds."""
    waited: list[float] = []
    sleep = asyncio.sleep

    async def noted(seconds: float) -> None:
        waited.append(seconds)
        await sleep(seconds)

    monkeypatch.setattr("vog.storage.journal.asyncio.sleep", noted)
    return waited


async def test_the_rows_of_one_game_do_not_wait_for_others(database: Database, pauses: list[float]) -> None:
    journal = Journal(database)
    game = await started(database, journal)
    for seq in range(1, 8):
        assert isinstance(await journal.append(things.move(game, seq)), Entry)
    assert pauses == []


async def test_where_many_play_rows_wait_a_moment_for_each_other(
    database: Database, pauses: list[float]
) -> None:
    journal = Journal(database)
    games = [await started(database, journal) for _ in range(12)]

    async def play(game: str) -> None:
        for seq in range(1, 8):
            assert isinstance(await journal.append(things.move(game, seq)), Entry)

    await asyncio.gather(*map(play, games))
    assert pauses
    assert max(pauses) <= PACE
    assert await journal.heads(games) == dict.fromkeys(games, 7)


async def test_a_cancelled_caller_leaves_its_row_and_its_neighbours(database: Database) -> None:
    journal = Journal(database)
    one, other = await started(database, journal), await started(database, journal)
    gone = asyncio.create_task(journal.append(things.move(one, 1)))
    stays = asyncio.create_task(journal.append(things.move(other, 1)))
    await asyncio.sleep(0)
    gone.cancel()
    assert isinstance(await stays, Entry)
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert await journal.heads([one, other]) == {one: 1, other: 1}


async def test_fifty_accepts_of_one_ad_make_one_game(shared: Shared) -> None:
    journal, ads = journal_of(shared), ads_of(shared)
    owner, *others = await things.players(shared, 51)
    posted = things.ad(owner)
    assert await ads.post(posted, most=1)
    answers = await asyncio.gather(
        *[journal.start(things.header([owner, other]), deadline=9, taking=posted.id) for other in others]
    )
    assert sorted(answers) == [False] * 49 + [True]
    assert len(await journal.games_of(owner, [Status.RUNNING])) == 1
    assert await ads.open(2000) == ()


async def test_a_player_plays_only_so_many_games_also_where_they_begin_at_once(shared: Shared) -> None:
    journal, ads = journal_of(shared), ads_of(shared)
    eager, *others = await things.players(shared, MOST_GAMES + 6)
    posted = [things.ad(other) for other in others]
    for ad in posted:
        await ads.post(ad, most=1)

    async def accept(ad: Ad) -> bool:
        header = things.header([ad.owner, eager])
        try:
            return await journal.start(header, deadline=9, taking=ad.id, check=header.players)
        except TooManyGames:
            return False

    answers = await asyncio.gather(*map(accept, posted))
    assert sorted(answers) == [False] * 5 + [True] * MOST_GAMES
    assert len(await ads.open(2000)) == 5, "whose accept was refused, its ad stays"
    [game, *_] = await journal.games_of(eager, [Status.RUNNING])
    await journal.append(things.final(game, 1))
    left = await ads.open(2000)
    assert await accept(left[0])
    assert not await accept(left[1])


async def test_who_has_many_adjourned_games_begins_no_other(shared: Shared) -> None:
    journal = journal_of(shared)
    one, two, *others = await things.players(shared, 4)
    for _ in range(MOST_ADJOURNED):
        header = things.header([one, others[0]])
        await journal.start(header, deadline=9, taking=None)
        await journal.append(things.adjourned(header.id, 1, 10**9))
    with pytest.raises(TooManyAdjourned):
        await journal.start(things.header([two, one]), deadline=9, taking=None, check=[one])
    assert await journal.start(things.header([two, one]), deadline=9, taking=None, check=[two])


async def test_starting_takes_both_players_other_ads_away(shared: Shared) -> None:
    journal, ads = journal_of(shared), ads_of(shared)
    one, two, three = await things.players(shared, 3)
    for owner in (one, two, two, three):
        assert await ads.post(things.ad(owner), most=5)
    assert await journal.start(things.header([one, two]), deadline=9, taking=None)
    assert [ad.owner for ad in await ads.open(2000)] == [three]


async def test_a_game_has_one_rematch_and_the_loser_writes_nothing(shared: Shared) -> None:
    journal, ads = journal_of(shared), ads_of(shared)
    game = await started(shared, journal)
    pair = await things.players(shared)
    rematch = things.header(pair, rematch_of=game)
    assert await journal.start(rematch, deadline=9, taking=None)
    posted = things.ad(pair[0])
    await ads.post(posted, most=5)
    assert not await journal.start(things.header(pair, rematch_of=game), deadline=9, taking=posted.id)
    assert await journal.rematch(game) == rematch.id
    assert await ads.open(2000) == (posted,)


async def test_games_are_due_by_their_deadlines(shared: Shared) -> None:
    journal = journal_of(shared)
    games = [await started(shared, journal) for _ in range(3)]
    for game, deadline in zip(games, (300, 100, 200), strict=True):
        assert await journal.defer(game, 0, deadline)
    assert await journal.due(99, 10) == ()
    assert await journal.due(200, 10) == (games[1], games[2])
    assert await journal.due(999, 2) == (games[1], games[2])
    await journal.append(things.final(games[1], 1))
    assert await journal.due(200, 10) == (games[2],)


async def test_a_deadline_is_not_deferred_past_another_row(shared: Shared) -> None:
    journal = journal_of(shared)
    game = await started(shared, journal)
    await journal.append(things.move(game, 1))
    assert not await journal.defer(game, 0, 5)
    assert await journal.due(5, 10) == ()
    assert await journal.defer(game, 1, 5)


async def test_a_players_games_are_found_by_status_the_newest_first(shared: Shared) -> None:
    journal = journal_of(shared)
    pair = await things.players(shared, 3)
    headers = [things.header(pair, created=created) for created in (1, 2, 3)]
    for header in headers:
        await journal.start(header, deadline=1, taking=None)
    await journal.append(things.final(headers[1].id, 1))
    running = (headers[2].id, headers[0].id)
    assert await journal.games_of(pair[1], [Status.RUNNING]) == running
    assert await journal.games_of(pair[1], [Status.OVER, Status.RUNNING]) == tuple(
        header.id for header in reversed(headers)
    )
    assert await journal.games_of(pair[2], list(Status)) == ()
    assert await journal.games_in([Status.RUNNING], 1) == running[:1]


async def test_a_rated_game_changes_both_ratings_once(shared: Shared) -> None:
    journal, ratings = journal_of(shared), ratings_of(shared)
    pair = await things.players(shared)
    header = things.header(pair)
    await journal.start(header, deadline=1, taking=None)
    end = things.final(header.id, 1, Seat.SECOND)
    for _ in range(2):
        await journal.append(end)
    first, second = rate_game(NEW, NEW, 0.0)
    assert await ratings.ratings(pair, Variant.BRIDGE) == {pair[0]: first, pair[1]: second}
    assert await ratings.ratings(pair, Variant.LANDS) == {}


@pytest.mark.parametrize(
    ("rated", "void", "reason"),
    [(False, False, Reason.AGREEMENT), (True, True, Reason.AGREEMENT), (True, False, Reason.CLOSED)],
)
async def test_other_games_change_none(shared: Shared, rated: bool, void: bool, reason: Reason) -> None:
    journal, ratings = journal_of(shared), ratings_of(shared)
    pair = await things.players(shared)
    header = things.header(pair, rated=rated)
    await journal.start(header, deadline=1, taking=None)
    await journal.append(things.final(header.id, 1, None, reason, void=void))
    assert await ratings.ratings(pair, Variant.BRIDGE) == {}


async def test_games_that_end_together_are_rated_one_after_the_other(shared: Shared) -> None:
    one, other = journal_of(shared), journal_of(shared)
    ratings = ratings_of(shared)
    pair = await things.players(shared)
    headers = [things.header(pair if n % 2 else pair[::-1]) for n in range(10)]
    for header in headers:
        await one.start(header, deadline=1, taking=None)
    await asyncio.gather(
        *[(one, other)[n % 2].append(things.final(header.id, 1)) for n, header in enumerate(headers)]
    )
    found = await ratings.ratings(pair, Variant.BRIDGE)
    assert [rating.games for rating in found.values()] == [10, 10]


async def test_rows_after_the_end_change_no_result(shared: Shared) -> None:
    journal, ratings = journal_of(shared), ratings_of(shared)
    pair = await things.players(shared)
    header = things.header(pair)
    await journal.start(header, deadline=1, taking=None)
    await journal.append(things.final(header.id, 1))
    before = await ratings.ratings(pair, Variant.BRIDGE)
    wish = Append(header.id, Entry(2, 2000, Seat.SECOND, "w", "rematch", 0), Status.OVER, 2000)
    assert await journal.append(wish) == wish.entry
    assert await ratings.ratings(pair, Variant.BRIDGE) == before
    assert await journal.games_in([Status.OVER], 9) == (header.id,)
    assert await journal.due(2000, 9) == (header.id,)
