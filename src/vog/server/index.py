"""The index of the site: every address that can be answered, made once at start.

A request is a look-up of its path in a dictionary. No path of a request ever reaches the file system, so what
is not in the index cannot be served, whatever the path is made of.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import quote, unquote_to_bytes

from vog.server.failure import StartFailure
from vog.server.media import media_type

if TYPE_CHECKING:
    from collections.abc import Mapping

    from vog.server.negotiation import Coding

_SUFFIXES: tuple[tuple[Coding, str], ...] = (("br", ".br"), ("gzip", ".gz"))
_HASHED = "_app/immutable/"
_FOREVER = b"public, max-age=31536000, immutable"
_REVALIDATE = b"no-cache"


class Variant(NamedTuple):
    """One coding of a resource."""

    coding: Coding
    body: bytes
    etag: bytes  # strong, with its quotes; another one for each coding


class Resource(NamedTuple):
    """What an address shows."""

    media_type: bytes
    cache_control: bytes
    variants: dict[Coding, Variant]  # always has "identity"


class Found(NamedTuple):
    """The path is a resource's own address."""

    resource: Resource


class Moved(NamedTuple):
    """The path is another spelling of this one: absolute, of this site, percent-encoded."""

    location: bytes


class Missing(NamedTuple):
    """Nothing is here. `page` says so in the language of the path; None where no such page was built."""

    page: Resource | None


def site_files(folder: Path) -> dict[str, bytes]:
    """Every file below a folder by its path in it ("fa/2048.html").

    Left out are dot files except `.well-known`, and symbolic links that lead to nothing or out of the folder.
    Raises StartFailure where the folder holds no site or a file of it cannot be read.
    """
    # Where links lead round in a circle, `exists` says no and `resolve` would raise RuntimeError.
    root = folder.resolve() if folder.exists() else folder
    files: dict[str, bytes] = {}
    try:
        for parent, folders, names in os.walk(root):
            folders[:] = sorted(name for name in folders if name == ".well-known" or not name.startswith("."))
            for name in sorted(names):
                path = Path(parent, name)
                if name.startswith(".") or _dangles(path):
                    continue
                if not path.resolve().is_relative_to(root) or not path.is_file():
                    continue
                files[path.relative_to(root).as_posix()] = path.read_bytes()
    except OSError as error:
        raise StartFailure(f"the site in {folder} cannot be read: {error}") from None
    if "index.html" not in files:
        raise StartFailure(
            f"the site is not built: there is no index.html in {folder} (`make build` makes it)"
        )
    return files


def _dangles(path: Path) -> bool:
    """Whether it is a link to nothing. Raises OSError for one that leads round in a circle."""
    try:
        path.stat()
    except FileNotFoundError:
        return True
    return False


class SiteIndex:
    """The addresses of a site, from its files by path. Pages lose their `.html`, folders their slash."""

    def __init__(self, files: Mapping[str, bytes]) -> None:
        self._places: dict[str, Resource] = {}
        self._moves: dict[str, bytes] = {}
        self._missing: dict[str, Resource] = {}  # by folder: "" or "/fa"
        for name in files:
            if any(name.endswith(suffix) and name.removesuffix(suffix) in files for _, suffix in _SUFFIXES):
                continue
            self._place(name, _resource(name, files))

    def _place(self, name: str, resource: Resource) -> None:
        stem = name.removesuffix(".html")
        if stem == name:
            self._places["/" + name] = resource
            return
        folder, _, leaf = ("/" + stem).rpartition("/")
        if leaf == "404":
            self._missing[folder] = resource
            return
        address = (folder or "/") if leaf == "index" else "/" + stem
        if leaf == "index" and folder + ".html" in self._moves:
            return  # fa.html and fa/index.html: the first has the address
        self._places[address] = resource
        location = quote(address).encode("ascii")
        self._moves["/" + name] = location
        if address != "/":
            self._moves[address + "/"] = location

    @property
    def addresses(self) -> tuple[str, ...]:
        """Every path that is answered with 200, decoded."""
        return tuple(self._places)

    def find(self, raw_path: bytes) -> Found | Moved | Missing:
        """Look up a path as it came over the wire, percent-encoded and without a query."""
        path = _decoded(raw_path)
        if path is None:
            return Missing(self._missing.get(""))
        resource = self._places.get(path)
        if resource is not None:
            return Found(resource)
        location = self._moves.get(path)
        if location is not None:
            return Moved(location)
        return Missing(self._missing_page(path))

    def _missing_page(self, path: str) -> Resource | None:
        language = "/" + path.split("/", 2)[1] if path.startswith("/") else ""
        return self._missing.get(language) or self._missing.get("")


def _decoded(raw_path: bytes) -> str | None:
    # An encoded slash is not a slash: proxies disagree about it, so it is never part of an address here.
    if b"%" in raw_path:
        if b"%2f" in raw_path.lower():
            return None
        raw_path = unquote_to_bytes(raw_path)
    try:
        return raw_path.decode("utf-8")
    except UnicodeDecodeError:
        return None


def _resource(name: str, files: Mapping[str, bytes]) -> Resource:
    plain = files[name]
    tag = hashlib.sha256(plain).hexdigest()[:32].encode()
    variants: dict[Coding, Variant] = {"identity": Variant("identity", plain, b'"' + tag + b'"')}
    for coding, suffix in _SUFFIXES:
        packed = files.get(name + suffix)
        if packed is not None and len(packed) < len(plain):
            variants[coding] = Variant(coding, packed, b'"' + tag + b"-" + coding.encode() + b'"')
    return Resource(media_type(name), _FOREVER if name.startswith(_HASHED) else _REVALIDATE, variants)
