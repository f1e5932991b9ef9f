"""Argon2 off the event loop, in few threads with a bounded queue: it is slow and takes memory on purpose."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

import argon2

from vog.club.account import TooOften

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

_THREADS = 2
# Each takes some 30 ms of one core, so the last of them waits about half a second.
_MOST_WAITING = 32


class Passwords:
    """Hashes and checks passwords. Raises TooOften where too many are waiting."""

    def __init__(self, hasher: argon2.PasswordHasher | None = None) -> None:
        # RFC 9106's second choice, for servers whose memory is not without end.
        self._hasher = hasher or argon2.PasswordHasher(time_cost=3, memory_cost=19_456, parallelism=1)
        self._pool = ThreadPoolExecutor(_THREADS, thread_name_prefix="vog-password")
        self._waiting = 0
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        """A hash with its own salt and parameters in it."""
        return await self._off_the_loop(lambda: self._hasher.hash(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether that is the password; None is kept for nobody, and takes as long to be wrong."""
        return await self._off_the_loop(lambda: self._fits(kept, password))

    def close(self) -> None:
        """Let the threads go."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _fits(self, kept: str | None, password: str) -> bool:
        if kept is None and self._nobodys is None:
            self._nobodys = self._hasher.hash("nobody's")
        try:
            self._hasher.verify(kept or self._nobodys or "", password)
        except argon2.exceptions.VerificationError:
            return False
        return kept is not None

    async def _off_the_loop(self, work: Callable[[], T]) -> T:
        if self._waiting >= _MOST_WAITING:
            raise TooOften(seconds=1)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1
