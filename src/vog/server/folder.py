"""The data folder of a club."""

from __future__ import annotations

import tempfile
from typing import TYPE_CHECKING

from vog.server.failure import StartFailure

if TYPE_CHECKING:
    from pathlib import Path


def prepare_data(folder: Path) -> None:
    """Make the data folder where it is not there yet, and write to it once. Raises StartFailure."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as probe:
            probe.write(b"vog")
    except OSError as error:
        reason = error.strerror or str(error)
        raise StartFailure(
            f"cannot write to the data folder {folder} ({reason}); name another with --data or VOG_DATA"
        ) from None
