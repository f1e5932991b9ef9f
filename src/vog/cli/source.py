"""What a command is given to read: a file, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from vog.cli.failure import Failure

LARGEST = 1 << 20  # bytes; the longest honest record has an eighth of that


def read(name: str, otherwise: str) -> bytes:
    """All of a file; of standard input where its name is `-`.

    Raises Failure where it cannot be read, is empty or larger than LARGEST; `otherwise` says what it is not
    then, like "no record of a game of 2048".
    """
    if not name:
        raise Failure("FILE is empty; name a file, or - for standard input")
    try:
        if name == "-":
            if sys.stdin is None:
                raise Failure("-: standard input is closed")
            raw = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).open("rb") as file:
                raw = file.read(LARGEST + 1)
    except OSError as error:
        raise Failure(f"{name}: {error.strerror}") from None
    if len(raw) > LARGEST:
        raise Failure(f"{name}: larger than {LARGEST} bytes, so {otherwise}")
    if not raw.strip():
        raise Failure(f"{name}: empty, so {otherwise}")
    return raw
