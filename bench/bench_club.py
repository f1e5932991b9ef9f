"""The live club under load: moves a second of processor time, waits, memory, and what one node carries.

    make bench        or        .venv/bin/python bench/bench_club.py [--games N] [--seconds S] [--database D]

A real `vog serve` and the load generator on the same machine, beside a bare echo server of the same stack
(uvicorn, websockets-sansio, uvloop). Players know only the protocol: they get views and play whole games, one
rematch after the other. On SQLite, then on the PostgreSQL of the tests' package where it is installed. Prints
figures and asserts nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench import club_people, club_process
from tests.storage.postgresql import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

_PLAYED = 200  # games of the first part: more sockets than one core can keep busy
_WARM = 15.0  # seconds: about a game, so that as many end in a second as begin
_PLIES = 40  # fewer than the shortest games have; they begin within them
_SHARE = 0.7  # of a core that a node may be busy with in earnest


class Echo(NamedTuple):
    """What the stack does without a club."""

    per_cpu: float
    per_second: float


class Generator:
    """The process of bench/club_load.py."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def tell(self, name: str, **arguments: Any) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps([name, arguments]) + "\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the load generator has ended")
        answer: dict[str, Any] = json.loads(line)
        return answer


@contextmanager
def generator() -> Iterator[Generator]:
    command = [sys.executable, "-m", "bench.club_load"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=club_process.ROOT
    ) as process:
        try:
            yield Generator(process)
        finally:
            process.kill()


class Place(NamedTuple):
    """Where a club's database is, and the database server's process where it has one."""

    name: str
    folder: Path
    url: str | None
    database: int | None
    goal: int  # ms, of the acknowledgement's p99

    @property
    def where(self) -> str:
        return self.url or f"sqlite:{self.folder / 'club.db'}"


@contextmanager
def club(place: Place, games: int, *, spectators: bool) -> Iterator[tuple[club_process.Running, Generator]]:
    """A running club with all of its people connected, and the generator they live in."""
    parties = asyncio.run(club_people.gather(place.where, games))
    empty, _ = asyncio.run(club_people.disk(place.where))
    with club_process.running(club_process.club(place.folder, place.url)) as server, generator() as load:
        alone = club_process.memory(server.pid)
        opened = load.tell("open", port=server.port, parties=parties, spectators=spectators)
        time.sleep(1)
        full = club_process.memory(server.pid)
        count = opened["connections"]
        print(
            f"  {games} games, {count} connections, opened and dealt in {opened['seconds']:.1f} s: "
            f"{(full - alone) / count:.1f} KB a connection beside {alone / 1000:.0f} MB, "
            f"{full / count:.1f} KB with them; {_trouble(opened)}"
        )
        spread = load.tell("spread", plies=_PLIES)
        print(f"  each game played to a place of its own in {spread['seconds']:.1f} s")
        yield server, load
    size, rows = asyncio.run(club_people.disk(place.where))
    print(f"  {rows} rows of the journal took {(size - empty) / max(1, rows):.0f} bytes of disk each")


def echoed(size: int, seconds: float) -> Echo:
    with club_process.running(club_process.echo(size)) as server, generator() as load:
        got = load.tell("echo", pid=server.pid, port=server.port, connections=2 * _PLAYED, seconds=seconds)
    return Echo(got["trips"] / got["cpu"], got["trips"] / got["seconds"])


def played(place: Place, games: int, seconds: float) -> float:
    """Whole games as fast as they go, then at half of it; moves a second of the server's processor time."""
    with club(place, games, spectators=False) as (server, load):
        at = {"pid": server.pid, "database": place.database, "warm": _WARM, "seconds": seconds}
        full = load.tell("play", mean=0, **at)
        rate, per_cpu = full["moves"] / full["seconds"], float(full["moves"] / full["cpu"])
        shown = full["bytes"] / max(1, full["views"])
        print(
            f"  full load: {rate:.0f} moves/s, {per_cpu:.0f} moves a CPU second of the server (goal 2000); "
            f"{full['games']} games ended; {_busy(full)}; {_waits(full)}; {_trouble(full)}"
        )
        bare = echoed(round(shown), min(seconds, 5))
        print(
            f"  bare echo of {shown:.0f} bytes: {bare.per_second:.0f} round trips/s, {bare.per_cpu:.0f} a "
            f"CPU second; a move is 1/{bare.per_cpu / per_cpu:.1f} of it (goal 1/10)"
        )
        half = load.tell("play", mean=2 * games / rate, **at)
        print(
            f"  half load: {half['moves'] / half['seconds']:.0f} moves/s; {_waits(half)} (goal p99 "
            f"{place.goal} ms); {_busy(half)}; {_trouble(half)}"
        )
    return per_cpu


def held(place: Place, games: int, seconds: float) -> None:
    """Many games with a spectator each: nobody moves, then a move in ten seconds, then as fast as they go."""
    with club(place, games, spectators=True) as (server, load):
        at = {"pid": server.pid, "database": place.database, "seconds": seconds}
        still = load.tell("play", mean=None, warm=0.0, **at)
        print(f"  nobody moves: {_busy(still)}")
        slow = load.tell("play", mean=10.0, warm=15.0, **at)  # until all have begun
        rate, share = slow["moves"] / slow["seconds"], slow["cpu"] / slow["seconds"]
        print(
            f"  a move in 10 s: {rate:.0f} moves/s; {_waits(slow)}; {_busy(slow)}: a node at "
            f"{100 * _SHARE:.0f} % of a core carries {games * _SHARE / share:.0f} such games; "
            f"{_trouble(slow)}"
        )
        full = load.tell("play", mean=0, warm=_WARM, **at)
        per_cpu = full["moves"] / full["cpu"]
        print(
            f"  full load with spectators: {full['moves'] / full['seconds']:.0f} moves/s, {per_cpu:.0f} a "
            f"CPU second: {10 * _SHARE * per_cpu:.0f} such games; {_waits(full)}; "
            f"{full['memory'] / 1000:.0f} MB; {_busy(full)}; {_trouble(full)}"
        )


def _busy(figures: dict[str, Any]) -> str:
    seconds = figures["seconds"]
    parts = [f"server {100 * figures['cpu'] / seconds:.0f} %"]
    if figures["database_cpu"]:
        parts.append(f"database {100 * figures['database_cpu'] / seconds:.0f} %")
    parts.append(f"generator {100 * figures['own_cpu'] / seconds:.0f} %")
    return "CPU " + ", ".join(parts)


def _waits(figures: dict[str, Any]) -> str:
    if figures["p50"] is None:
        return "no acknowledgements"
    return f"ack p50 {1000 * figures['p50']:.1f} ms, p99 {1000 * figures['p99']:.1f} ms"


def _trouble(figures: dict[str, Any]) -> str:
    refused = ", ".join(f"{count} {code}" for code, count in figures["refused"].items()) or "none"
    return f"refused: {refused}; lost lines: {figures['lost']}"


@contextmanager
def places(kind: str) -> Iterator[Iterator[Place]]:
    """Fresh clubs of a kind, one after the other."""
    with tempfile.TemporaryDirectory() as base:
        folders = (Path(tempfile.mkdtemp(dir=base)) for _ in range(100))
        if kind == "sqlite":
            yield (Place("SQLite", folder, None, None, 50) for folder in folders)
            return
        server = Server(memory=False)
        try:
            pid = int((server.data / "postmaster.pid").read_text().splitlines()[0])
            yield (
                Place("PostgreSQL", folder, server.url(_database(server, number)), pid, 100)
                for number, folder in enumerate(folders)
            )
        finally:
            server.remove()


def _database(server: Server, number: int) -> str:
    name = f"club_{number}"
    asyncio.run(club_people.create_database(server.url(), name))
    return name


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reader.add_argument("--games", type=int, default=1000, help="games held in the second part")
    reader.add_argument("--seconds", type=float, default=10.0, help="of each measurement")
    reader.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    reader.add_argument("--part", choices=["played", "held", "both"], default="both")
    asked = reader.parse_args()
    for kind in ("sqlite", "postgresql") if asked.database == "both" else (asked.database,):
        with places(kind) as clubs:
            print(kind)
            if asked.part != "held":
                played(next(clubs), min(asked.games, _PLAYED), asked.seconds)
            if asked.part != "played":
                held(next(clubs), asked.games, asked.seconds)


if __name__ == "__main__":
    main()
