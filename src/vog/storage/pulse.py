"""The club's pulse: how the time in which no node was up becomes known, and is charged to nobody (C11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import case, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from vog.club.ports import About, Notice, Outage, Status
from vog.storage import schema
from vog.storage.ads import drop_expired_ads
from vog.storage.notices import announce

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from vog.club.names import Instant
    from vog.storage.database import Database

# Milliseconds without a beat after which the club was down.
STALE = 3000

_PULSE, _STATE, _ENTRY = schema.pulse.c, schema.state.c, schema.journal.c


class Pulse:
    """Every node beats once a second, from before it serves anybody.

    The node that finds the last beat more than STALE milliseconds ago writes an outage from that beat until
    now, and in the same transaction moves the deadlines of the games that are running. Ads whose
    lease has run out go with a beat as well.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def beat(self, now: Instant) -> Outage | None:
        """The club is up at `now`. What is returned is the outage that ended with this beat."""

        def work(connection: Connection) -> Outage | None:
            last = connection.execute(select(_PULSE.at).with_for_update()).scalar()
            outage = None
            if last is None:
                _begin(connection, now)
            elif now > last:
                connection.execute(update(schema.pulse).values(at=now))
                if now - last > STALE:
                    outage = Outage(last, now)
                    _write(connection, outage)
            drop_expired_ads(connection, now)
            return outage

        return await self._database.write(work, urgent=True)

    async def last(self) -> Instant | None:
        """When the club was last known to be up."""
        return await self._database.read(lambda connection: connection.execute(select(_PULSE.at)).scalar())


def _begin(connection: Connection, now: Instant) -> None:
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    connection.execute(dialect.insert(schema.pulse).values(id=1, at=now).on_conflict_do_nothing())


def _write(connection: Connection, outage: Outage) -> None:
    connection.execute(insert(schema.outage).values(start=outage.start, end=outage.end))
    # As vog.club.clock.Clocks.deadline has it: a clock that was set after the last beat runs from then on,
    # and what had run out before is not prolonged.
    last = select(_ENTRY.at).where(_ENTRY.game == _STATE.game, _ENTRY.seq == _STATE.head).scalar_subquery()
    since = func.coalesce(last, _STATE.created)
    down = outage.end - case((since > outage.start, since), else_=outage.start)
    ran = since < outage.end
    connection.execute(
        update(schema.state)
        .where(_STATE.status == Status.RUNNING.value, _STATE.deadline > outage.start, ran)
        .values(deadline=_STATE.deadline + down)
    )
    announce(connection, [Notice(About.ALL)])
