"""A work on its way to a thread of the embedded database, and its answer on the way back to the loop."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Sequence

    from sqlalchemy import Connection

    from vog.club.ports import Notice


class Job(NamedTuple):
    """A work, and who waits for it on which loop."""

    work: Callable[[Connection], Any]
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop


class Outcome(NamedTuple):
    """What became of a work: its value, or its failure; and what is to be told once it is committed."""

    value: Any = None
    failure: Exception | None = None
    notices: Sequence[Notice] = ()


def answer(
    jobs: Sequence[Job],
    outcomes: Sequence[Outcome],
    publish: Callable[[Sequence[Notice]], None] | None = None,
) -> None:
    """From another thread: tell those who wait on one loop. `publish` gets the notices before they go on."""

    def tell() -> None:
        notices = [notice for outcome in outcomes for notice in outcome.notices]
        if publish is not None and notices:
            publish(notices)
        for job, outcome in zip(jobs, outcomes, strict=True):
            if job.future.done():
                continue
            if outcome.failure is not None:
                job.future.set_exception(outcome.failure)
            else:
                job.future.set_result(outcome.value)

    try:
        jobs[0].loop.call_soon_threadsafe(tell)
    except RuntimeError:
        return  # the loop is closed: nobody waits any more
