"""Training a network by playing: configurations, checkpoints, the learning curve.

The learning itself is in the core (core/twenty48/training.hpp).
"""

from __future__ import annotations

from typing import IO, TYPE_CHECKING, Literal

import msgspec

from vog._core import twenty48 as core
from vog.twenty48.evaluation import RATED_TILES

if TYPE_CHECKING:
    from pathlib import Path

    import numpy as np
    from numpy.typing import NDArray

CONFIGURATIONS = ("browser", "big")
MOST_THREADS = 64

# Measured for size against strength; see docs/solver.md.
STEP = 16
LEAST_SIZE_A_MOVE = 5.2e-5

# 2**13: games with more are too few to learn from, so the network is asked about them with smaller tiles.
HIGHEST_KNOWN = 13


# From which share of a training on which rate: what was learnt last weighs less, and noise averages out.
# Worth 4 to 6 % of the mean at one ply for 8 % of the time; see docs/solver.md.
_RATES = ((0.0, 1.0), (0.92, 0.2), (0.96, 0.05))


class UnreadableCheckpoint(ValueError):
    """The file is no checkpoint of a training, or is cut short."""


class Point(msgspec.Struct, frozen=True):
    """One slice of a training: the games that began in it at an empty board.

    `moves` and `games` count from the start of the training; `mean` and `rates` are of this slice alone.
    """

    moves: int
    games: int
    slice_games: int
    mean: float
    rates: dict[int, float]


def settling_rate(share: float) -> float:
    """The rate at which a training should learn when this share of it, 0 to 1, is done."""
    return [rate for start, rate in _RATES if start <= share][-1]


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal["vog-2048-training"]
    version: Literal[1]
    configuration: Literal["browser", "big"]
    players: list[tuple[int, int, int]]
    moves: int
    games: int
    entries: int
    curve: list[Point]


class Training:
    """A network that learns. With one thread the same seed gives the same weights."""

    def __init__(self, configuration: str, *, seed: int = 0, threads: int = 1) -> None:
        """Start from nothing. Raises ValueError for an unknown configuration or a bad number of threads."""
        self.configuration = configuration
        self.curve: list[Point] = []
        self.moves = 0
        self.games = 0
        self._trainer = core.Trainer.start(configuration, seed, threads)

    def advance(self, moves: int, *, rate: float = 1.0) -> Point:
        """Play about this many moves, learn from them, and say how it went.

        `rate`, above 0 and at most 1, scales what is learnt from each: less lets the weights settle.
        """
        tally = self._trainer.run(moves, rate)
        self.moves += tally.moves
        self.games += tally.games
        by_highest = tally.by_highest
        n = max(tally.games, 1)
        rates = {tile: sum(by_highest[tile.bit_length() - 1 :]) / n for tile in RATED_TILES}
        point = Point(self.moves, self.games, tally.games, tally.score_sum / n, rates)
        self.curve.append(point)
        return point

    def network(
        self, *, step: int = STEP, least_size: float | None = None, highest_known: int = HIGHEST_KNOWN
    ) -> core.Network:
        """What was learnt, rounded to `step` points.

        Entries whose errors add up to less in size than `least_size` were hardly ever met and are left out;
        by default that grows with the length of the training. It is asked about tiles up to 2**highest_known.
        """
        if least_size is None:
            least_size = LEAST_SIZE_A_MOVE * self.moves
        return self._trainer.network(step, least_size, highest_known)

    @property
    def weights(self) -> NDArray[np.float32]:
        """Every entry's weight in points, without a copy."""
        return self._trainer.weights

    def save(self, path: Path) -> None:
        """Write a checkpoint. The one before stays whole until the new one is."""
        coherence = self._trainer.coherence
        met = coherence[:, 1].nonzero()[0].astype("<u4")
        header = _Header(
            format="vog-2048-training",
            version=1,
            configuration="browser" if self.configuration == "browser" else "big",
            players=self._trainer.players,
            moves=self.moves,
            games=self.games,
            entries=len(met),
            curve=self.curve,
        )
        unfinished = path.with_name(path.name + ".new")
        with unfinished.open("wb") as file:
            file.write(msgspec.json.encode(header) + b"\n")
            met.tofile(file)
            self._trainer.weights[met].astype("<f4").tofile(file)
            coherence[met].astype("<f4").tofile(file)
        unfinished.replace(path)

    @classmethod
    def resume(cls, path: Path) -> Training:
        """Go on from a checkpoint, with as many threads as it had. Raises UnreadableCheckpoint, OSError."""
        with path.open("rb") as file:
            try:
                header = msgspec.json.decode(file.readline(), type=_Header)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise UnreadableCheckpoint(f"{path}: no checkpoint of a training: {error}") from None
            met = _read(file, "<u4", header.entries, path)
            weights = _read(file, "<f4", header.entries, path)
            coherence = _read(file, "<f4", 2 * header.entries, path).reshape(-1, 2)
        if not 1 <= len(header.players) <= MOST_THREADS:
            raise UnreadableCheckpoint(f"{path}: it has {len(header.players)} players")
        training = cls(header.configuration, threads=len(header.players))
        trainer = training._trainer
        if len(met) and int(met.max()) >= len(trainer.weights):
            raise UnreadableCheckpoint(f"{path}: it has entries that its configuration has not")
        trainer.weights[met] = weights
        trainer.coherence[met] = coherence
        trainer.players = header.players
        training.curve = header.curve
        training.moves = header.moves
        training.games = header.games
        return training


def _read(file: IO[bytes], kind: str, count: int, path: Path) -> NDArray[np.generic]:
    # The command line imports this module whatever it is asked for; NumPy only for a checkpoint.
    import numpy as np  # noqa: PLC0415

    dtype = np.dtype(kind)
    found = np.frombuffer(file.read(count * dtype.itemsize), dtype)
    if len(found) != count:
        raise UnreadableCheckpoint(f"{path}: cut short")
    return found
