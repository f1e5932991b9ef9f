"""Records of finished and running games: the JSON form, and the replay that proves one.

The format is described in docs/records.md. The page saves its games in the same form.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from vog._core import twenty48 as core
from vog._core.twenty48 import Direction
from vog.twenty48.game import Game

FORMAT = "vog-2048"
VERSION = 1

_LETTERS = {"U": Direction.UP, "D": Direction.DOWN, "L": Direction.LEFT, "R": Direction.RIGHT}
_LETTER_OF = {direction: letter for letter, direction in _LETTERS.items()}

_Count = Annotated[int, msgspec.Meta(ge=0)]


class UnreadableRecord(ValueError):
    """The text is no record of this format; the message says where it departs."""


class BrokenRecord(ValueError):
    """The moves do not lead where the record says.

    `move` counts from 1: the first move that cannot be played, or the last one where what differs is the
    score or the board at the end.
    """

    def __init__(self, move: int, reason: str) -> None:
        self.move = move
        self.reason = reason
        super().__init__(f"move {move}: {reason}")


class _Wire(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON form, field by field."""

    format: Literal["vog-2048"]
    version: Literal[1]
    seed: Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{16}$(?!\n)")]
    moves: Annotated[str, msgspec.Meta(pattern=r"^[UDLR]*$(?!\n)", max_length=core.MOST_MOVES)]
    score: _Count
    rows: tuple[
        tuple[_Count, _Count, _Count, _Count],
        tuple[_Count, _Count, _Count, _Count],
        tuple[_Count, _Count, _Count, _Count],
        tuple[_Count, _Count, _Count, _Count],
    ]
    undos: _Count = 0
    hints: _Count = 0
    autoplayed: _Count = 0


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A game as seed and moves, with the score and rows they lead to and the help that was used."""

    seed: int
    moves: tuple[Direction, ...]
    score: int
    rows: tuple[tuple[int, ...], ...]
    undos: int = 0
    hints: int = 0
    autoplayed: int = 0

    def to_json(self) -> str:
        """The record as one line of JSON."""
        wire = {
            "format": FORMAT,
            "version": VERSION,
            "seed": f"{self.seed:016x}",
            "moves": "".join(_LETTER_OF[direction] for direction in self.moves),
            "score": self.score,
            "rows": self.rows,
            "undos": self.undos,
            "hints": self.hints,
            "autoplayed": self.autoplayed,
        }
        return msgspec.json.encode(wire).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read what `to_json` or the page wrote. Raises UnreadableRecord; does not replay (see `verify`)."""
        try:
            wire = msgspec.json.decode(text, type=_Wire)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise UnreadableRecord(f"no record of a game of 2048: {error}") from None
        return cls(
            seed=int(wire.seed, 16),
            moves=tuple(_LETTERS[letter] for letter in wire.moves),
            score=wire.score,
            rows=wire.rows,
            undos=wire.undos,
            hints=wire.hints,
            autoplayed=wire.autoplayed,
        )


def verify(record: Record) -> Game:
    """Play the record again from its seed and return the game it leads to.

    Raises BrokenRecord at the first move that cannot be played (T5), and where the score (T10) or the board
    at the end differs; InvalidSeed for a seed out of range.
    """
    game = Game(record.seed, undos=record.undos, hints=record.hints, autoplayed=record.autoplayed)
    for number, direction in enumerate(record.moves, start=1):
        if direction not in game.board.valid_directions:
            raise BrokenRecord(number, f"{direction.name.lower()} moves nothing")
        game.play(direction)
    if game.score != record.score:
        raise BrokenRecord(len(record.moves), f"the score is {game.score}, not {record.score}")
    if game.board.rows != tuple(tuple(row) for row in record.rows):
        raise BrokenRecord(len(record.moves), "the board is not the one that the record shows")
    return game
