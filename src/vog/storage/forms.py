"""How the club's structs lie in rows, and how they are read from them.

The seed of a game passes through `write_seed` and `read_header` and nowhere else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
from sqlalchemy import select

from vog.club.archive import Finished
from vog.club.ports import Ad, Entry, Header, Status
from vog.club.rating import Rating
from vog.numbridge.commands import End, Reason
from vog.numbridge.seat import Seat
from vog.numbridge.secret import Seed
from vog.numbridge.settings import Settings
from vog.storage import schema

if TYPE_CHECKING:
    from sqlalchemy import Row

    AnyRow: TypeAlias = Row[*tuple[Any, ...]]

_settings = msgspec.json.Decoder(Settings)


class Change(msgspec.Struct, frozen=True):
    """What a game did to both players' ratings: (first player's, second player's)."""

    before: tuple[Rating, Rating]
    after: tuple[Rating, Rating]


_change = msgspec.json.Decoder(Change)


def write_json(thing: msgspec.Struct) -> str:
    """A struct as text. A secret in it raises."""
    return msgspec.json.encode(thing).decode()


# ---- games -------------------------------------------------------------------------------------------

_GAME, _RESULT = schema.game.c, schema.result.c

HEADERS = select(
    _GAME.id,
    _GAME.room,
    _GAME.settings,
    _GAME.rated,
    _GAME.first,
    _GAME.second,
    schema.seed.c.seed,
    _GAME.created,
    _GAME.rematch_of,
).join(schema.seed, schema.seed.c.game == _GAME.id)


def write_header(header: Header) -> dict[str, Any]:
    """A new game's row, without its seed."""
    first, second = header.players
    return {
        "id": header.id,
        "room": header.room,
        "variant": header.settings.variant.value,
        "settings": write_json(header.settings),
        "rated": header.rated,
        "first": first,
        "second": second,
        "created": header.created,
        "rematch_of": header.rematch_of,
    }


def write_state(header: Header, deadline: int) -> dict[str, Any]:
    """A new game's state."""
    return {
        "game": header.id,
        "head": 0,
        "status": Status.RUNNING.value,
        "deadline": deadline,
        "created": header.created,
    }


def write_seed(header: Header) -> dict[str, Any]:
    """Its seed's row."""
    return {"game": header.id, "seed": header.seed.reveal()}


def read_header(row: AnyRow) -> Header:
    """A header from a row of HEADERS."""
    id_, room, settings, rated, first, second, seed, created, rematch_of = row
    return Header(
        id=id_,
        room=room,
        settings=_settings.decode(settings),
        rated=rated,
        players=(first, second),
        seed=Seed(seed),
        created=created,
        rematch_of=rematch_of,
    )


_ENTRY = schema.journal.c

ENTRIES = select(_ENTRY.seq, _ENTRY.at, _ENTRY.seat, _ENTRY.id, _ENTRY.line, _ENTRY.ms)

_SEATS: dict[str | None, Seat | None] = {None: None, **{seat.value: seat for seat in Seat}}


def read_entry(row: AnyRow) -> Entry:
    """An entry from a row of ENTRIES."""
    seq, at, seat, id_, line, ms = row
    return Entry(seq, at, _SEATS[seat], id_, line, ms)


FINISHED = select(
    _GAME.id,
    _GAME.room,
    _GAME.settings,
    _GAME.rated,
    _GAME.first,
    _GAME.second,
    _GAME.created,
    _GAME.rematch_of,
    _RESULT.ended,
    _RESULT.reason,
    _RESULT.winner,
    _RESULT.void,
    _RESULT.ratings,
).join(schema.result, _RESULT.game == _GAME.id)


def read_finished(row: AnyRow) -> Finished:
    """A finished game from a row of FINISHED."""
    change = _change.decode(row.ratings) if row.ratings is not None else None
    return Finished(
        id=row.id,
        room=row.room,
        settings=_settings.decode(row.settings),
        rated=row.rated,
        players=(row.first, row.second),
        created=row.created,
        ended=row.ended,
        end=End(Reason(row.reason), _SEATS[row.winner]),
        void=row.void,
        before=change.before if change else None,
        after=change.after if change else None,
        rematch_of=row.rematch_of,
    )


# ---- ads ---------------------------------------------------------------------------------------------


def write_ad(ad: Ad) -> dict[str, Any]:
    """An ad's row."""
    return {
        "id": ad.id,
        "room": ad.room,
        "owner": ad.owner,
        "settings": write_json(ad.settings),
        "rated": ad.rated,
        "private": ad.private,
        "posted": ad.posted,
        "lease": ad.lease,
    }


def read_ad(row: AnyRow) -> Ad:
    """An ad from a row of `ad`."""
    return Ad(
        id=row.id,
        room=row.room,
        owner=row.owner,
        settings=_settings.decode(row.settings),
        rated=row.rated,
        private=row.private,
        posted=row.posted,
        lease=row.lease,
    )


# ---- ratings -----------------------------------------------------------------------------------------


def write_rating(rating: Rating) -> dict[str, Any]:
    """What changes of a rating's row."""
    return msgspec.structs.asdict(rating)


def read_rating(row: AnyRow) -> Rating:
    """A rating from a row of `rating`."""
    return Rating(row.points, row.deviation, row.volatility, row.games)
