"""`/healthz`: the process is alive. `/readyz`: it wants requests."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, TypeVar

from litestar import HttpMethod, Response, route
from litestar.datastructures import State  # noqa: TC002 - Litestar reads the signature of a handler
from litestar.enums import MediaType

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

T = TypeVar("T")

PATHS = frozenset({b"/healthz", b"/readyz"})


class Readiness:
    """Whether requests are wanted, and why not. The site is in memory before this exists."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._stopping = False
        self._told: list[Callable[[], None]] = []

    def stop(self) -> None:
        """From now on not ready; what comes is still answered. Called by a signal's handler."""
        self._stopping = True
        for tell in self._told:
            tell()

    def when_stopping(self, tell: Callable[[], None]) -> None:
        """Call this at the stop; it may only schedule what it wants done."""
        self._told.append(tell)

    @property
    def obstacle(self) -> str | None:
        """Why not, in words for an operator; None where ready."""
        if self._stopping:
            return "stopping"
        if not self._data.is_dir() or not os.access(self._data, os.W_OK | os.X_OK):
            return "the data folder is not writable"
        return None


@route("/healthz", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def healthz() -> Response[dict[str, bool]]:
    """Answer as long as the process can."""
    return _json({"alive": True}, 200)


@route("/readyz", http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def readyz(state: State) -> Response[dict[str, bool | str]]:
    """200 where requests are wanted, else 503 with the reason."""
    readiness: Readiness = state.readiness
    obstacle = readiness.obstacle
    if obstacle is None:
        return _json({"ready": True}, 200)
    return _json({"ready": False, "reason": obstacle}, 503)


def _json(content: T, status: int) -> Response[T]:
    return Response(
        content, status_code=status, media_type=MediaType.JSON, headers={"cache-control": "no-store"}
    )
