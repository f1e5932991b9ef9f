"""What a player may be called, and which names are one (C1)."""

from __future__ import annotations

import sys
import unicodedata

import pytest

from vog.club.player_name import guest_name, read_name, skeletons
from vog.club.refusals import Refused

REFUSED = [
    ("", "name-length"),
    ("x", "name-length"),
    ("x" * 21, "name-length"),
    ("x" * 100_000, "name-length"),
    ("\ufdfa\ufdfa", "name-length"),  # each is eighteen letters by NFKC
    ("12", "name-characters"),
    ("-ada", "name-characters"),
    ("ada.", "name-characters"),
    ("a..b", "name-characters"),
    ("a<b>c", "name-characters"),
    ("a\0b", "name-characters"),
    ("a\ud800b", "name-characters"),
    ("ada\U0001f600", "name-characters"),
    ("a\u200bb", "name-characters"),  # zero width space
    ("\u0639\u200c\u0644", "name-characters"),  # Persian's half-space: it shows nothing here
    ("a\u00adb", "name-characters"),  # soft hyphen
    ("\u202eadA", "name-characters"),  # from right to left
    ("\u2066ada\u2069", "name-characters"),
    ("ada\ufe0f", "name-characters"),  # variation selector
    ("ada\U000e0101", "name-characters"),
    ("a\u034fda", "name-characters"),  # grapheme joiner
    ("\u3164\u3164", "name-characters"),  # fillers of Hangul
    ("\u115f\u1160", "name-characters"),
    ("\u1820\u180b\u1820", "name-characters"),
    ("q\u0301\u0302da", "name-characters"),  # a second mark upon the first
    ("\u0301da", "name-characters"),
    ("\u0430dam", "name-scripts"),  # its first letter is Cyrillic
    ("ad\u03b1m", "name-scripts"),
    ("Deleted", "name-taken"),
    ("guest 12", "name-taken"),
    ("G.u.e.s.t", "name-taken"),
    ("Adm\u0131n 3", "name-taken"),
    ("h-o-s-t", "name-taken"),
]


@pytest.mark.parametrize(("name", "code"), REFUSED, ids=[ascii(name)[:24] for name, _ in REFUSED])
def test_a_name_that_misleads_or_shows_nothing_is_refused(name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_name(name)
    assert refused.value.code == code


def test_no_character_that_shows_nothing_can_stand_in_a_name() -> None:
    """By what Unicode calls them, not by a list of ours."""
    words = ("FILLER", "VARIATION SELECTOR", "GRAPHEME JOINER", "INHERENT", "INVISIBLE", "ZERO WIDTH", "TAG ")
    named = ((char, unicodedata.name(char, "")) for char in map(chr, range(sys.maxunicode + 1)))
    hidden = [char for char, name in named if any(word in name for word in words)]
    assert len(hidden) > 300
    for char in hidden:
        for name in (f"a{char}b", f"ab{char}", f"\uac00{char}\uac00", f"\u1820{char}\u1820"):
            try:
                kept = read_name(name)
            except Refused:
                continue
            assert char not in kept
            assert kept == unicodedata.normalize("NFKC", kept)


ALIKE = [
    ("Ada", "ada"),
    ("Ada", "ADA"),
    ("Ilya", "llya"),
    ("Il1", "lIl"),
    ("Otto", "0tto"),
    ("modern", "rnodern"),
    ("scope", "\u0455\u0441\u043e\u0440\u0435"),  # in Cyrillic letters
    ("Ada Lovelace", "Ada-Lovelace"),
    ("Ada Lovelace", "AdaLovelace"),
    ("Ada  Lovelace", "Ada\u00a0Lovelace"),
    ("\u00c5sa", "A\u030asa"),
    ("ada", "\uff41\uff44\uff41"),  # full width
    ("G\u0131l", "Gil"),
    ("\u0130zmir", "izmir"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=range(len(ALIKE)))
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert skeletons(read_name(one)) & skeletons(read_name(other))


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Cagla", "Zagla"), ("Ada 2", "Ada 3")])
def test_names_that_differ_are_two(one: str, other: str) -> None:
    assert not skeletons(one) & skeletons(other)


@pytest.mark.parametrize(
    "name",
    ["\u00c5sa", "\u00c7a\u011fla", "\u0639\u0644\u06cc", "\u03a9\u03bb\u03c6\u03b1", "Ada-Maria 2", "D.Ray",
     "\u9ed2\u3044\u732b", "\uae40\ubbfc", "\u0e2a\u0e21\u0e0a\u0e32\u0e22", "\u0bb0\u0bbe\u0bae\u0bc1"],
)  # fmt: skip
def test_names_of_many_scripts_are_welcome_and_stay_as_they_are(name: str) -> None:
    assert read_name(f"  {name} ") == unicodedata.normalize("NFKC", name)


def test_no_account_can_be_called_like_a_guest() -> None:
    with pytest.raises(Refused):
        read_name(guest_name(7))
