"""What a command did, in order: for the journal and the record, not for a seat, which gets a view."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from vog.numbridge.commands import End
from vog.numbridge.seat import Seat
from vog.numbridge.secret import Secret


class Placed(msgspec.Struct, frozen=True, gc=False):
    """A tile fitted: the cell is that player's (N12)."""

    seat: Seat
    cell: int
    digit: int


class Missed(msgspec.Struct, frozen=True, gc=False):
    """A tile did not fit and went back to the bag (N13)."""

    seat: Seat
    cell: int
    digit: int


class TookClue(msgspec.Struct, frozen=True, gc=False):
    """A clue was taken (N14). `paid` hides the digits paid, none to two of them, in the order they left."""

    seat: Seat
    cell: int
    paid: Secret


class Exchanged(msgspec.Struct, frozen=True, gc=False):
    """A hand was exchanged (N17)."""

    seat: Seat


class RanOutOfTime(msgspec.Struct, frozen=True, gc=False):
    """The move's time ran out (N23)."""

    seat: Seat


class Drew(msgspec.Struct, frozen=True, gc=False):
    """Tiles were drawn to fill the hand, at least one (N18)."""

    seat: Seat
    tiles: int


class Passed(msgspec.Struct, frozen=True, gc=False):
    """A player had nothing to play, and the turn went on by itself (N20)."""

    seat: Seat


class Ended(msgspec.Struct, frozen=True, gc=False):
    """The game is over (N25, N28)."""

    end: End


Event: TypeAlias = Placed | Missed | TookClue | Exchanged | RanOutOfTime | Drew | Passed | Ended
