"""All that the club's service asks of the outside, in one place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vog.club.ports import Ads, Aside, Chance, Clock, Journal
    from vog.club.registers import Archive, Blocklist, Players, Ratings, Reports, Rooms


@dataclass(frozen=True, slots=True)
class Outside:
    """The ports, wired once at the start of a node."""

    journal: Journal
    ads: Ads
    players: Players
    rooms: Rooms
    ratings: Ratings
    archive: Archive
    blocklist: Blocklist
    reports: Reports
    clock: Clock
    chance: Chance
    aside: Aside
