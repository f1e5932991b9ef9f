"""Chance, drawn from the seed: every draw is a hash, and nothing about the bag's order is stored (N34).

The exact bytes, so that any language can draw the same, are in docs/numbridge-record.md:

    SHA-256( "vog-numbridge-1" | seed, 32 bytes | purpose, ASCII | 0x00 | seq, u32 | counter, u32 )

with big-endian integers. A draw below n reads the hash's first two bytes as a number x; where x is not below
the greatest multiple of n that is at most 65536 the draw is made again with the next counter, so that every
result is equally likely; else it is x modulo n. Counters start at 0 for each purpose of each seq.
"""

from __future__ import annotations

import enum
from hashlib import sha256
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vog.numbridge.secret import Seed

_DOMAIN = b"vog-numbridge-1"
_RANGE = 1 << 16


class Purpose(bytes, enum.Enum):
    """What a draw is for. Draws for different purposes never share a hash."""

    FIRST = b"first"  # which of two players sits first, at seq 0
    DEAL = b"deal"  # the key of the deal, at seq 0
    HAND = b"hand"  # the opening hands, at seq 0
    PRICE = b"price"  # the second tile of a clue that costs two
    EXCHANGE = b"exchange"  # the new hand of an exchange
    REFILL = b"refill"  # the tiles after a move


class Draws:
    """The draws of one purpose at one seq, in order."""

    __slots__ = ("_counter", "_stem")

    def __init__(self, stem: bytes) -> None:
        self._stem = stem
        self._counter = 0

    def key(self) -> bytes:
        """The next 32 bytes, whole."""
        hashed = sha256(self._stem + self._counter.to_bytes(4, "big")).digest()
        self._counter += 1
        return hashed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely; n is from 1 to 65536."""
        limit = _RANGE - _RANGE % n
        while True:
            hashed = self.key()
            x = hashed[0] << 8 | hashed[1]
            if x < limit:
                return x % n


class Chance:
    """All the chance of one game."""

    __slots__ = ("seed",)

    def __init__(self, seed: Seed) -> None:
        self.seed = seed

    def draws(self, purpose: Purpose, seq: int) -> Draws:
        """The draws for `purpose` at `seq`: the number of commands played, the one that draws included."""
        return Draws(b"".join((_DOMAIN, self.seed.reveal(), purpose, b"\0", seq.to_bytes(4, "big"))))

    def __eq__(self, other: object) -> bool:
        return self.seed == other.seed if isinstance(other, Chance) else NotImplemented

    def __hash__(self) -> int:
        return hash((Chance, self.seed))


def swapped_seats(seed: Seed) -> bool:
    """Whether the second of two players sits first (N26): one draw below 2, for the table that seats them."""
    return Chance(seed).draws(Purpose.FIRST, 0).below(2) == 1
