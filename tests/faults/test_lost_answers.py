"""Answers that never arrive, commands that come again, a database that goes away and comes back (C12)."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.faults.conftest import Nodes
from tests.faults.parties import check, check_same, ended, gathered, seated, visitor
from tests.server.visitor import Problem, Visitor
from tests.storage.postgresql import Server
from vog.storage import Database

GAMES = 3
CROWD = 50


async def test_commands_whose_acknowledgements_are_lost_count_once_and_both_sides_stay_equal(
    nodes: Nodes,
) -> None:
    parties = await gathered(nodes.where, GAMES)
    await nodes.start()
    players = seated(parties, nodes.ports, drop=0.3)
    await ended(players, [asyncio.create_task(player.live()) for player in players])
    assert sum(player.resent for player in players) > 5
    await check(nodes.where, players)
    check_same(players)


async def test_a_database_that_goes_and_comes_back_costs_no_move_and_no_restart(
    site: Path, tmp_path: Path
) -> None:
    server = await asyncio.to_thread(Server)
    nodes = Nodes(site, tmp_path, server.url())
    try:
        parties = await gathered(nodes.where, GAMES)
        node = await nodes.start()
        players = seated(parties, nodes.ports, pause=0.1)
        lives = [asyncio.create_task(player.live()) for player in players]
        for _ in range(2):
            before = sum(len(player.acknowledged) for player in players)
            while sum(len(player.acknowledged) for player in players) < before + GAMES:
                await asyncio.sleep(0.01)
            await asyncio.to_thread(server.stop, "immediate")
            # Who comes now is told to come again, not that he is not welcome.
            headers = {"Authorization": f"Bearer {parties[0].tokens[0]}"}
            address = f"ws://127.0.0.1:{node.port}/api/socket"
            async with connect(address, additional_headers=headers) as socket:
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == 1012
            await asyncio.sleep(1)
            await asyncio.to_thread(server.start)
        await ended(players, lives)
        assert node.process.poll() is None
        assert "unavailable" in {code for player in players for code in player.refusals}
        assert not any(player.goodbyes for player in players)
        await check(nodes.where, players)
        check_same(players)
    finally:
        nodes.close()
        await asyncio.to_thread(server.remove)


async def test_fifty_accepts_at_once_over_http_make_one_game(alone: Nodes) -> None:
    async with await Database.open(alone.where) as database:
        tokens = [(await visitor(database, number))[1] for number in range(CROWD + 1)]
    node = await alone.start()
    owner, *crowd = (Visitor(node.host, node.port) for _ in tokens)
    for token, one in zip(tokens, (owner, *crowd), strict=True):
        one.token = token
    ad = await asyncio.to_thread(owner.ask, "POST", "/api/ads", {"room": "bridge-60", "variant": "bridge"})
    start = Barrier(CROWD)
    refused: list[tuple[int, str]] = []

    def accept(one: Visitor) -> str | None:
        start.wait(30)
        try:
            return str(one.ask("POST", f"/api/ads/{ad['id']}/accept")["game"])
        except Problem as problem:
            refused.append((problem.status, problem.answer["code"]))
            return None

    with ThreadPoolExecutor(CROWD) as pool:
        answers = await asyncio.get_running_loop().run_in_executor(
            None, lambda: list(pool.map(accept, crowd))
        )
    [game] = [answer for answer in answers if answer is not None]
    assert refused == [(404, "no-such-ad")] * (CROWD - 1)
    games = await asyncio.to_thread(owner.ask, "GET", "/api/games")
    assert game in json.dumps(games)
    assert json.dumps(games).count('"status"') == 1
