"""What is counted, as Prometheus reads it."""

from __future__ import annotations

from vog.server.metrics import Histogram


def test_each_bucket_counts_what_took_no_longer_than_its_bound() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.0011, 0.3, 99.0):
        histogram.observe(seconds)
    lines = histogram.lines("x")
    counted = {line.split('"')[1]: int(line.split()[-1]) for line in lines if "bucket" in line}
    assert counted == {
        "0.001": 2, "0.0025": 3, "0.005": 3, "0.01": 3, "0.025": 3, "0.05": 3, "0.1": 3, "0.25": 3,
        "0.5": 4, "1.0": 4, "2.5": 4, "+Inf": 5,
    }  # fmt: skip
    assert lines[-2:] == ["x_sum 99.302600", "x_count 5"]
