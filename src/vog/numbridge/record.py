"""Records of games: settings, seed and moves with their times, and the replay that proves one.

Both forms, JSON and lines, are described in docs/numbridge-record.md (N31, N32). A record holds the seed, so
it is for the archive: of a game that is not over it must not leave the server.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import msgspec

from vog.numbridge.deal import DEAL_VERSION, commitment
from vog.numbridge.notation import InvalidNotation, read, read_end, write, write_end
from vog.numbridge.position import Position
from vog.numbridge.refusals import Refusal
from vog.numbridge.secret import Seed
from vog.numbridge.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vog.numbridge.commands import Command, End, Pass
    from vog.numbridge.events import Event
    from vog.numbridge.seat import Seat

FORMAT = "vog-numbridge"
VERSION = 1

_Digits = Annotated[str, msgspec.Meta(pattern=r"^[1-9]{0,3}$(?!\n)")]
_Hash = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class UnreadableRecord(ValueError):
    """The text is no record of this format; the message says where it departs."""


class BrokenRecord(ValueError):
    """The record does not fit the game that it tells of."""


class WrongDeal(BrokenRecord):
    """The record was made with another version of the deals than this program has."""


class WrongCommitment(BrokenRecord):
    """Settings and seed are not those that were committed to (N31)."""


class WrongMove(BrokenRecord):
    """A move does not fit. `move` counts the record's lines from 1; it is the first that does not fit."""

    def __init__(self, move: int, text: str, reason: str) -> None:
        self.move = move
        super().__init__(f"move {move}, {text}: {reason}" if text else f"move {move}: {reason}")


class WrongEnd(BrokenRecord):
    """All moves fit, but they do not lead to the end or the hands that the record shows."""


class Line(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One move as the notation writes it, and the milliseconds that it was charged on its player's clock."""

    move: str
    ms: Annotated[int, msgspec.Meta(ge=0)] = 0


class _Wire(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON form, field by field."""

    format: Literal["vog-numbridge"]
    version: Literal[1]
    deal: int
    settings: Settings
    seed: _Hash
    commitment: _Hash
    moves: tuple[Line, ...]
    end: str | None
    hands: tuple[_Digits, _Digits]


class Record(NamedTuple):
    """A game: what it was dealt from, what was committed to, its lines, and where they lead.

    `end` is None where it is not over; `hands` are the digits that the players held last.
    """

    settings: Settings
    seed: Seed
    commitment: str
    moves: tuple[Line, ...]
    end: End | None
    hands: tuple[tuple[int, ...], tuple[int, ...]]
    deal: int = DEAL_VERSION

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return msgspec.json.encode(self._wire()).decode()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read what `to_json` wrote. Raises UnreadableRecord; does not replay (see `verify`)."""
        try:
            wire = msgspec.json.decode(text, type=_Wire)
            end = read_end(wire.end) if wire.end is not None else None
        except (msgspec.DecodeError, UnicodeDecodeError, InvalidNotation) as error:
            raise UnreadableRecord(f"no record of a game of Numbridge: {error}") from None
        hands = [tuple(int(digit) for digit in hand) for hand in wire.hands]
        return cls(
            settings=wire.settings,
            seed=Seed(bytes.fromhex(wire.seed)),
            commitment=wire.commitment,
            moves=wire.moves,
            end=end,
            hands=(hands[0], hands[1]),
            deal=wire.deal,
        )

    def to_text(self) -> str:
        """The record as lines: the head's names and values, an empty line, and each move with its time."""
        wire = self._wire()
        head = {
            wire.format: str(wire.version),
            "deal": str(wire.deal),
            **{name: _word(value) for name, value in msgspec.structs.asdict(self.settings).items()},
            "seed": wire.seed,
            "commitment": wire.commitment,
            "end": wire.end or "*",
            "hands": " ".join(hand or "-" for hand in wire.hands),
        }
        lines = [f"{name} {value}" for name, value in head.items()]
        return "\n".join([*lines, "", *(f"{line.move} {line.ms}" for line in self.moves), ""])

    @classmethod
    def from_text(cls, text: str) -> Record:
        """Read what `to_text` wrote. Raises UnreadableRecord; does not replay (see `verify`)."""
        head, _, moves = text.partition("\n\n")
        words = dict(line.partition(" ")[::2] for line in head.split("\n"))
        if FORMAT not in words:
            raise UnreadableRecord(
                "no record of a game of Numbridge: it is neither an object of JSON nor lines "
                f"of which the first is '{FORMAT} {VERSION}'"
            )
        settings = {name: words.pop(name, None) for name in Settings.__struct_fields__}
        hands = [hand.replace("-", "") for hand in words.pop("hands", "").split(" ")]
        end = words.pop("end", "")
        lines = [line.rpartition(" ")[::2] for line in moves.splitlines()]
        wire = {
            "format": FORMAT,
            "version": words.pop(FORMAT, None),
            "settings": settings,
            "moves": lines,
            "end": None if end == "*" else end,
            "hands": hands,
            **words,
        }
        try:
            read_wire = msgspec.convert(wire, _Wire, strict=False)
        except msgspec.ValidationError as error:
            raise UnreadableRecord(f"no record of a game of Numbridge: {error}") from None
        return cls.from_json(msgspec.json.encode(read_wire))

    def _wire(self) -> _Wire:
        hands = ["".join(map(str, hand)) for hand in self.hands]
        return _Wire(
            format="vog-numbridge",
            version=1,
            deal=self.deal,
            settings=self.settings,
            seed=self.seed.reveal().hex(),
            commitment=self.commitment,
            moves=self.moves,
            end=write_end(self.end) if self.end else None,
            hands=(hands[0], hands[1]),
        )


class Game:
    """A game from its deal on, that keeps what its record needs. `position` is where it stands.

    Raises what `Position.start` raises.
    """

    def __init__(self, settings: Settings, seed: Seed) -> None:
        self.position = Position.start(settings, seed)
        self.commitment = commitment(settings, seed)
        self._lines: list[Line] = []

    def play(self, command: Command | Pass, seat: Seat | None = None, *, ms: int = 0) -> tuple[Event, ...]:
        """Play on, as `Position.play` does; `ms` is charged to the mover's clock. Raises Refusal."""
        self.position, events = self.position.play(command, seat)
        own, *passes = write(events, self.position.settings.size)
        self._lines += [Line(own, ms), *map(Line, passes)]
        return events

    def record(self) -> Record:
        """The record so far."""
        position = self.position
        return Record(
            settings=position.settings,
            seed=position.chance.seed,
            commitment=self.commitment,
            moves=tuple(self._lines),
            end=position.end,
            hands=position.hands,
        )


def replay(record: Record) -> Iterator[tuple[int, Position]]:
    """Deal and play every line again: how many lines were played, from 0 on, and the position after them.

    A pass that follows from a move belongs to it, so a step may be two lines. Raises WrongDeal,
    WrongCommitment, and WrongMove at the first line that does not fit.
    """
    if record.deal != DEAL_VERSION:
        raise WrongDeal(f"deals of version {record.deal}; this program has {DEAL_VERSION}")
    if record.commitment != commitment(record.settings, record.seed):
        raise WrongCommitment("settings and seed are not those that were committed to")
    size = record.settings.size
    position = Position.start(record.settings, record.seed)
    played = 0
    yield played, position
    while played < len(record.moves):
        text = record.moves[played].move
        try:
            # A Pass is refused by `play`: where one follows from a move, it was counted with that move.
            position, events = position.play(read(text, size))
        except (InvalidNotation, Refusal) as error:
            raise WrongMove(played + 1, text, str(error)) from None
        for line in write(events, size):
            text = record.moves[played].move if played < len(record.moves) else ""
            if text != line:
                raise WrongMove(played + 1, text, f"the game has {line} here")
            played += 1
        yield played, position


def verify(record: Record) -> Position:
    """Replay the whole record and return where it leads. Raises what `replay` raises, and WrongEnd."""
    *_, (_, position) = replay(record)
    if position.end != record.end:
        found = write_end(position.end) if position.end else "not over"
        raise WrongEnd(f"the game is {found}, which the record does not say")
    if position.hands != record.hands:
        raise WrongEnd("the hands that are left are not those of the record")
    return position


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
