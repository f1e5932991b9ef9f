"""Stands in for what a machine has around a club, so that the commands of docs/operating.md run as written.

Called under the names of the programs, with VOG_TEST_FOLDER for what it keeps: `vog` runs the real one, a
server or a bot beside the others until the test is over; `systemctl` starts and stops the unit's command;
`runuser` runs as whoever runs the test.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

FOLDER = Path(os.environ["VOG_TEST_FOLDER"])
VOG = [sys.executable, "-c", "import sys; from vog.cli import main; sys.exit(main())"]
UNIT = FOLDER / "unit.pid"


def beside(arguments: list[str], note: Path) -> int:
    """Start it and wait for its first line."""
    output = note.with_suffix(".out")
    with output.open("w") as out, note.with_suffix(".err").open("w") as err:
        process = subprocess.Popen(
            [*VOG, *arguments], stdin=subprocess.DEVNULL, stdout=out, stderr=err, start_new_session=True
        )
    note.write_text(str(process.pid))
    while not output.read_text().endswith("\n"):
        if process.poll() is not None:
            print(note.with_suffix(".err").read_text(), file=sys.stderr)
            return process.returncode
        time.sleep(0.02)
    print(output.read_text(), end="")
    return 0


def vog(arguments: list[str]) -> int:
    if arguments[0] in {"serve", "bot"}:
        extra = ["--site", os.environ["VOG_TEST_SITE"]] if arguments[0] == "serve" else ["--pause", "0"]
        return beside([*arguments, *extra], FOLDER / f"beside{time.monotonic_ns()}.pid")
    return subprocess.run([*VOG, *arguments], check=False).returncode


def end(note: Path) -> None:
    """Tell the process to stop and wait until it is gone."""
    pid = int(note.read_text())
    os.kill(pid, signal.SIGTERM)
    while Path(f"/proc/{pid}").exists():
        if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
            break
        time.sleep(0.02)
    note.unlink()


def systemctl(arguments: list[str]) -> int:
    match arguments:
        case ["enable", "--now", "vog"] | ["start", "vog"]:
            flags = ["--port", os.environ["VOG_TEST_PORT"], "--site", os.environ["VOG_TEST_SITE"]]
            return 0 if UNIT.exists() else beside(["serve", *flags], UNIT)
        case ["stop", "vog"]:
            if UNIT.exists():
                end(UNIT)
            return 0
        case ["restart", "vog"]:
            return systemctl(["stop", "vog"]) or systemctl(["start", "vog"])
    return 1


def main(name: str, arguments: list[str]) -> int:  # noqa: PLR0911 - one for each program
    match name, arguments:
        case "vog", _:
            return vog(arguments)
        case "systemctl", _:
            return systemctl(arguments)
        case "runuser", ["-u", "vog", "--", *command]:
            return subprocess.run(command, check=False).returncode
        case "install", ["-d", "-o", "vog", "-g", "vog", "-m", mode, folder]:
            Path(folder).mkdir(int(mode, 8), parents=True, exist_ok=True)
            return 0
        case "journalctl", ["--unit", "vog", "--output", "cat"]:
            print(UNIT.with_suffix(".err").read_text())
            return 0
        case "useradd", ["--system", "--user-group", "--home-dir", _, "--shell", _, "vog"]:
            return 0
    print(f"{name} {arguments} is not known here", file=sys.stderr)
    return 127


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[0]).name, sys.argv[1:]))
