"""Guests, accounts and sessions: what happens when somebody signs in, on, up or out (C1, C16)."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, NamedTuple

from vog.club.account import (
    SEEN_STEP,
    SESSION_LIFE,
    NoAccount,
    NotAGuest,
    NotSignedIn,
    Session,
    WrongPassword,
    check_password,
    token_hash,
)
from vog.club.player_name import NameTaken, read_name, skeletons
from vog.club.ports import Kind
from vog.club.refusals import Banned
from vog.server.limiter import Limiter

if TYPE_CHECKING:
    from collections.abc import Callable

    from vog.club.account import Accounts
    from vog.club.ports import Clock, Player
    from vog.server.passwords import Passwords

_LONGEST_NAME = 200  # characters, of a name that is looked for


class Visitor:
    """Who asks: a player with the session that says so, or a stranger. `network` is for limits."""

    # No tuple and no struct: Litestar would take those apart and put them together again for each request.
    __slots__ = ("network", "player", "session")

    def __init__(self, player: Player | None, session: Session | None, network: str) -> None:
        self.player = player
        self.session = session
        self.network = network

    @property
    def signed_in(self) -> Player:
        """The player. Raises NotSignedIn."""
        if self.player is None:
            raise NotSignedIn
        return self.player


class Opened(NamedTuple):
    """A session that was just opened. The token is told once, and only its hash is kept."""

    player: Player
    token: str

    def __repr__(self) -> str:
        return f"Opened({self.player!r}, ...)"


class SignIn:
    """The door of the club. Passwords are hashed before anything is written."""

    def __init__(
        self,
        accounts: Accounts,
        passwords: Passwords,
        clock: Clock,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        self._accounts = accounts
        self._passwords = passwords
        self._clock = clock
        self._guests = Limiter(60, 10, seconds)  # by network
        self._registrations = Limiter(60, 30, seconds)  # by network
        self._tries_from = Limiter(30, 20, seconds)  # by network
        self._tries_at = Limiter(10, 30, seconds)  # by (name, network)
        # A name under attack from everywhere gets slower for all, but never closed for long to its owner.
        self._tries_of = Limiter(100, 3, seconds)  # by name

    async def visitor(self, token: str | None, network: str) -> Visitor:
        """Who comes with that token; a stranger where it is nobody's, has ended, or its owner is banned."""
        if token is None:
            return Visitor(None, None, network)
        now = self._clock.now()
        found = await self._accounts.session(token_hash(token), now)
        if found is None or _banned(found[1], now):
            return Visitor(None, None, network)
        session, player = found
        if now - session.seen >= SEEN_STEP:
            await self._accounts.touch(session.hash, now, now + SESSION_LIFE)
        return Visitor(player, session, network)

    async def guest(self, visitor: Visitor) -> Opened:
        """A new guest. Raises TooOften."""
        self._guests.take(visitor.network)
        player = await self._accounts.create(Kind.GUEST, None, None, self._clock.now())
        await self.log_out(visitor)
        return await self._open(player)

    async def register(self, visitor: Visitor, name: str, password: str) -> Opened:
        """A new account; a guest who asks becomes it and keeps its games.

        Raises NotAGuest, NameLength, NameCharacters, NameScripts, NameTaken, PasswordLength, PasswordCommon,
        TooOften.
        """
        if visitor.player is not None and visitor.player.kind is not Kind.GUEST:
            raise NotAGuest
        name = read_name(name)
        check_password(password, name)
        self._registrations.take(visitor.network)
        if await self._accounts.named(name) is not None:
            raise NameTaken  # before the work of hashing; what decides is the table of names
        hashed = await self._passwords.hash(password)
        now = self._clock.now()
        if visitor.player is None or visitor.session is None:
            return await self._open(await self._accounts.create(Kind.ACCOUNT, name, hashed, now))
        player = await self._accounts.upgrade(visitor.player.id, name, hashed, now)
        if player is None:
            raise NotAGuest
        # What a guest's cookie opened must not open an account.
        await self._accounts.close_sessions(player.id)
        return await self._open(player)

    async def log_in(self, visitor: Visitor, name: str, password: str) -> Opened:
        """A new session. Raises WrongPassword, Banned, TooOften."""
        looks = min(skeletons(name[:_LONGEST_NAME]), default="")
        self._tries_from.take(visitor.network)
        self._tries_at.take((looks, visitor.network))
        self._tries_of.take(looks)
        found = await self._accounts.named(name) if len(name) <= _LONGEST_NAME else None
        kept = None if found is None else found.password
        if not await self._passwords.fits(kept, password[:4096]) or found is None or kept is None:
            raise WrongPassword
        now = self._clock.now()
        if (until := _banned(found.player, now)) is not None:
            raise Banned(until=until)
        self._tries_at.forgive((looks, visitor.network))
        # A token that came along is not adopted, and ends: it may have been planted there.
        await self.log_out(visitor)
        return await self._open(found.player)

    async def log_out(self, visitor: Visitor) -> None:
        """End this session; its sockets are closed."""
        if visitor.session is not None:
            await self._accounts.close_session(visitor.session.hash)

    async def log_out_everywhere(self, visitor: Visitor) -> None:
        """End all sessions of the player. Raises NotSignedIn."""
        await self._accounts.close_sessions(visitor.signed_in.id)

    async def change_password(self, visitor: Visitor, old: str, new: str) -> Opened:
        """Change it, end all sessions, and open a new one.

        Raises NotSignedIn, NoAccount, WrongPassword, PasswordLength, PasswordCommon, TooOften.
        """
        player = visitor.signed_in
        check_password(new, player.name)
        await self._confirm(visitor, old)
        await self._accounts.set_password(player.id, await self._passwords.hash(new), keep=None)
        return await self._open(player)

    async def delete(self, visitor: Visitor, password: str | None) -> None:
        """Delete the player: the name is free again, games stay. A guest needs no password.

        Raises NotSignedIn, WrongPassword, TooOften.
        """
        player = visitor.signed_in
        if player.kind is not Kind.GUEST:
            await self._confirm(visitor, password or "")
        await self._accounts.delete(player.id, self._clock.now())

    async def _confirm(self, visitor: Visitor, password: str) -> None:
        player = visitor.signed_in
        self._tries_at.take((player.id, visitor.network))
        found = await self._accounts.credentials(player.id)
        if found is None or found.password is None:
            raise NoAccount
        if not await self._passwords.fits(found.password, password[:4096]):
            raise WrongPassword

    async def _open(self, player: Player) -> Opened:
        token = secrets.token_urlsafe(32)
        now = self._clock.now()
        session = Session(token_hash(token), player.id, now, now, now + SESSION_LIFE)
        await self._accounts.open_session(session)
        return Opened(player, token)


def _banned(player: Player, now: int) -> int | None:
    until = player.banned_until
    return until if until is not None and until > now else None
