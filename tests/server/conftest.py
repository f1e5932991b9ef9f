"""A stand-in site, the application over it, and the real process."""

from __future__ import annotations

import asyncio
import gzip
import http.client
import itertools
import os
import signal
import socket
import subprocess
import sys
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
import uvicorn
from litestar.testing import TestClient, websocket_test_session

from tests.storage.postgresql import Server
from vog.server.bootstrap import create_app
from vog.server.connection import Connection
from vog.server.process import listen
from vog.server.settings import Settings
from vog.server.websocket import WebSocket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterator
    from pathlib import Path

    from litestar import Litestar


@pytest.fixture(autouse=True)
def calm_sockets() -> Iterator[None]:
    """The test client's sockets look for a message without a pause: four of them leave no CPU to the club."""

    async def look_again(_: float) -> None:
        await asyncio.sleep(0.001)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(websocket_test_session, "sleep", look_again)
        yield


_numbers = itertools.count()

SECRET = b"what lies outside of the site"
BR = b"br of 2048"  # no decoder needed: it is only passed on

_PAGE = b"<!doctype html><title>2048</title>" + b"<p>tile</p>" * 50

FILES = {
    "index.html": b"<!doctype html>home",
    "fa.html": "<!doctype html>خانه".encode(),
    "404.html": b"<!doctype html>nothing here",
    "fa/404.html": "<!doctype html>اینجا چیزی نیست".encode(),
    "2048.html": _PAGE,
    "2048.html.br": BR,
    "2048.html.gz": gzip.compress(_PAGE),
    "fa/2048.html": "<!doctype html>۲۰۴۸".encode(),
    "rules/index.html": b"<!doctype html>rules",
    "boot.js": b"let boot",
    "service-worker.js": b"let worker",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "_app/version.json": b"{}",
    "_app/immutable/entry.C0ffee.js": b"let entry",
    "_app/immutable/core.C0ffee.wasm": b"\0asm\1\0\0\0",
}


def write_site(folder: Path) -> Path:
    """The stand-in site below `folder`, with secrets around it and links to them in it."""
    (folder / "secret.txt").write_bytes(SECRET)
    (folder / "private").mkdir()
    (folder / "private" / "secret.html").write_bytes(SECRET)
    site = folder / "site"
    for name, content in FILES.items():
        path = site / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (site / ".env").write_bytes(SECRET)
    (site / ".git").mkdir()
    (site / ".git" / "config").write_bytes(SECRET)
    (site / "leak.txt").symlink_to(folder / "secret.txt")
    (site / "private").symlink_to(folder / "private")
    return site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_site(tmp_path_factory.mktemp("place"))


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """A server for the tests of a worker that ask for one."""
    made = Server()
    try:
        yield made
    finally:
        made.remove()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def each_engine(
    request: pytest.FixtureRequest, site: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Settings]:
    """The settings of a new club on each engine, one for a module."""
    data = tmp_path_factory.mktemp("data")
    if request.param == "sqlite":
        yield Settings(data=data, site=site)
        return
    server: Server = request.getfixturevalue("postgresql")
    name = f"club_{next(_numbers)}"
    server.execute(f"CREATE DATABASE {name}")
    yield Settings(data=data, site=site, database_url=server.url(name))
    server.execute(f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
def settings(site: Path, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "data", site=site)


@pytest.fixture
def app(settings: Settings) -> Litestar:
    return create_app(settings)


@pytest.fixture
def client(app: Litestar) -> Iterator[TestClient[Litestar]]:
    with TestClient(app, raise_server_exceptions=False) as client:
        # httpx asks for compression by itself; here each test says what it asks for.
        client.headers.clear()
        client.follow_redirects = False
        yield client


@asynccontextmanager
async def served(
    app: Any, *, send_buffer: int | None = None, **options: Any
) -> AsyncIterator[tuple[uvicorn.Server, int]]:
    """An application behind the club's own connections, in this process: its server, and the port.

    `send_buffer`: how many bytes the system keeps of what a connection's client has not taken.
    """
    config = uvicorn.Config(
        app,
        **{
            "http": Connection,
            "ws": WebSocket,
            "lifespan": "off",
            "log_config": None,
            "timeout_graceful_shutdown": 1,
            "ws_ping_interval": None,
            **options,
        },
    )
    server = uvicorn.Server(config)
    with listen("127.0.0.1", 0) as bound:
        if send_buffer is not None:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        config.load()
        server.lifespan = config.lifespan_class(config)
        await server.startup([bound])
        try:
            yield server, bound.getsockname()[1]
        finally:
            await server.shutdown([bound])


class Club:
    """A running `vog serve`: its address, its signals and what it left behind."""

    def __init__(self, process: subprocess.Popen[str], log: Path) -> None:
        assert process.stdout is not None
        self.process = process
        self.first_line = process.stdout.readline()
        self.log = log
        parts = urlsplit(self.first_line.split(" ")[-1].strip())
        assert parts.hostname is not None, log.read_text()
        self.host = parts.hostname
        self.port = parts.port or 0

    def get(self, path: str) -> tuple[int, bytes]:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30)
        try:
            connection.request("GET", path)
            response = connection.getresponse()
            return response.status, response.read()
        finally:
            connection.close()

    def signal(self, which: signal.Signals) -> None:
        self.process.send_signal(which)

    def exit_code(self) -> int:
        return self.process.wait(timeout=60)


VOG = [sys.executable, "-c", "import sys; from vog.cli import main; sys.exit(main())"]


def environment() -> dict[str, str]:
    """The environment of these tests without its settings of VOG."""
    return {name: value for name, value in os.environ.items() if not name.startswith("VOG_")}


@contextmanager
def running(site: Path, folder: Path, *flags: str) -> Iterator[Club]:
    """A club on a free port, killed afterwards where it still runs."""
    log = folder / "log"
    command = [*VOG, "serve", "--port", "0", "--site", str(site), "--data", str(folder / "data"), *flags]
    with (
        log.open("w") as stderr,
        subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment()
        ) as process,
    ):
        try:
            yield Club(process, log)
        finally:
            process.kill()
