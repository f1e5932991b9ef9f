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
        self._changes = 0

    async def of(self, ids: Collection[PlayerId], variant: Variant) -> dict[PlayerId, Face]:
        """Each of them."""
        found = {id_: face for id_ in ids if (face := self._faces.get((id_, variant)))}
        missing = set(ids) - set(found)
        if missing:
            changes = self._changes
            players = await self._outside.players.players(missing)
            ratings = await self._outside.ratings.ratings(missing, variant)
            for id_ in missing:
                player = players.get(id_)
                name, kind = (player.name, player.kind) if player else ("", Kind.DELETED)
                found[id_] = Face.of(id_, name, kind, ratings.get(id_))
            if len(self._faces) > MOST_FACES:
                self._faces.clear()
            if changes == self._changes:  # else what was read may be old already
                self._faces |= {(id_, variant): found[id_] for id_ in missing}
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
        self._changes += 1
        for variant in Variant:
            self._faces.pop((player, variant), None)

    def forget_all(self) -> None:
        """Anything may have changed."""
        self._changes += 1
        self._faces.clear()
