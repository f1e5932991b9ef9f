"""The club's service: one method a command over the ports; it returns views and acknowledgements.

    service = Service(outside)
    ad = await service.lobby.post_ad(player, Posting(room="bridge-60", variant=Variant.BRIDGE))
    game = await service.lobby.accept(other, ad.id)
    view = await service.tables.view(other, game)

Refusals are `vog.club.refusals.Refused` with a code and facts; where the database is away, `Unavailable`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.club.ports import About
from vog.club.service.archives import Archives
from vog.club.service.faces import Faces
from vog.club.service.lobby import Lobby
from vog.club.service.outside import Outside
from vog.club.service.people import People
from vog.club.service.rematches import Rematches
from vog.club.service.tables import Tables

if TYPE_CHECKING:
    from vog.club.ports import Notice

__all__ = ["Outside", "Service"]


_GAME = About.GAME  # by name, as in vog.numbridge.seat


class Service:
    """Everything a node can be asked. `hear` is to be subscribed to the notices."""

    def __init__(self, outside: Outside) -> None:
        self._faces = Faces(outside)
        self.tables = Tables(outside, self._faces, Rematches(outside))
        self.lobby = Lobby(outside, self._faces, self.tables)
        self.archive = Archives(outside, self._faces)
        self.people = People(outside)

    def hear(self, notice: Notice) -> None:
        """Keep what is in memory no older than what was told. Callers push views after it."""
        if notice.about is _GAME:
            self.tables.heard(notice.id, notice.seq)
            return
        match notice.about:
            case About.PLAYER | About.RATED:
                self._faces.forget(int(notice.id))
            case About.ALL:
                self.tables.doubt()
                self._faces.forget_all()
            case _:
                pass
