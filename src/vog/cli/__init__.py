"""The command line: `vog serve`, `vog 2048 ...`, `vog numbridge ...`."""

from vog.cli.main import main

__all__ = ["main"]
