"""From the bytes of one frame to a message, or to an error that names what is wrong and what is allowed."""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

from vog.protocol.messages import Command, CommandId, Error, Facts, Said
from vog.protocol.wording import told

MOST_BRACKETS = 16  # opening ones
LARGEST = 4096  # bytes of a message; an honest one has a few hundred

# What may be a number beyond 32 bits, or a part of an id. All others need no second look.
_LONG_NUMBER = re.compile(rb"[0-9]{10}")

_TYPES = sorted(str(kind.__struct_config__.tag) for kind in get_args(Said))
_DECODER = msgspec.json.Decoder(Said)


class _Named(msgspec.Struct):
    """A command of which nothing but its id can be read."""

    type: Literal["command"]
    id: CommandId


_NAMED = msgspec.json.Decoder(_Named)


class Unreadable(ValueError):
    """What came is no message; `error` says so to its sender, with `command` for the id where it was one."""

    def __init__(
        self, code: str, command: str | msgspec.UnsetType = msgspec.UNSET, **facts: int | str | list[str]
    ) -> None:
        self.error = Error(code, Facts(facts), command)
        super().__init__(code)


def read(data: str | bytes) -> Said:
    """Read one message. Raises Unreadable.

    not-text, too-large, too-nested, not-json, unknown-type, bad-message: `wrong` holds the decoder's words,
    which name the field, what it is and what it should be. The last bears the id of a command that has one.
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
        raise _invalid(str(error), raw) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Unreadable("not-json", wrong=told(str(error))) from None
    if _LONG_NUMBER.search(raw) and isinstance(said, Command):
        _check_numbers(said.id, said.action, "$.action")
    return said


def _invalid(words: str, raw: bytes) -> Unreadable:
    if words.startswith("Invalid value") and words.endswith("`$.type`"):
        return Unreadable("unknown-type", allowed=_TYPES)
    if "missing required field `type`" in words and "- at" not in words:
        return Unreadable("unknown-type", allowed=_TYPES)
    return Unreadable("bad-message", _command(raw), wrong=told(words))


def _command(raw: bytes) -> str | msgspec.UnsetType:
    """The id of a command that is wrong elsewhere, so that its sender waits no longer for an answer (C12)."""
    try:
        return _NAMED.decode(raw).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return msgspec.UNSET


def _check_numbers(command: str, said: msgspec.Struct, where: str) -> None:
    # The game's own commands take any whole number and refuse it by its rule, but what a refusal tells goes
    # out again, and JSON's readers do not agree about numbers of more than 53 bits.
    for name in said.__struct_fields__:
        value = getattr(said, name)
        if isinstance(value, msgspec.Struct):
            _check_numbers(command, value, f"{where}.{name}")
        elif isinstance(value, int) and not -(2**31) < value < 2**31:
            wrong = f"Expected a number of 32 bits - at `{where}.{name}`"
            raise Unreadable("bad-message", command, wrong=wrong)
