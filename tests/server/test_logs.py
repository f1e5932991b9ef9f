"""The log: every event one line, in both forms."""

from __future__ import annotations

import io
import json
import logging
from typing import TYPE_CHECKING

import pytest

from tests.server.conftest import running
from tests.server.visitor import Visitor, meet
from vog.server.logs import LOG, request_id, set_up_logs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from vog.server.settings import LogFormat, LogLevel


@pytest.fixture(autouse=True)
def restored_loggers() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in ("vog", "uvicorn")]
    before = [(logger.handlers, logger.propagate, logger.level) for logger in loggers]
    yield
    for logger, (handlers, propagate, level) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


def written(form: LogFormat, level: LogLevel = "info") -> str:
    stream = io.StringIO()
    set_up_logs(form, level, stream)
    token = request_id.set("7f")
    try:
        LOG.debug("small")
        LOG.info("request", extra={"fields": {"path": '/a b="\n', "status": 200, "client": None}})
        try:
            raise ValueError("first\nsecond")  # noqa: TRY301
        except ValueError:
            LOG.exception("unexpected failure")
        logging.getLogger("uvicorn.error").info("chatter")
    finally:
        request_id.reset(token)
    return stream.getvalue()


def test_json_is_an_object_a_line() -> None:
    first, second = (json.loads(line) for line in written("json").splitlines())
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "info",
        "event": "request",
        "request": "7f",
        "path": '/a b="\n',
        "status": 200,
        "client": None,
    }
    assert second["level"] == "error"
    assert "ValueError: first\nsecond" in second["exception"]


def test_text_is_words_a_line_and_quotes_what_is_not_one() -> None:
    first, second = written("text").splitlines()
    assert first.partition(" ")[2] == (
        r'level=info event=request request=7f path="/a b=\"\n" status=200 client=null'
    )
    assert r"ValueError: first\nsecond" in second


def test_the_level_decides_what_is_written() -> None:
    assert written("text", "error").count("\n") == 1
    assert "event=small" in written("text", "debug")
    assert "chatter" not in written("text", "debug"), "it would be headers and frames"


def test_the_most_talkative_log_names_no_token_and_no_tile(site: Path, tmp_path: Path) -> None:
    with running(site, tmp_path, "--log-level", "debug") as club:
        one, two = (Visitor(club.host, club.port).guest() for _ in range(2))
        game = meet(one, two, room="lightning", variant="lightning")
        moved = one.play_turn(game) or two.play_turn(game)
        for visitor in (one, two):
            visitor.close()
        club.get("/2048?token=swordfish")
        text = club.log.read_text()
    assert moved
    assert "/api/ads" in text
    for secret in (one.token, two.token, "swordfish", "hand", "sec-websocket", "Bearer"):
        assert secret is not None
        assert secret not in text
