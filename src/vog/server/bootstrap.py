"""The one place where the server is put together."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException

from vog.club.ports import Unavailable
from vog.club.service import Outside, Service
from vog.numbridge.secret import Seed
from vog.server import answer, api, orders
from vog.server.api import problem
from vog.server.backdoor import backdoor
from vog.server.codes import code
from vog.server.entrance import Entrance, SiteDoor, raw_path
from vog.server.failure import StartFailure
from vog.server.folder import prepare_data
from vog.server.health import Readiness, healthz, readyz
from vog.server.index import Missing, SiteIndex, site_files
from vog.server.logs import LOG, set_up_logs
from vog.server.loops import cancel
from vog.server.metrics import Metrics
from vog.server.node import Node
from vog.server.orders import Host
from vog.server.origin import Origins
from vog.server.passwords import Passwords
from vog.server.process import serve
from vog.server.resident import reside
from vog.server.sign_in import SignIn
from vog.server.sitemap import sitemap
from vog.server.socket import SocketDoor
from vog.storage import Database
from vog.storage import Refused as DatabaseRefused
from vog.storage.accounts import Accounts
from vog.storage.ads import Ads
from vog.storage.announcements import Announcements
from vog.storage.archive import Archive
from vog.storage.clock import NodeClock
from vog.storage.database import mark_of
from vog.storage.journal import Journal
from vog.storage.players import Blocklist, Players, Ratings, Reports
from vog.storage.pulse import Pulse
from vog.storage.rooms import Rooms

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

    from litestar.types import HTTPScope

    from vog.server.settings import Settings

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

_LARGEST_BODY = 16 * 1024  # bytes; the largest honest one is a report of a thousand characters


def create_app(settings: Settings, *, passwords: Passwords | None = None) -> Litestar:
    """The whole application, ready to be served; `app.state.readiness` is what a stop has to tell.

    Reads the site into memory and makes the data folder; the database is opened when the application starts,
    and `app.state.node` is there from then on. Raises StartFailure.
    """
    files = site_files(settings.site)
    if settings.public_url is not None:
        files |= sitemap(files, settings.public_url)
    index = SiteIndex(files)
    prepare_data(settings.data)
    origins = Origins(settings.public_url)
    metrics = Metrics()
    readiness = Readiness(settings.data)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hashing = passwords or Passwords()
        async with await Database.open(settings.database) as database:
            node = await _node(database, hashing, origins, metrics, readiness)
            app.state.node = node
            host = Host(node.club, node.outside, node.accounts, node.announcements, hashing)
            await node.start()
            resident = asyncio.create_task(reside(node, pause=settings.bot_pause), name="vog-resident")
            try:
                async with backdoor(
                    host, metrics, settings.data, settings.backdoor_port, mark_of(settings.database)
                ):
                    yield
            finally:
                await cancel([resident])
                await node.stop()
                hashing.close()

    app = Litestar(
        route_handlers=[healthz, readyz, api.router()],
        exception_handlers={
            NotFoundException: _missing(index),
            HTTPException: _refused,
            Exception: _unexpected,
        },
        state=State({"readiness": readiness, "metrics": metrics}),
        lifespan=[lifespan],
        openapi_config=api.OPENAPI,
        request_max_body_size=_LARGEST_BODY,
        # Its own would be a second one.
        logging_config=None,
        debug=False,
    )
    # Litestar's middleware stands behind its router and does not see what it refuses; these stand before it.
    sockets = SocketDoor(app.asgi_handler, app.state, origins, settings.public_url)
    app.asgi_handler = Entrance(SiteDoor(sockets, index), settings.public_url, metrics)
    return app


def order(settings: Settings, raw: bytes) -> bytes:
    """Carry out a host's order on the database of a club that does not run. Raises StartFailure."""

    async def once() -> bytes:
        async with await Database.open(settings.database) as database:
            passwords = Passwords()
            readiness = Readiness(settings.data)
            node = await _node(database, passwords, Origins(None), Metrics(), readiness)
            host = Host(node.club, node.outside, node.accounts, node.announcements, passwords)
            return await orders.answer(host, raw)

    return _run_once(once())


async def _node(
    database: Database, passwords: Passwords, origins: Origins, metrics: Metrics, readiness: Readiness
) -> Node:
    """The club over this database: the only place that knows both."""
    pulse, clock, accounts = Pulse(database), NodeClock(), Accounts(database)
    await clock.follow(database, pulse)
    outside = Outside(
        journal=Journal(database),
        ads=Ads(database),
        players=Players(database),
        rooms=Rooms(database),
        ratings=Ratings(database),
        archive=Archive(database),
        blocklist=Blocklist(database),
        reports=Reports(database),
        clock=clock,
        chance=SystemChance(),
        aside=Threads(),
    )
    return Node(
        club=Service(outside),
        outside=outside,
        accounts=accounts,
        announcements=Announcements(database),
        notices=database.notices,
        pulse=pulse,
        follow_clock=lambda: clock.follow(database, pulse),
        sign_in=SignIn(accounts, passwords, clock),
        origins=origins,
        metrics=metrics,
        readiness=readiness,
    )


def prepare_database(settings: Settings) -> None:
    """Open the club's database once, which brings its schema up to date. Raises StartFailure."""

    async def once() -> None:
        async with await Database.open(settings.database):
            pass

    _run_once(once())


def _run_once(work: Coroutine[None, None, T]) -> T:
    try:
        return asyncio.run(work)
    except DatabaseRefused as refused:
        raise StartFailure(str(refused)) from None
    except Unavailable as away:
        raise StartFailure(f"the database cannot be reached ({away})") from None


class SystemChance:
    """ports.Chance from the system's own."""

    def seed(self) -> Seed:
        """32 bytes that nobody can guess."""
        return Seed(secrets.token_bytes(32))

    def id(self) -> str:
        """Twelve characters that nobody can guess."""
        return code(9)


class Threads:
    """ports.Aside on threads: the core lets go of Python's lock while it deals."""

    async def run(self, work: Callable[[], T]) -> T:
        """What `work` returns or raises."""
        return await asyncio.to_thread(work)


def _missing(index: SiteIndex) -> Callable[[AnyRequest, NotFoundException], Response[Any]]:
    def missing(request: AnyRequest, error: NotFoundException) -> Response[Any]:
        scope: HTTPScope = request.scope
        if _of_the_api(request):
            return problem.other(request, error)
        place = index.find(raw_path(scope))
        page = place.page if isinstance(place, Missing) else None
        # As if by GET, also where it was HEAD: Litestar leaves out the body, but needs it for the length.
        asked = answer.Request.of("GET", b"", scope["headers"])
        return _response(answer.missing_answer(asked, page))

    return missing


def _of_the_api(request: AnyRequest) -> bool:
    return raw_path(request.scope).startswith(problem.PREFIX.encode() + b"/")


def _refused(request: AnyRequest, error: HTTPException) -> Response[Any]:
    if _of_the_api(request):
        return problem.other(request, error)
    if error.status_code >= 500:
        return _unexpected(request, error)
    allow = (error.headers or {}).get("allow")
    return _response(answer.plain(error.status_code, [(b"allow", allow.encode())] if allow else None))


def _unexpected(_: AnyRequest, error: Exception) -> Response[bytes]:
    LOG.error("unexpected failure", exc_info=error)
    return _response(answer.plain(500))


def _response(whole: answer.Answer) -> Response[bytes]:
    headers = {name.decode(): value.decode() for name, value in whole.headers}
    # Litestar counts the length and names the charset by itself.
    del headers["content-length"]
    media = headers.pop("content-type").partition(";")[0]
    return Response(whole.body, status_code=whole.status, media_type=media, headers=headers)


def run(settings: Settings, *, announce: Callable[[str], None]) -> int:
    """Serve until told to stop; `announce` gets one line for people once the club can be reached.

    Returns the exit code. Raises StartFailure.
    """
    set_up_logs(settings.log_format, settings.log_level)
    app = create_app(settings)
    prepare_database(settings)

    def at(url: str) -> None:
        outside = f" and, for everyone, at {settings.public_url}" if settings.public_url else ""
        announce(f"VOG is at {url}{outside}")

    return serve(app, settings, announce=at, stopping=app.state.readiness.stop)
