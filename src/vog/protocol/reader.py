"""From the bytes of one frame to a message, or to an error that names what is wrong and what is allowed."""

from __future__ import annotations

import re
from typing import get_args

import msgspec

from vog.protocol.messages import Command, Error, Facts, Said

MOST_BRACKETS = 16  # opening ones
LARGEST = 4096  # bytes of a message; an honest one has a few hundred
_TOLD = 160  # characters of the decoder's own words that are passed on

# What may be a number beyond 32 bits, or a part of an id. All others need no second look.
_LONG_NUMBER = re.compile(rb"[0-9]{10}")

_TYPES = sorted(str(kind.__struct_config__.tag) for kind in get_args(Said))
_DECODER = msgspec.json.Decoder(Said)


class Unreadable(ValueError):
    """What came is no message; `error` says so to its sender."""

    def __init__(self, code: str, **facts: int | str | list[str]) -> None:
        self.error = Error(code, Facts(facts))
        super().__init__(code)


def read(data: str | bytes) -> Said:
    """Read one message. Raises Unreadable.

    not-text, too-large, too-nested, not-json, unknown-type, bad-message: `wrong` holds the decoder's words,
    which name the field, what it is and what it should be.
    """
    if isinstance(data, bytes):
        raise Unreadable("not-text")
    raw = data.encode("utf-8", "surrogatepass")
    if len(raw) > LARGEST:
        raise Unreadable("too-large", bytes=len(raw), most=LARGEST)
    # Counted, not nested: no message has half as many, and counting takes the same time whatever comes.
    if raw.count(b"{") + raw.count(b"[") > MOST_BRACKETS:
        raise Unreadable("too-nested", most=MOST_BRACKETS)
    try:
        said = _DECODER.decode(raw)
    except msgspec.ValidationError as error:
        raise _invalid(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("not-json", wrong=_told(str(error))) from None
    if _LONG_NUMBER.search(raw) and isinstance(said, Command):
        _check_numbers(said.action, "$.action")
    return said


def _invalid(words: str) -> Unreadable:
    if words.startswith("Invalid value") and words.endswith("`$.type`"):
        return Unreadable("unknown-type", allowed=_TYPES)
    if "missing required field `type`" in words and "- at" not in words:
        return Unreadable("unknown-type", allowed=_TYPES)
    return Unreadable("bad-message", wrong=_told(words))


def _check_numbers(said: msgspec.Struct, where: str) -> None:
    # The game's own commands take any whole number and refuse it by its rule, but what a refusal tells goes
    # out again, and JSON's readers do not agree about numbers of more than 53 bits.
    for name in said.__struct_fields__:
        value = getattr(said, name)
        if isinstance(value, msgspec.Struct):
            _check_numbers(value, f"{where}.{name}")
        elif isinstance(value, int) and not -(2**31) < value < 2**31:
            raise Unreadable("bad-message", wrong=f"Expected a number of 32 bits - at `{where}.{name}`")


def _told(words: str) -> str:
    return words if len(words) <= _TOLD else words[:_TOLD] + "..."
