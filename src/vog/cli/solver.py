"""`vog 2048 best`, `evaluate`, `strategies` and `train`: the solver on the command line."""

from __future__ import annotations

import argparse
import functools
import lzma
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from vog.cli.failure import Failure
from vog.twenty48 import Board, InvalidBoard
from vog.twenty48.evaluation import RATED_TILES, Evaluation, Evaluator, evaluate, seeds
from vog.twenty48.learning_curve import svg
from vog.twenty48.solver import (
    ImpossibleBoard,
    InvalidBudget,
    NoMove,
    Solver,
    UnknownModel,
    UnreadableModel,
    budget,
)
from vog.twenty48.strategies import strategies
from vog.twenty48.training import CONFIGURATIONS, Training, UnreadableCheckpoint, settling_rate

if TYPE_CHECKING:
    from collections.abc import Callable

_LONGEST_LINE = 1 << 16
_DEFAULT_MS = 50.0
_SLICE_MOVES = 20_000_000
_CHECKPOINT_SECONDS = 300
_SHOWN = (2048, 4096, 8192, 16384, 32768)


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
    measure.add_argument("--games", type=_count, required=True, metavar="N")
    limit = measure.add_mutually_exclusive_group(required=True)
    limit.add_argument("--plies", type=int, metavar="P", help="all lines P moves deep")
    limit.add_argument("--ms", type=float, metavar="M", help="milliseconds a move")
    limit.add_argument("--nodes", type=int, metavar="K", help="questions to the network a move")
    measure.add_argument("--seed", type=_seed, default=0, metavar="S", help="which games (default 0)")
    measure.add_argument("--until", type=_tile, metavar="TILE", help="stop each game at this tile")
    _add_model(measure)
    measure.add_argument("--json", action="store_true", help="print one JSON object")
    measure.set_defaults(run=_evaluate)

    named = subparsers.add_parser("strategies", help="play each named strategy and print what it comes to")
    named.add_argument("--games", type=_count, default=1000, metavar="N")
    named.add_argument("--seed", type=_seed, default=0, metavar="S", help="which games (default 0)")
    _add_model(named)
    named.add_argument("--json", action="store_true", help="print one JSON object")
    named.set_defaults(run=_strategies)

    train = subparsers.add_parser("train", help="train a network by playing")
    train.add_argument("--config", choices=CONFIGURATIONS, required=True)
    train.add_argument("--hours", type=float, required=True, metavar="H")
    train.add_argument(
        "--out", type=Path, required=True, metavar="F", help="the checkpoint; beside it F.xz, F.svg"
    )
    train.add_argument("--resume", action="store_true", help="go on from F")
    train.add_argument("--threads", type=_count, default=2, metavar="T", help="players at once (default 2)")
    train.add_argument("--seed", type=_seed, default=0, metavar="S")
    train.set_defaults(run=_train)


def _add_model(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--model",
        default="default",
        metavar="NAME",
        help="default, browser, or the path of a trained network",
    )


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def _seed(text: str) -> int:
    if not text.isdecimal() or int(text) >= 2**31:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0 to 2**31 - 1")
    return int(text)


def _tile(text: str) -> int:
    tile = int(text) if text.isdecimal() else 0
    if not 4 <= tile <= 131072 or tile & (tile - 1):
        raise argparse.ArgumentTypeError(f"{text!r} is no tile from 4 to 131072")
    return tile


def _solver(arguments: argparse.Namespace) -> Solver:
    try:
        return Solver(arguments.model)
    except (UnknownModel, UnreadableModel) as error:
        raise Failure(str(error)) from None


def _best(arguments: argparse.Namespace) -> int:
    solver = _solver(arguments)
    decoder = msgspec.json.Decoder(_BestRequest)
    lines = iter(lambda: sys.stdin.buffer.readline(_LONGEST_LINE + 1), b"")
    for number, line in enumerate(lines, start=1):
        if len(line) > _LONGEST_LINE:
            raise Failure(f"line {number}: longer than {_LONGEST_LINE} bytes")
        if not line.strip():
            continue
        try:
            request = decoder.decode(line)
            asked = {"ms": request.ms, "nodes": request.nodes, "plies": request.plies}
            given = any(amount is not None for amount in asked.values())
            choice = solver.best(Board.from_rows(request.rows), **(asked if given else {"ms": _DEFAULT_MS}))
        except (
            msgspec.DecodeError,
            UnicodeDecodeError,
            InvalidBoard,
            InvalidBudget,
            ImpossibleBoard,
            NoMove,
        ) as error:
            sys.stdout.flush()
            raise Failure(f"line {number}: {error}") from None
        answer = {
            "best": choice.best.name.lower(),
            "values": {direction.name.lower(): value for direction, value in choice.values.items()},
            "depth": choice.depth,
            "nodes": choice.nodes,
        }
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        sys.stdout.flush()
    return 0


class _Progress:
    """One line on standard error, written over; where that is no terminal, a line now and then."""

    def __init__(self, games: int, label: str = "") -> None:
        self._games = games
        self._label = label
        self._begun = self._shown = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def __call__(self, evaluator: Evaluator) -> None:
        now = time.monotonic()
        if now - self._shown < (0.5 if self._terminal else 30):
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
    found: dict[str, dict[str, object]] = {}
    if not arguments.json:
        print(f"{'strategy':24}{'mean':>9}{'error':>8}" + "".join(f"{tile:>8}" for tile in RATED_TILES[:-1]))
    for name, play in strategies(_solver(arguments)):
        progress = _Progress(arguments.games, f"{name}: ")
        result = evaluate(play, seeds(arguments.seed, arguments.games), progress)
        figures = _figures(result, progress.seconds())
        found[name] = {key: figures[key] for key in ("games", "mean", "error", "rates")}
        if not arguments.json:
            rates = "".join(f"{result.rates[tile]:>8.1%}" for tile in RATED_TILES[:-1])
            print(f"{name:24}{result.mean:>9.0f}{result.error:>8.0f}{rates}", flush=True)
    if arguments.json:
        print(msgspec.json.encode({"seed": arguments.seed, "strategies": found}).decode())
    return 0


def _train(arguments: argparse.Namespace) -> int:
    out: Path = arguments.out
    if arguments.hours <= 0:
        raise Failure("--hours must be above 0")
    if not out.parent.is_dir():
        raise Failure(f"{out.parent} is no directory")
    training = _begun(arguments, out)
    _run_until(training, out, time.monotonic() + 3600 * arguments.hours)
    training.save(out)
    title = f"{training.configuration}: {training.games} games, {training.moves / 1e6:.0f} million moves"
    out.with_name(out.name + ".svg").write_text(svg(training.curve, title), encoding="utf-8")
    out.with_name(out.name + ".xz").write_bytes(lzma.compress(training.network().pack()))
    print(f"wrote {out} (checkpoint), {out}.xz (network), {out}.svg (learning curve)")
    return 0


def _begun(arguments: argparse.Namespace, out: Path) -> Training:
    if not arguments.resume:
        if out.exists():
            raise Failure(f"{out} is there already; --resume goes on from it")
        return Training(arguments.config, seed=arguments.seed, threads=arguments.threads)
    try:
        training = Training.resume(out)
    except UnreadableCheckpoint as error:
        raise Failure(str(error)) from None
    except OSError as error:
        raise Failure(f"{out}: {error.strerror}") from None
    if training.configuration != arguments.config:
        raise Failure(f"{out} is a training of {training.configuration}, not {arguments.config}")
    return training


def _run_until(
    training: Training, out: Path, end: float, clock: Callable[[], float] = time.monotonic
) -> None:
    slice_moves = 1_000_000
    start = saved = clock()
    while (begun := clock()) < end:
        point = training.advance(slice_moves, rate=settling_rate((begun - start) / (end - start)))
        seconds = max(clock() - begun, 1e-9)
        rates = " ".join(f"{tile}:{point.rates[tile]:.1%}" for tile in _SHOWN)
        print(
            f"games {point.games}, {slice_moves / seconds / 1e6:.2f}M moves/s, "
            f"mean {point.mean:.0f}, {rates}",
            flush=True,
        )
        if clock() - saved > _CHECKPOINT_SECONDS:
            training.save(out)
            saved = clock()
        # Slices of about half a minute, but none that runs far past the end.
        per_second = slice_moves / seconds
        slice_moves = max(int(per_second * min(30.0, max(end - clock(), 1.0))), 100_000)
        slice_moves = min(slice_moves, _SLICE_MOVES)
