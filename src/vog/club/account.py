"""Accounts: passwords that are allowed, sessions by the hashes of their tokens, and where they are kept."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Protocol

import msgspec

from vog.club.names import Instant, PlayerId
from vog.club.ports import Player
from vog.club.refusals import Refused

if TYPE_CHECKING:
    from vog.club.ports import Kind

SHORTEST, LONGEST = 8, 1024  # characters of a password

DAY = 86_400_000
# A browser's session and a bot's token end this long after they were last used.
SESSION_LIFE = 90 * DAY
# C16: guests that were not seen for this long are deleted.
GUEST_LIFE = 90 * DAY
# `seen` is written at most this often: reading must not write.
SEEN_STEP = 3_600_000
MOST_SESSIONS = 50  # of one player; the ones not used for longest end first

# The commonest of eight characters and more in published lists of leaked passwords.
_COMMON = frozenset(
    """12345678 123456789 1234567890 0123456789 123123123 987654321 11111111 00000000 88888888 12341234
    password password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui qwerty123 qwertyuiop
    qwerty12345 qwerty1234 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 asdfghjkl asdfasdf zxcvbnm123
    abc12345 abcd1234 abcdefgh aa123456 a1234567 a123456789 iloveyou iloveyou1 sunshine princess football
    baseball superman batman123 trustno1 starwars whatever welcome1 welcome123 letmein1 letmein123
    admin123 administrator changeme computer internet samsung1 michelle jennifer corvette mercedes
    liverpool charlie1 monkey123 dragon123 master123 football1 baseball1 password! 11223344 12344321
    147258369 159753456 55555555 66666666 77777777 99999999 66668888 1234qwer qwer1234 asdf1234
    passpass testtest test1234 q1w2e3r4t5 1qazxsw2 google123 123qwe123 salasana salasana1 sifre123
    parola123 galatasaray fenerbahce besiktas numbridge""".split()  # noqa: SIM905 - a list of so many words is no easier to read
)


class PasswordLength(Refused):
    """A password has from `least` to `most` characters."""

    rule, code = "C1", "password-length"


class PasswordCommon(Refused):
    """That password is among the first that are guessed."""

    rule, code = "C1", "password-common"


class WrongPassword(Refused):
    """Name and password do not belong together."""

    rule, code = "C1", "wrong-password"


class NotSignedIn(Refused):
    """Only for players who are signed in."""

    rule, code = "C1", "not-signed-in"


class NotAGuest(Refused):
    """That player has an account already."""

    rule, code = "C1", "not-a-guest"


class NoAccount(Refused):
    """A guest has no account; registering makes one."""

    rule, code = "C1", "no-account"


class TooOften(Refused):
    """Too many tries; the next is free after `seconds`."""

    rule, code = "C12", "too-often"


def check_password(password: str, name: str) -> None:
    """Any 8 to 1024 characters that are not among the first to be guessed (C1).

    Raises PasswordLength, PasswordCommon.
    """
    if not SHORTEST <= len(password) <= LONGEST:
        raise PasswordLength(least=SHORTEST, most=LONGEST)
    folded = password.casefold()
    if folded in _COMMON or folded == name.casefold() or len(set(folded)) < 3:
        raise PasswordCommon


def token_hash(token: str) -> bytes:
    """What is kept of a session's token. A token is 32 random bytes, so one fast hash is enough."""
    return hashlib.sha256(token.encode()).digest()


class Credentials(msgspec.Struct, frozen=True):
    """A player with the hash of a password; None for guests and bots."""

    player: Player
    password: str | None

    def __repr__(self) -> str:
        return f"Credentials({self.player!r}, ...)"


class Session(msgspec.Struct, frozen=True):
    """One browser or bot that is signed in. `hash` is the SHA-256 of its token."""

    hash: bytes
    player: PlayerId
    created: Instant
    seen: Instant
    expires: Instant

    def __repr__(self) -> str:
        return f"Session(player={self.player})"


class Accounts(Protocol):
    """Where players, their passwords and their sessions are kept. Everything is on disk when it returns.

    Methods that end sessions make a Notice(PLAYER) of the player in the same transaction.
    """

    async def create(self, kind: Kind, name: str | None, password: str | None, now: Instant) -> Player:
        """A new player; a guest's name is given (guest_name). Raises NameTaken."""

    async def upgrade(self, guest: PlayerId, name: str, password: str, now: Instant) -> Player | None:
        """Make an account of a guest, who keeps id and games; None where it is no guest. Raises NameTaken."""

    async def rename(self, player: PlayerId, name: str) -> bool:
        """Whether there is such an account. Raises NameTaken."""

    async def named(self, name: str) -> Credentials | None:
        """The account or bot whose name looks like that one."""

    async def credentials(self, player: PlayerId) -> Credentials | None:
        """By id."""

    async def set_password(self, player: PlayerId, password: str, keep: bytes | None) -> None:
        """Change the hash, and end all of the player's sessions but `keep`."""

    async def open_session(self, session: Session) -> None:
        """Keep it; the player's sessions beyond MOST_SESSIONS end."""

    async def session(self, key: bytes, now: Instant) -> tuple[Session, Player] | None:
        """A session that has not ended, with its player."""

    async def touch(self, key: bytes, now: Instant, expires: Instant) -> None:
        """It was used now, and so was its player."""

    async def close_session(self, key: bytes) -> None:
        """End one session."""

    async def close_sessions(self, player: PlayerId) -> None:
        """End all of a player's sessions."""

    async def delete(self, player: PlayerId, now: Instant) -> None:
        """Kind.DELETED, without name, password and sessions. Games stay."""

    async def ban(self, player: PlayerId, until: Instant | None) -> bool:
        """Ban until then: sessions and ads end; None lifts it. Whether there is such a player."""

    async def delete_unused_guests(self, unseen_since: Instant, now: Instant) -> int:
        """C16: how many were deleted."""

    async def delete_ended_sessions(self, now: Instant) -> int:
        """Those whose time has run out; how many were deleted."""
