"""A client that knows docs/protocol.md and nothing of the package: JSON over HTTP and a websocket."""

from __future__ import annotations

import contextlib
import http.client
import json
import random
import socket
import time
from collections.abc import Callable
from typing import Any

from websockets.sync.client import ClientConnection, connect


class Problem(Exception):
    def __init__(self, status: int, answer: Any) -> None:
        self.status = status
        self.answer = answer
        super().__init__(status, answer)


class Visitor:
    """One player. Everything that was ever received is kept in `received`."""

    def __init__(self, host: str, port: int, seed: str = "") -> None:
        self.host, self.port = host, port
        self.token: str | None = None
        self.id = 0
        self.socket: ClientConnection | None = None
        self.received: list[str] = []
        self.views: dict[str, Any] = {}
        self.answers: dict[str, Any] = {}
        self.errors: list[Any] = []
        self.games: list[Any] = []
        self.lobby: Any = None
        self.announcement: Any = None
        self.chance = random.Random(seed)
        self._ids = 0
        self._stack = contextlib.ExitStack()

    # ---- HTTP ----------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        connection = http.client.HTTPConnection(self.host, self.port, timeout=30)
        try:
            if self.token is not None:
                headers["Authorization"] = f"Bearer {self.token}"
            if body is not None:
                headers["Content-Type"] = "application/json"
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            response = connection.getresponse()
            raw = response.read().decode()
        finally:
            connection.close()
        self.received.append(raw)
        answer = json.loads(raw) if raw and "json" in (response.getheader("content-type") or "") else raw
        if response.status >= 400:
            raise Problem(response.status, answer)
        return answer

    def guest(self) -> Visitor:
        return self._signed(self.ask("POST", "/api/guest", {"token": True}))

    def register(self, name: str, password: str = "correct horse") -> Visitor:
        body = {"name": name, "password": password, "token": True}
        return self._signed(self.ask("POST", "/api/register", body))

    def log_in(self, name: str, password: str = "correct horse") -> Visitor:
        return self._signed(
            self.ask("POST", "/api/login", {"name": name, "password": password, "token": True})
        )

    def _signed(self, answer: Any) -> Visitor:
        self.token, self.id = answer["token"], answer["player"]["id"]
        return self

    # ---- the socket ----------------------------------------------------------------------------------

    def open(self, *tables: str) -> Visitor:
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        opening = connect(
            f"ws://{self.host}:{self.port}/api/socket",
            additional_headers=headers,
            compression=None,
            ping_interval=None,
        )
        self.socket = self._stack.enter_context(opening)
        self.say(type="hello", version=1)
        for table in tables:
            self.say(type="watch", table=table)
        return self

    def cut(self) -> None:
        """As if the line were cut: nothing is said."""
        assert self.socket is not None
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def close(self) -> None:
        self._stack.close()
        self.socket = None

    def say(self, **message: Any) -> None:
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 10) -> Any:
        assert self.socket is not None
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.received.append(text)
        message = json.loads(text)
        match message["type"]:
            case "table":
                self.views[message["view"]["id"]] = message["view"]
            case "ack" | "refused":
                self.answers[message["id"]] = message
            case "ping":
                self.say(type="pong", n=message["n"])
            case "games":
                self.games = message["games"]
            case "lobby":
                self.lobby = message
            case "announcement":
                self.announcement = message["text"]
            case "error":
                self.errors.append(message)
        return message

    def until(self, what: Callable[[], Any], seconds: float = 20) -> Any:
        """Listen until something is so."""
        deadline = time.monotonic() + seconds
        while not (found := what()):
            self.hear(max(0.01, deadline - time.monotonic()))
        return found

    def command(self, table: str, action: dict[str, Any], id_: str | None = None) -> Any:
        """Send a command and wait for what becomes of it."""
        if id_ is None:
            self._ids += 1
            id_ = f"c{self._ids}"
        self.answers.pop(id_, None)
        self.say(type="command", id=id_, table=table, action=action)
        return self.until(lambda: self.answers.get(id_))

    # ---- playing -------------------------------------------------------------------------------------

    def move(self, view: Any) -> dict[str, Any]:
        """Any move that the view allows and that is not visibly in vain."""
        may, hand = view["game"]["may"], view["game"]["hand"]
        clues = [cell for cell, letter in enumerate(may["cells"]) if letter == "c"]
        places = [
            (cell, digit)
            for cell, letter in enumerate(may["cells"])
            if letter == "p"
            for digit in hand
            if self._may_stand(view["game"], cell, digit)
        ]
        if clues and (not places or self.chance.random() < 0.5):
            pay = self.chance.choice(hand) if may["price"] else None
            return {"type": "take-clue", "cell": self.chance.choice(clues), "pay": pay}
        if places:
            cell, digit = self.chance.choice(places)
            return {"type": "place", "cell": cell, "digit": digit}
        return {"type": "exchange"}

    def _may_stand(self, game: Any, cell: int, digit: int) -> bool:
        size = int(len(game["digits"]) ** 0.5)
        return all(
            shown != str(digit)
            for other, shown in enumerate(game["digits"])
            if other // size == cell // size
            or other % size == cell % size
            or game["blocks"][other] == game["blocks"][cell]
        )

    def play_turn(self, table: str) -> bool:
        """One move if it is this one's turn; whether it was accepted."""
        view = self.views[table]
        if view["status"] != "running" or view["game"]["turn"] != view["game"]["seat"]:
            return False
        action = {"type": "play", "ply": view["game"]["ply"], "move": self.move(view)}
        answer = self.command(table, action)
        if answer["type"] == "ack":
            seq = answer["seq"]
            self.until(lambda: self.views[table]["seq"] >= seq)
            return True
        return False


def meet(one: Visitor, two: Visitor, **ad: Any) -> str:
    """Meet through an ad, open sockets and watch the table; its id."""
    posted = one.ask("POST", "/api/ads", ad)
    game: str = two.ask("POST", f"/api/ads/{posted['id']}/accept")["game"]
    for visitor in (one, two):
        if visitor.socket is None:
            visitor.open()
        visitor.say(type="watch", table=game)
        visitor.until(lambda visitor=visitor: game in visitor.views)  # type: ignore[misc]
    return game


def play_out(game: str, *visitors: Visitor, most: int = 2000) -> Any:
    """Play a table to its end; the last view."""
    for _ in range(most):
        moved = [visitor.play_turn(game) for visitor in visitors]
        if not any(moved):
            newest = max(visitor.views[game]["seq"] for visitor in visitors)
            for visitor in visitors:
                visitor.until(lambda v=visitor, seq=newest: v.views[game]["seq"] >= seq)  # type: ignore[misc]
            if all(visitor.views[game]["status"] == "over" for visitor in visitors):
                return visitors[0].views[game]
            if not any(v.views[game]["game"].get("turn") == v.views[game]["game"]["seat"] for v in visitors):
                visitors[0].hear()
    raise AssertionError("the game does not end")
