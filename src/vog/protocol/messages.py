"""Every message of the socket, as msgspec structs with a `type`. docs/protocol.md tells their meaning.

A message is one text frame with one JSON object. What a client says and what the server says are two unions;
`Hello` alone may have fields that this version does not know, so that a page of any age is understood so far.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

from vog.club.action import Action
from vog.club.names import ID_PATTERN

VERSION = 1

Facts: TypeAlias = dict[str, Any]

# Of the ids a client makes for its commands: enough for a UUID.
COMMAND_ID_PATTERN = r"^[A-Za-z0-9_-]{1,36}$(?!\n)"
CommandId: TypeAlias = Annotated[str, msgspec.Meta(pattern=COMMAND_ID_PATTERN)]
TableId: TypeAlias = Annotated[str, msgspec.Meta(pattern=ID_PATTERN)]
Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
# What a client counts with: room for its clock's milliseconds, and exact in every reader of JSON.
Counter: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


# ---- what a client says ------------------------------------------------------------------------------


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """The first message: which version of this protocol the client speaks."""

    version: Small


class Watch(msgspec.Struct, frozen=True, tag="watch", forbid_unknown_fields=True):
    """Show this table now, and again whenever it changes."""

    table: TableId


class Unwatch(msgspec.Struct, frozen=True, tag="unwatch", forbid_unknown_fields=True):
    """Show it no more."""

    table: TableId


class Lobby(msgspec.Struct, frozen=True, tag="lobby", forbid_unknown_fields=True):
    """Show the open ads now and whenever they change, or no more."""

    on: bool


class Command(msgspec.Struct, frozen=True, tag="command", forbid_unknown_fields=True):
    """Do something at a table. `id` is the client's own: with the same one again it counts once (C12)."""

    id: CommandId
    table: TableId
    action: Action


class Renew(msgspec.Struct, frozen=True, tag="renew", forbid_unknown_fields=True):
    """Keep these own ads open for another lease (C3)."""

    ads: Annotated[tuple[TableId, ...], msgspec.Meta(max_length=20)]


class Ping(msgspec.Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    """Answer with a Pong of the same number."""

    n: Counter


class Pong(msgspec.Struct, frozen=True, tag="pong", forbid_unknown_fields=True):
    """The answer to the server's Ping of that number."""

    n: Small


Said: TypeAlias = Hello | Watch | Unwatch | Lobby | Command | Renew | Ping | Pong


# ---- what the server says ----------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who the socket belongs to."""

    id: int
    name: str
    kind: str


class Bounds(msgspec.Struct, frozen=True):
    """What the server bears from one socket."""

    bytes: int
    brackets: int
    tables: int
    per_second: float
    burst: int


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The answer to Hello. `you` is None for one who is not signed in; `now` is the club's clock in ms.

    `heartbeat`: the server pings that often, in seconds, and hangs up on who was silent three times as long.
    """

    version: int
    you: Me | None
    now: int
    heartbeat: float
    bounds: Bounds


class Reload(msgspec.Struct, frozen=True, tag="reload"):
    """The client is older than the server (C16): load the page again, then nothing is lost."""

    version: int


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The command with that id is on disk as row `seq` of its table; also if it was sent before."""

    id: str
    seq: int


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """The command with that id was not done, and nothing has changed.

    `code` names why, `rule` the rule where there is one, `facts` what a sentence about it needs.
    """

    id: str
    code: str
    rule: str | None = None
    facts: Facts = {}


class Table(msgspec.Struct, frozen=True, tag="table"):
    """The whole of a table as this seat may see it: a vog.club.view.TableView."""

    view: msgspec.Raw


class LobbyShown(msgspec.Struct, frozen=True, tag="lobby"):
    """The lobby at `as_of`: ads as this player may see them, and running games (vog.club.service.lobby)."""

    as_of: int
    ads: msgspec.Raw
    games: msgspec.Raw


class Renewed(msgspec.Struct, frozen=True, tag="renewed"):
    """Which of the ads are still open."""

    ads: tuple[str, ...]


class Games(msgspec.Struct, frozen=True, tag="games"):
    """The player's games that are not over, the newest first: sent at first and when there are others.

    Also where one of them is adjourned or goes on.
    """

    games: msgspec.Raw


class Announcement(msgspec.Struct, frozen=True, tag="announcement"):
    """What the host says to all: sent at first and when it changes. None for nothing (any more)."""

    text: str | None


class Error(msgspec.Struct, frozen=True, tag="error"):
    """A message was not understood or not allowed, and nothing has changed.

    `id` is that of a command which cannot be read: its one and last answer (C12). Of all else there is none.
    """

    code: str
    facts: Facts = {}
    id: str | msgspec.UnsetType = msgspec.UNSET


class Beat(msgspec.Struct, frozen=True, tag="ping"):
    """Answer with a Pong of the same number. `ms`: how long the last answer took, None before the first."""

    n: int
    ms: int | None


class Heard(msgspec.Struct, frozen=True, tag="pong"):
    """The answer to a client's Ping, with the club's clock in ms."""

    n: int
    now: int


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The socket is closed after this. `again`: seconds after which to come back, None for not by itself."""

    code: str
    again: float | None


Says: TypeAlias = (
    Welcome
    | Reload
    | Ack
    | Refused
    | Table
    | LobbyShown
    | Renewed
    | Games
    | Announcement
    | Error
    | Beat
    | Heard
    | Bye
)

_ENCODER = msgspec.json.Encoder()


def encode(message: Says) -> bytes:
    """One message as the content of a text frame."""
    return _ENCODER.encode(message)
