"""Kinds of argument that several commands take."""

from __future__ import annotations

from argparse import ArgumentTypeError
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable
    from enum import Enum

    E = TypeVar("E", bound=Enum)

MOST_GAMES = 1_000_000
_DIGITS = 20  # beyond which no number is read: none is that large
_SHOWN = 80  # characters of a wrong value that are shown again


def whole(least: int, most: int) -> Callable[[str], int]:
    """A kind: whole numbers from `least` to `most`."""

    def read(text: str) -> int:
        bare = text.removeprefix("-")
        if bare.isdecimal() and len(bare) <= _DIGITS and least <= int(text) <= most:
            return int(text)
        raise ArgumentTypeError(f"{_short(text)} is no whole number from {least} to {most}")

    return read


def one_of(kind: type[E]) -> Callable[[str], E]:
    """A kind: the values of an enum."""

    def read(text: str) -> E:
        try:
            return kind(text)
        except ValueError:
            allowed = ", ".join(str(member.value) for member in kind)
            raise ArgumentTypeError(f"{_short(text)} is none of {allowed}") from None

    return read


def count(text: str) -> int:
    """Parse a number of games."""
    return whole(1, MOST_GAMES)(text)


def seed(text: str) -> int:
    """Parse a small seed, which stands for many games."""
    return whole(0, 2**31 - 1)(text)


def days(text: str) -> int:
    """Parse a number of days, up to a hundred years."""
    return whole(1, 36_500)(text)


def line(text: str) -> str:
    """Parse what is said to all."""
    if not 1 <= len(text) <= 300 or any(char in _BREAKS for char in text):
        raise ArgumentTypeError("what is said must be one line of 1 to 300 characters")
    return text


def tile(text: str) -> int:
    """Parse a tile that a game does not start with."""
    value = int(text) if text.isdecimal() and len(text) <= _DIGITS else 0
    if not 4 <= value <= 131072 or value & (value - 1):
        raise ArgumentTypeError(f"{_short(text)} is no tile from 4 to 131072")
    return value


# Line breaks and control characters.
_BREAKS = frozenset(map(chr, (*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029)))


def _short(text: str) -> str:
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "...")
