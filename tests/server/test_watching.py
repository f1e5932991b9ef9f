"""What watchers of a table are shown when it goes on: each row once, at once where nothing must be read."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from tests.club.clubs import House
from vog.club.action import MakeOffer
from vog.club.names import GameId, PlayerId
from vog.club.offer import OfferKind
from vog.club.ports import Unavailable
from vog.club.service import Service
from vog.protocol.messages import Hello, Watch
from vog.server import watching
from vog.server.line import Line
from vog.server.loops import Tasks
from vog.server.watching import Watching


class Room:
    """A club in memory, one node's watching, and a game in it."""

    def __init__(self, house: House, game: GameId) -> None:
        self.house = house
        self.game = game
        self.first, self.second = house.seats(game)
        self.tasks = Tasks()
        self.node: Service = house.club
        self.watching = Watching(self.node.tables, self.tasks)
        self.hear()

    def hear(self) -> None:
        def heard(notice: Any) -> None:
            self.watching.heard(notice.id, notice.seq)

        self.house.database.listeners.append(heard)

    def line(self, player: PlayerId | None) -> Line:
        """A socket that watches the table."""
        found = None if player is None else self.house.database.players[player]
        line = Line(found, None, 0.0)
        for said in (Hello(1), Watch(self.game)):
            line.conversation.receive(msgspec.json.encode(said).decode(), 0.0, 0)
        self.watching.watch(line, self.game)
        return line

    async def offer(self) -> None:
        await self.house.act(self.first, self.game, MakeOffer(OfferKind.DRAW))


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    house = House()
    room = Room(house, await house.game())
    yield room
    await room.tasks.close()


def shown(line: Line) -> list[Any]:
    """What a line has to send, as (type, seq and seat, or code)."""
    found = []
    while (frame := line.conversation.take()) is not None:
        message = msgspec.json.decode(frame)
        view = message.get("view")
        found.append((view["seq"], view["game"]["seat"]) if view else message["code"])
    return found


async def settled() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def test_each_is_shown_the_table_from_the_own_seat_and_a_row_once(room: Room) -> None:
    lines = [room.line(who) for who in (room.first, room.second, None, room.house.player())]
    await settled()
    seats = ["first", "second", "spectator", "spectator"]
    assert [shown(line) for line in lines] == [[(0, seat)] for seat in seats]
    await room.offer()
    await settled()
    assert [shown(line) for line in lines] == [[(1, seat)] for seat in seats]
    room.watching.heard(room.game, 1)
    await settled()
    assert [shown(line) for line in lines] == [[]] * 4
    assert room.watching.pushed == 8


async def test_a_row_of_this_node_is_shown_before_its_sender_goes_on_and_nothing_is_read_for_it(
    room: Room,
) -> None:
    line = room.line(room.second)
    await settled()
    shown(line)
    calls = room.house.database.calls
    await room.offer()
    assert shown(line) == [(1, "second")]
    assert room.house.database.calls == calls + 1  # the row itself


async def test_what_another_node_wrote_is_read_and_shown(room: Room) -> None:
    line = room.line(room.second)
    await settled()
    shown(line)
    other = room.house.node()
    await other.tables.act(room.first, room.game, "x", MakeOffer(OfferKind.DRAW), room.house.clock.now())
    await settled()
    assert shown(line) == [(1, "second")]


async def test_a_watcher_who_asks_again_is_shown_again(room: Room) -> None:
    line, other = room.line(room.first), room.line(room.second)
    await settled()
    assert (shown(line), shown(other)) == ([(0, "first")], [(0, "second")])
    room.watching.watch(line, room.game)
    await settled()
    assert (shown(line), shown(other)) == ([(0, "first")], [])


async def test_who_watches_no_more_is_shown_no_more(room: Room) -> None:
    line, other = room.line(room.first), room.line(room.second)
    await settled()
    shown(line), shown(other)
    room.watching.unwatch(line, room.game)
    await room.offer()
    await settled()
    assert (shown(line), shown(other)) == ([], [(1, "second")])


async def test_what_was_feared_to_be_lost_is_looked_for_and_shown_if_it_is_there(room: Room) -> None:
    line = room.line(room.first)
    await settled()
    shown(line)
    room.node.tables.doubt()
    room.watching.doubt()
    await settled()
    assert shown(line) == []
    deaf = room.house.database.listeners
    room.house.database.listeners = []
    other = room.house.node(hears=False)
    await other.tables.act(room.second, room.game, "x", MakeOffer(OfferKind.DRAW), room.house.clock.now())
    room.house.database.listeners = deaf
    room.node.tables.doubt()
    room.watching.doubt()
    await settled()
    assert shown(line) == [(1, "first")]


async def test_heads_find_what_went_on_without_a_notice(room: Room) -> None:
    line = room.line(room.first)
    await settled()
    shown(line)
    assert await room.watching.compare_heads() == 0
    room.house.database.listeners = []
    await room.offer()
    assert await room.watching.compare_heads() == 1
    await settled()
    assert shown(line) == [(1, "first")]


async def test_a_table_that_is_not_there_is_told_and_forgotten(room: Room) -> None:
    room.game = "nowhere-at-1"
    line = room.line(None)
    await settled()
    assert shown(line) == ["no-such-table"]
    assert line.shown == {}
    assert await room.watching.compare_heads() == 0


async def test_where_the_database_is_away_it_is_asked_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watching, "_AGAIN", 0)
    room.node.tables.doubt()
    room.house.database.away = True
    line = room.line(room.first)
    await settled()
    assert shown(line) == []
    room.house.database.away = False
    await settled()
    assert shown(line) == [(0, "first")]


async def test_where_a_row_fails_what_is_there_is_read(room: Room) -> None:
    """Its notice came, its answer was lost: the table is read anew, and what is shown is on disk."""
    line = room.line(room.second)
    await settled()
    shown(line)
    room.house.database.lose_answers = 1
    with pytest.raises(Unavailable):
        await room.offer()
    await settled()
    assert shown(line) == [(1, "second")]
