"""What a bot says to what it is told, without any I/O: it sits in a room, plays every table, and is polite.

It posts an ad for each variant of its room, takes adjournments, rematches and resumptions as they are wanted,
declines draws (it resigns nothing, and never tires), and claims a win that is there to be claimed. It watches
few games that are over or adjourned: else those who leave them behind would keep it from playing.
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
MOST_OVER = 5  # tables of games that are over, watched for a wish for a rematch


class Mind:
    """One bot's, for one connection. A table's moves have ids of their own, so that repeats count once.

    It keeps `most_adjourned` adjourned games, and declines to adjourn more.
    """

    def __init__(self, player: Player, name: str, most_adjourned: int = 5) -> None:
        self._player = player
        self._most_adjourned = most_adjourned
        self._name = name  # told apart from ids of an earlier life
        self._tables: dict[str, Status] = {}  # the one it sat down at first is the first
        self._asked: dict[str, str] = {}  # command id -> table
        self.welcomed = False
        self.open_ads: frozenset[str] = frozenset()
        self.seated = 0  # games that it was told of, for whoever keeps its ads

    def begin(self) -> list[Says]:
        """The first words."""
        return [Hello(VERSION)]

    @property
    def tables(self) -> int:
        """At how many tables it has a game that is running."""
        return len(self._of(Status.RUNNING))

    def hear(self, text: str) -> list[Says]:  # noqa: PLR0911 - a table of cases
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
                self._leave(str(facts.get("table")))
            case _Gone("too-many-tables", facts):
                return self._make_room(str(facts.get("table")))
        return []

    def _games(self, games: tuple[_Listed, ...]) -> list[Says]:
        new = {game.id: game.status for game in games if game.id not in self._tables}
        space = max(0, self._most_adjourned - len(self._of(Status.ADJOURNED)))
        for table in [table for table, status in new.items() if status is Status.ADJOURNED][space:]:
            del new[table]
        self._tables |= new
        self.seated += len(new)
        return [Watch(table) for table in new]

    def _look(self, view: TableView) -> list[Says]:
        seat = view.game.seat
        if seat is Seat.SPECTATOR:
            return []
        self._tables[view.id] = view.status
        action = self._wanted(view, seat)
        if action is None:
            if view.status is Status.OVER and view.rematch is not None and view.rematch.game is not None:
                return [self._leave(view.id)]
            over = self._of(Status.OVER)
            return [self._leave(over[0])] if len(over) > MOST_OVER else []
        # The same view asks for the same, so its id may be the same: sent twice it counts once.
        command = Command(f"{self._name}-{view.seq}", view.id, action)
        self._asked[command.id] = view.id
        if len(self._asked) > 1000:
            self._asked.pop(next(iter(self._asked)))
        return [command]

    def _leave(self, table: str) -> Unwatch:
        self._tables.pop(table, None)
        return Unwatch(table)

    def _make_room(self, table: str) -> list[Says]:
        waiting = [*self._of(Status.OVER), *self._of(Status.ADJOURNED)]
        return [self._leave(waiting[0]), Watch(table)] if waiting and waiting[0] != table else []

    def _of(self, status: Status) -> list[str]:
        return [table for table, found in self._tables.items() if found is status]

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
                adjourned = len(self._of(Status.ADJOURNED))
                if offer.kind is OfferKind.ADJOURNMENT and adjourned < self._most_adjourned:
                    return Accept(offer.id)
                return Decline(offer.id)
        if view.may_claim:
            return ClaimWin()
        if view.game.turn is seat and view.game.may is not None:
            return Play(view.game.ply, self._player.choose(view.game))
        return None
