"""The rules of Numbridge: what may be played, and what follows from it (N8 to N27, N33 to N43).

A `Position` is the whole state of one game, secrets included, and never changes: `play` returns a new one
with the events that led there, or raises a `Refusal` and nothing has happened. What a seat may know of it is
`view(seat)`. Time is not kept here; the table says when it has run out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec
from msgspec.structs import replace

from vog.numbridge import cells, refusals
from vog.numbridge.chance import Chance, Draws, Purpose
from vog.numbridge.commands import Command, End, Exchange, Pass, Place, Reason, TakeClue, TimeOut
from vog.numbridge.deal import deal
from vog.numbridge.events import (
    Drew,
    Ended,
    Event,
    Exchanged,
    Missed,
    Passed,
    Placed,
    RanOutOfTime,
    TookClue,
)
from vog.numbridge.field import Field
from vog.numbridge.seat import FIRST, PLAYERS, SECOND, SPECTATOR, Seat
from vog.numbridge.secret import Secret, Seed
from vog.numbridge.settings import Settings, Variant
from vog.numbridge.setup import HAND, Setup
from vog.numbridge.view import Did, Lands, LastMove, Mark, Options, View

if TYPE_CHECKING:
    from collections.abc import Sequence

# Misses stay in the view for so many commands: more than anybody plays while a mark fades (N40).
MARKED_PLIES = 8

MOVES = (Place, TakeClue, Exchange)

# By name, as in module `seat`.
_LANDS = Variant.LANDS
_REFILL = Purpose.REFILL
_PLACED, _MISSED, _TOOK_CLUE = Did.PLACED, Did.MISSED, Did.TOOK_CLUE

Hand: TypeAlias = tuple[int, ...]


class Position(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One state of one game. Made by `start`, `set_up` and `play` only, so that none can be wrong.

    `solution` and `board` are one byte per cell (`board` as module `cells` says), `hands` two hands, rising,
    `bag` how many tiles of each digit (index 0 unused), `turn` who is to move, with `moves_left` of the
    turn's `moves` (N26), `ply` the commands played. It holds the seed, so it cannot be pickled or encoded.
    """

    settings: Settings
    field: Field
    solution: bytes
    chance: Chance
    board: bytes
    hands: tuple[Hand, Hand]
    bag: bytes
    turn: Seat
    moves: int
    moves_left: int
    ply: int
    misses: tuple[int, int]
    marks: tuple[Mark, ...]
    last: LastMove | None
    end: End | None

    def __repr__(self) -> str:
        return f"Position({self.settings.variant}, ply {self.ply})"

    # ---- how a game begins ------------------------------------------------------------------------------

    @classmethod
    def start(cls, settings: Settings, seed: Seed) -> Position:
        """Deal, fill the bag and draw the two hands (N5, N8, N9, N10, N34). Raises what `deal` raises."""
        dealt = deal(settings, seed)
        bag = bytearray(settings.size + 1)
        for digit, clue in zip(dealt.solution, dealt.clues, strict=True):
            bag[digit] += not clue
        chance = Chance(seed)
        draws = chance.draws(Purpose.HAND, 0)
        first = _draw(bag, HAND, draws)
        second = _draw(bag, HAND, draws)
        return cls(
            settings=settings,
            field=dealt.field,
            solution=dealt.solution,
            chance=chance,
            board=bytes(clue and cells.FREE_CLUE | clue for clue in dealt.clues),
            hands=(first, second),
            bag=bytes(bag),
            turn=FIRST,
            moves=1,  # the very first turn is one move in Lands too (N26)
            moves_left=1,
            ply=0,
            misses=(0, 0),
            marks=(),
            last=None,
            end=None,
        )

    @classmethod
    def set_up(cls, setup: Setup, seed: Seed) -> Position:
        """The position that a setup describes. Raises InvalidSetup where there is no such position.

        Its bag is what N9 leaves for it. A player who has nothing to play is passed at once (N20).
        """
        setup.check()
        bag = bytearray(setup.settings.size + 1)
        for digit in setup.hidden_tiles():
            bag[digit] += 1
        position = cls(
            settings=setup.settings,
            field=setup.field,
            solution=setup.solution,
            chance=Chance(seed),
            board=setup.board(),
            hands=setup.hands,
            bag=bytes(bag),
            turn=setup.turn,
            moves=setup.moves,
            moves_left=setup.moves_left,
            ply=setup.ply,
            misses=setup.misses,
            marks=(),
            last=None,
            end=None,
        )
        draft = _Draft(position)
        for seat in PLAYERS:  # at most one of them has won (N27)
            if any(_wins(position, position.board, seat, cell) for cell in _owned(position.board, seat)):
                draft.end = End(_REASON[setup.settings.variant], seat)
        draft.pass_where_nothing_can_be_played()
        return draft.position(ply=setup.ply)

    # ---- what can be asked of it ------------------------------------------------------------------------

    def hand(self, seat: Seat) -> Hand:
        """A player's tiles, rising (N10)."""
        return self.hands[seat is SECOND]

    @property
    def price(self) -> int:
        """The tiles that a clue costs the player to move: 0 with an empty hand (N15, N16, N43)."""
        if not self.hand(self.turn):
            return 0
        if (
            self.settings.first_clue_at_one
            and self.turn is SECOND
            and not any(cells.what(value) == cells.CLUE_OF[SECOND] for value in self.board)
        ):
            return 1
        return self.settings.price

    def play(self, command: Command | Pass, seat: Seat | None = None) -> tuple[Position, tuple[Event, ...]]:
        """The position after a command, and the events that led there, passes and the end among them.

        With `seat` the command is that seat's and must be one of the three moves at its turn; without, it is
        the table's word or that of whoever is to move. Raises the `Refusal` of the rule that is broken.
        """
        if self.end is not None:
            raise refusals.GameIsOver
        if not isinstance(command, MOVES):
            if isinstance(command, Pass):
                raise refusals.NoVoluntaryPass
            if seat is not None:
                raise refusals.ForTheTable
        elif seat is not None and seat is not self.turn:
            raise refusals.NotYourTurn
        draft = _Draft(self)
        match command:
            case Place(cell, digit):
                draft.place(cell, digit)
            case TakeClue(cell, pay):
                draft.take_clue(cell, pay)
            case Exchange():
                draft.exchange()
            case TimeOut():
                draft.time_out()
            case _:
                draft.declare(command)
        draft.pass_where_nothing_can_be_played()
        return draft.position(ply=self.ply + 1), tuple(draft.events)

    # ---- what a seat may know ---------------------------------------------------------------------------

    def view(self, seat: Seat, marks_from: int = 0) -> View:
        """What that seat may know, and nothing else (N10, N21, N22, N30, N33).

        `marks_from`: leave out the marks of commands before that ply, which have faded by the table's clock.
        """
        public = self.public(marks_from)
        return public if seat is SPECTATOR else self.seen_by(seat, public)

    def public(self, marks_from: int = 0) -> View:
        """What everybody may know, which is a spectator's view."""
        board = self.board
        over = self.end is not None
        return View(
            seat=SPECTATOR,
            settings=self.settings,
            ply=self.ply,
            blocks=self.field.text,
            digits=board.translate(cells.DIGITS).decode(),
            clues=board.translate(cells.WERE_CLUES).decode(),
            owners=board.translate(cells.OWNERS).decode(),
            turn=None if over else self.turn,
            move=0 if over else self.moves - self.moves_left + 1,
            of=0 if over else self.moves,
            tiles=(len(self.hands[0]), len(self.hands[1])),
            bag=sum(self.bag),
            misses=self.misses,
            marks=tuple([mark for mark in self.marks if mark.ply >= marks_from]) if self.marks else (),
            last=self.last,
            lands=self._lands() if self.settings.variant is _LANDS else None,
            end=self.end,
            won_by=self._won_by(),
        )

    def _won_by(self) -> tuple[int, ...]:
        """The cells that show the win, where the field does."""
        end = self.end
        if end is None or end.winner is None or end.reason not in End.FOUND_ON_THE_FIELD:
            return ()
        mine = self.board.translate(cells.MINE[end.winner])
        if self.settings.variant is not _LANDS:
            return self.field.shortest_chain(end.winner, mine)
        owned = _cells_by_block(self.field, self.board, end.winner)
        return tuple(
            [
                cell
                for block, members in enumerate(self.field.block_cells)
                if _holds(self.field, owned[block])
                for cell in members
                if mine[cell]
            ]
        )

    def seen_by(self, seat: Seat, public: View) -> View:
        """What a player may know: what everybody may, the own hand, and what can be done with it."""
        hand = self.hand(seat)
        lit = dict.fromkeys(hand) if self.settings.candidates else None
        return replace(
            public,
            seat=seat,
            hand=hand,
            may=self._options() if seat is public.turn else None,
            candidates=self.field.candidates(public.digits.encode(), lit) if lit else None,
        )

    def _options(self) -> Options:
        tiles = len(self.hand(self.turn))
        price = self.price
        return Options(
            cells=self.board.translate(cells.MAY[tiles > 0, tiles >= price]).decode(),
            price=price,
            exchange=any(self.bag),
        )

    def _lands(self) -> Lands:
        first, second = (_cells_by_block(self.field, self.board, seat) for seat in PLAYERS)
        return Lands(
            cells=tuple(zip(first, second, strict=True)),
            blocks=(_taken(self.field, first), _taken(self.field, second)),
            holders="".join(
                [
                    "1" if _holds(self.field, one) else "2" if _holds(self.field, other) else "."
                    for one, other in zip(first, second, strict=True)
                ]
            ),
        )


class _Draft:
    """The next position while a command is carried out. Dropped where the command is refused."""

    __slots__ = (
        "bag",
        "before",
        "board",
        "end",
        "events",
        "hand",
        "last",
        "missed",
        "moves_left",
        "passed",
        "seat",
    )

    def __init__(self, before: Position) -> None:
        self.before = before
        self.seat = before.turn
        self.board = bytearray(before.board)
        self.hand = list(before.hand(before.turn))
        self.bag = bytearray(before.bag)
        self.moves_left = before.moves_left
        self.missed: Mark | None = None
        self.passed: list[Seat] = []
        self.last = before.last
        self.end: End | None = None
        self.events: list[Event] = []

    # ---- the three moves --------------------------------------------------------------------------------

    def place(self, cell: int, digit: int) -> None:
        """N12, N13, N19, N35: it fits and stays, or is a miss and goes back. Either way the move is spent."""
        self._must_be_a_cell(cell)
        if not 1 <= digit <= self.before.settings.size:
            raise refusals.NoSuchDigit(digit=digit)
        if self.board[cell] != cells.EMPTY:
            raise refusals.CellIsFilled(cell=cell)
        self._give_up(digit)
        if self.before.solution[cell] == digit:
            self.events.append(Placed(self.seat, cell, digit))
            self.last = LastMove(self.seat, _PLACED, cell, digit)
            self._own(cell, cells.TILE_OF[self.seat] | digit)
        else:
            self.bag[digit] += 1
            self.missed = Mark(self.before.ply + 1, self.seat, cell, digit)
            self.events.append(Missed(self.seat, cell, digit))
            self.last = LastMove(self.seat, _MISSED, cell, digit)
        self._refill(_REFILL)
        self.moves_left -= 1

    def take_clue(self, cell: int, pay: int | None) -> None:
        """N14 to N16, N18, N43: pay, own the cell, and refill unless it cost two tiles."""
        self._must_be_a_cell(cell)
        value = self.board[cell]
        if cells.what(value) not in cells.CLUES:
            raise refusals.NotAClue(cell=cell)
        if cells.what(value) != cells.FREE_CLUE:
            raise refusals.ClueIsOwned(cell=cell)
        price = self.before.price
        paid = self._pay(price, pay)
        for digit in paid:
            self.bag[digit] += 1
        self.events.append(TookClue(self.seat, cell, Secret(bytes(paid))))
        self.last = LastMove(self.seat, _TOOK_CLUE, cell)
        self._own(cell, value ^ cells.FREE_CLUE | cells.CLUE_OF[self.seat])
        if price != 2:
            self._refill(_REFILL)
        self.moves_left -= 1

    def _pay(self, price: int, pay: int | None) -> list[int]:
        """N15, N16: the player names the first tile, the second is drawn from the rest of the hand."""
        if price == 0:
            if pay is not None:
                raise refusals.NothingToPay
            return []
        if len(self.hand) < price:
            raise refusals.HandTooThin
        if pay is None:
            raise refusals.PriceNotNamed
        self._give_up(pay)
        paid = [pay]
        if price == 2:
            draws = self.before.chance.draws(Purpose.PRICE, self.before.ply + 1)
            paid.append(self.hand.pop(draws.below(len(self.hand))))
        return paid

    def exchange(self) -> None:
        """N17: all tiles go back before any is drawn (N34); an empty hand may be exchanged for a full one."""
        if not any(self.bag):
            raise refusals.BagIsEmpty
        for digit in self.hand:
            self.bag[digit] += 1
        self.hand = []
        self.events.append(Exchanged(self.seat))
        self.last = LastMove(self.seat, Did.EXCHANGED)
        self._refill(Purpose.EXCHANGE)
        self.moves_left -= 1

    # ---- the table's word -------------------------------------------------------------------------------

    def time_out(self) -> None:
        """N23: spent as after a miss, but no miss; the rest of a pair is gone too."""
        self.events.append(RanOutOfTime(self.seat))
        self.last = LastMove(self.seat, Did.RAN_OUT_OF_TIME)
        self._refill(_REFILL)
        self.moves_left = 0

    def declare(self, end: End) -> None:
        """N24, N28: an end that the table has found."""
        if end.reason in End.FOUND_ON_THE_FIELD:
            raise refusals.NotDeclared
        self._finish(end)

    # ---- what follows -----------------------------------------------------------------------------------

    def pass_where_nothing_can_be_played(self) -> None:
        """N20: hand empty, bag empty, no free clue. In Lands the rest of the pair goes with it.

        The other player then has something, or the field would be full and the game over (N27).
        """
        if (
            self.end is not None
            or any(self.bag)
            or any(cells.what(value) == cells.FREE_CLUE for value in self.board)
        ):
            return
        to_move = self.seat if self.moves_left else self.seat.opponent
        if not (self.hand if to_move is self.seat else self.before.hand(to_move)):
            self.events.append(Passed(to_move))
            self.passed.append(to_move)

    def position(self, ply: int) -> Position:
        """The position that the command led to."""
        before = self.before
        hand = tuple(sorted(self.hand))
        second = self.seat is SECOND
        turn, moves, moves_left = self.seat, before.moves, self.moves_left
        for over in (not moves_left, bool(self.passed)):
            if over and self.end is None:
                moves = moves_left = 2 if before.settings.variant is _LANDS else 1
                turn = turn.opponent
        misses, marks = before.misses, before.marks
        if marks and marks[0].ply <= ply - MARKED_PLIES:
            marks = marks[1:]
        if self.missed:
            misses = (misses[0] + (not second), misses[1] + second)
            marks += (self.missed,)
        last = self.last
        if last and self.passed:
            last = LastMove(last.seat, last.did, last.cell, last.digit, self.passed[0])
        return Position(
            settings=before.settings,
            field=before.field,
            solution=before.solution,
            chance=before.chance,
            board=bytes(self.board),
            hands=(before.hands[0], hand) if second else (hand, before.hands[1]),
            bag=bytes(self.bag),
            turn=turn,
            moves=moves,
            moves_left=moves_left,
            ply=ply,
            misses=misses,
            marks=marks,
            last=last,
            end=self.end,
        )

    def _must_be_a_cell(self, cell: int) -> None:
        if not 0 <= cell < len(self.board):
            raise refusals.NoSuchCell(cell=cell)

    def _give_up(self, digit: int) -> None:
        if digit not in self.hand:
            raise refusals.TileNotInHand(digit=digit)
        self.hand.remove(digit)

    def _own(self, cell: int, value: int) -> None:
        """N12, N14, N25, N36: the cell is the player's; where that wins, the game ends at once."""
        self.board[cell] = value
        if _wins(self.before, bytes(self.board), self.seat, cell):
            self._finish(End(_REASON[self.before.settings.variant], self.seat))

    def _finish(self, end: End) -> None:
        self.end = end
        self.events.append(Ended(end))

    def _refill(self, purpose: Purpose) -> None:
        """N18: to three while the bag lasts. Nothing is drawn any more once the game is over."""
        wanted = HAND - len(self.hand)
        if self.end is None and wanted:
            drawn = _draw(self.bag, wanted, self.before.chance.draws(purpose, self.before.ply + 1))
            if drawn:
                self.events.append(Drew(self.seat, len(drawn)))
                self.hand += drawn


_REASON = {
    Variant.BRIDGE: Reason.CONNECTION,
    Variant.LIGHTNING: Reason.CONNECTION,
    Variant.LANDS: Reason.MAJORITY,
}


def _draw(bag: bytearray, wanted: int, draws: Draws) -> Hand:
    """Take so many tiles, or all there are, out of the bag; each of its tiles is as likely (N34)."""
    left = sum(bag)
    drawn = []
    for _ in range(min(wanted, left)):
        place = draws.below(left)
        digit = 0
        while place >= bag[digit]:
            place -= bag[digit]
            digit += 1
        bag[digit] -= 1
        left -= 1
        drawn.append(digit)
    return tuple(sorted(drawn))


def _wins(position: Position, board: bytes, seat: Seat, cell: int) -> bool:
    """Whether the player who owns `cell` has won by it (N25, N26)."""
    field = position.field
    if position.settings.variant is _LANDS:
        return _taken(field, _cells_by_block(field, board, seat)) * 2 > field.size
    return field.connects(seat, cell, board.translate(cells.MINE[seat]))


def _cells_by_block(field: Field, board: bytes, seat: Seat) -> list[int]:
    """How many cells of each block the player owns, clue cells included (N26)."""
    return field.counts_by_block(board.translate(cells.MINE_MARKED[seat]))


def _taken(field: Field, owned: list[int]) -> int:
    """Blocks of which more than half is owned (N26)."""
    return len([cells_owned for cells_owned in owned if _holds(field, cells_owned)])


def _holds(field: Field, cells_owned: int) -> bool:
    """Whether so many cells of a block are more than half of it (N26)."""
    return cells_owned * 2 > field.size


def _owned(board: bytes, seat: Seat) -> Sequence[int]:
    return [cell for cell, mine in enumerate(board.translate(cells.MINE[seat])) if mine]
