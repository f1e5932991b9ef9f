"""`vog serve`."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import argparse

# The web framework takes half a second to import: only `vog serve` pays that, so it is imported there.
from vog.server.failure import StartFailure
from vog.server.loading import loading
from vog.server.settings import SETTINGS, read_settings


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `serve`, with a flag for each setting."""
    command = commands.add_parser(
        "serve",
        help="serve the club to browsers",
        description="Serve the club to browsers until Ctrl-C or SIGTERM. Each option has a variable as well.",
    )
    for setting in SETTINGS:
        command.add_argument(
            setting.flag,
            dest=setting.name,
            metavar=setting.metavar,
            help=f"{setting.purpose} ({setting.variable})",
        )
    command.set_defaults(run=_serve)


def _serve(arguments: argparse.Namespace) -> int:
    try:
        settings = read_settings(vars(arguments), os.environ)
        with loading():
            from vog.server import bootstrap  # noqa: PLC0415

        return bootstrap.run(settings, announce=_announce)
    except StartFailure as failure:
        print(f"vog: {failure}", file=sys.stderr)
        return 2


def _announce(line: str) -> None:
    print(line, flush=True)
