"""What an interrupt does to a command that is deep in the core, where Python hears of no signal."""

from __future__ import annotations

import signal
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Let an interrupt end the process, as it ends any program that does not ask: nothing is to be saved."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def heard(announcement: str) -> Iterator[Callable[[], bool]]:
    """Yield a question: has an interrupt come? The first prints `announcement`, the second acts as ever."""
    came = False
    before = {number: signal.getsignal(number) for number in _SIGNALS}

    def hear(*_: object) -> None:
        nonlocal came
        came = True
        print(announcement, file=sys.stderr, flush=True)
        for number, handler in before.items():
            signal.signal(number, handler)

    for number in _SIGNALS:
        signal.signal(number, hear)
    try:
        yield lambda: came
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
