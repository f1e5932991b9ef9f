"""2048 written a second time, slowly and from the rules alone: lists of tile values, no tables, no bits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

Rows = list[list[int]]
NAMES = ("up", "down", "left", "right")


def push_to_front(tiles: list[int]) -> tuple[list[int], int]:
    """T3, T6, T7, T8 for one line whose first place is the edge."""
    pushed, gained = _pushed(tuple(tiles))
    return list(pushed), gained


@cache
def _pushed(tiles: tuple[int, ...]) -> tuple[list[int], int]:
    standing = [tile for tile in tiles if tile]
    pushed: list[int] = []
    gained = 0
    while standing:
        first = standing.pop(0)
        if standing and standing[0] == first:
            standing.pop(0)
            first *= 2
            gained += first
        pushed.append(first)
    return pushed + [0] * (len(tiles) - len(pushed)), gained


def slide(rows: Rows, name: str) -> tuple[Rows, int]:
    vertical = name in ("up", "down")
    backward = name in ("down", "right")
    lines = [list(line) for line in (zip(*rows, strict=True) if vertical else rows)]
    total = 0
    for index, line in enumerate(lines):
        pushed, gained = push_to_front(line[::-1] if backward else line)
        lines[index] = pushed[::-1] if backward else pushed
        total += gained
    return ([list(line) for line in zip(*lines, strict=True)] if vertical else lines), total


def is_over(rows: Rows) -> bool:
    """T13, from its own words: full, and no two neighbours equal."""
    if any(0 in row for row in rows):
        return False
    beside = any(row[c] == row[c + 1] for row in rows for c in range(3))
    below = any(rows[r][c] == rows[r + 1][c] for r in range(3) for c in range(4))
    return not beside and not below


class Draws:
    """SplitMix64 as docs/records.md gives it."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        return z ^ z >> 31

    def below(self, n: int) -> int:
        while True:
            product = (self.next() >> 32) * n
            if product % 2**32 >= 2**32 % n:
                return product >> 32


class Game:
    def __init__(self, seed: int) -> None:
        self.rows: Rows = [[0] * 4 for _ in range(4)]
        self.draws = Draws(seed)
        self.score = 0
        self.won = False
        self.spawn()
        self.spawn()

    def spawn(self) -> tuple[int, int]:
        empty = [cell for cell in range(16) if not self.rows[cell // 4][cell % 4]]
        cell = empty[self.draws.below(len(empty))]
        tile = 4 if self.draws.below(10) == 0 else 2
        self.rows[cell // 4][cell % 4] = tile
        return cell, tile

    def play(self, name: str) -> bool:
        rows, gained = slide(self.rows, name)
        if rows == self.rows:
            return False
        self.rows = rows
        self.score += gained
        self.won = self.won or any(2048 in row for row in rows)
        self.spawn()
        return True


def random_game(seed: int) -> Iterator[tuple[str, Rows, int]]:
    """Directions by the generator seeded with ~seed, taken whether valid or not: (name, rows, score)."""
    game = Game(seed)
    player = Draws(~seed % 2**64)
    while not is_over(game.rows):
        name = NAMES[player.next() >> 62]
        game.play(name)
        yield name, game.rows, game.score
