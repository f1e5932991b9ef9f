"""What happens in the lobby: rooms, ads, who plays, and how an ad becomes a game (C2, C3, C13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from vog.club import ad as ads
from vog.club import refusals
from vog.club.names import AdId, GameId, Instant, PlayerId, RoomId
from vog.club.ports import Ad, Header, Kind, Status
from vog.club.room import RoomView
from vog.club.service.starting import start
from vog.club.view import Face
from vog.numbridge.seat import PLAYERS, Seat
from vog.numbridge.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from vog.club.ports import Player
    from vog.club.room import Room
    from vog.club.service.faces import Faces
    from vog.club.service.outside import Outside
    from vog.club.service.tables import Tables

SHOWN_GAMES = 50


class AdView(msgspec.Struct, frozen=True, kw_only=True):
    """An ad as players see it; `own` is the viewer's. `settings` hold the exact number of clues (N8)."""

    id: AdId
    room: RoomId
    owner: Face
    settings: Settings
    rated: bool
    private: bool
    posted: Instant
    lease: Instant
    own: bool


class GameView(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is not over, in a list. `seat` is the viewer's, SPECTATOR where the viewer looks on.

    `turn` is who is to move, and None in a list that is not the viewer's own.
    """

    id: GameId
    room: RoomId
    settings: Settings
    rated: bool
    players: tuple[Face, Face]
    created: Instant
    status: Status
    seat: Seat
    turn: Seat | None = None

    def seen_by(self, player: PlayerId | None) -> GameView:
        """With the seat that player has in it."""
        seats = {face.id: seat for face, seat in zip(self.players, PLAYERS, strict=True)}
        return self if player not in seats else replace(self, seat=seats[player])


class LobbyView(msgspec.Struct, frozen=True, kw_only=True):
    """The lobby at `as_of`: rooms, ads that the viewer may see, own private ones too, and running games."""

    as_of: Instant
    rooms: tuple[RoomView, ...]
    ads: tuple[AdView, ...]
    games: tuple[GameView, ...]


class Picture(msgspec.Struct, frozen=True):
    """The lobby at `as_of`, for all who look at it.

    `ads` are all that are open, private ones too and none of them anybody's `own`; `hidden` are, by viewer,
    the owners with whom the viewer does not play (C14). What a viewer may see of it `ads_of` says; `special`
    are the viewers who see other ads than a stranger does.
    """

    as_of: Instant
    ads: tuple[AdView, ...]
    games: tuple[GameView, ...]
    hidden: Mapping[PlayerId, frozenset[PlayerId]]
    special: frozenset[PlayerId]

    def ads_of(self, viewer: PlayerId | None) -> tuple[AdView, ...]:
        """Public ads and own private ones, without those of players who are hidden from the viewer."""
        hidden = frozenset() if viewer is None else self.hidden.get(viewer, frozenset())
        return tuple(
            [
                replace(ad, own=True) if ad.owner.id == viewer else ad
                for ad in self.ads
                if ad.owner.id == viewer or not (ad.private or ad.owner.id in hidden)
            ]
        )


class Lobby:
    """The lobby. A `player` must be known to the caller; who may not do something gets a Refused."""

    def __init__(self, outside: Outside, faces: Faces, tables: Tables) -> None:
        self._outside = outside
        self._faces = faces
        self._tables = tables

    # ---- ads --------------------------------------------------------------------------------------------

    async def post_ad(self, player: PlayerId, posting: ads.Posting) -> AdView:
        """Post an ad; it stands for 30 s and as long as it is renewed.

        Raises what `vog.club.ad.post` raises, TooManyAds and TooManyGames.
        """
        owner = await self._player(player)
        room = await self._room(posting.room)
        await self._check_games(owner)
        ad = ads.post(posting, room, owner, self._outside.chance.id(), self._outside.clock.now())
        if not await self._outside.ads.post(ad, most=ads.MOST_ADS):
            raise refusals.TooManyAds(most=ads.MOST_ADS)
        return (await self._shown((ad,), player))[0]

    async def renew(self, player: PlayerId, ad_ids: Collection[AdId]) -> frozenset[AdId]:
        """Prolong own ads by 30 s from now; which of them still stand."""
        lease = self._outside.clock.now() + ads.LEASE_MS
        return await self._outside.ads.renew(player, ad_ids, lease)

    async def withdraw(self, player: PlayerId, ad: AdId) -> None:
        """Take an own ad away. Raises NoSuchAd where it is gone: somebody may have accepted it."""
        if not await self._outside.ads.withdraw(player, ad):
            raise refusals.NoSuchAd(ad=ad)

    async def ad(self, player: PlayerId | None, ad: AdId) -> AdView:
        """An ad by its link, private ones too (C13). Raises NoSuchAd."""
        return (await self._shown((await self._ad(ad),), player))[0]

    async def accept(self, player: PlayerId, ad: AdId) -> GameId:
        """Start the game of an ad. One accept wins; the others get NoSuchAd (C3).

        Raises what `vog.club.ad.check_accept` raises, and TooManyGames.
        """
        now = self._outside.clock.now()
        accepted, acceptor = await self._ad(ad), await self._player(player)
        owner = await self._player(accepted.owner)
        room = await self._room(accepted.room)
        blocked = await self._outside.blocklist.between(player, (accepted.owner,))
        rated = ads.check_accept(accepted, room, acceptor, blocked, now)
        await self._check_games(acceptor)
        chance = self._outside.chance
        seed = chance.seed()
        header = Header(
            id=chance.id(),
            room=accepted.room,
            settings=accepted.settings,
            rated=rated,
            players=ads.seats(accepted.owner, player, seed),
            seed=seed,
            created=self._outside.clock.now(),
        )
        check = [one.id for one in (owner, acceptor) if one.kind is not Kind.BOT]
        table = await start(self._outside, header, taking=ad, check=check)
        if table is None:
            raise refusals.NoSuchAd(ad=ad)
        self._tables.began(table)
        return header.id

    # ---- what is going on -------------------------------------------------------------------------------

    async def rooms(self) -> tuple[RoomView, ...]:
        """All rooms, closed ones too."""
        return tuple(map(RoomView.of, await self._outside.rooms.rooms()))

    async def picture(self) -> Picture:
        """The lobby for all who look at it: one question, however many they are."""
        outside, now = self._outside, self._outside.clock.now()
        open_ads = await outside.ads.open(now)
        hidden: dict[PlayerId, set[PlayerId]] = {}
        owners = {ad.owner for ad in open_ads}
        for one, other in await outside.blocklist.blocks_of(owners):
            for viewer, owner in ((one, other), (other, one)):
                if owner in owners:
                    hidden.setdefault(viewer, set()).add(owner)
        running = await outside.journal.games_in((Status.RUNNING,), SHOWN_GAMES)
        headers = await outside.journal.headers(running)
        return Picture(
            as_of=now,
            ads=await self._shown(open_ads, None),
            games=tuple([await self._game(headers[id_]) for id_ in running if id_ in headers]),
            hidden={viewer: frozenset(found) for viewer, found in hidden.items()},
            special=frozenset(owners | hidden.keys()),
        )

    async def view(self, player: PlayerId | None) -> LobbyView:
        """The lobby as that player, or with None a stranger, sees it."""
        picture = await self.picture()
        return LobbyView(
            as_of=picture.as_of,
            rooms=await self.rooms(),
            ads=picture.ads_of(player),
            games=tuple([game.seen_by(player) for game in picture.games]),
        )

    async def my_games(self, player: PlayerId) -> tuple[GameView, ...]:
        """A player's games that are not over, the newest first (C9)."""
        games = await self._outside.journal.games_of(player, (Status.RUNNING, Status.ADJOURNED))
        shown = []
        for game in games:
            view = await self._tables.view(player, game)
            if view.status is not Status.OVER:
                shown.append(
                    GameView(
                        id=game,
                        room=view.room,
                        settings=view.game.settings,
                        rated=view.rated,
                        players=view.players,
                        created=view.created,
                        status=view.status,
                        seat=view.game.seat,
                        turn=view.game.turn,
                    )
                )
        return tuple(shown)

    # ---- what is looked up ------------------------------------------------------------------------------

    async def _player(self, player: PlayerId) -> Player:
        found = await self._outside.players.players((player,))
        if player not in found:
            raise refusals.NoSuchPlayer(player=player)
        return found[player]

    async def _room(self, room: RoomId) -> Room:
        for found in await self.rooms():
            if found.id == room:
                return found
        raise refusals.NoSuchRoom(room=room)

    async def _ad(self, ad: AdId) -> Ad:
        found = await self._outside.ads.ad(ad, self._outside.clock.now())
        if found is None:
            raise refusals.NoSuchAd(ad=ad)
        return found

    async def _check_games(self, player: Player) -> None:
        """A player who takes every ad and plays none would empty the lobby.

        What is asked here is asked again where the game is written; here it saves the deal.
        """
        if player.kind is not Kind.BOT:
            journal = self._outside.journal
            running, adjourned = [
                len(await journal.games_of(player.id, (status,)))
                for status in (Status.RUNNING, Status.ADJOURNED)
            ]
            ads.check_games(running, adjourned)

    async def _shown(self, found: Iterable[Ad], player: PlayerId | None) -> tuple[AdView, ...]:
        shown = []
        for ad in found:
            faces = await self._faces.of((ad.owner,), ad.settings.variant)
            shown.append(
                AdView(
                    id=ad.id,
                    room=ad.room,
                    owner=faces[ad.owner],
                    settings=ad.settings,
                    rated=ad.rated,
                    private=ad.private,
                    posted=ad.posted,
                    lease=ad.lease,
                    own=ad.owner == player,
                )
            )
        return tuple(shown)

    async def _game(self, header: Header) -> GameView:
        return GameView(
            id=header.id,
            room=header.room,
            settings=header.settings,
            rated=header.rated,
            players=await self._faces.pair(header.players, header.settings.variant),
            created=header.created,
            status=Status.RUNNING,
            seat=Seat.SPECTATOR,
        )
