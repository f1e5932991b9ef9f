"""docs/operating.md: its commands run as they are written, and of the settings it says what the code says."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.conftest import environment
from tests.server.visitor import Visitor
from tests.storage.postgresql import Server
from vog.server.settings import SETTINGS, Setting, Settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "operating.md"
BLOCKS = re.findall(r"```sh\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
# They fetch packages: `make wheel` and an installation by hand are the test of them.
INSTALLING = [block for block in BLOCKS if "pip install" in block]
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines()
    if line.startswith("| `--")
]


def test_the_table_has_every_setting_and_no_other() -> None:
    wanted = [(f"`{setting.flag}`", f"`{setting.variable}`") for setting in SETTINGS]
    assert [(row[0].strip(), row[1]) for row in ROWS] == wanted


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_plain_default_in_the_table_is_the_true_one(setting: Setting) -> None:
    (shown,) = [row[2] for row in ROWS if row[0].strip() == f"`{setting.flag}`"]
    (field,) = [field for field in msgspec.structs.fields(Settings) if field.name == setting.name]
    if shown.startswith("`"):
        assert setting.read(shown.strip("`")) == field.default
    elif shown == "none":
        assert not field.default
    else:
        assert setting.name in {"data", "site"}


# ---- commands ----------------------------------------------------------------------------------------


class Machine:
    """A machine with a club, in a folder: paths of the document lead into it, ports are free ones."""

    def __init__(self, folder: Path, site: Path, postgresql: str) -> None:
        self.folder = folder
        self.port, self.door = free_port(), free_port()
        self.data = folder / "var/lib/vog"
        self.data.mkdir(parents=True)
        self._names = {
            "postgresql://vog:secret@db.example/vog": postgresql,
            "https://club.example --room": f"http://127.0.0.1:{self.port} --room",
            "http://127.0.0.1:8000": f"http://127.0.0.1:{self.port}",
            "9101": str(self.door),
            "/var/lib/vog": str(self.data),
            "/var/backups/vog": str(folder / "var/backups/vog"),
            "/opt/vog/bin/": "",
            "room.json": str(folder / "room.json"),
        }
        programs = folder / "bin"
        programs.mkdir()
        shim = Path(__file__).with_name("shims.py")
        for name in ("vog", "systemctl", "runuser", "install", "journalctl", "useradd"):
            program = programs / name
            program.write_text(f"#!{sys.executable}\n{shim.read_text()}")
            program.chmod(0o755)
        self.environment = environment() | {
            "PATH": f"{programs}:{os.environ['PATH']}",
            "VOG_DATA": str(self.data),
            "VOG_TEST_FOLDER": str(folder),
            "VOG_TEST_PORT": str(self.port),
            "VOG_TEST_SITE": str(site),
        }

    def knows(self, written: str, meant: str) -> None:
        self._names[written] = meant

    def run(self, block: str, **variables: str) -> str:
        """What a block of commands prints; each must succeed."""
        for written, meant in self._names.items():
            block = block.replace(written, meant)
        done = subprocess.run(
            ["bash", "-euo", "pipefail", "-c", block],
            capture_output=True,
            text=True,
            env=self.environment | variables,
            cwd=self.folder,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, block + done.stdout + done.stderr
        return done.stdout

    def stop(self) -> None:
        """End what runs beside the commands."""
        for note in self.folder.glob("*.pid"):
            os.kill(int(note.read_text()), signal.SIGKILL)
            note.unlink()


def free_port() -> int:
    with socket.socket() as bound:
        bound.bind(("127.0.0.1", 0))
        port: int = bound.getsockname()[1]
        return port


@pytest.fixture
def machine(site: Path, tmp_path: Path, postgresql: Server) -> Iterator[Machine]:
    postgresql.execute("CREATE DATABASE operating")
    made = Machine(tmp_path, site, postgresql.url("operating"))
    yield made
    made.stop()
    postgresql.execute("DROP DATABASE operating WITH (FORCE)")


def block_with(word: str) -> str:
    found = [block for block in BLOCKS if word in block and block not in INSTALLING]
    return str(min(found, key=len))


def test_the_commands_of_the_document_run_as_they_are_written(machine: Machine) -> None:
    run: list[str] = []

    def block(word: str, **variables: str) -> str:
        run.append(block_with(word))
        return machine.run(run[-1], **variables)

    assert "started" in block("useradd")
    assert "ready" in block("readyz")
    ada = Visitor("127.0.0.1", machine.port).register("Ada")
    other = Visitor("127.0.0.1", machine.port).guest()
    ad = ada.ask("POST", "/api/ads", {"room": "lightning", "variant": "lightning"})["id"]
    game = other.ask("POST", f"/api/ads/{ad}/accept")["game"]
    machine.knows("abcdefghijkl", game)
    room = json.loads(machine.run("vog host rooms"))["rooms"][0]
    (machine.folder / "room.json").write_text(json.dumps(room | {"id": "small"}))

    host = block("vog host reset-password")
    assert "Ada Lovelace" in host
    assert '"closed": true' in host
    assert "small" in [found["id"] for found in other.ask("GET", "/api/rooms")]
    token = re.search(r'"token": "([^"]+)"', host)
    assert token is not None
    machine.knows("--token TOKEN", f"--token {token[1]}")
    assert "Robo sits in training" in block("vog bot")

    for word in ("vog doctor\n", "vog doctor --data"):
        assert "fault" not in block(word)
    assert "ok" in block("vog backup --data")
    [copy] = (machine.folder / "var/backups/vog").iterdir()
    machine.knows("club-2026-01-31.db", copy.name)
    other.ask("POST", "/api/logout")
    assert "what was there is club.db.old" in block("vog restore")
    assert other.ask("GET", "/api/me")["player"]["id"] == other.id, "the session of the backup is there again"
    assert ada.ask("GET", f"/api/archive/{game}")["game"]["end"]["reason"] == "closed"

    migrated = block("vog migrate")
    assert "ok: every row is there" in migrated
    assert "fault" not in migrated
    url = machine.run('printf %s "postgresql://vog:secret@db.example/vog"')
    machine.run("systemctl start vog", VOG_DATABASE_URL=url)
    assert other.ask("GET", "/api/me")["player"]["id"] == other.id
    assert ada.ask("GET", f"/api/archive/{game}")["game"]["id"] == game
    machine.run("systemctl stop vog")

    assert "for everyone, at https://club.example" in block("--public-url", VOG_PORT=str(free_port()))
    machine.stop()
    assert "vog_requests_total" in block("--backdoor-port", VOG_PORT=str(machine.port))
    assert sorted(run) == sorted(block for block in BLOCKS if block not in INSTALLING), "all of them"


UNIT = re.search(r"```ini\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    assert UNIT is not None
    unit = tmp_path / "vog.service"
    # The program is not installed on this machine; all else is as it is written.
    unit.write_text(UNIT[1].replace("/opt/vog/bin/vog", "/bin/true"))
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    ours = [line for line in done.stderr.splitlines() if "vog.service" in line]
    assert (done.returncode, ours) == (0, [])
