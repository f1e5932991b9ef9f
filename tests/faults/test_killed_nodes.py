"""kill -9 and SIGTERM of `vog serve` while games are played (C11, C16): nothing that was answered is lost."""

from __future__ import annotations

import asyncio
import random
import signal

from tests.faults.conftest import Nodes
from tests.faults.parties import check, check_same, ended, gathered, seated

GAMES = 4


async def test_a_killed_node_comes_back_and_every_game_goes_on_to_its_end(nodes: Nodes) -> None:
    parties = await gathered(nodes.where, GAMES)
    node = await nodes.start()
    players = seated(parties, nodes.ports, pause=0.05)
    lives = [asyncio.create_task(player.live()) for player in players]
    chance = random.Random()
    for down in (3.6, 0.0):
        before = sum(len(player.acknowledged) for player in players)
        while sum(len(player.acknowledged) for player in players) < before + 2 * GAMES:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.random() * 0.2)
        nodes.ports.append(node.port)  # so that there is always one to try
        await nodes.kill(node)
        told = [dict(player.acknowledged) for player in players]
        await check(nodes.where, players)
        await asyncio.sleep(down)
        node = await nodes.start()
        del nodes.ports[:-1]
        assert any(told)
    await ended(players, lives)
    outages = await check(nodes.where, players)
    check_same(players)
    # A restart of less than three seconds is nobody's outage; the longer one was found.
    assert any(outage.end - outage.start > 3500 for outage in outages)


async def test_a_node_that_is_told_to_stop_sends_everybody_away_and_loses_nothing(alone: Nodes) -> None:
    parties = await gathered(alone.where, GAMES)
    node = await alone.start()
    players = seated(parties, alone.ports, pause=0.05)
    lives = [asyncio.create_task(player.live()) for player in players]
    while sum(len(player.acknowledged) for player in players) < 3 * GAMES:
        await asyncio.sleep(0.01)
    node.signal(signal.SIGTERM)
    assert await asyncio.to_thread(node.exit_code) == 0
    assert all(player.goodbyes[-1:] == ["restart"] for player in players if not player.over)
    await check(alone.where, players)
    await alone.start()
    del alone.ports[:-1]
    await ended(players, lives)
    await check(alone.where, players)
    check_same(players)
