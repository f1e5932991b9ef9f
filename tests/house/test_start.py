"""What a club does not pay for when it starts."""

from __future__ import annotations

import subprocess
import sys


def test_numpy_is_loaded_only_where_a_bot_has_a_move_to_find() -> None:
    program = "import sys, vog.server.bootstrap, vog.cli.commands; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
