"""Servers as subprocesses, and what they used of the machine, from /proc."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
_TICK = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, its own and the system's for it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def memory(pid: int) -> int:
    """KB that a process keeps in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def family(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            parent = int(stat.read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        if parent == pid:
            found.append(int(stat.parent.name))
    return found


class Running:
    """A server that is there, on a free port."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.pid = process.pid
        line = process.stdout.readline()
        port = urlsplit(line.split(" ")[-1].strip()).port
        if port is None:
            raise RuntimeError("the server did not start")
        self.port = port


@contextmanager
def running(command: list[str]) -> Iterator[Running]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("VOG_")}
    environment["PYTHONPATH"] = str(ROOT)
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT) as process:
        try:
            yield Running(process)
        finally:
            process.send_signal(signal.SIGTERM)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()


def club(data: Path, database: str | None) -> list[str]:
    command = [sys.executable, "-c", "import sys; from vog.cli import main; sys.exit(main())", "serve"]
    command += ["--port", "0", "--data", str(data), "--log-level", "warning"]
    return [*command, "--database-url", database] if database else command


def echo(size: int) -> list[str]:
    return [sys.executable, "-m", "bench.club_echo", str(size)]
