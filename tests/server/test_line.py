"""The bell of a socket: whoever sends hears that there is something, however often and whenever it rang."""

from __future__ import annotations

import asyncio

from vog.server.line import Bell


async def test_a_ring_before_the_wait_is_heard_and_heard_once() -> None:
    bell = Bell()
    bell.ring()
    bell.ring()
    await asyncio.wait_for(bell.wait(), 10)
    waiting = asyncio.create_task(bell.wait())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not waiting.done()
    bell.ring()
    bell.ring()
    await asyncio.wait_for(waiting, 10)


async def test_what_rings_while_the_one_who_waits_has_not_gone_on_is_not_lost_nor_heard_twice() -> None:
    bell = Bell()
    waiting = asyncio.create_task(bell.wait())
    await asyncio.sleep(0)
    bell.ring()
    bell.ring()
    await waiting
    again = asyncio.create_task(bell.wait())
    await asyncio.sleep(0)
    assert not again.done()
    bell.ring()
    await asyncio.wait_for(again, 10)


async def test_who_was_cancelled_does_not_keep_the_bell_from_ringing() -> None:
    bell = Bell()
    gone = asyncio.create_task(bell.wait())
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    bell.ring()
    await asyncio.wait_for(bell.wait(), 10)
