"""Random games, in every kind of setting, against the rules as they were written a second time."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.numbridge.tables import (
    FIRST,
    SECOND,
    all_settings,
    chances,
    oracle_game,
    seeds,
    snapshot,
    tiles_out_and_cells_left,
)
from tests.oracles import numbridge as oracle
from vog.numbridge import (
    Command,
    Game,
    Pass,
    Position,
    Seat,
    Seed,
    Settings,
    TimeOut,
    encode,
    replay,
    verify,
)
from vog.numbridge.chance import Draws
from vog.numbridge.notation import read, write


def offered(position: Position) -> list[str]:
    """Every move that the view offers the player to move, as the oracle lists them."""
    view = position.view(position.turn)
    assert view.may is not None
    assert view.hand is not None
    size = view.settings.size
    digits = sorted(set(view.hand))
    found = []
    for cell, what in enumerate(view.may.cells):
        name = oracle.name(divmod(cell, size))
        if what == "p":
            found += [f"{name}={digit}" for digit in digits]
        if what == "c":
            found += [f"{name}*{digit}" for digit in digits] if view.may.price else [f"{name}*"]
    return found + ["~"] * view.may.exchange


@settings(max_examples=20)
@given(all_settings(), seeds(), chances())
def test_every_random_game_goes_as_the_oracle_says(
    chosen: Settings, seed: Seed, chance: random.Random
) -> None:
    game = Game(chosen, seed)
    other = oracle_game(game.position)
    lines: list[str] = []
    states = [game.position]
    assert snapshot(game.position) == oracle.snapshot(other)
    while not other["over"]:
        allowed = oracle.moves(other)
        assert offered(game.position) == allowed, "N11: what may be done"
        move = "t" if chance.random() < 0.02 else chance.choice(allowed)
        before = [encode(game.position.view(seat)) for seat in Seat]
        was = game.position
        events = game.play(read(move, chosen.size), None if move == "t" else was.turn, ms=len(lines))
        now = oracle.play(other, move)
        assert write(events, chosen.size) == now
        assert [encode(was.view(seat)) for seat in Seat] == before, "play never changes a position"
        assert snapshot(game.position) == oracle.snapshot(other)
        tiles, cells = tiles_out_and_cells_left(game.position)
        assert tiles == cells, "N9"
        lines += now
        states.append(game.position)
    assert game.position.end is not None
    record = game.record()
    assert [line.move for line in record.moves] == lines
    assert [position for _, position in replay(record)] == states, "a replay gives the same states"
    assert verify(record) == game.position


@settings(max_examples=25)
@given(all_settings(), seeds(), chances())
def test_a_game_that_only_places_and_takes_ends_with_exactly_one_winner(
    chosen: Settings, seed: Seed, chance: random.Random
) -> None:
    """N27. The players place by the solution, so games go far; who has won is found by the oracle's flood."""
    position = Position.start(chosen, seed)
    game = oracle_game(position)
    while position.end is None:
        moves = [move for move in oracle.moves(game) if move != "~"]
        right = [move for move in moves if fits(game, move)]
        # With price two a hand can run dry while the bag has tiles: then an exchange is all there is.
        move = chance.choice((right if chance.random() < 0.9 else moves) or moves or ["~"])
        oracle.play(game, move)
        position, _ = position.play(read(move, chosen.size))
    owner = game["owner"]
    if chosen.variant == "lands":
        won = [oracle.majority(9, game["block"], owner, player) for player in (1, 2)]
    else:
        won = [oracle.joined(chosen.size, owner, player) for player in (1, 2)]
    assert won == [position.end.winner is FIRST, position.end.winner is SECOND]
    assert sum(won) == 1


def fits(game: oracle.Game, move: str) -> bool:
    cell = (int(move[1]) - 1, "abcdefghi".index(move[0]))
    return "=" not in move or game["solution"][cell] == int(move[3])


@settings(max_examples=200)
@given(st.sampled_from((6, 9)), chances())
def test_a_full_field_has_exactly_one_winner(size: int, chance: random.Random) -> None:
    """N27, of the oracle itself: so it can be trusted to say who won."""
    owner: dict[oracle.Cell, int | None] = {
        (row, column): chance.choice((1, 2)) for row in range(size) for column in range(size)
    }
    assert oracle.joined(size, owner, 1) != oracle.joined(size, owner, 2)


@settings(max_examples=30)
@given(all_settings(), seeds(), chances())
def test_a_right_and_a_wrong_digit_cost_the_same_draws_up_to_the_answer(
    chosen: Settings, seed: Seed, chance: random.Random
) -> None:
    """Up to the answer nothing is drawn; after it one tile is, if the game goes on and the bag has one."""
    position = Position.start(chosen, seed)
    for _ in range(chance.randrange(30)):
        if position.end is None:
            position, _ = position.play(TimeOut() if chance.random() < 0.3 else read_any(position, chance))
    if position.end is not None or not position.hand(position.turn):
        return
    digit = position.hand(position.turn)[0]
    cells = [cell for cell, value in enumerate(position.board) if not value]
    drawn: Counter[bool] = Counter()
    seen: dict[bool, set[int]] = {True: set(), False: set()}
    for cell in cells:
        right = position.solution[cell] == digit
        with counting(drawn, right):
            after, _ = position.play(read(f"{oracle.name(divmod(cell, chosen.size))}={digit}", chosen.size))
        if after.end is None and any(position.bag):
            seen[right].add(drawn[right])
        drawn.clear()
    assert (
        not seen[True]
        or not seen[False]
        or seen[True] == seen[False]
        or len(position.hand(position.turn)) < 3
    )


class counting:  # noqa: N801
    """Counts the draws below n that are made inside."""

    def __init__(self, counts: Counter[bool], key: bool) -> None:
        self._counts, self._key = counts, key

    def __enter__(self) -> None:
        self._patch = pytest.MonkeyPatch()
        original = Draws.below

        def below(draws: Draws, n: int) -> int:
            self._counts[self._key] += 1
            return original(draws, n)

        self._patch.setattr(Draws, "below", below)

    def __exit__(self, *_: object) -> None:
        self._patch.undo()


def read_any(position: Position, chance: random.Random) -> Command | Pass:
    return read(chance.choice(offered(position)), position.settings.size)
