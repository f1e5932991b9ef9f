"""The document at /api/openapi.json says what the routes do: each answers requests made by it as it says."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from tests.server.conftest import Club, running
from tests.server.visitor import Visitor

CHECKS = [not_a_server_error, status_code_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def club(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with running(site, tmp_path_factory.mktemp("club")) as club:
        yield club


def test_every_route_answers_as_documented(club: Club) -> None:
    # Not by the library's own decorator: it reaches into a pytest older than ours.
    document = schemathesis.openapi.from_url(f"http://{club.host}:{club.port}/api/openapi.json")
    token = Visitor(club.host, club.port).guest().token
    called = 0
    for found in document.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        # What ends the session would make strangers of all who come after.
        if "/api/" not in operation.path or "logout" in operation.path or "delete" in operation.path:
            continue

        @given(case=operation.as_strategy())
        @settings(max_examples=5, deadline=None, suppress_health_check=list(HealthCheck))
        def asked(case: Any) -> None:
            nonlocal called
            called += 1
            case.call_and_validate(headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)

        asked()
    assert called > 60
