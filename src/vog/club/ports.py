"""What the club asks of the outside: a journal of games, ads, notices, a clock, chance.

Players, rooms, ratings, the archive, blocks and reports are in `registers`.

`vog.storage` has one implementation over SQL for SQLite and PostgreSQL. All of it is asynchronous, and every
method that writes has been committed to disk when it returns. An implementation raises Unavailable where its
database cannot be reached; nothing was written then, or what was written is found by asking again.
"""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from vog.club.names import AdId, GameId, Instant, PlayerId, RoomId
from vog.numbridge.commands import End
from vog.numbridge.seat import Seat
from vog.numbridge.secret import Seed
from vog.numbridge.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

T = TypeVar("T")


class Unavailable(Exception):
    """The database cannot be reached, did not answer in time, or has too much to do at once: ask again."""


# ---- games -------------------------------------------------------------------------------------------


class Status(enum.StrEnum):
    """Where a game stands in its life."""

    RUNNING = "running"
    ADJOURNED = "adjourned"
    OVER = "over"


# By name, as in vog.numbridge.seat.
RUNNING, ADJOURNED, OVER = Status


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One row of a game's journal: an accepted command and what it was charged.

    `seq` counts a game's rows from 1. `at` is never before the row before it. `seat` is who commanded, None
    for the table itself (a time-out, the host). `id` is the sender's own id of the command, None for the
    table. `line` is the command's word: Numbridge's notation for what happens on the board (vog.numbridge.
    notation, without the passes that follow by themselves), or a word of the table (vog.club.table).
    `ms` is the time that was charged on the clock of the player to move. The line, which may name tiles that
    were paid (N33), and the id are left out where a row is printed.
    """

    seq: int
    at: Instant
    seat: Seat | None
    id: str | None
    line: str
    ms: int

    def __repr__(self) -> str:
        return f"Entry(seq={self.seq}, at={self.at}, seat={self.seat}, id=..., line=..., ms={self.ms})"


class Header(msgspec.Struct, frozen=True, gc=False):
    """What a game is from its first instant on. `players` are first and second. Its seed is a secret."""

    id: GameId
    room: RoomId
    settings: Settings
    rated: bool
    players: tuple[PlayerId, PlayerId]
    seed: Seed
    created: Instant
    rematch_of: GameId | None = None


class Ending(msgspec.Struct, frozen=True, gc=False):
    """How a game ended. A `void` one (C8) is kept in the archive and changes no rating."""

    end: End
    void: bool


class Append(msgspec.Struct, frozen=True, gc=False):
    """A row to be written, with what changes in the same transaction.

    `deadline`: when the table must act next without being asked (a time-out, the end of an adjournment),
    None where there is no such instant. `ending` is given with the row that ends the game: the result is
    written, and where the game was rated and not void both players' ratings change by
    vog.club.rating.rate_game with vog.club.rating.score_of(end); none changes where that is None. Players
    whose ratings changed get a Notice(RATED). Rows may follow the end (wishes for a rematch): their
    status is OVER, they have no `ending`, and they change no result. `concerned` are the game's players
    where its status becomes another one: each gets a Notice(SEATED), and all a Notice(LOBBY).
    """

    game: GameId
    entry: Entry
    status: Status
    deadline: Instant | None
    ending: Ending | None = None
    concerned: tuple[PlayerId, ...] = ()


class Lost(msgspec.Struct, frozen=True, gc=False):
    """Another row has that seq already: nothing was written. Load the tail and decide again."""


class Journal(Protocol):
    """Games and their rows. The journal is the truth; everything else about a game follows from it."""

    async def start(
        self,
        header: Header,
        *,
        deadline: Instant,
        taking: AdId | None,
        check: Collection[PlayerId] = (),
    ) -> bool:
        """Make a game, and in the same transaction take away the ad it came from and both players' other ads.

        False, and nothing was written, where the ad is gone already, one accept wins (C3), or where another
        game has the same `rematch_of` already. Its head is seq 0; both players get a notice (About.SEATED).
        Of the players in `check` it is asked how many games they have (vog.club.ad.check_games); its refusals
        are raised, and nothing was written then.
        """

    async def append(self, append: Append) -> Entry | Lost:
        """Write a row, if its seq is the next one. Returned is the row that is in the journal now.

        Where (game, seat, id) is there already, that first row is returned whatever its seq is: a command
        that was sent twice counts once (C12).
        """

    async def game(self, game: GameId) -> tuple[Header, tuple[Entry, ...]] | None:
        """A game with all of its rows in order of seq."""

    async def tail(self, game: GameId, after: int) -> tuple[Entry, ...]:
        """The rows with a seq above `after`."""

    async def heads(self, ids: Collection[GameId]) -> dict[GameId, int]:
        """The last seq of each of these games that exist; 0 where nothing was played."""

    async def due(self, now: Instant, limit: int) -> tuple[GameId, ...]:
        """Games whose deadline is not after `now`, the earliest first."""

    async def outages(self, since: Instant) -> tuple[Outage, ...]:
        """The times the whole club was down that ended after `since`, in order; charged to nobody."""

    async def games_of(self, player: PlayerId, statuses: Collection[Status]) -> tuple[GameId, ...]:
        """Games a player sits in, the newest first."""

    async def games_in(self, statuses: Collection[Status], limit: int) -> tuple[GameId, ...]:
        """At most `limit` games in these statuses, the newest first: for the lobby and the doctor."""

    async def headers(self, games: Collection[GameId]) -> dict[GameId, Header]:
        """The headers of those of them that exist."""

    async def rematch(self, of: GameId) -> GameId | None:
        """The game that was started as the rematch of that one."""

    async def defer(self, game: GameId, seq: int, deadline: Instant) -> bool:
        """Move a game's deadline, where its last row is still `seq`: an outage came between.

        Whether it was moved. It is no row of the journal: the deadline follows from rows and outages.
        """


class Outage(msgspec.Struct, frozen=True):
    """A time in which no node of the club was up."""

    start: Instant
    end: Instant


# ---- players, rooms, ads -----------------------------------------------------------------------------


class Kind(enum.StrEnum):
    """What a player is. A deleted one is a name in old games and nothing else."""

    GUEST = "guest"
    ACCOUNT = "account"
    BOT = "bot"
    DELETED = "deleted"


class Player(msgspec.Struct, frozen=True):
    """A player as the club knows one. `name` is shown; a guest's is given by the club."""

    id: PlayerId
    name: str
    kind: Kind
    created: Instant
    seen: Instant
    banned_until: Instant | None = None


class Ad(msgspec.Struct, frozen=True):
    """A game ad (C3). `private`: only who has its link (its id) finds it (C13). It ends at `lease`."""

    id: AdId
    room: RoomId
    owner: PlayerId
    settings: Settings
    rated: bool
    private: bool
    posted: Instant
    lease: Instant


class Ads(Protocol):
    """Ads that are open."""

    async def post(self, ad: Ad, *, most: int) -> bool:
        """False, and nothing was written, where its owner has `most` open ads already."""

    async def renew(self, owner: PlayerId, ads: Collection[AdId], lease: Instant) -> frozenset[AdId]:
        """Prolong these ads of this owner; which of them are still open."""

    async def withdraw(self, owner: PlayerId, ad: AdId) -> bool:
        """Whether it was there to be withdrawn."""

    async def ad(self, ad: AdId, now: Instant) -> Ad | None:
        """An open ad, private ones too."""

    async def open(self, now: Instant) -> tuple[Ad, ...]:
        """All ads whose lease has not run out, private ones too, the oldest first."""


# ---- notices -----------------------------------------------------------------------------------------


class About(enum.StrEnum):
    """What a notice is about."""

    GAME = "game"  # `id` has a row `seq`
    LOBBY = "lobby"  # ads, rooms or which games are running changed
    HOST = "host"  # the host announced something, or takes it back
    PLAYER = "player"  # `id` is a player who changed: name, sessions, blocks
    RATED = "rated"  # `id` is a player whose rating changed: with a game that ended, of which SEATED tells
    SEATED = "seated"  # `id` is a player of whom a game began or ended, was adjourned or goes on
    ALL = "all"  # notices were lost: ask about everything again


class Notice(msgspec.Struct, frozen=True, gc=False):
    """That something was committed: never what. Every node gets each at least once, its own too."""

    about: About
    id: str = ""
    seq: int = 0


class Notices(Protocol):
    """Where the nodes of a club hear of each other's commits."""

    def subscribe(self, hear: Callable[[Notice], None]) -> Callable[[], None]:
        """Hear every notice from now on, called on the event loop; call what is returned to hear no more."""


class Clock(Protocol):
    """The club's clock: the database's time as this node knows it, that never goes back on this node."""

    def now(self) -> Instant:
        """This instant."""


class Chance(Protocol):
    """Where seeds and ids come from."""

    def seed(self) -> Seed:
        """32 bytes that nobody can guess."""

    def id(self) -> str:
        """Twelve characters that nobody can guess, for a game or an ad."""


class Aside(Protocol):
    """Where long computations go, so that nobody waits behind them: a deal, the replay of a whole game."""

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises. It is pure, so a thread may run it."""


def latest(entries: Sequence[Entry]) -> int:
    """The seq of the last row, 0 where there is none."""
    return entries[-1].seq if entries else 0
