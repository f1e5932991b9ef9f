"""What an interrupt does while a command loads what it needs."""

from __future__ import annotations

import os
import signal
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

INTERRUPTED = 130


@contextmanager
def loading() -> Iterator[None]:
    """Let an interrupt end the process at once and quietly: there is nothing yet to be saved or told.

    KeyboardInterrupt would be raised in the middle of a module; msgspec's compiled one does not survive it.
    """
    # Where another handler is at work, or none may be set, that stays as it is.
    usual = signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if not usual or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(signal.SIGINT, _leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def _leave(*_: object) -> None:
    os._exit(INTERRUPTED)
