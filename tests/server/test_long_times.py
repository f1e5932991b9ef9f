"""What happens after weeks and months, in the running club, by a clock that the test moves (C6, C16)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.inside import DAY, START, Inside, Seat, inside
from vog.club.account import token_hash
from vog.club.adjournment import CLOSES_AFTER_MS
from vog.club.clock import GRACE_MS
from vog.club.ports import Kind
from vog.numbridge.settings import Variant
from vog.server.sign_in import Visitor

LIGHTNING: dict[str, Any] = {"room": "lightning", "variant": Variant.LIGHTNING}
EXCHANGE = {"type": "exchange"}


async def adjourned(club: Inside) -> tuple[str, Seat, Seat]:
    """A game in which each side had two turns."""
    game, first, second = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
    for ply in range(4):
        seat = (first, second)[ply % 2]
        await seat.command(f"m{ply}", game, {"type": "play", "ply": ply, "move": EXCHANGE})
    offer = (await first.command("offer", game, {"type": "offer", "kind": "adjournment"}))["seq"]
    await second.command("yes", game, {"type": "accept", "offer": offer})
    for seat in (first, second):
        await seat.until(lambda seat=seat: seat.view["status"] == "adjourned")  # type: ignore[misc]
    return game, first, second


@pytest.mark.parametrize(("wishing", "winner"), [([], None), ([0], "first"), ([1], "second"), ([0, 1], None)])
async def test_an_adjourned_game_is_closed_after_thirty_days_and_not_before(
    site: Path, wishing: list[int], winner: str | None
) -> None:
    async with inside(site) as club:
        game, *seats = await adjourned(club)
        closes = seats[0].view["adjournment"]["closes"]
        assert closes == club.clock.now() + CLOSES_AFTER_MS
        for days, who in enumerate(wishing, start=1):
            await club.sleep(START + days * DAY)
            assert (await seats[who].command("wish", game, {"type": "wish-resume"}))["type"] == "ack"
        await club.sleep(closes + GRACE_MS - 1)
        seq = (await club.node.outside.journal.heads([game]))[game]
        assert (await club.node.club.tables.fire_due()).games == ()
        assert (await club.node.outside.journal.heads([game]))[game] == seq
        await club.sleep(closes + GRACE_MS)
        for seat in seats:  # by the club's own loop
            await seat.until(lambda seat=seat: seat.view["status"] == "over")  # type: ignore[misc]
            assert seat.view["game"]["end"] == {"type": "end", "reason": "adjournment", "winner": winner}
            assert "void" not in seat.view
        found = await club.node.club.archive.game(game)
        assert found.game.ended == closes + GRACE_MS


async def test_a_game_resumed_on_the_last_day_has_the_clocks_that_it_had(site: Path) -> None:
    async with inside(site) as club:
        game, first, second = await adjourned(club)
        before = first.view["clocks"]
        await club.sleep(START + CLOSES_AFTER_MS - 1000)
        for seat in (first, second):
            assert (await seat.command("wish", game, {"type": "wish-resume"}))["type"] == "ack"
        await first.until(lambda: first.view["status"] == "running")
        assert {name: first.view["clocks"][name] for name in ("move", "game")} == {
            name: before[name] for name in ("move", "game")
        }
        await club.to(club.clock.now() + 5000)
        assert (await first.command("on", game, {"type": "play", "ply": 4, "move": EXCHANGE}))[
            "type"
        ] == "ack"


async def test_guests_unused_for_ninety_days_are_deleted_and_their_games_stay_nameless(
    site: Path, tmp_path: Path
) -> None:
    async with inside(site, tmp_path) as club:
        game, gone, back = await club.game(await club.seat(), await club.seat(), **LIGHTNING)
        await gone.command("end", game, {"type": "resign"})
        sign_in = club.node.sign_in
        account = await sign_in.register(Visitor(None, None, "x"), "Ada Lovelace", "correct horse")
        guest = await sign_in.guest(Visitor(None, None, "y"))
        await club.sleep(START + 2 * DAY)
        # One who comes back is seen; the time of the others runs on.
        assert (await sign_in.visitor(guest.token, "y")).player is not None

    async def kinds(club: Inside) -> list[Kind]:
        ids = (gone.player, back.player, guest.player.id, account.player.id)
        found = await club.node.outside.players.players(ids)
        return [found[id_].kind for id_ in ids]

    async with inside(site, tmp_path, at=START + 90 * DAY) as club:
        await club.node.retain()
        assert await kinds(club) == [Kind.GUEST, Kind.GUEST, Kind.GUEST, Kind.ACCOUNT]
    async with inside(site, tmp_path, at=START + 90 * DAY + 1) as club:
        async with asyncio.timeout(20):  # at the start, and then once an hour, by the club's own loop
            while await kinds(club) != [Kind.DELETED, Kind.DELETED, Kind.GUEST, Kind.ACCOUNT]:
                await asyncio.sleep(0.01)
        players = (await club.node.club.archive.game(game)).game.players
        assert {face.name for face in players} == {"deleted"}
        assert "Guest" not in str(players)


async def test_a_session_that_is_used_goes_on_and_one_that_is_not_ends(site: Path) -> None:
    async with inside(site) as club:
        opened = await club.node.sign_in.register(Visitor(None, None, ""), "Ada Lovelace", "correct horse")
        for days in (80, 160):
            await club.sleep(START + days * DAY)
            assert (await club.node.sign_in.visitor(opened.token, "")).player is not None
        await club.sleep(START + 250 * DAY)
        assert (await club.node.sign_in.visitor(opened.token, "")).player is None
        await club.node.retain()
        assert await club.node.accounts.session(token_hash(opened.token), 0) is None
