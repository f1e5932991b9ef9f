"""How long a connection waits for a client that reads slowly, or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import asyncio

# Seconds within which 48 KiB of what waits must have been read; the buffer below holds 64.
SLOWEST_READER = 60.0


class Patience:
    """Ends a connection whose client does not read: what it will not take would be kept for it for ever."""

    __slots__ = ("_loop", "_timer", "_transport")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None
        self._transport: asyncio.Transport | None = None

    def with_(self, transport: asyncio.Transport) -> None:
        """This is the connection."""
        self._transport = transport

    def begin(self) -> None:
        """Writing had to stop."""
        if self._timer is None:
            self._timer = self._loop.call_later(SLOWEST_READER, self._run_out)

    def end(self) -> None:
        """Writing goes on, or the connection is gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _run_out(self) -> None:
        self._timer = None
        if self._transport is not None:
            self._transport.abort()  # to close it would be to wait until it was read
