"""The real process: its first line, its signals, its exit codes, and what it does with hostile bytes."""

from __future__ import annotations

import asyncio
import gc
import json
import signal
import socket
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn

from tests.server.conftest import FILES, VOG, Club, environment, running, served
from vog.server import connection, patience, process
from vog.server.connection import LARGEST_HEAD, LONGEST_TARGET
from vog.server.process import Process, listen, raise_file_limit, settle, url_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="module")
def club(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with running(site, tmp_path_factory.mktemp("club"), "--log-format", "json") as club:
        yield club


def test_the_first_line_is_the_address_and_it_answers(club: Club) -> None:
    assert club.first_line == f"VOG is at http://127.0.0.1:{club.port}\n"
    assert club.get("/2048") == (200, FILES["2048.html"])


def test_python_is_set_up_once_all_is_there() -> None:
    thresholds, switching = gc.get_threshold(), sys.getswitchinterval()
    try:
        settle()
        assert gc.get_freeze_count() > 10_000
        assert gc.get_threshold() > thresholds
        assert sys.getswitchinterval() < switching
    finally:
        gc.unfreeze()
        gc.set_threshold(*thresholds)
        sys.setswitchinterval(switching)


def test_the_log_is_json_lines(club: Club) -> None:
    club.get("/2048?token=swordfish")
    text = club.log.read_text()
    events = [json.loads(line) for line in text.splitlines()]
    assert {"started", "request"} <= {event["event"] for event in events}
    assert "swordfish" not in text


def sent(club: Club, request: bytes) -> bytes:
    """What comes back for these bytes until the club hangs up or has answered."""
    with socket.create_connection((club.host, club.port), timeout=30) as wire:
        wire.sendall(request)
        answer = b""
        while piece := wire.recv(65536):
            answer += piece
        return answer


HOST = b"host: a\r\nconnection: close\r\n"

HOSTILE = [
    (b"GET /" + b"a" * LONGEST_TARGET + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414),
    (b"GET /" + b"a" * (LARGEST_HEAD + 100), 414),
    (b"GET / HTTP/1.1\r\n" + HOST + b"x: " + b"a" * LARGEST_HEAD + b"\r\n\r\n", 431),
    (b"GET / HTTP/1.1\r\n" + HOST + b"x: " + b"a" * (LARGEST_HEAD + 1000), 431),
    (b"GET / HTTP/1.1\r\nx: " + b"a" * (LARGEST_HEAD + 1000), 431),
    (b"GET / HTTP/1.1\r\n" + HOST + b"x: aaaaaa\r\n" * (LARGEST_HEAD // 7 + 1) + b"\r\n", 431),
    (b"GET / HTTP/1.1\r\nconnection: close\r\n\r\n", 400),
    (b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\nconnection: close\r\n\r\n", 400),
    (b"GET / HTTP/1.0\r\n\r\n", 200),
    (b"GET /\x00 HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    (b"GET /\xff HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    (b"GET /..\\..\\secret.txt HTTP/1.1\r\n" + HOST + b"\r\n", 404),
    (b"GET /../secret.txt HTTP/1.1\r\n" + HOST + b"\r\n", 404),
    (b"GET //evil.example/ HTTP/1.1\r\n" + HOST + b"\r\n", 404),
    (b"GET http://evil.example/2048/ HTTP/1.1\r\n" + HOST + b"\r\n", 308),
    (b"OPTIONS * HTTP/1.1\r\n" + HOST + b"\r\n", 404),
    (b"CONNECT a:443 HTTP/1.1\r\n" + HOST + b"\r\n", 400),
    (b"\x16\x03\x01\x02\x00\x01\x00\x01", 400),
    (b"GET /2048 HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n", 400),
]


@pytest.mark.parametrize(("request_bytes", "status"), HOSTILE, ids=range(len(HOSTILE)))
def test_hostile_bytes_get_a_clean_answer(club: Club, request_bytes: bytes, status: int) -> None:
    answer = sent(club, request_bytes)
    assert answer.startswith(b"HTTP/1.1 %d " % status)
    assert b"\r\nserver:" not in answer.lower()
    assert club.get("/healthz")[0] == 200


def test_many_requests_on_one_connection_are_answered_in_order(club: Club) -> None:
    paths = [b"/2048", b"/boot.js", b"/nope", b"/healthz"]
    wanted = b"".join(b"GET %s HTTP/1.1\r\nhost: a\r\n\r\n" % path for path in paths)
    answer = sent(club, wanted + b"GET /fa HTTP/1.1\r\n" + HOST + b"\r\n")
    assert [line.split(b" ")[1] for line in answer.split(b"HTTP/1.1")[1:]] == [
        b"200",
        b"200",
        b"404",
        b"200",
        b"200",
    ]


@pytest.mark.parametrize("which", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_with_0_and_without_a_traceback(
    site: Path, tmp_path: Path, which: signal.Signals
) -> None:
    with running(site, tmp_path) as club:
        # A client that stays connected without asking for anything is no reason to stay.
        with socket.create_connection((club.host, club.port), timeout=30):
            assert club.get("/2048")[0] == 200
            club.signal(which)
            assert club.exit_code() == 0
        assert "Traceback" not in club.log.read_text()
        assert "event=stopped forced=false" in club.log.read_text()


def test_an_answer_that_is_on_its_way_is_finished_before_the_end(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    # Larger than what the buffers of both ends hold, so that it cannot have been sent before it is read.
    big = b"0123456789abcdef" * (1 << 19)
    (site / "index.html").write_bytes(big)
    with running(site, tmp_path, "--grace", "300") as club, socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        wire.settimeout(30)
        wire.connect((club.host, club.port))
        wire.sendall(b"GET / HTTP/1.1\r\n" + HOST + b"\r\n")
        answer = bytearray(wire.recv(1024))
        club.signal(signal.SIGTERM)
        while piece := wire.recv(1 << 20):
            answer += piece
        assert answer.endswith(big)
        assert club.exit_code() == 0


def wait_for_status(club: Club, path: str, status: int) -> None:
    end = time.monotonic() + 30
    while club.get(path)[0] != status:
        assert time.monotonic() < end, f"{path} never answered {status}"


def test_while_it_drains_it_serves_but_is_not_ready_and_a_second_signal_ends_it(
    site: Path, tmp_path: Path
) -> None:
    with running(site, tmp_path, "--drain", "300") as club:
        assert club.get("/readyz")[0] == 200
        club.signal(signal.SIGTERM)
        wait_for_status(club, "/readyz", 503)
        assert club.get("/2048")[0] == 200
        assert club.get("/healthz")[0] == 200
        club.signal(signal.SIGINT)
        assert club.exit_code() == 128 + signal.SIGINT
        assert "Traceback" not in club.log.read_text()


def failed(*flags: str) -> str:
    """The one line that `vog serve` says when it does not start."""
    command = [*VOG, "serve", *flags]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, env=environment())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("vog: ")
    return done.stderr


def test_a_busy_port_is_one_line_and_exit_code_2(club: Club, site: Path, tmp_path: Path) -> None:
    line = failed("--port", str(club.port), "--site", str(site), "--data", str(tmp_path))
    assert f"port {club.port} (Address already in use)" in line
    assert "--port or VOG_PORT" in line


def test_an_unwritable_data_folder_is_one_line_and_exit_code_2(site: Path, tmp_path: Path) -> None:
    # A file in its place: permissions do not stop root.
    (tmp_path / "data").touch()
    line = failed("--port", "0", "--site", str(site), "--data", str(tmp_path / "data"))
    assert f"data folder {tmp_path / 'data'}" in line


def test_an_unbuilt_site_is_one_line_and_exit_code_2(tmp_path: Path) -> None:
    assert "make build" in failed("--port", "0", "--site", str(tmp_path), "--data", str(tmp_path / "data"))


def test_an_unknown_host_is_one_line_and_exit_code_2(site: Path, tmp_path: Path) -> None:
    line = failed(
        "--port", "0", "--site", str(site), "--data", str(tmp_path), "--host", "no-such-host.invalid"
    )
    assert "no-such-host.invalid" in line


def test_a_listening_socket_knows_the_address_for_a_browser() -> None:
    for host, shown in (("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "127.0.0.1")):
        with listen(host, 0) as bound:
            assert url_of(bound) == f"http://{shown}:{bound.getsockname()[1]}"


def test_the_limit_of_open_files_is_raised_as_far_as_allowed() -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    lower = min(soft, 256)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (lower, hard))
        raise_file_limit()
        raised = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert raised[0] == (65536 if hard == resource.RLIM_INFINITY else min(hard, 65536))
        assert raised[1] == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Clock:
    """Seconds that pass when told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        return self.now


async def test_it_stops_when_the_drain_is_over_and_not_before(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(process, "time", clock)
    told: list[str] = []
    config = uvicorn.Config(no_content, log_config=None)
    club = Process(config, drain=5, started=lambda: None, stopping=lambda: told.append("stopping"))
    assert not await club.on_tick(1)
    club.handle_exit(signal.SIGTERM, None)
    assert told == ["stopping"]
    for now, over in ((0.0, False), (4.9, False), (5.0, True)):
        clock.now = now
        assert await club.on_tick(1) is over
    assert not club.force_exit


async def no_content(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body"})


WHOLE = b"GET /2048 HTTP/1.1\r\nhost: a\r\n\r\n"


@pytest.mark.parametrize("whole", [b"", WHOLE], ids=["at first", "after a request"])
@pytest.mark.parametrize("start", [b"\r\n", b"GET", b"GET / HTTP/1.1\r\nhost: "])
async def test_a_head_that_does_not_end_is_hung_up_on(
    monkeypatch: pytest.MonkeyPatch, whole: bytes, start: bytes
) -> None:
    monkeypatch.setattr(connection, "SLOWEST_HEAD", 0.05)
    # uvicorn's own time-out for silence must not be what ends it.
    async with served(no_content, timeout_keep_alive=3600) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            if whole:
                writer.write(whole)
                assert b"204" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), timeout=30)
            writer.write(start)
            assert await asyncio.wait_for(reader.read(), timeout=30) == b""
        finally:
            writer.close()
            await writer.wait_closed()


async def test_a_connection_that_waits_between_two_requests_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SLOWEST_HEAD", 0.05)
    async with served(no_content) as (_, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for pause in (0.2, 0):
            writer.write(WHOLE)
            assert b"204" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), timeout=30)
            await asyncio.sleep(pause)
        writer.close()
        await writer.wait_closed()


async def read_all(_scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await no_content(_scope, receive, send)


async def test_a_body_that_does_not_end_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "SLOWEST_BODY", 0.05)
    async with served(read_all) as (server, port):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nabc")
        await asyncio.wait_for(reader.read(), timeout=30)
        assert not server.server_state.connections
        writer.close()
        await writer.wait_closed()


async def too_much(_scope: Any, _receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(1000):
        await send({"type": "http.response.body", "body": bytes(1 << 16), "more_body": True})


async def test_who_reads_nothing_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "SLOWEST_READER", 0.05)
    async with served(too_much) as (server, port):
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
        writer.write(WHOLE)
        async with asyncio.timeout(30):
            while not server.server_state.total_requests and not server.server_state.connections:
                await asyncio.sleep(0.01)
            while server.server_state.connections:
                await asyncio.sleep(0.01)
        writer.close()


def test_who_is_gone_without_a_word_is_not_waited_for_without_end() -> None:
    if not hasattr(socket, "TCP_USER_TIMEOUT"):
        pytest.skip("this system does not know how")
    with listen("127.0.0.1", 0) as bound, socket.create_connection(bound.getsockname()):
        accepted, _ = bound.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == process._UNHEARD
