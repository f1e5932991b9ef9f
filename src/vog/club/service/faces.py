"""Players as others see them, kept in memory until something about one changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.club.ports import Kind
from vog.club.view import Face
from vog.numbridge.settings import Variant

if TYPE_CHECKING:
    from collections.abc import Collection

    from vog.club.names import PlayerId
    from vog.club.service.outside import Outside

MOST_FACES = 20_000


class Faces:
    """Names and ratings by player and variant. Who is not there at all is shown without a name."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._faces: dict[tuple[PlayerId, Variant], Face] = {}
        self._asked: list[set[PlayerId]] = []  # about whom is being read, until something about one changes

    async def of(self, ids: Collection[PlayerId], variant: Variant) -> dict[PlayerId, Face]:
        """Each of them."""
        found = {id_: face for id_ in ids if (face := self._faces.get((id_, variant)))}
        missing = set(ids) - set(found)
        if missing:
            fresh = set(missing)  # of the others what was read may be old already
            self._asked.append(fresh)
            try:
                found |= await self._read(missing, variant)
            finally:
                self._asked = [asked for asked in self._asked if asked is not fresh]
            if len(self._faces) > MOST_FACES:
                self._faces.clear()
            self._faces |= {(id_, variant): found[id_] for id_ in fresh}
        return found

    async def _read(self, ids: Collection[PlayerId], variant: Variant) -> dict[PlayerId, Face]:
        players = await self._outside.players.players(ids)
        ratings = await self._outside.ratings.ratings(ids, variant)
        found = {}
        for id_ in ids:
            player = players.get(id_)
            name, kind = (player.name, player.kind) if player else ("", Kind.DELETED)
            found[id_] = Face.of(id_, name, kind, ratings.get(id_))
        return found

    async def pair(self, ids: tuple[PlayerId, PlayerId], variant: Variant) -> tuple[Face, Face]:
        """The two players of a game."""
        faces = await self.of(ids, variant)
        return faces[ids[0]], faces[ids[1]]

    def pair_at_hand(self, ids: tuple[PlayerId, PlayerId], variant: Variant) -> tuple[Face, Face] | None:
        """The same where both are in memory, else None."""
        first, second = self._faces.get((ids[0], variant)), self._faces.get((ids[1], variant))
        return None if first is None or second is None else (first, second)

    def forget(self, player: PlayerId) -> None:
        """Something about that player changed."""
        for asked in self._asked:
            asked.discard(player)
        for variant in Variant:
            self._faces.pop((player, variant), None)

    def forget_all(self) -> None:
        """Anything may have changed."""
        for asked in self._asked:
            asked.clear()
        self._faces.clear()
