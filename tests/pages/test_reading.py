"""The pages for reading: complete in every language, alike in structure, and true to what was measured."""

from __future__ import annotations

import json
import re
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from tests.pages.built import LANGUAGES, Element, Page, address, pages

DOCS = Path(__file__).parents[2] / "docs"
RULES = (DOCS / "rules.md").read_text(encoding="utf-8")
# The rulebooks, and the letters of the rules that each tells.
RULEBOOKS = {"/2048/rules": "T", "/numbridge/rules": "NC"}
BOOKS = ["/2048/rules", "/2048/strategy", "/2048/solver", "/numbridge/rules"]
# Where a book must lead, besides the other books of its game.
ONWARD = {
    "2048": ["/2048", "/2048/practice", "/"],
    "numbridge": ["/numbridge", "/numbridge/archive", "/numbridge/leaderboards", "/"],
}


def measured(name: str) -> Any:
    return json.loads((DOCS / "measured" / f"{name}.json").read_text(encoding="utf-8"))


def page(path: str, language: str) -> Page:
    return pages()[address(path, language)]


def sections(read: Page) -> list[Element]:
    article = read.all("article")[0]
    return [
        element for element in read.inside(article) if element.tag == "section" and "id" in element.attributes
    ]


def rows_of_rules(letters: str) -> list[tuple[set[str], set[str]]]:
    """The rows of the tables in docs/rules.md: the ids of each, and the sections of the rulebook in it."""
    rows = re.findall(rf"^\| ((?:[{letters}]\d+(?:, )?)+) \|.*\| ([^|]*) \|$", RULES, re.MULTILINE)
    return [(set(ids.split(", ")), set(re.findall(r"#([\w-]+)", places))) for ids, places in rows]


def listed_rules(letters: str) -> set[str]:
    """The ids in those tables; of the club's those that have a section: the others concern the host alone."""
    return {rule for ids, places in rows_of_rules(letters) for rule in ids if places or "C" not in rule}


def grouped(number: float, language: str) -> str:
    """As the page of this language writes it."""
    return f"{int(number + 0.5):,}".replace(",", {"tr": ".", "fi": "\u00a0"}.get(language, ","))


def read(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("path", "letters"), RULEBOOKS.items())
def test_every_rule_has_a_section_in_the_rulebook(path: str, letters: str, language: str) -> None:
    rulebook = page(path, language)
    told = {
        rule
        for section in sections(rulebook)
        if len(rulebook.text(section)) > 60
        for rule in section.attributes.get("data-covers", "").split()
    }
    assert listed_rules(letters) == told


@pytest.mark.parametrize(("path", "letters"), RULEBOOKS.items())
def test_the_list_names_the_sections_that_tell_a_rule(path: str, letters: str) -> None:
    telling = {
        section.attributes["id"]: set(section.attributes.get("data-covers", "").split())
        for section in sections(page(path, "en"))
    }
    for ids, places in rows_of_rules(letters):
        assert {place for place, told in telling.items() if told & ids} == places, ids


@pytest.mark.parametrize(("letter", "last"), [("T", 19), ("N", 43)])
def test_the_list_of_rules_is_whole(letter: str, last: int) -> None:
    assert listed_rules(letter) == {f"{letter}{number}" for number in range(1, last + 1)}


def test_what_players_meet_of_the_club_is_told() -> None:
    # Not accounts, messages, the host, versions.
    assert listed_rules("C") == {f"C{number}" for number in (*range(1, 12), 13, 15)}


def questions() -> list[tuple[str, str, str]]:
    """The checklist of docs/rules.md: what a reader may ask, and the page and place that answer it."""
    return re.findall(r"^\| ([^|]+\?) \| (/[\w/-]+)#([\w-]+) \|$", RULES, re.MULTILINE)


@pytest.mark.parametrize("rulebook", RULEBOOKS)
def test_the_checklist_has_ten_questions(rulebook: str) -> None:
    assert len({question for question, path, _ in questions() if path == rulebook}) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("question", "path", "place"), questions())
def test_each_question_of_the_checklist_is_answered(
    question: str, path: str, place: str, language: str
) -> None:
    rulebook = page(path, language)
    answer = next(element for element in rulebook.elements if element.attributes.get("id") == place)
    assert len(rulebook.text(answer)) > 20, question


@pytest.mark.parametrize("path", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_are_the_sections(path: str, language: str) -> None:
    book = page(path, language)
    found = [(section.attributes["id"], book.text(book.inside(section)[0])) for section in sections(book)]
    contents = [
        element for element in book.elements if element.attributes.get("class", "").startswith("beside")
    ]
    links = [element for element in book.inside(contents[0]) if element.tag == "a"]
    assert [(link.attributes["href"].removeprefix("#"), book.text(link)) for link in links] == found
    assert len(found) >= 5


@pytest.mark.parametrize("path", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_has_the_structure_of_the_english_page(path: str, language: str) -> None:
    def shape(book: Page) -> list[tuple[str, Counter[str]]]:
        return [
            (section.attributes["id"], Counter(element.tag for element in book.inside(section)))
            for section in sections(book)
        ]

    assert shape(page(path, language)) == shape(page(path, "en"))


@pytest.mark.parametrize("path", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_is_left_in_a_text(path: str, language: str) -> None:
    assert re.findall(r"\*\*|`|\]\(|[{}]|undefined|NaN", page(path, language).text()) == []


@pytest.mark.parametrize("path", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_says_when_it_was_revised_and_that_is_after_its_figures(path: str, language: str) -> None:
    book = page(path, language)
    revised = book.all("time")[0].attributes["datetime"]
    assert book.meta("article:modified_time") == revised
    assert book.meta("og:type") == "article"
    for name in ("strategies", "solver"):
        assert date.fromisoformat(revised) >= date.fromisoformat(measured(name)["date"])


@pytest.mark.parametrize("path", BOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_book_leads_on_to_the_others_and_to_the_game(path: str, language: str) -> None:
    links = {link.attributes["href"].partition("#")[0] for link in page(path, language).all("a")}
    game = path.split("/")[1]
    books = [other for other in BOOKS if other.startswith(f"/{game}/") and other != path]
    others = {address(other, language) for other in [*books, *ONWARD[game]]}
    assert others <= links


@pytest.mark.parametrize(
    ("path", "book"),
    [
        ("/", "/2048/rules"),
        ("/2048", "/2048/rules"),
        ("/2048/practice", "/2048/rules"),
        ("/", "/numbridge/rules"),
        ("/numbridge", "/numbridge/rules"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_other_pages_lead_to_the_books(path: str, book: str, language: str) -> None:
    links = {link.attributes["href"] for link in page(path, language).all("a")}
    assert address(book, language) in links


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_strategy_page_has_every_figure_with_n_date_and_command(language: str) -> None:
    book = page("/2048/strategy", language)
    text = book.text()
    data = measured("strategies")
    rows = [book.text(row) for row in book.all("tr")][1:]
    assert len(rows) == len(data["strategies"])
    for row, figures in zip(rows, data["strategies"].values(), strict=True):
        assert read(grouped(figures["mean"], language)) in row
        assert f"± {read(grouped(figures['error'], language))}" in row
        assert read(grouped(figures["games"], language)) in row
    assert data["command"] in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_solver_page_has_what_was_measured_and_nothing_else(language: str) -> None:
    book = page("/2048/solver", language)
    data = measured("solver")
    rows = [book.text(row) for row in book.all("tr")][1:]
    assert len(rows) == len(data["strength"])
    for row, figures in zip(rows, data["strength"], strict=True):
        assert read(grouped(figures["games"], language)) in row
        if "mean" in figures and "until" not in figures:
            assert read(grouped(figures["mean"], language)) in row
        assert figures["command"] in book.text()
    assert read(grouped(data["training"]["games"], language)) in book.text()


def test_the_solver_document_has_the_figures_of_the_page() -> None:
    document = (DOCS / "solver.md").read_text(encoding="utf-8")
    for figures in measured("solver")["strength"]:
        rows = [
            row for row in document.splitlines() if row.startswith("|") and f"| {figures['games']:,} |" in row
        ]
        assert any(
            all(f"{share:.1%}" in row for share in figures["rates"].values())
            and ("mean" not in figures or f"{figures['mean'] / 1000:.1f}k" in row)
            for row in rows
        ), figures
