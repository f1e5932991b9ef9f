"""Who comes first: accepts, moves, time-outs, resent commands, two nodes (C3, C11, C12, N38)."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable

import pytest

from tests.club.clubs import House
from vog.club.action import Accept, Action, Decline, MakeOffer, Play, Resign, WishResume, Withdraw
from vog.club.ad import Posting
from vog.club.names import GameId
from vog.club.offer import OfferKind
from vog.club.ports import About, Entry, Kind, Notice, Outage, Status, Unavailable
from vog.club.refusals import Refused
from vog.club.service import seated
from vog.club.service.tables import Ack
from vog.club.table import BrokenJournal, Table
from vog.numbridge import Exchange, Seat, Variant

LIGHTNING = ("lightning", Variant.LIGHTNING)


async def outcome(awaited: Awaitable[object]) -> object:
    try:
        return await awaited
    except Refused as refused:
        return refused.code


def rows(house: House, game: GameId) -> list[Entry]:
    return house.database.games[game].entries


def table(house: House, game: GameId) -> Table:
    """The table that the journal leads to."""
    found = house.database.games[game]
    return Table.load(found.header, found.entries)


async def test_fifty_concurrent_accepts_start_one_game() -> None:
    house = House()
    nodes = [house.club, house.node(), house.node(hears=False)]
    ad = await house.club.lobby.post_ad(house.player(), Posting(room="bridge-60", variant=Variant.BRIDGE))
    players = [house.player() for _ in range(50)]
    outcomes = await asyncio.gather(
        *(outcome(nodes[number % 3].lobby.accept(player, ad.id)) for number, player in enumerate(players))
    )
    assert Counter(outcomes)["no-such-ad"] == 49
    assert len(house.database.games) == 1
    assert not house.database.ads


async def test_an_accept_that_crosses_a_withdrawal_has_one_outcome() -> None:
    for accept_first in (True, False):
        house = House()
        owner, other = house.player(), house.player()
        ad = await house.club.lobby.post_ad(owner, Posting(room="bridge-60", variant=Variant.BRIDGE))
        calls = [house.club.lobby.accept(other, ad.id), house.club.lobby.withdraw(owner, ad.id)]
        outcomes = await asyncio.gather(*map(outcome, calls if accept_first else calls[::-1]))
        assert outcomes.count("no-such-ad") == 1
        assert len(house.database.games) == (outcomes[accept_first is False] != "no-such-ad")


async def test_a_command_sent_twice_counts_once_and_gets_its_first_answer() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, second = house.seats(game)
    now = house.clock.now()
    ack = await house.club.tables.act(first, game, "x", Play(0, Exchange()), now)
    assert ack == Ack(game, "x", 1)
    house.clock.move(5000)
    for node in (house.club, house.node(), house.node(hears=False)):
        again = await node.tables.act(first, game, "x", Play(0, Exchange()), house.clock.now())
        assert again == ack
    assert len(rows(house, game)) == 1
    # The opponent who sends my id gets an answer of its own.
    assert (await house.club.tables.act(second, game, "x", Play(1, Exchange()), now)).seq == 2


async def test_many_resent_at_once_over_two_nodes_count_once() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, _ = house.seats(game)
    nodes = [house.club, house.node(hears=False)]
    await asyncio.gather(*(node.tables.view(None, game) for node in nodes))
    acks = await asyncio.gather(
        *(
            nodes[number % 2].tables.act(first, game, "x", Play(0, Exchange()), house.clock.now())
            for number in range(20)
        )
    )
    assert set(acks) == {Ack(game, "x", 1)}
    assert len(rows(house, game)) == 1


async def test_an_answer_that_was_lost_is_given_when_the_command_is_sent_again() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, _ = house.seats(game)
    house.database.lose_answers = 1
    with pytest.raises(Unavailable):
        await house.club.tables.act(first, game, "x", Play(0, Exchange()), house.clock.now())
    ack = await house.club.tables.act(first, game, "x", Play(0, Exchange()), house.clock.now())
    assert ack.seq == 1
    assert (await house.club.tables.view(first, game)).seq == 1


async def test_while_the_database_is_away_nothing_changes_and_then_the_game_goes_on() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    chance = random.Random(1)
    await house.move(game, chance)
    _, second = house.seats(game)
    house.database.away = True
    for _ in range(3):
        with pytest.raises(Unavailable):
            await house.act(second, game, Play(1, Exchange()))
    house.database.away = False
    await house.move(game, chance)
    assert [row.seq for row in rows(house, game)] == [1, 2]


async def test_two_nodes_that_hear_nothing_of_each_other_still_play_one_game() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    nodes = [house.club, house.node(hears=False)]
    chance = random.Random(2)
    first, second = house.seats(game)
    for number in range(12):
        house.clock.move(800)
        player = (first, second)[number % 2]
        ack = await nodes[chance.randrange(2)].tables.act(
            player, game, f"m{number}", Play(number, Exchange()), house.clock.now()
        )
        assert ack.seq == number + 1
    views = [await node.tables.view(first, game, 12) for node in nodes]
    assert views[0] == views[1]


@pytest.mark.parametrize("late", [-600, -1, 0, 1, 499, 500, 501, 5000])
@pytest.mark.parametrize("writer", ["the move", "the time-out", "both at once"])
async def test_a_move_and_the_flag_around_the_deadline_have_one_outcome(late: int, writer: str) -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    deadline = house.clock.now() + 30_000
    first, _ = house.seats(game)
    received = deadline + late
    mover, firing = house.node(), house.node()
    for node in (mover, firing):
        await node.tables.view(None, game)
    move = outcome(mover.tables.act(first, game, "x", Play(0, Exchange()), received))
    if writer == "the move":
        house.clock.instant = received
        said = await move
        house.clock.instant = max(received, deadline + 500)
        fired = await firing.tables.fire_due()
    elif writer == "the time-out":
        house.clock.instant = max(received, deadline + 500)
        fired = await firing.tables.fire_due()
        said = await move
    else:
        house.clock.instant = max(received, deadline + 500)
        said, fired = await asyncio.gather(move, firing.tables.fire_due())
    moved = isinstance(said, Ack)
    lines = [row.line for row in rows(house, game)]
    assert lines == (["~"] if moved else ["t"])
    if late >= 0:
        assert not moved
    elif writer == "the move":
        assert moved
    # Both nodes, and whoever asks later, see the same.
    views = [await node.tables.view(first, game) for node in (mover, firing, house.node())]
    assert views[0] == views[1] == views[2]
    assert table(house, game).clocks.game[0] == 300_000 - (30_000 + late if moved else 30_000)
    assert fired.broken == {}


async def test_only_one_node_fires_a_time_out() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    nodes = [house.node(hears=number % 2 == 0) for number in range(6)]
    house.clock.move(30_500)
    fired = await asyncio.gather(*(node.tables.fire_due() for node in nodes))
    assert sum(len(one.games) for one in fired) == 1
    assert [row.line for row in rows(house, game)] == ["t"]


async def test_between_the_deadline_and_the_tables_word_commands_are_refused_on_every_node() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, second = house.seats(game)
    house.clock.move(30_000)
    for node in (house.club, house.node()):
        for player in (first, second):
            said = await outcome(node.tables.act(player, game, "x", Resign(), house.clock.now()))
            assert said == "time-is-up"
    house.clock.move(500)
    assert (await house.club.tables.fire_due()).games == (game,)
    assert (await house.act(second, game, Play(1, Exchange()))).seq == 2
    assert await outcome(house.act(first, game, Play(0, Exchange()))) == "stale"


OFFER_RACES: list[tuple[str, tuple[int, Action], tuple[int, Action]]] = [
    ("accept and withdraw", (1, Accept(1)), (0, Withdraw(1))),
    ("accept and move", (1, Accept(1)), (0, Play(0, Exchange()))),
    ("decline and withdraw", (1, Decline(1)), (0, Withdraw(1))),
    ("accept and resign", (1, Accept(1)), (0, Resign())),
]


@pytest.mark.parametrize("kind", list(OfferKind))
@pytest.mark.parametrize(
    ("one", "two"), [row[1:] for row in OFFER_RACES], ids=[row[0] for row in OFFER_RACES]
)
async def test_offers_that_are_answered_on_two_nodes_at_once_have_one_outcome(
    kind: OfferKind, one: tuple[int, Action], two: tuple[int, Action]
) -> None:
    for order in (1, -1):
        house = House()
        game = await house.game(*LIGHTNING)
        players = house.seats(game)
        await house.act(players[0], game, MakeOffer(kind))
        nodes = [house.node(hears=False), house.node(hears=False)]
        for node in nodes:
            await node.tables.view(None, game)
        calls = [
            outcome(node.tables.act(players[seat], game, "race", action, house.clock.now()))
            for node, (seat, action) in zip(nodes, (one, two), strict=True)
        ]
        await asyncio.gather(*calls[::order])
        state = table(house, game)
        views = [await node.tables.view(players[0], game, state.seq) for node in nodes]
        assert views[0] == views[1]
        assert views[0].seq == state.seq
        # A resignation is also possible where the game was adjourned just before.
        most = 3 if kind is OfferKind.ADJOURNMENT and isinstance(two[1], Resign) else 2
        assert 2 <= state.seq <= max(most, 3 if isinstance(two[1], Play) else 2)


async def test_two_who_resume_at_once_resume_once() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    players = house.seats(game)
    await house.act(players[0], game, MakeOffer(OfferKind.ADJOURNMENT))
    await house.act(players[1], game, Accept(1))
    nodes = [house.node(hears=False), house.node(hears=False)]
    await asyncio.gather(
        *(
            node.tables.act(player, game, "w", WishResume(), house.clock.now())
            for node, player in zip(nodes, players, strict=True)
        )
    )
    assert [row.line for row in rows(house, game)][2:] == ["wish", "resume"]


async def test_a_table_where_too_much_happens_says_so_and_changes_nothing() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, _ = house.seats(game)
    node = house.node(hears=False)
    await node.tables.view(None, game)
    others = iter(range(1000))

    class Crowded:
        """A journal in which somebody else is always first."""

        def __init__(self, real: object) -> None:
            self.real = real

        def __getattr__(self, name: str) -> object:
            return getattr(self.real, name)

        async def append(self, append: object) -> object:
            number = next(others)
            game_ = house.database.games[game]
            state = table(house, game)
            action = Play(state.position.ply, Exchange())
            step = state.act(action, state.position.turn, f"other {number}", house.clock.now())
            game_.entries.append(step.entry)
            return await self.real.append(append)  # type: ignore[attr-defined]

    outside = node.tables._outside
    object.__setattr__(outside, "journal", Crowded(outside.journal))
    said = await outcome(node.tables.act(first, game, "x", MakeOffer(OfferKind.DRAW), house.clock.now()))
    assert said == "busy"
    assert all(row.id != "x" for row in rows(house, game))


# ---- down time, deadlines ----------------------------------------------------------------------------------


async def test_an_outage_is_charged_to_nobody_and_the_deadline_moves() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    down = house.clock.move(20_000)
    house.database.outages.append(Outage(down, house.clock.move(3_600_000)))
    node = house.node()  # the club comes up again
    assert (await node.tables.fire_due()).games == ()
    assert house.database.games[game].deadline == house.clock.now() + 10_000
    house.clock.move(10_499)
    assert (await node.tables.fire_due()).games == ()
    house.clock.move(1)
    assert (await node.tables.fire_due()).games == (game,)
    assert rows(house, game)[0].ms == 30_000
    assert (await node.tables.fire_due()).games == ()


async def test_a_node_that_lived_through_an_outage_learns_of_it() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    first, _ = house.seats(game)
    await house.club.tables.view(first, game)
    start = house.clock.now()
    house.clock.move(40_000)  # the machine slept
    house.database.outages.append(Outage(start + 5_000, start + 39_000))
    await house.club.tables.read_outages()
    assert (await house.club.tables.view(first, game)).clocks.move == 24_000
    await house.act(first, game, Play(0, Exchange()))
    assert rows(house, game)[0].ms == 6_000


async def test_a_broken_journal_stops_nobody_else() -> None:
    house = House()
    broken, good = await house.game(*LIGHTNING), await house.game(*LIGHTNING)
    rows(house, broken).append(Entry(seq=1, at=house.clock.now(), seat=None, id=None, line="?", ms=0))
    house.clock.move(30_500)
    fired = await house.node().tables.fire_due()
    assert (fired.games, list(fired.broken)) == ((good,), [broken])


async def test_a_fault_at_one_table_stops_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    house = House()
    broken, good = await house.game(*LIGHTNING), await house.game(*LIGHTNING)
    house.clock.move(30_500)
    due = Table.due

    def faulty(self: Table, now: int, outages: tuple[Outage, ...] = ()) -> object:
        return 1 // 0 if self.header.id == broken else due(self, now, outages)

    monkeypatch.setattr(Table, "due", faulty)
    fired = await house.club.tables.fire_due()
    assert fired.games == (good,)
    assert isinstance(fired.broken[broken], ZeroDivisionError)
    house.database.away = True
    with pytest.raises(Unavailable):
        await house.club.tables.fire_due()


async def test_a_game_goes_on_after_a_restart_as_if_nothing_had_been() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    chance = random.Random(4)
    for _ in range(6):
        house.clock.move(900)
        await house.move(game, chance)
    first, second = house.seats(game)
    for player in (first, second, None):
        kept = await house.club.tables.view(player, game)
        assert await house.node().tables.view(player, game) == kept


async def test_a_player_who_is_gone_makes_no_command() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    for _ in range(3):
        house.clock.move(30_500)
        await house.club.tables.fire_due()
    lines = [row.line for row in rows(house, game)]
    assert lines == ["t", "t", "t"]
    assert house.database.games[game].status is Status.RUNNING


async def test_a_stranger_may_look_but_not_touch() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    stranger = house.player(Kind.GUEST)
    assert (await house.club.tables.view(stranger, game)).game.seat is Seat.SPECTATOR
    assert await outcome(house.act(stranger, game, Resign())) == "not-at-this-table"
    assert await outcome(house.act(stranger, "nowhere", Resign())) == "no-such-game"


async def test_a_row_that_cannot_be_followed_drops_the_table_from_memory() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    node = house.node(hears=False)
    await node.tables.view(None, game)
    rows(house, game).append(Entry(seq=1, at=house.clock.now(), seat=None, id=None, line="?", ms=0))
    with pytest.raises(BrokenJournal):
        await node.tables.view(None, game, 1)
    rows(house, game).clear()
    assert (await node.tables.view(None, game)).seq == 0


async def test_a_node_keeps_so_many_tables_and_reads_the_others_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seated, "MOST_TABLES", 2)
    house = House()
    games = [await house.game(*LIGHTNING) for _ in range(4)]
    for game in games * 2:
        assert (await house.club.tables.view(None, game)).id == game
    assert len(house.club.tables._cache._tables) == 2


async def test_heads_are_those_of_the_journal() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    await house.move(game, random.Random(1))
    assert await house.club.tables.heads([game, "nowhere"]) == {game: 1}


async def test_notices_that_were_lost_make_a_node_look_again() -> None:
    house = House()
    game = await house.game(*LIGHTNING)
    deaf = house.node(hears=False)
    await deaf.tables.view(None, game)
    await house.move(game, random.Random(1))
    assert (await deaf.tables.view(None, game)).seq == 0
    deaf.hear(Notice(About.ALL))
    assert (await deaf.tables.view(None, game)).seq == 1
    await house.move(game, random.Random(1))
    deaf.hear(Notice(About.LOBBY))
    deaf.hear(Notice(About.GAME, game, 2))
    assert (await deaf.tables.view(None, game)).seq == 2
