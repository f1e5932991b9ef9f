"""`vog bot` over the network: it sits in a room, plays, comes back, and says why it cannot."""

from __future__ import annotations

import json
import signal
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tests.server.conftest import VOG, Club, environment, running, write_site
from tests.server.visitor import Visitor, play_out
from vog.cli import main


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_site(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def club(site: Path, folder: Path) -> Iterator[Club]:
    with running(site, folder, "--bot-pause", "0") as club:
        yield club


@contextmanager
def bot(club: Club, *flags: str, token: str | None = None) -> Iterator[subprocess.Popen[str]]:
    command = [*VOG, "bot", "--url", f"http://127.0.0.1:{club.port}", "--pause", "0", *flags]
    variables = environment() | ({"VOG_BOT_TOKEN": token} if token else {})
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables
    ) as process:
        try:
            yield process
        finally:
            process.kill()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline()


def token_of(folder: Path, name: str, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["host", "--data", str(folder / "data"), "add-bot", name]) == 0
    return str(json.loads(capsys.readouterr().out)["token"])


def ad_of(visitor: Visitor, name: str) -> Any:
    """The first ad that somebody of that name has in the lobby, once there is one."""
    visitor.say(type="lobby", on=True)

    def posted() -> Any:
        ads = visitor.lobby["ads"] if visitor.lobby else []
        return next((ad for ad in ads if ad["owner"]["name"] == name), None)

    return visitor.until(posted)


def seen(club: Club, name: str) -> None:
    """Wait until an ad of that name is in the lobby."""
    visitor = Visitor(club.host, club.port).open()
    ad_of(visitor, name)
    visitor.close()


def sit_down(visitor: Visitor, name: str) -> str:
    game: str = visitor.ask("POST", f"/api/ads/{ad_of(visitor, name)['id']}/accept")["game"]
    visitor.say(type="watch", table=game)
    visitor.until(lambda: game in visitor.views)
    return game


def test_a_guest_of_a_bot_plays_a_game_to_its_end_and_takes_a_rematch(club: Club) -> None:
    with bot(club, "--room", "lightning", "--player", "random") as process:
        line = first_line(process)
        assert line.endswith(f" sits in lightning of http://127.0.0.1:{club.port}\n")
        name = line.partition(" sits")[0]
        visitor = Visitor(club.host, club.port, "remote").guest().open()
        game = sit_down(visitor, name)
        assert play_out(game, visitor)["game"]["end"]["winner"] in {"first", "second"}
        visitor.command(game, {"type": "wish-rematch"})
        again = visitor.until(lambda: (visitor.views[game].get("rematch") or {}).get("game"))
        visitor.say(type="watch", table=again)
        visitor.until(lambda: again in visitor.views)
        visitor.command(again, {"type": "resign"})
        # The game took its ads away; it posts another.
        assert ad_of(visitor, name)["settings"]["variant"] == "lightning"
        visitor.close()
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130


def test_a_bot_with_a_token_plays_in_the_training_room_what_it_is_told(
    club: Club, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    token = token_of(folder, "Robo", capsys)
    with bot(club, "--variant", "lands", token=token) as process:
        assert first_line(process).startswith("Robo sits in training")
        visitor = Visitor(club.host, club.port).guest().open()
        game = sit_down(visitor, "Robo")
        assert visitor.views[game]["game"]["settings"]["variant"] == "lands"
        assert {face["kind"] for face in visitor.views[game]["players"]} == {"guest", "bot"}
        visitor.until(lambda: visitor.play_turn(game) or visitor.views[game]["seq"] > 0)
        seq = visitor.views[game]["seq"]
        visitor.until(lambda: visitor.play_turn(game) or visitor.views[game]["seq"] > seq)
        visitor.command(game, {"type": "resign"})
        visitor.close()


def test_a_bot_comes_back_when_the_club_does(
    site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(site, tmp_path) as club:
        port = club.port
        token = token_of(tmp_path, "Robo", capsys)
        with bot(club, "--variant", "bridge", token=token) as process:
            first_line(process)
            seen(club, "Robo")
            club.signal(signal.SIGTERM)
            assert club.exit_code() == 0
            with running(site, tmp_path, "--port", str(port)) as again:
                seen(again, "Robo")
            assert process.poll() is None


def test_a_bot_whose_token_ends_says_so(club: Club, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    token = token_of(folder, "Robo Two", capsys)
    with bot(club, token=token) as process:
        first_line(process)
        seen(club, "Robo Two")
        token_of(folder, "Robo Two", capsys)  # the new one takes the place of the old one
        _, told = process.communicate(timeout=30)
        assert (process.returncode, told) == (2, "vog: the token is not valid any more\n")


class Elsewhere(BaseHTTPRequestHandler):
    """Leads to another address, and remembers what came there."""

    came: ClassVar[list[str]] = []

    def do_POST(self) -> None:
        self.send_response(307)
        self.send_header("Location", f"http://127.0.0.1:{self.server.server_port}/stolen")  # type: ignore[attr-defined]
        self.end_headers()

    def do_GET(self) -> None:
        self.came.append(self.path)
        self.do_POST()

    def log_message(self, *_: object) -> None:
        pass


REFUSED = [
    (["--token", "nonsense"], "the token is not valid"),
    (["--room", "nowhere"], "there is no room 'nowhere'"),
    (["--room", "lightning", "--variant", "bridge"], "the room lightning plays lightning"),
    (["--pause", "99"], "from 0 to 60 seconds"),
    (["--player", "human"], "human"),
]


@pytest.mark.parametrize(("flags", "says"), REFUSED)
def test_a_bot_that_cannot_sit_says_why(club: Club, flags: list[str], says: str) -> None:
    with bot(club, *flags) as process:
        _, told = process.communicate(timeout=60)
    assert process.returncode == 2
    assert says in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("http://127.0.0.1:9", "cannot be reached: Connection refused"),
        ("http://no-such-host.invalid", "cannot be reached: "),
        ("http://[::1", "no address of a club"),
        ("http://x y", "no address of a club"),
        ("http://x\ny", "no address of a club"),
        ("http://club.example:99999", "no address of a club"),
        ("http://club.example:http", "no address of a club"),
        ("http://club.example?room=1", "no address of a club"),
        ("http://a..example", "no address of a club"),
        ("http://me:swordfish@club.example", "'...@club.example' is no address of a club"),
        ("ftp://club.example", "no address of a club"),
        ("http://club.example/path", "no address of a club"),
        ("club.example", "no address of a club"),
    ],
)
def test_an_address_that_is_no_clubs_is_told(url: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", "--url", url]) == 2
    err = capsys.readouterr().err
    assert says in err
    assert err.count("\n") == 1
    assert "swordfish" not in err


@pytest.mark.parametrize("token", ["two\nlines", "two words", "caf\xe9", "\udcff"])
def test_a_token_that_can_be_none_is_told_and_not_shown(
    token: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot", "--url", "http://127.0.0.1:9", "--token", token]) == 2
    assert capsys.readouterr().err == "vog: the token is none: it is one word of letters and digits\n"


class Stranger(BaseHTTPRequestHandler):
    """Another program's server, which answers every question with the same bytes."""

    said: ClassVar[bytes]

    def do_GET(self) -> None:
        self.wfile.write(self.said)

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: object) -> None:
        pass


_OK = b"HTTP/1.0 200 OK\r\n\r\n"


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (b"220 mail.example ESMTP\r\n", "what answers there is no club"),
        (_OK + b"<p>Welcome", "what answers there is no club"),
        (_OK + b"[]", "what answers there is no club"),
        (_OK + b'{"token": "x", "player": 7}', "what answers there is no club"),
        (b"HTTP/1.0 404 No\r\n\r\n", "the club refuses: 404"),
    ],
)
def test_what_is_no_club_is_told(said: bytes, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    handler = type("Handler", (Stranger,), {"said": said})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        assert main(["bot", "--url", f"http://127.0.0.1:{server.server_port}"]) == 2
        server.shutdown()
    err = capsys.readouterr().err
    assert told in err
    assert err.count("\n") == 1


def test_a_token_goes_to_no_other_address(capsys: pytest.CaptureFixture[str]) -> None:
    with HTTPServer(("127.0.0.1", 0), Elsewhere) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        assert main(["bot", "--url", f"http://127.0.0.1:{server.server_port}", "--token", "secret"]) == 2
        server.shutdown()
    assert "leads elsewhere" in capsys.readouterr().err
    assert Elsewhere.came == ["/api/me"]
