"""Why a command was refused: one class per rule broken.

A refusal bears a code and numbers that came with the command itself, nothing of the position: what it says is
what the one who sent the command may know. Its text is its class's first line. Nothing has changed when one
is raised.
"""

from __future__ import annotations

from typing import ClassVar


class Refusal(ValueError):
    """The rules do not allow that."""

    rule: ClassVar[str]
    code: ClassVar[str]

    def __init__(self, **facts: int) -> None:
        self.facts = facts
        said = (type(self).__doc__ or "").partition("\n")[0]
        super().__init__(f"{said} ({self.rule})")


class GameIsOver(Refusal):
    """The game is over."""

    rule, code = "N38", "game-is-over"


class NotYourTurn(Refusal):
    """It is not this seat's turn."""

    rule, code = "N12", "not-your-turn"


class ForTheTable(Refusal):
    """Only the table may say that; a seat may not."""

    rule, code = "N23", "for-the-table"


class NoSuchCell(Refusal):
    """The field has no such cell."""

    rule, code = "N2", "no-such-cell"


class NoSuchDigit(Refusal):
    """The field has no such digit."""

    rule, code = "N1", "no-such-digit"


class CellIsFilled(Refusal):
    """That cell is filled already; no move was spent."""

    rule, code = "N35", "cell-is-filled"


class TileNotInHand(Refusal):
    """The hand has no tile with that digit."""

    rule, code = "N12", "tile-not-in-hand"


class NotAClue(Refusal):
    """That cell is no clue."""

    rule, code = "N14", "not-a-clue"


class ClueIsOwned(Refusal):
    """That clue is owned already; no move was spent."""

    rule, code = "N35", "clue-is-owned"


class PriceNotNamed(Refusal):
    """A clue costs a tile, and none was named."""

    rule, code = "N14", "price-not-named"


class NothingToPay(Refusal):
    """With an empty hand a clue costs nothing, so no tile can be named."""

    rule, code = "N16", "nothing-to-pay"


class HandTooThin(Refusal):
    """The hand has fewer tiles than a clue costs."""

    rule, code = "N16", "hand-too-thin"


class BagIsEmpty(Refusal):
    """With an empty bag there is nothing to exchange."""

    rule, code = "N17", "bag-is-empty"


class NoVoluntaryPass(Refusal):
    """A pass cannot be chosen: it happens by itself where nothing can be played."""

    rule, code = "N11", "no-voluntary-pass"


class NotDeclared(Refusal):
    """A win on the field is found there, not declared."""

    rule, code = "N25", "not-declared"
