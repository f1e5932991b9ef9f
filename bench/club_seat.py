"""Who sits at a table of the load: plays any move that is allowed and not visibly in vain, or looks on."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
from bench.club_wire import Wire

if TYPE_CHECKING:
    import random
    from collections.abc import Callable


class Options(msgspec.Struct):
    cells: str
    price: int
    exchange: bool


class Board(msgspec.Struct):
    seat: str
    ply: int
    blocks: str
    digits: str
    turn: str | None = None
    hand: tuple[int, ...] = ()
    may: Options | None = None


class Rematch(msgspec.Struct):
    game: str | None = None


class View(msgspec.Struct):
    id: str
    seq: int
    status: str
    game: Board
    rematch: Rematch | None = None


class Shown(msgspec.Struct, tag="table"):
    view: View


class Acknowledged(msgspec.Struct, tag="ack"):
    id: str


class Refused(msgspec.Struct, tag="refused"):
    id: str
    code: str


class Beat(msgspec.Struct, tag="ping"):
    n: int


class Bye(msgspec.Struct, tag="bye"):
    code: str


class Wrong(msgspec.Struct, tag="error"):
    code: str


_DECODER = msgspec.json.Decoder(Shown | Acknowledged | Refused | Beat | Bye | Wrong)
_HEEDED = tuple(
    [b'{"type":"%s"' % kind for kind in (b"table", b"ack", b"refused", b"ping", b"bye", b"error")]
)


class Counts:
    """What happened since `begin`; waits for acknowledgements in seconds."""

    def __init__(self) -> None:
        self.begin()
        self.lost = 0

    def begin(self) -> None:
        self.started = time.perf_counter()
        self.waits: list[float] = []
        self.moves = self.views = self.bytes = self.games = 0
        self.refused: dict[str, int] = {}

    def trouble(self, code: str) -> None:
        self.refused[code] = self.refused.get(code, 0) + 1


def move(board: Board, chance: random.Random) -> str:
    """A move as JSON. A few places are tried, the first that shows no conflict is taken."""
    may = board.may
    assert may is not None
    size = 9 if len(board.digits) == 81 else 6
    places = [cell for cell, letter in enumerate(may.cells) if letter == "p"]
    clues = [cell for cell, letter in enumerate(may.cells) if letter == "c"]
    if places and board.hand and (not clues or chance.random() < 0.7):
        for _ in range(8):
            cell, digit = chance.choice(places), chance.choice(board.hand)
            if not _conflict(board, cell, str(digit), size):
                return _place(cell, digit)
    if clues:
        pay = chance.choice(board.hand) if may.price else "null"
        return f'{{"type":"take-clue","cell":{chance.choice(clues)},"pay":{pay}}}'
    if may.exchange:
        return '{"type":"exchange"}'
    return _place(chance.choice(places), chance.choice(board.hand))


def _place(cell: int, digit: int) -> str:
    return f'{{"type":"place","cell":{cell},"digit":{digit}}}'


def _conflict(board: Board, cell: int, digit: str, size: int) -> bool:
    row, column, block = cell // size, cell % size, board.blocks[cell]
    found = board.digits.find(digit)
    while found >= 0:
        if found // size == row or found % size == column or board.blocks[found] == block:
            return True
        found = board.digits.find(digit, found + 1)
    return False


class Seat:
    """One socket at one table, and at its rematches. `pause` gives the seconds before a move.

    It makes no move from the ply `until` on, where there is one.
    """

    def __init__(self, game: str, counts: Counts, pause: Callable[[], float], chance: random.Random) -> None:
        self.game = game
        self.shown = -1
        self.until: int | None = None
        self._counts = counts
        self._pause = pause
        self._chance = chance
        self._wire: Wire | None = None
        self._number = 0
        self._sent: dict[str, float] = {}
        self._view: View | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._where = (0, "")

    async def open(self, port: int, token: str) -> None:
        self._where = (port, token)
        self._wire = await Wire.open(port, "/api/socket", token, self.hear, self._lost)
        self._say(b'{"type":"hello","version":1}')
        self._watch()

    def _lost(self) -> None:
        # As docs/protocol.md has it: come back after a second.
        self._counts.lost += 1
        self._sent.clear()
        self._returning = asyncio.get_running_loop().call_later(1.0, self._return)

    def _return(self) -> None:
        self._opening = asyncio.ensure_future(self.open(*self._where))

    def _say(self, message: bytes) -> None:
        assert self._wire is not None
        self._wire.send(message)

    def _watch(self) -> None:
        self._say(b'{"type":"watch","table":"%s"}' % self.game.encode())

    def hear(self, message: bytes) -> None:
        self._counts.bytes += len(message)
        if not message.startswith(_HEEDED):
            return
        match _DECODER.decode(message):
            case Shown(view):
                self._counts.views += 1
                if view.id == self.game and view.seq > self.shown:
                    self.shown = view.seq
                    self._look(view)
            case Acknowledged(id_):
                now, sent = time.perf_counter(), self._sent.pop(id_, None)
                if sent is not None:
                    self._counts.waits.append(now - sent)
                    self._counts.moves += 1
            case Refused(id_, code):
                self._sent.pop(id_, None)
                self._counts.trouble(code)
                self.shown = -1
                self._watch()
            case Bye(code) | Wrong(code):
                self._counts.trouble(code)
            case Beat(n):
                self._say(b'{"type":"pong","n":%d}' % n)

    @property
    def waits(self) -> bool:
        """Whether the game has come to where it shall."""
        return self.until is not None and self._view is not None and self._view.game.ply >= self.until

    def again(self) -> None:
        """Think anew: the pause is another one now."""
        if self._view is not None and not self._sent:
            self._look(self._view)

    def _look(self, view: View) -> None:
        self._view = view
        board = view.game
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if view.status == "over":
            self._over(view)
        elif board.turn == board.seat and not self.waits:
            pause = self._pause()
            if pause > 0:
                self._timer = asyncio.get_running_loop().call_later(pause, self._move, view)
            else:
                self._move(view)

    def _move(self, view: View) -> None:
        self._number += 1
        id_ = f"{view.game.seat[0]}{self._number}"
        chosen = move(view.game, self._chance)
        self._sent[id_] = time.perf_counter()
        self._command(id_, f'{{"type":"play","ply":{view.game.ply},"move":{chosen}}}')

    def _command(self, id_: str, action: str) -> None:
        self._say(f'{{"type":"command","id":"{id_}","table":"{self.game}","action":{action}}}'.encode())

    def _over(self, view: View) -> None:
        rematch = view.rematch
        if rematch is not None and rematch.game is not None:
            if view.game.seat == "first":
                self._counts.games += 1
            self._say(b'{"type":"unwatch","table":"%s"}' % self.game.encode())
            self.game, self.shown = rematch.game, -1
            self._watch()
        elif view.game.seat != "spectator":
            self._command(f"rematch-{view.game.seat}", '{"type":"wish-rematch"}')
