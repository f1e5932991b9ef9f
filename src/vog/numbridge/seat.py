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
        if self is Seat.SPECTATOR:
            raise ValueError("a spectator has no opponent")
        return Seat.SECOND if self is Seat.FIRST else Seat.FIRST


PLAYERS = (Seat.FIRST, Seat.SECOND)
