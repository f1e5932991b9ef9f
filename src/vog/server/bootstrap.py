"""The one place where the server is put together."""

from __future__ import annotations

import tempfile
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, NotFoundException

from vog.server import answer
from vog.server.entrance import Entrance, SiteDoor, raw_path
from vog.server.failure import StartFailure
from vog.server.health import Readiness, healthz, readyz
from vog.server.index import Missing, SiteIndex, site_files
from vog.server.logs import LOG, set_up_logs
from vog.server.process import serve

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from litestar.types import HTTPScope

    from vog.server.settings import Settings

AnyRequest = Request[Any, Any, Any]


def create_app(settings: Settings) -> Litestar:
    """The whole application, ready to be served; `app.state.readiness` is what a stop has to tell.

    Reads the site into memory and makes the data folder. Raises StartFailure where either cannot be done.
    """
    index = SiteIndex(site_files(settings.site))
    prepare_data(settings.data)
    app = Litestar(
        route_handlers=[healthz, readyz],
        exception_handlers={
            NotFoundException: _missing(index),
            HTTPException: _refused,
            Exception: _unexpected,
        },
        state=State({"readiness": Readiness(settings.data)}),
        # Their pages load from elsewhere, and its logging would be a second one.
        openapi_config=None,
        logging_config=None,
        debug=False,
    )
    # Litestar's middleware stands behind its router and does not see what it refuses; these stand before it.
    app.asgi_handler = Entrance(SiteDoor(app.asgi_handler, index), settings.public_url)
    return app


def prepare_data(folder: Path) -> None:
    """Make the data folder where it is not there yet, and write to it once. Raises StartFailure."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"vog")
    except OSError as error:
        reason = error.strerror or str(error)
        raise StartFailure(
            f"cannot write to the data folder {folder} ({reason}); name another with --data or VOG_DATA"
        ) from None


def _missing(index: SiteIndex) -> Callable[[AnyRequest, NotFoundException], Response[bytes]]:
    def missing(request: AnyRequest, _: NotFoundException) -> Response[bytes]:
        scope: HTTPScope = request.scope
        place = index.find(raw_path(scope))
        page = place.page if isinstance(place, Missing) else None
        # As if by GET, also where it was HEAD: Litestar leaves out the body, but needs it for the length.
        asked = answer.Request.of("GET", b"", scope["headers"])
        return _response(answer.missing_answer(asked, page))

    return missing


def _refused(request: AnyRequest, error: HTTPException) -> Response[bytes]:
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

    def at(url: str) -> None:
        outside = f" and, for everyone, at {settings.public_url}" if settings.public_url else ""
        announce(f"VOG is at {url}{outside}")

    return serve(app, settings, announce=at, stopping=app.state.readiness.stop)
