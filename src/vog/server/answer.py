"""From a look-up in the site's index to a status, headers and a body. No I/O, no framework."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING, NamedTuple

from vog.server.index import Found, Moved, Resource
from vog.server.negotiation import best_coding, has_current

if TYPE_CHECKING:
    from collections.abc import Iterable

    from vog.server.negotiation import Coding

Headers = list[tuple[bytes, bytes]]

_QUERY_BYTES = frozenset(range(0x21, 0x7F))


class Request(NamedTuple):
    """What of a request decides about a page."""

    method: str
    query: bytes = b""  # without the question mark
    accept_encoding: str | None = None
    if_none_match: bytes | None = None

    @classmethod
    def of(cls, method: str, query: bytes, headers: Iterable[tuple[bytes, bytes]]) -> Request:
        """Pick what is needed from headers with lower-case names; repeated ones are one list."""
        codings: list[bytes] = []
        tags: list[bytes] = []
        for name, value in headers:
            if name == b"accept-encoding":
                codings.append(value)
            elif name == b"if-none-match":
                tags.append(value)
        return cls(
            method,
            query,
            b",".join(codings).decode("latin-1") if codings else None,
            b",".join(tags) if tags else None,
        )


class Answer(NamedTuple):
    """A whole response; the body is empty for HEAD, its length in the headers is not."""

    status: int
    headers: Headers
    body: bytes


def plain(status: int, extra: Headers | None = None) -> Answer:
    """The status and its name as text, never kept by a cache."""
    body = f"{status} {HTTPStatus(status).phrase}\n".encode()
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", b"%d" % len(body)),
        (b"cache-control", b"no-store"),
        *(extra or []),
    ]
    return Answer(status, headers, body)


def page_answer(request: Request, place: Found | Moved) -> Answer:
    """Answer for an address of the site: 200, 304, 308; 405 for other methods than GET and HEAD; 406."""
    if request.method not in {"GET", "HEAD"}:
        return plain(405, [(b"allow", b"GET, HEAD")])
    if isinstance(place, Moved):
        return _moved(request, place)
    resource = place.resource
    coding = best_coding(request.accept_encoding, resource.variants.keys())
    if coding is None:
        return _bodiless_for_head(request, plain(406, [(b"vary", b"accept-encoding")]))
    etag = resource.variants[coding].etag
    headers: Headers = [(b"etag", etag), (b"cache-control", resource.cache_control)]
    if has_current(request.if_none_match, etag):
        return Answer(304, [*headers, *_vary(resource)], b"")
    return _shown(request, 200, resource, coding, headers)


def missing_answer(request: Request, page: Resource | None) -> Answer:
    """404 with the site's page for it, or with a line of text where there is none."""
    if page is None:
        return _bodiless_for_head(request, plain(404))
    coding = best_coding(request.accept_encoding, page.variants.keys()) or "identity"
    return _shown(request, 404, page, coding, [(b"cache-control", b"no-store")])


def _moved(request: Request, place: Moved) -> Answer:
    location = place.location
    # The location comes from the index; of the request only a query that is plain ASCII is kept.
    if request.query and _QUERY_BYTES.issuperset(request.query):
        location += b"?" + request.query
    return Answer(
        308, [(b"location", location), (b"content-length", b"0"), (b"cache-control", b"no-cache")], b""
    )


def _shown(request: Request, status: int, resource: Resource, coding: Coding, headers: Headers) -> Answer:
    body = resource.variants[coding].body
    headers = [
        (b"content-type", resource.media_type),
        (b"content-length", b"%d" % len(body)),
        *headers,
        *_vary(resource),
    ]
    if coding != "identity":
        headers.append((b"content-encoding", coding.encode()))
    return _bodiless_for_head(request, Answer(status, headers, body))


def _vary(resource: Resource) -> Headers:
    return [(b"vary", b"accept-encoding")] if len(resource.variants) > 1 else []


def _bodiless_for_head(request: Request, answer: Answer) -> Answer:
    return answer._replace(body=b"") if request.method == "HEAD" else answer
