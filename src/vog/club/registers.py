"""What the club keeps beside the games, as it asks for it: players, rooms, ratings, archive, blocks, reports.

As in `ports`, what writes has been committed when it returns, and Unavailable is raised where the database
cannot be reached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

from vog.club.names import GameId, Instant, PlayerId

if TYPE_CHECKING:
    from collections.abc import Collection

    from vog.club.archive import Filter, Finished, Place
    from vog.club.history import Alike
    from vog.club.ports import Player
    from vog.club.rating import Rating
    from vog.club.room import Room
    from vog.numbridge.settings import Variant


class Players(Protocol):
    """Who there is."""

    async def players(self, ids: Collection[PlayerId]) -> dict[PlayerId, Player]:
        """Those of them that there are, deleted ones too."""


class Rooms(Protocol):
    """The rooms of the club (C2). A new database starts with vog.club.room.ROOMS."""

    async def rooms(self) -> tuple[Room, ...]:
        """All rooms, closed ones too, by (order, id)."""

    async def put(self, room: Room) -> None:
        """Add a room, or change the one with its id; running games and open ads keep what they have (C14)."""


class Ratings(Protocol):
    """Ratings are changed by Journal.append only; here they are read (C8)."""

    async def ratings(self, players: Collection[PlayerId], variant: Variant) -> dict[PlayerId, Rating]:
        """The ratings of those of them who have one in this variant."""

    async def best(self, variant: Variant, limit: int) -> tuple[tuple[PlayerId, Rating], ...]:
        """The highest ratings that are not provisional, of players with an account, the highest first."""


class Archive(Protocol):
    """Finished games, void ones too (C7). A game that is not over is not there."""

    async def finished(self, game: GameId) -> Finished | None:
        """One of them."""

    async def list(self, wanted: Filter, after: Place | None, limit: int) -> tuple[Finished, ...]:
        """Those that `wanted` admits, from the newest (ended, id) down, beginning below `after`."""

    async def alike(self, player: PlayerId) -> tuple[Alike, ...]:
        """A player's games that are not void, counted by what their results depend on, in any order."""


class Blocklist(Protocol):
    """Who does not want to be seated against whom (C14)."""

    async def block(self, by: PlayerId, whom: PlayerId, *, most: int) -> bool:
        """Twice is once. False, and nothing was written, where a player blocks `most` others already.

        Games that are running go on. A change makes a Notice(PLAYER) of both, and a Notice(LOBBY).
        """

    async def unblock(self, by: PlayerId, whom: PlayerId) -> None:
        """Without a block nothing happens. The same notices."""

    async def blocked(self, by: PlayerId) -> frozenset[PlayerId]:
        """Whom this player has blocked."""

    async def between(self, player: PlayerId, others: Collection[PlayerId]) -> frozenset[PlayerId]:
        """Those of the others who blocked the player or are blocked by the player."""

    async def blocks_of(self, players: Collection[PlayerId]) -> frozenset[tuple[PlayerId, PlayerId]]:
        """All blocks that any of these made or is under, each as (who blocked, whom)."""


class Report(msgspec.Struct, frozen=True):
    """That a player told the host about another (C14). `text` is the player's own words, at most 1000."""

    by: PlayerId
    whom: PlayerId
    game: GameId | None
    text: str
    at: Instant


class Reports(Protocol):
    """What the host is told."""

    async def report(self, report: Report, *, most: int) -> bool:
        """False, and nothing was written, where its sender made `most` in the day before `report.at`."""

    async def reports(self, since: Instant) -> tuple[Report, ...]:
        """Reports made at or after `since`, the oldest first."""
