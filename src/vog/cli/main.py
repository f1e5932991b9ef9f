"""Where the commands of all parts come together, and where a failure becomes one line and an exit code."""

from __future__ import annotations

import argparse
import os
import sys
from typing import TYPE_CHECKING

from vog.cli import numbridge, twenty48
from vog.cli.failure import Failure
from vog.server import command as serve

if TYPE_CHECKING:
    from collections.abc import Sequence


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
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. 0 where it did its work, 2 where the input was wrong, 130 where it was interrupted."""
    chosen = parser().parse_args(arguments)
    try:
        code: int = chosen.run(chosen)
        sys.stdout.flush()
    except Failure as failure:
        print(f"vog: {failure}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader has had enough (`| head`); the interpreter's own last flush must not fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return code
