"""The load generator: a process of its own that is told what to do by lines of JSON, and answers by such.

    python -m bench.club_load

`open` takes the port, the parties, whether spectators come; `spread` the plies; `play` the seconds and the
mean pause before a move (0 for none, null for nobody moves); `echo` the port, connections and seconds.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import uvloop
from bench.club_process import cpu_seconds, family, memory
from bench.club_seat import Counts, Seat
from bench.club_wire import Wire

from vog.server.process import raise_file_limit

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

_OPENING = 50  # sockets opened at once
_COMMAND = b"x" * 150  # about as long as a command


class Load:
    """All seats, and what they counted."""

    def __init__(self) -> None:
        self._counts = Counts()
        self._chance = random.Random(4)
        self._mean: float | None = None
        self._seats: list[Seat] = []

    def _pause(self) -> float:
        if self._mean is None:
            return 1e6
        # Even, not exponential: a long tail would be a queue of the generator's own making.
        return self._mean * 2 * self._chance.random()

    async def open(self, port: int, parties: list[list[str]], *, spectators: bool) -> dict[str, Any]:
        admit = asyncio.Semaphore(_OPENING)

        async def enter(seat: Seat, token: str) -> None:
            async with admit:
                await seat.open(port, token)

        entering = []
        begun = time.perf_counter()
        for game, *tokens in parties:
            for token in tokens if spectators else tokens[:2]:
                seat = Seat(game, self._counts, self._pause, self._chance)
                self._seats.append(seat)
                entering.append(enter(seat, token))
        await asyncio.gather(*entering)
        while any(seat.shown < 0 for seat in self._seats):
            await asyncio.sleep(0.1)
        return {
            "connections": len(self._seats),
            "seconds": time.perf_counter() - begun,
            "refused": self._counts.refused,
            "lost": self._counts.lost,
        }

    async def spread(self, plies: int) -> dict[str, Any]:
        """Play each game on to a place of its own within so many plies: else all of them end together."""
        begun = time.perf_counter()
        targets = {game: self._chance.randrange(plies) for game in {seat.game for seat in self._seats}}
        self._mean = 0
        for seat in self._seats:
            seat.until = targets[seat.game]
            seat.again()
        while not all(seat.waits for seat in self._seats):
            await asyncio.sleep(0.1)
        for seat in self._seats:
            seat.until = None
        return {"seconds": time.perf_counter() - begun}

    async def play(
        self, pid: int, database: int | None, seconds: float, warm: float, mean: float | None
    ) -> dict[str, Any]:
        self._mean = mean
        for seat in self._seats:
            seat.again()
        await asyncio.sleep(warm)
        counts = self._counts
        counts.begin()
        cpu = _cpu(pid, database)
        own = time.process_time()
        await asyncio.sleep(seconds)
        now = _cpu(pid, database)
        took = time.perf_counter() - counts.started
        waits = sorted(counts.waits)
        return {
            "seconds": took,
            "moves": counts.moves,
            "views": counts.views,
            "bytes": counts.bytes,
            "games": counts.games,
            "refused": counts.refused,
            "lost": counts.lost,
            "cpu": now[0] - cpu[0],
            "database_cpu": now[1] - cpu[1],
            "own_cpu": time.process_time() - own,
            "p50": waits[len(waits) // 2] if waits else None,
            "p99": waits[int(len(waits) * 0.99)] if waits else None,
            "memory": memory(pid),
        }


def _cpu(pid: int, database: int | None) -> tuple[float, float]:
    return cpu_seconds(pid), 0.0 if database is None else sum(map(cpu_seconds, family(database)))


async def echo(pid: int, port: int, connections: int, seconds: float) -> dict[str, Any]:
    """Round trips with a bare server."""
    done = 0
    wires: list[Wire] = []

    def heard(number: int, _: bytes) -> None:
        nonlocal done
        done += 1
        wires[number].send(_COMMAND)

    numbers = range(connections)
    wires += [await Wire.open(port, "/", "", partial(heard, number), _nothing) for number in numbers]
    for wire in wires:
        wire.send(_COMMAND)
    await asyncio.sleep(0.5)
    before, cpu, begun = done, cpu_seconds(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    answer = {
        "trips": done - before,
        "cpu": cpu_seconds(pid) - cpu,
        "seconds": time.perf_counter() - begun,
    }
    for wire in wires:
        wire.close()
    return answer


def _nothing() -> None:
    pass


async def main() -> None:
    load = Load()
    do: dict[str, Callable[..., Awaitable[dict[str, Any]]]]
    do = {"open": load.open, "spread": load.spread, "play": load.play, "echo": echo}
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        name, arguments = json.loads(line)
        print(json.dumps(await do[name](**arguments)), flush=True)


if __name__ == "__main__":
    raise_file_limit()
    uvloop.run(main())
