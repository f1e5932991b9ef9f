"""That one process has a file to itself, for as long as it lives."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

if TYPE_CHECKING:
    from pathlib import Path


LOCK = ".lock"


class Held(Exception):
    """Another process, or this one by another door, holds the lock."""


class FileLock:
    """A lock beside a file, `<file>.lock`, that the system lets go when its process ends, however it ends.

    Raises Held where it is held already, OSError where the lock file cannot be made. The lock file stays: to
    remove it would open a gap for a third process.
    """

    def __init__(self, file: Path) -> None:
        path = file.with_name(file.name + LOCK)
        self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._descriptor, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._descriptor)
            raise Held from None

    def release(self) -> None:
        """Let go."""
        os.close(self._descriptor)
