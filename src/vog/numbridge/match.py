"""Whole games between players who see views only, and what came of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

import msgspec

from vog.numbridge.commands import End, Exchange, Place, Reason, TakeClue
from vog.numbridge.events import Missed, Passed
from vog.numbridge.field import Field
from vog.numbridge.record import Game
from vog.numbridge.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vog.numbridge.record import Record
    from vog.numbridge.secret import Seed
    from vog.numbridge.settings import Settings
    from vog.numbridge.view import View

# Two players who only exchange never end (N24 is the table's clock, and there is none here).
MOST_COMMANDS = 20_000

Move: TypeAlias = Place | TakeClue | Exchange


class Player(Protocol):
    """Whoever can choose a move from a view in which it is to move."""

    def choose(self, view: View) -> Move:
        """One of the moves that `view.may` allows."""


class RandomPlayer:
    """Plays any of the moves that are not in vain by what is visible, each as likely.

    Those are each tile on each cell where its digit may stand (N30), each clue for each tile, and the
    exchange; a `blind` player puts tiles on any empty cell. `below(n)` draws a number from 0 to n - 1.
    """

    def __init__(self, below: Callable[[int], int], *, blind: bool = False) -> None:
        self._below = below
        self._blind = blind

    def choose(self, view: View) -> Move:
        """A move drawn from them; the view must be of the seat to move."""
        may, hand = view.may, view.hand
        if may is None or hand is None:
            raise ValueError("that seat is not to move")
        digits = sorted(set(hand))
        pays: list[int | None] = [*digits] if may.price else [None]
        clues = _places(may.cells, "c")
        if self._blind:
            open_to = dict.fromkeys(digits, _places(may.cells, "p"))
        else:
            open_to = _field(view.settings.size, view.blocks).candidates(view.digits.encode(), digits)
        number = self._below(sum(map(len, open_to.values())) + len(clues) * len(pays) + may.exchange)
        for digit, open_cells in open_to.items():
            if number < len(open_cells):
                return Place(open_cells[number], digit)
            number -= len(open_cells)
        place, pay = divmod(number, len(pays))
        return TakeClue(clues[place], pays[pay]) if place < len(clues) else Exchange()


@lru_cache(maxsize=64)
def _field(size: int, blocks: str) -> Field:
    return Field(size, map(int, blocks))


class Played(NamedTuple):
    """One game that was played to its end. `bag_empty`: whether the bag was empty at some time."""

    record: Record
    commands: int
    misses: int
    passes: int
    bag_empty: bool


class Spread(msgspec.Struct, frozen=True):
    """Of numbers: the middle one, the one that 95 of 100 do not exceed, and the greatest."""

    median: int
    p95: int
    max: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> Spread:
        """Of at least one number; the lower of two middle ones."""
        ordered = sorted(numbers)
        last = len(ordered) - 1
        return cls(ordered[last // 2], ordered[-(-last * 95 // 100)], ordered[last])


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """What came of some games: counts over all of them, and the spread of commands in one (passes apart)."""

    games: int
    first_player_wins: int
    commands: Spread
    misses: int
    passes: int
    bag_empty: int

    @classmethod
    def of(cls, games: Sequence[Played]) -> Statistics:
        """Of at least one game."""
        return cls(
            games=len(games),
            first_player_wins=sum(
                game.record.end is not None and game.record.end.winner is Seat.FIRST for game in games
            ),
            commands=Spread.of([game.commands for game in games]),
            misses=sum(game.misses for game in games),
            passes=sum(game.passes for game in games),
            bag_empty=sum(game.bag_empty for game in games),
        )


def play_game(
    settings: Settings, seed: Seed, first: Player, second: Player, *, most: int = MOST_COMMANDS
) -> Played:
    """Play one game; after `most` commands it is closed without a result."""
    game = Game(settings, seed)
    misses = passes = 0
    bag_empty = False
    while game.position.end is None:
        seat = game.position.turn
        if game.position.ply >= most:
            game.play(End(Reason.CLOSED))
            break
        view = game.position.view(seat)
        bag_empty = bag_empty or not view.bag
        for event in game.play((first if seat is Seat.FIRST else second).choose(view), seat):
            misses += isinstance(event, Missed)
            passes += isinstance(event, Passed)
    return Played(game.record(), game.position.ply, misses, passes, bag_empty)


def _places(text: str, letter: str) -> tuple[int, ...]:
    return tuple([place for place, found in enumerate(text) if found == letter])
