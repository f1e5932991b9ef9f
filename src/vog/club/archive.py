"""Finished games as anybody may see them (C7): what is listed, how a list is narrowed, and one game in full.

An unfinished game is unknown to the archive.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from vog.club.names import GameId, Instant, PlayerId, RoomId
from vog.club.rating import Rating
from vog.numbridge.commands import End, Reason
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Settings, Variant

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


Limit = Annotated[int, msgspec.Meta(ge=1, le=PAGE)]
