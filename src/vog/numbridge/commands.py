"""What can be asked of a game: the three moves, what the table says, and how a game ends.

They are tagged msgspec structs, so that a protocol can read and write them as they are.
"""

from __future__ import annotations

import enum
from typing import ClassVar, TypeAlias

import msgspec

from vog.numbridge.seat import Seat


class Place(msgspec.Struct, frozen=True, tag="place", forbid_unknown_fields=True):
    """Put a tile from the hand on an empty cell (N12)."""

    cell: int
    digit: int


class TakeClue(msgspec.Struct, frozen=True, tag="take-clue", forbid_unknown_fields=True):
    """Take a clue cell that nobody owns (N14).

    `pay` is the digit of the tile that is discarded; where the price is two, of the first (N15). None where
    the hand is empty and the clue costs nothing (N16). It is left out where the command is printed (N33).
    """

    cell: int
    pay: int | None = None

    def __repr__(self) -> str:
        return f"TakeClue(cell={self.cell}, pay=...)"


class Exchange(msgspec.Struct, frozen=True, tag="exchange", forbid_unknown_fields=True):
    """Put the whole hand in the bag and draw a new one (N17)."""


class Pass(msgspec.Struct, frozen=True, tag="pass", forbid_unknown_fields=True):
    """The pass of a player who has nothing to play. It happens by itself, unasked (N11, N20)."""


class TimeOut(msgspec.Struct, frozen=True, tag="time-out", forbid_unknown_fields=True):
    """The table says that the move's time has run out (N23)."""


class Reason(enum.StrEnum):
    """Why a game is over. The first two are found on the field, the others are declared by the table."""

    CONNECTION = "connection"  # a chain joins two opposite edges: Bridge and Lightning (N25)
    MAJORITY = "majority"  # most blocks are taken: Lands (N26)
    RESIGNATION = "resignation"  # N28
    AGREEMENT = "agreement"  # a draw that both wanted (N28)
    GAME_TIME = "game-time"  # the whole thinking time is used up (N24)
    CLAIM = "claim"  # claimed after a row of time-outs
    ADJOURNMENT = "adjournment"  # closed because it was never resumed
    CLOSED = "closed"  # closed by the table, without a result


# Who may win by each reason: exactly one player, nobody, or either of these.
_WON = (Reason.RESIGNATION, Reason.GAME_TIME, Reason.CLAIM, Reason.CONNECTION, Reason.MAJORITY)
_DRAWN = (Reason.AGREEMENT, Reason.CLOSED)


class InvalidEnd(ValueError):
    """A result that its reason does not allow: a draw by resignation, a spectator's win."""


class End(msgspec.Struct, frozen=True, tag="end", forbid_unknown_fields=True):
    """How a game ended; also the table's command that ends it. `winner` is None where nobody won.

    Raises InvalidEnd where reason and winner do not fit.
    """

    reason: Reason
    winner: Seat | None = None

    FOUND_ON_THE_FIELD: ClassVar = (Reason.CONNECTION, Reason.MAJORITY)

    def __post_init__(self) -> None:
        if self.winner is Seat.SPECTATOR:
            raise InvalidEnd("a spectator cannot win")
        if self.winner is None and self.reason in _WON:
            raise InvalidEnd(f"{self.reason} has a winner")
        if self.winner is not None and self.reason in _DRAWN:
            raise InvalidEnd(f"{self.reason} has no winner")


Command: TypeAlias = Place | TakeClue | Exchange | TimeOut | End
