"""What a client gets, without a socket: pages, caches, refusals, protective headers, health, failures."""

from __future__ import annotations

import asyncio
import logging
import shutil
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar, get
from litestar.testing import TestClient

from tests.server.conftest import BR, FILES, SECRET
from tests.server.test_index import PATHS
from vog.server.answer import Request, page_answer
from vog.server.api import problem
from vog.server.bootstrap import create_app
from vog.server.failure import StartFailure
from vog.server.index import Moved
from vog.server.settings import PublicUrl, Settings

if TYPE_CHECKING:
    from collections.abc import MutableMapping
    from pathlib import Path

Client = TestClient[Litestar]

MEDIA = [
    ("/", "text/html; charset=utf-8", "no-cache"),
    ("/2048", "text/html; charset=utf-8", "no-cache"),
    ("/boot.js", "text/javascript; charset=utf-8", "no-cache"),
    ("/service-worker.js", "text/javascript; charset=utf-8", "no-cache"),
    ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
    ("/icon.svg", "image/svg+xml", "no-cache"),
    ("/_app/version.json", "application/json", "no-cache"),
    (
        "/_app/immutable/entry.C0ffee.js",
        "text/javascript; charset=utf-8",
        "public, max-age=31536000, immutable",
    ),
    ("/_app/immutable/core.C0ffee.wasm", "application/wasm", "public, max-age=31536000, immutable"),
]


@pytest.mark.parametrize(("path", "media", "cache"), MEDIA)
def test_a_file_has_its_media_type_and_is_cached_by_its_kind(
    client: Client, path: str, media: str, cache: str
) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == media
    assert answer.headers["cache-control"] == cache


def raw_body(client: Client, path: str, **headers: str) -> tuple[dict[str, str], bytes]:
    with client.stream("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()}) as answer:
        return dict(answer.headers), b"".join(answer.iter_raw())


def test_a_packed_page_is_sent_to_who_takes_it(client: Client) -> None:
    headers, body = raw_body(client, "/2048", accept_encoding="gzip, br")
    assert (headers["content-encoding"], headers["vary"], body) == ("br", "accept-encoding", BR)
    headers, body = raw_body(client, "/2048", accept_encoding="gzip;q=0.1")
    assert (headers["content-encoding"], body) == ("gzip", FILES["2048.html.gz"])
    headers, body = raw_body(client, "/2048")
    assert "content-encoding" not in headers
    assert (headers["vary"], body) == ("accept-encoding", FILES["2048.html"])
    assert int(headers["content-length"]) == len(body)


def test_who_refuses_every_coding_is_told_so(client: Client) -> None:
    assert client.get("/2048", headers={"accept-encoding": "*;q=0"}).status_code == 406


def test_a_page_that_the_client_has_is_not_sent_again(client: Client) -> None:
    first = client.get("/2048")
    again = client.get("/2048", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["etag"] == first.headers["etag"]
    assert again.headers["vary"] == "accept-encoding"
    assert again.headers["cache-control"] == "no-cache"
    other = {"if-none-match": first.headers["etag"], "accept-encoding": "gzip"}
    assert client.head("/2048", headers=other).status_code == 200


@pytest.mark.parametrize("path", ["/2048", "/nope", "/fa/nope", "/healthz", "/readyz", "/2048/"])
def test_head_has_the_headers_of_get_and_no_body(client: Client, path: str) -> None:
    got, head = client.get(path), client.head(path)
    assert head.status_code == got.status_code
    varying = {"x-request-id"}
    assert {k: v for k, v in head.headers.items() if k not in varying} == {
        k: v for k, v in got.headers.items() if k not in varying
    }
    assert len(got.content) == int(got.headers["content-length"])


def test_a_redirect_stays_on_the_site_and_keeps_the_query(client: Client) -> None:
    answer = client.get("/fa/2048/?seed=1&x=%0d%0aSet-Cookie:a")
    assert answer.status_code == 308
    assert answer.headers["location"] == "/fa/2048?seed=1&x=%0d%0aSet-Cookie:a"


@pytest.mark.parametrize("query", [b"a\r\nb: c", b"\x00", b"\xff", b"a b"])
def test_a_query_that_is_not_plain_is_not_repeated(query: bytes) -> None:
    answer = page_answer(Request("GET", query), Moved(b"/2048"))
    assert dict(answer.headers)[b"location"] == b"/2048"


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW"])
def test_a_page_can_only_be_read(client: Client, method: str) -> None:
    answer = client.request(method, "/2048")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD")


def test_health_can_only_be_read(client: Client) -> None:
    answer = client.post("/healthz")
    assert answer.status_code == 405
    assert {"GET", "HEAD"} <= set(answer.headers["allow"].split(", "))


def test_nowhere_is_404_in_the_language_of_the_path_and_not_cached(client: Client) -> None:
    for path, name in (("/nope", "404.html"), ("/fa/nope", "fa/404.html"), ("/healthz/x", "404.html")):
        answer = client.get(path)
        assert (answer.status_code, answer.content) == (404, FILES[name])
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", ["/2048", "/nope", "/healthz", "/2048/", "/boot.js"])
def test_every_answer_is_protected(client: Client, path: str) -> None:
    for method in ("GET", "POST"):
        headers = client.request(method, path).headers
        policy = headers["content-security-policy"]
        assert "frame-ancestors 'none'" in policy
        # These are the built page's own business, which lists hashes; a second list would only clash with it.
        assert "script-src" not in policy
        assert "default-src" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert headers["cross-origin-resource-policy"] == "same-origin"
        assert headers["referrer-policy"] == "same-origin"
        assert "permissions-policy" in headers
        assert "server" not in headers
        assert "strict-transport-security" not in headers


def host_app(settings: Settings, url: PublicUrl | None) -> Client:
    return TestClient(create_app(msgspec.structs.replace(settings, public_url=url)))


def test_only_a_club_reached_by_https_asks_for_it_for_good(settings: Settings) -> None:
    for scheme, asked in (("https", True), ("http", False)):
        url = msgspec.convert({"scheme": scheme, "host": "club.example", "port": None}, PublicUrl)
        with host_app(settings, url) as client:
            headers = client.get("/", headers={"host": "club.example"}).headers
        assert ("strict-transport-security" in headers) is asked


CLUB = PublicUrl("https", "club.example", None)

HOSTS = [
    (None, "anything.example", "/2048", 200),
    (None, "10.0.0.7:8000", "/2048", 200),
    (None, "[2001:db8::1]:8000", "/2048", 200),
    (None, "a/b", "/2048", 400),
    (None, "me@club.example", "/2048", 400),
    (None, "club.example:port", "/2048", 400),
    (None, "", "/2048", 400),
    (CLUB, "club.example", "/2048", 200),
    (CLUB, "CLUB.example:443", "/2048", 200),
    (CLUB, "localhost:8000", "/2048", 200),
    (CLUB, "127.0.0.1:8000", "/2048", 200),
    (CLUB, "evil.example", "/2048", 421),
    (CLUB, "club.example.evil.example", "/2048", 421),
    (CLUB, "10.0.0.7:8000", "/readyz", 200),
    (CLUB, "10.0.0.7:8000", "/2048", 421),
]


@pytest.mark.parametrize(("url", "host", "path", "status"), HOSTS)
def test_a_host_is_welcome_or_not(
    settings: Settings, url: PublicUrl | None, host: str, path: str, status: int
) -> None:
    with host_app(settings, url) as client:
        assert client.get(path, headers={"host": host}).status_code == status


def test_two_hosts_are_one_too_many(client: Client) -> None:
    assert client.get("/", headers=[("host", "a.example"), ("host", "b.example")]).status_code == 400


def test_health_says_alive_and_ready_and_is_not_cached(client: Client) -> None:
    for path, content in (("/healthz", {"alive": True}), ("/readyz", {"ready": True})):
        answer = client.get(path)
        assert (answer.status_code, answer.json()) == (200, content)
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"


def test_while_stopping_the_club_is_alive_but_not_ready(app: Litestar, client: Client) -> None:
    app.state.readiness.stop()
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "reason": "stopping"})
    assert client.get("/healthz").status_code == 200
    assert client.get("/2048").status_code == 200


def test_without_its_data_folder_the_club_is_not_ready(settings: Settings, client: Client) -> None:
    shutil.rmtree(settings.data)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["reason"]) == (503, "the data folder is not writable")


def test_the_data_folder_is_made_for_its_owner_alone(settings: Settings) -> None:
    deep = msgspec.structs.replace(settings, data=settings.data / "a" / "b")
    create_app(deep)
    assert deep.data.stat().st_mode & 0o077 == 0
    assert list(deep.data.iterdir()) == []


def test_a_file_in_place_of_the_data_folder_is_a_start_failure(settings: Settings) -> None:
    settings.data.write_bytes(b"")
    for folder in (settings.data, settings.data / "below"):
        with pytest.raises(StartFailure, match="--data or VOG_DATA"):
            create_app(msgspec.structs.replace(settings, data=folder))


@get("/broken")
async def broken() -> None:
    raise RuntimeError("the password is swordfish")


def test_an_unexpected_failure_is_told_to_the_log_and_not_to_the_client(
    app: Litestar, client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    app.register(broken)
    answer = client.get("/broken", headers={"accept": "text/html"})
    assert (answer.status_code, answer.text) == (500, "500 Internal Server Error\n")
    assert answer.headers["x-content-type-options"] == "nosniff"
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.exc_info is not None
    assert "swordfish" in str(record.exc_info[1])


@get("/api/endless", exception_handlers={RecursionError: problem.nested})
async def endless() -> None:
    await endless.fn()


def test_a_recursion_of_ours_is_no_bad_body(
    app: Litestar, client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    app.register(endless)
    answer = client.get("/api/endless")
    assert (answer.status_code, answer.json()["code"]) == (500, "failed")
    (record,) = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.exc_info is not None


def test_the_access_log_names_the_request_and_leaves_out_its_query(
    client: Client, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "vog")
    answer = client.get(
        "/2048?token=swordfish", headers={"cookie": "swordfish", "authorization": "swordfish"}
    )
    (record,) = [record for record in caplog.records if record.message == "request"]
    fields = record.__dict__["fields"]
    assert {k: fields[k] for k in ("method", "path", "status", "bytes")} == {
        "method": "GET",
        "path": "/2048",
        "status": 200,
        "bytes": len(answer.content),
    }
    assert fields["ms"] >= 0
    assert "swordfish" not in str(record.__dict__)


def test_each_request_has_an_id_of_its_own(client: Client) -> None:
    assert len({client.get("/").headers["x-request-id"] for _ in range(20)}) == 20


@pytest.mark.parametrize("path", ["/schema", "/schema/swagger", "/docs", "/openapi.json"])
def test_the_framework_adds_no_pages(client: Client, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.fixture(scope="module")
def shared_app(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return create_app(Settings(data=tmp_path_factory.mktemp("data"), site=site))


@given(PATHS, st.sampled_from(["GET", "HEAD", "POST"]), st.sampled_from([b"", b"br", b"gzip", b"*;q=0"]))
def test_no_request_yields_bytes_from_outside_of_the_site(
    shared_app: Litestar, path: bytes, method: str, coding: bytes
) -> None:
    sent: list[MutableMapping[str, Any]] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        sent.append(message)

    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path.decode("latin-1"),
        "raw_path": path,
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"club.example"), (b"accept-encoding", coding)],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "state": {},
    }
    asyncio.run(shared_app(scope, receive, send))
    assert sent[0]["status"] in {200, 304, 308, 404, 405, 406}
    body = b"".join(message.get("body", b"") for message in sent)
    assert SECRET not in body
    location = dict(sent[0]["headers"]).get(b"location", b"/")
    assert location.startswith(b"/")
    assert not location.startswith((b"//", b"/\\"))
