"""Accept-Encoding and If-None-Match, as tables."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vog.server.negotiation import Coding, best_coding, has_current

ALL: tuple[Coding, ...] = ("br", "gzip", "identity")

CODINGS: list[tuple[str | None, tuple[Coding, ...], Coding | None]] = [
    (None, ALL, "identity"),
    ("", ALL, "identity"),
    ("br", ALL, "br"),
    ("gzip, deflate, br, zstd", ALL, "br"),
    ("gzip, deflate, br, zstd", ("gzip", "identity"), "gzip"),
    ("gzip, deflate, br, zstd", ("identity",), "identity"),
    ("GZip", ALL, "gzip"),
    ("x-gzip", ALL, "gzip"),
    ("gzip;q=1.0, br;q=0.9", ALL, "gzip"),
    ("gzip;q=0.5", ALL, "gzip"),
    ("br;q=0", ALL, "identity"),
    ("br;q=0, *", ALL, "gzip"),
    ("*", ALL, "br"),
    ("*;q=0", ALL, None),
    ("identity;q=0", ALL, None),
    ("identity;q=0, gzip;q=0.001", ALL, "gzip"),
    ("*;q=0, identity", ALL, "identity"),
    ("identity, gzip;q=0.5", ALL, "identity"),
    ("gzip ; q=0.5 , br ; q = 0.6", ALL, "br"),
    ("br;q=high, gzip", ALL, "gzip"),
    ("br;q=2, gzip", ALL, "gzip"),
    ("br;q=-1, gzip", ALL, "gzip"),
    ("deflate", ALL, "identity"),
    (",,;,=;q", ALL, "identity"),
    ("brotli", ALL, "identity"),
]


@pytest.mark.parametrize(("accept", "available", "coding"), CODINGS)
def test_the_coding_is_what_the_client_likes_best_of_what_there_is(
    accept: str | None, available: tuple[Coding, ...], coding: Coding | None
) -> None:
    assert best_coding(accept, available) == coding


@given(st.text(alphabet="brgzipdenty*;q=01., \t\x00é", max_size=60))
def test_whatever_is_asked_for_the_answer_is_something_available(accept: str) -> None:
    assert best_coding(accept, ("gzip", "identity")) in {"gzip", "identity", None}


TAGS = [
    (None, False),
    (b'"a"', True),
    (b'W/"a"', True),
    (b'"b", "a"', True),
    (b'"b"', False),
    (b"*", True),
    (b" * ", True),
    (b"a", False),
    (b'"a', False),
    (b'"aa"', False),
    (b"", False),
    (b'"b,"a', False),
]


@pytest.mark.parametrize(("if_none_match", "current"), TAGS)
def test_if_none_match_names_the_tag_or_not(if_none_match: bytes | None, current: bool) -> None:
    assert has_current(if_none_match, b'"a"') is current
