"""`vog host` as it is typed: what is wrong with an order is said in words, before any club is asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from vog.cli import main

LIMITS = {"variant": "lightning", "clues": 12, "least": 9, "most": 14, "price": 2} | {
    "move_time": 30,
    "game_time": 300,
}


def room(id_: str, **changes: object) -> dict[str, object]:
    return {"id": id_, "name": id_, "rated": False, "limits": [LIMITS]} | changes


class Club:
    """One that does not run, in a folder of its own."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = data
        self._capsys = capsys

    def order(self, *words: str) -> tuple[int, str, str]:
        try:
            code = main(["host", *words])
        except SystemExit as stop:  # argparse
            code = stop.code if isinstance(stop.code, int) else 1
        return (code, *self._capsys.readouterr())

    def rooms(self) -> list[Any]:
        found: list[Any] = json.loads(self.order("rooms")[1])["rooms"]
        return found


@pytest.fixture
def club(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Club:
    monkeypatch.setenv("VOG_DATA", str(tmp_path))
    monkeypatch.delenv("VOG_DATABASE_URL", raising=False)
    return Club(tmp_path, capsys)


def test_what_rooms_prints_put_room_reads(club: Club, tmp_path: Path) -> None:
    before = club.rooms()
    file = tmp_path / "rooms.json"
    file.write_text(json.dumps({"rooms": [*before, room("new")]}))
    assert club.order("put-room", str(file))[0] == 0
    after = club.rooms()
    assert [found for found in after if found["id"] != "new"] == before
    assert len(after) == len(before) + 1


BAD_ROOMS: list[tuple[Any, str]] = [
    ([room("one")], "no room: "),
    ({"rooms": []}, "no room: the list is empty"),
    ({"rooms": [room("one"), room("two", name="")]}, "room 2: "),
    ({"rooms": [room("one"), 7]}, "room 2: "),
    ({"rooms": [room("one"), room("one")]}, "room 2: there are two with the id 'one'"),
    (room("No Word"), "of 1 to 40 of a-z, 0-9 and -"),
    (room("one", order=10**30), "order"),
    (room("one", limits=[LIMITS | {"price": 7}]), "price"),
]


@pytest.mark.parametrize(("wrong", "said"), BAD_ROOMS, ids=range(len(BAD_ROOMS)))
def test_where_one_room_is_wrong_none_is_put(club: Club, tmp_path: Path, wrong: Any, said: str) -> None:
    before = club.rooms()
    file = tmp_path / "rooms.json"
    file.write_text(json.dumps(wrong))
    code, out, err = club.order("put-room", str(file))
    assert (code, out) == (2, "")
    assert err.startswith(f"vog: {file}: ")
    assert said in err
    assert err.count("\n") == 1
    assert club.rooms() == before


@pytest.mark.parametrize("digits", [25, 5000])
def test_a_number_that_is_too_long_is_told_without_advice_to_a_programmer(
    club: Club, tmp_path: Path, digits: int
) -> None:
    file = tmp_path / "rooms.json"
    file.write_text(json.dumps(room("one")).replace("30", "9" * digits, 1))
    code, _, err = club.order("put-room", str(file))
    assert code == 2
    assert "sys." not in err
    assert err.startswith(f"vog: {file}: no room: ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("ban", "Ada", "--days", "-1"), "--days: '-1' is no whole number from 1 to 36500"),
        (("ban", "Ada", "--days", "0"), "from 1 to 36500"),
        (("ban", "Ada", "--days", "36501"), "from 1 to 36500"),
        (("ban", "Ada", "--days", "9" * 5000), "from 1 to 36500"),
        (("reports", "--days", "soon"), "from 1 to 36500"),
        (("announce", "two\nlines"), "one line of 1 to 300 characters"),
        (("announce", "a\u2028b"), "one line of 1 to 300 characters"),
        (("announce", ""), "one line of 1 to 300 characters"),
        (("announce", "x" * 301), "one line of 1 to 300 characters"),
        (("add-bot", "x"), "A name has from 2 to 20 characters"),
        (("ban", "Nobody"), "There is no such player"),
    ],
)
def test_an_order_that_is_wrong_is_told_in_words(club: Club, words: tuple[str, ...], said: str) -> None:
    code, out, err = club.order(*words)
    assert (code, out) == (2, "")
    last = err.splitlines()[-1]
    assert said in last
    assert len(last) < 200
    assert "$." not in err
    assert "`" not in err


@pytest.mark.parametrize(
    "words", [("announce", "x" * 300), ("reports", "--days", "1"), ("reports", "--days", "36500")]
)
def test_what_the_command_line_allows_the_club_allows(club: Club, words: tuple[str, ...]) -> None:
    assert club.order(*words)[0] == 0


def test_the_data_folder_may_be_named_before_the_order_and_after_it(club: Club, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    other = ("--data", str(tmp_path / "other"))
    assert club.order(*other, "announce", "There.")[0] == 0
    assert club.order("announce", "There.", *other)[0] == 0
    assert club.order("--data", "/nowhere", "rooms", *other)[0] == 0
    assert not (club.data / "club.db").exists()


def test_a_door_that_cannot_be_read_is_one_line(club: Club) -> None:
    (club.data / "backdoor.json").write_text("{")
    code, _, err = club.order("rooms")
    assert code == 2
    assert "backdoor.json is spoiled" in err
