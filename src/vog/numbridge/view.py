"""What a seat may know, and nothing else: plain data that `Position.view` fills and anyone may send.

Everything that leaves the server about a running game is made of these. Strings hold one character per cell,
row by row.
"""

from __future__ import annotations

import enum

import msgspec

from vog.numbridge.commands import End
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Settings


class Did(enum.StrEnum):
    """What the last move was, as far as everybody may know (N33)."""

    PLACED = "placed"
    MISSED = "missed"
    TOOK_CLUE = "took-clue"
    EXCHANGED = "exchanged"
    RAN_OUT_OF_TIME = "ran-out-of-time"


class LastMove(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The last move. `digit` only of a tile that was put on the field: paid and exchanged ones stay hidden.

    `then_passed` is the player who was passed by itself after it (N20, N37).
    """

    seat: Seat
    did: Did
    cell: int | None = None
    digit: int | None = None
    then_passed: Seat | None = None


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A miss that may still be marked on the field (N21). `ply` names it, so that it is shown once (N40)."""

    ply: int
    seat: Seat
    cell: int
    digit: int


class Options(msgspec.Struct, frozen=True, gc=False):
    """What the seat may do now.

    `cells`: `p` where a tile may be placed, `c` where a clue may be taken, `.` elsewhere. `price` is what a
    clue costs now in tiles, 0 with an empty hand (N16, N43). `exchange`: whether the hand may be exchanged
    (N17).
    """

    cells: str
    price: int
    exchange: bool


class Lands(msgspec.Struct, frozen=True, gc=False):
    """Lands: cells owned per block by each player, in the order of block numbers, and blocks taken (N26).

    `holders` is one character a block: `.` not taken, `1` by the first, `2` by the second player.
    """

    cells: tuple[tuple[int, int], ...]
    blocks: tuple[int, int]
    holders: str


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A game as one seat sees it. Pairs are (first player's, second player's).

    Field: `blocks` (a block number per cell), `digits` (`0` where none is visible), `clues` (`1` for a cell
    that was open from the start, N8), `owners` (`.` nobody, `1` first, `2` second).
    Turn: `ply` commands were played, `turn` is to move (None when over), with move `move` of `of` (N26, N36).
    Tiles: `tiles` in the hands, `bag` in the bag (N10); `hand` the seat's own, rising, None for a spectator.
    End: `end`, and where the field shows it `won_by`, the cells that won: a chain from edge to edge,
    or the winner's cells in the blocks that it took (N25, N26).
    `candidates`: where the own digits may stand, by digit, if the ad switched that on (N30).
    """

    seat: Seat
    settings: Settings
    ply: int
    blocks: str
    digits: str
    clues: str
    owners: str
    turn: Seat | None
    move: int
    of: int
    tiles: tuple[int, int]
    bag: int
    misses: tuple[int, int]
    marks: tuple[Mark, ...] = ()
    last: LastMove | None = None
    hand: tuple[int, ...] | None = None
    may: Options | None = None
    candidates: dict[int, tuple[int, ...]] | None = None
    lands: Lands | None = None
    end: End | None = None
    won_by: tuple[int, ...] = ()


_ENCODER = msgspec.json.Encoder()


def encode(view: View) -> bytes:
    """The view as one line of JSON."""
    return _ENCODER.encode(view)
