"""Write what the rulebook of Numbridge draws and counts.

python -m tools.rulebook build/rulebook.json

Moves are written in the notation of records (N32) and played by the engine, so one that the rules refuse, or
that does not do what it is written to do (`c2=4` that is a miss), stops the build with its name; so does an
example that would not show what the page says of it. The page's types are in
web/src/lib/reading/numbridge/figures.ts.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.rulebook import figures
from tools.rulebook.examples import Picture, WrongExample
from tools.rulebook.numbers import numbers, rooms
from tools.rulebook.opening import opening

from vog.numbridge import Variant


def rulebook() -> Picture:
    """All of it. Raises WrongExample."""
    return {
        "numbers": numbers(),
        "rooms": rooms(),
        "fields": figures.fields(),
        "neighbours": figures.neighbours(),
        "regions": figures.regions(),
        "placing": figures.placing(),
        "clue": {"one": figures.clue(1), "two": figures.clue(2)},
        "exchange": figures.exchange(),
        "nothing": figures.nothing(),
        "candidates": figures.candidates(),
        "bridge": figures.won(Variant.BRIDGE),
        "lightning": figures.won(Variant.LIGHTNING),
        "lands": figures.lands(),
        "opening": opening(),
        "sure": figures.sure(),
    }


if __name__ == "__main__":
    try:
        made = rulebook()
    except WrongExample as wrong:
        sys.exit(f"the rulebook of Numbridge: {wrong}")
    Path(sys.argv[1]).write_text(json.dumps(made, indent=1) + "\n", encoding="utf-8")
