"""What pages tell of the club's numbers is what the club goes by."""

from __future__ import annotations

import re
from pathlib import Path

from vog.club.rating import PROVISIONAL

LISTED = Path(__file__).parents[2] / "web" / "src" / "lib" / "leaderboards" / "listed.ts"


def test_the_leaderboards_say_whom_the_club_lists() -> None:
    found = re.search(r"MOST_DEVIATION = (\d+)", LISTED.read_text(encoding="utf-8"))
    assert found is not None
    assert int(found[1]) == PROVISIONAL
