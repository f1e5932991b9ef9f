"""Commands that read requests as JSON lines and answer each with one."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from vog.cli.failure import Failure

if TYPE_CHECKING:
    from collections.abc import Callable

Request = TypeVar("Request", bound=msgspec.Struct)

# A request is a hundred bytes; a longer line is no request, and is not read to its end.
_LONGEST_LINE = 1 << 16


def answer_lines(
    kind: type[Request], answer: Callable[[Request], dict[str, Any]], refusals: tuple[type[Exception], ...]
) -> int:
    """Answer every line of standard input until it ends; an empty line is passed over.

    Raises Failure, with the number of the line, where it is no request or `answer` raises one of `refusals`.
    What was answered before is out by then.
    """
    if sys.stdin is None or sys.stdout is None:
        raise Failure("standard input and output must be open: requests come as lines, answers go as lines")
    decoder = msgspec.json.Decoder(kind)
    wrong: tuple[type[Exception], ...] = (msgspec.DecodeError, UnicodeDecodeError, *refusals)
    lines = iter(lambda: sys.stdin.buffer.readline(_LONGEST_LINE + 1), b"")
    for number, line in enumerate(lines, start=1):
        if len(line) > _LONGEST_LINE:
            raise Failure(f"line {number}: longer than {_LONGEST_LINE} bytes")
        if not line.strip():
            continue
        try:
            answered = answer(decoder.decode(line))
        except wrong as error:
            raise Failure(f"line {number}: {error}") from None
        sys.stdout.write(msgspec.json.encode(answered).decode() + "\n")
        sys.stdout.flush()
    return 0
