"""What an ad and its room fix before a game: variant, blocks, clues, grade, price, lights and times."""

from __future__ import annotations

import enum

import msgspec

from vog._core import sudoku as core


class Variant(enum.StrEnum):
    """What the game is about (N25)."""

    BRIDGE = "bridge"
    LIGHTNING = "lightning"
    LANDS = "lands"

    @property
    def size(self) -> int:
        """Rows of its field: 6 in Lightning, else 9."""
        return 6 if self is Variant.LIGHTNING else 9


class Blocks(enum.StrEnum):
    """Rectangles, or outlines that are drawn anew for every game (N4)."""

    REGULAR = "regular"
    IRREGULAR = "irregular"


class Grade(enum.StrEnum):
    """What solving the deal takes: singles only, more but no guessing, or not asked."""

    SINGLES = "singles"
    HARD = "hard"
    ANY = "any"


# Per variant: clues (N8), price (N15), seconds for a move (N23) and for all of a player's moves (N24).
_USUAL = {
    Variant.BRIDGE: (30, 1, 60, 1200),
    Variant.LIGHTNING: (12, 2, 30, 300),
    Variant.LANDS: (34, 1, 60, 1800),
}


class InvalidSettings(ValueError):
    """Settings that cannot be met; the message says what is allowed."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of one game, public from the ad on (N29).

    `clues` is exact (N8). `price` is 1 or 2 tiles for a clue (N15). `candidates` lights where a tile's digit
    may stand (N30). `first_clue_at_one` lets the second player's first clue cost one tile where the price is
    two (N43). `move_time` and `game_time` are whole seconds per move and per player (N23, N24); nothing here
    measures them. Raises InvalidSettings where no deal can meet them. `Settings.usual` fills in defaults.
    """

    variant: Variant
    blocks: Blocks
    clues: int
    grade: Grade
    price: int
    candidates: bool
    first_clue_at_one: bool
    move_time: int
    game_time: int

    def __post_init__(self) -> None:
        least, most = allowed_clues(self.variant, self.blocks, self.grade)
        if not least <= self.clues <= most:
            raise InvalidSettings(
                f"{self.clues} clues: {self.variant} with {self.blocks} blocks and grade {self.grade} "
                f"allows {least} to {most}"
            )
        if self.price not in (1, 2):
            raise InvalidSettings(f"price {self.price}: a clue costs 1 or 2 tiles")
        if self.first_clue_at_one and self.price != 2:
            raise InvalidSettings("first_clue_at_one: only where the price is 2")
        for name, seconds in (("move_time", self.move_time), ("game_time", self.game_time)):
            if not 1 <= seconds <= _LONGEST:
                raise InvalidSettings(f"{name} {seconds}: from 1 to {_LONGEST} seconds")

    @classmethod
    def usual(  # noqa: PLR0913 - one word per setting
        cls,
        variant: Variant,
        *,
        blocks: Blocks = Blocks.REGULAR,
        clues: int | None = None,
        grade: Grade = Grade.SINGLES,
        price: int | None = None,
        candidates: bool = False,
        first_clue_at_one: bool = False,
        move_time: int | None = None,
        game_time: int | None = None,
    ) -> Settings:
        """The variant's usual settings but for what is given. Raises InvalidSettings."""
        usual_clues, usual_price, usual_move, usual_game = _USUAL[variant]
        return cls(
            variant=variant,
            blocks=blocks,
            clues=usual_clues if clues is None else clues,
            grade=grade,
            price=usual_price if price is None else price,
            candidates=candidates,
            first_clue_at_one=first_clue_at_one,
            move_time=usual_move if move_time is None else move_time,
            game_time=usual_game if game_time is None else game_time,
        )

    @property
    def size(self) -> int:
        """Rows of the field, and its highest digit."""
        return _SIZE[self.variant]


_SIZE = {variant: variant.size for variant in Variant}

# A day: longer limits are no limits.
_LONGEST = 86_400


def allowed_clues(variant: Variant, blocks: Blocks, grade: Grade) -> tuple[int, int]:
    """The least and the most clues that a deal of this kind may ask for."""
    least, most = core.allowed_clues(variant.size, blocks is Blocks.IRREGULAR, grade.value)
    return least, most
