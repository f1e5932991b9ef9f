"""The rulebook of Numbridge: it draws what the engine plays, and can be read without seeing a field."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tools.rulebook.__main__ import rulebook
from tools.rulebook.examples import SMALL, WrongExample, play, seed
from tools.rulebook.opening import OPENING, OPENING_DEAL, check_the_last_note

from tests.pages.built import LANGUAGES, Element, Page, address, pages
from vog.club.room import ROOMS
from vog.numbridge import Position

USED = Path(__file__).parents[2] / "web/src/lib/reading/numbridge/rulebook.json"
CELL = re.compile(r"\b[a-i][1-9]\b")


def figures() -> Any:
    return json.loads(USED.read_text(encoding="utf-8"))


def book(language: str) -> Page:
    return pages()[address("/numbridge/rules", language)]


def section(read: Page, name: str) -> Element:
    return next(element for element in read.all("section") if element.attributes.get("id") == name)


def test_the_site_was_built_with_what_the_engine_plays_now() -> None:
    assert json.loads(json.dumps(rulebook())) == figures()


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("a2=1", "filled"),
        ("d3=4", "no tile"),
        ("d2=2", "d2=2x"),
        ("d3=2x", "d3=2"),
        ("e2*1,1", "e2*1,"),
        ("d3*1", "no clue"),
    ],
)
def test_an_example_that_the_engine_does_not_play_stops_the_build(line: str, fault: str) -> None:
    with pytest.raises(WrongExample, match=re.escape(fault)):
        play(Position.start(SMALL, seed(OPENING_DEAL)), line)


def test_the_last_note_of_the_opening_is_checked() -> None:
    position = Position.start(SMALL, seed(OPENING_DEAL))
    for line in OPENING[:-4]:
        position = play(position, line)
    with pytest.raises(WrongExample, match="not so"):
        check_the_last_note(position)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_opening_is_a_list_of_fields_and_sentences_without_script(language: str) -> None:
    read = book(language)
    steps = [element for element in read.inside(section(read, "opening")) if element.tag == "li"]
    moves = figures()["opening"]["steps"]
    assert len(steps) == 1 + len(moves)
    for step, move in zip(steps[1:], moves, strict=True):
        inside = read.inside(step)
        assert [element.tag for element in inside if element.tag in ("h3", "svg")] == ["h3", "svg"]
        told = read.text(next(element for element in inside if element.tag == "strong"))
        assert move["cell"] in told
        assert str(move["digit"]) in told


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_note_speaks_of_the_same_cells_in_every_language(language: str) -> None:
    def cells(read: Page) -> list[set[str]]:
        steps = [element for element in read.inside(section(read, "opening")) if element.tag == "li"]
        told = [
            next(element for element in reversed(read.inside(step)) if element.tag == "p") for step in steps
        ]
        return [set(CELL.findall(read.text(one))) for one in told]

    assert cells(book(language)) == cells(book("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_is_told_in_words_row_by_row(language: str) -> None:
    read = book(language)
    pictures = read.all("div", role="img")
    assert len(pictures) > 25
    for picture in pictures:
        field = next(element for element in read.inside(picture) if element.tag == "svg")
        assert field.attributes["direction"] == "ltr"
        # A digit that missed, and the tally of a block, belong to no cell.
        inside = read.inside(field)
        missed = {
            element.place
            for element in inside
            if {"miss", "tally"} & set(element.attributes.get("class", "").split())
        }
        drawn = [
            read.text(element)
            for element in inside
            if element.tag == "text" and not missed & set(element.parents)
        ]
        # First the field's name, then a sentence a row, which begins with its number.
        rows = picture.attributes["aria-label"].rstrip(".").split(". ")[1:]
        assert len(rows) in (6, 9)
        assert [digit for row in rows for digit in re.findall(r"\d", row.split(":", 1)[1])] == drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_rooms_is_that_of_a_new_club(language: str) -> None:
    read = book(language)
    table = next(element for element in read.inside(section(read, "ad")) if element.tag == "table")
    rows = [element for element in read.inside(table) if element.tag == "tr"][1:]
    limits = [limits for room in ROOMS for limits in room.limits]
    assert len(rows) == len(limits)
    for row, expected in zip(rows, limits, strict=True):
        _, clues, price, time, _ = (
            re.findall(r"\d+", read.text(cell)) for cell in read.inside(row) if cell.tag in ("th", "td")
        )
        assert clues == [str(expected.clues), str(expected.least), str(expected.most)]
        assert price == [] or price[0] == str(expected.price)
        assert time[0] == str(expected.move_time)
