"""Two nodes that serve the same tables on one PostgreSQL, each with its own memory of them."""

from __future__ import annotations

import asyncio

from tests.faults.conftest import Nodes, on
from tests.faults.parties import check, check_same, ended, gathered, seated
from tests.faults.player import Player
from tests.storage.postgresql import Server

GAMES = 3


def apart(players: list[Player]) -> list[asyncio.Task[None]]:
    """The two of each game begin at different nodes."""
    return [asyncio.create_task(player.live(at=number % 2)) for number, player in enumerate(players)]


async def test_players_of_a_killed_node_go_to_the_other_and_play_on(shared: Nodes) -> None:
    parties = await gathered(shared.where, GAMES)
    node, _ = await shared.start(), await shared.start()
    players = seated(parties, shared.ports, pause=0.05)
    lives = apart(players)
    while min(len(player.acknowledged) for player in players) < 3:
        await asyncio.sleep(0.01)
    await shared.kill(node)
    await ended(players, lives)
    await check(shared.where, players)
    check_same(players)


async def test_views_arrive_within_seconds_although_the_line_of_notices_is_cut_again_and_again(
    shared: Nodes, server: Server
) -> None:
    parties = await gathered(shared.where, GAMES)
    name = shared.where.partition("?")[0].rpartition("/")[2]
    one, two = await shared.start(), await shared.start()
    players = seated(parties, shared.ports, pause=0.1)
    lives = apart(players)
    while min(len(player.acknowledged) for player in players) < 1:
        await asyncio.sleep(0.01)
    for _ in range(5):
        await on(
            server,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            f"WHERE datname = '{name}' AND query LIKE 'LISTEN%'",
        )
        await asyncio.sleep(0.3)
    await ended(players, lives)
    await check(shared.where, players)
    check_same(players)
    assert all("the line of notices was lost" in node.log.read_text() for node in (one, two))
    late = 0.0
    for first, second in zip(players[::2], players[1::2], strict=True):
        for mover, other in ((first, second), (second, first)):
            for seq, told in mover.acknowledged_at.items():
                # Where a row itself was skipped, the next one shown tells it.
                shown = min(at for row, at in other.shown_at.items() if row >= seq)
                late = max(late, shown - told)
    assert late < 3.5
