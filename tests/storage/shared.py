"""The same ports over a database of ours, and over what the club's tests have in memory."""

from __future__ import annotations

from typing import TypeAlias

from tests.club import memory
from vog.club import ports, registers
from vog.storage import Database
from vog.storage.ads import Ads
from vog.storage.journal import Journal
from vog.storage.players import Ratings

Shared: TypeAlias = Database | memory.Database


def journal_of(shared: Shared) -> ports.Journal:
    return memory.Journal(shared) if isinstance(shared, memory.Database) else Journal(shared)


def ads_of(shared: Shared) -> ports.Ads:
    return memory.Ads(shared, memory.Clock(2000)) if isinstance(shared, memory.Database) else Ads(shared)


def ratings_of(shared: Shared) -> registers.Ratings:
    return memory.Registers(shared) if isinstance(shared, memory.Database) else Ratings(shared)
