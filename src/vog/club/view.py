"""A table as one seat sees it: all of it that the seat may know, and nothing else (C4, C10).

Everything about a running game that leaves the club is made of these.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from vog.club.names import GameId, Instant, PlayerId, RoomId
from vog.club.offer import Offer, OfferKind
from vog.club.ports import RUNNING, Kind, Status
from vog.club.ruling import TIMEOUTS_TO_CLAIM
from vog.numbridge.seat import PLAYERS, SPECTATOR, Seat
from vog.numbridge.view import View

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog.club.rating import Rating
    from vog.club.table import Table

MARKED_MS = 3000  # N40


class Face(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A player as others see one; `points` and `deviation` of the variant's rating where there is one."""

    id: PlayerId
    name: str
    kind: Kind
    points: int | None = None
    deviation: int | None = None

    @classmethod
    def of(cls, id_: PlayerId, name: str, kind: Kind, rating: Rating | None) -> Face:
        """Ratings are shown rounded."""
        if rating is None:
            return cls(id_, name, kind)
        return cls(id_, name, kind, round(rating.points), round(rating.deviation))


class ClocksView(msgspec.Struct, frozen=True, gc=False):
    """What is left, in milliseconds, at the instant `as_of`.

    `running` is whose clock runs, None where none does; `move` is what the side to move has for its move,
    `game` what (first, second) have for all of theirs.
    """

    as_of: Instant
    running: Seat | None
    move: int
    game: tuple[int, int]


class AdjournmentView(msgspec.Struct, frozen=True, gc=False):
    """An adjourned game. `wishes`: when (first, second) last wished to resume, None where no wish stands.

    At `closes` the game is closed. `resumes_at_once`: the other is there, so that this seat's wish, said now,
    starts the clock (C6).
    """

    since: Instant
    closes: Instant
    wishes: tuple[Instant | None, Instant | None]
    resumes_at_once: bool


class RematchView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The wishes of (first, second) that stand for a rematch, and the game that came of them."""

    wishes: tuple[bool, bool]
    game: GameId | None = None


class TableView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A game at its table as the seat `game.seat` sees it. Pairs are (first player's, second player's).

    `seq` rows are in its journal. `offers` stand (C5); `may_offer` is what the seat may offer now, and
    `may_claim` whether it may claim the win (C9). `timeouts` are in a row. `commitment` is N31's.
    `adjournment` is there while the game is adjourned, `rematch` and `void` (C8) after its end.
    """

    id: GameId
    seq: int
    status: Status
    room: RoomId
    rated: bool
    created: Instant
    players: tuple[Face, Face]
    commitment: str
    game: View
    clocks: ClocksView
    timeouts: tuple[int, int]
    offers: tuple[Offer, ...] = ()
    may_offer: tuple[OfferKind, ...] = ()
    may_claim: bool = False
    adjournment: AdjournmentView | None = None
    rematch: RematchView | None = None
    rematch_of: GameId | None = None
    void: bool = False


def views(
    table: Table, seats: Iterable[Seat], faces: tuple[Face, Face], now: Instant, elapsed: int
) -> list[TableView]:
    """What each of these seats may know at `now`, and nothing else.

    `elapsed` is what the running clock has gone since the last row.
    """
    seen = _public(table, faces, now, elapsed)
    return [seen if seat is SPECTATOR else _seen_by(seat, table, seen) for seat in seats]


def _public(table: Table, faces: tuple[Face, Face], now: Instant, elapsed: int) -> TableView:
    """What everybody may know, which is a spectator's view."""
    header, ending = table.header, table.ending
    clocks = table.clocks.charged(elapsed, now)
    return TableView(
        id=header.id,
        seq=table.seq,
        status=table.status,
        room=header.room,
        rated=header.rated,
        created=header.created,
        players=faces,
        commitment=table.commitment,
        game=table.position.public(_marks_from(table, now)),
        clocks=ClocksView(now, clocks.running, clocks.move, clocks.game),
        timeouts=table.timeouts,
        offers=table.offers.standing,
        adjournment=_adjournment(table, SPECTATOR, now),
        rematch=None if ending is None else _rematch(table, now),
        rematch_of=header.rematch_of,
        void=ending is not None and ending.void,
    )


def _seen_by(seat: Seat, table: Table, seen: TableView) -> TableView:
    """What a player may know: what everybody may, and what is the seat's alone."""
    playing = seen.status is RUNNING
    return replace(
        seen,
        game=table.position.seen_by(seat, seen.game),
        may_offer=table.offers.open_to(seat) if playing else (),
        may_claim=playing and table.timeouts_of(seat.opponent) >= TIMEOUTS_TO_CLAIM,
        adjournment=_adjournment(table, seat, seen.clocks.as_of),
    )


def _marks_from(table: Table, now: Instant) -> int:
    """The first ply whose miss is still marked; beyond the last one where none is (N21, N40)."""
    for ply, at in table.marked:
        if now - at < MARKED_MS:
            return ply
    return table.position.ply + 1


def _adjournment(table: Table, seat: Seat, now: Instant) -> AdjournmentView | None:
    adjournment = table.adjournment
    if adjournment is None:
        return None
    return AdjournmentView(
        since=adjournment.since,
        closes=adjournment.closes,
        wishes=adjournment.wishes,
        resumes_at_once=seat is not SPECTATOR and adjournment.resumes(seat, now),
    )


def _rematch(table: Table, now: Instant) -> RematchView:
    first, second = (table.rematch.stands(seat, now) for seat in PLAYERS)
    return RematchView((first, second), table.rematch.game)
