"""The lobby, rematches, the archive, blocks and reports, through the service (C2, C3, C7, C8, C13, C14)."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from tests.club.clubs import House
from tests.club.memory import DAY
from vog.club import refusals
from vog.club.action import Resign, WishRematch
from vog.club.ad import MOST_ADS, MOST_GAMES, Posting
from vog.club.archive import Filter, Place
from vog.club.history import Alike, History, Tally, tallied
from vog.club.names import GameId, PlayerId
from vog.club.ports import About, Kind, Notice, Unavailable
from vog.club.rating import NEW, Rating
from vog.club.view import Face
from vog.numbridge import End, Reason, Seat, Variant, swapped_seats

BRIDGE = Posting(room="bridge-60", variant=Variant.BRIDGE)
PRIVATE = Posting(room="bridge-60", variant=Variant.BRIDGE, private=True)
LIGHTNING = ("lightning", Variant.LIGHTNING)


# ---- ads ---------------------------------------------------------------------------------------------------


async def test_an_ad_goes_when_its_page_stops_renewing_it() -> None:
    house = House()
    owner = house.player()
    ad = await house.club.lobby.post_ad(owner, BRIDGE)
    for _ in range(5):
        house.clock.move(29_000)
        assert await house.club.lobby.renew(owner, [ad.id, "another"]) == {ad.id}
        assert [one.id for one in (await house.club.lobby.view(None)).ads] == [ad.id]
    house.clock.move(30_000)
    assert (await house.club.lobby.view(owner)).ads == ()
    assert await house.club.lobby.renew(owner, [ad.id]) == frozenset()
    with pytest.raises(refusals.NoSuchAd):
        await house.club.lobby.accept(house.player(), ad.id)


async def test_nobody_renews_or_withdraws_anothers_ad() -> None:
    house = House()
    owner, other = house.player(), house.player()
    ad = await house.club.lobby.post_ad(owner, BRIDGE)
    assert await house.club.lobby.renew(other, [ad.id]) == frozenset()
    with pytest.raises(refusals.NoSuchAd):
        await house.club.lobby.withdraw(other, ad.id)
    await house.club.lobby.withdraw(owner, ad.id)
    assert (await house.club.lobby.view(owner)).ads == ()


async def test_a_player_has_a_few_ads_at_most() -> None:
    house = House()
    owner = house.player()
    for _ in range(MOST_ADS):
        await house.club.lobby.post_ad(owner, BRIDGE)
    with pytest.raises(refusals.TooManyAds) as refused:
        await house.club.lobby.post_ad(owner, BRIDGE)
    assert refused.value.facts == {"most": MOST_ADS}
    house.clock.move(30_000)
    await house.club.lobby.post_ad(owner, BRIDGE)


async def test_a_game_takes_away_all_ads_of_both() -> None:
    house = House()
    owner, other = house.player(), house.player()
    first = await house.club.lobby.post_ad(owner, BRIDGE)
    await house.club.lobby.post_ad(owner, PRIVATE)
    await house.club.lobby.post_ad(other, BRIDGE)
    game = await house.club.lobby.accept(other, first.id)
    assert not house.database.ads
    for player in (owner, other):
        assert [one.id for one in await house.club.lobby.my_games(player)] == [game]


async def test_a_private_ad_is_found_by_its_link_only() -> None:
    house = House()
    owner, guest = house.player(), house.player(Kind.GUEST)
    ad = await house.club.lobby.post_ad(owner, msgspec.structs.replace(PRIVATE, rated=True))
    assert (await house.club.lobby.view(None)).ads == ()
    assert (await house.club.lobby.view(guest)).ads == ()
    own = (await house.club.lobby.view(owner)).ads
    assert [(one.id, one.own) for one in own] == [(ad.id, True)]
    assert (await house.club.lobby.ad(guest, ad.id)).owner.name == house.database.players[owner].name
    game = await house.club.lobby.accept(guest, ad.id)
    assert not (await house.club.tables.view(guest, game)).rated


async def test_nobody_plays_too_many_games_at_once_but_bots() -> None:
    house = House()
    eager, bot = house.player(), house.player(Kind.BOT)
    training = Posting(room="training", variant=Variant.LIGHTNING)
    for player in (eager, bot):
        for _ in range(MOST_GAMES):
            ad = await house.club.lobby.post_ad(house.player(), training)
            await house.club.lobby.accept(player, ad.id)
        ad = await house.club.lobby.post_ad(house.player(), training)
        if player == bot:
            await house.club.lobby.accept(player, ad.id)
        else:
            with pytest.raises(refusals.TooManyGames):
                await house.club.lobby.accept(player, ad.id)
            with pytest.raises(refusals.TooManyGames):
                await house.club.lobby.post_ad(player, training)


async def test_nobody_gets_around_that_by_accepting_all_at_once() -> None:
    house = House()
    eager = house.player()
    posted = [await house.club.lobby.post_ad(house.player(), BRIDGE) for _ in range(10)]
    await asyncio.gather(*(house.club.lobby.accept(eager, ad.id) for ad in posted), return_exceptions=True)
    assert len(await house.club.lobby.my_games(eager)) == MOST_GAMES
    assert len((await house.club.lobby.view(None)).ads) == 10 - MOST_GAMES


async def test_the_second_of_the_ad_may_sit_first() -> None:
    house = House()
    firsts = set()
    for _ in range(12):
        owner, other = house.player(), house.player()
        ad = await house.club.lobby.post_ad(owner, BRIDGE)
        game = await house.club.lobby.accept(other, ad.id)
        header = house.database.games[game].header
        assert (header.players[0] == other) == swapped_seats(header.seed)
        firsts.add(header.players[0] == owner)
    assert firsts == {True, False}


@pytest.mark.parametrize(
    ("player", "room", "code"),
    [(99, "bridge-60", "no-such-player"), (1, "nowhere", "no-such-room")],
)
async def test_unknown_players_and_rooms_are_refused(player: PlayerId, room: str, code: str) -> None:
    house = House()
    house.player()
    with pytest.raises(refusals.Refused) as refused:
        await house.club.lobby.post_ad(player, Posting(room=room, variant=Variant.BRIDGE))
    assert refused.value.code == code


async def test_the_lobby_shows_rooms_ads_and_running_games() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, _ = house.seats(game)
    house.database.ratings[first, Variant.LIGHTNING] = Rating(1623.4, 71.6, 0.06, 9)
    house.database.tell(Notice(About.RATED, str(first)))
    viewer = house.player()
    await house.club.lobby.post_ad(viewer, BRIDGE)
    lobby = await house.club.lobby.view(viewer)
    assert [room.id for room in lobby.rooms][:2] == ["lightning", "lightning-even"]
    assert [(ad.settings.clues, ad.own) for ad in lobby.ads] == [(30, True)]
    (shown,) = lobby.games
    assert (shown.id, shown.seat, shown.turn) == (game, Seat.SPECTATOR, None)
    assert [one.seat for one in (await house.club.lobby.view(first)).games] == [Seat.FIRST]
    assert shown.players[0] == Face(first, f"player {first}", Kind.ACCOUNT, 1623, 72)
    text = msgspec.json.encode(lobby).decode()
    assert house.database.games[game].header.seed.reveal().hex() not in text
    mine = await house.club.lobby.my_games(first)
    assert [(one.id, one.seat, one.turn) for one in mine] == [(game, Seat.FIRST, Seat.FIRST)]


# ---- blocks and reports ------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocker", [0, 1])
async def test_two_of_whom_one_blocked_the_other_are_not_seated(blocker: int) -> None:
    house = House()
    pair = house.player(), house.player()
    owner, other = pair
    await house.club.people.block(pair[blocker], pair[1 - blocker])
    ad = await house.club.lobby.post_ad(owner, BRIDGE)
    picture = await house.club.lobby.picture()
    assert picture.ads_of(other) == ()
    assert picture.special == set(pair)
    for viewer in (None, house.player()):
        assert [one.id for one in picture.ads_of(viewer)] == [ad.id]
    assert [one.own for one in picture.ads_of(owner)] == [True]
    assert (await house.club.lobby.view(other)).ads == ()
    with pytest.raises(refusals.Blocked):
        await house.club.lobby.accept(other, ad.id)
    assert await house.club.people.blocked(pair[blocker]) == {pair[1 - blocker]}
    await house.club.people.unblock(pair[blocker], pair[1 - blocker])
    await house.club.lobby.accept(other, ad.id)


async def test_a_player_reports_another_some_times_a_day() -> None:
    house = House()
    angry, other = house.player(), house.player()
    for _ in range(10):
        await house.club.people.report(angry, other, "a sudoku program", "some-game")
    with pytest.raises(refusals.TooManyReports):
        await house.club.people.report(angry, other, "again")
    house.clock.move(DAY)
    await house.club.people.report(angry, other, "again")
    assert len(house.database.reports) == 11
    with pytest.raises(refusals.ReportTooLong):
        await house.club.people.report(angry, other, "x" * 1001)
    with pytest.raises(refusals.NotYourself):
        await house.club.people.report(angry, angry, "me")
    with pytest.raises(refusals.NoSuchPlayer):
        await house.club.people.block(angry, 99)


# ---- after the end -----------------------------------------------------------------------------------------


async def over(house: House, *, moves: int = 4) -> GameId:
    """A game that the first player resigned after so many moves."""
    game = await house.game(*LIGHTNING)
    chance = random.Random(3)
    for _ in range(moves):
        await house.move(game, chance)
    await house.act(house.seats(game)[0], game, Resign())
    return game


async def test_a_rated_game_changes_both_ratings_and_a_void_one_none() -> None:
    house = House()
    game = await over(house)
    first, second = house.seats(game)
    ratings = house.database.ratings
    assert ratings[second, Variant.LIGHTNING].points > NEW.points > ratings[first, Variant.LIGHTNING].points
    archived = await house.club.archive.game(game)
    assert archived.game.before == (1500, 1500)
    assert archived.game.after is not None
    void = await over(house, moves=3)
    assert (await house.club.archive.game(void)).game.void
    assert (await house.club.archive.game(void)).game.after is None
    assert len(ratings) == 2


async def test_a_rematch_swaps_sides_keeps_settings_and_begins_anew() -> None:
    house = House()
    game = await over(house)
    first, second = house.seats(game)
    await house.act(first, game, WishRematch())
    assert len(house.database.games) == 1
    await house.act(second, game, WishRematch())
    view = await house.club.tables.view(first, game)
    assert view.rematch is not None
    new = view.rematch.game
    assert new is not None
    rematch = await house.club.tables.view(first, new)
    assert rematch.game.seat is Seat.SECOND
    assert rematch.game.settings == view.game.settings
    assert (rematch.rematch_of, rematch.room, rematch.rated) == (game, "lightning", True)
    assert (rematch.game.misses, rematch.timeouts, rematch.seq) == ((0, 0), (0, 0), 0)
    assert rematch.commitment != view.commitment


async def test_one_rematch_begins_however_many_nodes_begin_it() -> None:
    house = House()
    game = await over(house)
    nodes = [house.node(hears=False) for _ in range(4)]
    players = house.seats(game)
    await asyncio.gather(
        *(
            node.tables.act(players[number % 2], game, f"r{number}", WishRematch(), house.clock.now())
            for number, node in enumerate(nodes[:2])
        )
    )
    await asyncio.gather(*(node.tables.fire_due() for node in nodes))
    assert len(house.database.games) == 2
    lines = [row.line for row in house.database.games[game].entries]
    assert len([line for line in lines if line.startswith("rematch-is")]) == 1


async def test_a_rematch_cut_off_by_a_crash_is_begun_by_whoever_finds_it() -> None:
    house = House()
    game = await over(house)
    first, second = house.seats(game)
    await house.act(first, game, WishRematch())
    house.database.lose_answers = 1  # the node dies when the wish is written
    with pytest.raises(Unavailable):
        await house.act(second, game, WishRematch())
    assert len(house.database.games) == 1
    house.clock.move(500)
    assert (await house.node().tables.fire_due()).games == (game,)
    assert len(house.database.games) == 2


async def test_no_rematch_with_a_player_who_may_not_play() -> None:
    house = House()
    game = await over(house)
    first, second = house.seats(game)
    await house.club.people.block(first, second)
    with pytest.raises(refusals.Blocked):
        await house.act(first, game, WishRematch())
    await house.club.people.unblock(first, second)
    await house.act(first, game, WishRematch())
    house.database.lose_answers = 1
    with pytest.raises(Unavailable):
        await house.act(second, game, WishRematch())
    await house.club.people.block(second, first)
    house.clock.move(500)
    await house.club.tables.fire_due()
    assert len(house.database.games) == 1
    assert house.database.games[game].entries[-1].line == "rematch-off"


async def test_the_host_closes_a_table() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    assert await house.club.tables.close(game)
    assert not await house.club.tables.close(game)
    archived = await house.club.archive.game(game)
    assert archived.game.end.reason is Reason.CLOSED
    assert not house.database.ratings


async def test_the_archive_is_listed_by_what_is_asked_in_pages() -> None:
    house = House()
    games = []
    for _ in range(5):
        house.clock.move(1000)
        games.append(await over(house))
    newest_first = games[::-1]
    archive = house.club.archive
    assert [one.id for one in await archive.list(Filter())] == newest_first
    page = await archive.list(Filter(), limit=2)
    last = Place(page[-1].ended, page[-1].id)
    assert [one.id for one in await archive.list(Filter(), last, 2)] == newest_first[2:4]
    loser, winner = house.seats(games[0])
    asked = [
        (Filter(player=loser), games[:1]),
        (Filter(player=loser, won=True), []),
        (Filter(player=winner, won=True), games[:1]),
        (Filter(player=winner, won=False), []),
        (Filter(player=winner, opponent=loser), games[:1]),
        (Filter(won=True), newest_first),
        (Filter(room="lightning", variant=Variant.LIGHTNING, rated=True), newest_first),
        (Filter(room="bridge-45"), []),
        (Filter(variant=Variant.LANDS), []),
        (Filter(rated=False), []),
        (Filter(reason=Reason.CLAIM), []),
        (Filter(since=page[0].ended), newest_first[:1]),
        (Filter(until=page[0].ended), newest_first[1:]),
    ]
    for wanted, expected in asked:
        assert [one.id for one in await archive.list(wanted)] == expected, wanted


async def test_a_players_history_is_what_rated_games_did_and_how_all_of_them_ended() -> None:
    house = House()
    game = await over(house)
    loser, winner = house.seats(game)
    await house.act(loser, game, WishRematch())
    house.clock.move(1000)
    await house.act(winner, game, WishRematch())
    rematch = (await house.club.tables.view(loser, game)).rematch
    assert rematch is not None
    assert rematch.game is not None
    chance = random.Random(5)
    for _ in range(4):
        await house.move(rematch.game, chance)
    await house.act(loser, rematch.game, Resign())
    void = await house.game(*LIGHTNING)
    await house.act(house.seats(void)[0], void, Resign())

    history = await house.club.archive.history(loser)
    assert history.tallies == (Tally(Variant.LIGHTNING, True, lost=2),)
    (course,) = history.courses
    first, second = course.steps
    assert (first.game, second.game) == (game, rematch.game)
    assert first.before == 1500 > first.after == second.before > second.after
    assert 350 > first.deviation > second.deviation
    assert second.ended > first.ended
    assert (await house.club.archive.history(winner)).tallies == (Tally(Variant.LIGHTNING, True, won=2),)
    of_the_void = await house.club.archive.history(house.seats(void)[0])
    assert of_the_void == History((), ())
    with pytest.raises(refusals.NoSuchPlayer):
        await house.club.archive.history(999)


@pytest.mark.parametrize(
    ("seat", "end", "expected"),
    [
        (Seat.FIRST, End(Reason.RESIGNATION, Seat.FIRST), (1, 0, 0)),
        (Seat.SECOND, End(Reason.RESIGNATION, Seat.FIRST), (0, 1, 0)),
        (Seat.SECOND, End(Reason.GAME_TIME, Seat.SECOND), (1, 0, 0)),
        (Seat.SECOND, End(Reason.AGREEMENT, None), (0, 0, 1)),
    ],
)
def test_a_result_counts_for_the_seat_that_had_it(
    seat: Seat, end: End, expected: tuple[int, int, int]
) -> None:
    alike = Alike(Variant.LANDS, False, seat, end, 1)
    nothing = Alike(Variant.LANDS, False, seat, End(Reason.CLOSED, None), 7)
    (tally,) = tallied([alike, nothing])
    assert (tally.won, tally.lost, tally.drawn) == expected
    assert tallied([nothing]) == ()


async def test_an_unfinished_game_is_unknown_to_the_archive() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    for call in (house.club.archive.game, house.club.archive.record):
        with pytest.raises(refusals.NoSuchGame):
            await call(game)
    assert await house.club.archive.list(Filter()) == ()


async def test_the_best_are_those_who_are_known_well_enough() -> None:
    house = House()
    sure, unsure, guest = house.player(), house.player(), house.player(Kind.GUEST)
    house.database.ratings |= {
        (sure, Variant.BRIDGE): Rating(1600, 60),
        (unsure, Variant.BRIDGE): Rating(1900, 300),
        (guest, Variant.BRIDGE): Rating(1700, 60),
    }
    best = await house.club.archive.best(Variant.BRIDGE)
    assert [face.id for face, _ in best] == [sure]


async def test_a_rating_that_changed_on_one_node_is_shown_by_all() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    players = house.seats(game)
    other = house.node()
    variant = Variant.LIGHTNING
    await other.tables.view(None, game)
    await house.play_out(game, random.Random(3))
    after = [round(house.database.ratings[player, variant].points) for player in players]
    assert 1500 not in after
    for node in (house.club, other):
        assert [face.points for face in (await node.tables.view(None, game)).players] == after


async def test_a_new_name_is_shown_once_it_was_told_of() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, _ = house.seats(game)
    await house.club.tables.view(None, game)
    old = house.database.players[first]
    house.database.players[first] = msgspec.structs.replace(old, name="Zoe")
    house.database.tell(Notice(About.PLAYER, str(first)))
    assert (await house.club.tables.view(None, game)).players[0].name == "Zoe"
    del house.database.players[first]
    house.database.tell(Notice(About.ALL))
    assert (await house.club.tables.view(None, game)).players[0] == Face(first, "", Kind.DELETED)
