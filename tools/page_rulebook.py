"""What the rulebook of Numbridge draws and counts: examples that the engine plays, and the numbers of the rules.

python tools/page_rulebook.py build/rulebook.json

Moves are written in the notation of records (N32) and played by the engine, so one that the rules refuse, or
that does not do what it is written to do (`c2=4` that is a miss), stops the build with its name; so does an
example that would not show what the page says of it. The page's types are in
web/src/lib/reading/numbridge/figures.ts.
"""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from vog.club.ad import LEASE_MS
from vog.club.adjournment import CLOSES_AFTER_MS, TOGETHER_MS
from vog.club.room import ROOMS
from vog.club.ruling import TIMEOUTS_TO_CLAIM
from vog.club.table import TURNS_TO_COUNT
from vog.club.view import MARKED_MS
from vog.numbridge import (
    Blocks,
    Field,
    Game,
    Place,
    Position,
    Refusal,
    Seat,
    Seed,
    Settings,
    Setup,
    TakeClue,
    Variant,
)
from vog.numbridge.bots import GreedyPlayer
from vog.numbridge.field import cell_name, cell_number
from vog.numbridge.notation import read, write
from vog.numbridge.setup import HAND

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from vog.numbridge import View

Picture = dict[str, Any]

FIRST, SECOND = Seat.FIRST, Seat.SECOND

SMALL = Settings.usual(Variant.LIGHTNING)


class WrongExample(Exception):
    """An example that the rules refuse, or that does not show what the page says of it."""


def show(claim: str, holds: object) -> None:
    """Raise WrongExample where what the page says does not hold."""
    if not holds:
        raise WrongExample(f"not so: {claim}")


def play(position: Position, line: str) -> Position:
    """The position after a move, which must be allowed and do just what its line says."""
    try:
        after, events = position.play(read(line, position.settings.size))
    except Refusal as refusal:
        raise WrongExample(f"{line}: {refusal}") from None
    did = write(events, position.settings.size)[0]
    show(f"{line}, which the engine calls {did}", did == line)
    return after


def seed(name: str) -> Seed:
    """The seed of an example, by its name."""
    return Seed(sha256(f"rulebook, {name}".encode()).digest())


def dealt(settings: Settings, name: str, wanted: Callable[[Position], Picture | None]) -> Picture:
    """What `wanted` makes of the first deal that shows it."""
    for number in range(1000):
        found = wanted(Position.start(settings, seed(f"{name} {number}")))
        if found is not None:
            return found
    raise WrongExample(f"{name}: no deal shows it")


def picture(position: Position, seat: Seat = FIRST, **lights: Any) -> Picture:
    """A position as that seat sees it, with its tiles and the bag."""
    view = position.view(seat)
    shown: Picture = {
        "variant": view.settings.variant,
        "size": view.settings.size,
        "blocks": view.blocks,
        "digits": view.digits,
        "clues": view.clues,
        "owners": view.owners,
        "marks": [
            {"ply": mark.ply, "seat": mark.seat, "cell": mark.cell, "digit": mark.digit}
            for mark in view.marks
            if mark.ply == view.ply
        ],
        "won": list(view.won_by),
        "hand": list(view.hand or ()),
        "bag": view.bag,
    }
    if view.last and view.last.cell is not None:
        shown["last"] = view.last.cell
    if view.lands:
        shown["lands"] = {
            "cells": [list(pair) for pair in view.lands.cells],
            "blocks": list(view.lands.blocks),
            "holders": view.lands.holders,
        }
    if lights:
        shown["lights"] = lights
    return shown


# ---- what the visible digits tell ----------------------------------------------------------------------------


class Sure(NamedTuple):
    """A certain digit: no other cell of that block, row or column is open to it, or the cell to no other."""

    cell: int
    digit: int
    why: str


def field_of(view: View) -> Field:
    return Field(view.settings.size, map(int, view.blocks))


def open_cells(view: View, digit: int) -> tuple[int, ...]:
    """Where a digit may stand by what is visible (N30)."""
    return field_of(view).candidates(view.digits.encode(), [digit])[digit]


def regions_of(field: Field, cell: int) -> dict[str, set[int]]:
    """Its block, row and column (N6)."""
    row, column = divmod(cell, field.size)
    return {
        "block": set(field.block_cells[field.blocks[cell]]),
        "row": set(range(row * field.size, (row + 1) * field.size)),
        "column": set(range(column, field.size * field.size, field.size)),
    }


def sure_digits(view: View) -> Iterator[Sure]:
    """What follows from the visible digits at one look, for every digit (N1)."""
    field = field_of(view)
    digits = range(1, field.size + 1)
    open_to = {digit: set(open_cells(view, digit)) for digit in digits}
    for digit in digits:
        for cell in sorted(open_to[digit]):
            whys = [why for why, region in regions_of(field, cell).items() if open_to[digit] & region == {cell}]
            if [other for other in digits if cell in open_to[other]] == [digit]:
                whys.append("digit")
            if whys:
                yield Sure(cell, digit, whys[0])


# ---- single figures ------------------------------------------------------------------------------------------


def fields() -> dict[str, Picture]:
    irregular = Settings.usual(Variant.LIGHTNING, blocks=Blocks.IRREGULAR)
    return {
        "regular": picture(Position.start(SMALL, seed("field"))),
        "irregular": picture(Position.start(irregular, seed("field"))),
    }


def neighbours() -> Picture:
    position = Position.start(SMALL, seed("field"))
    size, around = position.field.size, position.field.neighbours
    middle = cell_number("d3", size)
    show("a cell inside has six neighbours", len(around[middle]) == 6)
    corners = {len(around[corner]) for corner in (0, size - 1, size * (size - 1), size * size - 1)}
    show("corners have two numbers of neighbours", len(corners) == 2)
    return {
        "field": picture(position, picked=middle, candidates=around[middle]),
        "corners": sorted(corners),
    }


def regions() -> Picture:
    position = Position.start(Settings.usual(Variant.BRIDGE), seed("regions"))
    return picture(position, at=cell_number("e5", position.field.size))


def placing() -> Picture:
    """One tile twice: where it is right, and where it is not though nothing visible forbids it."""

    def wanted(before: Position) -> Picture | None:
        view = before.view(FIRST)
        for cell, digit, _ in sure_digits(view):
            wrong = [other for other in open_cells(view, digit) if before.solution[other] != digit]
            if digit in before.hand(FIRST) and wrong:
                break
        else:
            return None
        right = play(before, f"{cell_name(cell, 6)}={digit}")
        miss = play(before, f"{cell_name(wrong[0], 6)}={digit}x")
        show("a right tile leaves the game", sum(right.bag) == sum(before.bag) - 1)
        show("a miss costs no tile", sum(miss.bag) == sum(before.bag) and len(miss.hand(FIRST)) == HAND)
        show("a miss is counted", miss.misses == (1, 0))
        return {
            "digit": digit,
            "cell": cell_name(cell, 6),
            "wrong": cell_name(wrong[0], 6),
            "before": picture(before),
            "right": picture(right),
            "miss": picture(miss),
        }

    return dealt(SMALL, "placing", wanted)


def right_tile(position: Position) -> str:
    """A tile of the player to move, placed where it is right; N11 says that there is one."""
    for digit in position.hand(position.turn):
        for cell in position.field.cells:
            if position.solution[cell] == digit and position.public().digits[cell] == "0":
                return f"{cell_name(cell, position.field.size)}={digit}"
    raise WrongExample("no tile is right anywhere, which N11 rules out")


def clue(price: int) -> Picture:
    """A clue taken, and the field after the next own move."""
    before = Position.start(Settings.usual(Variant.LIGHTNING, price=price), seed("clue"))
    cell = before.public().clues.index("1", 12)
    after, events = before.play(TakeClue(cell, before.hand(FIRST)[0]))
    paid = write(events, 6)[0].partition("*")[2].split(",")
    show(f"the clue costs {price}", len(paid) == price)
    left = HAND if price == 1 else HAND - price
    show(f"after it the hand has {left} tiles", len(after.hand(FIRST)) == left)
    show("what is paid goes to the bag", sum(after.bag) == sum(before.bag) + HAND - left)
    answered = play(after, right_tile(after))
    later = play(answered, right_tile(answered))
    show("after the next own move the hand is full", len(later.hand(FIRST)) == HAND)
    return {
        "cell": cell_name(cell, 6),
        "paid": list(map(int, paid)),
        "before": picture(before),
        "after": picture(after),
        "later": picture(later),
    }


def exchange() -> Picture:
    before = Position.start(SMALL, seed("exchange"))
    after = play(before, "~")
    show("the bag holds as many as before", sum(after.bag) == sum(before.bag))
    show("the hand is another one", before.hand(FIRST) != after.hand(FIRST))
    return {
        "before": list(before.hand(FIRST)),
        "after": list(after.hand(FIRST)),
        "bag": sum(after.bag),
    }


def candidates() -> Picture:
    """A tile with several ringed cells, not all of them right."""

    def wanted(position: Position) -> Picture | None:
        lit = position.view(FIRST).candidates or {}
        for digit, cells in lit.items():
            right = [cell for cell in cells if position.solution[cell] == digit]
            if 6 <= len(cells) <= 9 and len(right) * 2 < len(cells):
                return {
                    "digit": digit,
                    "open": len(cells),
                    "right": len(right),
                    "field": picture(position, candidates=cells),
                }
        return None

    return dealt(Settings.usual(Variant.LIGHTNING, candidates=True), "candidates", wanted)


def sure() -> Picture:
    """Two tiles of one hand: one is sure in its block, the other open to two cells of a block and not sure."""

    def wanted(position: Position) -> Picture | None:
        view = position.view(FIRST)
        certain = {found.digit: found for found in reversed(list(sure_digits(view))) if found.why == "block"}
        known = {found.digit for found in sure_digits(view)}
        for digit in position.hand(FIRST):
            for guess in set(position.hand(FIRST)) - known:
                for block in position.field.block_cells:
                    cells = [cell for cell in open_cells(view, guess) if cell in block]
                    if digit in certain and len(cells) == 2 and certain[digit].cell not in block:
                        return {
                            "digit": digit,
                            "cell": cell_name(certain[digit].cell, 6),
                            "why": "block",
                            "guess": guess,
                            "open": len(cells),
                            "field": picture(position, picked=certain[digit].cell, candidates=cells),
                        }
        return None

    return dealt(SMALL, "sure", wanted)


# Bag and second hand are empty and no clue is free; neither player has won yet.
NOTHING_TO_PLAY = """TODO"""


def nothing() -> Picture:
    before = Position.set_up(Setup.parse(NOTHING_TO_PLAY, SMALL), seed("nothing"))
    show("bag and second hand are empty", not any(before.bag) and not before.hand(SECOND))
    line = right_tile(before)
    after = play(before, line)
    show("the second player is passed", after.last and after.last.then_passed is SECOND)
    show("the first player is to move again", after.turn is FIRST and after.end is None)
    cell, _, digit = line.partition("=")
    return {"digit": int(digit), "cell": cell, "before": picture(before), "after": picture(after)}


# ---- whole games ---------------------------------------------------------------------------------------------


def whole_game(variant: Variant) -> list[Position]:
    """The positions of a game between two players that are not silly."""
    game = Game(Settings.usual(variant), seed(f"game of {variant}"))
    player = GreedyPlayer(lambda _: 0)
    positions = [game.position]
    while game.position.end is None:
        turn = game.position.turn
        game.play(player.choose(game.position.view(turn)), turn)
        positions.append(game.position)
    return positions


def won(variant: Variant) -> Picture:
    position = whole_game(variant)[-1]
    winner = position.end.winner if position.end else None
    show("a chain has won", winner is not None and position.public().won_by)
    return {"winner": winner, "field": picture(position)}


def lands() -> Picture:
    """A block when it is taken, and the end of the same game."""
    positions = whole_game(Variant.LANDS)
    needed = positions[0].field.size // 2 + 1
    for before, after in zip(positions, positions[1:], strict=False):
        held, holds = before.public().lands, after.public().lands
        if held and holds and held.holders != holds.holders:
            break
    else:
        raise WrongExample("no block is taken in this game of Lands")
    block = next(n for n, (was, now) in enumerate(zip(held.holders, holds.holders, strict=True)) if was != now)
    show("a block is taken by the majority of its cells", max(holds.cells[block]) == needed)
    show("others of its cells have no owner", sum(holds.cells[block]) < positions[0].field.size)
    end = positions[-1].public().lands
    show("the majority of the blocks wins", end and max(end.blocks) == needed)
    return {
        "block": block + 1,
        "blocks": needed,
        "taken": picture(after),
        "won": picture(positions[-1]),
    }


# A deal of Lightning, its first ten moves, and the number of tiles paid that the page may show.
OPENING_SEED = "opening 0"
OPENING = ["TODO"]


def opening() -> Picture:
    position = Position.start(SMALL, seed(OPENING_SEED))
    deal = picture(position)
    show("there are ten moves", len(OPENING) == 10)
    steps = []
    for line in OPENING:
        before, position = position, play(position, line)
        steps.append(step(before, line, position))
    return {"deal": deal, "steps": steps}


def step(before: Position, line: str, after: Position) -> Picture:
    """A move as the first player may know it (N33), with the reason why a placed digit is certain."""
    last = after.last
    show(f"{line} is a move on a cell", last and last.cell is not None)
    cell = last.cell if last and last.cell is not None else 0
    digit = last.digit or after.solution[cell] if last else 0
    seen = [found.why for found in sure_digits(before.public()) if (found.cell, found.digit) == (cell, digit)]
    return {
        "seat": before.turn,
        "did": last.did if last else None,
        "cell": cell_name(cell, before.field.size),
        "digit": digit,
        "paid": list(map(int, line.partition("*")[2].split(","))) if "*" in line and before.turn is FIRST else [],
        "why": seen[0] if seen and "=" in line else None,
        "drawn": picture(after),
    }


# ---- numbers of the rules ------------------------------------------------------------------------------------


def fresh(variant: Variant, digits: int) -> float:
    """How likely at least one of so many digits is in a hand drawn from a bag with as many tiles of each."""
    settings = Settings.usual(variant)
    tiles = settings.size**2 - settings.clues
    wanted = digits * tiles / settings.size
    return 1 - prod((tiles - wanted - drawn) / (tiles - drawn) for drawn in range(HAND))


def usual(variant: Variant) -> Picture:
    settings = Settings.usual(variant)
    return {
        "size": settings.size,
        "clues": settings.clues,
        "price": settings.price,
        "moveTime": settings.move_time,
        "gameTime": settings.game_time,
    }


def numbers() -> Picture:
    small, large = Field.regular(Variant.LIGHTNING.size), Field.regular(Variant.LANDS.size)
    block = [divmod(cell, small.size) for cell in small.block_cells[0]]
    return {
        "hand": HAND,
        "usual": {variant: usual(variant) for variant in Variant},
        "blockOfSmall": {
            "rows": len({row for row, _ in block}),
            "columns": len({column for _, column in block}),
        },
        "majority": {"cells": large.size // 2 + 1, "of": large.size, "blocks": large.size // 2 + 1},
        "markSeconds": MARKED_MS // 1000,
        "timeoutsToClaim": TIMEOUTS_TO_CLAIM,
        "turnsToCount": TURNS_TO_COUNT,
        "adjournmentDays": CLOSES_AFTER_MS // 86_400_000,
        "resumeMinutes": TOGETHER_MS // 60_000,
        "leaseSeconds": LEASE_MS // 1000,
        "fresh": {
            variant: {"one": fresh(variant, 1), "two": fresh(variant, 2)}
            for variant in (Variant.BRIDGE, Variant.LIGHTNING)
        },
    }


def rooms() -> list[Picture]:
    """The rooms of a new club, a line for each variant (C2)."""
    return [
        {
            "room": room.id,
            "several": len(room.limits) > 1,
            "variant": limits.variant,
            "clues": limits.clues,
            "least": limits.least,
            "most": limits.most,
            "price": limits.price,
            "moveTime": limits.move_time,
            "gameTime": limits.game_time,
            "candidates": limits.candidates,
            "firstClueAtOne": limits.first_clue_at_one,
        }
        for room in ROOMS
        for limits in room.limits
    ]


def rulebook() -> Picture:
    """All of it. Raises WrongExample."""
    return {
        "numbers": numbers(),
        "rooms": rooms(),
        "fields": fields(),
        "neighbours": neighbours(),
        "regions": regions(),
        "placing": placing(),
        "clue": {"one": clue(1), "two": clue(2)},
        "exchange": exchange(),
        "nothing": nothing(),
        "candidates": candidates(),
        "bridge": won(Variant.BRIDGE),
        "lightning": won(Variant.LIGHTNING),
        "lands": lands(),
        "opening": opening(),
        "sure": sure(),
    }


if __name__ == "__main__":
    try:
        made = rulebook()
    except WrongExample as wrong:
        sys.exit(f"the rulebook of Numbridge: {wrong}")
    Path(sys.argv[1]).write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
