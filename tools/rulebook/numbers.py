"""The numbers that the rulebook counts with, as the engine and the club have them."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

from vog.club.ad import LEASE_MS
from vog.club.adjournment import CLOSES_AFTER_MS, TOGETHER_MS
from vog.club.room import ROOMS
from vog.club.ruling import TIMEOUTS_TO_CLAIM
from vog.club.table import TURNS_TO_COUNT
from vog.club.view import MARKED_MS
from vog.numbridge import Field, Settings, Variant
from vog.numbridge.setup import HAND

if TYPE_CHECKING:
    from tools.rulebook.examples import Picture


def fresh(variant: Variant, digits: int) -> float:
    """How likely at least one of so many digits is in a hand drawn from a bag with as many tiles of each."""
    settings = Settings.usual(variant)
    tiles = settings.size**2 - settings.clues
    wanted = digits * tiles / settings.size
    return 1 - prod((tiles - wanted - drawn) / (tiles - drawn) for drawn in range(HAND))


def usual(variant: Variant) -> Picture:
    """A variant's usual settings."""
    settings = Settings.usual(variant)
    return {
        "size": settings.size,
        "clues": settings.clues,
        "price": settings.price,
        "moveTime": settings.move_time,
        "gameTime": settings.game_time,
    }


def numbers() -> Picture:
    """What the texts count."""
    small, large = Field.regular(Variant.LIGHTNING.size), Field.regular(Variant.LANDS.size)
    block = [divmod(cell, small.size) for cell in small.block_cells[0]]
    return {
        "hand": HAND,
        "usual": {variant: usual(variant) for variant in Variant},
        "blockOfSmall": {
            "rows": len({row for row, _ in block}),
            "columns": len({column for _, column in block}),
        },
        "majority": {"cells": large.size // 2 + 1, "of": large.size, "blocks": large.size // 2 + 1},
        "markSeconds": MARKED_MS // 1000,
        "timeoutsToClaim": TIMEOUTS_TO_CLAIM,
        "turnsToCount": TURNS_TO_COUNT,
        "adjournmentDays": CLOSES_AFTER_MS // 86_400_000,
        "resumeMinutes": TOGETHER_MS // 60_000,
        "leaseSeconds": LEASE_MS // 1000,
        "fresh": {
            variant: {"one": fresh(variant, 1), "two": fresh(variant, 2)}
            for variant in (Variant.BRIDGE, Variant.LIGHTNING)
        },
    }


def rooms() -> list[Picture]:
    """The rooms of a new club, a line for each variant (C2)."""
    return [
        {
            "room": room.id,
            "several": len(room.limits) > 1,
            "variant": limits.variant,
            "clues": limits.clues,
            "least": limits.least,
            "most": limits.most,
            "price": limits.price,
            "moveTime": limits.move_time,
            "gameTime": limits.game_time,
            "candidates": limits.candidates,
            "firstClueAtOne": limits.first_clue_at_one,
        }
        for room in ROOMS
        for limits in room.limits
    ]
