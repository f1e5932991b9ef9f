"""Rematches: the same two with their sides swapped, at the same settings (N26, N40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.club import refusals
from vog.club.ad import check_player
from vog.club.ports import Header
from vog.club.service.starting import start
from vog.club.words import RematchIs, RematchOff

if TYPE_CHECKING:
    from vog.club.names import Instant
    from vog.club.ports import Player
    from vog.club.service.outside import Outside
    from vog.club.table import Table


class Rematches:
    """Begins each rematch once."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def check(self, header: Header) -> None:
        """Whether these two may play again. Raises NoSuchPlayer, Banned, Blocked."""
        now = self._outside.clock.now()
        players = await self._outside.players.players(header.players)
        for id_ in header.players:
            _check(players.get(id_), id_, now)
        if await self._outside.blocklist.between(header.players[0], (header.players[1],)):
            raise refusals.Blocked

    async def begin(
        self, header: Header, *, agreed_now: bool = False
    ) -> tuple[RematchIs | RematchOff, Table | None]:
        """Start the rematch of that game, or find the one that was started; off where they may not play.

        With it comes the new table, if it was started here. With `agreed_now` it was agreed on this node a
        moment ago: `check` has been asked, and nobody else will have begun it.
        """
        table = None
        journal, chance = self._outside.journal, self._outside.chance
        begun = None if agreed_now else await journal.rematch(header.id)
        if begun is None:
            try:
                if not agreed_now:
                    await self.check(header)
            except refusals.Refused:
                return RematchOff(), None
            new = Header(
                id=chance.id(),
                room=header.room,
                settings=header.settings,
                rated=header.rated,
                players=header.players[::-1],
                seed=chance.seed(),
                created=self._outside.clock.now(),
                rematch_of=header.id,
            )
            table = await start(self._outside, new)
            begun = new.id if table is not None else await journal.rematch(header.id)
        return RematchOff() if begun is None else RematchIs(begun), table


def _check(player: Player | None, id_: int, now: Instant) -> None:
    if player is None:
        raise refusals.NoSuchPlayer(player=id_)
    check_player(player, now)
