"""Games counted honestly, and the strategies that are counted."""

from __future__ import annotations

import statistics

import pytest

from vog._core import twenty48 as core
from vog.twenty48.evaluation import evaluate, seeds
from vog.twenty48.strategies import strategies

NAMES = [strategy.name for strategy in strategies(None)]


def test_mean_error_and_rates_are_those_of_the_games() -> None:
    games = [core.play_by(0, seed) for seed in range(50)]
    found = evaluate(games.__getitem__, range(50))
    scores = [game.score for game in games]
    assert found.games == 50
    assert found.mean == pytest.approx(statistics.mean(scores))
    assert found.error == pytest.approx(statistics.stdev(scores) / 50**0.5)
    assert found.rates[512] == sum(game.board.highest >= 512 for game in games) / 50
    assert found.moves == sum(game.moves for game in games)


def test_no_two_evaluations_share_a_game() -> None:
    assert not set(seeds(0, 1000)) & set(seeds(1, 1000))


@pytest.mark.parametrize("name", NAMES)
def test_every_strategy_plays_to_the_end_and_repeats_itself(name: str) -> None:
    play = dict(strategies(None))[name]
    first, again = play(11), play(11)
    assert first.board.is_over
    assert (first.score, first.moves) == (again.score, again.moves)


def test_looking_ahead_beats_greed_and_greed_beats_chance() -> None:
    mean = {name: evaluate(play, seeds(0, 60)).mean for name, play in strategies(None)}
    assert mean["random"] < mean["snake greedy"] < mean["snake, one spawn ahead"]
