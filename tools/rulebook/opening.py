"""A worked opening of ten moves, seen by the first player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.rulebook.certain import sure_at_second_look, sure_digits
from tools.rulebook.examples import FIRST, SMALL, Picture, WrongExample, picture, play, seed, show

from vog.numbridge import Position, cells
from vog.numbridge.field import cell_name, cell_number

if TYPE_CHECKING:
    from collections.abc import Collection

# A deal of Lightning and its first ten moves. The page's notes speak of these moves and cells: whoever
# changes them here writes those anew (`notes` in messages/*/numbridge-play.ts).
OPENING_DEAL = "opening 4"
OPENING = ["d3=2", "f4=3", "d4*1,5", "c5=2x", "c5=6", "c6*4,6", "b6*6,1", "f1=6", "d1=1", "d2=5"]


def opening() -> Picture:
    """A worked opening, move by move."""
    position = Position.start(SMALL, seed(OPENING_DEAL))
    deal = picture(position)
    steps = []
    missed: set[tuple[int, int]] = set()
    for line in OPENING:
        before, position = position, play(position, line)
        steps.append(step(before, line, position, missed))
        missed |= {(mark.cell, mark.digit) for mark in position.public().marks}
    show("the opening has ten moves and is not the end", len(steps) == 10 and position.end is None)
    check_the_last_note(position)
    return {"deal": deal, "steps": steps}


def check_the_last_note(position: Position) -> None:
    """With e2, a free clue, and e1, where a 2 from the hand fits, the first player's chain is whole."""
    clue, gap = cell_number("e2", 6), cell_number("e1", 6)
    seen = position.view(FIRST)
    show("e2 is a clue that nobody owns", (seen.clues[clue], seen.owners[clue]) == ("1", "."))
    show("a 2 is right on e1 and in the hand", position.solution[gap] == 2 and 2 in position.hand(FIRST))
    mine = bytearray(position.board.translate(cells.MINE[FIRST]))
    mine[clue] = mine[gap] = 1
    show("with e2 and e1 the chain is whole", position.field.connects(FIRST, gap, bytes(mine)))


def step(before: Position, line: str, after: Position, missed: Collection[tuple[int, int]]) -> Picture:
    """A move as the first player may know it (N33), with the reason why a placed digit is certain."""
    last, seen = after.last, before.public()
    if last is None or last.cell is None:
        raise WrongExample(f"{line} is no move on a cell")
    digit = last.digit or after.solution[last.cell]
    one = {(sure.cell, sure.digit): sure.why for sure in reversed(list(sure_digits(seen)))}
    two = {(sure.cell, sure.digit): "second" for sure in sure_at_second_look(seen, missed)}
    why = (two | one).get((last.cell, digit)) if last.did == "placed" else None
    paid = line.partition("*")[2].split(",") if "*" in line and before.turn is FIRST else []
    return {
        "seat": before.turn,
        "did": last.did,
        "cell": cell_name(last.cell, before.field.size),
        "digit": digit,
        "paid": list(map(int, paid)),
        "why": why,
        "drawn": picture(after),
    }
