"""What a node does beside what it is asked: loops that never end, tasks that do, and how both are stopped."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from vog.club.ports import Unavailable
from vog.server.logs import LOG

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Iterable


class Tasks:
    """Tasks that nobody waits for. They raise nothing."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[None, None, None]) -> None:
        """Begin one."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop what is under way."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def report(what: str, error: Exception) -> None:
    """Tell the log that something failed and will be tried again."""
    # The database being away is told once, by the loops.
    if not isinstance(error, Unavailable):
        LOG.error(what, exc_info=error)


async def every(seconds: float, what: Callable[[], Coroutine[None, None, object]], name: str) -> None:
    """Do it again and again until cancelled; what goes wrong is logged, and it goes on."""
    away = False
    while True:
        try:
            await what()
            if away:
                LOG.info("again", extra={"fields": {"loop": name}})
            away = False
        except Unavailable:
            if not away:
                LOG.warning("the database cannot be reached", extra={"fields": {"loop": name}})
            away = True
        except Exception:  # noqa: BLE001 - told to the log, and tried again
            LOG.exception("a loop failed", extra={"fields": {"loop": name}})
        await asyncio.sleep(seconds)


async def cancel(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel them and wait until they are gone."""
    for task in tasks:
        task.cancel()
    for task in tasks:
        with contextlib.suppress(asyncio.CancelledError):
            await task
