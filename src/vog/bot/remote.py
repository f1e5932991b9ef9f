"""A bot's way to a club over the network: HTTP for its ads, a websocket for its games."""

from __future__ import annotations

import asyncio
import json
import re
import urllib.error
import urllib.request
from contextlib import asynccontextmanager
from http.client import HTTPException
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from vog.bot.runner import CutOff
from vog.numbridge.settings import Variant
from vog.protocol.conversation import Ending

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from websockets.asyncio.client import ClientConnection


_LONGEST = 64 * 1024  # bytes of an answer
_AGAIN = 3.0  # seconds
_AFTER = {ending.code: ending.again for ending in Ending}
# What a host's name is made of, or an IPv6 address; the system knows the rest.
_HOST = re.compile(r"[\w.:-]{1,253}")
_TOKEN = re.compile(r"[!-~]+")
# Where coming back is no use.
_FOR_GOOD = {
    Ending.RELOAD.code: "this vog is older than the club",
    Ending.SIGNED_OUT.code: "the token is not valid any more",
}


class NotWelcome(Exception):
    """The club does not let the bot in; the text says why."""


class _Wire:
    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection

    async def send(self, text: str) -> None:
        try:
            await self._connection.send(text)
        except ConnectionClosed as closed:
            raise _cut(closed) from None

    async def frames(self) -> AsyncIterator[str]:
        try:
            async for frame in self._connection:
                yield frame if isinstance(frame, str) else frame.decode()
        except ConnectionClosed as closed:
            raise _cut(closed) from None
        raise CutOff(_AGAIN)


class RemoteClub:
    """runner.Door for the club at an address like https://club.example. Raises NotWelcome."""

    def __init__(self, url: str, token: str | None) -> None:
        try:
            self._url = _origin(url)
        except ValueError:
            shown = "...@" + url.rpartition("@")[2] if "@" in url else url  # a password may stand before
            raise NotWelcome(f"{shown!r} is no address of a club, like https://club.example") from None
        if token is not None and not _TOKEN.fullmatch(token):
            raise NotWelcome("the token is none: it is one word of letters and digits")
        self._token = token

    async def sign_in(self) -> str:
        """Become a guest where there is no token; the name under which the bot plays."""
        if self._token is None:
            answer = await self._ask("POST", "/api/guest", {"token": True})
            self._token = str(answer["token"])
        player = (await self._ask("GET", "/api/me"))["player"]
        if player is None:
            raise NotWelcome("the token is not valid")
        return str(player["name"])

    async def variants(self, room: str) -> frozenset[Variant]:
        """What that room plays. Raises NotWelcome where there is no such room."""
        for found in await self._ask("GET", "/api/rooms"):
            if found["id"] == room and found["open"]:
                return frozenset(Variant(limits["variant"]) for limits in found["limits"])
        raise NotWelcome(f"there is no room {room!r}, or it is closed")

    @asynccontextmanager
    async def open(self) -> AsyncIterator[_Wire]:
        """A socket."""
        address = "ws" + self._url.removeprefix("http") + "/api/socket"
        headers = {"Authorization": f"Bearer {self._token}"}
        try:
            async with connect(
                address, additional_headers=headers, compression=None, max_size=_LONGEST, ping_interval=None
            ) as connection:
                yield _Wire(connection)
        except InvalidStatus as refused:
            if refused.response.status_code == 403:
                raise NotWelcome("the club refuses the socket") from None
            raise CutOff(_AGAIN) from None
        except (OSError, TimeoutError, WebSocketException):
            raise CutOff(_AGAIN) from None

    async def post_ad(self, room: str, variant: Variant) -> str | None:
        """With the room's usual settings. Raises NotWelcome where there is no such room."""
        try:
            return str((await self._ask("POST", "/api/ads", {"room": room, "variant": variant.value}))["id"])
        except Refused as refused:
            if refused.code == "not-signed-in":
                raise NotWelcome(_FOR_GOOD[Ending.SIGNED_OUT.code]) from None
            if refused.code in {"no-such-room", "variant-not-here", "no-bots-here", "banned"}:
                raise NotWelcome(f"the room {room!r} refuses: {refused.code}") from None
            return None
        except CutOff:
            return None

    async def _ask(self, method: str, path: str, body: object = None) -> Any:
        return await asyncio.to_thread(self._ask_now, method, path, body)

    def _ask_now(self, method: str, path: str, body: object) -> Any:
        request = urllib.request.Request(self._url + path, method=method)  # noqa: S310 - http or https
        if self._token is not None:
            request.add_header("Authorization", f"Bearer {self._token}")
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        try:
            with _OPENER.open(request, timeout=10) as answer:
                return json.loads(answer.read(_LONGEST))
        except urllib.error.HTTPError as error:
            with error:
                if 300 <= error.code < 400:
                    raise NotWelcome(f"{self._url} leads elsewhere; name the club's own address") from None
                raise Refused(error) from None
        except OSError as error:
            raise CutOff(_AGAIN, _reason(error)) from None
        except (ValueError, HTTPException):
            raise CutOff(_AGAIN, "what answers there is no club") from None


def _origin(url: str) -> str:
    """Scheme, host and port of a club's address. Raises ValueError where it is none or holds more."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if parts.scheme not in {"http", "https"} or parts.path not in {"", "/"} or parts.query or parts.fragment:
        raise ValueError(url)
    if url != "".join(url.split()) or not _HOST.fullmatch(host) or "@" in parts.netloc or parts.port == 0:
        raise ValueError(url)
    host.encode("idna")
    return f"{parts.scheme}://{parts.netloc}"


def _reason(error: OSError) -> str:
    """Why there is no connection, in the system's words."""
    cause = error.reason if isinstance(error, urllib.error.URLError) else error
    return getattr(cause, "strerror", None) or str(cause)


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """To wherever an answer leads the token must not go."""

    def redirect_request(self, *_: object) -> None:
        return None


_OPENER = urllib.request.build_opener(_NoRedirects)


class Refused(Exception):
    """The club refused a request."""

    def __init__(self, error: urllib.error.HTTPError) -> None:
        try:
            self.code = str(json.loads(error.read(_LONGEST))["code"])
        except (ValueError, KeyError, TypeError):
            self.code = str(error.code)
        super().__init__(self.code)


def _cut(closed: ConnectionClosed) -> Exception:
    code = closed.rcvd.code if closed.rcvd else 0
    return NotWelcome(_FOR_GOOD[code]) if code in _FOR_GOOD else CutOff(_AFTER.get(code, _AGAIN))
