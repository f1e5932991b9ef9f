"""Both engines under one suite: a file for each test, or a database for each test on a real server."""

from __future__ import annotations

import asyncio
import itertools
import shutil
import tempfile
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

import asyncpg
import pytest

from tests.club import memory
from tests.storage.postgresql import MEMORY, Server
from vog.storage import Database

_TEMPLATE = "vog_template"
_numbers = itertools.count()


class Place(Protocol):
    """Where a test's database is: what `Database.open` takes."""

    kind: str
    url: str


class FilePlace:
    kind = "sqlite"

    def __init__(self, file: Path) -> None:
        self.file = file
        self.url = f"sqlite:{file}"


class ServerPlace:
    kind = "postgresql"

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.url = server.url(name)

    async def cut(self) -> None:
        """End every connection to the database, listeners too."""
        await _on_server(
            self.server,
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.name}'",
        )

    async def execute(self, statement: str) -> None:
        """As another program would."""
        await _on_server(self.server, statement, self.name)


async def _on_server(server: Server, statement: str, name: str = "postgres") -> None:
    connection = await asyncpg.connect(server.url(name))
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _run(work: Coroutine[None, None, None]) -> None:
    """Run it to its end, also where a loop is running that waits for a fixture."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, work).result()


async def _made(where: str) -> None:
    async with await Database.open(where):
        pass


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """One server a test worker, with an empty club to copy."""
    made = Server()
    try:
        _run(_on_server(made, f"CREATE DATABASE {_TEMPLATE}"))
        _run(_made(made.url(_TEMPLATE)))
        yield made
    finally:
        made.remove()


@pytest.fixture(scope="session")
def files() -> Iterator[Path]:
    """A folder for the files of a test worker."""
    with tempfile.TemporaryDirectory(prefix="vog-", dir=MEMORY) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def empty_club(files: Path) -> Path:
    """An empty club's file to copy."""
    file = files / "empty.sqlite3"
    _run(_made(f"sqlite:{file}"))
    return file


@pytest.fixture
def file_place(empty_club: Path, files: Path) -> FilePlace:
    return FilePlace(shutil.copyfile(empty_club, files / f"club{next(_numbers)}.sqlite3"))


@asynccontextmanager
async def copied(server: Server) -> AsyncIterator[ServerPlace]:
    name = f"club_{next(_numbers)}"
    await _on_server(server, f"CREATE DATABASE {name} TEMPLATE {_TEMPLATE}")
    yield ServerPlace(server, name)
    await _on_server(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
async def server_place(server: Server) -> AsyncIterator[ServerPlace]:
    async with copied(server) as place:
        yield place


@pytest.fixture(params=["sqlite", "postgresql"])
async def place(request: pytest.FixtureRequest) -> AsyncIterator[Place]:
    """A fresh club on each engine."""
    if request.param == "sqlite":
        yield request.getfixturevalue("file_place")
        return
    async with copied(request.getfixturevalue("server")) as made:
        yield made


@pytest.fixture
async def database(place: Place) -> AsyncIterator[Database]:
    async with await Database.open(place.url) as opened:
        yield opened


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
async def shared(request: pytest.FixtureRequest) -> AsyncIterator[Database | memory.Database]:
    """What the nodes of a club share, on each engine and in the memory of the club's tests."""
    if request.param == "memory":
        yield memory.Database()
    elif request.param == "sqlite":
        async with await Database.open(request.getfixturevalue("file_place").url) as opened:
            yield opened
    else:
        async with (
            copied(request.getfixturevalue("server")) as place,
            await Database.open(place.url) as opened,
        ):
            yield opened
