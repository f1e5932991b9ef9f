"""Training: it learns, it goes on where it stopped, and its curve can be drawn."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import msgspec
import numpy as np
import pytest

from vog.twenty48.learning_curve import svg
from vog.twenty48.training import Training, UnreadableCheckpoint, settling_rate


def test_a_network_gets_better_by_playing() -> None:
    training = Training("browser", seed=1)
    early = training.advance(100_000)
    training.advance(600_000)
    late = training.advance(300_000)
    assert late.mean > 1.5 * early.mean
    assert late.moves >= 1_000_000
    assert training.curve[0] == early


def test_one_thread_repeats_itself_and_a_checkpoint_changes_nothing(tmp_path: Path) -> None:
    straight = Training("browser", seed=2)
    straight.advance(50_000)
    straight.save(tmp_path / "half")
    straight.advance(50_000)
    resumed = Training.resume(tmp_path / "half")
    resumed.advance(50_000)
    assert resumed.curve == straight.curve
    assert (resumed.games, resumed.moves) == (straight.games, straight.moves)
    assert np.array_equal(resumed.weights, straight.weights)


def test_a_low_rate_moves_the_weights_less() -> None:
    moved = []
    for rate in (1.0, 0.05):
        training = Training("browser", seed=6)
        training.advance(100_000)
        before = training.weights.copy()
        training.advance(20_000, rate=rate)
        moved.append(float(np.abs(training.weights - before).sum()))
    assert moved[1] < moved[0] / 5


def test_a_training_settles_at_its_end() -> None:
    rates = [settling_rate(share / 100) for share in range(101)]
    assert rates == sorted(rates, reverse=True)
    assert rates[0] == 1.0
    assert rates[-1] < 0.1


@pytest.mark.parametrize("rate", [0.0, -1.0, 1.5, float("nan")])
def test_a_rate_that_teaches_nothing_or_too_much_is_refused(rate: float) -> None:
    with pytest.raises(ValueError, match="rate"):
        Training("browser", seed=6).advance(100, rate=rate)


def test_a_broken_checkpoint_is_refused(tmp_path: Path) -> None:
    training = Training("browser", seed=3)
    training.advance(1000)
    training.save(tmp_path / "whole")
    (tmp_path / "cut").write_bytes((tmp_path / "whole").read_bytes()[:-4])
    (tmp_path / "other").write_text("a text\n")
    header, _, rest = (tmp_path / "whole").read_bytes().partition(b"\n")
    (tmp_path / "alone").write_bytes(
        msgspec.json.encode(msgspec.json.decode(header) | {"players": []}) + b"\n" + rest
    )
    for name in ("cut", "other", "alone"):
        with pytest.raises(UnreadableCheckpoint):
            Training.resume(tmp_path / name)


def test_the_learning_curve_is_a_picture() -> None:
    assert ET.fromstring(svg([], "nothing yet")).tag.endswith("svg")


def test_the_larger_configuration_learns_too() -> None:
    training = Training("big", seed=4, threads=2)
    assert training.advance(100_000).mean > 2000
