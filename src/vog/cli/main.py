"""Where a command begins, and where a failure becomes one line and an exit code."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import TYPE_CHECKING

from vog.cli.failure import Failure
from vog.server.loading import INTERRUPTED, loading

if TYPE_CHECKING:
    from collections.abc import Sequence

_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. 0 where it did its work, 2 where the input was wrong, 130 where it was interrupted."""
    try:
        return _run(arguments)
    except Failure as failure:
        # What was typed may have line breaks in it.
        print("vog:", " ".join(str(failure).splitlines()), file=sys.stderr)
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
        return INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
    # Here and not above: it takes a fifth of a second, in which an interrupt may come.
    with loading():
        from vog.cli.commands import parser  # noqa: PLC0415

    if isinstance(sys.stdout, io.TextIOWrapper):
        # A file's name may hold bytes that are no text, and what was done with it is still to be told.
        sys.stdout.reconfigure(errors="backslashreplace")
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
