"""The plain names of things that are kept: instants, and the ids of players, games, ads and rooms."""

from __future__ import annotations

from typing import TypeAlias

# Milliseconds since 1970-01-01 UTC by the club's clock, which never goes back (see ports.Clock).
Instant: TypeAlias = int

PlayerId: TypeAlias = int
# Twelve characters of A-Z a-z 0-9 - _, drawn by whoever makes the thing; they can be part of a link.
GameId: TypeAlias = str
AdId: TypeAlias = str
# A word of a-z 0-9 -, as "bridge-45".
RoomId: TypeAlias = str

# What the ids that come in must look like. `$` alone would let a newline stand behind them.
ID_PATTERN = r"^[A-Za-z0-9_-]{12}$(?!\n)"
ROOM_PATTERN = r"^[a-z0-9-]{1,40}$(?!\n)"
