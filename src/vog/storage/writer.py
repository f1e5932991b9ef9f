"""The one thread through which everything is written to the embedded database, in groups."""

from __future__ import annotations

import queue
import threading
from typing import TYPE_CHECKING, TypeVar

from vog.club.ports import Unavailable
from vog.storage.failures import of_a_work, translated
from vog.storage.job import Job, Outcome, answer

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from vog.club.ports import Notice

T = TypeVar("T")

# The longest group. It bounds how long the first of a group waits for the last.
_MOST = 512

# Where a work leaves the notices of what it wrote, until its group is committed.
NOTICES = "vog.notices"


class _GroupLost(Exception):
    """SQLite gave up the whole transaction under one of its works: the disk is full, or does not answer."""


class Writer:
    """Takes works from an event loop, runs them one after the other, and answers after their COMMIT.

    What is queued while a group is on its way to disk makes the next group: one sync for all of it. A work
    that fails undoes only itself, by its savepoint, or with its transaction where it is alone in it; where
    the commit fails, all of the group fail. A caller that is cancelled does not stop its work. `publish` is
    called on the loop with the notices of each group that was committed, before its callers go on.
    """

    def __init__(
        self,
        connection: Connection,
        loop: asyncio.AbstractEventLoop,
        publish: Callable[[Sequence[Notice]], None],
    ) -> None:
        self._connection = connection
        self._loop = loop
        self._publish = publish
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="vog-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a work in the next group and wait for its commit."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put(Job(work, future, self._loop))
        return await future

    async def close(self) -> None:
        """Write what is queued, then end the thread. Nothing may be given to it any more."""
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            taken = [self._jobs.get()]
            while len(taken) < _MOST and not self._jobs.empty():
                taken.append(self._jobs.get())
            going = None not in taken
            jobs = [job for job in taken if job is not None]
            if jobs:
                answer(jobs, self._group(jobs), self._publish)

    def _group(self, jobs: Sequence[Job]) -> list[Outcome]:
        connection = self._connection
        try:
            with connection.begin():
                if len(jobs) > 1:
                    return [self._attempt(job) for job in jobs]
                return [self._perform(jobs[0])]
        except _GroupLost:
            failure: Exception = Unavailable("lost")
        except Exception as error:  # noqa: BLE001 - whoever waits must hear of it, whatever it is
            failure = of_a_work(error) if len(jobs) == 1 else translated(error)
        return [Outcome(failure=failure) for _ in jobs]

    def _attempt(self, job: Job) -> Outcome:
        """One of several works: it fails alone."""
        connection = self._connection
        try:
            with connection.begin_nested():
                return self._perform(job)
        except Exception as error:  # noqa: BLE001 - its caller gets it, whatever it is
            if not connection.connection.driver_connection.in_transaction:  # type: ignore[union-attr]
                raise _GroupLost from None
            return Outcome(failure=of_a_work(error))

    def _perform(self, job: Job) -> Outcome:
        connection = self._connection
        notices: list[Notice] = []
        connection.info[NOTICES] = notices
        return Outcome(job.work(connection), None, notices)
