"""Clients that read slowly, say too much or nothing right: bounded, and no harm to others (C12)."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from tests.server.bad_messages import KINDS, Target
from tests.server.inside import Inside, Seat, inside
from tests.server.raw import TEXT, Raw
from vog.club.action import Play
from vog.numbridge import Exchange
from vog.numbridge.settings import Variant
from vog.protocol.conversation import Limits
from vog.server import bootstrap
from vog.server.socket import PATH, SocketDoor

pytestmark = pytest.mark.asyncio(loop_scope="module")

LIGHTNING: dict[str, Any] = {"room": "lightning", "variant": Variant.LIGHTNING}
MOVES = 250
# Who is too fast waits for hundredths of seconds, not for half a minute.
QUICK = Limits(burst=60, per_second=1e5, most_slowed=200, heartbeat=1e9, silence=1e9)


class Watch:
    """The clock by which sockets are held to their rates; it can be stopped."""

    def __init__(self) -> None:
        self.stopped: float | None = None

    def __call__(self) -> float:
        return time.monotonic() if self.stopped is None else self.stopped


WATCH = Watch()


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(site: Path) -> AsyncIterator[Inside]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bootstrap, "SocketDoor", partial(SocketDoor, limits=QUICK, seconds=WATCH))
        async with inside(site, send_buffer=4096) as made:
            yield made


async def test_a_slow_reader_is_kept_the_newest_view_only_and_the_others_see_every_move(club: Inside) -> None:
    game, first, second = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
    known = set(club.node.hub.lines)
    slow = await Raw.open(club.port, PATH, receive_buffer=2048)
    await slow.say(type="hello", version=1)
    await slow.say(type="watch", table=game)
    async with asyncio.timeout(20):
        while not any(line.shown.get(game) == 0 for line in club.node.hub.lines - known):
            await asyncio.sleep(0.01)
    [line] = club.node.hub.lines - known
    waiting = 0
    for ply in range(MOVES):
        mover, other = (first, second) if ply % 2 == 0 else (second, first)
        play = Play(ply, Exchange())
        await club.node.club.tables.act(mover.player, game, f"p{ply}", play, club.clock.now())
        await other.until(lambda other=other, ply=ply: other.view["game"]["ply"] == ply + 1)  # type: ignore[misc]
        waiting = max(waiting, len(line.conversation.outbox))
    assert waiting == 1, "of the table one picture waits, and no more"
    seqs: list[int] = []
    while not seqs or seqs[-1] < MOVES:
        _, payload = await slow.hear()
        message = json.loads(payload)
        if message["type"] == "table":
            seqs.append(message["view"]["seq"])
    assert seqs == sorted(set(seqs))
    assert len(seqs) < MOVES / 2, "it was slow indeed"
    assert line in club.node.hub.lines
    slow.close()
    await first.command("end", game, {"type": "resign"})


async def exchanging(game: str, seats: tuple[Seat, Seat]) -> None:
    """Both play on over their sockets."""
    for ply in range(40):
        mover, other = seats[ply % 2], seats[1 - ply % 2]
        play = {"type": "play", "ply": ply, "move": {"type": "exchange"}}
        assert (await mover.command(f"x{ply}", game, play))["type"] == "ack"
        await other.until(lambda other=other, ply=ply: other.view["game"]["ply"] > ply)  # type: ignore[misc]


async def test_who_says_too_much_is_slowed_down_then_hung_up_on_and_the_others_play_on(
    club: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, first, second = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
    before = len(club.node.hub.lines)
    monkeypatch.setattr(WATCH, "stopped", time.monotonic())
    playing = asyncio.create_task(exchanging(game, (first, second)))
    flooders = [await Raw.open(club.port, PATH) for _ in range(5)]
    message = Target(game).command("x", {"type": "resign"}).encode()
    for flooder in flooders:
        await flooder.say(type="hello", version=1)
        await flooder.send(TEXT, message, times=600)
    for flooder in flooders:
        said: Counter[str] = Counter()
        while True:
            opcode, payload = await flooder.hear()
            if opcode != TEXT:
                break
            told = json.loads(payload)
            said[told.get("code") or told["type"]] += 1
        assert int.from_bytes(payload[:2], "big") == 4003
        assert (said["too-fast"], said["flood"]) == (1, 1)
        assert 0 < said["not-signed-in"] <= QUICK.burst + QUICK.most_slowed
        flooder.close()
    await playing
    async with asyncio.timeout(20):
        while len(club.node.hub.lines) > before:
            await asyncio.sleep(0.01)
    await first.command("end", game, {"type": "resign"})


async def test_two_thousand_bad_messages_over_sockets_are_answered_and_change_nothing(club: Inside) -> None:
    game, mover, waiter = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
    for ply, seat in enumerate((mover, waiter)):
        play = {"type": "play", "ply": ply, "move": {"type": "exchange"}}
        assert (await seat.command("honest", game, play))["type"] == "ack"
    foreign = await club.seat()
    other, *_ = await club.game(foreign, await club.seat(), **LIGHTNING)
    stranger = await club.stranger()
    seats = {"mover": mover, "waiter": waiter, "foreign": foreign, "stranger": stranger}
    target, chance = Target(game), random.Random("crowd")
    journal = club.node.outside.journal
    rows = [await journal.tail(id_, 0) for id_ in (game, other)]
    kinds = list(KINDS)
    for number in range(2000):
        kind = kinds[number % len(kinds)]
        who, text = kind(target, chance)
        seat = seats[who]
        seat.told.clear()
        await seat.socket.send(text)
        await seat.until(lambda seat=seat: seat.answers())  # type: ignore[misc]
        [answer] = seat.answers()
        assert answer["type"] in KINDS[kind], (kind.__name__, answer)
        assert answer.get("code") not in {"failed", "too-fast"}
    assert [await journal.tail(id_, 0) for id_ in (game, other)] == rows
    play = {"type": "play", "ply": 2, "move": {"type": "exchange"}}
    assert (await mover.command("on", game, play))["type"] == "ack"
