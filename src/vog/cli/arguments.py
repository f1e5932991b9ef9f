"""Kinds of argument that several commands take."""

from __future__ import annotations

from argparse import ArgumentTypeError


def count(text: str) -> int:
    """Parse a whole number above 0."""
    if not text.isdecimal() or int(text) < 1:
        raise ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def seed(text: str) -> int:
    """Parse a small seed, which stands for many games."""
    if not text.isdecimal() or int(text) >= 2**31:
        raise ArgumentTypeError(f"{text!r} is no whole number from 0 to 2**31 - 1")
    return int(text)


def tile(text: str) -> int:
    """Parse a tile that a game does not start with."""
    value = int(text) if text.isdecimal() else 0
    if not 4 <= value <= 131072 or value & (value - 1):
        raise ArgumentTypeError(f"{text!r} is no tile from 4 to 131072")
    return value
