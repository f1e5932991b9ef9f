"""The process around the application: its socket, its signals, its end."""

from __future__ import annotations

import contextlib
import gc
import logging
import socket
import sys
import time
from typing import TYPE_CHECKING

import uvicorn

from vog.server.connection import Connection
from vog.server.failure import StartFailure
from vog.server.logs import LOG
from vog.server.websocket import WebSocket

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from litestar.types import ASGIApp

    from vog.server.settings import Settings

_MOST_FILES = 65536

# Bytes of a message on a socket. The conversation refuses more than 4 KiB in words; this is where it ends.
_LARGEST_MESSAGE = 64 * 1024

# Longer than the minute for which nginx keeps an idle connection, or it would send requests into closed ones.
_KEEP_ALIVE = 75  # seconds

# Milliseconds after which the system gives a connection up whose client takes nothing of what was sent, or is
# gone without a word; where the system knows how.
_UNHEARD = 90_000


# New objects until the youngest are looked through; and so many of those until the next older.
_COLLECTING = (20_000, 20, 20)

# Seconds after which a thread that computes lets another go on. The thread that writes to an embedded
# database asks for that some ten times a group; each would be a wait of Python's usual 5 ms.
_SWITCHING = 0.0005


def raise_file_limit() -> None:
    """Allow as many open files (each connection is one) as the system lets us."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not there on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to the address, port 0 meaning a free one. Raises StartFailure."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except OSError:
        raise StartFailure(
            f"no address is known for the host {host!r}; name another with --host or VOG_HOST"
        ) from None
    bound = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # each connection has it from the one that listens
            bound.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _UNHEARD)
        bound.bind(address)
        bound.listen()
    except OSError as error:
        bound.close()
        raise StartFailure(
            f"cannot listen on {host} port {port} ({error.strerror}); name another with --port or VOG_PORT"
        ) from None
    return bound


def url_of(bound: socket.socket) -> str:
    """The address by which a browser on this machine reaches a bound socket."""
    host, port = bound.getsockname()[:2]
    if bound.family == socket.AF_INET6:
        host = "[::1]" if host == "::" else f"[{host}]"
    elif host == "0.0.0.0":  # noqa: S104 - it is asked for, not bound
        host = "127.0.0.1"
    return f"http://{host}:{port}"


def settle() -> None:
    """Set Python up for a server: called once everything is imported and made.

    What is there by now stays, so the collector of cycles need not look at it again; nearly all that comes
    later is freed without it. By default it took an eighth of a busy club's time, 150 ms of it at once.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_COLLECTING)
    sys.setswitchinterval(_SWITCHING)


class Process(uvicorn.Server):
    """uvicorn with our end: not ready at once, stopped after the drain, forced by a second signal."""

    def __init__(
        self, config: uvicorn.Config, *, drain: int, started: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self.signals: list[int] = []
        self._drain = drain
        self._announce = started
        self._stopping = stopping
        self._stop_at: float | None = None
        self._stop_logged = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so once connections are taken."""
        await super().startup(sockets)
        if self.started:
            settle()
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop; where it is forced, at once and without a word about what is cut off."""
        await super().shutdown(sockets)
        if self.force_exit:
            # The application's own shutdown is not waited for; its cancelling would be logged as a failure.
            logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:  # noqa: ARG002
        """Note a signal. Unlike uvicorn's own it is not raised again afterwards: the exit code says it."""
        self.signals.append(sig)
        if len(self.signals) == 1:
            self._stopping()
            self._stop_at = time.monotonic() + self._drain
        else:
            self.should_exit = self.force_exit = True

    async def on_tick(self, counter: int) -> bool:
        """Every 0.1 s: whether it is time to stop."""
        if self._stop_at is not None:
            if not self._stop_logged:
                self._stop_logged = True  # here, since a signal handler may not write to a stream
                LOG.info("stopping", extra={"fields": {"drain": self._drain}})
                # Not yet the end: until the next tick sockets are told that they may come back.
            elif time.monotonic() >= self._stop_at:
                self.should_exit = True
        return await super().on_tick(counter)


def serve(
    app: ASGIApp,
    settings: Settings,
    *,
    announce: Callable[[str], None],
    stopping: Callable[[], None],
) -> int:
    """Serve until told to stop; `announce` gets the URL once, `stopping` is called at the first signal.

    The exit code: 0, or 128 and the number of the signal that forced the end. Raises StartFailure.
    """
    raise_file_limit()
    with listen(settings.host, settings.port) as bound:
        url = url_of(bound)

        def started() -> None:
            LOG.info("started", extra={"fields": {"url": url, "data": str(settings.data)}})
            announce(url)

        config = uvicorn.Config(
            app,
            http=Connection,
            ws=WebSocket,
            ws_max_size=_LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # what is dynamic and partly secret is never compressed
            ws_ping_interval=None,  # the conversation has heartbeats of its own, that measure
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=list(settings.trusted_proxies),
            timeout_keep_alive=_KEEP_ALIVE,
            timeout_graceful_shutdown=settings.grace,
        )
        process = Process(config, drain=settings.drain, started=started, stopping=stopping)
        process.run(sockets=[bound])
    LOG.info("stopped", extra={"fields": {"forced": process.force_exit}})
    return 128 + process.signals[-1] if process.force_exit else 0
