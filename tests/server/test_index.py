"""The index: which paths are addresses, and that nothing else ever is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.conftest import FILES
from vog.server.failure import StartFailure
from vog.server.index import Found, Missing, Moved, SiteIndex, site_files

if TYPE_CHECKING:
    from pathlib import Path

INDEX = SiteIndex(FILES)

PLACES = [
    (b"/", "index.html"),
    (b"/2048", "2048.html"),
    (b"/%32%3048", "2048.html"),
    (b"/fa", "fa.html"),
    (b"/fa/2048", "fa/2048.html"),
    (b"/rules", "rules/index.html"),
    (b"/boot.js", "boot.js"),
    (b"/_app/immutable/core.C0ffee.wasm", "_app/immutable/core.C0ffee.wasm"),
]


@pytest.mark.parametrize(("path", "name"), PLACES)
def test_an_address_shows_its_file(path: bytes, name: str) -> None:
    place = INDEX.find(path)
    assert isinstance(place, Found)
    assert place.resource.variants["identity"].body == FILES[name]


MOVES = [
    (b"/2048/", b"/2048"),
    (b"/2048.html", b"/2048"),
    (b"/index.html", b"/"),
    (b"/fa/", b"/fa"),
    (b"/fa.html", b"/fa"),
    (b"/fa/2048/", b"/fa/2048"),
    (b"/rules/", b"/rules"),
    (b"/rules/index.html", b"/rules"),
]


@pytest.mark.parametrize(("path", "address"), MOVES)
def test_another_spelling_leads_to_the_address(path: bytes, address: bytes) -> None:
    assert INDEX.find(path) == Moved(address)


NOWHERE = [
    b"",
    b"2048",
    b"//",
    b"//evil.example",
    b"//evil.example/",
    b"//2048",
    b"/2048//",
    b"/./2048",
    b"/../secret.txt",
    b"/..%2fsecret.txt",
    b"/%2e%2e/secret.txt",
    b"/..\\secret.txt",
    b"/..%5csecret.txt",
    b"/fa/../2048",
    b"/fa%2f2048",
    b"/2048%00",
    b"/2048%00.html",
    b"/2048%",
    b"/2048%zz",
    b"/%ff",
    b"/%c0%ae%c0%ae/secret.txt",
    b"/2048.html.br",
    b"/2048.html.gz",
    b"/404",
    b"/404.html",
    b"/boot.js/",
    b"/_app",
    b"/.env",
    b"/etc/passwd",
    b"/2048?x",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_anything_else_is_nowhere(path: bytes) -> None:
    assert isinstance(INDEX.find(path), Missing)


MISSING_PAGES = [
    (b"/nope", "404.html"),
    (b"/fa/nope", "fa/404.html"),
    (b"/fa/nope/deeper", "fa/404.html"),
    (b"/fi/nope", "404.html"),
    (b"/%ff", "404.html"),
    (b"/fabulous", "404.html"),
]


@pytest.mark.parametrize(("path", "name"), MISSING_PAGES)
def test_nowhere_is_told_in_the_language_of_the_path(path: bytes, name: str) -> None:
    place = INDEX.find(path)
    assert isinstance(place, Missing)
    assert place.page is not None
    assert place.page.variants["identity"].body == FILES[name]


def test_a_site_without_a_page_for_it_has_none() -> None:
    assert SiteIndex({"index.html": b""}).find(b"/nope") == Missing(None)


def test_a_page_beats_the_index_of_the_folder_of_its_name() -> None:
    for names in (["fa.html", "fa/index.html"], ["fa/index.html", "fa.html"]):
        place = SiteIndex({name: name.encode() for name in names}).find(b"/fa")
        assert isinstance(place, Found)
        assert place.resource.variants["identity"].body == b"fa.html"


def test_an_address_of_other_letters_is_encoded_where_it_is_a_location() -> None:
    index = SiteIndex({"\N{LATIN SMALL LETTER A WITH DIAERESIS} b.html": b""})
    assert index.find(b"/%C3%A4%20b/") == Moved(b"/%C3%A4%20b")


def test_a_packed_file_that_is_not_smaller_is_not_used() -> None:
    place = SiteIndex({"a.js": b"1", "a.js.br": b"22"}).find(b"/a.js")
    assert isinstance(place, Found)
    assert place.resource.variants.keys() == {"identity"}


def test_each_coding_has_a_tag_of_its_own_that_changes_with_the_content() -> None:
    def tags(content: bytes) -> list[bytes]:
        place = SiteIndex({"a.js": content, "a.js.br": b"b", "a.js.gz": b"g"}).find(b"/a.js")
        assert isinstance(place, Found)
        return [variant.etag for variant in place.resource.variants.values()]

    assert len(set(tags(b"old text") + tags(b"new text"))) == 6


def test_files_are_those_of_the_site_without_hidden_ones_and_links_out_of_it(site: Path) -> None:
    assert site_files(site) == FILES


def test_a_link_within_the_site_is_a_file_of_it(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"home")
    (tmp_path / "start.html").symlink_to("index.html")
    assert site_files(tmp_path)["start.html"] == b"home"


def test_a_link_to_nothing_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"home")
    (tmp_path / "gone.html").symlink_to("nowhere.html")
    assert list(site_files(tmp_path)) == ["index.html"]


def test_links_that_lead_round_in_a_circle_are_a_start_failure_that_names_one(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(b"home")
    (tmp_path / "one").symlink_to("two")
    (tmp_path / "two").symlink_to("one")
    with pytest.raises(StartFailure, match=str(tmp_path / "one")):
        site_files(tmp_path)
    with pytest.raises(StartFailure, match="make build"):
        site_files(tmp_path / "one")


@pytest.mark.parametrize("name", ["nothing", "file", "empty"])
def test_an_unbuilt_site_is_a_start_failure_that_names_the_command(tmp_path: Path, name: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(StartFailure, match="make build"):
        site_files(tmp_path / name)


# Pieces out of which attacks on paths are made, between pieces of true addresses.
PIECES = [
    b"/",
    b"..",
    b".",
    b"%2e",
    b"%2f",
    b"%5c",
    b"\\",
    b"%00",
    b"\0",
    b"//",
    b"%25",
    b"secret",
    b".txt",
    b"private",
]
PIECES += [
    b"fa",
    b"2048",
    b".html",
    b".br",
    b"_app",
    b"immutable",
    b"index",
    b"404",
    b"leak.txt",
    b"site",
    b".git/config",
]
PATHS = st.lists(st.sampled_from(PIECES) | st.binary(max_size=3), max_size=10).map(
    lambda p: b"/" + b"".join(p)
)


@given(PATHS | st.binary(max_size=40))
def test_no_path_finds_bytes_that_are_not_of_the_site(path: bytes) -> None:
    place = INDEX.find(path)
    if isinstance(place, Moved):
        assert isinstance(INDEX.find(place.location), Found)
        return
    resource = place.resource if isinstance(place, Found) else place.page
    assert resource is not None
    assert all(variant.body in FILES.values() for variant in resource.variants.values())


def test_every_address_finds_itself() -> None:
    assert all(isinstance(INDEX.find(address.encode()), Found) for address in INDEX.addresses)
