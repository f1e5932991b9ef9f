"""2048: random play in the batch beside gymnasium-2048, and one slide from Python beside a plain-Python one.

    make bench        or        .venv/bin/python bench/bench_twenty48.py

Rounds alternate between the sides, so that a machine that slows down slows both. CPU time, nothing asserted.
"""

from __future__ import annotations

import statistics
import time
import timeit
import warnings

import gymnasium
import numpy as np

from vog.twenty48 import Board, Direction, batch

ROUNDS = 5


def gymnasium_steps_per_second(steps: int) -> float:
    """Steps of the environment under uniform actions, valid or not, as its users call it."""
    warnings.simplefilter("ignore")
    environment = gymnasium.make("gymnasium_2048:gymnasium_2048/TwentyFortyEight-v0")
    environment.reset(seed=1)
    actions = np.random.default_rng(1).integers(0, 4, steps).tolist()
    begun = time.process_time()
    for action in actions:
        if environment.step(action)[2]:
            environment.reset()
    return steps / (time.process_time() - begun)


def batch_moves_per_second(games: int, first: int) -> float:
    begun = time.process_time()
    played = batch.play_randomly(np.arange(first, first + games))
    return int(played.moves.sum()) / (time.process_time() - begun)


def plain_slide(rows: list[list[int]]) -> tuple[list[list[int]], int]:
    """What a slide costs in Python itself: a left move by lists."""
    gained = 0
    out = []
    for row in rows:
        tiles = [tile for tile in row if tile]
        line = []
        i = 0
        while i < len(tiles):
            if i + 1 < len(tiles) and tiles[i] == tiles[i + 1]:
                line.append(2 * tiles[i])
                gained += 2 * tiles[i]
                i += 2
            else:
                line.append(tiles[i])
                i += 1
        out.append(line + [0] * (4 - len(line)))
    return out, gained


def per_second(call: str, names: dict[str, object], number: int) -> float:
    return number / timeit.timeit(call, globals=names, number=number, timer=time.process_time)


def main() -> None:
    ours: list[float] = []
    theirs: list[float] = []
    for round_ in range(ROUNDS):
        theirs.append(gymnasium_steps_per_second(20_000))
        ours.append(batch_moves_per_second(20_000, round_ * 20_000))
    ratios = [a / b for a, b in zip(ours, theirs, strict=True)]
    print(
        f"random play, batch API      {statistics.median(ours):>13,.0f} moves/s"
        f"   gymnasium-2048 {statistics.median(theirs):>10,.0f} steps/s"
        f"   ratio {statistics.median(ratios):,.0f} ({min(ratios):,.0f} to {max(ratios):,.0f})"
    )

    rows = [[2, 2, 4, 0], [4, 4, 4, 4], [0, 0, 2, 2], [1024, 0, 1024, 2]]
    names = {"board": Board.from_rows(rows), "left": Direction.LEFT, "plain": plain_slide, "rows": rows}
    slides: list[float] = []
    plains: list[float] = []
    for _ in range(ROUNDS):
        plains.append(per_second("plain(rows)", names, 50_000))
        slides.append(per_second("board.slide(left)", names, 500_000))
    ratios = [a / b for a, b in zip(slides, plains, strict=True)]
    print(
        f"one Board.slide from Python {statistics.median(slides):>13,.0f} /s"
        f"         lists in Python {statistics.median(plains):>9,.0f} /s"
        f"         ratio {statistics.median(ratios):,.0f} ({min(ratios):,.0f} to {max(ratios):,.0f})"
    )


if __name__ == "__main__":
    main()
