"""Finished games for anybody, and what is known of players (C7, C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from litestar import Response, get
from litestar.enums import MediaType
from litestar.exceptions import ValidationException
from litestar.params import FromPath, FromQuery, PathParameter, QueryParameter

from vog.club.archive import PAGE, ArchivedGame, Filter, FinishedView, Place
from vog.club.history import History  # noqa: TC001 - Litestar reads the signatures of handlers
from vog.club.names import ID_PATTERN, ROOM_PATTERN
from vog.club.rating import PROVISIONAL
from vog.club.refusals import NoSuchPlayer
from vog.club.view import Face
from vog.numbridge.commands import Reason  # noqa: TC001
from vog.numbridge.settings import Variant
from vog.server.api.lobby import Id  # noqa: TC001
from vog.server.api.problem import documented
from vog.server.api.visitors import COST, Here

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler

    from vog.club.rating import Rating

_MOST = 2**53 - 1
# The whole game is played again for them.
_DEAR = {COST: 5}
PlayerNumber = Annotated[int, PathParameter(ge=1, le=_MOST)]
_Player = Annotated[int | None, QueryParameter(ge=1, le=_MOST)]
_Time = Annotated[int | None, QueryParameter(ge=0, le=_MOST)]
_Word = Annotated[str | None, QueryParameter(pattern=ROOM_PATTERN)]
_GameId = Annotated[str | None, QueryParameter(pattern=ID_PATTERN)]


class Score(msgspec.Struct, frozen=True):
    """A rating as it is shown. A provisional one is not sure yet, and on no leaderboard."""

    variant: Variant
    points: int
    deviation: int
    games: int
    provisional: bool

    @classmethod
    def of(cls, variant: Variant, rating: Rating) -> Score:
        """Rounded."""
        return cls(
            variant,
            round(rating.points),
            round(rating.deviation),
            rating.games,
            rating.deviation > PROVISIONAL,
        )


class Profile(msgspec.Struct, frozen=True):
    """A player as anybody sees one."""

    id: int
    name: str
    kind: str
    created: int
    ratings: tuple[Score, ...]


class Ranked(msgspec.Struct, frozen=True):
    """One line of a leaderboard."""

    player: Face
    rating: Score


@get("/archive", responses=documented())
async def list_games(  # noqa: PLR0913, PLR0917 - one word per way to narrow the list
    node: Here,
    player: _Player = None,
    opponent: _Player = None,
    won: FromQuery[bool | None] = None,
    room: _Word = None,
    variant: FromQuery[Variant | None] = None,
    rated: FromQuery[bool | None] = None,
    reason: FromQuery[Reason | None] = None,
    since: _Time = None,
    until: _Time = None,
    after_ended: _Time = None,
    after_id: _GameId = None,
    limit: Annotated[int, QueryParameter(ge=1, le=PAGE)] = PAGE,
) -> tuple[FinishedView, ...]:
    """Finished games, the newest first; the next page is after the last one's `ended` and `id`.

    `after_ended` and `after_id` come together, and `won` with a `player`.
    """
    _check_together("after_ended", after_ended, "after_id", after_id)
    _check_together("after_id", after_id, "after_ended", after_ended)
    _check_together("won", won, "player", player)
    wanted = Filter(
        player=player,
        opponent=opponent,
        won=won,
        room=room,
        variant=variant,
        rated=rated,
        reason=reason,
        since=since,
        until=until,
    )
    after = None if after_ended is None or after_id is None else Place(after_ended, after_id)
    games: tuple[FinishedView, ...] = await node.club.archive.list(wanted, after, limit)
    return games


@get("/archive/{game:str}", responses=documented(404), opt=_DEAR)
async def show_archived(node: Here, game: Id) -> ArchivedGame:
    """A finished game in full, with its seed; one that is not over is not there."""
    found: ArchivedGame = await node.club.archive.game(game)
    return found


@get("/archive/{game:str}/record.json", responses=documented(404), media_type=MediaType.JSON, opt=_DEAR)
async def export_json(node: Here, game: Id) -> Response[bytes]:
    """Its record, which `vog numbridge verify` proves."""
    record: str = await node.club.archive.record(game)
    return _file(record.encode(), MediaType.JSON, f"{game}.json")


@get("/archive/{game:str}/record.txt", responses=documented(404), media_type=MediaType.TEXT, opt=_DEAR)
async def export_text(node: Here, game: Id) -> Response[bytes]:
    """The same in the notation of one line a move."""
    record: str = await node.club.archive.notation(game)
    return _file(record.encode(), MediaType.TEXT, f"{game}.txt")


@get("/players/{player:int}", responses=documented(404))
async def show_player(node: Here, player: PlayerNumber) -> Profile:
    """A player and its ratings."""
    found = (await node.outside.players.players((player,))).get(player)
    if found is None:
        raise NoSuchPlayer(player=player)
    ratings = []
    for variant in Variant:
        rating = (await node.outside.ratings.ratings((player,), variant)).get(player)
        if rating is not None:
            ratings.append(Score.of(variant, rating))
    return Profile(found.id, found.name, found.kind.value, found.created, tuple(ratings))


@get("/players/{player:int}/history", responses=documented(404))
async def show_history(node: Here, player: PlayerNumber) -> History:
    """A player's results by variant, and the rating after each of the last rated games."""
    found: History = await node.club.archive.history(player)
    return found


@get("/leaderboards/{variant:str}", responses=documented())
async def leaderboard(node: Here, variant: FromPath[Variant]) -> tuple[Ranked, ...]:
    """The highest ratings of a variant."""
    best = await node.club.archive.best(variant)
    return tuple([Ranked(face, Score.of(variant, rating)) for face, rating in best])


def _check_together(given: str, value: object, needed: str, other: object) -> None:
    # What would be taken no notice of would answer with games that were not asked for.
    if value is not None and other is None:
        message = f"Expected together with `{given}`, got none"
        raise ValidationException(extra=[{"key": needed, "message": message}])


def _file(content: bytes, media_type: MediaType, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(content, media_type=media_type, headers=headers)


ROUTES: list[ControllerRouterHandler] = [
    list_games,
    show_archived,
    export_json,
    export_text,
    show_player,
    show_history,
    leaderboard,
]
