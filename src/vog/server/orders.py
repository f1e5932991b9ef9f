"""What the host of a club may order (C14): the orders as data, and how they are carried out."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec

from vog.club.account import DAY, SESSION_LIFE, NoAccount, Session, check_password, token_hash
from vog.club.player_name import read_name
from vog.club.ports import Kind, Unavailable
from vog.club.refusals import NoSuchPlayer, Refused
from vog.club.room import Room
from vog.server.codes import code
from vog.server.logs import LOG

if TYPE_CHECKING:
    from vog.club.account import Accounts
    from vog.club.ports import Player
    from vog.club.service import Outside, Service
    from vog.server.board import Announcements
    from vog.server.passwords import Passwords

_FOREVER = 100 * 365 * DAY
_BY_ID = re.compile(r"#[0-9]{1,15}")

_Days = Annotated[int, msgspec.Meta(ge=1, le=36_500)]
# No control characters and no line breaks.
_Line = Annotated[
    str,
    msgspec.Meta(min_length=1, max_length=300, pattern=r"^[^\x00-\x1f\x7f-\x9f\u2028\u2029]*$(?!\n)"),
]


class ResetPassword(msgspec.Struct, frozen=True, tag="reset-password", forbid_unknown_fields=True):
    """Give an account a new password, which is answered; its sessions end."""

    name: str


class Rename(msgspec.Struct, frozen=True, tag="rename", forbid_unknown_fields=True):
    """Call an account something else."""

    name: str
    to: str


class Ban(msgspec.Struct, frozen=True, tag="ban", forbid_unknown_fields=True):
    """Ban a player, by name or by id as `#7`, for some days; its sessions end. Without days for good."""

    name: str
    days: _Days | None = None


class Unban(msgspec.Struct, frozen=True, tag="unban", forbid_unknown_fields=True):
    """Lift a ban."""

    name: str


class PutRoom(msgspec.Struct, frozen=True, tag="put-room", forbid_unknown_fields=True):
    """Add a room, or change the one with its id."""

    room: Room


class ListRooms(msgspec.Struct, frozen=True, tag="rooms", forbid_unknown_fields=True):
    """Show all rooms."""


class Announce(msgspec.Struct, frozen=True, tag="announce", forbid_unknown_fields=True):
    """Say something to all, or nothing any more."""

    text: _Line | None


class CloseTable(msgspec.Struct, frozen=True, tag="close-table", forbid_unknown_fields=True):
    """End a game without a result."""

    game: str


class AddBot(msgspec.Struct, frozen=True, tag="add-bot", forbid_unknown_fields=True):
    """Make a bot's account, or give an existing one a new token, which is answered."""

    name: str


class ListReports(msgspec.Struct, frozen=True, tag="reports", forbid_unknown_fields=True):
    """Show what players reported in the last days."""

    days: _Days = 30


Order: TypeAlias = (
    ResetPassword | Rename | Ban | Unban | PutRoom | ListRooms | Announce | CloseTable | AddBot | ListReports
)


class Host:
    """Carries the host's orders out."""

    def __init__(
        self,
        club: Service,
        outside: Outside,
        accounts: Accounts,
        announcements: Announcements,
        passwords: Passwords,
    ) -> None:
        self._club = club
        self._outside = outside
        self._accounts = accounts
        self._announcements = announcements
        self._passwords = passwords

    async def carry_out(self, order: Order) -> Any:  # noqa: PLR0911 - one line an order
        """Do it; what is answered can be encoded as JSON. Raises Refused and Unavailable."""
        now = self._outside.clock.now()
        match order:
            case ResetPassword(name):
                return {"password": await self._reset(await self._find(name))}
            case Rename(name, to):
                player = await self._find(name)
                called = read_name(to)
                if not await self._accounts.rename(player.id, called):
                    raise NoAccount
                return {"player": player.id, "name": called}
            case Ban(name, days):
                player = await self._find(name)
                until = now + (_FOREVER if days is None else days * DAY)
                await self._accounts.ban(player.id, until)
                return {"player": player.id, "banned_until": until}
            case Unban(name):
                player = await self._find(name)
                await self._accounts.ban(player.id, None)
                return {"player": player.id, "banned_until": None}
            case PutRoom(room):
                await self._outside.rooms.put(room)
                return {"room": room.id}
            case ListRooms():
                return {"rooms": await self._outside.rooms.rooms()}
            case Announce(text):
                await self._announcements.announce(text, now)
                return {"announcement": text}
            case CloseTable(game):
                return {"game": game, "closed": await self._club.tables.close(game)}
            case AddBot(name):
                return await self._bot(name, now)
            case ListReports(days):
                return {"reports": await self._outside.reports.reports(now - days * DAY)}

    async def _find(self, name: str) -> Player:
        if _BY_ID.fullmatch(name):
            known = (await self._outside.players.players((int(name[1:]),))).get(int(name[1:]))
            if known is not None:
                return known
        found = await self._accounts.named(name)
        if found is None:
            raise NoSuchPlayer(name=name[:80])
        return found.player

    async def _reset(self, player: Player) -> str:
        if player.kind is not Kind.ACCOUNT:
            raise NoAccount
        password = code(12)
        check_password(password, player.name)
        await self._accounts.set_password(player.id, await self._passwords.hash(password), keep=None)
        return password

    async def _bot(self, name: str, now: int) -> dict[str, object]:
        found = await self._accounts.named(name)
        if found is not None and found.player.kind is Kind.BOT:
            player = found.player
            await self._accounts.close_sessions(player.id)
        else:
            player = await self._accounts.create(Kind.BOT, read_name(name), None, now)
        token = code(32)
        session = Session(token_hash(token), player.id, now, now, now + SESSION_LIFE)
        await self._accounts.open_session(session)
        return {"player": player.id, "name": player.name, "token": token}


def in_words(refused: Refused) -> str:
    """A refusal's sentence with its blanks filled in; facts that have none stand behind it."""
    said, beside = str(refused), []
    for name, fact in refused.facts.items():
        shown = ", ".join(fact) if isinstance(fact, tuple) else str(fact)
        if f"`{name}`" in said:
            said = said.replace(f"`{name}`", shown)
        else:
            beside.append(f"{name} {shown}")
    return said + (f": {', '.join(beside)}" if beside else "")


_DECODER = msgspec.json.Decoder(Order)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of an order: `done`, or an error in words for the host."""

    done: Any = None
    error: str | None = None


async def answer(host: Host, raw: bytes) -> bytes:
    """Read an order, carry it out, and write what became of it. Raises nothing."""
    try:
        done = Answer(done=await host.carry_out(_DECODER.decode(raw)))
    except msgspec.DecodeError as error:
        done = Answer(error=str(error))
    except RecursionError:
        done = Answer(error="the order is nested too deeply")
    except Refused as refused:
        done = Answer(error=in_words(refused))
    except Unavailable:
        done = Answer(error="the database cannot be reached")
    except Exception:  # noqa: BLE001 - told to the log
        LOG.exception("an order failed")
        done = Answer(error="the order failed; the log of the club says how")
    return msgspec.json.encode(done)
