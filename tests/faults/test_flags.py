"""A move and the flag, over real sockets: one outcome, the same for both, nothing after the end (N38)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from msgspec.structs import replace

from tests.server.inside import Inside, Seat, inside
from vog.club.clock import GRACE_MS
from vog.club.ports import Append, Entry, Lost
from vog.numbridge.settings import Variant

LIGHTNING: dict[str, Any] = {"room": "lightning", "variant": Variant.LIGHTNING}
MOVE_MS = 30_000
EXCHANGE = {"type": "exchange"}


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def club(site: Path) -> AsyncIterator[Inside]:
    async with inside(site) as made:
        yield made


async def rows(club: Inside, game: str) -> tuple[Entry, ...]:
    return await club.node.outside.journal.tail(game, 0)


async def settled(club: Inside, game: str, *seats: Seat) -> None:
    """Both are shown the newest row, and see the same."""
    newest = (await club.node.outside.journal.heads([game]))[game]
    for seat in seats:
        await seat.until(lambda seat=seat: seat.view["seq"] == newest)  # type: ignore[misc]
    one, two = (seat.view for seat in seats)
    for name in ("seq", "status", "timeouts", "players"):
        assert one[name] == two[name]
    for name in ("ply", "turn", "digits", "owners", "tiles", "bag", "misses", "last", "end"):
        assert one["game"].get(name) == two["game"].get(name)
    assert one["clocks"]["running"] == two["clocks"]["running"] == one["game"].get("turn")


class Gate:
    """Holds what is to be written of a game until it is let go: a player's row, and the table's own."""

    def __init__(self, club: Inside, patch: pytest.MonkeyPatch, game: str) -> None:
        self._game = game
        self._append = club.node.outside.journal.append
        self._open = {"move": asyncio.Event(), "flag": asyncio.Event()}
        self._held = {"move": asyncio.Event(), "flag": asyncio.Event()}
        patch.setattr(club.node.outside.journal, "append", self._hold)

    async def _hold(self, append: Append) -> Entry | Lost:
        if append.game == self._game:
            kind = "flag" if append.entry.seat is None else "move"
            self._held[kind].set()
            await self._open[kind].wait()
        return await self._append(append)

    async def holds(self, kind: str) -> None:
        async with asyncio.timeout(20):
            await self._held[kind].wait()

    def let_go(self, first: str) -> None:
        """Both, one right after the other."""
        for kind in sorted(self._open, key=lambda kind: kind != first):
            self._open[kind].set()


@pytest.mark.parametrize("early", [-1000, -1, 0, 1, GRACE_MS - 1, GRACE_MS, GRACE_MS + 1000])
async def test_a_move_at_the_deadline_counts_or_not_for_both(club: Inside, early: int) -> None:
    game, mover, other = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
    await club.to(mover.view["clocks"]["as_of"] + MOVE_MS + early)
    play = {"type": "play", "ply": 0, "move": EXCHANGE}
    answer = await mover.command("late", game, play)
    if early < 0:
        assert answer["type"] == "ack"
    else:
        assert answer["code"] in {"time-is-up", "stale", "not-your-turn"}
        await club.to(club.clock.now() + GRACE_MS)
        await mover.until(lambda: mover.view["seq"] == 1)
    [row] = await rows(club, game)
    assert row.line == ("~" if early < 0 else "t")
    await settled(club, game, mover, other)
    assert mover.view["timeouts"] == ([0, 0] if early < 0 else [1, 0])
    again = await mover.command("late", game, play)
    assert (again["type"] == "ack") == (early < 0), "the same command keeps its answer"
    assert len(await rows(club, game)) == 1


@pytest.mark.parametrize("winner", ["move", "flag"])
async def test_a_move_in_time_that_is_written_late_meets_the_time_out_and_one_of_them_counts(
    club: Inside, monkeypatch: pytest.MonkeyPatch, winner: str
) -> None:
    game, mover, other = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
    await club.to(mover.view["clocks"]["as_of"] + MOVE_MS - 1)
    gate = Gate(club, monkeypatch, game)
    await mover.say(type="command", id="x", table=game, action={"type": "play", "ply": 0, "move": EXCHANGE})
    await gate.holds("move")
    await club.to(club.clock.now() + 1 + GRACE_MS)
    await gate.holds("flag")  # the time-out, by the club's own loop
    gate.let_go(winner)
    answer = await mover.answer("x")
    [row] = await rows(club, game)
    assert (row.line, row.id) == (("~", "x") if winner == "move" else ("t", None))
    assert (answer["type"] == "ack") == (winner == "move")
    await settled(club, game, mover, other)


@pytest.mark.parametrize("winner", ["move", "flag"])
async def test_where_the_flag_ends_the_game_nothing_comes_after_it(
    club: Inside, monkeypatch: pytest.MonkeyPatch, winner: str
) -> None:
    rooms = {room.id: room for room in await club.node.outside.rooms.rooms()}
    limits = replace(rooms["lightning"].limits[0], game_time=40)
    await club.node.outside.rooms.put(replace(rooms["lightning"], limits=(limits,)))
    game, first, second = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
    # After a long first move the game time ends before the move time does.
    ply = 0
    for seat, ms in ((first, MOVE_MS - 1), (second, 1)):
        await club.to(club.clock.now() + ms)
        play = {"type": "play", "ply": ply, "move": EXCHANGE}
        assert (await seat.command(f"m{ply}", game, play))["type"] == "ack"
        ply += 1
    await first.until(lambda: first.view["game"]["ply"] == ply)
    left = first.view["clocks"]["game"][0]
    await club.to(first.view["clocks"]["as_of"] + left - 1)
    gate = Gate(club, monkeypatch, game)
    await first.say(type="command", id="x", table=game, action={"type": "play", "ply": ply, "move": EXCHANGE})
    await gate.holds("move")
    await club.to(club.clock.now() + 1 + GRACE_MS)
    await gate.holds("flag")
    gate.let_go(winner)
    answer = await first.answer("x")
    last = (await rows(club, game))[-1]
    await settled(club, game, first, second)
    assert (answer["type"] == "ack") == (winner == "move")
    if winner == "move":
        assert (last.line, last.id) == ("~", "x")
        return
    assert last.line == "0-1 game-time"
    before = await rows(club, game)
    actions: list[dict[str, Any]] = [
        {"type": "play", "ply": ply, "move": EXCHANGE},
        {"type": "play", "ply": ply + 1, "move": EXCHANGE},
        {"type": "resign"},
        {"type": "offer", "kind": "draw"},
        {"type": "claim-win"},
        {"type": "wish-resume"},
    ]
    for number, action in enumerate(actions):
        for seat in (first, second):
            refused = await seat.command(f"after{number}", game, action)
            assert refused["code"] == "game-is-over"
    await club.to(club.clock.now() + 10 * MOVE_MS)
    assert await rows(club, game) == before
    await settled(club, game, first, second)
