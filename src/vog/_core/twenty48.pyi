"""Boards, moves and games of 2048."""

from collections.abc import Sequence
import enum
from typing import Annotated

import numpy
from numpy.typing import NDArray


class InvalidBoard(ValueError):
    pass

class Direction(enum.Enum):
    """One of the four ways to push (T3)."""

    UP = 0

    DOWN = 1

    LEFT = 2

    RIGHT = 3

class Flaw(enum.Enum):
    """Why no game can come to a board (T2, T15)."""

    NONE = 0

    EMPTY = 1

    TOO_MUCH = 2

MOST_IN_TILES: int = 262140

class Motion:
    """Where one tile goes in a slide. Cells count 0 to 15, row by row."""

    @property
    def source(self) -> int:
        """The cell it leaves."""

    @property
    def target(self) -> int:
        """The cell it ends on; the same where it stays."""

    @property
    def merged(self) -> bool:
        """Whether it becomes one with another tile there (T6)."""

    def __repr__(self) -> str: ...

class Board:
    """An immutable 4x4 board (T1)."""

    @staticmethod
    def from_rows(rows: Sequence[Sequence[int]]) -> Board:
        """
        A board from 4 rows of 4 tile values, 0 for an empty cell.

        Raises InvalidBoard for any other shape, and for a value that is neither 0 nor a power of
        two from 2 to 131072 (T1, T15).
        """

    @property
    def rows(self) -> tuple[tuple[int, ...], ...]:
        """The tile values, 4 rows of 4; 0 is an empty cell."""

    def slide(self, direction: Direction) -> Slide:
        """Push every tile that way (T3, T5 to T10). No new tile is added."""

    @property
    def valid_directions(self) -> tuple[Direction, ...]:
        """The directions that change the board, in the order of Direction (T5)."""

    @property
    def is_over(self) -> bool:
        """Full, and no two neighbours are equal (T13)."""

    @property
    def highest(self) -> int:
        """The largest tile's value; 0 on an empty board."""

    @property
    def flaw(self) -> Flaw:
        """Why no game can come to this board, or NONE."""

    @property
    def empty_count(self) -> int:
        """How many cells are empty."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...

    def __repr__(self) -> str: ...

    def __getstate__(self) -> tuple[int, int]: ...

    def __setstate__(self, arg: tuple[int, int], /) -> None: ...

class Slide:
    """What pushing a board in a direction gives, before any new tile."""

    @property
    def board(self) -> Board:
        """The board after the push."""

    @property
    def gained(self) -> int:
        """The sum of the tiles that merges made (T10)."""

    @property
    def changed(self) -> bool:
        """Whether the direction was valid (T5)."""

    @property
    def motions(self) -> tuple[Motion, ...]:
        """Where each tile went, in the order of the cells they left."""

    def __repr__(self) -> str: ...

MOST_MOVES: int = 131072

class GameState:
    """
    Board, score, generator: a game between two moves. Changed in place by play.
    """

    @property
    def board(self) -> Board: ...

    @property
    def score(self) -> int: ...

    @property
    def moves(self) -> int: ...

    @property
    def won(self) -> bool: ...

    @property
    def random_state(self) -> int: ...

    def play(self, direction: Direction) -> tuple[int, int, int] | None:
        """
        Gain, cell and value of the new tile; None, and nothing changed, where the direction is invalid.
        """

def start(seed: int) -> GameState:
    """The game of a seed, before its first move."""

def replay(seed: int, moves: bytes) -> tuple[GameState, int]:
    """
    The game after these moves (a Direction number a byte) and the index of the first that fails, or -1.
    """

def slide_many(boards: Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None), order='C', device='cpu')], directions: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')], gained: Annotated[NDArray[numpy.uint32], dict(shape=(None,), order='C', device='cpu')], changed: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

def valid_directions_many(boards: Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None), order='C', device='cpu')], valid: Annotated[NDArray[numpy.uint8], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

def spawn_many(boards: Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None), order='C', device='cpu')], random_states: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu')]) -> None: ...

def play_randomly(seeds: Annotated[NDArray[numpy.uint64], dict(shape=(None,), order='C', device='cpu')], boards: Annotated[NDArray[numpy.uint8], dict(shape=(None, None, None), order='C', device='cpu')], scores: Annotated[NDArray[numpy.uint32], dict(shape=(None,), order='C', device='cpu')], moves: Annotated[NDArray[numpy.uint32], dict(shape=(None,), order='C', device='cpu')], most_moves: int) -> None: ...

class Network:
    """A trained network, ready to be asked."""

    @staticmethod
    def unpack(packed: bytes) -> Network:
        """Raises ValueError where the bytes are not what pack() made."""

    def pack(self) -> bytes: ...

    def value(self, board: Board) -> float:
        """The points that are expected after this afterstate."""

    @property
    def shape(self) -> str: ...

    @property
    def step(self) -> int: ...

    @property
    def entries(self) -> int: ...

class BudgetKind(enum.Enum):
    """What the amount of a Budget counts."""

    PLIES = 0

    NODES = 1

    MILLISECONDS = 2

class Budget:
    """How long a search may take."""

    def __init__(self, kind: BudgetKind, amount: float) -> None: ...

    @property
    def kind(self) -> BudgetKind: ...

    @property
    def amount(self) -> float: ...

class Search:
    """Expectimax with a network at its leaves."""

    def __init__(self, network: Network) -> None: ...

    def best(self, board: Board, budget: Budget) -> tuple[Direction, dict[Direction, float], int, int]:
        """
        Direction, value of each valid direction, depth in plies, nodes. No values: no direction is valid.
        """

    def play(self, seed: int, budget: Budget, until_exponent: int) -> GameState:
        """
        The game of a seed, to its end or until a tile 2**until_exponent (0: to the end).
        """

def strategy_names() -> tuple[str, ...]: ...

def play_by(strategy: int, seed: int) -> GameState:
    """
    The game of a seed, played to its end by the strategy at this place of the names.
    """

class TrainingTally:
    @property
    def games(self) -> int: ...

    @property
    def moves(self) -> int: ...

    @property
    def episodes(self) -> int: ...

    @property
    def score_sum(self) -> float: ...

    @property
    def by_highest(self) -> list[int]:
        """Games by the exponent of their largest tile."""

class Trainer:
    """Weights that learn by playing."""

    @staticmethod
    def start(shape: str, seed: int, players: int) -> Trainer: ...

    def run(self, moves: int, rate: float) -> TrainingTally: ...

    @property
    def weights(self) -> NDArray[numpy.float32]: ...

    @property
    def coherence(self) -> NDArray[numpy.float32]:
        """Sum, and summed size, of each entry's errors."""

    @property
    def players(self) -> list[tuple[int, int, int]]:
        """
        Generator state, afterstate to take up again and its score, of each player.
        """

    @players.setter
    def players(self, arg: Sequence[tuple[int, int, int]], /) -> None: ...

    def network(self, step: int, least_size: float, highest_known: int) -> Network:
        """What was learnt so far, rounded for use."""
