"""The threads through which the embedded database is read, several works in one transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import TYPE_CHECKING, TypeVar

from vog.storage.failures import of_a_work
from vog.storage.job import Job, Outcome, answer

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection, Engine

T = TypeVar("T")

# Two, so that one long question does not hold up the short ones. Each more would be one more thread that asks
# the event loop's for the interpreter's lock, which cost more than the reading itself.
_THREADS = 2
_MOST = 16  # works in a transaction: the first waits for the last


class Readers:
    """Takes works that only read, and answers from one state of the database that is no older than the work.

    What is queued while a thread reads is read together: to begin a transaction takes longer than to look a
    row up.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._threads = [
            threading.Thread(target=self._run, name=f"vog-reader-{number}", daemon=True)
            for number in range(_THREADS)
        ]
        for thread in self._threads:
            thread.start()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a work. Raises what it raises, what Database.read does, and RuntimeError once closed."""
        if self._closed:
            raise RuntimeError("the database is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(work, future, loop))
        return await future

    def close(self) -> None:
        """Read what is queued, then end the threads."""
        self._closed = True
        for _ in self._threads:
            self._jobs.put(None)
        for thread in self._threads:
            thread.join()

    def _run(self) -> None:
        while True:
            jobs, going = self._taken()
            if jobs:
                answer(jobs, self._read(jobs))
            if not going:
                return

    def _taken(self) -> tuple[list[Job], bool]:
        """What waits, and whether to go on after it. A None is for one thread."""
        job = self._jobs.get()
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            try:
                if len(jobs) == _MOST:
                    break
                job = self._jobs.get_nowait()
            except queue.Empty:
                break
        return jobs, job is not None

    def _read(self, jobs: Sequence[Job]) -> list[Outcome]:
        try:
            with self._engine.connect() as connection:
                return [_attempt(job, connection) for job in jobs]
        except Exception as error:  # noqa: BLE001 - whoever waits must hear that there is no connection
            failure = of_a_work(error)
        return [Outcome(failure=failure) for _ in jobs]


def _attempt(job: Job, connection: Connection) -> Outcome:
    try:
        return Outcome(job.work(connection))
    except Exception as error:  # noqa: BLE001 - its caller gets it, whatever it is
        return Outcome(failure=of_a_work(error))
