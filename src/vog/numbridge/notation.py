"""One line per move, as records and people write it (N32).

`e4=7` placed, `e4=7x` missed, `e4*5` a clue for a 5, `e4*5,2` for two tiles, `e4*` for nothing, `~`
exchanged, `-` passed, `t` out of time. Beyond N32 there is the table's word that ends a game: `1-0
resignation` (the first player won), `0-1 game-time` (the second), `= agreement` (nobody), with the words of
`Reason`.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from vog.numbridge.commands import Command, End, Exchange, InvalidEnd, Pass, Place, Reason, TakeClue, TimeOut
from vog.numbridge.events import Ended, Exchanged, Missed, Passed, Placed, RanOutOfTime, TookClue
from vog.numbridge.field import cell_name, cell_number
from vog.numbridge.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog.numbridge.events import Event

_SCORES = {"1-0": Seat.FIRST, "0-1": Seat.SECOND, "=": None}
_SCORE_OF = {winner: score for score, winner in _SCORES.items()}

_PLACED = re.compile(r"([a-i][1-9])=([1-9])x?")
_CLUE = re.compile(r"([a-i][1-9])\*(?:([1-9])(?:,[1-9])?)?")
_WORDS: dict[str, Command | Pass] = {"~": Exchange(), "t": TimeOut(), "-": Pass()}


class InvalidNotation(ValueError):
    """No move is written like that."""


def write_end(end: End) -> str:
    """An end, as `1-0 connection`."""
    return f"{_SCORE_OF[end.winner]} {end.reason}"


def read_end(text: str) -> End:
    """An end of any kind. Raises InvalidNotation."""
    score, _, reason = text.partition(" ")
    try:
        return End(Reason(reason), _SCORES[score])
    except (KeyError, ValueError, InvalidEnd):
        raise InvalidNotation(f"{text!r} is no end of a game") from None


def write(events: Iterable[Event], size: int) -> list[str]:
    """The lines of what one command did: its own, then one for each pass that followed by itself (N37).

    A win that was found on the field follows from the move, so it has no line.
    """
    lines = []
    for event in events:
        match event:
            case Placed(_, cell, digit):
                lines.append(f"{cell_name(cell, size)}={digit}")
            case Missed(_, cell, digit):
                lines.append(f"{cell_name(cell, size)}={digit}x")
            case TookClue(_, cell, paid):
                lines.append(f"{cell_name(cell, size)}*{','.join(map(str, paid.reveal()))}")
            case Exchanged():
                lines.append("~")
            case RanOutOfTime():
                lines.append("t")
            case Passed():
                lines.append("-")
            case Ended(end) if end.reason not in End.FOUND_ON_THE_FIELD:
                lines.append(write_end(end))
    return lines


def read(line: str, size: int) -> Command | Pass:
    """The command that a line stands for. Raises InvalidNotation.

    What only the game can say, a miss and the second tile paid, is left to `write` after it was played.
    """
    if line in _WORDS:
        return _WORDS[line]
    try:
        if found := _PLACED.fullmatch(line):
            return Place(cell_number(found[1], size), int(found[2]))
        if found := _CLUE.fullmatch(line):
            return TakeClue(cell_number(found[1], size), int(found[2]) if found[2] else None)
    except ValueError as error:
        raise InvalidNotation(str(error)) from None
    if " " in line:
        return read_end(line)
    raise InvalidNotation(f"{line!r} is no move")
