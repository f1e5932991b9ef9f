"""One game at its table: the position, the clocks, the offers, and what becomes of each command (C4 to C9).

A `Table` never changes. `act` decides a player's command and `enforce` the table's own word; both return a
`Step`: the next table and the journal's row that leads there. `follow` takes a row of the journal to the same
table again, so a game is its header and its rows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from vog.club import refusals, words
from vog.club.adjournment import Adjournment
from vog.club.clock import GRACE_MS, Clocks
from vog.club.names import Instant
from vog.club.offer import Offer, Offers
from vog.club.ports import ADJOURNED, OVER, RUNNING, Append, Ending, Entry, Header, Status
from vog.club.rematch import Rematch
from vog.club.ruling import rule
from vog.numbridge import notation
from vog.numbridge.commands import Command, End, Reason, TimeOut
from vog.numbridge.deal import commitment
from vog.numbridge.events import Missed, Passed
from vog.numbridge.position import Position
from vog.numbridge.refusals import Refusal
from vog.numbridge.seat import SECOND, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from vog.club.action import Action
    from vog.club.ports import Outage
    from vog.numbridge.events import Event

# C8: a game that ends before each side has had so many turns is void.
TURNS_TO_COUNT = 2

Verdict: TypeAlias = TimeOut | End | words.RematchIs | words.RematchOff


class BrokenJournal(ValueError):
    """A row does not lead from the rows before it. The text never says what it says: that may name tiles."""

    @classmethod
    def at(cls, seq: int, error: Exception) -> BrokenJournal:
        """That row is no line of a journal, or is not allowed."""
        return cls(f"row {seq} does not fit the game ({getattr(error, 'code', 'no-line')})")


class NotDue(ValueError):
    """The table's word came before its time."""


class Step(NamedTuple):
    """A command that was accepted: the table after it, its row, and what is kept with it.

    `before` is the status it had until then.
    """

    table: Table
    entry: Entry
    ending: Ending | None
    deadline: Instant | None
    before: Status

    @property
    def append(self) -> Append:
        """The same for the journal."""
        table = self.table
        concerned = table.header.players if table.status is not self.before else ()
        return Append(table.header.id, self.entry, table.status, self.deadline, self.ending, concerned)


class Table(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The whole state of one game, secrets included. Made by `start`, `act`, `enforce` and `follow` only.

    `timeouts` are in a row (C9), `turns` the whole turns each player has had (C8, N41), `marked` when the
    misses happened that may still be marked, by ply (N40). `seq` and `at` are the last row's.
    """

    header: Header
    commitment: str
    position: Position
    clocks: Clocks
    offers: Offers
    timeouts: tuple[int, int]
    turns: tuple[int, int]
    marked: tuple[tuple[int, Instant], ...]
    adjournment: Adjournment | None
    rematch: Rematch
    seq: int
    at: Instant

    def __repr__(self) -> str:
        return f"Table({self.header.id}, seq {self.seq})"

    @classmethod
    def start(cls, header: Header) -> Table:
        """The deal; the first player's clock runs from `header.created`. Raises what `deal` raises."""
        return cls(
            header=header,
            commitment=commitment(header.settings, header.seed),
            position=Position.start(header.settings, header.seed),
            clocks=Clocks.start(header.settings, header.created),
            offers=Offers(),
            timeouts=(0, 0),
            turns=(0, 0),
            marked=(),
            adjournment=None,
            rematch=Rematch(),
            seq=0,
            at=header.created,
        )

    @classmethod
    def load(cls, header: Header, entries: Iterable[Entry]) -> Table:
        """The table after all of these rows. Raises BrokenJournal."""
        table = cls.start(header)
        for entry in entries:
            table = table.follow(entry)
        return table

    # ---- what can be asked of it ------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """Running, adjourned or over."""
        if self.position.end is not None:
            return OVER
        return RUNNING if self.adjournment is None else ADJOURNED

    @property
    def ending(self) -> Ending | None:
        """How it ended; void where one side had less than two turns (C8)."""
        end = self.position.end
        return None if end is None else Ending(end, void=min(self.turns) < TURNS_TO_COUNT)

    def timeouts_of(self, seat: Seat) -> int:
        """That player's time-outs in a row (C9)."""
        return self.timeouts[seat is SECOND]

    def deadline(self, outages: Sequence[Outage] = ()) -> Instant | None:
        """When the table must act by itself, without the grace: time is up, or an adjournment closes."""
        if self.position.end is not None:
            return self.at if self.rematch.agreed and self.rematch.game is None else None
        return self.clocks.deadline(outages) if self.adjournment is None else self.adjournment.closes

    def due(self, now: Instant, outages: Sequence[Outage] = ()) -> TimeOut | End | None:
        """What the table must say by itself now, 500 ms after its deadline: a time-out or an end (C6)."""
        deadline = self.deadline(outages)
        if deadline is None or self.status is OVER or now < deadline + GRACE_MS:
            return None
        if self.adjournment is not None:
            return self.adjournment.end()
        if self.clocks.game_time_decides:
            return End(Reason.GAME_TIME, self.position.turn.opponent)
        return TimeOut()

    # ---- what can be done -------------------------------------------------------------------------------

    def act(self, action: Action, seat: Seat, id_: str, now: Instant, outages: Sequence[Outage] = ()) -> Step:
        """Carry out a player's command that was received at `now`; `id_` is its sender's. Raises Refused.

        What comes at or after the deadline is refused whatever it is: the table speaks first (N38).
        """
        now = max(now, self.at)
        ms = self.clocks.elapsed(now, outages)
        if self.clocks.since is not None and ms == self.clocks.left:
            raise refusals.TimeIsUp
        return self._step(rule(self, action, seat, now), seat, id_, now, ms, outages)

    def enforce(self, word: Verdict, now: Instant, outages: Sequence[Outage] = ()) -> Step:
        """The table's own word: what `due` says, the host's End(CLOSED), or what became of a rematch.

        Raises NotDue for any other, and Refused where the game is over.
        """
        if isinstance(word, TimeOut | End):
            if self.status is OVER:
                raise refusals.GameIsOver
            if word != End(Reason.CLOSED) and word != self.due(now, outages):
                raise NotDue
        elif not self.rematch.agreed or self.rematch.game is not None:
            raise NotDue
        now = max(now, self.at)
        return self._step(word, None, None, now, self.clocks.elapsed(now, outages), outages)

    def follow(self, entry: Entry) -> Table:
        """The table after the journal's next row: exactly the one that `act` or `enforce` made with it.

        Raises BrokenJournal.
        """
        most = 0 if self.clocks.since is None else self.clocks.left
        if entry.seq != self.seq + 1 or entry.at < self.at or not 0 <= entry.ms <= most:
            raise BrokenJournal(f"row {entry.seq} does not follow row {self.seq}")
        try:
            word = words.read(entry.line, self.header.settings.size)
            table, line = self._after(word, entry.seat, entry.at, entry.ms)
        except (words.InvalidLine, refusals.Refused) as error:
            raise BrokenJournal.at(entry.seq, error) from None
        if line != entry.line:
            raise BrokenJournal(f"row {entry.seq} says something else than the game")
        return table

    # ---- what follows -----------------------------------------------------------------------------------

    def _step(  # noqa: PLR0913, PLR0917 - a row, and what it takes to say when the next is due
        self,
        word: words.Word,
        seat: Seat | None,
        id_: str | None,
        at: Instant,
        ms: int,
        outages: Sequence[Outage],
    ) -> Step:
        table, line = self._after(word, seat, at, ms)
        entry = Entry(seq=table.seq, at=at, seat=seat, id=id_, line=line, ms=ms)
        ending = None if self.status is OVER else table.ending
        return Step(table, entry, ending, table.deadline(outages), self.status)

    def _after(self, word: words.Word, seat: Seat | None, at: Instant, ms: int) -> tuple[Table, str]:
        """The table after a word, and its line."""
        clocks = self.clocks.charged(ms, at)
        if isinstance(word, Command):
            return self._played(word, seat, clocks, at)
        table = replace(self, clocks=clocks, seq=self.seq + 1, at=at)
        return table._said(word, seat), words.write(word)

    def _played(self, command: Command, seat: Seat | None, clocks: Clocks, at: Instant) -> tuple[Table, str]:
        """Numbridge's command, offers and counts with it; `clocks` were charged already."""
        before = self.position
        try:
            position, events = before.play(command, None if isinstance(command, End) else seat)
        except Refusal as refusal:
            raise refusals.OnTheBoard(refusal) from None
        offers, timeouts, turns = self.offers, self.timeouts, self.turns
        if not isinstance(command, End):
            mover = before.turn
            again = position.turn is mover
            late = isinstance(command, TimeOut)
            timeouts = _with(timeouts, mover, self.timeouts_of(mover) + 1 if late else 0)
            offers = offers.after_move(mover)
            if not again or _passed(events) or position.end:
                turns = _with(turns, mover, turns[mover is SECOND] + 1)
                offers = offers.at_turn(mover.opponent)
                offers = offers.at_turn(mover) if again else offers
            clocks = clocks.next_move(position.turn)
        if position.end:
            clocks, offers = clocks.frozen(), offers.lapsed()
        table = replace(
            self,
            position=position,
            clocks=clocks,
            offers=offers,
            timeouts=timeouts,
            turns=turns,
            marked=self._marked(position, events, at),
            adjournment=None,
            seq=self.seq + 1,
            at=at,
        )
        return table, notation.write(events[:1], self.header.settings.size)[0]

    def _marked(
        self, position: Position, events: Sequence[Event], at: Instant
    ) -> tuple[tuple[int, Instant], ...]:
        if not position.marks:
            return ()
        oldest = position.marks[0].ply
        kept = tuple([mark for mark in self.marked if mark[0] >= oldest])
        return (*kept, (position.ply, at)) if isinstance(events[0], Missed) else kept

    def _said(self, word: words.TableWord, seat: Seat | None) -> Table:
        """The table after one of its words, which `ruling` has decided."""
        offers, clocks, adjournment, rematch = self.offers, self.clocks, self.adjournment, self.rematch
        match word, seat, adjournment:
            case words.Offered(kind), Seat(), None:
                offers = offers.with_offer(Offer(self.seq, kind, seat))
            case ((words.Withdrawn(offer) | words.Declined(offer)), Seat(), None):
                offers = offers.without(offers.find(offer).id)
            case words.Adjourned(), Seat(), None:
                adjournment, clocks, offers = Adjournment(self.at), clocks.frozen(), offers.lapsed()
            case words.Wished(), Seat(), Adjournment():
                adjournment = adjournment.wished(seat, self.at)
            case words.Unwished(), Seat(), Adjournment():
                adjournment = adjournment.wished(seat, None)
            case words.Resumed(), Seat(), Adjournment():
                adjournment, clocks = None, clocks.resumed(self.at)
            case ((words.RematchWished() | words.RematchAgreed()), Seat(), None):
                agreed = isinstance(word, words.RematchAgreed)
                rematch = rematch.wished(seat, self.at, agreed=agreed)
            case words.RematchUnwished(), Seat(), None:
                rematch = rematch.unwished(seat)
            case words.RematchIs(game), None, None:
                rematch = rematch.started(game)
            case words.RematchOff(), None, None:
                rematch = rematch.called_off()
            case _:
                raise words.InvalidLine(f"{words.write(word)} does not fit here")
        return replace(self, offers=offers, clocks=clocks, adjournment=adjournment, rematch=rematch)


def _with(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    return (pair[0], value) if seat is SECOND else (value, pair[1])


def _passed(events: Sequence[Event]) -> bool:
    return any(isinstance(event, Passed) for event in events)
