"""kill -9 at any moment under load: every acknowledged row is there, and none twice (C11)."""

from __future__ import annotations

import asyncio
import random
import signal
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.storage.conftest import Place
from tests.storage.postgresql import Server
from vog.club.ports import Status
from vog.storage import Database
from vog.storage.journal import Journal

ROOT = Path(__file__).parents[2]
GAMES = 20

Acknowledged = dict[str, list[int]]


class Player:
    """The process of tests/storage/crashes.py."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.acknowledged: Acknowledged = defaultdict(list)

    @classmethod
    async def start(cls, where: str) -> Player:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.storage.crashes",
            where,
            str(GAMES),
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
        )
        player = cls(process)
        assert process.stdout is not None
        line = await process.stdout.readline()
        assert line == b"playing\n"
        return player

    async def hear(self, rows: int) -> None:
        """Read what is acknowledged until so many more rows were."""
        assert self.process.stdout is not None
        for _ in range(rows):
            game, seq, _ = (await self.process.stdout.readline()).decode().split()
            self.acknowledged[game].append(int(seq))

    async def kill(self) -> None:
        """SIGKILL, and read what had been acknowledged by then. The last line may be cut off."""
        self.process.send_signal(signal.SIGKILL)
        assert self.process.stdout is not None
        for line in (await self.process.stdout.read()).decode().splitlines(keepends=True):
            if line.endswith("\n"):
                game, seq, _ = line.split()
                self.acknowledged[game].append(int(seq))
        await self.process.wait()


async def check(where: str, acknowledged: Acknowledged) -> None:
    """What was acknowledged is there, in order and once; a game has at most the one row in flight more."""
    async with await Database.open(where) as database:
        journal = Journal(database)
        heads = await journal.heads(list(acknowledged))
        for game, seqs in acknowledged.items():
            rows = await journal.tail(game, 0)
            assert [row.seq for row in rows] == list(range(1, heads[game] + 1))
            assert len({row.id for row in rows}) == len(rows)
            assert seqs == list(range(1, len(seqs) + 1))
            assert len(seqs) <= len(rows) <= len(seqs) + 1
        running = await journal.games_in([Status.RUNNING], 10_000)
        assert set(acknowledged) <= set(running)


async def test_a_killed_process_loses_nothing_it_acknowledged(place: Place) -> None:
    chance = random.Random(4)
    everything: Acknowledged = {}
    for _ in range(3):
        player = await Player.start(place.url)
        await player.hear(chance.randrange(1, 400))
        await asyncio.sleep(chance.random() / 50)
        await player.kill()
        everything |= player.acknowledged
        await check(place.url, everything)


@pytest.mark.parametrize("how", ["kill", "immediate"])
async def test_a_killed_server_loses_nothing_it_acknowledged(how: str) -> None:
    server = await asyncio.to_thread(Server)
    try:
        player = await Player.start(server.url())
        for _ in range(2):
            await player.hear(200)
            await asyncio.to_thread(server.kill if how == "kill" else lambda: server.stop("immediate"))
            await asyncio.to_thread(server.start)
        # The player was there all the time: it goes on by itself.
        await player.hear(300)
        await player.kill()
        await check(server.url(), player.acknowledged)
    finally:
        await asyncio.to_thread(server.remove)
