"""What a role may not know does not leave the server before the end: every byte of each role is looked at."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import argon2
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from vog.club.table import Table
from vog.numbridge.seat import PLAYERS, Seat
from vog.numbridge.secret import Seed
from vog.server.bootstrap import SystemChance, create_app
from vog.server.passwords import Passwords
from vog.server.settings import Settings

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


class Watcher:
    """A role with a socket and a token; keeps every byte it was sent."""

    def __init__(self, client: TestClient[Litestar], token: str | None) -> None:
        self.client = client
        self.headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.bytes: list[str] = []
        self.view: Any = None
        self.socket: Any = None

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = self.client.request(method, path, json=body, headers=self.headers)
        self.bytes.append(answer.text + str(answer.headers))
        return answer

    def command(self, game: str, action: Any, number: int) -> None:
        self.socket.send_text(
            json.dumps({"type": "command", "id": f"x{number}", "table": game, "action": action})
        )
        self.hear(lambda message: message["type"] in {"ack", "refused"})

    def hear(self, until: Any) -> Any:
        while True:
            text = self.socket.receive_text(timeout=10)
            self.bytes.append(text)
            message = json.loads(text)
            if message["type"] == "table":
                self.view = message["view"]
            if until(message):
                return message


# A game in which no player ever holds a hand that is the opponent's at that moment or just before. Of an
# arbitrary one that cannot be told: then the same bytes are the player's own hand.
TELLING = Seed(hashlib.sha256(b"telling 0").digest())


@pytest.fixture
def client(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Litestar]]:
    monkeypatch.setattr(SystemChance, "seed", lambda _: TELLING)
    cheap = argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    with TestClient(
        create_app(settings, passwords=Passwords(cheap)), raise_server_exceptions=False
    ) as client:
        yield client


def secrets_of(table: Table, seat: Seat | None) -> list[str]:
    """As they would be written: the seed in any form, the solution, and hands by their JSON."""
    seed = table.header.seed.reveal()
    solution = table.position.solution
    hidden = [seed.hex(), seed.hex().upper(), repr(seed), "".join(map(str, solution))]
    hidden += [json.dumps(list(solution)), json.dumps(list(solution), separators=(",", ":"))]
    for owner, hand in zip(PLAYERS, table.position.hands, strict=True):
        if owner is not seat:
            hidden.append(f'"hand":{json.dumps(list(hand), separators=(",", ":"))}')
    return hidden


@pytest.fixture
def stack(client: TestClient[Litestar]) -> Iterator[ExitStack]:
    """Sockets are closed before the application stops."""
    with ExitStack() as stack:
        yield stack


def test_no_role_is_sent_a_secret_and_no_fault_tells_one(
    client: TestClient[Litestar],
    stack: ExitStack,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    caplog.set_level(logging.DEBUG)
    tokens = [client.post("/api/guest", json={"token": True}).json()["token"] for _ in range(3)]
    one, two, spectator = (Watcher(client, token) for token in tokens)
    stranger = Watcher(client, None)
    ad = one.ask("POST", "/api/ads", {"room": "lightning", "variant": "lightning"}).json()["id"]
    game = two.ask("POST", f"/api/ads/{ad}/accept").json()["game"]
    roles = (one, two, spectator, stranger)

    def now() -> Table:
        found = client.blocking_portal.call(client.app.state.node.outside.journal.game, game)
        assert found is not None
        return Table.load(*found)

    seats: dict[Watcher, Seat | None] = {one: None, two: None, spectator: None, stranger: None}
    for role in roles:
        role.socket = stack.enter_context(client.websocket_connect("/api/socket", headers=role.headers))
        role.socket.send_text('{"type":"hello","version":1}')
        role.socket.send_text('{"type":"lobby","on":true}')
        role.socket.send_text(json.dumps({"type": "watch", "table": game}))
        role.hear(lambda message: message["type"] == "table")
        seats[role] = Seat(role.view["game"]["seat"])
    actions = [{"type": "play", "ply": ply, "move": {"type": "exchange"}} for ply in range(6)]
    actions += [{"type": "play", "ply": 0, "move": {"type": "place", "cell": 0, "digit": 9}}]
    actions += [{"type": "offer", "kind": "draw"}, {"type": "claim-win"}, {"type": "wish-rematch"}]
    checked = 0
    for number, action in enumerate(actions):
        for role in roles:
            for path in (f"/api/games/{game}", f"/api/archive/{game}", f"/api/archive/{game}/record.json"):
                role.ask("GET", path)
        for role in roles:
            role.command(game, action, number)
            table = now()
            for other in roles:
                sent = "".join(other.bytes)
                for secret in secrets_of(table, seats[other]):
                    assert secret not in sent
                    checked += 1
                other.bytes.clear()
    assert checked > 500

    # A fault inside a command, with the whole table in its message and its locals.
    def broken(self: Table, *arguments: object, **named: object) -> None:
        seen = (self, self.position, self.header)
        raise RuntimeError(f"broken: {seen!r}")

    monkeypatch.setattr(Table, "act", broken)
    for role in (one, two):
        role.command(game, {"type": "resign"}, 99)
        assert '"code":"failed"' in "".join(role.bytes)
    monkeypatch.undo()
    everything = "".join("".join(role.bytes) for role in roles)
    everything += "".join(logging.Formatter().format(record) for record in caplog.records)
    everything += client.app.state.metrics.text()
    assert "broken" in everything
    table = now()
    for secret in secrets_of(table, None)[:-2]:
        assert secret not in everything
    assert game not in client.app.state.metrics.text()
    one.command(game, {"type": "resign"}, 100)
    assert table.header.seed.reveal().hex() in one.ask("GET", f"/api/archive/{game}").text
