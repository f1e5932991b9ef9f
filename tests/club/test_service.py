"""Whole games through the service, over the ports in memory."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.club.clubs import House
from vog.club import refusals
from vog.club.ports import About, Notice
from vog.numbridge.record import Record, verify
from vog.numbridge.settings import Variant

ROOM_OF = {
    Variant.BRIDGE: "bridge-45",
    Variant.LIGHTNING: "lightning-even",
    Variant.LANDS: "lands-60",
}


@pytest.mark.parametrize("variant", Variant)
async def test_two_players_meet_by_an_ad_and_find_their_game_in_the_archive(variant: Variant) -> None:
    house = House()
    game = await house.game(ROOM_OF[variant], variant)
    with pytest.raises(refusals.NoSuchGame):
        await house.club.archive.game(game)
    view = await house.play_out(game, random.Random(5))
    archived = await house.club.archive.game(game)
    assert archived.game.end == view.game.end
    assert archived.commitment == view.commitment
    record = Record.from_json(await house.club.archive.record(game))
    assert verify(record).end == view.game.end
    assert sum(line.ms for line in record.moves) == 700 * (view.seq)
    assert archived.frames[-1].digits == view.game.digits


async def test_a_game_that_began_here_is_neither_read_nor_dealt_again() -> None:
    house = House()
    game = await house.game()
    first, _ = house.seats(game)
    await house.club.tables.view(first, game)  # who they are is read
    calls = house.database.calls
    assert (await house.club.tables.view(first, game)).seq == 0
    assert house.club.tables.views_at_hand((first, None), game) is not None
    assert house.database.calls == calls
    other = house.node()
    assert (await other.tables.view(first, game)).game.hand is not None


async def test_what_is_at_hand_is_what_would_be_read() -> None:
    house = House()
    game = await house.game()
    first, second = house.seats(game)
    fresh = house.node()
    assert fresh.tables.views_at_hand((first,), game) is None
    seen = [await fresh.tables.view(player, game) for player in (first, second, None)]
    assert fresh.tables.views_at_hand((first, second, None), game) == seen
    assert fresh.tables.views_at_hand((first,), game, seq=1) is None
    fresh.tables.doubt()
    assert fresh.tables.views_at_hand((first,), game) is None


async def test_a_name_that_changed_while_it_was_read_is_read_again_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = House()
    game, another = await house.game(), await house.game()
    first, second = house.seats(game)
    node = house.node()
    faces = node._faces
    read = faces._read

    async def slow(*given: Any) -> Any:
        found = await read(*given)
        node.hear(Notice(About.RATED, str(first)))
        node.hear(Notice(About.PLAYER, str(house.seats(another)[0])))
        return found

    monkeypatch.setattr(faces, "_read", slow)
    variant = house.database.games[game].header.settings.variant
    await faces.of((first, second), variant)
    assert faces.pair_at_hand((second, second), variant) is not None
    assert faces.pair_at_hand((first, first), variant) is None


async def test_a_rating_that_changed_is_shown_on_every_node() -> None:
    house = House()
    game = await house.game(ROOM_OF[Variant.LIGHTNING], Variant.LIGHTNING)
    other = house.node()
    again = await house.game(ROOM_OF[Variant.LIGHTNING], Variant.LIGHTNING)
    assert (await other.tables.view(None, game)).players[0].points is None
    assert (await other.tables.view(None, again)).players[0].points is None
    await house.play_out(game, random.Random(5))
    assert house.database.games[game].finished is not None
    assert (await other.tables.view(None, game)).players[0].points is not None
