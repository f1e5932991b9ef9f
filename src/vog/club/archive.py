"""Finished games as anybody may see them (C7): what is listed, how a list is narrowed, and one game in full.

An unfinished game is unknown to the archive.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vog.club import words
from vog.club.names import GameId, Instant, PlayerId, RoomId
from vog.club.rating import Rating
from vog.club.table import BrokenJournal
from vog.club.view import Face
from vog.numbridge.commands import End, Reason
from vog.numbridge.record import Game, Record, replay
from vog.numbridge.refusals import Refusal
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Settings, Variant
from vog.numbridge.view import Lands, LastMove

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog.club.ports import Entry, Header

PAGE = 50  # games of a list at once, at most


class Finished(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in a list. Pairs are (first player's, second player's).

    `before` and `after` are both players' ratings where the game changed them, else None.
    """

    id: GameId
    room: RoomId
    settings: Settings
    rated: bool
    players: tuple[PlayerId, PlayerId]
    created: Instant
    ended: Instant
    end: End
    void: bool
    before: tuple[Rating, Rating] | None = None
    after: tuple[Rating, Rating] | None = None
    rematch_of: GameId | None = None


class Filter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which finished games to list; what is None does not narrow.

    `won`: only games that `player` won (true) or lost (false); without a `player` it does not narrow. The
    game ended at `since` or later, and before `until`.
    """

    player: PlayerId | None = None
    opponent: PlayerId | None = None
    won: bool | None = None
    room: RoomId | None = None
    variant: Variant | None = None
    rated: bool | None = None
    reason: Reason | None = None
    since: Instant | None = None
    until: Instant | None = None

    def admits(self, game: Finished) -> bool:
        """Whether a game is one of those."""
        seats = dict(zip(game.players, (Seat.FIRST, Seat.SECOND), strict=True))
        return (
            (self.player is None or self.player in seats)
            and (self.opponent is None or self.opponent in seats)
            and (
                self.won is None
                or self.player is None
                or (game.end.winner is not None and (game.end.winner is seats.get(self.player)) is self.won)
            )
            and self.room in (None, game.room)
            and self.variant in (None, game.settings.variant)
            and self.rated in (None, game.rated)
            and self.reason in (None, game.end.reason)
            and (self.since is None or game.ended >= self.since)
            and (self.until is None or game.ended < self.until)
        )


class Place(msgspec.Struct, frozen=True):
    """Where a list goes on: after the game that ended at `ended` with this `id`; newest first, then by id."""

    ended: Instant
    id: GameId


class FinishedView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game in a list as anybody sees it; `before` and `after` are both ratings, rounded."""

    id: GameId
    room: RoomId
    settings: Settings
    rated: bool
    players: tuple[Face, Face]
    created: Instant
    ended: Instant
    end: End
    void: bool = False
    before: tuple[int, int] | None = None
    after: tuple[int, int] | None = None
    rematch_of: GameId | None = None

    @classmethod
    def of(cls, game: Finished, players: tuple[Face, Face]) -> FinishedView:
        """With the players as they are called now."""
        return cls(
            id=game.id,
            room=game.room,
            settings=game.settings,
            rated=game.rated,
            players=players,
            created=game.created,
            ended=game.ended,
            end=game.end,
            void=game.void,
            before=_points(game.before),
            after=_points(game.after),
            rematch_of=game.rematch_of,
        )


class Frame(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The game after its first `lines` lines, open to all: what a replay draws. Strings are as in View.

    `turn` is who is to move, None after the end; both `hands` are shown, rising. `last` is the move that led
    here; an end that the table declared is no move, and leaves the one before it.
    """

    lines: int
    digits: str
    owners: str
    turn: Seat | None
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    bag: int
    misses: tuple[int, int]
    last: LastMove | None = None
    lands: Lands | None = None
    won_by: tuple[int, ...] = ()


class ArchivedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in full. `moves` are lines of the notation with their milliseconds (N32).

    `blocks`, `clues` and `solution` have one character per cell. `seed`, in hexadecimal, is what `commitment`
    promised (N31) together with the settings and `deal`, the version of the deals; `vog numbridge verify`
    proves it on the record.
    """

    game: FinishedView
    deal: int
    commitment: str
    seed: str
    blocks: str
    clues: str
    solution: str
    moves: tuple[tuple[str, int], ...]
    frames: tuple[Frame, ...]


def record(header: Header, entries: Iterable[Entry]) -> Record:
    """The record of a game from its journal. Raises BrokenJournal.

    What a clock ran while offers were made is in the time of the move that followed.
    """
    game = Game(header.settings, header.seed)
    ms = 0
    for entry in entries:
        ms += entry.ms
        try:
            word = words.read(entry.line, header.settings.size)
            if not isinstance(word, words.TableWord):
                game.play(word, ms=ms)
                ms = 0
        except (words.InvalidLine, Refusal) as error:
            raise BrokenJournal.at(entry.seq, error) from None
    return game.record()


def archived(header: Header, entries: Iterable[Entry], game: FinishedView) -> ArchivedGame:
    """The whole game. Raises BrokenJournal, and ValueError where it is not over."""
    told = record(header, entries)
    if told.end is None:
        raise ValueError("the archive has finished games only")
    frames = []
    for lines, position in replay(told):
        seen = position.view(Seat.SPECTATOR)
        frames.append(
            Frame(
                lines=lines,
                digits=seen.digits,
                owners=seen.owners,
                turn=seen.turn,
                hands=position.hands,
                bag=seen.bag,
                misses=seen.misses,
                last=seen.last,
                lands=seen.lands,
                won_by=seen.won_by,
            )
        )
    return ArchivedGame(
        game=game,
        deal=told.deal,
        commitment=told.commitment,
        seed=told.seed.reveal().hex(),
        blocks=position.field.text,
        clues=seen.clues,
        solution="".join(map(str, position.solution)),
        moves=tuple([(line.move, line.ms) for line in told.moves]),
        frames=tuple(frames),
    )


def _points(ratings: tuple[Rating, Rating] | None) -> tuple[int, int] | None:
    return None if ratings is None else (round(ratings[0].points), round(ratings[1].points))
