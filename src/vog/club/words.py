"""The lines of a game's journal: what each stands for.

What happens on the board, and every end, is written in Numbridge's notation (vog.numbridge.notation), without
the passes that follow by themselves: `e4=7`, `e4=7x`, `e4*5,2`, `~`, `t`, `1-0 resignation`, `= agreement`.
A line of the table is a word, some with an argument:

    offer draw, offer adjournment       the seat offers it; the row's seq is the offer's id (C5)
    withdraw 12, decline 12             the seat takes offer 12 back, declines it
    adjourn 12                          the seat accepts offer 12: the game is adjourned (C6)
    wish, unwish                        the seat wishes to resume, takes that back
    resume                              the seat wishes to resume, as the opponent just did: the game goes on
    rematch, no-rematch                 the seat wishes for a rematch, takes that back (N26)
    rematch-agreed                      the seat wishes for one too
    rematch-is vAu3nYbQ0s_T             the table has started it: that game
    rematch-off                         the table could not start it

A draw that is accepted is the end `= agreement`.
"""

from __future__ import annotations

import re
from typing import TypeAlias

import msgspec

from vog.club.names import GameId
from vog.club.offer import OfferId, OfferKind
from vog.numbridge import notation
from vog.numbridge.commands import Command, Pass


class Offered(msgspec.Struct, frozen=True, tag="offer"):
    """An offer was made."""

    kind: OfferKind


class Withdrawn(msgspec.Struct, frozen=True, tag="withdraw"):
    """An offer was taken back."""

    offer: OfferId


class Declined(msgspec.Struct, frozen=True, tag="decline"):
    """An offer was declined."""

    offer: OfferId


class Adjourned(msgspec.Struct, frozen=True, tag="adjourn"):
    """An offer of an adjournment was accepted."""

    offer: OfferId


class Wished(msgspec.Struct, frozen=True, tag="wish"):
    """A wish to resume stands."""


class Unwished(msgspec.Struct, frozen=True, tag="unwish"):
    """It does not stand any more."""


class Resumed(msgspec.Struct, frozen=True, tag="resume"):
    """Both wished to: the game goes on."""


class RematchWished(msgspec.Struct, frozen=True, tag="rematch"):
    """A wish for a rematch stands."""


class RematchUnwished(msgspec.Struct, frozen=True, tag="no-rematch"):
    """It does not stand any more."""


class RematchAgreed(msgspec.Struct, frozen=True, tag="rematch-agreed"):
    """Both wished for one."""


class RematchIs(msgspec.Struct, frozen=True, tag="rematch-is"):
    """It has begun."""

    game: GameId


class RematchOff(msgspec.Struct, frozen=True, tag="rematch-off"):
    """It cannot begin."""


TableWord: TypeAlias = (
    Offered
    | Withdrawn
    | Declined
    | Adjourned
    | Wished
    | Unwished
    | Resumed
    | RematchWished
    | RematchUnwished
    | RematchAgreed
    | RematchIs
    | RematchOff
)
Word: TypeAlias = Command | TableWord

_BARE: dict[str, TableWord] = {
    "wish": Wished(),
    "unwish": Unwished(),
    "resume": Resumed(),
    "rematch": RematchWished(),
    "no-rematch": RematchUnwished(),
    "rematch-agreed": RematchAgreed(),
    "rematch-off": RematchOff(),
}
_NUMBERED: dict[str, type[Withdrawn | Declined | Adjourned]] = {
    "withdraw": Withdrawn,
    "decline": Declined,
    "adjourn": Adjourned,
}
_GAME = re.compile(r"rematch-is ([A-Za-z0-9_-]{1,64})")


class InvalidLine(ValueError):
    """No row of a journal has such a line."""


def write(word: TableWord) -> str:
    """The line of a word of the table."""
    tag = str(word.__struct_config__.tag)
    argument = msgspec.structs.astuple(word)
    return f"{tag} {argument[0]}" if argument else tag


def read(line: str, size: int) -> Word:
    """What a line stands for; `size` is the field's. Raises InvalidLine."""
    if line in _BARE:
        return _BARE[line]
    first, _, rest = line.partition(" ")
    try:
        if first in _NUMBERED and rest.isascii() and rest.isdecimal():
            return _NUMBERED[first](int(rest))
        if first == "offer":
            return Offered(OfferKind(rest))
        if found := _GAME.fullmatch(line):
            return RematchIs(found[1])
        word = notation.read(line, size)
    except ValueError:  # not told with the line: it may name tiles that were paid (N33)
        raise InvalidLine("no line of a journal") from None
    if isinstance(word, Pass):
        raise InvalidLine("a pass follows by itself and has no row")
    return word
