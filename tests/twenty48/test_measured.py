"""The committed figures of the strategies are those that the command prints."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vog.twenty48.evaluation import evaluate, seeds
from vog.twenty48.strategies import strategies

MEASURED = json.loads((Path(__file__).parents[2] / "docs" / "measured" / "strategies.json").read_text())


def test_every_strategy_was_measured() -> None:
    assert set(dict(strategies(None))) < set(MEASURED["strategies"])
    assert sum(name.startswith("solver") for name in MEASURED["strategies"]) == 2


@pytest.mark.parametrize(("name", "play"), strategies(None)[:6], ids=[s.name for s in strategies(None)[:6]])
def test_playing_the_games_again_gives_the_figures(name: str, play: object) -> None:
    result = evaluate(play, seeds(MEASURED["seed"], MEASURED["strategies"][name]["games"]))  # type: ignore[arg-type]
    assert round(result.mean, 1) == MEASURED["strategies"][name]["mean"]
    assert round(result.error, 1) == MEASURED["strategies"][name]["error"]
