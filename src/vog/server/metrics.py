"""Counts and latencies in Prometheus' text form: how much and how long, never who or which."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from itertools import accumulate
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How many took how long."""

    __slots__ = ("_counts", "count", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(_BUCKETS) + 1)  # each between two bounds
        self.count = 0
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self.count += 1
        self.total += seconds
        self._counts[bisect_left(_BUCKETS, seconds)] += 1

    def lines(self, name: str) -> list[str]:
        """As Prometheus reads them."""
        buckets = [
            f'{name}_bucket{{le="{most}"}} {count}'
            for most, count in zip(_BUCKETS, accumulate(self._counts), strict=False)
        ]
        return [
            f"# TYPE {name} histogram",
            *buckets,
            f'{name}_bucket{{le="+Inf"}} {self.count}',
            f"{name}_sum {self.total:.6f}",
            f"{name}_count {self.count}",
        ]


class Outcome:
    """One command under way; tells how it ended and how long it took."""

    __slots__ = ("_code", "_metrics", "_start")

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._code = "accepted"
        self._start = 0.0

    def refused(self, code: str) -> None:
        """It was not done."""
        self._code = code

    def __enter__(self) -> Self:
        self._start = time.perf_counter()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._metrics.commands[self._code] += 1
        self._metrics.command_seconds.observe(time.perf_counter() - self._start)


class Metrics:
    """What one node counts. `gauges` are asked when somebody reads them."""

    def __init__(self) -> None:
        self.commands: Counter[str] = Counter()  # by refusal code; the codes are a closed list
        self.requests: Counter[int] = Counter()  # by status
        self.command_seconds = Histogram()
        self.request_seconds = Histogram()
        self.timeouts = 0
        self.notices_missed = 0
        self.gauges: dict[str, Callable[[], float]] = {}

    def command(self) -> Outcome:
        """A command is carried out within this."""
        return Outcome(self)

    def request(self, status: int, seconds: float) -> None:
        """A request was answered."""
        self.requests[status] += 1
        self.request_seconds.observe(seconds)

    def text(self) -> str:
        """All of it."""
        lines = ["# TYPE vog_commands_total counter"]
        lines += [
            f'vog_commands_total{{outcome="{code}"}} {count}' for code, count in sorted(self.commands.items())
        ]
        lines += ["# TYPE vog_requests_total counter"]
        lines += [
            f'vog_requests_total{{status="{status}"}} {count}'
            for status, count in sorted(self.requests.items())
        ]
        lines += self.command_seconds.lines("vog_command_seconds")
        lines += self.request_seconds.lines("vog_request_seconds")
        for name, count in (
            ("vog_tables_acted_total", self.timeouts),
            ("vog_notices_missed_total", self.notices_missed),
        ):
            lines += [f"# TYPE {name} counter", f"{name} {count}"]
        for name, ask in sorted(self.gauges.items()):
            lines += [f"# TYPE {name} gauge", f"{name} {ask():g}"]
        return "\n".join(lines) + "\n"
