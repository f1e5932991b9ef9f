"""Text that nobody can guess, and that a person may have to give to a command: ids, tokens, passwords."""

from __future__ import annotations

import secrets


def code(size: int) -> str:
    """So many random bytes as letters, digits, `-` and `_`.

    It does not begin with `-`: a command would take it for an option.
    """
    while True:
        made = secrets.token_urlsafe(size)
        if not made.startswith("-"):
            return made
