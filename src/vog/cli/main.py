"""Where the commands of all parts come together, and where a failure becomes one line and an exit code."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from typing import TYPE_CHECKING

from vog.cli import bot, database, host, numbridge, twenty48
from vog.cli.failure import Failure
from vog.server import command as serve

if TYPE_CHECKING:
    from collections.abc import Sequence

_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


class _Version(argparse.Action):
    """Looks the version up when it is asked for: the search costs more than most commands."""

    def __call__(self, top: argparse.ArgumentParser, *_: object) -> None:
        from importlib import metadata  # noqa: PLC0415

        print(f"vog {metadata.version('vog')}")
        top.exit()


def parser() -> argparse.ArgumentParser:
    """The whole command line, every part adding its own."""
    top = argparse.ArgumentParser(
        prog="vog", description="A self-hosted games club: 2048, Numbridge and their engines."
    )
    top.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = top.add_subparsers(required=True, metavar="COMMAND")
    serve.add_commands(commands)
    twenty48.add_commands(commands)
    numbridge.add_commands(commands)
    bot.add_commands(commands)
    host.add_commands(commands)
    database.add_commands(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. 0 where it did its work, 2 where the input was wrong, 130 where it was interrupted."""
    try:
        return _run(arguments)
    except Failure as failure:
        print(f"vog: {failure}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has had enough (`| head`).
        _write_no_more()
        return 0
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        _write_no_more()
        print(f"vog: cannot write: {error.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _run(arguments: Sequence[str] | None) -> int:
    try:
        chosen = parser().parse_args(arguments)
        code: int = chosen.run(chosen)
    finally:
        if sys.stdout:  # None where it is closed
            sys.stdout.flush()  # here, where a failure can still be told
    return code


def _write_no_more() -> None:
    """Else the interpreter's own last flush would fail again."""
    if sys.stdout:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
