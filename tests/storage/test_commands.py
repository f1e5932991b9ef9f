"""`vog backup`, `restore`, `migrate` and `doctor` as they are typed."""

from __future__ import annotations

import asyncio
import shutil
import stat
from pathlib import Path

import pytest
from sqlalchemy import text

from tests.storage import played
from tests.storage.conftest import FilePlace, copied
from tests.storage.postgresql import Server
from vog.cli import main
from vog.storage import Database


@pytest.fixture
def club(file_place: FilePlace, monkeypatch: pytest.MonkeyPatch) -> str:
    async def play() -> None:
        async with await Database.open(file_place.url) as database:
            await played.play(database)

    asyncio.run(play())
    monkeypatch.delenv("VOG_DATABASE_URL", raising=False)
    monkeypatch.setenv("VOG_DATA", str(file_place.file.parent))
    return file_place.url


def test_a_club_is_backed_up_and_restored(
    club: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy, there = tmp_path / "copy", f"sqlite:{tmp_path}/other.db"
    assert main(["backup", "--database-url", club, str(copy)]) == 0
    assert main(["restore", "--database-url", there, str(copy)]) == 0
    assert main(["doctor", "--database-url", there]) == 0
    assert main(["backup", "--database-url", club, str(copy)]) == 2
    assert main(["restore", "--database-url", there, str(copy)]) == 2
    assert main(["restore", "--database-url", there, "--force", str(copy)]) == 0
    out, err = capsys.readouterr()
    assert "ok: 2 games running, played again" in out
    assert out.splitlines()[-1].endswith("other.db; what was there is other.db.old")
    assert [line.split(": ")[0] for line in err.splitlines()] == ["vog", "vog"]


def test_a_club_is_restored_into_a_folder_that_is_made_for_it(club: str, tmp_path: Path) -> None:
    copy, data = tmp_path / "copy", tmp_path / "new" / "data"
    assert main(["backup", "--database-url", club, str(copy)]) == 0
    assert main(["restore", "--data", str(data), str(tmp_path / "missing")]) == 2
    assert not data.exists()
    assert main(["restore", "--data", str(data), str(copy)]) == 0
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert main(["doctor", "--data", str(data)]) == 0


@pytest.mark.parametrize("target", ["127.0.0.1:1", "127.0.0.1:99999", "127.0.0.1:abc", "[::1"])
def test_a_club_stays_as_it_was_where_the_target_cannot_be_reached(
    club: str, tmp_path: Path, target: str, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy" / "club.db"
    copy.parent.mkdir()
    assert main(["backup", "--database-url", club, str(copy)]) == 0
    before = copy.read_bytes()
    assert main(["migrate", "--from", f"sqlite:{copy}", "--to", f"postgresql://vog:hunter2@{target}/x"]) == 2
    assert copy.read_bytes() == before
    assert [file.name for file in copy.parent.iterdir()] == ["club.db"]
    assert "hunter2" not in capsys.readouterr().err


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("doctor", "there is no club at {}/club.db"),
        ("doctor --database-url sqlite:{}", "there is no club at {}, which is a folder"),
        ("restore {}", "{} is a folder"),
        ("migrate --from sqlite:{} --to postgresql://h/x", "{} is a folder"),
        ("migrate --from postgresql://h/x --to postgresql://h/x", "from sqlite:FILE only"),
    ],
)
def test_what_is_not_there_is_named(
    command: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("VOG_DATA", str(tmp_path))
    monkeypatch.delenv("VOG_DATABASE_URL", raising=False)
    assert main(command.format(tmp_path).split()) == 2
    assert said.format(tmp_path) in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_club_is_found_in_the_data_folder(
    club: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copyfile(club.removeprefix("sqlite:"), tmp_path / "club.db")
    assert main(["doctor", "--data", str(tmp_path), "--games", "1"]) == 0
    assert "ok: 1 games over, played again" in capsys.readouterr().out


def test_the_doctor_says_what_is_wrong(club: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def spoil() -> None:
        async with await Database.open(club) as database:
            await database.write(
                lambda connection: connection.execute(text("DELETE FROM journal WHERE seq = 2")) and None
            )

    asyncio.run(spoil())
    assert main(["doctor", "--database-url", club]) == 1
    out = capsys.readouterr().out
    assert "fault: rows of game" in out
    assert played.CANARY.hex() not in out
    assert played.CANARY.decode() not in out


def test_a_club_is_migrated(
    club: str, server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = copied(server)
    target = asyncio.run(place.__aenter__())
    try:
        monkeypatch.setenv("VOG_DATABASE_URL", target.url)
        assert main(["migrate", "--from", club]) == 0
        assert main(["doctor"]) == 0
        assert main(["migrate", "--from", club, "--to", target.url]) == 2
        assert main(["backup", "copy"]) == 2
        assert main(["restore", "copy"]) == 2
    finally:
        asyncio.run(place.__aexit__(None, None, None))
    out, err = capsys.readouterr()
    assert "ok: every row is there" in out
    assert "pg_dump" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["doctor", "--data", "/nowhere"],
        ["doctor", "--database-url", "sqlite:/nowhere/club.db"],
        ["doctor", "--database-url", "mysql://club"],
        ["doctor", "--database-url", "postgresql://vog:hunter2@127.0.0.1:1/club"],
        ["doctor", "--games", "-1"],
        ["backup", "--data", "/nowhere", "copy"],
        ["restore", "--data", "/nowhere", "/nowhere/copy"],
        ["migrate", "--from", "sqlite:/nowhere/club.db"],
        ["migrate", "--from", "sqlite:/nowhere/club.db", "--to", "sqlite:there"],
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("VOG_DATABASE_URL", raising=False)
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert err.startswith("vog: ")
    assert len(err.splitlines()) == 1
    assert "hunter2" not in err
