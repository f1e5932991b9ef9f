"""Notices of what was committed: to hearers in this process, or with the transaction to all nodes."""

from __future__ import annotations

import itertools
import logging
from typing import TYPE_CHECKING

from sqlalchemy import Text, bindparam, func, select
from sqlalchemy.dialects import postgresql

from vog.storage.writer import NOTICES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy import Connection

    from vog.club.ports import Notice

_LOG = logging.getLogger("vog.storage")

CHANNEL = "vog"

# Notices in one NOTIFY, whose payload is at most 8000 bytes; one notice is at most some 40.
_IN_ONE = 150


class Hearers:
    """ports.Notices within one process."""

    def __init__(self) -> None:
        self._hearers: dict[int, Callable[[Notice], None]] = {}
        self._numbers = itertools.count()

    def subscribe(self, hear: Callable[[Notice], None]) -> Callable[[], None]:
        """Hear every notice from now on, on the event loop; call what is returned to hear no more."""
        number = next(self._numbers)
        self._hearers[number] = hear
        return lambda: self._hearers.pop(number, None) and None

    def publish(self, notices: Iterable[Notice]) -> None:
        """Tell every hearer. One that raises does not keep the others from hearing."""
        for notice in notices:
            for hear in tuple(self._hearers.values()):
                try:
                    hear(notice)
                except Exception:  # noqa: BLE001 - whoever hears is not known here
                    _LOG.exception("a hearer of notices failed")


def announce(connection: Connection, notices: Sequence[Notice]) -> None:
    """Within a work: let every node hear of it once, and only if, this transaction is committed."""
    if connection.dialect.name == "sqlite":
        connection.info[NOTICES].extend(notices)
        return
    lines = list(map(_written, notices))
    payloads = ["\n".join(lines[start : start + _IN_ONE]) for start in range(0, len(lines), _IN_ONE)]
    given = bindparam("payloads", payloads, type_=postgresql.ARRAY(Text()))
    connection.execute(select(func.pg_notify(CHANNEL, func.unnest(given))))


def _written(notice: Notice) -> str:
    return f"{notice.about} {notice.seq} {notice.id}"
