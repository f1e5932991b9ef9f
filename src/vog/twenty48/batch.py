"""Many boards in one call, for researchers: NumPy arrays in, new NumPy arrays out, the GIL released.

A board is 16 exponents as uint8, shape (4, 4): 0 for an empty cell, n for the tile 2**n, up to 17. Functions
take n of them, shape (n, 4, 4); directions are the numbers 0 up, 1 down, 2 left, 3 right.

>>> import numpy as np
>>> from vog.twenty48 import batch
>>> games = batch.play_randomly(np.arange(1000))
>>> games.boards.shape, int(games.scores.min()) >= 0
((1000, 4, 4), True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, TypeVar

import numpy as np

from vog._core import twenty48 as core

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

_NO_LIMIT = 2**32 - 1


class Slides(NamedTuple):
    """`boards` uint8 (n, 4, 4) after the push, `gained` uint32 (n,), `changed` bool (n,)."""

    boards: NDArray[np.uint8]
    gained: NDArray[np.uint32]
    changed: NDArray[np.bool_]


class Games(NamedTuple):
    """`boards` uint8 (n, 4, 4) at the end, `scores` and `moves` uint32 (n,)."""

    boards: NDArray[np.uint8]
    scores: NDArray[np.uint32]
    moves: NDArray[np.uint32]


_Integer = TypeVar("_Integer", np.uint8, np.uint64)


def _whole(values: ArrayLike, dtype: type[_Integer], name: str, highest: int) -> NDArray[_Integer]:
    """A fresh contiguous array of `dtype`, refused where a value would not survive the conversion."""
    given = np.asarray(values)
    if given.size and given.dtype.kind not in "iu":
        raise ValueError(f"{name} must be whole numbers, not {given.dtype}")
    if name != "boards" and given.ndim != 1:
        raise ValueError(f"{name} must have one dimension, not {given.ndim}")
    if given.size and (int(given.min()) < 0 or int(given.max()) > highest):
        raise ValueError(f"{name} must be from 0 to {highest}")
    return np.array(given, dtype=dtype, order="C")


def _boards(values: ArrayLike) -> NDArray[np.uint8]:
    boards = _whole(values, np.uint8, "boards", 17)
    if boards.ndim != 3 or boards.shape[1:] != (4, 4):
        raise ValueError(f"boards must have the shape (n, 4, 4), not {boards.shape}")
    return boards


def slide(boards: ArrayLike, directions: ArrayLike) -> Slides:
    """Push board i in direction i (T3 to T10); no tile is added.

    Raises ValueError on a bad shape or value.
    """
    after = _boards(boards)
    gained = np.empty(len(after), np.uint32)
    changed = np.empty(len(after), np.uint8)
    core.slide_many(after, _whole(directions, np.uint8, "directions", 3), gained, changed)
    return Slides(after, gained, changed.view(np.bool_))


def valid_directions(boards: ArrayLike) -> NDArray[np.bool_]:
    """Which directions change board i (T5): bool (n, 4), in the order up, down, left, right."""
    checked = _boards(boards)
    bits = np.empty(len(checked), np.uint8)
    core.valid_directions_many(checked, bits)
    return (bits[:, None] >> np.arange(4, dtype=np.uint8) & 1).astype(np.bool_)


def spawn(boards: ArrayLike, random_states: ArrayLike) -> tuple[NDArray[np.uint8], NDArray[np.uint64]]:
    """A new tile on each board that has room (T4), and the generator states after it, uint64 (n,)."""
    after = _boards(boards)
    states = _whole(random_states, np.uint64, "random_states", 2**64 - 1)
    core.spawn_many(after, states)
    return after, states


def play_randomly(seeds: ArrayLike, most_moves: int = _NO_LIMIT) -> Games:
    """The games of these seeds, played by uniform choice among the valid directions.

    The player of seed s draws from the generator seeded with ~s, so a call repeats exactly. Games stop when
    they are over (T13) or after `most_moves`.
    """
    if not 0 <= most_moves <= _NO_LIMIT:
        raise ValueError(f"most_moves must be from 0 to {_NO_LIMIT}")
    checked = _whole(seeds, np.uint64, "seeds", 2**64 - 1)
    n = checked.shape[0]
    games = Games(np.empty((n, 4, 4), np.uint8), np.empty(n, np.uint32), np.empty(n, np.uint32))
    games.boards.fill(0)
    core.play_randomly(checked, games.boards, games.scores, games.moves, most_moves)
    return games
