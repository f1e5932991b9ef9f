"""Why the server does not start."""


class StartFailure(Exception):
    """The server cannot start; the text is one line for the person who started it (exit code 2)."""
