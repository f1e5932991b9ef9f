"""What players do about each other: block and report (C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.club import refusals
from vog.club.registers import Report

if TYPE_CHECKING:
    from vog.club.names import GameId, PlayerId
    from vog.club.service.outside import Outside

LONGEST_REPORT = 1000  # characters
MOST_REPORTS = 10  # a day
MOST_BLOCKS = 500


class People:
    """Blocks and reports."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside

    async def block(self, player: PlayerId, whom: PlayerId) -> None:
        """Not to be seated against each other any more. Raises NotYourself, NoSuchPlayer, TooManyBlocks."""
        await self._check(player, whom)
        if not await self._outside.blocklist.block(player, whom, most=MOST_BLOCKS):
            raise refusals.TooManyBlocks(most=MOST_BLOCKS)

    async def unblock(self, player: PlayerId, whom: PlayerId) -> None:
        """Take a block back; without one nothing happens."""
        await self._outside.blocklist.unblock(player, whom)

    async def blocked(self, player: PlayerId) -> frozenset[PlayerId]:
        """Whom that player has blocked."""
        return await self._outside.blocklist.blocked(player)

    async def report(self, player: PlayerId, whom: PlayerId, text: str, game: GameId | None = None) -> None:
        """Tell the host. Raises NotYourself, NoSuchPlayer, ReportTooLong, TooManyReports."""
        await self._check(player, whom)
        if len(text) > LONGEST_REPORT:
            raise refusals.ReportTooLong(most=LONGEST_REPORT)
        report = Report(player, whom, game, text, self._outside.clock.now())
        if not await self._outside.reports.report(report, most=MOST_REPORTS):
            raise refusals.TooManyReports(most=MOST_REPORTS)

    async def _check(self, player: PlayerId, whom: PlayerId) -> None:
        if player == whom:
            raise refusals.NotYourself
        if whom not in await self._outside.players.players((whom,)):
            raise refusals.NoSuchPlayer(player=whom)
