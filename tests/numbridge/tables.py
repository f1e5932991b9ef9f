"""Positions and games that several tests start from."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from hypothesis import strategies as st

from tests.oracles import numbridge as oracle
from vog.numbridge import (
    Blocks,
    Deal,
    Grade,
    Position,
    Seat,
    Seed,
    Settings,
    Setup,
    Variant,
    allowed_clues,
    deal,
)

FIRST, SECOND, SPECTATOR = Seat.FIRST, Seat.SECOND, Seat.SPECTATOR
SEED = Seed(bytes(range(32)))


def seed(number: int) -> Seed:
    return Seed(number.to_bytes(32, "big"))


@cache
def dealt(variant: Variant, blocks: Blocks = Blocks.REGULAR) -> Deal:
    return deal(Settings.usual(variant, blocks=blocks), SEED)


def all_settings(**changes: Any) -> st.SearchStrategy[Settings]:
    """Every variant, kind of blocks, price, grant and number of clues that can be dealt."""

    @st.composite
    def build(draw: st.DrawFn) -> Settings:
        variant = draw(st.sampled_from(Variant))
        blocks = draw(st.sampled_from(Blocks))
        least, most = allowed_clues(variant, blocks, Grade.ANY)
        price = draw(st.sampled_from((1, 2)))
        # Few clues take long to find on 9x9, and are no rarer a game.
        lowest = max(least, 26) if variant.size == 9 else least
        chosen: dict[str, Any] = {
            "clues": draw(st.integers(lowest, most)),
            "price": price,
            "first_clue_at_one": price == 2 and draw(st.booleans()),
            "candidates": draw(st.booleans()),
        }
        return Settings.usual(variant, blocks=blocks, grade=Grade.ANY, **(chosen | changes))

    return build()


def seeds() -> st.SearchStrategy[Seed]:
    return st.binary(min_size=32, max_size=32).map(Seed)


def chances() -> st.SearchStrategy[random.Random]:
    return st.integers(0, 2**32 - 1).map(random.Random)


# One letter per cell, from (cell, whether it is a clue): see Setup.
Owners = Callable[[int, bool], str]


def stand(
    variant: Variant,
    states: Callable[[int, bool], str] = lambda _, clue: "c" if clue else ".",
    hands: tuple[Iterable[int], Iterable[int]] = ((), ()),
    *,
    turn: Seat = FIRST,
    move: tuple[int, int] = (1, 1),
    game_seed: Seed = SEED,
    **changes: Any,
) -> Position:
    """A position on the variant's usual deal; `move` is (move, moves) of the turn."""
    settings = Settings.usual(variant, **changes)
    deal_ = dealt(variant)
    setup = Setup(
        settings=settings,
        field=deal_.field,
        solution=deal_.solution,
        states="".join(states(cell, bool(clue)) for cell, clue in enumerate(deal_.clues)),
        hands=(tuple(sorted(hands[0])), tuple(sorted(hands[1]))),
        turn=turn,
        moves=move[1],
        moves_left=move[1] - move[0] + 1,
    )
    return Position.set_up(setup, game_seed)


@cache
def undecided(variant: Variant, empty: int, *, free: int = 0, number: int = 0) -> str:
    """States of a nearly full field that nobody has won: so many cells empty, so many clues free."""
    deal_ = dealt(variant)
    size = variant.size
    chance = random.Random(number)
    holes = [cell for cell, clue in enumerate(deal_.clues) if not clue]
    clues = [cell for cell, clue in enumerate(deal_.clues) if clue]
    block = {divmod(cell, size): number for cell, number in enumerate(deal_.field.blocks)}
    for _ in range(100_000):
        open_cells = set(chance.sample(holes, empty)) | set(chance.sample(clues, free))
        owner = {divmod(cell, size): chance.choice((1, 2)) for cell in range(size * size)}
        for cell in open_cells:
            owner[divmod(cell, size)] = 0
        known: dict[oracle.Cell, int | None] = dict(owner)
        if variant is Variant.LANDS:
            won = [oracle.majority(size, block, known, player) for player in (1, 2)]
        else:
            won = [oracle.joined(size, known, player) for player in (1, 2)]
        if not any(won):
            letters = {(True, 0): "c", (True, 1): "f", (True, 2): "s"}
            letters |= {(False, 0): ".", (False, 1): "F", (False, 2): "S"}
            return "".join(
                letters[bool(clue), owner[divmod(cell, size)]] for cell, clue in enumerate(deal_.clues)
            )
    raise AssertionError("no such field was found")


def late(
    variant: Variant,
    empty: int,
    *,
    free: int = 0,
    held: tuple[int, int] = (0, 0),
    number: int = 0,
    **changes: Any,
) -> Position:
    """A nearly full field: `held` tiles in each hand of those that are left, the others in the bag."""
    states = undecided(variant, empty, free=free, number=number)
    solution = dealt(variant).solution
    left = sorted(solution[cell] for cell, state in enumerate(states) if state == ".")
    hands = (left[: held[0]], left[held[0] : held[0] + held[1]])
    return stand(variant, lambda cell, _: states[cell], hands, **changes)


def empty_cells(position: Position) -> list[int]:
    return [cell for cell, value in enumerate(position.board) if not value]


def free_clues(position: Position) -> list[int]:
    may = position.view(SPECTATOR)
    return [
        cell
        for cell, (clue, owner) in enumerate(zip(may.clues, may.owners, strict=True))
        if clue == "1" and owner == "."
    ]


def right_cell(position: Position, digit: int) -> int:
    """An empty cell where that digit is right."""
    return next(cell for cell in empty_cells(position) if position.solution[cell] == digit)


def wrong_cell(position: Position, digit: int) -> int:
    return next(cell for cell in empty_cells(position) if position.solution[cell] != digit)


def bag(position: Position) -> Counter[int]:
    return Counter({digit: count for digit, count in enumerate(position.bag) if count})


def tiles_out_and_cells_left(position: Position) -> tuple[Counter[int], Counter[int]]:
    """The two sides of N9: tiles in bag and hands, digits of the empty cells."""
    tiles = bag(position) + Counter(position.hands[0]) + Counter(position.hands[1])
    return tiles, Counter(position.solution[cell] for cell in empty_cells(position))


def oracle_game(position: Position) -> oracle.Game:
    """The oracle's game of a position that has just been dealt."""
    settings = position.settings
    view = position.view(SPECTATOR)
    return oracle.new_game(
        {
            "variant": settings.variant.value,
            "price": settings.price,
            "first_clue_at_one": settings.first_clue_at_one,
        },
        list(position.field.blocks),
        list(position.solution),
        [int(digit) for digit in view.digits],
        position.chance.seed.reveal(),
    )


def snapshot(position: Position) -> dict[str, Any]:
    """The position as the oracle's `snapshot` shows its game."""
    view = position.view(SPECTATOR)
    winner = position.end.winner if position.end else None
    return {
        "digits": view.digits,
        "owners": view.owners,
        "hands": position.hands,
        "bag": sorted(bag(position).elements()),
        "misses": view.misses,
        "turn": None if view.turn is None else 1 + (view.turn is SECOND),
        "move": (view.move, view.of) if view.turn else None,
        "winner": None if winner is None else 1 + (winner is SECOND),
        "ply": view.ply,
    }


def walk(position: Position, chance: random.Random, time_outs: float = 0.02) -> Iterator[str]:
    """Moves of a random game as the notation writes them, chosen by the oracle's list of what is allowed."""
    game = oracle_game(position)
    while not game["over"]:
        move = "t" if chance.random() < time_outs else chance.choice(oracle.moves(game))
        yield move
        oracle.play(game, move)
