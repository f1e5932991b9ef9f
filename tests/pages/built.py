"""The built site as a reader without script gets it: every page taken apart by its tags."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple

import vog.server

SITE = Path(vog.server.__file__).parent / "site"
LANGUAGES = ("en", "tr", "fa", "fi")

_VOID = {"meta", "link", "img", "input", "br", "hr"}
_UNREAD = {"script", "style", "head"}


class Element(NamedTuple):
    """A tag with its attributes, and where it stands."""

    place: int  # in the order of the document
    tag: str
    attributes: dict[str, str]
    parents: tuple[int, ...]  # places of the elements around it


class Page(HTMLParser):
    """Elements in the order of the document; texts by the index of the innermost element they stand in."""

    def __init__(self, path: str, html: str) -> None:
        super().__init__()
        self.path = path
        self.elements: list[Element] = []
        self._open: list[int] = []
        self._texts: list[tuple[int, str]] = []
        self.feed(html)

    # ---- reading ------------------------------------------------------------------------------------
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._add(tag, attrs)
        if tag not in _VOID:
            self._open.append(len(self.elements) - 1)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._add(tag, attrs)

    def _add(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = {name: value or "" for name, value in attrs}
        self.elements.append(Element(len(self.elements), tag, attributes, tuple(self._open)))

    def handle_endtag(self, tag: str) -> None:
        if tag in {self.elements[index].tag for index in self._open}:
            while self.elements[self._open.pop()].tag != tag:
                pass

    def handle_data(self, data: str) -> None:
        if self._open:
            self._texts.append((self._open[-1], data))

    # ---- asking -------------------------------------------------------------------------------------
    def all(self, tag: str, **wanted: str) -> list[Element]:
        """Every element of a tag with these attributes; `_` in a name stands for `-`."""
        return [
            element
            for element in self.elements
            if element.tag == tag
            and all(element.attributes.get(name.replace("_", "-")) == value for name, value in wanted.items())
        ]

    def inside(self, outer: Element) -> list[Element]:
        """What stands in an element."""
        return [element for element in self.elements if outer.place in element.parents]

    def text(self, outer: Element | None = None) -> str:
        """What a reader reads in an element, or in the whole page, with single spaces."""
        read = []
        for place, text in self._texts:
            around = (*self.elements[place].parents, place)
            if outer is not None and outer.place not in around:
                continue
            if outer is None and any(self.elements[one].tag in _UNREAD for one in around):
                continue
            read.append(text)
        return " ".join("".join(read).split())

    @property
    def language(self) -> str:
        """By its address."""
        first = self.path.split("/")[1]
        return first if first in LANGUAGES else "en"

    @property
    def name(self) -> str:
        """Its address without the language."""
        return self.path if self.language == "en" else self.path[len(self.language) + 1 :] or "/"

    @property
    def title(self) -> str:
        return self.text(self.all("title")[0])

    def meta(self, name: str) -> str | None:
        """The content of a meta tag, by its name or property."""
        for element in self.all("meta"):
            if name in (element.attributes.get("name"), element.attributes.get("property")):
                return element.attributes["content"]
        return None

    @property
    def ids(self) -> list[str]:
        return [element.attributes["id"] for element in self.elements if "id" in element.attributes]


def address(path: str, language: str) -> str:
    """The address of a page in a language."""
    if language == "en":
        return path
    return f"/{language}" if path == "/" else f"/{language}{path}"


@cache
def pages() -> dict[str, Page]:
    """Every page of the site by its address, except those that search engines are told to leave out."""
    found = {}
    for file in sorted(SITE.rglob("*.html")):
        path = "/" + file.relative_to(SITE).with_suffix("").as_posix()
        path = "/" if path == "/index" else path
        page = Page(path, file.read_text(encoding="utf-8"))
        if page.meta("robots") != "noindex":
            found[path] = page
    return found
