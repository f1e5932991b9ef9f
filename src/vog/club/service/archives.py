"""What may be read in the archive, by anybody: games that are over (C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.club import refusals
from vog.club.archive import PAGE, Filter, FinishedView, Place, archived, record
from vog.club.history import MOST_STEPS, History, course, tallied
from vog.numbridge.settings import Variant

if TYPE_CHECKING:
    from vog.club.archive import ArchivedGame, Finished
    from vog.club.names import GameId, PlayerId
    from vog.club.ports import Entry, Header
    from vog.club.rating import Rating
    from vog.club.service.faces import Faces
    from vog.club.service.outside import Outside
    from vog.club.view import Face


class Archives:
    """The archive. A game that is not over is unknown to it, whoever asks."""

    def __init__(self, outside: Outside, faces: Faces) -> None:
        self._outside = outside
        self._faces = faces

    async def list(
        self, wanted: Filter, after: Place | None = None, limit: int = PAGE
    ) -> tuple[FinishedView, ...]:
        """Finished games, the newest first; the next page begins after the last one's (ended, id)."""
        found = await self._outside.archive.list(wanted, after, min(max(limit, 1), PAGE))
        return tuple([await self._view(game) for game in found])

    async def game(self, game: GameId) -> ArchivedGame:
        """One game in full, seed and solution with it. Raises NoSuchGame."""
        finished, header, entries = await self._read(game)
        view = await self._view(finished)
        return await self._outside.aside.run(lambda: archived(header, entries, view))

    async def record(self, game: GameId) -> str:
        """Its record in JSON, which `vog numbridge verify` reads. Raises NoSuchGame."""
        _, header, entries = await self._read(game)
        return await self._outside.aside.run(lambda: record(header, entries).to_json())

    async def notation(self, game: GameId) -> str:
        """The same in the notation of one line a move (N32). Raises NoSuchGame."""
        _, header, entries = await self._read(game)
        return await self._outside.aside.run(lambda: record(header, entries).to_text())

    async def best(self, variant: Variant, limit: int = PAGE) -> tuple[tuple[Face, Rating], ...]:
        """The highest ratings in a variant."""
        best = await self._outside.ratings.best(variant, min(max(limit, 1), PAGE))
        faces = await self._faces.of([player for player, _ in best], variant)
        return tuple([(faces[player], rating) for player, rating in best])

    async def history(self, player: PlayerId) -> History:
        """A player's results and how the ratings went. Raises NoSuchPlayer."""
        if player not in await self._outside.players.players((player,)):
            raise refusals.NoSuchPlayer(player=player)
        archive = self._outside.archive
        courses = []
        for variant in Variant:
            wanted = Filter(player=player, variant=variant, rated=True)
            courses.append(course(variant, await archive.list(wanted, None, MOST_STEPS), player))
        tallies = tallied(await archive.alike(player))
        return History(tallies, tuple([one for one in courses if one.steps]))

    async def _read(self, game: GameId) -> tuple[Finished, Header, tuple[Entry, ...]]:
        finished = await self._outside.archive.finished(game)
        found = await self._outside.journal.game(game) if finished else None
        if finished is None or found is None:
            raise refusals.NoSuchGame(game=game)
        return finished, *found

    async def _view(self, game: Finished) -> FinishedView:
        return FinishedView.of(game, await self._faces.pair(game.players, game.settings.variant))
