"""Bytes that must not leave the server before the game is over."""

from __future__ import annotations

from typing import NoReturn

SEED_BYTES = 32


class Leak(TypeError):
    """A secret was about to be written down."""

    def __init__(self) -> None:
        super().__init__("a secret cannot be pickled, encoded or formatted")


class Secret:
    """Bytes that print as three dots and refuse to be pickled or encoded.

    What holds one (a position, an event) can therefore not be encoded by accident either. `reveal` is the
    only way to the bytes, so that every place that uses them can be found by its name.
    """

    __slots__ = ("_bytes",)

    def __init__(self, hidden: bytes) -> None:
        self._bytes = bytes(hidden)

    def reveal(self) -> bytes:
        """The bytes themselves."""
        return self._bytes

    def __eq__(self, other: object) -> bool:
        return self._bytes == other._bytes if isinstance(other, Secret) else NotImplemented

    def __hash__(self) -> int:
        return hash((Secret, self._bytes))

    def __repr__(self) -> str:
        return "..."

    def __format__(self, wanted: str) -> str:
        if wanted:
            raise Leak
        return "..."

    def __reduce_ex__(self, _: object) -> NoReturn:
        raise Leak

    def __reduce__(self) -> NoReturn:
        raise Leak


class InvalidSeed(ValueError):
    """A game's seed is exactly 32 bytes (N34)."""

    def __init__(self, length: int) -> None:
        super().__init__(f"a seed is {SEED_BYTES} bytes ({2 * SEED_BYTES} hexadecimal digits), not {length}")


class Seed(Secret):
    """The secret of one game: 32 bytes from which its deal and every draw follow (N34).

    Raises InvalidSeed for any other length.
    """

    __slots__ = ()

    def __init__(self, hidden: bytes) -> None:
        if len(hidden) != SEED_BYTES:
            raise InvalidSeed(len(hidden))
        super().__init__(hidden)
