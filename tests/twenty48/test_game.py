"""Games from seeds: agreement with the oracle move by move, winning, ending, undo."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats

from tests.oracles import twenty48 as oracle
from vog.twenty48 import Direction, Game, InvalidMove, InvalidSeed, NothingToUndo, Status, batch

GAMES = 10_000
PARTS = 20


@pytest.mark.parametrize("part", range(PARTS))
def test_ten_thousand_random_games_agree_with_the_oracle_at_every_move(part: int) -> None:
    for seed in range(part * GAMES // PARTS, (part + 1) * GAMES // PARTS):
        game = Game.start(seed)
        for name, rows, score in oracle.random_game(seed):
            direction = Direction[name.upper()]
            before = game.board
            try:
                game.play(direction)
            except InvalidMove:
                assert game.board == before
            assert (game.board.rows, game.score) == (tuple(map(tuple, rows)), score)
        assert game.status is Status.OVER


def test_random_play_in_the_batch_is_the_oracle_s_game_too() -> None:
    seeds = [0, 1, 2, 3, 2**64 - 1]
    games = batch.play_randomly(np.array(seeds, np.uint64))
    for index, seed in enumerate(seeds):
        *_, (_, rows, score) = oracle.random_game(seed)
        exponents = [[tile.bit_length() - 1 if tile else 0 for tile in row] for row in rows]
        assert (games.boards[index].tolist(), int(games.scores[index])) == (exponents, score)


def test_spawns_are_one_4_in_ten_and_uniform_over_the_empty_cells() -> None:
    n = 100_000
    boards = np.zeros((n, 4, 4), np.uint8)
    boards[:, 0, :] = 1
    boards[:, 2, 1] = 5
    after, _ = batch.spawn(boards, np.arange(n, dtype=np.uint64) * np.uint64(0x1234567))
    new = (after != boards).reshape(n, 16)
    assert (new.sum(axis=1) == 1).all()
    cells = np.bincount(new.argmax(axis=1), minlength=16)
    empty = [cell for cell in range(16) if cell > 3 and cell != 9]
    assert cells[[0, 1, 2, 3, 9]].sum() == 0
    assert stats.chisquare(cells[empty]).pvalue > 0.001
    values = after.reshape(n, 16)[np.arange(n), new.argmax(axis=1)]
    fours = int((values == 2).sum())
    assert stats.chisquare([fours, n - fours], [n / 10, n * 9 / 10]).pvalue > 0.001


def test_one_game_spawns_one_4_in_ten_and_uniformly_from_draw_to_draw() -> None:
    draws = oracle.Draws(7)
    fours = cells = 0
    counts = [0] * 11
    for _ in range(100_000):
        counts[draws.below(11)] += 1
        fours += draws.below(10) == 0
        cells += 1
    assert stats.chisquare(counts).pvalue > 0.001
    assert stats.binomtest(fours, cells, 0.1).pvalue > 0.001


@given(seed=st.integers(0, 2**64 - 1))
def test_a_game_starts_with_two_tiles_of_2_or_4(seed: int) -> None:
    game = Game.start(seed)
    tiles = [tile for row in game.board.rows for tile in row if tile]
    assert len(tiles) == 2
    assert set(tiles) <= {2, 4}
    assert (game.score, game.moves, game.status, game.is_won) == (0, (), Status.PLAYING, False)


@given(seed=st.integers(0, 2**64 - 1), picks=st.lists(st.sampled_from(list(Direction)), max_size=60))
def test_an_invalid_move_changes_nothing_and_draws_nothing(seed: int, picks: list[Direction]) -> None:
    game = Game.start(seed)
    clean = Game.start(seed)
    for direction in picks:
        if direction in game.board.valid_directions:
            assert game.play(direction) == clean.play(direction)
        else:
            record = game.record()
            with pytest.raises(InvalidMove, match="moves nothing; valid: "):
                game.play(direction)
            assert game.record() == record
    assert game.record() == clean.record()


@given(
    seed=st.integers(0, 2**64 - 1), picks=st.lists(st.sampled_from(list(Direction)), min_size=1, max_size=60)
)
def test_an_undone_move_played_again_brings_the_same_tile(seed: int, picks: list[Direction]) -> None:
    game = Game.start(seed)
    for direction in picks:
        if direction not in game.board.valid_directions:
            continue
        before = (game.board, game.score, game.moves, game.status)
        move = game.play(direction)
        game.undo()
        assert (game.board, game.score, game.moves, game.status) == before
        assert game.play(direction) == move
    assert game.undos == len(game.moves)


def test_there_is_nothing_to_undo_before_the_first_move() -> None:
    game = Game.start(1)
    with pytest.raises(NothingToUndo, match="no move has been played"):
        game.undo()
    assert game.undos == 0


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", None, True])
def test_a_seed_that_is_no_64_bit_number_is_refused(seed: object) -> None:
    with pytest.raises(InvalidSeed, match="a whole number from 0 to"):
        Game.start(seed)  # type: ignore[arg-type]


def test_making_2048_wins_once_and_the_game_goes_on(won_game: tuple[int, list[Direction]]) -> None:
    seed, moves = won_game
    game = Game(seed, moves[:-1])
    assert (game.status, game.is_won, game.board.highest) == (Status.PLAYING, False, 1024)
    assert game.play(moves[-1]).gained >= 2048
    assert (game.status, game.is_won, game.board.highest) == (Status.WON, True, 2048)
    game.play(game.board.valid_directions[0])
    assert game.status is Status.WON
    game.undo()
    game.undo()
    assert (game.status, game.is_won) == (Status.PLAYING, False)


def test_a_game_that_was_won_ends_as_over_and_stays_won(won_game: tuple[int, list[Direction]]) -> None:
    game = Game(*won_game)
    while not game.board.is_over:
        game.play(game.board.valid_directions[-1])
    assert (game.status, game.is_won) == (Status.OVER, True)
    with pytest.raises(InvalidMove, match="none, the game is over"):
        game.play(Direction.UP)
