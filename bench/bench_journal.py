"""Durable rows of the journal a second: many games in flight, beside one commit a row.

    make bench        or        .venv/bin/python bench/bench_journal.py [GAMES] [SECONDS]

Both engines, every row on the disk before it is answered, in one run; nothing is asserted. PostgreSQL is the
one of the tests' package, on the same disk and the same cores.
"""

from __future__ import annotations

import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.storage import things
from tests.storage.postgresql import Server

from vog.club.ports import Append, Entry, Status
from vog.numbridge.seat import Seat
from vog.storage import Database
from vog.storage.journal import Journal


def row(game: str, seq: int) -> Append:
    seat = Seat.FIRST if seq % 2 else Seat.SECOND
    return Append(
        game, Entry(seq, 1_800_000_000_000 + seq, seat, f"{seq:012}", "e4=7", 12_345), Status.RUNNING, 1
    )


async def play(journal: Journal, game: str, until: float, waits: list[float]) -> None:
    """Append rows one after the other, as a game does: the next once the last was answered."""
    seq = 1
    while (begun := time.perf_counter()) < until:
        answer = await journal.append(row(game, seq))
        assert isinstance(answer, Entry)
        waits.append(time.perf_counter() - begun)
        seq += 1


async def measure(where: str, games: int, seconds: float) -> tuple[float, list[float], float]:
    """Rows a second, each row's wait in seconds, and CPU seconds of this process."""
    async with await Database.open(where) as database:
        journal = Journal(database)
        pair = await things.players(database)
        headers = [things.header(pair) for _ in range(games)]
        for header in headers:
            await journal.start(header, deadline=1, taking=None)
        waits: list[float] = []
        used = resource.getrusage(resource.RUSAGE_SELF)
        begun = time.perf_counter()
        await asyncio.gather(*[play(journal, header.id, begun + seconds, waits) for header in headers])
        took = time.perf_counter() - begun
        now = resource.getrusage(resource.RUSAGE_SELF)
        cpu = now.ru_utime + now.ru_stime - used.ru_utime - used.ru_stime
    return len(waits) / took, sorted(waits), cpu / len(waits)


async def compare(name: str, places: list[str], games: int, seconds: float) -> None:
    alone, _, _ = await measure(places[0], 1, seconds)
    rate, waits, cpu = await measure(places[1], games, seconds)
    median, late = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    print(
        f"{name:<11} {games} games: {rate:>7.0f} rows/s, median {median:.1f} ms, p99 {late:.1f} ms, "
        f"{1 / cpu:.0f} rows a CPU second; one by one {alone:.0f} rows/s; ratio {rate / alone:.0f}"
    )


async def main(games: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder:
        files = [f"sqlite:{folder}/{name}.sqlite3" for name in ("alone", "many")]
        await compare("SQLite", files, games, seconds)
    server = Server(memory=False)
    try:
        await compare("PostgreSQL", [server.url(), server.url()], games, seconds)
    finally:
        server.remove()


if __name__ == "__main__":
    numbers = sys.argv[1:]
    asyncio.run(main(int(numbers[0]) if numbers else 500, float(numbers[1]) if numbers[1:] else 5.0))
