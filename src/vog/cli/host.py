"""`vog host ...`: what the host of a club orders (C14)."""

from __future__ import annotations

import argparse
import json
import os
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

from vog.cli import arguments as kinds
from vog.cli.failure import Failure
from vog.cli.rooms import read_rooms
from vog.server.failure import StartFailure
from vog.server.loading import loading
from vog.server.settings import SETTINGS, read_settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from vog.server.settings import Settings

_ANSWER = 1 << 22  # bytes
_NEEDED = ("data", "database_url")


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `host` with its subcommands."""
    host = commands.add_parser(
        "host",
        help="rule the club: passwords, names, bans, rooms, announcements, tables",
        description="Orders to a club on this machine. A running club is asked by its data folder; one "
        "that is not running is changed in its database.",
    )
    _add_place(host, None)
    orders = host.add_subparsers(required=True, metavar="ORDER")

    def order(
        name: str, help_: str, make: Callable[[argparse.Namespace], dict[str, Any]]
    ) -> argparse.ArgumentParser:
        parser: argparse.ArgumentParser = orders.add_parser(name, help=help_, description=help_)
        # What stands before the order counts where nothing stands behind it.
        _add_place(parser, argparse.SUPPRESS)
        parser.set_defaults(run=_run, order=name, make=make)
        return parser

    one = "a name, or an id as #7"
    reset = order("reset-password", "give an account a new password", lambda a: {"name": a.name})
    reset.add_argument("name", metavar="NAME")
    rename = order("rename", "call an account something else", lambda a: {"name": a.name, "to": a.to})
    rename.add_argument("name", metavar="NAME")
    rename.add_argument("to", metavar="NEW")
    ban = order("ban", "ban a player; sessions end at once", lambda a: {"name": a.name, "days": a.days})
    ban.add_argument("name", metavar="PLAYER", help=one)
    ban.add_argument("--days", type=kinds.days, metavar="N", help="for so long (for good)")
    unban = order("unban", "lift a ban", lambda a: {"name": a.name})
    unban.add_argument("name", metavar="PLAYER", help=one)
    order("rooms", "print all rooms as JSON, in the form that put-room reads", lambda _: {})
    put = order("put-room", "add a room, or change the one with its id", lambda _: {})
    put.add_argument(
        "file", metavar="FILE", help="a room as JSON, or a list as `rooms` prints it; - for standard input"
    )
    put.set_defaults(run=_put_rooms)
    say = order("announce", "say something to all", lambda a: {"text": a.text})
    say.add_argument(
        "text",
        nargs="?",
        type=kinds.line,
        metavar="TEXT",
        help="one line; without it, what was said is taken back",
    )
    close = order("close-table", "end a game without a result", lambda a: {"game": a.game})
    close.add_argument("game", metavar="GAME", help="its id, as in its address")
    bot = order("add-bot", "make a bot's account, or give it a new token", lambda a: {"name": a.name})
    bot.add_argument("name", metavar="NAME")
    reports = order("reports", "print what players reported", lambda a: {"days": a.days})
    reports.add_argument("--days", type=kinds.days, default=30, metavar="N", help="in the last N days (30)")


def _add_place(parser: argparse.ArgumentParser, default: str | None) -> None:
    for setting in SETTINGS:
        if setting.name in _NEEDED:
            parser.add_argument(
                setting.flag,
                dest=setting.name,
                default=default,
                metavar=setting.metavar,
                help=f"{setting.purpose} ({setting.variable})",
            )


def _run(arguments: argparse.Namespace) -> int:
    return _carry_out(arguments, arguments.make(arguments))


def _put_rooms(arguments: argparse.Namespace) -> int:
    # All are read before the first is put.
    for room in read_rooms(arguments.file):
        _carry_out(arguments, {"room": room})
    return 0


def _carry_out(arguments: argparse.Namespace, told: dict[str, Any]) -> int:
    try:
        order = json.dumps({"type": arguments.order, **told}, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Failure("an argument holds bytes that are no text in UTF-8") from None
    try:
        given = vars(arguments)
        settings = read_settings({name: given.get(name) for name in _NEEDED}, os.environ)
        done = _ask_running(settings, order)
        if done is None:
            with loading():  # half a second, for a club that is not running
                from vog.server import bootstrap  # noqa: PLC0415

            done = bootstrap.order(settings, order)
    except StartFailure as failure:
        raise Failure(str(failure)) from None
    answer = json.loads(done)
    if "error" in answer:
        raise Failure(answer["error"])
    print(json.dumps(answer.get("done"), ensure_ascii=False, indent=2))
    return 0


def _ask_running(settings: Settings, order: bytes) -> bytes | None:
    """What the running club answers; None where none runs on this data folder."""
    try:
        door = json.loads((settings.data / "backdoor.json").read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Failure(f"{settings.data}: {error.strerror}; only who runs the club may order") from None
    except ValueError:
        raise Failure(f"{settings.data / 'backdoor.json'} is spoiled; start the club again") from None
    if settings.database_url is not None:
        _refuse_another(settings, door)
    request = urllib.request.Request(  # noqa: S310 - 127.0.0.1
        door["url"] + "/orders", data=order, headers={"Authorization": f"Bearer {door['token']}"}
    )
    try:
        with urllib.request.urlopen(request, timeout=30) as answered:  # noqa: S310
            told: bytes = answered.read(_ANSWER)
            return told
    except urllib.error.HTTPError as error:
        raise Failure(f"the running club refuses ({error.code})") from None
    except OSError:
        return None  # it was killed and left its file


def _refuse_another(settings: Settings, door: dict[str, str]) -> None:
    """The club that runs on the data folder is asked, so it must be the one whose database was named."""
    with loading():
        from vog.storage import Refused  # noqa: PLC0415 - a quarter of a second
        from vog.storage.database import mark_of  # noqa: PLC0415

    try:
        mark = mark_of(settings.database)
    except Refused as refused:
        raise Failure(str(refused)) from None
    if door.get("database") != mark:
        raise Failure(
            f"the club that runs on {settings.data} has another database than the one that was named; "
            "name its data folder alone, or the other club's with --data"
        )
