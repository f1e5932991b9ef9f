"""What a player may be called, and which names look alike.

Two names are the same where they look the same: each is reduced to skeletons after Unicode's UTS 39, as it is
written and in small letters, and a name is free only while none of its skeletons is taken. So `Ilya`, `llya`
and `ILYA` are one name, and so are `scope` in Latin and in Cyrillic letters.

`confusables.txt` holds classes of characters that look alike, a prototype and after a space all that look
like it. It was made of Unicode's confusables.txt (Unicode License v3), of which only letters,
marks and digits that NFKC leaves as they are were kept: all others cannot stand in a name.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib import resources

from vog.club.refusals import Refused

LEAST, MOST = 2, 20  # characters

# Letters and marks that show nothing, of the categories that a name may have (of Unicode's
# Default_Ignorable_Code_Point all, and one filler more): with one of them a name would look like another.
_INVISIBLE = frozenset(
    char
    for first, last in (
        (0x034F, 0x034F),  # combining grapheme joiner
        (0x115F, 0x1160),  # Hangul fillers
        (0x17B4, 0x17B5),  # Khmer vowels that are inherent
        (0x180B, 0x180F),  # Mongolian variation selectors
        (0x3164, 0x3164),
        (0x16FE4, 0x16FE4),  # Khitan filler
        (0xFE00, 0xFE0F),  # variation selectors
        (0xFFA0, 0xFFA0),
        (0xE0100, 0xE01EF),  # and their supplement
    )
    for char in map(chr, range(first, last + 1))
)

# What may stand between letters and digits. The joiners of Persian are invisible, so they may not.
_BETWEEN = frozenset(" -_.")

_ALWAYS_TAKEN = ("deleted", "guest", "admin", "host", "moderator", "system", "vog", "nobody", "anonymous")

GUEST = "Guest"


class NameLength(Refused):
    """A name has from `least` to `most` characters."""

    rule, code = "C1", "name-length"


class NameCharacters(Refused):
    """A name has letters and digits, between them single spaces, `-`, `_` or `.`; see `position`, from 0."""

    rule, code = "C1", "name-characters"


class NameScripts(Refused):
    """All letters of a name are of one script."""

    rule, code = "C1", "name-scripts"


class NameTaken(Refused):
    """Somebody has that name, or one that looks like it."""

    rule, code = "C1", "name-taken"


def read_name(text: str) -> str:
    """The name as it is kept: NFKC, single spaces (C1).

    Raises NameLength, NameCharacters, NameScripts, and NameTaken where the club keeps it for itself.
    """
    if len(text) > 4 * MOST:
        raise NameLength(least=LEAST, most=MOST)
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not LEAST <= len(name) <= MOST:
        raise NameLength(least=LEAST, most=MOST)
    previous = ""
    for at, char in enumerate(name):
        if not _may_stand(char, previous, last=at == len(name) - 1):
            raise NameCharacters(position=at)
        previous = char
    if len({script for char in name if (script := _script(char))}) > 1:
        raise NameScripts
    if not any(char.isalpha() for char in name):
        raise NameCharacters(position=0)
    # Without digits, since guests are numbered.
    if not skeletons("".join(char for char in name if not char.isdecimal())).isdisjoint(_kept()):
        raise NameTaken
    return name


def skeletons(name: str) -> frozenset[str]:
    """What the name looks like, as it is written and in small letters. One in common: the same name."""
    return frozenset(_fold(_prototypes(form)) for form in (name, name.casefold()))


def guest_name(number: int) -> str:
    """What the club calls a guest. No account can have such a name."""
    return f"{GUEST} {number}"


def _fold(text: str) -> str:
    # Neither what stands between letters nor the dot of a Turkish capital i tells names apart.
    bare = "".join(char for char in text.casefold() if char != "\u0307" and char not in _BETWEEN)
    return unicodedata.normalize("NFC", bare)


def _prototypes(text: str) -> str:
    table = _table()
    return "".join(table.get(char, char) for char in unicodedata.normalize("NFC", text))


@cache
def _table() -> dict[str, str]:
    lines = resources.files(__package__).joinpath("confusables.txt").read_text(encoding="utf-8").splitlines()
    classes = (line.partition(" ") for line in lines)
    return {char: prototype for prototype, _, alike in classes for char in alike}


@cache
def _kept() -> frozenset[str]:
    return frozenset().union(*map(skeletons, _ALWAYS_TAKEN))


def _may_stand(char: str, previous: str, *, last: bool) -> bool:
    if char in _BETWEEN:
        return previous not in {"", *_BETWEEN} and not last
    if char in _INVISIBLE:
        return False
    category = unicodedata.category(char)
    if category in {"Mn", "Mc"}:
        # One mark on a letter; more would climb over the lines above.
        return bool(previous) and unicodedata.category(previous)[0] == "L"
    return category in {"Lu", "Ll", "Lt", "Lo", "Nd"}


def _script(char: str) -> str:
    """The script of a letter, as the first word of its name: enough to tell LATIN from CYRILLIC."""
    if not char.isalpha():
        return ""
    script = unicodedata.name(char, "").partition(" ")[0]
    # Japanese is written in three together.
    return "CJK" if script in {"HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"} else script
