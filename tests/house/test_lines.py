"""The lines of the house hold: each planted fault is caught, and the house as it stands is clean."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CORE_IMPORT = re.compile(r"^\s*(?:from|import) vog\._core|^\s*from vog import .*_core", re.MULTILINE)


# An editable install leads `vog` to this checkout before any path is asked; the copy must be found.
LINT = """
import sys
sys.meta_path = [finder for finder in sys.meta_path if "ScikitBuild" not in type(finder).__name__]
sys.modules.pop("vog", None)
from importlinter.cli import lint_imports_command
lint_imports_command(["--no-cache", sys.argv[1]])
"""


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", LINT, str(folder / ".importlinter")],
        cwd=folder / "src",
        env={"PYTHONPATH": str(folder / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def copy_of_the_house(folder: Path) -> None:
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("site", "__pycache__", "*.so")
    )
    shutil.copy(ROOT / ".importlinter", folder)


FAULTS = [
    ("the server imports the command line", "server/health.py", "import vog.cli.failure"),
    ("a game imports the server", "twenty48/game.py", "import vog.server.settings"),
    ("a game reads the clock", "twenty48/game.py", "import time"),
    ("a game rolls its own dice", "twenty48/record.py", "import random"),
    ("a game asks the system for chance", "twenty48/batch.py", "import secrets"),
    ("a game waits", "twenty48/batch.py", "import asyncio"),
    ("a game of Numbridge reads the clock", "numbridge/position.py", "import time"),
    ("the club reads the clock", "club/table.py", "import time"),
    ("the club waits", "club/service/tables.py", "import asyncio"),
    ("the club asks the database", "club/service/lobby.py", "import sqlalchemy"),
    ("a table knows what is kept beside it", "club/table.py", "import vog.club.registers"),
    ("a module of the club stands outside its layers", "club/attic.py", ""),
    ("the server looks at positions", "server/hub.py", "import vog.numbridge.position"),
    ("the protocol reads records", "protocol/reader.py", "import vog.numbridge.record"),
    ("a bot looks at tables", "bot/mind.py", "import vog.club.table"),
    ("the protocol reads the clock", "protocol/conversation.py", "import time"),
    ("a bot's mind waits", "bot/mind.py", "import asyncio"),
    ("the socket's handler asks the club", "server/socket.py", "import vog.club.service"),
    ("a route asks the database", "server/api/lobby.py", "import vog.storage.ads"),
    ("storage speaks the protocol", "storage/ads.py", "import vog.protocol.messages"),
    ("storage knows the web", "storage/accounts.py", "import litestar"),
    ("the hub asks the database", "server/hub.py", "import vog.storage.journal"),
    ("who starts a node touches storage", "server/node.py", "from vog.storage import Database"),
    ("the protocol asks the database", "protocol/outbox.py", "import vog.storage"),
    ("the club asks for what is kept", "club/service/people.py", "import vog.storage.players"),
    ("storage knows the server", "storage/notices.py", "import vog.server.logs"),
    ("storage knows the bots", "storage/rooms.py", "import vog.bot.mind"),
    ("the games know each other", "numbridge/match.py", "import vog.twenty48.game"),
    ("a view looks at positions", "numbridge/view.py", "import vog.numbridge.position"),
    ("a module of Numbridge stands outside its layers", "numbridge/attic.py", ""),
    ("a part stands outside the layers", "attic/__init__.py", ""),
]


@pytest.mark.parametrize(("fault", "file", "line"), FAULTS, ids=[fault[0] for fault in FAULTS])
def test_a_planted_fault_is_caught(fault: str, file: str, line: str, tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    path = tmp_path / "src" / "vog" / file
    path.parent.mkdir(exist_ok=True)
    with path.open("a") as source:
        source.write(f"\n{line}\n")
    result = lint(tmp_path)
    assert result.returncode == 1, fault + result.stdout + result.stderr
    assert "BROKEN" in result.stdout or "attic" in result.stdout + result.stderr


def test_the_copy_without_a_fault_is_clean(tmp_path: Path) -> None:
    copy_of_the_house(tmp_path)
    result = lint(tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr


def test_only_the_games_import_the_core() -> None:
    importers = {
        path.relative_to(ROOT / "src" / "vog").parts[0]
        for path in (ROOT / "src" / "vog").rglob("*.py")
        if CORE_IMPORT.search(path.read_text())
    }
    assert importers <= {"twenty48", "numbridge"}


def test_what_speaks_with_people_takes_nothing_from_the_games_front_door() -> None:
    """`from vog.numbridge import Position` would get past the contract about its modules."""
    front_door = re.compile(r"^\s*(?:from vog\.numbridge import|import vog\.numbridge$)", re.MULTILINE)
    takers = [
        str(path)
        for part in ("protocol", "server", "bot")
        for path in (ROOT / "src" / "vog" / part).rglob("*.py")
        if front_door.search(path.read_text())
    ]
    assert takers == []
