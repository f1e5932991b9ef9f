"""One socket's conversation: what was said goes in, what is asked for and what is to be sent comes out.

No I/O and no clock. Whoever holds the socket gives `receive` each message and the time, does what the
returned request asks for, tells the conversation what came of it, and sends what `take` yields until it is
None. Times are seconds of a clock that never goes back, except `club_now`, the club's clock in milliseconds.

    AWAITING --Hello of this version--> OPEN --too much, too silent, or the server's end--> CLOSED
    AWAITING --Hello of an older version: Reload--> CLOSED

A message that is not understood, not allowed or not in its turn is answered by an Error and changes nothing;
the conversation goes on (C12).
"""

from __future__ import annotations

import enum
from typing import NamedTuple, TypeAlias

from vog.protocol.bucket import Bucket
from vog.protocol.messages import (
    VERSION,
    Ack,
    Beat,
    Bounds,
    Bye,
    Command,
    Error,
    Facts,
    Heard,
    Hello,
    Lobby,
    Me,
    Ping,
    Pong,
    Refused,
    Reload,
    Renew,
    Renewed,
    Unwatch,
    Watch,
    Welcome,
    encode,
)
from vog.protocol.outbox import Outbox
from vog.protocol.reader import LARGEST, MOST_BRACKETS, Unreadable, read

Request: TypeAlias = Hello | Watch | Unwatch | Lobby | Command | Renew


class State(enum.Enum):
    """Where a conversation stands."""

    AWAITING = enum.auto()
    OPEN = enum.auto()
    CLOSED = enum.auto()


# By name, as in vog.numbridge.seat.
_OPEN, _CLOSED = State.OPEN, State.CLOSED


class Limits(NamedTuple):
    """What is borne of one socket. Times in seconds."""

    burst: int = 60  # messages
    per_second: float = 20.0
    most_slowed: int = 400  # messages in a row that came too fast
    tables: int = 20
    greeting: float = 10.0
    heartbeat: float = 15.0
    silence: float = 45.0


class Ending(enum.Enum):
    """Why the server ends a conversation: the socket's close code, a word, and when to come back (s)."""

    RELOAD = (4000, "reload", None)
    NO_HELLO = (4001, "no-hello", 5.0)
    SILENT = (4002, "silent", 1.0)
    FLOOD = (4003, "flood", 60.0)
    SIGNED_OUT = (4004, "signed-out", None)
    NEWER = (4005, "newer-than-the-server", 30.0)
    TOO_MANY = (4006, "too-many-sockets", 30.0)
    DRAIN = (1012, "restart", 1.0)

    def __init__(self, code: int, word: str, again: float | None) -> None:
        self.code = code
        self.word = word
        self.again = again


class Conversation:
    """One socket's, from its opening on. `latency` is that of the last heartbeat in ms, None before."""

    __slots__ = (
        "_beat",
        "_beat_at",
        "_bucket",
        "_heard",
        "_limits",
        "_opened",
        "_slowed",
        "ending",
        "latency",
        "lobby",
        "outbox",
        "pause",
        "state",
        "watched",
    )

    def __init__(self, now: float, limits: Limits | None = None) -> None:
        self._limits = limits or Limits()
        self._bucket = Bucket(self._limits.burst, self._limits.per_second, now)
        self._opened = self._heard = self._beat_at = now
        self._beat = 0  # the number of the last Beat, 0 also once it was answered
        self._slowed = 0
        self.state = State.AWAITING
        self.ending: Ending | None = None
        self.latency: int | None = None
        self.pause = 0.0  # seconds to wait before the next message is read
        self.outbox = Outbox()
        self.watched: set[str] = set()
        self.lobby = False

    # ---- in ------------------------------------------------------------------------------------------

    def receive(self, data: str | bytes, now: float, club_now: int) -> Request | None:
        """Take one message; what it asks of the club, None where it is answered already."""
        if self.state is _CLOSED:
            return None
        self._heard = max(self._heard, now)
        self.pause = self._bucket.take(now)
        if self.pause and self._too_fast():
            return None
        if not self.pause:
            self._slowed = 0
        try:
            said = read(data)
        except Unreadable as unreadable:
            self._say(unreadable.error)
            return None
        match said:
            case Command() if self.state is _OPEN:  # first: nearly all are
                return said
            case Ping(n):
                self._say(Heard(n, club_now))
            case Pong():
                self._measure(said, now)
            case _:
                return self._asked(said)
        return None

    def _asked(self, said: Request) -> Request | None:
        if self.state is State.AWAITING:
            return self._greeted(said)
        match said:
            case Hello():
                self._error("hello-again")
                return None
            case Watch(table):
                if table not in self.watched and len(self.watched) >= self._limits.tables:
                    self._error("too-many-tables", table=table, most=self._limits.tables)
                    return None
                self.watched.add(table)
            case Unwatch(table):
                self.watched.discard(table)
                self.outbox.forget(table)
            case Lobby(on):
                self.lobby = on
                if not on:
                    self.outbox.forget("lobby")
        return said

    def _greeted(self, said: Request) -> Request | None:
        if not isinstance(said, Hello):
            self._error("hello-first")
            return None
        if said.version < VERSION:
            self._say(Reload(VERSION))
            self.end(Ending.RELOAD)
            return None
        if said.version > VERSION:
            self.end(Ending.NEWER)
            return None
        self.state = State.OPEN
        return said

    def _too_fast(self) -> bool:
        """Whether that was one too many; the first of a row is told."""
        self._slowed += 1
        if self._slowed == 1:
            self._error("too-fast", per_second=self._limits.per_second, burst=self._limits.burst)
        if self._slowed > self._limits.most_slowed:
            self.end(Ending.FLOOD)
            return True
        return False

    def _measure(self, pong: Pong, now: float) -> None:
        # Any other number answers a Beat that is forgotten, or none at all.
        if self._beat and pong.n == self._beat:
            self.latency = round((now - self._beat_at) * 1000)
            self._beat = 0

    def tick(self, now: float) -> None:
        """Look at the clock, about once a second: a heartbeat that is due, a client that is silent."""
        limits = self._limits
        if self.state is State.AWAITING:
            if now - self._opened >= limits.greeting:
                self.end(Ending.NO_HELLO)
        elif self.state is State.OPEN:
            if now - self._heard >= limits.silence:
                self.end(Ending.SILENT)
            elif now - self._beat_at >= limits.heartbeat:
                self._beat_at = now
                self._beat = int(now * 1000) % (2**31 - 2) + 1
                self.outbox.show("ping", encode(Beat(self._beat, self.latency)))

    # ---- out -----------------------------------------------------------------------------------------

    def welcome(self, you: Me | None, club_now: int) -> None:
        """Answer Hello."""
        limits = self._limits
        bounds = Bounds(LARGEST, MOST_BRACKETS, limits.tables, limits.per_second, limits.burst)
        self._say(Welcome(VERSION, you, club_now, limits.heartbeat, bounds))

    def acknowledge(self, command: Command, seq: int) -> None:
        """It is on disk as that row."""
        self._say(Ack(command.id, seq))

    def refuse(
        self, command: Command, code: str, rule: str | None = None, facts: Facts | None = None
    ) -> None:
        """It was not done."""
        self._say(Refused(command.id, code, rule, facts or {}))

    def renewed(self, ads: tuple[str, ...]) -> None:
        """Which ads stay open."""
        self._say(Renewed(ads))

    def no_such_table(self, table: str) -> None:
        """There is nothing to watch."""
        self.watched.discard(table)
        self._error("no-such-table", table=table)

    def unavailable(self) -> None:
        """The club cannot answer now; asking again is right."""
        self._error("unavailable")

    def show(self, key: str, message: bytes) -> None:
        """Show a picture: of the table with that id, of the `lobby`, of `games`. Only the newest is sent."""
        if self.state is _OPEN and (key != "lobby" or self.lobby):
            self.outbox.show(key, message)

    def show_table(self, table: str, message: bytes) -> None:
        """The same for a table, if it is still watched."""
        if self.state is _OPEN and table in self.watched:
            self.outbox.show(table, message)

    def end(self, ending: Ending) -> None:
        """Close after what waits was sent, and say why."""
        if self.state is not State.CLOSED:
            self.state = State.CLOSED
            self.ending = ending
            self._say(Bye(ending.word, ending.again))

    @property
    def wants_more(self) -> bool:
        """Whether to read on: not where answers pile up because their reader is slow."""
        return self.state is not _CLOSED and not self.outbox.full

    def take(self) -> str | None:
        """The next frame to send; None where nothing waits."""
        message = self.outbox.take()
        return None if message is None else message.decode()

    def _error(self, code: str, **facts: float | str) -> None:
        self._say(Error(code, dict(facts)))

    def _say(self, message: Reload | Welcome | Ack | Refused | Renewed | Error | Heard | Bye) -> None:
        self.outbox.answer(encode(message))
