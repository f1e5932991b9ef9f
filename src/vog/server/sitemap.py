"""What search engines are told of a club that the world can find: its pages, each with its translations.

Made from the pages themselves, which name their translations and say when they are not to be listed.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING
from xml.sax.saxutils import quoteattr

from vog.server.index import SiteIndex

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from vog.server.settings import PublicUrl

_LINK = re.compile(r"<link\b[^>]*>")
_META = re.compile(r"<meta\b[^>]*>")
_ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')

_NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'


def sitemap(files: Mapping[str, bytes], public_url: PublicUrl) -> dict[str, bytes]:
    """`sitemap.xml` and the `robots.txt` that points to it, for a site's files by path."""
    entries = "\n".join(_entries(files, str(public_url)))
    xml = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset {_NAMESPACES}>\n{entries}\n</urlset>\n'
    robots = f"User-agent: *\nDisallow:\n\nSitemap: {public_url}/sitemap.xml\n"
    return {"sitemap.xml": xml.encode(), "robots.txt": robots.encode()}


def _entries(files: Mapping[str, bytes], origin: str) -> Iterator[str]:
    known = set(SiteIndex(files).addresses)
    for name in sorted(files):
        if not name.endswith(".html"):
            continue
        html = files[name].decode("utf-8")
        links = [dict(_ATTRIBUTE.findall(tag)) for tag in _LINK.findall(html)]
        metas = [dict(_ATTRIBUTE.findall(tag)) for tag in _META.findall(html)]
        own = next((link["href"] for link in links if link.get("rel") == "canonical"), None)
        if own not in known or any(meta.get("content") == "noindex" for meta in metas):
            continue
        parts = [f"<loc>{origin}{own}</loc>"]
        parts += [
            f"<lastmod>{meta['content']}</lastmod>"
            for meta in metas
            if meta.get("property") == "article:modified_time"
        ]
        parts += [
            f'<xhtml:link rel="alternate" hreflang={quoteattr(link["hreflang"])} '
            f"href={quoteattr(origin + link['href'])}/>"
            for link in links
            if link.get("rel") == "alternate" and "hreflang" in link
        ]
        yield f"  <url>{''.join(parts)}</url>"
