"""Rooms as a host writes them for `vog host put-room`."""

from __future__ import annotations

from typing import Any

import msgspec

from vog.cli import source
from vog.cli.failure import Failure
from vog.server.loading import loading


def read_rooms(name: str) -> list[Any]:
    """The rooms of a file, or of standard input (`-`), as JSON has them: one, or a list as `rooms` prints it.

    Raises Failure where one of them is none.
    """
    with loading():
        from vog.club.names import ROOM_PATTERN  # noqa: PLC0415 - only this order needs the club
        from vog.club.room import Room  # noqa: PLC0415

    try:
        found = msgspec.json.decode(source.read(name, "no room"))
    except msgspec.ValidationError as error:  # a number that is too large
        raise Failure(f"{name}: no room: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise Failure(f"{name}: no JSON: {error}") from None
    except RecursionError:
        raise Failure(f"{name}: no room: it is nested too deeply") from None
    listed = isinstance(found, dict) and isinstance(found.get("rooms"), list)
    rooms: list[Any] = []
    for number, raw in enumerate(found["rooms"] if listed else [found], start=1):
        try:
            room = msgspec.convert(raw, Room)
        except msgspec.ValidationError as error:
            said = str(error).replace(f"matching regex {ROOM_PATTERN!r}", "of 1 to 40 of a-z, 0-9 and -")
            raise Failure(f"{name}: " + (f"room {number}: " if listed else "no room: ") + said) from None
        if any(room.id == other["id"] for other in rooms):
            raise Failure(f"{name}: room {number}: there are two with the id {room.id!r}")
        rooms.append(msgspec.to_builtins(room))
    if not rooms:
        raise Failure(f"{name}: no room: the list is empty")
    return rooms
