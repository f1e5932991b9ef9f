"""`vog 2048 train`: a network learns by playing, for hours if need be."""

from __future__ import annotations

import lzma
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from vog.cli import arguments as kinds
from vog.cli.failure import Failure
from vog.cli.interruption import heard
from vog.twenty48.learning_curve import svg
from vog.twenty48.training import (
    CONFIGURATIONS,
    MOST_THREADS,
    Training,
    UnreadableCheckpoint,
    settling_rate,
)

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

_MOST_HOURS = 10_000
_FIRST_SLICE_MOVES = 100_000
_SLICE_MOVES = 20_000_000
_CHECKPOINT_SECONDS = 300
_SHOWN = (2048, 4096, 8192, 16384, 32768)


def add_commands(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add `train` to the commands of `vog 2048`."""
    train = subparsers.add_parser(
        "train",
        help="train a network by playing",
        description="Plays, learns from it, and prints how the latest games went. An interrupt ends it "
        "within half a minute: its checkpoint is written, and --resume goes on from there.",
    )
    train.add_argument("--config", choices=CONFIGURATIONS, required=True)
    train.add_argument("--hours", type=float, required=True, metavar="H", help="how long from now")
    train.add_argument(
        "--out", type=Path, required=True, metavar="F", help="the checkpoint; beside it F.xz, F.svg"
    )
    train.add_argument("--resume", action="store_true", help="go on from F and its players")
    train.add_argument(
        "--threads", type=kinds.whole(1, MOST_THREADS), default=2, metavar="T", help="players (2)"
    )
    train.add_argument("--seed", type=kinds.seed, default=0, metavar="S")
    train.set_defaults(run=_train)


def _train(arguments: argparse.Namespace) -> int:
    out: Path = arguments.out
    if not 0 < arguments.hours <= _MOST_HOURS:
        raise Failure(f"--hours must be above 0 and at most {_MOST_HOURS}")
    if not out.parent.is_dir():
        raise Failure(f"{out.parent} is no directory")
    training = _begun(arguments, out)
    with heard("stopping within half a minute; once more to stop at once") as interrupted:
        _run_until(training, out, time.monotonic() + 3600 * arguments.hours, interrupted)
        _save(training, out)
        if interrupted():
            print(f"interrupted; wrote {out} (checkpoint), --resume goes on from it")
            return 130
    title = f"{training.configuration}: {training.games} games, {training.moves / 1e6:.0f} million moves"
    try:
        out.with_name(out.name + ".svg").write_text(svg(training.curve, title), encoding="utf-8")
        out.with_name(out.name + ".xz").write_bytes(lzma.compress(training.network().pack()))
    except OSError as error:
        raise Failure(f"beside {out}: {error.strerror}") from None
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


def _save(training: Training, out: Path) -> None:
    try:
        training.save(out)
    except OSError as error:
        raise Failure(f"{out}: {error.strerror}") from None


def _run_until(
    training: Training,
    out: Path,
    end: float,
    interrupted: Callable[[], bool],
    clock: Callable[[], float] = time.monotonic,
) -> None:
    slice_moves = _FIRST_SLICE_MOVES
    start = saved = clock()
    while (begun := clock()) < end and not interrupted():
        before = training.moves
        point = training.advance(slice_moves, rate=settling_rate((begun - start) / (end - start)))
        per_second = (training.moves - before) / max(clock() - begun, 1e-9)
        rates = " ".join(f"{tile}:{point.rates[tile]:.1%}" for tile in _SHOWN)
        print(
            f"games {point.games}, {per_second / 1e6:.2f}M moves/s, mean {point.mean:.0f}, {rates}",
            flush=True,
        )
        if clock() - saved > _CHECKPOINT_SECONDS:
            _save(training, out)
            saved = clock()
        # Slices of about half a minute, but none that runs far past the end.
        slice_moves = max(int(per_second * min(30.0, max(end - clock(), 1.0))), 100_000)
        slice_moves = min(slice_moves, _SLICE_MOVES)
