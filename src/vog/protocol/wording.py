"""A decoder's words for what is wrong, as they are passed on: what an id must look like is told in words."""

from __future__ import annotations

from vog.club.names import ID_PATTERN, ROOM_PATTERN
from vog.protocol.messages import COMMAND_ID_PATTERN

_MOST = 160  # characters

_ALLOWED = {
    f"`str` matching regex {pattern!r}": allowed
    for pattern, allowed in (
        (COMMAND_ID_PATTERN, "1 to 36 characters of `A-Z a-z 0-9 - _`"),
        (ID_PATTERN, "12 characters of `A-Z a-z 0-9 - _`"),
        (ROOM_PATTERN, "1 to 40 characters of `a-z 0-9 -`"),
    )
}


def told(words: str) -> str:
    """What msgspec said of a message or a request, with no pattern of an id in it and 160 characters long."""
    for pattern, allowed in _ALLOWED.items():
        words = words.replace(pattern, allowed)
    return words if len(words) <= _MOST else words[:_MOST] + "..."
