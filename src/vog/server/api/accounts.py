"""Guests and accounts: /api/me, guest, register, login, logout, password, delete (C1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody  # noqa: TC002

from vog.server.api.problem import documented
from vog.server.api.visitors import Here, Visiting  # noqa: TC001

if TYPE_CHECKING:
    from litestar.types import ControllerRouterHandler

    from vog.club.ports import Player
    from vog.server.sign_in import Opened

_Text = Annotated[str, msgspec.Meta(max_length=4096)]


class Me(msgspec.Struct, frozen=True):
    """A player as it sees itself. `kind` is guest, account or bot."""

    id: int
    name: str
    kind: str
    created: int

    @classmethod
    def of(cls, player: Player) -> Me:
        """What of it is shown."""
        return cls(player.id, player.name, player.kind.value, player.created)


class Who(msgspec.Struct, frozen=True):
    """Who the request came from; None for a stranger."""

    player: Me | None


class SignedIn(msgspec.Struct, frozen=True, omit_defaults=True):
    """A session was opened. The token is there only where it was asked for; else it is in the cookie."""

    player: Me
    token: str | None = None


class AsGuest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`token`: answer with the session's token, for programs, in place of a cookie."""

    token: bool = False


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password; `token` as for a guest."""

    name: _Text
    password: _Text
    token: bool = False

    def __repr__(self) -> str:
        return "Named(...)"


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password and the one that takes its place; `token` as for a guest."""

    old: _Text
    new: _Text
    token: bool = False

    def __repr__(self) -> str:
        return "NewPassword(...)"


class Goodbye(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password again, None for a guest."""

    password: _Text | None = None

    def __repr__(self) -> str:
        return "Goodbye(...)"


@get("/me", responses=documented())
async def me(visitor: Visiting) -> Who:
    """Who you are."""
    return Who(None if visitor.player is None else Me.of(visitor.player))


@post("/guest", responses=documented(403))
async def guest(node: Here, visitor: Visiting, data: JSONBody[AsGuest]) -> Response[SignedIn]:
    """Become a new guest."""
    return _signed_in(node, await node.sign_in.guest(visitor), token=data.token)


@post("/register", responses=documented(403, 409))
async def register(node: Here, visitor: Visiting, data: JSONBody[Named]) -> Response[SignedIn]:
    """Make an account; a guest who asks becomes it and keeps its games."""
    opened = await node.sign_in.register(visitor, data.name, data.password)
    return _signed_in(node, opened, token=data.token)


@post("/login", responses=documented(403))
async def login(node: Here, visitor: Visiting, data: JSONBody[Named]) -> Response[SignedIn]:
    """Open a session; one that came along ends."""
    opened = await node.sign_in.log_in(visitor, data.name, data.password)
    return _signed_in(node, opened, token=data.token)


@post("/logout", responses=documented(403), status_code=204)
async def logout(node: Here, visitor: Visiting) -> Response[None]:
    """End this session; its sockets are closed."""
    await node.sign_in.log_out(visitor)
    return _signed_out(node)


@post("/logout-everywhere", responses=documented(401, 403), status_code=204)
async def logout_everywhere(node: Here, visitor: Visiting) -> Response[None]:
    """End all of your sessions."""
    await node.sign_in.log_out_everywhere(visitor)
    return _signed_out(node)


@post("/password", responses=documented(401, 403, 409))
async def password(node: Here, visitor: Visiting, data: JSONBody[NewPassword]) -> Response[SignedIn]:
    """Change the password; all sessions end, and a new one is opened."""
    opened = await node.sign_in.change_password(visitor, data.old, data.new)
    return _signed_in(node, opened, token=data.token)


@post("/account/delete", responses=documented(401, 403, 409), status_code=204)
async def delete_account(node: Here, visitor: Visiting, data: JSONBody[Goodbye]) -> Response[None]:
    """Delete yourself: the name is free again, your games stay without it."""
    await node.sign_in.delete(visitor, data.password)
    return _signed_out(node)


def _signed_in(node: Any, opened: Opened, *, token: bool) -> Response[SignedIn]:
    if token:
        return Response(SignedIn(Me.of(opened.player), opened.token))
    cookie = node.origins.set_cookie(opened.token)
    return Response(SignedIn(Me.of(opened.player)), headers={"set-cookie": cookie})


def _signed_out(node: Any) -> Response[None]:
    return Response(None, status_code=204, headers={"set-cookie": node.origins.drop_cookie()})


ROUTES: list[ControllerRouterHandler] = [
    me,
    guest,
    register,
    login,
    logout,
    logout_everywhere,
    password,
    delete_account,
]
