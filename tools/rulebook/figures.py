"""The figures of the rulebook, each with what the page says of it."""

from __future__ import annotations

from itertools import pairwise

from tools.rulebook.certain import open_cells, sure_digits
from tools.rulebook.examples import (
    FIRST,
    SECOND,
    SMALL,
    Picture,
    WrongExample,
    dealt,
    picture,
    play,
    seed,
    show,
)

from vog.numbridge import Blocks, Game, Position, Settings, Setup, TakeClue, Variant
from vog.numbridge.bots import GreedyPlayer
from vog.numbridge.field import cell_name, cell_number
from vog.numbridge.notation import write
from vog.numbridge.setup import HAND


def fields() -> dict[str, Picture]:
    """Regular blocks and irregular ones (N4)."""
    irregular = Settings.usual(Variant.LIGHTNING, blocks=Blocks.IRREGULAR)
    return {
        "regular": picture(Position.start(SMALL, seed("field"))),
        "irregular": picture(Position.start(irregular, seed("field"))),
    }


def neighbours() -> Picture:
    """A cell with its neighbours ringed, none of which has a digit (N3)."""
    size = SMALL.size
    middle = cell_number("d3", size)

    def wanted(position: Position) -> Picture | None:
        around = position.field.neighbours
        show("a cell inside has six neighbours", len(around[middle]) == 6)
        corners = {len(around[corner]) for corner in (0, size - 1, size * (size - 1), size * size - 1)}
        show("corners have two numbers of neighbours", len(corners) == 2)
        if any(position.public().digits[cell] != "0" for cell in around[middle]):
            return None
        return {
            "field": picture(position, picked=middle, candidates=around[middle]),
            "corners": sorted(corners),
        }

    return dealt(SMALL, "neighbours", wanted)


def regions() -> Picture:
    """A cell with its regions lit (N6)."""
    position = Position.start(Settings.usual(Variant.BRIDGE), seed("regions"))
    return picture(position, at=cell_number("e5", position.field.size))


def placing() -> Picture:
    """One tile twice: where it is right, and where it is not though nothing visible forbids it."""

    def wanted(before: Position) -> Picture | None:
        view = before.view(FIRST)
        for cell, digit, _ in sure_digits(view):
            wrong = [other for other in open_cells(view, digit) if before.solution[other] != digit]
            if digit in before.hand(FIRST) and wrong:
                return twice(before, digit, cell, wrong[0])
        return None

    return dealt(SMALL, "placing", wanted)


def twice(before: Position, digit: int, cell: int, wrong: int) -> Picture:
    """A tile on two cells, of which the second is wrong (N12, N13)."""
    right = play(before, f"{cell_name(cell, 6)}={digit}")
    miss = play(before, f"{cell_name(wrong, 6)}={digit}x")
    show("a right tile leaves the game", sum(right.bag) == sum(before.bag) - 1)
    show("a miss costs no tile", sum(miss.bag) == sum(before.bag) and len(miss.hand(FIRST)) == HAND)
    show("a miss is counted", miss.misses == (1, 0))
    return {
        "digit": digit,
        "cell": cell_name(cell, 6),
        "wrong": cell_name(wrong, 6),
        "before": picture(before),
        "right": picture(right),
        "miss": picture(miss),
    }


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
    """Two hands (N17)."""
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
    """Two tiles of one hand: one is sure in its block, the other open to two cells of a block."""

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
                            "guess": guess,
                            "open": len(cells),
                            "field": picture(position, picked=certain[digit].cell, candidates=cells),
                        }
        return None

    return dealt(SMALL, "sure", wanted)


# Bag and second hand are empty and no clue is free; neither player has won yet.
NOTHING_TO_PLAY = """
    625431/134652/541326/263145/356214/412563
    sS.SSS/FfSFfs/FSfFSs/f.s.FS/SSFFfS/fSSfSf
    156 - first 1/1
"""


def nothing() -> Picture:
    """A move after which the opponent is passed (N20)."""
    before = Position.set_up(Setup.parse(NOTHING_TO_PLAY, SMALL), seed("nothing"))
    show("bag and second hand are empty", not any(before.bag) and not before.hand(SECOND))
    line = right_tile(before)
    after = play(before, line)
    show("the second player is passed", after.last and after.last.then_passed is SECOND)
    show("the first player is to move again", after.turn is FIRST and after.end is None)
    cell, _, digit = line.partition("=")
    return {"digit": int(digit), "cell": cell, "before": picture(before), "after": picture(after)}


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
    """The end of a game that a chain has won (N25)."""
    position = whole_game(variant)[-1]
    winner = position.end.winner if position.end else None
    show("a chain has won", winner is not None and position.public().won_by)
    return {"winner": winner, "field": picture(position)}


def lands() -> Picture:
    """A block when it is taken, and the end of the same game."""
    positions = whole_game(Variant.LANDS)
    needed = positions[0].field.size // 2 + 1
    for before, after in pairwise(positions):
        held, holds = before.public().lands, after.public().lands
        if held and holds and held.holders != holds.holders:
            break
    else:
        raise WrongExample("no block is taken in this game of Lands")
    block = next(
        n for n, (was, now) in enumerate(zip(held.holders, holds.holders, strict=True)) if was != now
    )
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
