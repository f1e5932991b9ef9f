"""Rooms, which are data: what an ad in one may ask for, and the rooms a club starts with (C2, N8, N15)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec

from vog.club import refusals
from vog.club.names import ROOM_PATTERN, RoomId
from vog.numbridge.settings import Blocks, Grade, Settings, Variant, allowed_clues

if TYPE_CHECKING:
    from collections.abc import Iterator

_Seconds = Annotated[int, msgspec.Meta(ge=1, le=86_400)]
_Clues = Annotated[int, msgspec.Meta(ge=1, le=81)]


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a room allows in one variant; all of it is shown in its description (C2).

    `clues` is the standard number, `least` and `most` what an ad may choose (N8); they must also be what the
    blocks and the grade admit (vog.numbridge.allowed_clues). `move_time` and `game_time` are seconds (N23,
    N24). `candidates`: whether an ad may switch candidate highlighting on (N30). `first_clue_at_one` is N43.
    """

    variant: Variant
    clues: _Clues
    least: _Clues
    most: _Clues
    price: int
    move_time: _Seconds
    game_time: _Seconds
    candidates: bool = False
    first_clue_at_one: bool = False
    blocks: tuple[Blocks, ...] = tuple(Blocks)
    grades: tuple[Grade, ...] = tuple(Grade)

    def __post_init__(self) -> None:
        if not (self.blocks and self.grades and self.least <= self.clues <= self.most):
            raise ValueError(f"{self.variant}: blocks, grades and least <= clues <= most are needed")
        self.usual()

    def usual(self) -> Settings:
        """The settings of an ad that chooses nothing. Raises InvalidSettings."""
        return Settings(
            variant=self.variant,
            blocks=self.blocks[0],
            clues=self.clues,
            grade=self.grades[0],
            price=self.price,
            candidates=False,
            first_clue_at_one=self.first_clue_at_one,
            move_time=self.move_time,
            game_time=self.game_time,
        )

    def range(self, blocks: Blocks, grade: Grade) -> tuple[int, int]:
        """The least and the most clues of an ad with these blocks and this grade."""
        least, most = allowed_clues(self.variant, blocks, grade)
        return max(least, self.least), min(most, self.most)

    def standard(self, blocks: Blocks, grade: Grade) -> int:
        """The clues of an ad that names no number: `clues`, or what is nearest to it in `range`."""
        least, most = self.range(blocks, grade)
        return min(max(self.clues, least), most)


class Room(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room. `name` is what is shown where a page has no translation for its id.

    `rated`: whether games may be rated (C8). `bots`: whether bots sit here; games with one are never rated.
    `open`: whether ads may be posted. Rooms are shown in rising `order`.
    """

    id: Annotated[RoomId, msgspec.Meta(pattern=ROOM_PATTERN)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    limits: tuple[Limits, ...]
    rated: bool
    bots: bool = False
    open: bool = True
    order: Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)] = 0

    def __post_init__(self) -> None:
        variants = [limits.variant for limits in self.limits]
        if not variants or len(set(variants)) != len(variants):
            raise ValueError(f"room {self.id}: limits for one variant or several different ones are needed")

    def limits_of(self, variant: Variant) -> Limits:
        """Raises VariantNotHere."""
        for limits in self.limits:
            if limits.variant is variant:
                return limits
        raise refusals.VariantNotHere(allowed=tuple(limits.variant.value for limits in self.limits))


class Range(msgspec.Struct, frozen=True, kw_only=True):
    """How many clues an ad with these blocks and this grade may have; `clues` is the standard number (N8)."""

    blocks: Blocks
    grade: Grade
    clues: int
    least: int
    most: int


class LimitsView(Limits, frozen=True, kw_only=True):
    """Limits with all that follows from them, so that a form can offer what the room allows and nothing else.

    `ranges` has every pair of blocks and grade that an ad may choose.
    """

    ranges: tuple[Range, ...]


class RoomView(Room, frozen=True, kw_only=True):
    """A room as its description shows it (C2)."""

    limits: tuple[LimitsView, ...]

    @classmethod
    def of(cls, room: Room) -> RoomView:
        """What there is to choose in it."""
        shown = _fields(room)
        shown["limits"] = tuple(
            LimitsView(**_fields(limits), ranges=tuple(_ranges(limits))) for limits in room.limits
        )
        return cls(**shown)


def _fields(struct: msgspec.Struct) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def _ranges(limits: Limits) -> Iterator[Range]:
    for blocks in limits.blocks:
        for grade in limits.grades:
            least, most = limits.range(blocks, grade)
            if least <= most:
                clues = limits.standard(blocks, grade)
                yield Range(blocks=blocks, grade=grade, clues=clues, least=least, most=most)


def _limits(  # noqa: PLR0913 - one line a room
    variant: Variant,
    clues: tuple[int, int, int],
    price: int,
    times: tuple[int, int],
    *,
    candidates: bool = False,
    first_clue_at_one: bool = False,
) -> Limits:
    least, usual, most = clues
    return Limits(
        variant=variant,
        clues=usual,
        least=least,
        most=most,
        price=price,
        move_time=times[0],
        game_time=times[1],
        candidates=candidates,
        first_clue_at_one=first_clue_at_one,
    )


_BRIDGE, _LIGHTNING, _LANDS = Variant.BRIDGE, Variant.LIGHTNING, Variant.LANDS

# The rooms of a new club (C2); the ranges of clues as they were measured.
ROOMS = (
    Room(
        id="lightning",
        name="Lightning",
        limits=(_limits(_LIGHTNING, (9, 12, 14), 2, (30, 300)),),
        rated=True,
        order=1,
    ),
    Room(
        id="lightning-even",
        name="Lightning Even",
        limits=(_limits(_LIGHTNING, (9, 12, 14), 2, (30, 300), first_clue_at_one=True),),
        rated=True,
        order=2,
    ),
    Room(
        id="bridge-45",
        name="Bridge 45",
        limits=(_limits(_BRIDGE, (26, 34, 40), 1, (45, 900)),),
        rated=True,
        order=3,
    ),
    Room(
        id="bridge-60",
        name="Bridge 60",
        limits=(_limits(_BRIDGE, (24, 30, 40), 1, (60, 1200), candidates=True),),
        rated=True,
        order=4,
    ),
    Room(
        id="lands-45",
        name="Lands 45",
        limits=(_limits(_LANDS, (26, 34, 40), 1, (45, 1350)),),
        rated=True,
        order=5,
    ),
    Room(
        id="lands-60",
        name="Lands 60",
        limits=(_limits(_LANDS, (26, 34, 40), 1, (60, 1800), candidates=True),),
        rated=True,
        order=6,
    ),
    Room(
        id="training",
        name="Training",
        limits=(
            _limits(_BRIDGE, (24, 34, 60), 1, (120, 3600), candidates=True),
            _limits(_LIGHTNING, (9, 12, 24), 1, (120, 1800), candidates=True),
            _limits(_LANDS, (26, 34, 60), 1, (120, 3600), candidates=True),
        ),
        rated=False,
        bots=True,
        order=7,
    ),
)
