"""What a role may not know does not leave the server before the end: each byte is looked at (N33)."""

from __future__ import annotations

import asyncio
import base64
import http.client
import io
import json
import logging
import random
import stat
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from tests.server.inside import Inside, Seat, inside
from vog.club.ad import Posting
from vog.club.service import lobby as lobby_service
from vog.club.service import tables as tables_service
from vog.club.service.archives import Archives
from vog.club.service.lobby import Lobby
from vog.club.service.people import People
from vog.club.table import Table
from vog.numbridge.match import RandomPlayer
from vog.numbridge.record import Record, verify
from vog.numbridge.settings import Variant
from vog.numbridge.view import View
from vog.server.logs import JsonFormatter, set_up_logs
from vog.server.orders import Host
from vog.storage.backup import back_up

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOMS = [("lightning", Variant.LIGHTNING), ("bridge-60", Variant.BRIDGE), ("lands-60", Variant.LANDS)]
_VIEW = msgspec.json.Decoder(View)


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(site: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inside]:
    async with inside(site, tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that a talkative club would write, in both forms."""
    stream = io.StringIO()
    loggers = [logging.getLogger(name) for name in ("vog", "uvicorn")]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    set_up_logs("text", "debug", stream)
    second = logging.StreamHandler(stream)
    second.setFormatter(JsonFormatter())
    for logger in loggers:
        logger.addHandler(second)
    yield stream
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


class Role:
    """One who looks at a game, by a socket and by every address. `place` is 0 or 1, None for no seat."""

    def __init__(self, club: Inside, seat: Seat, place: int | None) -> None:
        self.club = club
        self.seat = seat
        self.place = place
        self._read = 0

    async def ask(self, method: str, path: str, body: Any = None) -> bytes:
        """Headers and body of an answer, as they came."""

        def now() -> bytes:
            connection = http.client.HTTPConnection("127.0.0.1", self.club.port, timeout=30)
            try:
                headers = {"content-type": "application/json", **self.seat.headers}
                connection.request(method, path, None if body is None else json.dumps(body), headers)
                answer = connection.getresponse()
                return str(answer.status).encode() + answer.headers.as_bytes() + answer.read()
            finally:
                connection.close()

        return await asyncio.to_thread(now)

    def heard(self) -> list[str]:
        """What the socket said since this was asked last."""
        new, self._read = self.seat.frames[self._read :], len(self.seat.frames)
        return new


class History:
    """A game after each of its rows, as the journal has them."""

    def __init__(self, club: Inside, game: str, start: Table) -> None:
        self._club = club
        self._game = game
        self.tables = [start]

    @classmethod
    async def of(cls, club: Inside, game: str) -> History:
        found = await club.node.outside.journal.game(game)
        assert found is not None
        return cls(club, game, Table.start(found[0]))

    async def catch_up(self) -> Table:
        for entry in await self._club.node.outside.journal.tail(self._game, len(self.tables) - 1):
            self.tables.append(self.tables[-1].follow(entry))
        return self.tables[-1]


def forms_of(table: Table) -> list[str]:
    """The two secrets that are the same all the time, in every form in which they could be written."""
    raw, solution = table.header.seed.reveal(), tuple(table.position.solution)
    forms = [raw.hex(), raw.hex().upper(), repr(raw), str(list(raw)), str(int.from_bytes(raw, "big"))]
    forms += [base64.b64encode(raw).decode(), base64.urlsafe_b64encode(raw).decode().rstrip("=")]
    forms += ["".join(map(str, solution)), str(list(solution)), str(solution), repr(bytes(solution))]
    return [*forms, *(form.replace(" ", "") for form in forms)]


def hands_in(told: Any, seq: int | None = None) -> Iterator[tuple[int | None, Any]]:
    """All hands, with the row of the view in which they stand."""
    if isinstance(told, dict):
        if "seq" in told and "game" in told:
            seq = told["seq"]
        for key, value in told.items():
            assert key not in {"seed", "solution", "hands", "frames"}, key
            if key == "hand":
                yield seq, value
            yield from hands_in(value, seq)
    elif isinstance(told, list):
        for value in told:
            yield from hands_in(value, seq)


def check(history: History, role: Role, said: list[str]) -> int:
    """That none of these bytes is a secret to that role; how many hands there were."""
    forms = forms_of(history.tables[0])
    found = 0
    for text in said:
        assert not any(form in text for form in forms)
        body = text.rpartition("\n\n")[2]  # of an answer; a frame is nothing else
        for seq, hand in hands_in(json.loads(body)):
            found += 1
            assert role.place is not None, "a hand for one who has none"
            assert seq is not None, "a hand that stands in no view"
            assert hand == list(history.tables[seq].position.hands[role.place])
    return found


async def seated(club: Inside, room: str, variant: Variant) -> tuple[str, list[Role]]:
    """A game, its players and two who look on, one of them not signed in; all watch it and the lobby."""
    game, first, second = await club.game(await club.seat(), await club.seat(), room=room, variant=variant)
    roles = [Role(club, first, 0), Role(club, second, 1)]
    roles += [Role(club, await club.seat(), None), Role(club, await club.stranger(), None)]
    for role in roles:
        await role.seat.say(type="lobby", on=True)
        await role.seat.say(type="watch", table=game)
        await role.seat.until(lambda role=role: role.seat.view)  # type: ignore[misc]
    return game, roles


ADDRESSES = ["games/{}", "archive/{}", "archive/{}/record.json", "archive/{}/record.txt"]
GENERAL = ["lobby", "games", "archive", "me", "rooms", "announcement", "ads/{}", "leaderboards/bridge"]


@pytest.mark.parametrize(("room", "variant"), ROOMS, ids=[room for room, _ in ROOMS])
async def test_in_a_whole_game_no_role_is_sent_what_it_may_not_know(
    club: Inside, log: io.StringIO, room: str, variant: Variant
) -> None:
    chance = random.Random(f"secrets {room}")
    game, roles = await seated(club, room, variant)
    history = await History.of(club, game)
    hands, moves = 0, 0
    while True:
        view = roles[0].seat.view
        if view["status"] == "over":
            break
        mover = roles[0] if view["game"]["turn"] == "first" else roles[1]
        await mover.seat.until(lambda mover=mover, seq=view["seq"]: mover.seat.view["seq"] >= seq)  # type: ignore[misc]
        seen = _VIEW.decode(json.dumps(mover.seat.view["game"]))
        play = {"type": "play", "ply": seen.ply, "move": RandomPlayer(chance.randrange).choose(seen)}
        command = msgspec.to_builtins({"type": "command", "id": f"m{moves}", "table": game, "action": play})
        for role in roles:  # the mover last: what is another's is refused
            if role is not mover:
                await role.seat.say(**command)
                await role.seat.answer(f"m{moves}")
        answer = await mover.seat.command(f"m{moves}", game, command["action"])
        assert answer["type"] == "ack"
        moves += 1
        await history.catch_up()
        for role in roles:
            await role.seat.until(lambda role=role, seq=answer["seq"]: role.seat.view["seq"] >= seq)  # type: ignore[misc]
            said = role.heard()
            if moves % 10 == 1 and role.seat.view["status"] != "over":
                addresses = [path.format(game) for path in (*ADDRESSES, *GENERAL)]
                answers = [await role.ask("GET", f"/api/{path}") for path in addresses]
                assert b'"no-such-game"' in answers[1]
                said += [answer.decode() for answer in answers]
            if role.seat.view["status"] != "over":
                hands += check(history, role, said)
    assert hands > moves, "each player was shown the own hand after each move"
    table = history.tables[0]
    metrics = club.node.metrics.text()
    for form in forms_of(table):
        assert form not in log.getvalue()
        assert form not in metrics
    assert game not in metrics
    # The end opens it to everybody.
    record = (await roles[3].ask("GET", f"/api/archive/{game}/record.json")).decode()
    assert table.header.seed.reveal().hex() in record
    assert verify(Record.from_json(record.rpartition("\n\n")[2])).end is not None


async def test_what_lies_on_the_disk_is_for_its_owner_only(club: Inside, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    await asyncio.to_thread(back_up, club.data / "club.db", copy)
    files = [copy, *club.data.iterdir()]
    assert {"club.db", "club.db-wal", "backdoor.json"} <= {file.name for file in files}
    for file in files:
        assert stat.S_IMODE(file.stat().st_mode) & 0o077 == 0, file.name


class Planted(Exception):
    """A fault of ours that says all it knows."""


def planted(table: Table) -> Callable[..., Any]:
    def broken(*_: object, **__: object) -> Any:
        seen = (table, table.header, table.position, table.header.seed)
        raise Planted(f"planted: {seen!r} {seen}")

    return broken


# Where a fault is planted, and what then meets it.
COMMAND = ("socket", {"type": "play", "ply": 0, "move": {"type": "exchange"}})
FAULTS: list[tuple[Any, str, Any]] = [
    (Table, "act", COMMAND),
    (Table, "_played", COMMAND),
    (tables_service, "views", ("GET", "/api/games/{}")),
    (tables_service.Tables, "view", ("GET", "/api/games/{}")),
    (Archives, "game", ("GET", "/api/archive/{}")),
    (Archives, "record", ("GET", "/api/archive/{}/record.json")),
    (Archives, "notation", ("GET", "/api/archive/{}/record.txt")),
    (Archives, "list", ("GET", "/api/archive")),
    (Archives, "best", ("GET", "/api/leaderboards/bridge")),
    (Lobby, "picture", ("GET", "/api/lobby")),
    (Lobby, "rooms", ("GET", "/api/rooms")),
    (Lobby, "my_games", ("GET", "/api/games")),
    (Lobby, "ad", ("GET", "/api/ads/abcdefghijkl")),
    (Lobby, "post_ad", ("POST", "/api/ads", {"room": "lightning", "variant": "lightning"})),
    (Lobby, "withdraw", ("DELETE", "/api/ads/abcdefghijkl")),
    (Lobby, "accept", ("POST", "/api/ads/abcdefghijkl/accept")),
    (lobby_service, "start", ("accept", None)),
    (Lobby, "renew", ("renew", None)),
    (People, "block", ("PUT", "/api/blocks/1")),
    (People, "unblock", ("DELETE", "/api/blocks/1")),
    (People, "blocked", ("GET", "/api/blocks")),
    (People, "report", ("POST", "/api/reports", {"player": 1, "text": "x"})),
    (Host, "carry_out", ("order", {"type": "close-table", "game": "{}"})),
]


@pytest.mark.parametrize("fault", FAULTS, ids=[f"{place.__name__}.{name}" for place, name, _ in FAULTS])
async def test_a_fault_in_any_command_tells_nobody_and_no_log_a_secret(
    club: Inside, log: io.StringIO, monkeypatch: pytest.MonkeyPatch, fault: tuple[Any, str, Any]
) -> None:
    place, name, meets = fault
    game, roles = await seated(club, *ROOMS[0])
    table = (await History.of(club, game)).tables[0]
    one = roles[0]
    ad = await club.node.club.lobby.post_ad(
        roles[2].seat.player, Posting(room="lightning", variant=Variant.LIGHTNING)
    )
    for role in roles:
        role.heard()
    how, what, *body = meets
    with monkeypatch.context() as patch:
        patch.setattr(place, name, planted(table))
        match how:
            case "socket":
                assert (await one.seat.command("x", game, what))["code"] == "failed"
                said = ""
            case "renew":
                await one.seat.say(type="renew", ads=["abcdefghijkl"])
                await one.seat.until(lambda: one.seat.told[-1]["type"] == "error")
                said = ""
            case "accept":
                said = (await one.ask("POST", f"/api/ads/{ad.id}/accept")).decode()
            case "order":
                said = await club.order(json.loads(json.dumps(what).replace("{}", game)))
            case _:
                said = (await one.ask(how, what.format(game), *body)).decode()
    assert how in {"socket", "renew"} or '"failed"' in said or "the order failed" in said
    told = said + "".join(text for role in roles for text in role.heard()) + log.getvalue()
    told += club.node.metrics.text()
    assert "planted" in log.getvalue(), "the log is told of it"
    assert "planted" not in said
    for form in forms_of(table):
        assert form not in told
    for hand in table.position.hands:
        assert repr(hand) not in told
    await club.node.club.lobby.withdraw(roles[2].seat.player, ad.id)
    await one.seat.command("end", game, {"type": "resign"})
