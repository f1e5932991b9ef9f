"""The whole command line: where the commands of all parts come together."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from vog.cli import bot, database, host, numbridge, twenty48
from vog.server import command as serve

if TYPE_CHECKING:
    from _typeshed import SupportsWrite


class _Parser(argparse.ArgumentParser):
    """Of all commands. A help that cannot be written is a failure, which argparse would not tell."""

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Write the help. Raises OSError."""
        out = file or sys.stdout
        if out is not None:  # None where it is closed
            out.write(self.format_help())


class _Version(argparse.Action):
    """Looks the version up when it is asked for: the search costs more than most commands."""

    def __call__(self, top: argparse.ArgumentParser, *_: object) -> None:
        from importlib import metadata  # noqa: PLC0415

        print(f"vog {metadata.version('vog')}")
        top.exit()


def parser() -> argparse.ArgumentParser:
    """The whole command line, every part adding its own."""
    top = _Parser(prog="vog", description="A self-hosted games club: 2048, Numbridge and their engines.")
    top.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    serve.add_commands(commands)
    twenty48.add_commands(commands)
    numbridge.add_commands(commands)
    bot.add_commands(commands)
    host.add_commands(commands)
    database.add_commands(commands)
    return top
