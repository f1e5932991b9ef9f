"""Accounts over HTTP: sessions are new, revocable and nobody else's; names and passwords have bounds (C1)."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from typing import Any

import argon2
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace

from vog.server import socket
from vog.server.bootstrap import create_app
from vog.server.limiter import Limiter
from vog.server.passwords import Passwords
from vog.server.settings import PublicUrl, Settings

Client = TestClient[Litestar]
PASSWORD = "correct horse"
_numbers = itertools.count()


def app_of(settings: Settings) -> Litestar:
    cheap = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return create_app(settings, passwords=Passwords(cheap))


@pytest.fixture(scope="module")
def open_client(each_engine: Settings) -> Iterator[Client]:
    with TestClient(app_of(each_engine), base_url="http://club.example") as client:
        yield client


@pytest.fixture
def client(open_client: Client) -> Client:
    open_client.cookies.clear()
    return open_client


@pytest.fixture
def ada() -> dict[str, str]:
    """Somebody whose name nobody else in this file has."""
    number = next(_numbers)
    letters = "".join("bcdfghjkmnpqrstvwxyz"[number // 20**place % 20] for place in range(3))
    return {"name": f"Ada {letters}", "password": PASSWORD}


def cookie(answer: Any) -> str:
    token: str = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
    return token


def me(client: Client, token: str | None = None) -> Any:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return client.get("/api/me", headers=headers).json()["player"]


def refused(answer: Any) -> tuple[int, str]:
    assert set(answer.json()) == {"code", "rule", "facts"}
    assert answer.headers["cache-control"] == "no-store"
    return answer.status_code, answer.json()["code"]


def test_a_guest_comes_in_by_one_click_and_keeps_id_and_games_as_an_account(
    client: Client, ada: dict[str, str]
) -> None:
    guest = client.post("/api/guest", json={}).json()["player"]
    assert (guest["kind"], guest["name"]) == ("guest", f"Guest {guest['id']}")
    before = client.cookies["vog"]
    account = client.post("/api/register", json=ada).json()["player"]
    assert (account["id"], account["kind"], account["name"]) == (guest["id"], "account", ada["name"])
    assert me(client) == account
    assert client.cookies["vog"] != before
    client.cookies.clear()
    assert me(client, before) is None, "what opened a guest must not open an account"
    assert refused(client.post("/api/register", json=ada)) == (409, "name-taken")


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(client: Client) -> None:
    header = client.post("/api/guest", json={}).headers["set-cookie"]
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(header.split("; "))
    assert "Secure" not in header
    assert "Domain" not in header


def test_behind_tls_the_cookie_is_secure_and_the_hosts_own(settings: Settings) -> None:
    with TestClient(app_of(replace(settings, public_url=PublicUrl("https", "club.example", None)))) as client:
        header = client.post("/api/guest", json={}, headers={"host": "club.example"}).headers["set-cookie"]
    assert header.startswith("__Host-vog=")
    assert "Secure" in header.split("; ")


def test_a_token_that_was_planted_is_not_adopted_and_ends(client: Client, ada: dict[str, str]) -> None:
    client.post("/api/register", json=ada)
    client.cookies.clear()
    planted = cookie(client.post("/api/guest", json={}))
    client.cookies.clear()
    answer = client.post("/api/login", json=ada, headers={"cookie": f"vog={planted}"})
    token = cookie(answer)
    assert token != planted
    client.cookies.clear()
    assert me(client, token)["name"] == ada["name"]
    assert me(client, planted) is None
    client.cookies.clear()
    made_up = client.post("/api/login", json=ada, headers={"cookie": "vog=" + "a" * 43})
    assert cookie(made_up) != "a" * 43


def test_the_database_knows_hashes_only(settings: Settings, ada: dict[str, str]) -> None:
    with TestClient(app_of(settings)) as client:
        token = client.post("/api/register", json=ada | {"token": True}).json()["token"]
    kept = b"".join(path.read_bytes() for path in settings.data.iterdir() if path.is_file())
    assert token.encode() not in kept
    assert PASSWORD.encode() not in kept
    assert b"argon2" in kept


FOREIGN = [
    {"origin": "https://evil.example"},
    {"origin": "http://club.example.evil.example"},
    {"origin": "null"},
    {"origin": "http://club.example:81"},
    {"origin": "https://club.example"},
    {"origin": ""},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_other_sites_change_nothing_and_get_no_socket(client: Client, headers: dict[str, str]) -> None:
    client.post("/api/guest", json={})
    for method, path in (("POST", "/api/logout"), ("POST", "/api/ads"), ("DELETE", "/api/ads/abcdefghijkl")):
        assert refused(client.request(method, path, json={}, headers=headers)) == (403, "foreign-origin")
    assert me(client) is not None
    if "origin" in headers:
        with pytest.raises(Exception), client.websocket_connect("/api/socket", headers=headers):  # noqa: B017, PT011
            pass


def test_the_clubs_own_pages_do(client: Client) -> None:
    for headers in ({"origin": "http://club.example"}, {"sec-fetch-site": "same-origin"}, {}):
        assert client.post("/api/guest", json={}, headers=headers).status_code == 201


def test_a_form_of_another_site_is_no_json(client: Client) -> None:
    answer = client.post("/api/guest", content="x", headers={"content-type": "text/plain"})
    assert answer.status_code == 400


def test_wrong_names_and_wrong_passwords_are_told_alike(client: Client, ada: dict[str, str]) -> None:
    client.post("/api/register", json=ada)
    client.cookies.clear()
    wrong = client.post("/api/login", json=ada | {"password": "wrong horse"})
    nobody = client.post("/api/login", json=ada | {"name": "Nobody here"})
    odd = client.post("/api/login", json=ada | {"name": "\0" * 500})
    answers = [wrong, nobody, odd]
    answers += [client.post("/api/login", json=ada | {"name": name}) for name in ("", "a\0b", "%", "#1")]
    assert {refused(answer) for answer in answers} == {(403, "wrong-password")}
    assert len({answer.content for answer in answers}) == 1


def test_who_tries_passwords_is_slowed_down(client: Client, ada: dict[str, str]) -> None:
    client.post("/api/register", json=ada)
    answers = [client.post("/api/login", json=ada | {"password": f"guess {n}"}) for n in range(12)]
    assert [refused(answer)[1] for answer in answers[-2:]] == ["too-often", "too-often"]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert refused(client.post("/api/login", json=ada)) == (429, "too-often")


def test_who_asks_without_end_is_slowed_down_and_what_is_dear_counts_more(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = client.app.state.node
    monkeypatch.setattr(node, "asking", Limiter(10, 1e6, lambda: 0.0))
    for _ in range(5):
        assert client.get("/api/me").status_code == 200
    assert client.get("/api/archive/abcdefghijkl").status_code == 404
    answer = client.get("/api/me")
    assert refused(answer) == (429, "too-often")
    assert int(answer.headers["retry-after"]) > 0
    assert client.get("/healthz").status_code == 200
    assert client.get("/2048").status_code == 200, "pages are nobody's to limit"


def test_strangers_of_one_address_have_only_so_many_sockets(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_STRANGERS", 2)
    for _ in range(2):  # whose sockets are closed may open others
        with client.websocket_connect("/api/socket"), client.websocket_connect("/api/socket") as second:
            with client.websocket_connect("/api/socket") as third:
                assert until(third, "bye")["code"] == "too-many-sockets"
            second.send_text('{"type":"hello","version":1}')
            until(second, "welcome")
            token = client.post("/api/guest", json={"token": True}).json()["token"]
            with socket_of(client, token) as guests:
                guests.send_text('{"type":"hello","version":1}')
                until(guests, "welcome")


def socket_of(client: Client, token: str) -> Any:
    return client.websocket_connect("/api/socket", headers={"authorization": f"Bearer {token}"})


def until(socket: Any, kind: str) -> Any:
    while True:
        message = json.loads(socket.receive_text(timeout=10))
        if message["type"] == kind:
            return message


ENDS = [
    ("/api/logout", None),
    ("/api/logout-everywhere", None),
    ("/api/password", {"old": PASSWORD, "new": "another horse", "token": True}),
    ("/api/account/delete", {"password": PASSWORD}),
]


@pytest.mark.parametrize(("path", "body"), ENDS, ids=[path for path, _ in ENDS])
def test_a_session_that_ends_closes_its_sockets(
    client: Client, path: str, body: Any, ada: dict[str, str]
) -> None:
    token = client.post("/api/register", json=ada | {"token": True}).json()["token"]
    headers = {"authorization": f"Bearer {token}"}
    with socket_of(client, token) as socket:
        socket.send_text('{"type":"hello","version":1}')
        until(socket, "games")
        assert client.post(path, json=body, headers=headers).is_success
        assert until(socket, "bye")["code"] == "signed-out"
    assert me(client, token) is None


def test_logging_out_elsewhere_leaves_this_session_alone(client: Client, ada: dict[str, str]) -> None:
    one = client.post("/api/register", json=ada | {"token": True}).json()["token"]
    two = client.post("/api/login", json=ada | {"token": True}).json()["token"]
    client.post("/api/logout", headers={"authorization": f"Bearer {two}"})
    assert me(client, one) is not None
    assert me(client, two) is None


def test_a_deleted_account_leaves_its_name_to_others(client: Client, ada: dict[str, str]) -> None:
    player = client.post("/api/register", json=ada).json()["player"]["id"]
    assert (
        refused(client.post("/api/account/delete", json={"password": "wrong horse"}))[1] == "wrong-password"
    )
    assert client.post("/api/account/delete", json={"password": PASSWORD}).status_code == 204
    assert client.get(f"/api/players/{player}").json()["kind"] == "deleted"
    client.cookies.clear()
    assert client.post("/api/register", json=ada).status_code == 201


NAMES = [
    ("x", "name-length"),
    ("x" * 21, "name-length"),
    ("x" * 4000, "name-length"),
    ("a\u200bb", "name-characters"),
    ("\u202eabc", "name-characters"),
    ("a<b>", "name-characters"),
    ("123", "name-characters"),
    ("\u0430dam", "name-scripts"),  # its first letter is Cyrillic
    ("deleted", "name-taken"),
    ("Guest 7", "name-taken"),
    ("\u0430\u0434min", "name-scripts"),
    ("eve", "name-taken"),
    ("\u0415\u0475\u0435", "name-taken"),  # Eve in Cyrillic
]


@pytest.mark.parametrize(("name", "code"), NAMES)
def test_a_name_that_misleads_is_refused(client: Client, name: str, code: str, ada: dict[str, str]) -> None:
    client.post("/api/register", json=ada | {"name": "Eve"})
    client.cookies.clear()
    assert refused(client.post("/api/register", json=ada | {"name": name})) == (409, code)


@pytest.mark.parametrize("name", ["Åsa", "Çağla", "G\u0131l", "علی", "Ada-Maria 2", "Ωλφα"])
def test_names_of_all_our_languages_are_welcome(client: Client, name: str, ada: dict[str, str]) -> None:
    assert client.post("/api/register", json=ada | {"name": name}).json()["player"]["name"]


PASSWORDS = [("short", "password-length"), ("x" * 1025, "password-length"), ("Password1", "password-common"),
             ("aaaaaaaaaa", "password-common"), ("Ada Lovelace", "password-common")]  # fmt: skip


@pytest.mark.parametrize(("password", "code"), PASSWORDS)
def test_a_password_that_is_guessed_first_is_refused(
    client: Client, password: str, code: str, ada: dict[str, str]
) -> None:
    body = {"name": "Ada Lovelace", "password": password}
    assert refused(client.post("/api/register", json=body)) == (409, code)


BAD_BODIES: list[Any] = [
    None,
    [],
    {},
    {"name": 1, "password": "x"},
    {"name": "Ada", "password": PASSWORD, "admin": True},
    {"name": "x" * 5000, "password": "y"},
]


@pytest.mark.parametrize("body", BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_a_body_of_another_form_is_a_bad_request(client: Client, body: Any) -> None:
    assert refused(client.post("/api/register", json=body)) == (400, "bad-request")


NO_JSON = [b"", b"{", b"\xff\xfe", b"x", b'{"a":' * 2000, b"[" * 9000]


@pytest.mark.parametrize("path", ["/api/register", "/api/ads"])
def test_a_body_that_is_no_json_is_a_bad_request_with_words_for_it(client: Client, path: str) -> None:
    for body in NO_JSON:
        answer = client.post(path, content=body, headers={"content-type": "application/json"})
        assert refused(answer) == (400, "bad-request"), body[:10]
        (wrong,) = answer.json()["facts"]["wrong"]
        assert wrong["message"].startswith(("Expected ", "nested too deeply"))


def test_a_large_body_is_refused(client: Client) -> None:
    answer = client.post("/api/register", content=b" " * 20_000, headers={"content-type": "application/json"})
    assert answer.status_code == 413
