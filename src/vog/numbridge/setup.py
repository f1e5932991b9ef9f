"""A position written down by hand, which may be wrong: how puzzles, tools and tests make a `Position`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vog._core import sudoku as core
from vog.numbridge import cells
from vog.numbridge.field import Field
from vog.numbridge.seat import PLAYERS, Seat
from vog.numbridge.settings import Blocks, Settings, Variant

if TYPE_CHECKING:
    from collections.abc import Iterable

# Tiles in a full hand (N10).
HAND = 3


class InvalidSetup(ValueError):
    """There is no such position; the message says which rule it breaks."""


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Setup:
    """What a position is made of, unchecked.

    `solution`: a digit per cell. `states`: a letter per cell, `.` empty, `c` a clue nobody owns, `f` and `s`
    a clue of the first and the second player, `F` and `S` a cell that they filled. `hands`: two tuples of
    digits. `moves_left` of the turn's `moves` (N26). What is in the bag follows (N9).
    """

    settings: Settings
    field: Field
    solution: bytes
    states: str
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    turn: Seat = Seat.FIRST
    moves: int = 1
    moves_left: int = 1
    ply: int = 0
    misses: tuple[int, int] = (0, 0)

    def __repr__(self) -> str:
        return f"Setup({self.settings.variant})"

    @classmethod
    def parse(cls, text: str, settings: Settings) -> Setup:
        """Read `SOLUTION STATES FIRST-HAND SECOND-HAND TURN MOVE/MOVES [BLOCKS]`, parted by white space.

        SOLUTION, STATES and BLOCKS have a character per cell, `/` between rows being ignored; a hand is
        digits or `-`; TURN is `first` or `second`; `1/2` is the first move of a pair. BLOCKS is needed where
        they are irregular. No command was played before and nobody has missed. Raises InvalidSetup.
        """
        words = text.split()
        irregular = settings.blocks is Blocks.IRREGULAR
        if len(words) != 6 + irregular:
            raise InvalidSetup(f"a setup has {6 + irregular} words, not {len(words)}")
        solution, states, first, second, turn, pair = words[:6]
        move, slash, moves = pair.partition("/")
        if turn not in PLAYERS or not slash or not _are_digits(move, 1) or not _are_digits(moves, 1):
            raise InvalidSetup("a turn is `first` or `second`, then its move of so many, as 1/2")
        hands = tuple(hand.replace("-", "") for hand in (first, second))
        if not all(_are_digits(hand) for hand in (solution.replace("/", ""), *hands)):
            raise InvalidSetup("the solution and the hands are digits")
        try:
            field = Field(settings.size, _numbers(words[6])) if irregular else Field.regular(settings.size)
        except ValueError as error:
            raise InvalidSetup(str(error)) from None
        return cls(
            settings=settings,
            field=field,
            solution=bytes(_numbers(solution)),
            states=states.replace("/", ""),
            hands=(tuple(sorted(_numbers(hands[0]))), tuple(sorted(_numbers(hands[1])))),
            turn=Seat(turn),
            moves=int(moves),
            moves_left=int(moves) - int(move) + 1,
        )

    def check(self) -> None:
        """Raise InvalidSetup for the first rule that is broken."""
        settings, field = self.settings, self.field
        irregular = settings.blocks is Blocks.IRREGULAR
        if field.size != settings.size or (not irregular and field != Field.regular(settings.size)):
            raise InvalidSetup("the field is not the one of the settings (N4)")
        if len(self.solution) != len(field.cells) or len(self.states) != len(field.cells):
            raise InvalidSetup(f"solution and states have one character for each of {len(field.cells)} cells")
        if set(self.states) - set(cells.LETTERS):
            raise InvalidSetup(f"states are of {' '.join(cells.LETTERS)}")
        digits = set(range(1, field.size + 1))
        if any({self.solution[cell] for cell in region} != digits for region in _regions(field)):
            raise InvalidSetup("the solution does not have every digit in each row, column and block (N1)")
        clues = self.clues()
        if sum(map(bool, clues)) != settings.clues:
            raise InvalidSetup(f"there are {sum(map(bool, clues))} clues, not {settings.clues} (N8)")
        if core.count_solutions(core.Layout(field.size, list(field.blocks)), list(clues), 2) != 1:
            raise InvalidSetup("the clues have more than one solution (N5)")
        if any(len(hand) > HAND or list(hand) != sorted(hand) for hand in self.hands):
            raise InvalidSetup(f"a hand is up to {HAND} tiles, rising (N10)")
        if self._tiles_out() - self._tiles_to_come():
            raise InvalidSetup("the hands hold tiles that no empty cell is left for (N9)")
        if self.turn not in PLAYERS or self.moves_left not in range(1, self.moves + 1):
            raise InvalidSetup("a player is to move, with at least one move left of the turn (N26)")
        if self.moves not in ((1, 2) if settings.variant is Variant.LANDS else (1,)):
            raise InvalidSetup("a turn is one move; in Lands two, but for the very first (N26)")
        if self.moves_left == 1 == self.moves and settings.variant is Variant.LANDS and self._begun():
            raise InvalidSetup("only the very first turn of Lands is one move (N26)")
        if self.ply < 0 or min(self.misses) < 0:
            raise InvalidSetup("commands and misses are counted from 0")

    def clues(self) -> bytes:
        """The digits that were open from the start, 0 elsewhere."""
        return bytes(
            digit * (cells.LETTERS[state] in cells.CLUES)
            for digit, state in zip(self.solution, self.states, strict=True)
        )

    def board(self) -> bytes:
        """A byte per cell, as module `cells` says."""
        return bytes(
            cells.LETTERS[state] and cells.LETTERS[state] | digit
            for digit, state in zip(self.solution, self.states, strict=True)
        )

    def hidden_tiles(self) -> Iterable[int]:
        """The digits of the tiles that must be in the bag (N9)."""
        return (self._tiles_to_come() - self._tiles_out()).elements()

    def _tiles_to_come(self) -> Counter[int]:
        pairs = zip(self.solution, self.states, strict=True)
        return Counter(digit for digit, state in pairs if cells.LETTERS[state] == cells.EMPTY)

    def _tiles_out(self) -> Counter[int]:
        return Counter(self.hands[0] + self.hands[1])

    def _begun(self) -> bool:
        return self.turn is Seat.SECOND or bool(set(self.states) - {".", "c"})


def _are_digits(text: str, length: int | None = None) -> bool:
    return text.isascii() and (not text or text.isdigit()) and length in (None, len(text))


def _numbers(text: str) -> list[int]:
    return [int(character) for character in text.replace("/", "")]


def _regions(field: Field) -> Iterable[Iterable[int]]:
    size = field.size
    for start in range(size):
        yield range(start * size, (start + 1) * size)
        yield range(start, size * size, size)
    yield from field.block_cells
