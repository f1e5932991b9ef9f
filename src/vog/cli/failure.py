"""The one way a command says that its input was wrong."""


class Failure(Exception):
    """Printed as one line on standard error; the exit code is 2."""
