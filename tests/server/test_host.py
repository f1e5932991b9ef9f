"""The host's orders, to a running club and to one that is not, and the door of this machine alone (C14)."""

from __future__ import annotations

import http.client
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.server.conftest import Club, running
from tests.server.visitor import Problem, Visitor
from vog.cli import main
from vog.club.player_name import NameLength
from vog.club.refusals import NoSuchPlayer, Refused, TooManyWishes, VariantNotHere
from vog.server.orders import in_words


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def club(site: Path, folder: Path) -> Iterator[Club]:
    with running(site, folder) as club:
        yield club


def order(folder: Path, capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    code = main(["host", "--data", str(folder / "data"), *words])
    printed = capsys.readouterr()
    assert code == 0, printed.err
    return json.loads(printed.out)


@pytest.mark.parametrize("other", ["sqlite:{}/other.db", "postgresql://u:swordfish@127.0.0.1:1/x"])
def test_an_order_for_another_database_is_not_carried_out_at_the_club_that_runs(
    club: Club, folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path, other: str
) -> None:
    named = other.format(tmp_path)
    data = str(folder / "data")
    assert main(["host", "--data", data, "--database-url", named, "announce", "to the other"]) == 2
    told = capsys.readouterr().err
    assert "another database" in told
    assert "swordfish" not in told
    assert Visitor(club.host, club.port).ask("GET", "/api/announcement") == {"text": None}
    assert list(tmp_path.iterdir()) == []


def test_the_database_of_the_club_that_runs_may_be_named_in_any_spelling(
    club: Club, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for named in (folder / "data" / "club.db", folder / "data" / ".." / "data" / "club.db"):
        assert order(folder, capsys, "--database-url", f"sqlite:{named}", "rooms")["rooms"]


def door(folder: Path) -> Any:
    return json.loads((folder / "data" / "backdoor.json").read_text())


def ask(folder: Path, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, str]:
    connection = http.client.HTTPConnection(urlsplit(door(folder)["url"]).netloc, timeout=20)
    try:
        connection.request(method, path, b"{}" if method == "POST" and body is None else body, headers)
        with connection.getresponse() as answer:
            return answer.status, answer.read().decode()
    finally:
        connection.close()


def test_the_host_rules_a_running_club(
    club: Club, folder: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ada = Visitor(club.host, club.port).register("Ada")
    password = order(folder, capsys, "reset-password", "Ada")["password"]
    assert ada.ask("GET", "/api/me") == {"player": None}
    ada.token = None
    ada.log_in("Ada", password).open()
    ada.until(lambda: ada.received and '"welcome"' in ada.received[-1])
    order(folder, capsys, "rename", "Ada", "Ada Lovelace")
    assert ada.ask("GET", f"/api/players/{ada.id}")["name"] == "Ada Lovelace"
    order(folder, capsys, "ban", "Ada Lovelace", "--days", "3")
    ended = ada.until(lambda: [text for text in ada.received if '"bye"' in text])
    assert json.loads(ended[0])["code"] == "signed-out"
    ada.close()
    ada.token = None
    with pytest.raises(Problem) as banned:
        ada.log_in("Ada Lovelace", password)
    assert (banned.value.status, banned.value.answer["code"]) == (403, "banned")
    order(folder, capsys, "unban", f"#{ada.id}")
    ada.log_in("Ada Lovelace", password)
    early = Visitor(club.host, club.port).open()
    order(folder, capsys, "announce", "Back at eight.")
    assert ada.ask("GET", "/api/announcement") == {"text": "Back at eight."}
    late = Visitor(club.host, club.port).open()
    for visitor in (early, late):
        visitor.until(lambda visitor=visitor: visitor.announcement == "Back at eight.")  # type: ignore[misc]
    order(folder, capsys, "announce")
    assert ada.ask("GET", "/api/announcement") == {"text": None}
    for visitor in (early, late):
        visitor.until(lambda visitor=visitor: visitor.announcement is None)  # type: ignore[misc]
        visitor.close()
    room = next(room for room in order(folder, capsys, "rooms")["rooms"] if room["id"] == "lightning")
    (tmp_path / "room.json").write_text(json.dumps(room | {"id": "small", "name": "Small"}))
    order(folder, capsys, "put-room", str(tmp_path / "room.json"))
    assert "small" in [room["id"] for room in ada.ask("GET", "/api/rooms")]
    token = order(folder, capsys, "add-bot", "Robo")["token"]
    ada.token = token
    assert ada.ask("GET", "/api/me")["player"]["kind"] == "bot"


def test_the_host_closes_a_table(club: Club, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (Visitor(club.host, club.port).guest() for _ in range(2))
    ad = one.ask("POST", "/api/ads", {"room": "lightning", "variant": "lightning"})["id"]
    game = two.ask("POST", f"/api/ads/{ad}/accept")["game"]
    two.ask("POST", "/api/reports", {"player": one.id, "text": "slow", "game": game})
    assert order(folder, capsys, "reports")["reports"][-1]["text"] == "slow"
    assert order(folder, capsys, "close-table", game)["closed"] is True
    assert one.ask("GET", f"/api/archive/{game}")["game"]["end"]["reason"] == "closed"
    assert order(folder, capsys, "close-table", game)["closed"] is False


@pytest.mark.parametrize(
    "words", [["ban", "Nobody"], ["reset-password", "Nobody"], ["close-table", "abcdefghijkl"]]
)
def test_an_order_that_cannot_be_done_says_why(
    club: Club, folder: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    assert main(["host", "--data", str(folder / "data"), *words]) == 2
    assert capsys.readouterr().err.startswith("vog: There is no such")


ROOM = {
    "id": "small",
    "name": "Small",
    "rated": False,
    "limits": [
        {"variant": "lightning", "clues": 12, "least": 9, "most": 14, "price": 2, "move_time": 30}
        | {"game_time": 300}
    ],
}
BAD_ORDERS: list[tuple[Any, str]] = [
    (None, "object"),
    ([], "object"),
    ({}, "type"),
    ({"type": "shut-down"}, "shut-down"),
    ({"type": "ban"}, "name"),
    ({"type": "ban", "name": "#1", "days": 0}, "days"),
    ({"type": "ban", "name": "#1", "days": -3}, "days"),
    ({"type": "ban", "name": "#1", "days": 10**9}, "days"),
    ({"type": "ban", "name": "#1", "days": 10**30}, "days"),
    ({"type": "ban", "name": "#1", "by": "me"}, "by"),
    ({"type": "ban", "name": "#" + "9" * 5000}, "no such player"),
    ({"type": "ban", "name": "#999999999999999"}, "no such player"),
    ({"type": "ban", "name": "#\u0661"}, "no such player"),
    ({"type": "unban", "name": "\0"}, "no such player"),
    ({"type": "rename", "name": "x" * 60_000, "to": "Ada"}, "no such player"),
    ({"type": "reports", "days": 0}, "days"),
    ({"type": "reports", "days": 10**30}, "days"),
    ({"type": "announce", "text": ""}, "text"),
    ({"type": "announce", "text": "two\nlines"}, "text"),
    ({"type": "announce", "text": "a\0b"}, "text"),
    ({"type": "announce", "text": "x" * 301}, "text"),
    ({"type": "add-bot", "name": "x"}, "from 2 to 20 characters"),
    ({"type": "add-bot", "name": "a\0b"}, "letters and digits"),
    ({"type": "put-room", "room": ROOM | {"id": "No Word"}}, "room.id"),
    ({"type": "put-room", "room": ROOM | {"id": "x" * 41}}, "room.id"),
    ({"type": "put-room", "room": ROOM | {"name": ""}}, "room.name"),
    ({"type": "put-room", "room": ROOM | {"order": 10**30}}, "room.order"),
    ({"type": "put-room", "room": ROOM | {"limits": []}}, "limits"),
    ({"type": "put-room", "room": ROOM | {"limits": [ROOM["limits"][0] | {"price": 7}]}}, "price"),  # type: ignore[index]
    ({"type": "put-room", "room": ROOM | {"limits": [ROOM["limits"][0] | {"most": 5}]}}, "least"),  # type: ignore[index]
]


@pytest.mark.parametrize(
    ("refused", "said"),
    [
        (NameLength(least=2, most=20), "A name has from 2 to 20 characters. (C1)"),
        (VariantNotHere(allowed=("bridge", "lands")), "; bridge, lands are those it does"),
        (NoSuchPlayer(name="Ada"), "There is no such player. (C1): name Ada"),
        (TooManyWishes(most=3), "at most 3 times"),
    ],
)
def test_a_refusal_is_a_sentence_without_blanks(refused: Refused, said: str) -> None:
    assert said in in_words(refused)
    assert "`" not in in_words(refused)


def test_an_order_that_is_nested_too_deeply_is_told_so(club: Club, folder: Path) -> None:
    bearer = f"Bearer {door(folder)['token']}"
    _, said = ask(folder, "POST", "/orders", b'{"x":' + b"[" * 60_000, Authorization=bearer)
    assert json.loads(said) == {"error": "the order is nested too deeply"}


@pytest.mark.parametrize(("wanted", "word"), BAD_ORDERS, ids=range(len(BAD_ORDERS)))
def test_an_order_of_another_form_is_told_what_is_wrong(
    club: Club, folder: Path, wanted: Any, word: str
) -> None:
    bearer = f"Bearer {door(folder)['token']}"
    status, said = ask(folder, "POST", "/orders", json.dumps(wanted).encode(), Authorization=bearer)
    assert status == 200
    assert list(json.loads(said)) == ["error"]
    assert word in json.loads(said)["error"].lower()
    assert club.log.read_text().count("exception=") == 0


def test_the_door_is_for_this_machine_and_its_token_for_its_owner(club: Club, folder: Path) -> None:
    assert stat.S_IMODE((folder / "data" / "backdoor.json").stat().st_mode) == 0o600
    status, text = ask(folder, "GET", "/metrics")
    assert status == 200
    assert "vog_requests_total" in text
    assert ask(folder, "POST", "/orders")[0] == 403
    assert ask(folder, "POST", "/orders", Authorization="Bearer x")[0] == 403
    bearer = f"Bearer {door(folder)['token']}"
    assert "error" in ask(folder, "POST", "/orders", Authorization=bearer)[1]
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", "127.0.0.1@evil", ""):
        assert ask(folder, "GET", "/metrics", Host=host)[0] == 403
    assert ask(folder, "GET", "/metrics", Origin="http://127.0.0.1")[0] == 403
    assert club.get("/metrics")[0] == 404
    assert club.get("/orders")[0] == 404


def test_a_club_that_does_not_run_is_ruled_in_its_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "data").mkdir()
    assert order(tmp_path, capsys, "announce", "Soon.") == {"announcement": "Soon."}
    assert len(order(tmp_path, capsys, "rooms")["rooms"]) == 7
