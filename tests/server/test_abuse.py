"""Messages that mean no good: each is refused by a clear error, changes nothing, and is not kept (C12)."""

from __future__ import annotations

import asyncio
import gc
import json
import random
from collections import Counter
from typing import Any

from tests.club.clubs import House
from tests.club.memory import Notices
from tests.server.bad_messages import KINDS, ROLES, Target
from vog.club.ports import Player, Status
from vog.numbridge import Variant
from vog.protocol.conversation import State
from vog.server.hub import Hub
from vog.server.line import Line
from vog.server.metrics import Metrics
from vog.server.requests import Requests

HOW_MANY = 100_000


class Silence:
    """A host who says nothing."""

    async def current(self) -> str | None:
        return None

    async def announce(self, text: str | None, now: int) -> None:
        raise AssertionError(f"nobody here may announce: {text} at {now}")


class Abuse:
    """A running game, and a line for each of the roles."""

    def __init__(self, house: House) -> None:
        self.house = house
        nobody: Any = None  # has a session
        self.hub = Hub(house.club, nobody, Silence(), house.clock)
        self.requests = Requests(house.club, self.hub, house.clock, Metrics())
        self.lines: dict[str, Line] = {}
        self.now = 0.0
        self.game = self.other = self.ad = ""
        Notices(house.database).subscribe(self.hub.hear)

    @classmethod
    async def begin(cls) -> Abuse:
        self = cls(House())
        house = self.house
        self.game = await house.game("lightning", Variant.LIGHTNING)
        self.other = await house.game("lightning", Variant.LIGHTNING)
        first, second = house.seats(self.game)
        foreign, _ = house.seats(self.other)
        for name, id_ in zip(ROLES, (first, second, foreign, None), strict=True):
            player: Player | None = None if id_ is None else house.database.players[id_]
            self.lines[name] = Line(player, None, self.now)
            self.hub.join(self.lines[name])
            await self.say(name, '{"type":"hello","version":1}')
            await self.say(name, json.dumps({"type": "watch", "table": self.game}))
        exchange = {"type": "play", "ply": 0, "move": {"type": "exchange"}}
        for name, ply in (("mover", 0), ("waiter", 1)):
            [answer] = await self.say(name, self.target.command("honest", exchange | {"ply": ply}))
            assert answer["type"] == "ack"
        self.now += 1000
        return self

    @property
    def target(self) -> Target:
        return Target(self.game)

    async def say(self, name: str, text: str | bytes) -> list[Any]:
        """What is answered; pictures left out."""
        line = self.lines[name]
        self.now += 1
        request = line.conversation.receive(text, self.now, self.house.clock.now())
        if request is not None:
            await self.requests.carry_out(line, request)
        answers: list[Any] = []
        for _ in range(50):
            while (frame := line.conversation.take()) is not None:
                assert len(frame) < 5000
                message = json.loads(frame)
                if message["type"] not in {"table", "lobby", "games", "announcement"}:
                    answers.append(message)
            if answers:
                break
            await asyncio.sleep(0)
        return answers

    def kept(self) -> Any:
        """All that may not change."""
        database = self.house.database
        games = {id_: (tuple(game.entries), game.status) for id_, game in database.games.items()}
        said = {
            name: (line.conversation.state, frozenset(line.shown), line.conversation.lobby)
            for name, line in self.lines.items()
        }
        return games, dict(database.ads), frozenset(database.blocks), said, len(self.hub.lines)


def objects() -> int:
    gc.collect()
    return len(gc.get_objects())


async def test_a_hundred_thousand_bad_messages_are_answered_change_nothing_and_are_not_kept() -> None:
    abuse = await Abuse.begin()
    target = abuse.target
    chance = random.Random("abuse")
    before = abuse.kept()
    answered: Counter[str] = Counter()
    settled = 0
    kinds = list(KINDS)
    for number in range(HOW_MANY):
        if number == HOW_MANY // 5:
            settled = objects()
        kind = kinds[number % len(kinds)]
        who, text = kind(target, chance)
        answers = await abuse.say(who, text)
        assert len(answers) == 1, (kind.__name__, text, answers)
        [answer] = answers
        assert answer["type"] in KINDS[kind], (kind.__name__, answer)
        if answer["type"] == "ack":
            assert answer["seq"] == (1 if who == "mover" else 2)
        elif answer["type"] == "renewed":
            assert answer["ads"] == []
        else:
            assert answer["code"] not in {"failed", "too-fast", "unavailable"}
            answered[answer["code"]] += 1
        if number % 5000 == 0:
            assert abuse.kept() == before
    assert abuse.kept() == before
    assert objects() - settled < 500
    assert {line.conversation.state for line in abuse.lines.values()} == {State.OPEN}
    assert len(answered) > 16
    # The game goes on as if nothing had been.
    play = {"type": "play", "ply": 2, "move": {"type": "exchange"}}
    assert (await abuse.say("mover", target.command("on", play)))[0]["type"] == "ack"
    assert abuse.house.database.games[abuse.game].status is Status.RUNNING
    await abuse.hub.close()
