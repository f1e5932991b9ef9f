"""Whole games through the service, over the ports in memory."""

from __future__ import annotations

import random

import pytest

from tests.club.clubs import House
from vog.club import refusals
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
