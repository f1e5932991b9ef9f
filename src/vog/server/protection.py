"""The headers that every answer carries, and which Host a request may name."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog.server.settings import PublicUrl

_HOST = re.compile(rb"(\[[0-9a-f:.]{2,45}\]|[a-z0-9_][a-z0-9._-]{0,252})(?::[0-9]{1,5})?")
_THIS_MACHINE = frozenset({b"127.0.0.1", b"[::1]", b"localhost"})

_HEADERS = (
    # Scripts and styles are the page's own matter: each built page names the hashes of its own in a meta
    # element, and a browser obeys both. `frame-ancestors` is what a meta element cannot say.
    (
        b"content-security-policy",
        b"frame-ancestors 'none'; base-uri 'self'; form-action 'self'; object-src 'none'",
    ),
    (b"x-frame-options", b"DENY"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)

# A year. Without `includeSubDomains`: the club does not own its neighbours.
_ONLY_TLS = (b"strict-transport-security", b"max-age=31536000")


def protective_headers(public_url: PublicUrl | None) -> list[tuple[bytes, bytes]]:
    """Headers for every answer; HSTS only where the club is known to be reached by https."""
    if public_url is not None and public_url.scheme == "https":
        return [*_HEADERS, _ONLY_TLS]
    return list(_HEADERS)


def host_status(
    http_version: str, headers: Iterable[tuple[bytes, bytes]], public_url: PublicUrl | None
) -> int | None:
    """Why a request is refused for its Host, as a status; None where it is welcome.

    400: none in HTTP/1.1, more than one, or not a host. 421: a public URL is set and this is neither its host
    nor this machine. Ports are not compared, a proxy may change them.
    """
    hosts = [value for name, value in headers if name == b"host"]
    if not hosts:
        return None if http_version == "1.0" else 400
    match = _HOST.fullmatch(hosts[0].lower())
    if len(hosts) > 1 or match is None:
        return 400
    if public_url is None or match[1] in _THIS_MACHINE:
        return None
    public = f"[{public_url.host}]" if ":" in public_url.host else public_url.host
    return None if match[1] == public.encode() else 421
