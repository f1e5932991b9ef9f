"""What a bot says to what it is told, without any I/O: it sits in a room, plays every table, and is polite.

It posts an ad for each variant of its room, takes adjournments, rematches and resumptions as they are wanted,
declines draws (it resigns nothing, and never tires), and claims a win that is there to be claimed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import msgspec

from vog.club.action import (
    Accept,
    Action,
    ClaimWin,
    Decline,
    Play,
    WishRematch,
    WishResume,
)
from vog.club.offer import OfferKind
from vog.club.ports import Status
from vog.club.view import TableView
from vog.numbridge.seat import PLAYERS, Seat
from vog.protocol.messages import VERSION, Command, Hello, Pong, Unwatch, Watch

if TYPE_CHECKING:
    from vog.numbridge.commands import Exchange, Place, TakeClue
    from vog.numbridge.view import View

Says: TypeAlias = Hello | Watch | Unwatch | Command | Pong


class Player(Protocol):
    """Whoever can choose a move from a view in which it is to move."""

    def choose(self, view: View) -> Place | TakeClue | Exchange:
        """One of the moves that `view.may` allows."""


class _Kind(msgspec.Struct):
    type: str


class _Table(msgspec.Struct, tag="table"):
    view: TableView


class _Listed(msgspec.Struct):
    id: str
    status: Status


class _Games(msgspec.Struct, tag="games"):
    games: tuple[_Listed, ...]


class _Beat(msgspec.Struct, tag="ping"):
    n: int


class _Refused(msgspec.Struct, tag="refused"):
    id: str
    code: str


class _Gone(msgspec.Struct, tag="error"):
    code: str
    facts: dict[str, Any] = {}


class _Renewed(msgspec.Struct, tag="renewed"):
    ads: tuple[str, ...]


class _Welcome(msgspec.Struct, tag="welcome"):
    you: dict[str, Any] | None


_Told: TypeAlias = _Table | _Games | _Beat | _Refused | _Gone | _Renewed | _Welcome
_KINDS = msgspec.json.Decoder(_Kind)
_DECODER = msgspec.json.Decoder(_Told)
_HEEDED = frozenset({"table", "games", "ping", "refused", "error", "renewed", "welcome"})
_PASSING = frozenset({"unavailable", "busy", "failed", "stale", "time-is-up"})


class Mind:
    """One bot's, for one connection. A table's moves have ids of their own, so that repeats count once."""

    def __init__(self, player: Player, name: str) -> None:
        self._player = player
        self._name = name  # told apart from ids of an earlier life
        self._tables: dict[str, int] = {}  # table -> the last seq that was seen
        self._asked: dict[str, str] = {}  # command id -> table
        self.welcomed = False
        self.open_ads: frozenset[str] = frozenset()
        self.seated = 0  # games that it was told of, for whoever keeps its ads

    def begin(self) -> list[Says]:
        """The first words."""
        return [Hello(VERSION)]

    @property
    def tables(self) -> int:
        """How many tables it sits at."""
        return len(self._tables)

    def hear(self, text: str) -> list[Says]:
        """What to say to this message. Raises msgspec.DecodeError for what is no message of the server."""
        if _KINDS.decode(text).type not in _HEEDED:
            return []
        match _DECODER.decode(text):
            case _Renewed(ads):
                self.open_ads = frozenset(ads)
            case _Welcome():
                self.welcomed = True
            case _Beat(n):
                return [Pong(n)]
            case _Games(games):
                return self._games(games)
            case _Table(view):
                return self._look(view)
            case _Refused(id_, code):
                table = self._asked.pop(id_, None)
                if table is not None and code in _PASSING:
                    return [Watch(table)]  # the newest view decides again
            case _Gone("no-such-table", facts):
                self._tables.pop(str(facts.get("table")), None)
        return []

    def _games(self, games: tuple[_Listed, ...]) -> list[Says]:
        new = [game.id for game in games if game.id not in self._tables]
        self._tables |= dict.fromkeys(new, -1)
        self.seated += len(new)
        return [Watch(table) for table in new]

    def _look(self, view: TableView) -> list[Says]:
        self._tables[view.id] = view.seq
        seat = view.game.seat
        if seat is Seat.SPECTATOR:
            return []
        action = self._wanted(view, seat)
        if action is None:
            gone = view.status is Status.OVER and (view.rematch is None or view.rematch.game is not None)
            if gone:
                del self._tables[view.id]
                return [Unwatch(view.id)]
            return []
        # The same view asks for the same, so its id may be the same: sent twice it counts once.
        command = Command(f"{self._name}-{view.seq}", view.id, action)
        self._asked[command.id] = view.id
        if len(self._asked) > 1000:
            self._asked.pop(next(iter(self._asked)))
        return [command]

    def _wanted(self, view: TableView, seat: Seat) -> Action | None:  # noqa: PLR0911 - a table of cases
        other = seat.opponent
        if view.status is Status.ADJOURNED and view.adjournment is not None:
            wishes = dict(zip(PLAYERS, view.adjournment.wishes, strict=True))
            return WishResume() if view.adjournment.resumes_at_once and wishes[other] is not None else None
        if view.status is Status.OVER:
            rematch = view.rematch
            if rematch is None or rematch.game is not None:
                return None
            wants = dict(zip(PLAYERS, rematch.wishes, strict=True))
            return WishRematch() if wants[other] and not wants[seat] else None
        for offer in view.offers:
            if offer.by is other:
                return Accept(offer.id) if offer.kind is OfferKind.ADJOURNMENT else Decline(offer.id)
        if view.may_claim:
            return ClaimWin()
        if view.game.turn is seat and view.game.may is not None:
            return Play(view.game.ply, self._player.choose(view.game))
        return None
