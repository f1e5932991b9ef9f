"""The command line: `vog serve`, `vog 2048 ...`."""

from vog.cli.main import main

__all__ = ["main"]
