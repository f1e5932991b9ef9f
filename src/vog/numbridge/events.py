"""What a command did, in order: for the journal and the record, not for a seat, which gets a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from vog.numbridge.commands import End
    from vog.numbridge.seat import Seat
    from vog.numbridge.secret import Secret


@dataclass(frozen=True, slots=True)
class Placed:
    """A tile fitted: the cell is that player's (N12)."""

    seat: Seat
    cell: int
    digit: int


@dataclass(frozen=True, slots=True)
class Missed:
    """A tile did not fit and went back to the bag (N13)."""

    seat: Seat
    cell: int
    digit: int


@dataclass(frozen=True, slots=True)
class TookClue:
    """A clue was taken (N14). `paid` hides the digits paid, none to two of them, in the order they left."""

    seat: Seat
    cell: int
    paid: Secret


@dataclass(frozen=True, slots=True)
class Exchanged:
    """A hand was exchanged (N17)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RanOutOfTime:
    """The move's time ran out (N23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drew:
    """Tiles were drawn to fill the hand, at least one (N18)."""

    seat: Seat
    tiles: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A player had nothing to play, and the turn went on by itself (N20)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over (N25, N28)."""

    end: End


Event: TypeAlias = Placed | Missed | TookClue | Exchanged | RanOutOfTime | Drew | Passed | Ended
