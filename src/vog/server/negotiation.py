"""What a request prefers and what it has already: Accept-Encoding and If-None-Match (RFC 9110)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Collection

Coding = Literal["br", "gzip", "identity"]

# Of what a client likes equally well, the smallest.
_BY_SIZE: tuple[Coding, ...] = ("br", "gzip", "identity")
_ALIASES = {"x-gzip": "gzip"}
_QUALITY = re.compile(r"(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)")
_TAG = re.compile(rb'(?:W/)?("[\x21\x23-\x7e\x80-\xff]*")')


@lru_cache(maxsize=256)
def _qualities(accept_encoding: str) -> dict[str, float]:
    qualities: dict[str, float] = {}
    for element in accept_encoding.lower().split(","):
        name, *parameters = (part.strip(" \t") for part in element.split(";"))
        quality = 1.0
        for parameter in parameters:
            key, _, value = parameter.partition("=")
            if key.strip() == "q":
                # A quality nobody can read is no wish for this coding.
                quality = float(value) if _QUALITY.fullmatch(value.strip()) else 0.0
        if name:
            qualities[_ALIASES.get(name, name)] = quality
    return qualities


def best_coding(accept_encoding: str | None, available: Collection[Coding]) -> Coding | None:
    """The coding to answer with, of those that are available; "identity" must be one of them.

    None where the client refuses all of them (identity with q=0), which is a 406.
    """
    if accept_encoding is None:
        return "identity"
    qualities = _qualities(accept_encoding)
    rest = qualities.get("*", 0.0)
    best: Coding | None = None
    best_quality = 0.0
    for coding in _BY_SIZE:
        quality = qualities.get(coding, rest)
        if coding in available and quality > best_quality:
            best, best_quality = coding, quality
    if best is None and qualities.get("identity", qualities.get("*", 1.0)) > 0:
        # Unnamed, identity is always acceptable, only never preferred.
        return "identity"
    return best


def has_current(if_none_match: bytes | None, etag: bytes) -> bool:
    """Whether If-None-Match names this entity tag (weak comparison), so that 304 is the answer."""
    if if_none_match is None:
        return False
    if if_none_match.strip() == b"*":
        return True
    return etag in _TAG.findall(if_none_match)
