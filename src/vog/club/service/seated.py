"""The tables that a node keeps in memory: each as far as it has read the journal."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

from vog.club import refusals
from vog.club.table import Table
from vog.numbridge.seat import FIRST, SECOND, SPECTATOR, Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from vog.club.names import GameId, PlayerId
    from vog.club.ports import Entry
    from vog.club.service.outside import Outside

MOST_TABLES = 10_000


class Seated:
    """One table, and the seq that answered each command of a seat (C12).

    `known` is the last seq anybody has told of; where it is beyond the table's, the tail must be read.
    `writing` is the row that this node is writing, None while it writes none.
    """

    __slots__ = ("_answers", "_waiting", "known", "table", "writing")

    def __init__(self, table: Table, entries: Iterable[Entry]) -> None:
        self.table = table
        self.known = table.seq
        self._answers: dict[Seat, dict[str, int]] = {FIRST: {}, SECOND: {}}
        self.writing: int | None = None
        self._waiting: list[Callable[[], None]] = []
        for entry in entries:
            self._answered(entry)

    def answer(self, seat: Seat, id_: str) -> int | None:
        """The row by which a command of that seat is done already."""
        return self._answers[seat].get(id_)

    def follow(self, entries: Iterable[Entry]) -> bool:
        """Go on by the rows that are new; whether there were any. Raises BrokenJournal."""
        before = self.table
        for entry in entries:
            if entry.seq == self.table.seq + 1:
                self.take(self.table.follow(entry), entry)
        return self.table is not before

    def take(self, table: Table, entry: Entry) -> None:
        """Go on to the table after that row, where it is the next one."""
        if entry.seq == self.table.seq + 1:
            self.table = table
            self.known = max(self.known, table.seq)
            self._answered(entry)

    def when_written(self, seq: int, then: Callable[[], None]) -> bool:
        """Call `then` once this node's own row `seq` is taken or has failed; False where it writes none."""
        if self.writing != seq:
            return False
        self._waiting.append(then)
        return True

    def wrote(self) -> None:
        """What was being written is taken, or has failed."""
        self.writing = None
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then()

    def seat_of(self, player: PlayerId) -> Seat:
        """Where that player sits; as a spectator, who has no place at the table."""
        first, second = self.table.header.players
        return FIRST if player == first else SECOND if player == second else SPECTATOR

    def seat(self, player: PlayerId) -> Seat:
        """Where that player sits. Raises NotAtThisTable."""
        seat = self.seat_of(player)
        if seat is SPECTATOR:
            raise refusals.NotAtThisTable
        return seat

    def _answered(self, entry: Entry) -> None:
        if entry.seat is not None and entry.id is not None:
            self._answers[entry.seat][entry.id] = entry.seq


class Cache:
    """Tables by their games; the ones that were not asked for longest are dropped first."""

    def __init__(self, outside: Outside) -> None:
        self._outside = outside
        self._tables: OrderedDict[GameId, Seated] = OrderedDict()

    def at_hand(self, game: GameId) -> Seated | None:
        """The table, if it is in memory."""
        seated = self._tables.get(game)
        if seated is not None:
            self._tables.move_to_end(game)
        return seated

    async def get(self, game: GameId) -> Seated:
        """The table, read from the journal where it is not here. Raises NoSuchGame, BrokenJournal."""
        seated = self.at_hand(game)
        if seated is not None:
            return seated
        found = await self._outside.journal.game(game)
        if found is None:
            raise refusals.NoSuchGame(game=game)
        header, entries = found
        table = await self._outside.aside.run(lambda: Table.load(header, entries))
        return self.seat(table, entries)

    def seat(self, table: Table, entries: Iterable[Entry] = ()) -> Seated:
        """Keep a table that has these rows."""
        # Another task may have read it meanwhile: both must then use the same one.
        seated = self._tables.setdefault(table.header.id, Seated(table, entries))
        while len(self._tables) > MOST_TABLES:
            self._tables.popitem(last=False)
        return seated

    async def catch_up(self, seated: Seated) -> bool:
        """Read what others wrote since; whether there was anything."""
        known = seated.known
        rows = await self._outside.journal.tail(seated.table.header.id, seated.table.seq)
        try:
            new = seated.follow(rows)
        except BaseException:
            self.drop(seated)
            raise
        if seated.known == known:  # else there was news while the journal was read
            seated.known = seated.table.seq
        return new

    def drop(self, seated: Seated) -> None:
        """Something went wrong: read it anew when it is asked for again."""
        if self._tables.get(seated.table.header.id) is seated:
            del self._tables[seated.table.header.id]

    def heard(self, game: GameId, seq: int) -> None:
        """That game has a row with that seq."""
        seated = self._tables.get(game)
        if seated is not None:
            seated.known = max(seated.known, seq)

    def when_written(self, game: GameId, seq: int, then: Callable[[], None]) -> bool:
        """See Seated."""
        seated = self._tables.get(game)
        return seated is not None and seated.when_written(seq, then)

    def doubt(self) -> None:
        """Notices were lost: any table may have gone on."""
        for seated in self._tables.values():
            seated.known = max(seated.known, seated.table.seq + 1)
