"""`vog 2048 best`, `evaluate` and `strategies`: the solver on the command line."""

from __future__ import annotations

import functools
import shlex
import sys
import time
from typing import TYPE_CHECKING, Any

import msgspec

from vog.cli import arguments as kinds
from vog.cli.failure import Failure
from vog.cli.interruption import ending_at_once
from vog.cli.json_lines import answer_lines
from vog.twenty48 import Board, InvalidBoard
from vog.twenty48.evaluation import RATED_TILES, Evaluation, Evaluator, evaluate, seeds
from vog.twenty48.solver import (
    ImpossibleBoard,
    InvalidBudget,
    NoMove,
    Solver,
    UnknownModel,
    UnreadableModel,
    budget,
)
from vog.twenty48.strategies import NODES_SOLVER, strategies

if TYPE_CHECKING:
    import argparse

_DEFAULT_MS = 50.0


class _BestRequest(msgspec.Struct, forbid_unknown_fields=True):
    rows: list[list[int]]
    ms: float | None = None
    nodes: int | None = None
    plies: int | None = None


def add_commands(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the solver's commands to those of `vog 2048`."""
    best = subparsers.add_parser(
        "best",
        help="answer JSON lines with the best direction",
        description='Reads lines like {"rows": [[2,2,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]], "nodes": 10000} '
        'and answers each with {"best": ..., "values": {...}, "depth": ..., "nodes": ...}. The budget is '
        f"one of nodes, ms and plies; without one it is {_DEFAULT_MS:g} ms.",
    )
    _add_model(best)
    best.set_defaults(run=_best)

    measure = subparsers.add_parser(
        "evaluate", help="play whole games with the solver and print how strong it is"
    )
    measure.add_argument("--games", type=kinds.count, required=True, metavar="N")
    limit = measure.add_mutually_exclusive_group(required=True)
    limit.add_argument("--plies", type=int, metavar="P", help="all lines P moves deep")
    limit.add_argument("--ms", type=float, metavar="M", help="milliseconds a move")
    limit.add_argument("--nodes", type=int, metavar="K", help="questions to the network a move")
    measure.add_argument("--seed", type=kinds.seed, default=0, metavar="S", help="which games (default 0)")
    measure.add_argument("--until", type=kinds.tile, metavar="TILE", help="stop each game at this tile")
    _add_model(measure)
    measure.add_argument("--json", action="store_true", help="print one JSON object")
    measure.set_defaults(run=_evaluate)

    named = subparsers.add_parser("strategies", help="play each named strategy and print what it comes to")
    named.add_argument("--games", type=kinds.count, default=1000, metavar="N", help="of each (default 1000)")
    named.add_argument(
        "--solver-games",
        type=kinds.count,
        metavar="M",
        help="of the solver at a budget of nodes, which takes longer than all others together (default N)",
    )
    named.add_argument("--seed", type=kinds.seed, default=0, metavar="S", help="which games (default 0)")
    _add_model(named)
    named.add_argument("--json", action="store_true", help="print one JSON object")
    named.set_defaults(run=_strategies)


def _add_model(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--model",
        default="default",
        metavar="NAME",
        help="default, browser, or the path of a trained network",
    )


def _solver(arguments: argparse.Namespace) -> Solver:
    try:
        return Solver(arguments.model)
    except (UnknownModel, UnreadableModel) as error:
        raise Failure(str(error)) from None


def _best(arguments: argparse.Namespace) -> int:
    solver = _solver(arguments)

    def answer(request: _BestRequest) -> dict[str, Any]:
        asked = {"ms": request.ms, "nodes": request.nodes, "plies": request.plies}
        given = any(amount is not None for amount in asked.values())
        choice = solver.best(Board.from_rows(request.rows), **(asked if given else {"ms": _DEFAULT_MS}))
        return {
            "best": choice.best.name.lower(),
            "values": {direction.name.lower(): value for direction, value in choice.values.items()},
            "depth": choice.depth,
            "nodes": choice.nodes,
        }

    with ending_at_once():
        return answer_lines(_BestRequest, answer, (InvalidBoard, InvalidBudget, ImpossibleBoard, NoMove))


class _Progress:
    """One line on standard error, written over; where that is no terminal, a line now and then."""

    def __init__(self, games: int, label: str = "") -> None:
        self._games = games
        self._label = label
        self._begun = self._shown = time.monotonic()
        self._terminal = sys.stderr is not None and sys.stderr.isatty()

    def __call__(self, evaluator: Evaluator) -> None:
        now = time.monotonic()
        if sys.stderr is None or now - self._shown < (0.5 if self._terminal else 30):
            return
        self._shown = now
        so_far = evaluator.result()
        text = (
            f"{self._label}{so_far.games} of {self._games} games, "
            f"mean {so_far.mean:.0f} +- {so_far.error:.0f}, "
            f"{so_far.moves / (now - self._begun):.0f} moves/s"
        )
        print(
            f"\r\x1b[K{text}" if self._terminal else text, end="" if self._terminal else "\n", file=sys.stderr
        )
        sys.stderr.flush()

    def seconds(self) -> float:
        """Since the start; the line is wiped."""
        if self._terminal:
            print("\r\x1b[K", end="", file=sys.stderr)
        return max(time.monotonic() - self._begun, 1e-9)


def _figures(result: Evaluation, seconds: float) -> dict[str, object]:
    return {
        "games": result.games,
        "mean": round(result.mean, 1),
        "error": round(result.error, 1),
        "rates": {str(tile): rate for tile, rate in result.rates.items()},
        "moves": result.moves,
        "moves_per_second": round(result.moves / seconds, 1),
    }


def _evaluate(arguments: argparse.Namespace) -> int:
    try:
        allowed = budget(ms=arguments.ms, nodes=arguments.nodes, plies=arguments.plies)
    except InvalidBudget as error:
        raise Failure(str(error)) from None
    play = functools.partial(_solver(arguments).play, allowed=allowed, until=arguments.until)
    progress = _Progress(arguments.games)
    with ending_at_once():
        result = evaluate(play, seeds(arguments.seed, arguments.games), progress)
    figures = _figures(result, progress.seconds())
    if arguments.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    print(f"games {result.games}, mean {result.mean:.0f} +- {result.error:.0f} (standard error)")
    print("games with " + ", ".join(f"{tile}: {rate:.1%}" for tile, rate in result.rates.items()))
    print(f"{figures['moves_per_second']} moves/s")
    return 0


def _strategies(arguments: argparse.Namespace) -> int:
    games = {NODES_SOLVER: arguments.solver_games or arguments.games}
    found: dict[str, dict[str, object]] = {}
    if not arguments.json:
        columns = "".join(f"{tile:>8}" for tile in RATED_TILES[:-1])
        print(f"{'strategy':24}{'games':>7}{'mean':>9}{'error':>8}{columns}")
    solver = _solver(arguments)
    for name, play in strategies(solver):
        n = games.get(name, arguments.games)
        progress = _Progress(n, f"{name}: ")
        with ending_at_once():
            result = evaluate(play, seeds(arguments.seed, n), progress)
        figures = _figures(result, progress.seconds())
        found[name] = {key: figures[key] for key in ("games", "mean", "error", "rates")}
        if not arguments.json:
            rates = "".join(f"{result.rates[tile]:>8.1%}" for tile in RATED_TILES[:-1])
            print(f"{name:24}{n:>7}{result.mean:>9.0f}{result.error:>8.0f}{rates}", flush=True)
    if arguments.json:
        told = {
            "command": _command(arguments, games[NODES_SOLVER]),
            "date": time.strftime("%Y-%m-%d"),
            "seed": arguments.seed,
            "strategies": found,
        }
        print(msgspec.json.format(msgspec.json.encode(told), indent=1).decode())
    return 0


def _command(arguments: argparse.Namespace, solver_games: int) -> str:
    """What anyone types to get the same figures (T17)."""
    counts = ["--games", str(arguments.games), "--solver-games", str(solver_games)]
    model = [] if arguments.model == "default" else ["--model", arguments.model]
    return shlex.join(["vog", "2048", "strategies", *counts, "--seed", str(arguments.seed), *model, "--json"])
