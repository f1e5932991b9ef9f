"""Game ads: what a player may post in a room, and who may accept it (C3, C13, C14, N29)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vog.club import refusals
from vog.club.names import AdId, Instant, RoomId
from vog.club.ports import Ad, Kind, Player
from vog.numbridge.chance import swapped_seats
from vog.numbridge.settings import Blocks, Grade, Settings, Variant

if TYPE_CHECKING:
    from collections.abc import Collection

    from vog.club.names import PlayerId
    from vog.club.room import Room
    from vog.numbridge.secret import Seed

LEASE_MS = 30_000
MOST_ADS = 3
# Of one player, with whom another game may begin; bots play as many as come.
MOST_GAMES = 4
MOST_ADJOURNED = 20


class Posting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player asks for (N29). Without `clues` it is the room's standard number, or the nearest."""

    room: RoomId
    variant: Variant
    blocks: Blocks = Blocks.REGULAR
    clues: int | None = None
    grade: Grade = Grade.SINGLES
    candidates: bool = False
    rated: bool = False
    private: bool = False

    def settings(self, room: Room) -> Settings:
        """The settings of its game: what was chosen, and what the room fixes.

        Raises NoSuchRoom, VariantNotHere, BlocksNotHere, GradeNotHere, CluesOutOfRange, NoCandidatesHere and
        UnratedRoom, which say what is allowed (C2).
        """
        if not room.open:
            raise refusals.NoSuchRoom(room=room.id)
        limits = room.limits_of(self.variant)
        if self.blocks not in limits.blocks:
            raise refusals.BlocksNotHere(allowed=tuple(blocks.value for blocks in limits.blocks))
        if self.grade not in limits.grades:
            raise refusals.GradeNotHere(allowed=tuple(grade.value for grade in limits.grades))
        least, most = limits.range(self.blocks, self.grade)
        clues = limits.standard(self.blocks, self.grade) if self.clues is None else self.clues
        if not least <= clues <= most:
            raise refusals.CluesOutOfRange(least=least, most=most)
        if self.candidates and not limits.candidates:
            raise refusals.NoCandidatesHere
        if self.rated and not room.rated:
            raise refusals.UnratedRoom
        return Settings(
            variant=self.variant,
            blocks=self.blocks,
            clues=clues,
            grade=self.grade,
            price=limits.price,
            candidates=self.candidates,
            first_clue_at_one=limits.first_clue_at_one,
            move_time=limits.move_time,
            game_time=limits.game_time,
        )


def check_player(player: Player, now: Instant) -> None:
    """Who may seek a game: anybody who is there and not banned. Raises NoSuchPlayer, Banned."""
    if player.kind is Kind.DELETED:
        raise refusals.NoSuchPlayer(player=player.id)
    if player.banned_until is not None and now < player.banned_until:
        raise refusals.Banned(until=player.banned_until)


def post(posting: Posting, room: Room, owner: Player, id_: AdId, now: Instant) -> Ad:
    """The ad. Raises what `Posting.settings` and `check_player` raise, GuestsPlayUnrated, NoBotsHere."""
    check_player(owner, now)
    settings = posting.settings(room)
    _check_kind(owner, room, rated=posting.rated)
    return Ad(
        id=id_,
        room=room.id,
        owner=owner.id,
        settings=settings,
        rated=posting.rated,
        private=posting.private,
        posted=now,
        lease=now + LEASE_MS,
    )


def check_accept(ad: Ad, room: Room, player: Player, blocked: Collection[PlayerId], now: Instant) -> bool:
    """Whether the game will be rated, where that player may accept.

    Raises NoSuchAd, OwnAd, Blocked, GuestsPlayUnrated, NoBotsHere and what `check_player` raises. Behind a
    link guests are welcome, and the game is unrated for them (C13). `blocked` are those with whom the player
    does not play, or who do not play with the player (C14).
    """
    check_player(player, now)
    if now >= ad.lease:
        raise refusals.NoSuchAd(ad=ad.id)
    if ad.owner == player.id:
        raise refusals.OwnAd
    if ad.owner in blocked:
        raise refusals.Blocked
    rated = ad.rated and not (ad.private and player.kind is not Kind.ACCOUNT)
    _check_kind(player, room, rated=rated)
    return rated


def check_games(running: int, adjourned: int) -> None:
    """Whether a player with so many games may begin another. Raises TooManyGames, TooManyAdjourned."""
    if running >= MOST_GAMES:
        raise refusals.TooManyGames(most=MOST_GAMES)
    if adjourned >= MOST_ADJOURNED:
        raise refusals.TooManyAdjourned(most=MOST_ADJOURNED)


def seats(owner: PlayerId, player: PlayerId, seed: Seed) -> tuple[PlayerId, PlayerId]:
    """First and second of a new game: drawn (N26)."""
    return (player, owner) if swapped_seats(seed) else (owner, player)


def _check_kind(player: Player, room: Room, *, rated: bool) -> None:
    if player.kind is Kind.BOT and not room.bots:
        raise refusals.NoBotsHere
    if rated and player.kind is not Kind.ACCOUNT:
        raise refusals.GuestsPlayUnrated
