"""A copy of a club that goes on playing, and a club from such a copy."""

from __future__ import annotations

import asyncio
import os
import shutil
from pathlib import Path

import pytest

from tests.storage import played, things
from tests.storage.conftest import FilePlace
from tests.storage.played import everything, faults
from vog.club.ports import Entry
from vog.storage import Database, Refused
from vog.storage.backup import back_up, restore
from vog.storage.journal import Journal


@pytest.fixture
def folder(files: Path, file_place: FilePlace) -> Path:
    made = files / f"{file_place.file.stem}-copies"
    made.mkdir()
    return made


async def test_a_restored_club_is_equal(file_place: FilePlace, folder: Path) -> None:
    async with await Database.open(file_place.file) as club:
        await played.play(club)
        before = await club.read(everything)
        size = await asyncio.to_thread(back_up, file_place.file, folder / "copy")
    assert (folder / "copy").stat().st_size == size
    assert (folder / "copy").stat().st_mode & 0o777 == 0o600
    assert restore(folder / "copy", folder / "restored.db") is None
    assert (folder / "restored.db").stat().st_mode & 0o777 == 0o600
    async with await Database.open(folder / "restored.db") as club:
        assert await club.read(everything) == before
        assert await faults(club) == []
    assert sorted(path.name for path in folder.iterdir()) == ["copy", "restored.db", "restored.db.lock"]


async def test_a_copy_taken_while_games_go_on_is_one_state_of_the_club(
    file_place: FilePlace, folder: Path
) -> None:
    async with await Database.open(file_place.file) as club:
        journal = Journal(club)
        pair = await things.players(club)
        headers = [things.header(pair) for _ in range(10)]
        for header in headers:
            await journal.start(header, deadline=1, taking=None)
        acknowledged: dict[str, int] = {}
        over = asyncio.Event()

        async def go_on(game: str) -> None:
            seq = 1
            while not over.is_set():
                assert isinstance(await journal.append(things.move(game, seq)), Entry)
                acknowledged[game] = seq
                seq += 1

        games = [asyncio.create_task(go_on(header.id)) for header in headers]
        for n in range(3):
            before = dict(acknowledged)
            await asyncio.to_thread(back_up, file_place.file, folder / f"copy{n}")
            restore(folder / f"copy{n}", folder / f"restored{n}")
            async with await Database.open(folder / f"restored{n}") as copy:
                heads = await Journal(copy).heads(list(before))
                assert all(heads[game] >= seq for game, seq in before.items())
                assert await faults(copy, 0) == []
        over.set()
        await asyncio.gather(*games)


def test_a_copy_replaces_nothing_unless_it_is_told_to(file_place: FilePlace, folder: Path) -> None:
    (folder / "copy").write_text("precious")
    with pytest.raises(Refused, match="is there already"):
        back_up(file_place.file, folder / "copy")
    assert (folder / "copy").read_text() == "precious"
    back_up(file_place.file, folder / "copy", force=True)
    restore(folder / "copy", folder / "restored")


@pytest.mark.parametrize("suffix", ["", "-wal", "-shm", "-journal", ".lock"])
async def test_a_copy_never_takes_the_place_of_a_file_of_the_club(
    file_place: FilePlace, folder: Path, suffix: str
) -> None:
    file = file_place.file
    (folder / "there").symlink_to(file.parent)
    async with await Database.open(file):
        before = sorted((path.name, path.stat().st_ino) for path in file.parent.glob(file.name + "*"))
        for parent in (file.parent, folder / "there"):
            with pytest.raises(Refused, match="belongs to the club itself"):
                await asyncio.to_thread(back_up, file, parent / (file.name + suffix), force=True)
        assert sorted((path.name, path.stat().st_ino) for path in file.parent.glob(file.name + "*")) == before


async def test_a_copy_never_takes_the_place_of_another_club_that_runs(
    file_place: FilePlace, folder: Path
) -> None:
    async with await Database.open(file_place.file), await Database.open(folder / "other.db"):
        with pytest.raises(Refused, match="in use by another process"):
            await asyncio.to_thread(back_up, file_place.file, folder / "other.db", force=True)


@pytest.mark.parametrize("kind", ["folder", "pipe", "link", "link to nothing"])
async def test_a_copy_replaces_only_regular_files(file_place: FilePlace, folder: Path, kind: str) -> None:
    copy = folder / "copy"
    match kind:
        case "folder":
            copy.mkdir()
        case "pipe":
            os.mkfifo(copy)
        case _:
            (folder / "file").write_text("mine")
            copy.symlink_to(folder / ("file" if kind == "link" else "nothing"))
    async with await Database.open(file_place.file):
        pass
    before = copy.lstat()
    with pytest.raises(Refused, match="no regular file"):
        back_up(file_place.file, copy, force=True)
    assert copy.lstat() == before


async def test_a_club_that_runs_is_not_replaced(file_place: FilePlace, folder: Path) -> None:
    back_up(file_place.file, folder / "copy")
    async with await Database.open(file_place.file):
        with pytest.raises(Refused, match="stop the club first"):
            restore(folder / "copy", file_place.file, force=True)


async def test_a_club_that_is_there_is_replaced_by_force_and_kept(
    file_place: FilePlace, folder: Path
) -> None:
    back_up(file_place.file, folder / "copy")
    async with await Database.open(file_place.file) as club:
        await played.play(club)
        before = await club.read(everything)
    with pytest.raises(Refused, match="is there already"):
        restore(folder / "copy", file_place.file)
    old = restore(folder / "copy", file_place.file, force=True)
    assert old is not None
    async with await Database.open(old) as club:
        assert await club.read(everything) == before
    async with await Database.open(file_place.file) as club:
        assert (await club.read(everything))["game"] == []


async def test_what_a_killed_club_left_in_its_log_is_in_the_copy(file_place: FilePlace, folder: Path) -> None:
    async with await Database.open(file_place.file) as club:
        await played.play(club)
        before = await club.read(everything)
        # As they lie after kill -9: most of it is in the log still.
        for suffix in ("", "-wal"):
            shutil.copyfile(f"{file_place.file}{suffix}", folder / f"killed{suffix}")
    back_up(folder / "killed", folder / "copy")
    restore(folder / "copy", folder / "restored")
    async with await Database.open(folder / "restored") as club:
        assert await club.read(everything) == before


@pytest.mark.parametrize("what", ["missing", "letter", "cut", "folder"])
def test_what_is_no_copy_is_refused(file_place: FilePlace, folder: Path, what: str) -> None:
    copy = folder / "copy"
    if what == "letter":
        copy.write_text("Dear club, " * 1000)
    elif what == "cut":
        back_up(file_place.file, copy)
        copy.write_bytes(copy.read_bytes()[:-20_000])
    elif what == "folder":
        copy.mkdir()
    with pytest.raises(Refused):
        restore(copy, folder / "restored")
    assert not (folder / "restored").exists()


def test_a_folder_that_is_not_there_is_refused(file_place: FilePlace, folder: Path) -> None:
    with pytest.raises(Refused, match="No such file"):
        back_up(file_place.file, folder / "nowhere" / "copy")
    with pytest.raises(Refused, match="is not there"):
        back_up(folder / "nothing", folder / "copy")
    assert list(folder.iterdir()) == []
