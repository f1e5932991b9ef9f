"""Where every command begins and ends: what is typed, what is interrupted, what cannot be written."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from vog.cli import main

VOG = "import sys; from vog.cli import main; sys.exit(main())"


def run(
    *arguments: str | bytes, program: str = VOG, flags: tuple[str, ...] = (), **more: object
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, *flags, "-c", program, *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, check=False, **more)  # type: ignore[call-overload,no-any-return]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("flags", [(), ("-u",)], ids=["buffered", "unbuffered"])
@pytest.mark.parametrize("command", [["--help"], ["--version"], ["host", "--help"]])
def test_help_that_cannot_be_written_is_a_failure(command: list[str], flags: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = run(*command, flags=flags, stdout=full)
    assert (done.returncode, done.stderr) == (2, b"vog: cannot write: No space left on device\n")


# Ctrl-C comes while the module of that name is loaded; nothing sleeps.
INTERRUPTED = """
import signal, sys
class Interrupting:
    def find_spec(self, name, *_):
        if name == sys.argv[1]:
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Interrupting())
from vog.cli import main
sys.exit(main(sys.argv[2:]))
"""


@pytest.mark.parametrize(
    ("module", "command"),
    [
        ("vog.cli.commands", ["2048", "--help"]),
        ("vog.numbridge.deal", ["numbridge", "simulate"]),
        ("vog.storage.doctor", ["doctor"]),
        ("vog.server.bootstrap", ["serve"]),
        ("vog.bot.runner", ["bot", "--url", "http://127.0.0.1:1"]),
    ],
)
def test_an_interrupt_while_a_command_is_loaded_is_quiet(
    module: str, command: list[str], tmp_path: Path
) -> None:
    done = run(module, *command, program=INTERRUPTED, env=os.environ | {"VOG_DATA": str(tmp_path)})
    assert (done.returncode, done.stderr) == (130, b"")


@pytest.mark.parametrize(
    "command",
    [
        ["2048", "verify", "-"],
        ["numbridge", "verify", "-"],
        ["numbridge", "show", "-"],
        ["host", "put-room", "-"],
    ],
)
def test_a_closed_standard_input_is_one_line(command: list[str]) -> None:
    done = run(*command, preexec_fn=lambda: os.close(0))
    assert (done.returncode, done.stderr) == (2, b"vog: -: standard input is closed\n")


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("backup ?", "club.db is not there"),
        ("backup --data ? copy", "--data is "),
        ("doctor --data ?", "--data is "),
        ("doctor --database-url sqlite:?", "--database-url is "),
        ("migrate --from sqlite:? --to postgresql://h/x", "is not there"),
        ("host announce ?", "no text in UTF-8"),
        ("host ban ?", "no text in UTF-8"),
        ("2048 verify ?", "No such file"),
        ("2048 best --model ?", "there is no model"),
        ("2048 evaluate --games ? --plies 1", "is no whole number"),
        ("numbridge deal --seed ?", "hexadecimal"),
        ("numbridge simulate --games ?", "is no whole number"),
        ("bot --url http://?", "no address of a club"),
    ],
)
def test_bytes_that_are_no_text_are_refused_in_words(command: str, said: str, tmp_path: Path) -> None:
    typed = [b"\xff".join(word.encode().split(b"?")) for word in command.split()]
    done = run(*typed, stdout=subprocess.PIPE, env=os.environ | {"VOG_DATA": str(tmp_path)})
    last = done.stderr.decode().splitlines()[-1]
    assert (done.returncode, done.stdout) == (2, b"")
    assert "Traceback" not in done.stderr.decode()
    assert said in last


def test_a_failure_is_one_line_whatever_was_typed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["2048", "verify", "no\nsuch\u2028file"]) == 2
    assert capsys.readouterr().err == "vog: no such file: No such file or directory\n"


def test_bytes_that_are_no_text_may_name_a_file_and_a_seed(tmp_path: Path) -> None:
    odd = os.fsencode(tmp_path) + b"/\xff"
    done = run("numbridge", "simulate", "--games", "1", "--seed", b"\xff", "--record", odd)
    assert (done.returncode, done.stderr) == (0, b"")
    done = run("numbridge", "verify", odd, stdout=subprocess.PIPE)
    assert (done.returncode, done.stdout[:4]) == (0, b"ok: ")
    environ = os.environ | {"VOG_DATA": str(tmp_path)}
    assert run("host", "rooms", env=environ, stdout=subprocess.PIPE).returncode == 0
    done = run("backup", odd + b"2", env=environ, stdout=subprocess.PIPE)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"/\\udcff2, " in done.stdout


@pytest.mark.parametrize("command", ["2048 verify", "numbridge verify", "numbridge show", "host put-room"])
@pytest.mark.parametrize(
    ("given", "said"),
    [
        (b"", "empty, so no "),
        (b" \n", "empty, so no "),
        (b"[1]", ": no r"),
        (b"Once upon a time", ": no "),
        (b"a" * (1 << 20) + b"a", "larger than 1048576 bytes, so no "),
        (b"[" * 100_000, ": no r"),
    ],
    ids=["empty", "blank", "array", "text", "large", "deep"],
)
def test_a_file_of_something_else_is_told_as_such(
    command: str, given: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_bytes(given)
    assert main([*command.split(), str(file)]) == 2
    err = capsys.readouterr().err
    assert err.startswith(f"vog: {file}: ")
    assert said in err
    assert err.count("\n") == 1
    assert "$.format" not in err
