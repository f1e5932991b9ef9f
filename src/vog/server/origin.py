"""Whether a request comes from the club's own pages, and the cookie that says who asks (CSRF, fixation).

A browser says where a request comes from, in `Origin` or at least in `Sec-Fetch-Site`; what says neither is
no browser, and has no cookie of somebody else. The cookie is SameSite=Lax besides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog.server.settings import PublicUrl

_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
_MONTHS_3 = 90 * 86_400  # seconds
_LONGEST_TOKEN = 64


class Origins:
    """Knows the club's own origin: the public URL's, else whatever Host the request names."""

    def __init__(self, public_url: PublicUrl | None) -> None:
        self._public = public_url
        self._secure = public_url is not None and public_url.scheme == "https"
        # With __Host- a browser takes it only over TLS, for every path, and never from a neighbour's domain.
        self.cookie = "__Host-vog" if self._secure else "vog"

    def admits(self, headers: Iterable[tuple[bytes, bytes]], scheme: str) -> bool:
        """Whether this may change something, as far as its origin goes."""
        found = {name: value.decode("latin-1") for name, value in headers if name in _NEEDED}
        origin = found.get(b"origin")
        if origin is not None:
            return self._is_ours(origin, found.get(b"host", ""), scheme)
        return found.get(b"sec-fetch-site", "none") in {"same-origin", "none"}

    def _is_ours(self, origin: str, host: str, scheme: str) -> bool:
        # The club's own machine may be asked by its own name beside the public one, so Host counts too; a
        # page cannot choose it.
        return _parts(origin) in {_parts(f"{scheme}://{host}"), _parts(str(self._public or ""))} - {None}

    def token(self, headers: Iterable[tuple[bytes, bytes]]) -> str | None:
        """The token that came, as `Authorization: Bearer` or in the cookie; the former goes first."""
        cookies = []
        for name, value in headers:
            if name == b"authorization":
                kind, _, token = value.decode("latin-1").partition(" ")
                return _plausible(token) if kind.lower() == "bearer" else None
            if name == b"cookie":
                cookies.append(value.decode("latin-1"))
        for part in "; ".join(cookies).split(";"):
            name_, _, token = part.strip().partition("=")
            if name_ == self.cookie:
                return _plausible(token)
        return None

    def set_cookie(self, token: str) -> str:
        """The header that gives a browser its token."""
        return self._cookie(token, _MONTHS_3)

    def drop_cookie(self) -> str:
        """The header that takes it away."""
        return self._cookie("", 0)

    def _cookie(self, token: str, age: int) -> str:
        secure = "; Secure" if self._secure else ""
        return f"{self.cookie}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


_NEEDED = frozenset({b"origin", b"sec-fetch-site", b"host"})


def _parts(origin: str) -> tuple[str, str, int] | None:
    try:
        parts = urlsplit(origin.lower())
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or "@" in parts.netloc or parts.path not in {"", "/"}:
        return None
    scheme = {"ws": "http", "wss": "https"}.get(parts.scheme, parts.scheme)
    return scheme, parts.hostname, port or _PORTS[scheme]


def _plausible(token: str) -> str | None:
    return token if 0 < len(token) <= _LONGEST_TOKEN and token.isascii() else None
