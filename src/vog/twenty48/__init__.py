"""2048 by its exact rules (T1 to T15), over the compiled core that the browser runs too.

>>> from vog.twenty48 import Board, Direction, Game, verify
>>> slide = Board.from_rows([[4, 4, 4, 4], [0, 0, 0, 0], [0, 0, 0, 0], [2, 0, 0, 2]]).slide(Direction.LEFT)
>>> slide.board.rows[0], slide.gained, slide.changed
((8, 8, 0, 0), 20, True)
>>> game = Game.start(seed=1)
>>> move = game.play(game.board.valid_directions[0])
>>> verify(game.record()).score == game.score
True

For many boards at once, as NumPy arrays, see `vog.twenty48.batch`.
"""

from vog._core.twenty48 import Board, Direction, InvalidBoard, Motion, Slide
from vog.twenty48.game import Game, InvalidMove, InvalidSeed, Move, NothingToUndo, Status
from vog.twenty48.record import BrokenRecord, Record, UnreadableRecord, verify

__all__ = [
    "Board",
    "BrokenRecord",
    "Direction",
    "Game",
    "InvalidBoard",
    "InvalidMove",
    "InvalidSeed",
    "Motion",
    "Move",
    "NothingToUndo",
    "Record",
    "Slide",
    "Status",
    "UnreadableRecord",
    "verify",
]
