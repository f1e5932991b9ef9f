"""`vog bot`: a bot that sits in a room of a club and plays."""

from __future__ import annotations

import asyncio
import os
import secrets
from typing import TYPE_CHECKING, Any

from vog.cli import arguments as kinds
from vog.cli.failure import Failure
from vog.cli.players import PLAYERS
from vog.numbridge.settings import Variant
from vog.server.loading import loading

if TYPE_CHECKING:
    import argparse

TOKEN = "VOG_BOT_TOKEN"  # noqa: S105 - the name of a variable


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `bot`."""
    command = commands.add_parser(
        "bot",
        help="a bot that sits in a room of a club and plays",
        description="Posts ads in a room and plays whoever accepts, until Ctrl-C. It speaks the club's "
        "protocol (docs/protocol.md) and sees what a player sees. "
        f"Without a token (--token, {TOKEN}) it is a guest.",
    )
    command.add_argument("--url", required=True, metavar="URL", help="the club, like https://club.example")
    command.add_argument("--room", default="training", metavar="ROOM", help="the room's id (training)")
    command.add_argument("--player", choices=list(PLAYERS), default="greedy", help="how it plays (greedy)")
    command.add_argument(
        "--variant",
        type=kinds.one_of(Variant),
        choices=list(Variant),
        action="append",
        help="what it plays; may be repeated (what the room does)",
    )
    command.add_argument("--pause", type=float, default=1.0, metavar="SECONDS", help="before each move (1)")
    command.add_argument("--token", metavar="TOKEN", help=f"of a bot's or player's session ({TOKEN})")
    command.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    with loading():  # the network is for this command only
        from vog.bot.remote import NotWelcome, Refused, RemoteClub  # noqa: PLC0415
        from vog.bot.runner import Bot, CutOff, Habits  # noqa: PLC0415

    if not 0 <= arguments.pause <= 60:
        raise Failure(f"--pause {arguments.pause}: from 0 to 60 seconds")

    make = PLAYERS[arguments.player]

    async def live() -> None:
        club = RemoteClub(arguments.url, arguments.token or os.environ.get(TOKEN) or None)
        try:
            name, played = await club.sign_in(), await club.variants(arguments.room)
        except (LookupError, TypeError, ValueError):
            # Its answers are JSON, but not of the form that a club's have.
            raise Failure(f"{arguments.url}: what answers there is no club") from None
        variants = tuple(variant for variant in arguments.variant or Variant if variant in played)
        if not variants:
            raise Failure(f"--variant: the room {arguments.room} plays {', '.join(sorted(played))}")
        print(f"{name} sits in {arguments.room} of {arguments.url}", flush=True)
        habits = Habits(arguments.room, variants, pause=arguments.pause)
        await Bot(club, lambda: make(secrets.randbelow), habits, secrets.token_hex(4)).run()

    try:
        asyncio.run(live())
    except NotWelcome as error:
        raise Failure(str(error)) from None
    except Refused as refused:
        raise Failure(f"{arguments.url}: the club refuses: {refused.code}") from None
    except CutOff as cut:
        why = "the club hung up for good" if cut.again is None else f"the club cannot be reached: {cut.why}"
        raise Failure(f"{arguments.url}: {why}") from None
    return 0
