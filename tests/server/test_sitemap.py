"""What search engines are told: every page that wants to be found, with its translations."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

from litestar.testing import TestClient

from tests.server.conftest import FILES
from vog.server.bootstrap import create_app
from vog.server.settings import PublicUrl, Settings
from vog.server.sitemap import sitemap

if TYPE_CHECKING:
    from pathlib import Path

CLUB = PublicUrl.read("https://club.example")
NAMES = {"s": "http://www.sitemaps.org/schemas/sitemap/0.9", "x": "http://www.w3.org/1999/xhtml"}


def page(path: str, *more: str) -> bytes:
    links = "".join(
        f'<link rel="alternate" hreflang="{language}" href="{prefix}{path}"/>'
        for language, prefix in (("en", ""), ("fa", "/fa"))
    )
    return f'<link rel="canonical" href="{path}"/>{links}{"".join(more)}'.encode()


SITE = {
    "index.html": page("/"),
    "rules.html": page("/rules", '<meta property="article:modified_time" content="2026-11-30"/>'),
    "404.html": page("/404", '<meta name="robots" content="noindex"/>'),
    "away.html": page("/away", '<meta name="robots" content="noindex"/>'),
    "elsewhere.html": page("/not-here"),
    "old.html": b"<p>without an address of its own</p>",
    "boot.js": b"let boot",
}


def entries() -> dict[str, ET.Element]:
    root = ET.fromstring(sitemap(SITE, CLUB)["sitemap.xml"])
    return {entry.findtext("s:loc", "", NAMES): entry for entry in root.findall("s:url", NAMES)}


def test_only_pages_that_want_to_be_found_are_listed() -> None:
    assert set(entries()) == {"https://club.example/", "https://club.example/rules"}


def test_a_page_is_listed_with_its_translations_and_its_day() -> None:
    rules = entries()["https://club.example/rules"]
    assert rules.findtext("s:lastmod", None, NAMES) == "2026-11-30"
    assert {link.get("hreflang"): link.get("href") for link in rules.findall("x:link", NAMES)} == {
        "en": "https://club.example/rules",
        "fa": "https://club.example/fa/rules",
    }


def test_robots_are_shown_where_it_is() -> None:
    assert b"Sitemap: https://club.example/sitemap.xml\n" in sitemap(SITE, CLUB)["robots.txt"]


def served(tmp_path: Path, public_url: PublicUrl | None) -> dict[str, int]:
    site = tmp_path / "site"
    for name, body in FILES.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(body)
    app = create_app(Settings(data=tmp_path / "data", site=site, public_url=public_url))
    with TestClient(app, base_url="https://club.example") as client:
        return {path: client.get(path).status_code for path in ("/sitemap.xml", "/robots.txt")}


def test_a_club_with_an_address_serves_both(tmp_path: Path) -> None:
    assert served(tmp_path, CLUB) == {"/sitemap.xml": 200, "/robots.txt": 200}


def test_a_club_without_one_has_nothing_to_list(tmp_path: Path) -> None:
    assert served(tmp_path, None) == {"/sitemap.xml": 404, "/robots.txt": 404}
