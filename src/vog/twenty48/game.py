"""A game from its seed: play, undo, win, end."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, NamedTuple

from vog._core import twenty48 as core
from vog._core.twenty48 import Direction

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog._core.twenty48 import Board
    from vog.twenty48.record import Record

HIGHEST_SEED = 2**64 - 1


class Status(enum.Enum):
    """How a game stands: 2048 made ends nothing (T12), so a game that is won is still played."""

    PLAYING = "playing"
    WON = "won"
    OVER = "over"


class InvalidMove(ValueError):
    """That direction moves nothing (T5)."""

    def __init__(self, direction: Direction, valid: tuple[Direction, ...]) -> None:
        self.direction = direction
        self.valid = valid
        allowed = ", ".join(d.name.lower() for d in valid) or "none, the game is over"
        super().__init__(f"{direction.name.lower()} moves nothing; valid: {allowed}")


class InvalidSeed(ValueError):
    """A seed is a whole number from 0 to 2**64 - 1."""

    def __init__(self, seed: object) -> None:
        super().__init__(f"{seed!r} is no seed; a whole number from 0 to 2**64 - 1 is")


class NothingToUndo(ValueError):
    """No move has been played."""

    def __init__(self) -> None:
        super().__init__("no move has been played")


class Move(NamedTuple):
    """What one move did: `gained` points (T10), and the new tile's cell (0 to 15, row by row) and value."""

    direction: Direction
    gained: int
    spawned_cell: int
    spawned_tile: int


class Game:
    """One game of 2048, changed in place by `play` and `undo`.

    The same seed and moves give the same game here, in the core and in the browser: every spawn comes from
    the seed's generator, whose stream is part of the record format (docs/records.md).
    """

    __slots__ = ("_autoplayed", "_hints", "_moves", "_seed", "_state", "_undos")

    def __init__(
        self,
        seed: int,
        moves: Iterable[Direction] = (),
        *,
        undos: int = 0,
        hints: int = 0,
        autoplayed: int = 0,
    ) -> None:
        """Start from `seed` and play `moves`.

        Raises InvalidSeed, or InvalidMove at the first move that cannot be played. `undos`, `hints` and
        `autoplayed` are what the record says of help the player had.
        """
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= HIGHEST_SEED:
            raise InvalidSeed(seed)
        self._seed = seed
        self._moves = bytearray()
        self._state = core.start(seed)
        self._undos = undos
        self._hints = hints
        self._autoplayed = autoplayed
        for direction in moves:
            self.play(direction)

    @classmethod
    def start(cls, seed: int) -> Game:
        """Two tiles on an empty board (T2). Raises InvalidSeed."""
        return cls(seed)

    @property
    def seed(self) -> int:
        """The number that every spawn of this game follows from."""
        return self._seed

    @property
    def board(self) -> Board:
        """The board as it stands."""
        return self._state.board

    @property
    def score(self) -> int:
        """The sum of all tiles that merges made (T10)."""
        return self._state.score

    @property
    def moves(self) -> tuple[Direction, ...]:
        """The moves played so far, without those taken back."""
        return tuple(Direction(code) for code in self._moves)

    @property
    def undos(self) -> int:
        """How many moves were taken back."""
        return self._undos

    @property
    def is_won(self) -> bool:
        """Whether a merge has made 2048 (T12); true on a dead board too (T19)."""
        return self._state.won

    @property
    def status(self) -> Status:
        """OVER on a dead board (T13), else WON once 2048 was made (T12), else PLAYING."""
        if self.board.is_over:
            return Status.OVER
        return Status.WON if self._state.won else Status.PLAYING

    def play(self, direction: Direction) -> Move:
        """Slide and spawn (T3 to T10). Raises InvalidMove, and nothing has changed, where nothing moves."""
        played = self._state.play(direction)
        if played is None:
            raise InvalidMove(direction, self.board.valid_directions)
        self._moves.append(direction.value)
        return Move(direction, *played)

    def undo(self) -> None:
        """Take the last move back. The same move then brings the same tile again.

        Raises NothingToUndo before the first move.
        """
        if not self._moves:
            raise NothingToUndo
        del self._moves[-1]
        self._state, _ = core.replay(self._seed, bytes(self._moves))
        self._undos += 1

    def record(self) -> Record:
        """Everything that is needed to play this game again."""
        from vog.twenty48.record import Record  # noqa: PLC0415 - the record module replays games

        return Record(
            seed=self._seed,
            moves=self.moves,
            score=self.score,
            rows=self.board.rows,
            undos=self._undos,
            hints=self._hints,
            autoplayed=self._autoplayed,
        )

    def __repr__(self) -> str:
        return (
            f"<Game seed={self._seed} moves={len(self._moves)} score={self.score} status={self.status.value}>"
        )
