"""docs/operating.md says of the settings what the code says."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from vog.server.settings import SETTINGS, Setting, Settings

DOCUMENT = Path(__file__).parents[2] / "docs" / "operating.md"
ROWS = [
    [cell.strip() for cell in line.strip("|").split(" | ")]
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines()
    if line.startswith("| `--")
]


def test_the_table_has_every_setting_and_no_other() -> None:
    wanted = [(f"`{setting.flag}`", f"`{setting.variable}`") for setting in SETTINGS]
    assert [(row[0].strip(), row[1]) for row in ROWS] == wanted


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_a_plain_default_in_the_table_is_the_true_one(setting: Setting) -> None:
    (shown,) = [row[2] for row in ROWS if row[0].strip() == f"`{setting.flag}`"]
    (field,) = [field for field in msgspec.structs.fields(Settings) if field.name == setting.name]
    if shown.startswith("`"):
        assert setting.read(shown.strip("`")) == field.default
    elif shown == "none":
        assert not field.default
    else:
        assert setting.name in {"data", "site"}
