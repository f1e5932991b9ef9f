"""A field of Bridge or Lightning as an electric circuit, and what a cell is worth in it.

Own cells conduct, free ones resist and the opponent's insulate: the less resistance there is between the own
edges, and the more between the opponent's, the better.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from vog.numbridge.field import Field
from vog.numbridge.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

# What a cell resists: an own one, a free one, the opponent's.
_OWN, _FREE, _OTHERS = 0.02, 1.0, 1e4


def worth_of_cells(
    size: int, seat: Seat, own: Sequence[bool], others: Sequence[bool], cells: Sequence[int]
) -> dict[int, float]:
    """For each of `cells` how good the field would be for `seat` if it were the own one (N26).

    `own` and `others` say of each cell of the field whether it is the seat's or its opponent's. Only
    differences between the numbers mean anything.
    """
    owned, lost = np.array(own), np.array(others)
    now = np.where(owned, _OWN, np.where(lost, _OTHERS, _FREE))
    theirs = np.where(lost, _OWN, np.where(owned, _OTHERS, _FREE))
    each = np.arange(len(cells))
    own_after, theirs_after = np.tile(now, (len(cells), 1)), np.tile(theirs, (len(cells), 1))
    own_after[each, list(cells)] = _OWN
    theirs_after[each, list(cells)] = _OTHERS
    score = np.log(_resistance(size, seat.opponent, theirs_after)) - np.log(
        _resistance(size, seat, own_after)
    )
    return dict(zip(cells, score.tolist(), strict=True))


def _resistance(size: int, seat: Seat, cells: NDArray[np.float64]) -> NDArray[np.float64]:
    """Between that player's edges (N26), for each row of resistances of cells."""
    neighbours, source, sink = _network(size, seat)
    conducts = neighbours * 2 / (cells[:, :, None] + cells[:, None, :])
    from_source, to_sink = source / cells, sink / cells
    whole = conducts.sum(axis=2) + from_source + to_sink
    laplacian = -conducts
    index = np.arange(size * size)
    laplacian[:, index, index] += whole
    potential = np.linalg.solve(laplacian, from_source[:, :, None])[:, :, 0]
    current: NDArray[np.float64] = (to_sink * potential).sum(axis=1)
    return 1 / np.maximum(current, 1e-12)


@lru_cache(maxsize=4)
def _network(size: int, seat: Seat) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    field = Field.regular(size)
    neighbours = np.zeros((size * size, size * size))
    for cell, around in enumerate(field.neighbours):
        neighbours[cell, list(around)] = 1
    place = np.arange(size * size) // size if seat is Seat.FIRST else np.arange(size * size) % size
    return neighbours, (place == 0) * 1.0, (place == size - 1) * 1.0
