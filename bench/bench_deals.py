"""Deals of Numbridge: exact clue count, proven unique, beside the dealers that Debian packages.

    make bench        or        .venv/bin/python bench/bench_deals.py

One core, CPU time, in one run; nothing is asserted. The peers (sgt-puzzles' `sgt-solo`, `qqwing`) are used
where they are installed. They deal about as many clues as they please; ours are exact.
"""

from __future__ import annotations

import hashlib
import resource
import shutil
import statistics
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

from vog._core import sudoku


class Field(NamedTuple):
    name: str
    size: int
    irregular: bool
    clues: int
    grade: str
    deals: int
    peer: str | None  # the parameter of sgt-solo that comes nearest


FIELDS = [
    Field("9x9 regular, 30", 9, False, 30, "any", 5000, "3x3"),
    Field("9x9 regular, 30, singles", 9, False, 30, "singles", 3000, "3x3"),
    Field("9x9 regular, 24", 9, False, 24, "any", 3000, "3x3a"),
    Field("9x9 irregular, 30", 9, True, 30, "any", 2000, "9j"),
    Field("9x9 irregular, 30, singles", 9, True, 30, "singles", 2000, "9j"),
    Field("6x6 regular, 12", 6, False, 12, "any", 10000, "2x3"),
    Field("6x6 regular, 12, singles", 6, False, 12, "singles", 10000, "2x3"),
]


def key(number: int) -> bytes:
    return hashlib.sha256(number.to_bytes(8, "big")).digest()


def times(field: Field) -> list[float]:
    """CPU seconds of each deal."""
    out = []
    for number in range(field.deals):
        begun = time.process_time()
        sudoku.deal(field.size, field.irregular, field.clues, field.grade, key(number))
        out.append(time.process_time() - begun)
    return out


def line(name: str, spent: list[float]) -> str:
    spent = sorted(spent)
    p99 = spent[len(spent) * 99 // 100]
    return (
        f"{name:<34}{len(spent) / sum(spent):>9,.0f}/s   p50 {1e3 * statistics.median(spent):7.3f} ms"
        f"   p99 {1e3 * p99:7.3f} ms   max {1e3 * spent[-1]:8.3f} ms"
    )


def children_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def peer_rate(command: list[str], deals: int) -> float:
    begun = children_cpu()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return deals / (children_cpu() - begun)


def solo() -> str | None:
    found = shutil.which("sgt-solo") or "/usr/games/sgt-solo"
    return found if Path(found).exists() else None


def rooms() -> None:
    """Every setting and grade that a room allows: the slowest of all."""
    worst: list[tuple[float, float, str]] = []
    for size, counts in ((9, range(24, 41, 2)), (6, range(9, 15))):
        for irregular in (False, True):
            for clues in counts:
                for grade in ("singles", "hard", "any"):
                    least, most = sudoku.allowed_clues(size, irregular, grade)
                    if not least <= clues <= most:
                        continue
                    kind = "irregular" if irregular else "regular"
                    spent = sorted(
                        times(Field("", size, irregular, clues, grade, 200 if size == 9 else 500, None))
                    )
                    name = f"{size}x{size} {kind}, {clues}, {grade}"
                    worst.append((spent[len(spent) * 99 // 100], spent[-1], name))
    print("slowest of what rooms allow, by p99:")
    for p99, most_, name in sorted(worst, reverse=True)[:5]:
        print(f"  {name:<32} p99 {1e3 * p99:8.2f} ms   max {1e3 * most_:8.2f} ms")


def main() -> None:
    program = solo()
    for field in FIELDS:
        spent = times(field)
        text = line(field.name, spent)
        if program and field.peer:
            theirs = peer_rate([program, "--generate", "300", field.peer], 300)
            text += f"   sgt-solo {field.peer} {theirs:,.0f}/s   ratio {len(spent) / sum(spent) / theirs:.1f}"
        print(text)
    if not program:
        print("sgt-solo (Debian: sgt-puzzles) is not installed: no ratio")
    if shutil.which("qqwing"):
        print(
            f"qqwing --generate                 {peer_rate(['qqwing', '--generate', '300'], 300):>10,.0f}/s"
        )
    else:
        print("qqwing is not installed")

    layout = sudoku.Layout.regular(9)
    fields = [sudoku.deal(9, False, 30, "any", key(n)).clues for n in range(2000)]
    begun = time.process_time()
    for clues in fields:
        sudoku.count_solutions(layout, clues)
    rate = len(fields) / (time.process_time() - begun)
    print(f"uniqueness checks at 30 clues, called from Python {rate:>12,.0f}/s")
    rooms()


if __name__ == "__main__":
    main()
