"""`vog backup`, `vog restore`, `vog migrate` and `vog doctor`: the club's database from outside."""

from __future__ import annotations

import asyncio
import os
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vog.cli.arguments import MOST_GAMES
from vog.cli.failure import Failure
from vog.server.failure import StartFailure
from vog.server.folder import prepare_data
from vog.server.loading import loading
from vog.server.settings import SETTINGS, read_settings

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from vog.server.settings import Settings

_NEEDED = ("data", "database_url")
_POSTGRESQL = ("postgresql://", "postgres://")


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add the four."""
    backup = _command(commands, "backup", _backup, "copy the club into one file, also while it runs (SQLite)")
    backup.add_argument("file", metavar="FILE", help="the copy, mode 0600: it is as secret as the club")
    backup.add_argument("--force", action="store_true", help="replace a file that is there")

    restore = _command(commands, "restore", _restore, "make the club of a copy (SQLite); it must be stopped")
    restore.add_argument("file", metavar="FILE", help="what `vog backup` wrote")
    restore.add_argument("--force", action="store_true", help="keep the club there is as *.old")

    migrate = commands.add_parser(
        "migrate",
        help="carry the club from SQLite to PostgreSQL",
        description="Carry a stopped club to an empty database: all of it, compared row by row, or nothing.",
    )
    migrate.add_argument("--from", dest="source", required=True, metavar="URL", help="sqlite:FILE")
    migrate.add_argument(
        "--to",
        dest="target",
        metavar="URL",
        help="postgresql://USER:PASSWORD@HOST/NAME (VOG_DATABASE_URL, the better place for a password)",
    )
    migrate.set_defaults(run=_run, work=_migrate)

    doctor = _command(
        commands, "doctor", _doctor, "check the club's database and play a sample of its games again"
    )
    doctor.add_argument(
        "--games",
        type=int,
        default=200,
        metavar="N",
        help="how many of each status to play again (200)",
    )


def _command(
    commands: argparse._SubParsersAction[Any],
    name: str,
    work: Callable[[argparse.Namespace], int],
    purpose: str,
) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = commands.add_parser(name, help=purpose, description=purpose)
    for setting in SETTINGS:
        if setting.name in _NEEDED:
            parser.add_argument(
                setting.flag,
                dest=setting.name,
                metavar=setting.metavar,
                help=f"{setting.purpose} ({setting.variable})",
            )
    parser.set_defaults(run=_run, work=work)
    return parser


def _run(arguments: argparse.Namespace) -> int:
    # The database's libraries are not there for every command to import.
    with loading():
        from vog.club.ports import Unavailable  # noqa: PLC0415
        from vog.storage import Broken, Refused, Taken  # noqa: PLC0415

    try:
        code: int = arguments.work(arguments)
    except (Refused, StartFailure) as refused:
        raise Failure(str(refused)) from None
    except Unavailable as away:
        raise Failure(f"the database cannot be reached ({away})") from None
    except (Broken, Taken) as broken:
        raise Failure(f"the database cannot be used ({broken})") from None
    return code


def _where(arguments: argparse.Namespace) -> str | Path:
    return _settings(arguments).database


def _settings(arguments: argparse.Namespace) -> Settings:
    """Where the club is, by flags and variables as `vog serve` finds it."""
    return read_settings({name: getattr(arguments, name) for name in _NEEDED}, os.environ)


def _file(arguments: argparse.Namespace, instead: str) -> Path:
    with loading():
        from vog.storage.database import file_of  # noqa: PLC0415

    where = _where(arguments)
    if isinstance(where, str) and where.startswith(_POSTGRESQL):
        raise Failure(f"the club is in PostgreSQL, which has {instead}")
    return file_of(where)


def _backup(arguments: argparse.Namespace) -> int:
    with loading():
        from vog.storage.backup import back_up  # noqa: PLC0415

    copy = Path(arguments.file)
    size = back_up(_file(arguments, "pg_dump for that"), copy, force=arguments.force)
    print(f"ok: {copy}, {size} bytes")
    return 0


def _restore(arguments: argparse.Namespace) -> int:
    with loading():
        from vog.storage.backup import restore  # noqa: PLC0415

    copy, database = Path(arguments.file), _file(arguments, "pg_restore for that")
    if copy.is_dir():
        raise Failure(f"{copy} is a folder; name the file that `vog backup` wrote")
    with _folder_for(arguments):
        old = restore(copy, database, force=arguments.force)
    print(f"ok: {database}" + (f"; what was there is {old.name}" if old else ""))
    return 0


@contextmanager
def _folder_for(arguments: argparse.Namespace) -> Iterator[None]:
    """The data folder, made as `vog serve` makes it; gone again where nothing came into it."""
    settings = _settings(arguments)
    made = settings.database_url is None and not settings.data.exists()
    if made:
        prepare_data(settings.data)
    try:
        yield
    except BaseException:
        if made:
            with suppress(OSError):
                settings.data.rmdir()
        raise


def _migrate(arguments: argparse.Namespace) -> int:
    with loading():
        from vog.storage.carry import carry  # noqa: PLC0415

    target = arguments.target or os.environ.get("VOG_DATABASE_URL", "")
    if not target:
        raise Failure("name the target with --to or VOG_DATABASE_URL")
    for table, rows in asyncio.run(carry(arguments.source, target)):
        print(f"{table:<14} {rows:>10} rows")
    print("ok: every row is there")
    return 0


def _doctor(arguments: argparse.Namespace) -> int:
    with loading():
        from vog.storage import Database  # noqa: PLC0415
        from vog.storage.doctor import Finding, examine  # noqa: PLC0415

    if not 0 <= arguments.games <= MOST_GAMES:
        raise Failure(f"--games {arguments.games}: from 0 to {MOST_GAMES}")
    where = _where(arguments)

    async def look() -> list[Finding]:
        async with await Database.look(where) as database:
            return await examine(database, arguments.games)

    sound = True
    for finding in asyncio.run(look()):
        if not finding.faults:
            print(f"ok: {finding.what}")
        for fault in finding.faults:
            print(f"fault: {fault}")
            sound = False
    return 0 if sound else 1
