"""Ids, tokens and passwords can be given to a command as they are."""

from __future__ import annotations

import secrets

import pytest

from vog.server.bootstrap import SystemChance
from vog.server.codes import code


def test_a_code_never_begins_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-option", "--", "-", "plain-one"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: f"{next(drawn)}{size}")
    assert code(9) == "plain-one9"


def test_an_id_has_twelve_characters() -> None:
    ids = {SystemChance().id() for _ in range(500)}
    assert len(ids) == 500
    assert {len(one) for one in ids} == {12}
    assert not [one for one in ids if one.startswith("-")]
