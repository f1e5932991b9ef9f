"""The log: one event a line on standard error, as `key=value` or as JSON.

An event is a name and fields: `LOG.info("request", extra={"fields": {"status": 200}})`. A record that was
made while a request is answered carries its id.
"""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, TextIO

import msgspec

if TYPE_CHECKING:
    from vog.server.settings import LogFormat, LogLevel

LOG = logging.getLogger("vog")

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)

_BARE = re.compile(r"[!#-<>-~]+")  # printable ASCII without space, quote and equals sign


def fields_of(record: logging.LogRecord) -> dict[str, Any]:
    """What a record says, in the order in which it is written."""
    moment = datetime.fromtimestamp(record.created, UTC)
    fields: dict[str, Any] = {
        "time": moment.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "event": record.getMessage(),
    }
    if record.name != LOG.name:
        fields["logger"] = record.name
    current = request_id.get()
    if current is not None:
        fields["request"] = current
    fields.update(getattr(record, "fields", {}))
    if record.exc_info:
        fields["exception"] = logging.Formatter().formatException(record.exc_info)
    return fields


class JsonFormatter(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record; what JSON does not know becomes text."""
        return msgspec.json.encode(fields_of(record), enc_hook=str).decode()


class TextFormatter(logging.Formatter):
    """`key=value` with JSON quotes around what is not a plain word, so that a line is always one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write the record."""
        return " ".join(f"{key}={_word(value)}" for key, value in fields_of(record).items())


def _word(value: object) -> str:
    text = value if isinstance(value, str) else msgspec.json.encode(value, enc_hook=str).decode()
    if _BARE.fullmatch(text):
        return text
    return msgspec.json.encode(text).decode()


def set_up_logs(form: LogFormat, level: LogLevel, stream: TextIO | None = None) -> None:
    """Send the logs of VOG and of uvicorn to a stream (standard error), in place of where they went."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    # More than warnings of uvicorn's would be headers and frames, with tokens and hands in them.
    for name, least in (("vog", level), ("uvicorn", "error" if level == "error" else "warning")):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(least.upper())
