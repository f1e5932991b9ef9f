"""vog.club.account.Accounts over SQL: players, what their names look like, passwords, sessions (C1, C16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import bindparam, delete, insert, or_, select, update

from vog.club.account import MOST_SESSIONS, Credentials, Session
from vog.club.player_name import NameTaken, guest_name, skeletons
from vog.club.ports import About, Kind, Notice, Player
from vog.storage import schema
from vog.storage.failures import Taken
from vog.storage.notices import announce

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from vog.club.names import Instant, PlayerId
    from vog.storage.database import Database

T = TypeVar("T")

DELETED = "deleted"
_MOST_AT_ONCE = 500  # guests deleted in one transaction

_PLAYER = schema.player.c
_SESSION = schema.session.c


class Accounts:
    """vog.club.account.Accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, kind: Kind, name: str | None, password: str | None, now: Instant) -> Player:
        """A new player; a guest's name is given (guest_name). Raises NameTaken."""

        def work(connection: Connection) -> Player:
            row = {"name": name or "", "kind": kind.value, "created": now, "seen": now}
            made: int = connection.execute(
                insert(schema.player).values(row).returning(_PLAYER.id)
            ).scalar_one()
            player = Player(made, name or guest_name(made), kind, now, now)
            if name is None:
                _rename(connection, player.id, player.name)
            else:
                _take_name(connection, player.id, name)
            if password is not None:
                connection.execute(insert(schema.password).values(player=player.id, hash=password))
            return player

        return await self._naming(work)

    async def upgrade(self, guest: PlayerId, name: str, password: str, now: Instant) -> Player | None:
        """Make an account of a guest, who keeps id and games; None where it is no guest. Raises NameTaken."""

        def work(connection: Connection) -> Player | None:
            changed = connection.execute(
                update(schema.player)
                .where(_PLAYER.id == guest, _PLAYER.kind == Kind.GUEST.value)
                .values(name=name, kind=Kind.ACCOUNT.value, seen=now)
            )
            if not changed.rowcount:
                return None
            _take_name(connection, guest, name)
            connection.execute(insert(schema.password).values(player=guest, hash=password))
            _changed(connection, guest)
            return _player(connection.execute(select(schema.player).where(_PLAYER.id == guest)).one())

        return await self._naming(work)

    async def rename(self, player: PlayerId, name: str) -> bool:
        """Whether there is such an account. Raises NameTaken."""

        def work(connection: Connection) -> bool:
            named = (Kind.ACCOUNT.value, Kind.BOT.value)
            found = connection.execute(
                select(_PLAYER.id).where(_PLAYER.id == player, _PLAYER.kind.in_(named)).with_for_update()
            )
            if found.first() is None:
                return False
            connection.execute(delete(schema.skeleton).where(schema.skeleton.c.player == player))
            _take_name(connection, player, name)
            _rename(connection, player, name)
            _changed(connection, player)
            return True

        return await self._naming(work)

    async def named(self, name: str) -> Credentials | None:
        """The account or bot whose name looks like that one."""
        if "\0" in name:  # nobody's, and PostgreSQL takes it in no text
            return None
        wanted = skeletons(name)

        def work(connection: Connection) -> Credentials | None:
            who = select(schema.skeleton.c.player).where(schema.skeleton.c.skeleton.in_(wanted))
            # Two names together may have all skeletons of a third; then it is neither.
            found = connection.execute(_CREDENTIALS.where(_PLAYER.id.in_(who)).limit(2)).all()
            return _credentials(found[0]) if len(found) == 1 else None

        return await self._database.read(work)

    async def credentials(self, player: PlayerId) -> Credentials | None:
        """By id."""

        def work(connection: Connection) -> Credentials | None:
            row = connection.execute(_CREDENTIALS.where(_PLAYER.id == player)).first()
            return None if row is None else _credentials(row)

        return await self._database.read(work)

    async def set_password(self, player: PlayerId, password: str, keep: bytes | None) -> None:
        """Change the hash, and end all of the player's sessions but `keep`."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(schema.password).where(schema.password.c.player == player).values(hash=password)
            )
            _end_sessions(connection, player, keep)

        await self._database.write(work)

    async def open_session(self, session: Session) -> None:
        """Keep it; the player's sessions beyond MOST_SESSIONS end."""

        def work(connection: Connection) -> None:
            connection.execute(
                insert(schema.session).values(
                    hash=session.hash,
                    player=session.player,
                    created=session.created,
                    seen=session.seen,
                    expires=session.expires,
                )
            )
            connection.execute(
                update(schema.player).where(_PLAYER.id == session.player).values(seen=session.seen)
            )
            oldest = (
                select(_SESSION.hash)
                .where(_SESSION.player == session.player)
                .order_by(_SESSION.seen.desc(), _SESSION.created.desc())
                .offset(MOST_SESSIONS)
            )
            too_many = connection.execute(oldest).scalars().all()
            if too_many:
                connection.execute(delete(schema.session).where(_SESSION.hash.in_(too_many)))
                announce(connection, [Notice(About.PLAYER, str(session.player))])

        await self._database.write(work)

    async def session(self, key: bytes, now: Instant) -> tuple[Session, Player] | None:
        """A session that has not ended, with its player."""

        def work(connection: Connection) -> tuple[Session, Player] | None:
            row = connection.execute(_SESSION_OF, {"key": key, "now": now}).first()
            if row is None:
                return None
            (kept, owner, created, seen, expires, *player) = row
            return Session(kept, owner, created, seen, expires), _player(player)

        return await self._database.read(work)

    async def touch(self, key: bytes, now: Instant, expires: Instant) -> None:
        """It was used now, and so was its player."""

        def work(connection: Connection) -> None:
            connection.execute(
                update(schema.session).where(_SESSION.hash == key).values(seen=now, expires=expires)
            )
            who = select(_SESSION.player).where(_SESSION.hash == key).scalar_subquery()
            connection.execute(update(schema.player).where(_PLAYER.id == who).values(seen=now))

        await self._database.write(work)

    async def close_session(self, key: bytes) -> None:
        """End one session."""

        def work(connection: Connection) -> None:
            player = connection.execute(select(_SESSION.player).where(_SESSION.hash == key)).scalar()
            if player is not None:
                connection.execute(delete(schema.session).where(_SESSION.hash == key))
                announce(connection, [Notice(About.PLAYER, str(player))])

        await self._database.write(work)

    async def close_sessions(self, player: PlayerId) -> None:
        """End all of a player's sessions."""
        await self._database.write(lambda connection: _end_sessions(connection, player, None))

    async def delete(self, player: PlayerId, now: Instant) -> None:
        """Kind.DELETED, without name, password and sessions. Games stay."""
        await self._database.write(lambda connection: _forget(connection, [player], now))

    async def ban(self, player: PlayerId, until: Instant | None) -> bool:
        """Ban until then: sessions and ads end; None lifts it. Whether there is such a player."""

        def work(connection: Connection) -> bool:
            changed = connection.execute(
                update(schema.player).where(_PLAYER.id == player).values(banned_until=until)
            )
            if until is not None:
                _end_sessions(connection, player, None)
                ads = delete(schema.ad).where(schema.ad.c.owner == player).returning(schema.ad.c.id)
                if connection.execute(ads).first() is not None:
                    announce(connection, [Notice(About.LOBBY)])
            return bool(changed.rowcount)

        return await self._database.write(work)

    async def delete_unused_guests(self, unseen_since: Instant, now: Instant) -> int:
        """C16: how many were deleted."""

        def work(connection: Connection) -> int:
            unused = (
                select(_PLAYER.id)
                .where(_PLAYER.kind == Kind.GUEST.value, _PLAYER.seen < unseen_since)
                .limit(_MOST_AT_ONCE)
            )
            ids = list(connection.execute(unused).scalars())
            _forget(connection, ids, now)
            return len(ids)

        deleted = await self._database.write(work)
        while deleted and deleted % _MOST_AT_ONCE == 0:
            more = await self._database.write(work)
            deleted += more
            if not more:
                break
        return deleted

    async def delete_ended_sessions(self, now: Instant) -> int:
        """How many were deleted."""
        ended = delete(schema.session).where(_SESSION.expires <= now)
        return await self._database.write(lambda connection: int(connection.execute(ended).rowcount))

    async def _naming(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self._database.write(work)
        except Taken as taken:
            if "skeleton" not in taken.what:
                raise
        raise NameTaken


# Made once: a socket that comes asks for this one, and so does every game that begins (see `many`).
_SESSION_OF = (
    select(schema.session, schema.player)
    .join(schema.player, _PLAYER.id == _SESSION.player)
    .where(_SESSION.hash == bindparam("key"), _SESSION.expires > bindparam("now"))
)

_CREDENTIALS = select(schema.player, schema.password.c.hash).outerjoin(
    schema.password, schema.password.c.player == _PLAYER.id
)


def _player(row: Sequence[Any]) -> Player:
    """From a row of `player`, in the order of its columns."""
    key, name, kind, created, seen, banned_until = row
    return Player(key, name, Kind(kind), created, seen, banned_until)


def _credentials(row: Sequence[Any]) -> Credentials:
    return Credentials(_player(row[:-1]), row[-1])


def _rename(connection: Connection, player: PlayerId, name: str) -> None:
    connection.execute(update(schema.player).where(_PLAYER.id == player).values(name=name))


def _changed(connection: Connection, player: PlayerId) -> None:
    # Names are kept in memory by every node, and shown in the lobby.
    announce(connection, [Notice(About.PLAYER, str(player)), Notice(About.LOBBY)])


def _take_name(connection: Connection, player: PlayerId, name: str) -> None:
    rows = [{"skeleton": looks, "player": player} for looks in sorted(skeletons(name))]
    connection.execute(insert(schema.skeleton), rows)


def _end_sessions(connection: Connection, player: PlayerId, keep: bytes | None) -> None:
    ended = delete(schema.session).where(_SESSION.player == player)
    connection.execute(ended if keep is None else ended.where(_SESSION.hash != keep))
    announce(connection, [Notice(About.PLAYER, str(player))])


def _forget(connection: Connection, players: list[PlayerId], now: Instant) -> None:
    if not players:
        return
    for table, owner in (
        (schema.session, _SESSION.player),
        (schema.password, schema.password.c.player),
        (schema.skeleton, schema.skeleton.c.player),
        (schema.ad, schema.ad.c.owner),
    ):
        connection.execute(delete(table).where(owner.in_(players)))
    blocks = schema.block.c
    connection.execute(delete(schema.block).where(or_(blocks.player.in_(players), blocks.other.in_(players))))
    connection.execute(
        update(schema.player)
        .where(_PLAYER.id.in_(players))
        .values(name=DELETED, kind=Kind.DELETED.value, seen=now)
    )
    announce(connection, [Notice(About.PLAYER, str(player)) for player in players])
    announce(connection, [Notice(About.LOBBY)])
