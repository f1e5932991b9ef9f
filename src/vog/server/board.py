"""What many are shown alike: the lobby, to all who look at it, and to everybody what the host announces."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Protocol

import msgspec

from vog.protocol.messages import Announcement, LobbyShown, encode
from vog.server.loops import report

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable

    from vog.club.names import AdId, Instant, PlayerId
    from vog.club.service import Service
    from vog.club.service.lobby import AdView
    from vog.server.line import Line

_ENCODER = msgspec.json.Encoder()
_AGAIN = 0.5  # seconds until the database is asked again where it could not be reached
_LOBBY_PAUSE = 0.1  # seconds: a lobby that changes all the time is shown ten times a second


class Announcements(Protocol):
    """What the host says to all (C14)."""

    async def current(self) -> str | None:
        """The announcement that stands."""

    async def announce(self, text: str | None, now: Instant) -> None:
        """Let this one stand, or none; a Notice(HOST) with it."""


class _Screen:
    """One look at the lobby, written once for all; `common` is the list of ads that strangers see."""

    def __init__(self, ads: tuple[AdView, ...], games: bytes) -> None:
        self._pieces: dict[tuple[AdId, bool], bytes] = {}
        self.games = games
        self.common = self.written(ads)

    def written(self, ads: tuple[AdView, ...]) -> bytes:
        """A list of ads as JSON."""
        return b"[%s]" % b",".join([self._piece(ad) for ad in ads])

    def _piece(self, ad: AdView) -> bytes:
        piece = self._pieces.get((ad.id, ad.own))
        if piece is None:
            piece = self._pieces[ad.id, ad.own] = _ENCODER.encode(ad)
        return piece


class Board:
    """One node's. `lines` are all of its sockets; `start` runs a coroutine beside the others.

    At most one question about each thing is under way; what changes meanwhile is asked for again after it.
    Who begins to look is shown the lobby alone; when it changes, all are whose picture of it does.
    """

    def __init__(
        self,
        club: Service,
        announcements: Announcements,
        lines: set[Line],
        start: Callable[[Coroutine[None, None, None]], None],
    ) -> None:
        self._club = club
        self._announcements = announcements
        self._lines = lines
        self._start = start
        self._lookers: dict[Line, tuple[bytes, bytes] | None] = {}  # and what each was shown last
        self._changed = self._asking = False
        self._announcement: bytes | None = None  # None: not asked for yet
        self._announced = self._reading = False

    # ---- the lobby -----------------------------------------------------------------------------------

    def look(self, line: Line, *, on: bool) -> None:
        """Show it the lobby now and whenever it changes, or no more."""
        if on:
            self._lookers[line] = None
            self._ask()
        else:
            self._lookers.pop(line, None)

    def lobby_changed(self) -> None:
        """Ads or running games are others, or other viewers see them."""
        self._changed = True
        self._ask()

    def _ask(self) -> None:
        if self._lookers and not self._asking:
            self._asking = True
            self._start(self._show_lobby())

    async def _show_lobby(self) -> None:
        try:
            while self._changed or None in self._lookers.values():
                everybody, self._changed = self._changed, False
                try:
                    await self._show_lobby_once(everybody=everybody)
                except Exception as error:  # noqa: BLE001 - told to the log, and tried again
                    report("the lobby could not be shown", error)
                    self._changed |= everybody
                    await asyncio.sleep(_AGAIN)
                    continue
                await asyncio.sleep(_LOBBY_PAUSE)
        finally:
            self._asking = False

    async def _show_lobby_once(self, *, everybody: bool) -> None:
        picture = await self._club.lobby.picture()
        screen = _Screen(picture.ads_of(None), _ENCODER.encode(picture.games))
        own: dict[PlayerId, bytes] = {}
        for line, shown in tuple(self._lookers.items()):
            if shown is not None and not everybody:
                continue
            ads, player = screen.common, line.player
            if player is not None and player.id in picture.special:
                if player.id not in own:
                    own[player.id] = screen.written(picture.ads_of(player.id))
                ads = own[player.id]
            if shown != (ads, screen.games):
                self._lookers[line] = ads, screen.games
                line.show(
                    "lobby",
                    encode(LobbyShown(picture.as_of, msgspec.Raw(ads), msgspec.Raw(screen.games))),
                )

    # ---- what the host says --------------------------------------------------------------------------

    def greet(self, line: Line) -> None:
        """Tell a socket that has said hello what stands."""
        if self._announcement is None:
            self.announced()
        else:
            line.show("announcement", self._announcement)

    def announced(self) -> None:
        """The host has said something else; all are told."""
        self._announced = True
        if not self._reading:
            self._reading = True
            self._start(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._announced:
                self._announced = False
                try:
                    text = await self._announcements.current()
                except Exception as error:  # noqa: BLE001 - told to the log, and tried again
                    report("an announcement could not be shown", error)
                    self._announced = True
                    await asyncio.sleep(_AGAIN)
                    continue
                self._announcement = encode(Announcement(text))
                _show_all(self._lines, self._announcement)
        finally:
            self._reading = False


def _show_all(lines: Iterable[Line], message: bytes) -> None:
    for line in tuple(lines):
        line.show("announcement", message)
