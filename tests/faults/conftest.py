"""Nodes as processes, on a file or on a PostgreSQL of their own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.conftest import Club, running, write_site
from tests.storage.postgresql import Server

_numbers = itertools.count()


class Nodes:
    """The nodes of one club. `ports` is where they are, in the order in which they were started."""

    def __init__(self, site: Path, folder: Path, url: str | None) -> None:
        self.where = url or f"sqlite:{folder / 'data' / 'club.db'}"
        self.ports: list[int] = []
        self.nodes: list[Club] = []
        self._flags = ("--database-url", url) if url else ()
        self._site = site
        self._folder = folder
        self._stack = contextlib.ExitStack()
        self._count = 0
        (folder / "data").mkdir()

    async def start(self) -> Club:
        """One node more, once it can be reached."""
        folder = self._folder
        if self._flags:  # each has a data folder of its own, as on another machine
            self._count += 1
            folder = self._folder / f"node{self._count}"
            folder.mkdir()
        made = running(self._site, folder, *self._flags)
        node = await asyncio.to_thread(self._stack.enter_context, made)
        self.nodes.append(node)
        self.ports.append(node.port)
        return node

    async def kill(self, node: Club) -> None:
        """SIGKILL, and nobody tries it any more."""
        node.signal(signal.SIGKILL)
        await asyncio.to_thread(node.exit_code)
        self.nodes.remove(node)
        self.ports.remove(node.port)

    def close(self) -> None:
        self._stack.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    made = Server()
    try:
        yield made
    finally:
        made.remove()


async def on(server: Server, statement: str) -> None:
    """As the database's administrator would."""
    connection = await asyncpg.connect(server.url())
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


@pytest.fixture
async def shared(site: Path, tmp_path: Path, server: Server) -> AsyncIterator[Nodes]:
    """A club on PostgreSQL, without a node yet."""
    name = f"faults_{next(_numbers)}"
    await on(server, f"CREATE DATABASE {name}")
    nodes = Nodes(site, tmp_path, server.url(name))
    yield nodes
    nodes.close()
    await on(server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def alone(site: Path, tmp_path: Path) -> Iterator[Nodes]:
    """A club on SQLite."""
    nodes = Nodes(site, tmp_path, None)
    yield nodes
    nodes.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def nodes(request: pytest.FixtureRequest) -> Nodes:
    """A club on each engine."""
    found: Nodes = request.getfixturevalue("alone" if request.param == "sqlite" else "shared")
    return found
