"""One byte per cell: the digit that is visible in the low four bits, and above it what the cell is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.numbridge.field import MARK
from vog.numbridge.seat import PLAYERS, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

EMPTY = 0x00
FREE_CLUE = 0x10
CLUE_OF = {Seat.FIRST: 0x20, Seat.SECOND: 0x30}
TILE_OF = {Seat.FIRST: 0x40, Seat.SECOND: 0x50}

# A letter for each, as a setup writes them.
LETTERS = {
    ".": EMPTY,
    "c": FREE_CLUE,
    "f": CLUE_OF[Seat.FIRST],
    "s": CLUE_OF[Seat.SECOND],
    "F": TILE_OF[Seat.FIRST],
    "S": TILE_OF[Seat.SECOND],
}
CLUES = (FREE_CLUE, *CLUE_OF.values())

_OWNER = dict.fromkeys((CLUE_OF[Seat.FIRST], TILE_OF[Seat.FIRST]), "1") | dict.fromkeys(
    (CLUE_OF[Seat.SECOND], TILE_OF[Seat.SECOND]), "2"
)


def _table(text: Callable[[int], str]) -> bytes:
    return bytes(ord(text(value)) for value in range(256))


def what(value: int) -> int:
    """What a cell's byte says that it is, without the digit."""
    return value & 0xF0


# Tables for bytes.translate, to one character per cell.
DIGITS = _table(lambda value: str(value & 0x0F) if value & 0x0F < 10 else "?")
OWNERS = _table(lambda value: _OWNER.get(what(value), "."))
WERE_CLUES = _table(lambda value: "1" if what(value) in CLUES else "0")


def _may(places: bool, takes: bool) -> bytes:
    letters = {EMPTY: "p" if places else ".", FREE_CLUE: "c" if takes else "."}
    return _table(lambda value: letters.get(what(value), "."))


# By (a tile can be placed, a clue can be taken): what may be done with each cell.
MAY = {(places, takes): _may(places, takes) for places in (False, True) for takes in (False, True)}

# Per player: 1 for a cell that the player owns, else 0.
MINE = {
    seat: bytes(what(value) in (CLUE_OF[seat], TILE_OF[seat]) for value in range(256)) for seat in PLAYERS
}

# The same with field.MARK for 1.
MINE_MARKED = {seat: bytes(mine and MARK for mine in table) for seat, table in MINE.items()}
