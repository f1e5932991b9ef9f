"""`vog 2048 slide` and `vog 2048 verify`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from vog.cli import solver, source, training
from vog.cli.failure import Failure
from vog.cli.json_lines import answer_lines
from vog.twenty48 import (
    Board,
    BrokenRecord,
    Direction,
    InvalidBoard,
    Record,
    UnreadableRecord,
    verify,
)

if TYPE_CHECKING:
    import argparse


class _SlideRequest(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[list[int]]
    move: Literal["up", "down", "left", "right"]


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `2048` with its subcommands."""
    games = commands.add_parser("2048", help="the puzzle's engine: slide boards, verify records")
    actions = games.add_subparsers(required=True, metavar="ACTION")

    slide = actions.add_parser(
        "slide",
        help="answer JSON lines with slid boards",
        description='Reads lines like {"rows": [[2,2,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]], "move": "left"} '
        'and answers each with {"rows": ..., "gained": ..., "changed": ...}. No tile is added.',
    )
    slide.set_defaults(run=_slide)

    check = actions.add_parser("verify", help="replay the record of a game and say whether it holds")
    check.add_argument("file", metavar="FILE", help="a record as JSON; - for standard input")
    check.set_defaults(run=_verify)

    solver.add_commands(actions)
    training.add_commands(actions)


def _slide(_: argparse.Namespace) -> int:
    def answer(request: _SlideRequest) -> dict[str, Any]:
        slid = Board.from_rows(request.rows).slide(Direction[request.move.upper()])
        try:
            Board.from_rows(slid.board.rows)  # the core knows which tiles there can be (T15)
        except InvalidBoard:
            half = slid.board.highest // 2
            raise InvalidBoard(f"{half} is the highest tile there can be; two of them never meet") from None
        return {"rows": slid.board.rows, "gained": slid.gained, "changed": slid.changed}

    return answer_lines(_SlideRequest, answer, (InvalidBoard,))


def _verify(arguments: argparse.Namespace) -> int:
    name: str = arguments.file
    try:
        game = verify(Record.from_json(source.read(name, "no record of a game of 2048")))
    except (UnreadableRecord, BrokenRecord) as error:
        raise Failure(f"{name}: {error}") from None
    assisted = game.record()
    print(
        f"ok: {len(game.moves)} moves, score {game.score}, highest tile {game.board.highest}, "
        f"{game.status.value} "
        f"(undos {assisted.undos}, hints {assisted.hints}, autoplayed {assisted.autoplayed})"
    )
    return 0
