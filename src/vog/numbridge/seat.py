"""Who sits at a table: the two players, and whoever looks on."""

from __future__ import annotations

import enum


class Seat(enum.StrEnum):
    """A player's place, or a spectator's. Who sits first is drawn, and a rematch swaps (N26)."""

    FIRST = "first"
    SECOND = "second"
    SPECTATOR = "spectator"

    @property
    def opponent(self) -> Seat:
        """The other player. A spectator has none: ValueError."""
        if self is SPECTATOR:
            raise ValueError("a spectator has no opponent")
        return SECOND if self is FIRST else FIRST


# By name: before Python 3.12 a member that is asked of its class is looked up by Python code, which takes ten
# times as long.
FIRST, SECOND, SPECTATOR = Seat
PLAYERS = (FIRST, SECOND)
