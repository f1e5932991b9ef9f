"""The search against a naive one, and what it promises of budgets and boards."""

from __future__ import annotations

import threading

import pytest

from tests.oracles import twenty48 as oracle
from vog._core import twenty48 as core
from vog.twenty48 import Board, Direction
from vog.twenty48.solver import (
    ImpossibleBoard,
    InvalidBudget,
    NoMove,
    Solver,
    UnknownModel,
    UnreadableModel,
    budget,
    load_network,
)
from vog.twenty48.training import Training

BUSY = [[2, 4, 8, 16], [4, 8, 16, 32], [64, 2, 4, 8], [128, 256, 0, 2]]
OPEN = [[2, 0, 0, 4], [0, 16, 0, 0], [0, 2, 64, 0], [4, 8, 128, 512]]
LARGE = [[32768, 16384, 8192, 4096], [4, 8, 2048, 1024], [2, 4, 2, 512], [0, 2, 4, 2]]
HUGE = [[65536, 32768, 32768, 16384], [16, 8, 4, 2], [2, 4, 8, 16], [0, 2, 4, 2]]
HIGHEST = [[131072, 65536, 32768, 16384], [1024, 2048, 4096, 8192], [512, 256, 128, 64], [4, 8, 16, 16]]
CHAIN = [[65536, 32768, 16384, 8192], [512, 1024, 2048, 4096], [256, 128, 64, 32], [4, 4, 8, 16]]


@pytest.fixture(scope="module")
def network() -> core.Network:
    """Learnt for a moment: poor, but each board has a value of its own."""
    training = Training("browser", seed=5)
    training.advance(60_000)
    return training.network(step=4, least_size=0, highest_known=15)


@pytest.fixture(scope="module")
def solver(network: core.Network) -> Solver:
    return Solver.of(network)


def naive(network: core.Network, rows: list[list[int]], plies: int) -> dict[str, float]:
    """Expectimax from its own words: maximum over moves, mean over spawns, the network at the end."""
    values = {}
    for name in oracle.NAMES:
        after, gained = oracle.slide(rows, name)
        if after == rows:
            continue
        if plies == 1:
            values[name] = gained + network.value(Board.from_rows(after))
            continue
        empty = [(r, c) for r in range(4) for c in range(4) if after[r][c] == 0]
        mean = 0.0
        for r, c in empty:
            for tile, chance in ((2, 0.9), (4, 0.1)):
                spawned = [list(row) for row in after]
                spawned[r][c] = tile
                mean += chance * max(naive(network, spawned, plies - 1).values(), default=0.0) / len(empty)
        values[name] = gained + mean
    return values


@pytest.mark.parametrize(
    ("rows", "plies"), [(BUSY, 1), (BUSY, 2), (BUSY, 3), (OPEN, 1), (OPEN, 2), (LARGE, 2)]
)
def test_a_search_of_so_many_plies_is_what_a_naive_one_finds(
    network: core.Network, solver: Solver, rows: list[list[int]], plies: int
) -> None:
    choice = solver.best(Board.from_rows(rows), plies=plies)
    expected = naive(network, rows, plies)
    assert {d.name.lower(): v for d, v in choice.values.items()} == pytest.approx(expected, abs=0.25)
    assert choice.values[choice.best] == max(choice.values.values())


def test_a_board_and_its_eight_pictures_are_worth_the_same(network: core.Network) -> None:
    rows = OPEN
    seen = set()
    for _ in range(2):
        for _ in range(4):
            rows = [list(row) for row in zip(*rows[::-1], strict=True)]
            seen.add(network.value(Board.from_rows(rows)))
        rows = [row[::-1] for row in rows]
    assert len(seen) == 1


def test_the_same_budget_of_nodes_gives_the_same_answer_whatever_was_asked_before(
    network: core.Network, solver: Solver
) -> None:
    first = Solver.of(network).best(Board.from_rows(OPEN), nodes=3000)
    solver.best(Board.from_rows(BUSY), nodes=20_000)
    assert solver.best(Board.from_rows(OPEN), nodes=3000) == first


def test_threads_that_share_a_solver_get_the_same_answer(network: core.Network, solver: Solver) -> None:
    board = Board.from_rows(OPEN)
    expected = solver.best(board, nodes=3000)
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(solver.best(board, nodes=3000))) for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 4


def test_more_nodes_look_further(solver: Solver) -> None:
    board = Board.from_rows(OPEN)
    few, many = solver.best(board, nodes=100), solver.best(board, nodes=50_000)
    assert few.depth < many.depth
    assert many.nodes < 60_000


@pytest.mark.parametrize("rows", [LARGE, HUGE, HIGHEST, CHAIN])
def test_tiles_up_to_the_highest_are_searched_by_the_rules(solver: Solver, rows: list[list[int]]) -> None:
    board = Board.from_rows(rows)
    for choice in (solver.best(board, plies=2), solver.best(board, nodes=2000)):
        assert tuple(choice.values) == board.valid_directions
        assert choice.best in board.valid_directions


def test_two_65536_that_can_merge_are_worth_their_merge(solver: Solver) -> None:
    choice = solver.best(Board.from_rows([[65536, 65536, 0, 0], [2, 0, 0, 0], [0] * 4, [0] * 4]), plies=1)
    assert choice.best in {Direction.LEFT, Direction.RIGHT}
    assert choice.values[choice.best] > 131072 - 1
    assert choice.values[choice.best] - choice.values[Direction.DOWN] > 100_000


def test_one_valid_direction_is_the_answer(solver: Solver) -> None:
    board = Board.from_rows([[2, 0, 0, 0], [4, 0, 0, 0], [8, 0, 0, 0], [16, 0, 0, 0]])
    assert board.valid_directions == (Direction.RIGHT,)
    assert solver.best(board, nodes=1000).best is Direction.RIGHT


def test_boards_that_cannot_be_are_refused(solver: Solver) -> None:
    dead = Board.from_rows([[2, 4, 2, 4], [4, 2, 4, 2], [2, 4, 2, 4], [4, 2, 4, 2]])
    with pytest.raises(NoMove):
        solver.best(dead, plies=1)
    assert solver.evaluate(dead) == {}
    with pytest.raises(ImpossibleBoard, match="empty"):
        solver.best(Board.from_rows([[0] * 4] * 4), plies=1)
    with pytest.raises(ImpossibleBoard, match="262144"):
        solver.evaluate(Board.from_rows([[131072, 131072, 0, 0], [0] * 4, [0] * 4, [0] * 4]))


def test_a_search_wants_exactly_one_budget_in_its_range(solver: Solver) -> None:
    board = Board.from_rows(OPEN)
    for wrong in (
        {},
        {"ms": 1.0, "nodes": 5},
        {"plies": 0},
        {"plies": 99},
        {"nodes": 0},
        {"ms": float("nan")},
    ):
        with pytest.raises(InvalidBudget):
            solver.best(board, **wrong)


@pytest.mark.parametrize("wrong", [{"nodes": 2.5}, {"plies": 1.5}, {"nodes": "many"}, {"ms": "long"}])
def test_a_budget_that_is_no_number_of_its_kind_is_no_budget(
    solver: Solver, wrong: dict[str, object]
) -> None:
    with pytest.raises(TypeError):
        solver.best(Board.from_rows(OPEN), **wrong)  # type: ignore[arg-type]


def test_rows_are_not_taken_for_a_board(solver: Solver) -> None:
    with pytest.raises(TypeError, match="a Board is needed, not list"):
        solver.best(OPEN, plies=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("goal", [0, 2, 3, 100, 262144])
def test_a_goal_that_no_game_comes_to_is_refused(solver: Solver, goal: int) -> None:
    with pytest.raises(ValueError, match="no tile from 4 to 131072"):
        solver.play(3, budget(plies=1), until=goal)


def test_a_network_survives_packing(network: core.Network) -> None:
    packed = network.pack()
    again = core.Network.unpack(packed)
    assert again.pack() == packed
    assert (again.shape, again.step, again.entries) == (network.shape, network.step, network.entries)
    for rows in (BUSY, OPEN):
        assert again.value(Board.from_rows(rows)) == network.value(Board.from_rows(rows))


def test_bytes_that_are_no_network_are_refused(network: core.Network) -> None:
    packed = network.pack()
    changed = bytearray(packed)
    changed[-1] ^= 1
    for wrong in (b"", b"VOGN", packed[:-1], packed + b"\0", bytes(changed)):
        with pytest.raises(ValueError, match="no network"):
            core.Network.unpack(wrong)


def test_models_that_are_not_there_are_named(tmp_path) -> None:  # type: ignore[no-untyped-def]
    for name in ("nowhere", "", ".", "a\0b"):
        with pytest.raises(UnknownModel, match="there is no model"):
            load_network(name)
    file = tmp_path / "x.xz"
    file.write_bytes(b"nothing")
    with pytest.raises(UnreadableModel):
        load_network(str(file))


def test_a_game_stops_at_the_tile_it_is_asked_for(solver: Solver) -> None:
    game = solver.play(3, budget(plies=1), until=64)
    assert game.board.highest == 64


def test_a_network_is_asked_about_no_larger_tile_than_it_knows() -> None:
    training = Training("browser", seed=5)
    training.advance(20_000)
    large = [[16384, 8192, 2048, 2], [4, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    named = [[8192, 4096, 2048, 2], [4, 2, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]]
    knows_13 = Solver.of(training.network(step=4, least_size=0, highest_known=13))
    assert knows_13.evaluate(Board.from_rows(large)) == knows_13.evaluate(Board.from_rows(named))
