"""What a player has done so far: results by variant, and the rating after each rated game (C7, C8)."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from vog.club.names import GameId, Instant
from vog.club.rating import score_of
from vog.numbridge.seat import PLAYERS, Seat
from vog.numbridge.settings import Variant

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog.club.archive import Finished
    from vog.club.names import PlayerId
    from vog.numbridge.commands import End

MOST_STEPS = 500  # of a variant: what a plot can show


class Alike(NamedTuple):
    """How many of a player's finished games are alike in all that their results depend on."""

    variant: Variant
    rated: bool
    seat: Seat
    end: End
    games: int


class Tally(msgspec.Struct, frozen=True):
    """A player's results in one variant, in rated or in unrated games."""

    variant: Variant
    rated: bool
    won: int = 0
    lost: int = 0
    drawn: int = 0


class Step(msgspec.Struct, frozen=True):
    """What one rated game did to a player's rating; `deviation` is the one after it. Rounded."""

    game: GameId
    ended: Instant
    before: int
    after: int
    deviation: int


class Course(msgspec.Struct, frozen=True):
    """How a rating went: its last steps, at most MOST_STEPS, the oldest first."""

    variant: Variant
    steps: tuple[Step, ...]


class History(msgspec.Struct, frozen=True):
    """A player's past as anybody may see it. What was never played is not in it."""

    tallies: tuple[Tally, ...]
    courses: tuple[Course, ...]


def tallied(games: Iterable[Alike]) -> tuple[Tally, ...]:
    """Results added up, by variant, rated ones first. Games without a result count nowhere."""
    counts: dict[tuple[Variant, bool], dict[float, int]] = {}
    for alike in games:
        score = score_of(alike.end)
        if score is not None:
            own = score if alike.seat is Seat.FIRST else 1 - score
            scores = counts.setdefault((alike.variant, alike.rated), {})
            scores[own] = scores.get(own, 0) + alike.games
    return tuple(
        Tally(*kind, won=counts[kind].get(1, 0), lost=counts[kind].get(0, 0), drawn=counts[kind].get(0.5, 0))
        for kind in itertools.product(Variant, (True, False))
        if kind in counts
    )


def course(variant: Variant, games: Iterable[Finished], player: PlayerId) -> Course:
    """The steps of a player's rating in `variant`; `games` are its rated games, the newest first."""
    steps = []
    for game in games:
        if game.before is not None and game.after is not None:
            own = game.players.index(player)
            before, after = game.before[own], game.after[own]
            steps.append(
                Step(game.id, game.ended, round(before.points), round(after.points), round(after.deviation))
            )
    return Course(variant, tuple(reversed(steps)))


def alike(game: Finished, player: PlayerId) -> Alike:
    """One game as `tallied` takes it."""
    seat = PLAYERS[game.players.index(player)]
    return Alike(game.settings.variant, game.rated, seat, game.end, 1)
