"""A copy of an embedded club in one file, taken while it runs, and a club from such a copy."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING
from urllib.parse import quote

from vog.storage.embedded import reading
from vog.storage.failures import DRIVER_ERRORS, Refused, translated
from vog.storage.filelock import LOCK, FileLock, Held
from vog.storage.upgrade import refuse_newer, revision

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

# What SQLite keeps beside a file that is in use.
_BESIDE = ("-wal", "-shm", "-journal")


def back_up(database: Path, copy: Path, *, force: bool = False) -> int:
    """Copy a club's file, also while the club runs and writes; how many bytes the copy has.

    The copy is one state of the club, whole, checked, on the disk and readable by its owner only (mode 0600):
    it holds the seeds of games that are not over, hashes of passwords and sessions. Raises Refused, and then
    leaves nothing behind.
    """
    if os.path.lexists(copy):
        if not force:
            raise Refused(f"{copy} is there already; --force replaces it")
        if not stat.S_ISREG(copy.lstat().st_mode):
            raise Refused(f"{copy} is no regular file; --force replaces no other")
    with _refusing(database):
        _check(database, "no club")
    with _refusing(copy):
        _refuse_in_use(copy, database)
    with _refusing(copy), _partial(copy) as partial:
        source = sqlite3.connect(f"file:{quote(str(database))}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(partial)) as target:
            source.backup(target)
            # One file that needs none beside it.
            target.execute("PRAGMA journal_mode = DELETE")
        _check(partial, "spoiled")
    return copy.stat().st_size


def restore(copy: Path, database: Path, *, force: bool = False) -> Path | None:
    """Make a club of a copy. Where one was kept as `<file>.old`, with `force`, that is returned.

    Raises Refused where the copy is none, where a club is there already and `force` is not given, and where a
    process has it open; nothing was changed then.
    """
    with _refusing(copy):
        _check(copy, "no club")
    try:
        lock = FileLock(database)
    except Held:
        raise Refused(f"{database} is in use by another process; stop the club first") from None
    except OSError as error:
        raise Refused(f"{database} cannot be opened ({error.strerror})") from None
    try:
        there = database.exists()
        if there and not force:
            raise Refused(f"{database} is there already; --force keeps it as {database.name}.old")
        old = database.with_name(database.name + ".old")
        with _refusing(database), _partial(database) as partial:
            with copy.open("rb") as source, partial.open("wb") as target:
                shutil.copyfileobj(source, target)
            if there:
                _set_aside(database, old)
        return old if there else None
    finally:
        lock.release()


def _refuse_in_use(copy: Path, database: Path) -> None:
    """A club that has its file open would go on writing to one that is no longer there."""
    belonging = {database.name + suffix for suffix in ("", *_BESIDE, LOCK)}
    if copy.name in belonging and os.path.realpath(copy.parent) == os.path.realpath(database.parent):
        raise Refused(f"{copy} belongs to the club itself; name another file")
    if copy.with_name(copy.name + LOCK).exists():
        try:
            FileLock(copy).release()
        except Held:
            raise Refused(f"{copy} is in use by another process") from None


def _set_aside(database: Path, old: Path) -> None:
    # What is still in the log belongs to the file.
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    for suffix in _BESIDE:
        database.with_name(database.name + suffix).unlink(missing_ok=True)
    database.replace(old)


@contextmanager
def _partial(target: Path) -> Iterator[Path]:
    """A file beside `target` that takes its place once it is whole and on the disk."""
    partial = target.with_name(f"{target.name}.{os.getpid()}.partial")
    os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield partial
        _sync(partial)
        partial.replace(target)
        _sync(target.parent)
    finally:
        partial.unlink(missing_ok=True)
        for suffix in _BESIDE:
            partial.with_name(partial.name + suffix).unlink(missing_ok=True)


def _sync(path: Path) -> None:
    # A folder cannot be opened everywhere, and where it cannot it need not be.
    with suppress(PermissionError):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _check(file: Path, otherwise: str) -> None:
    """That a file is a club's and whole. Raises Refused, or what the driver raises."""
    if not file.is_file():
        raise Refused(f"{file} is not there")
    engine = reading(file)
    try:
        with engine.connect() as connection:
            found = revision(connection)
            if found is None:
                raise Refused(f"{file} is {otherwise}")
            refuse_newer(found)
            if connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() != "ok":
                raise Refused(f"{file} is spoiled")
    finally:
        engine.dispose()


@contextmanager
def _refusing(file: Path) -> Iterator[None]:
    try:
        yield
    except DRIVER_ERRORS as error:
        code = str(translated(error))
        reason = getattr(error, "strerror", None) or code
        refused = Refused(
            f"{file} is no database" if code == "SQLITE_NOTADB" else f"{file} cannot be used ({reason})"
        )
    else:
        return
    raise refused
