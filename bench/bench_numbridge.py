"""Numbridge in Python: commands a second, the time of a view, deals and whole games. CPU time of one core."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import TYPE_CHECKING

from vog.numbridge import Command, Game, Position, Record, Seat, Seed, Settings, Variant, View, encode, verify
from vog.numbridge.match import RandomPlayer, play_game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

GAMES = 40


def seconds(work: Callable[[], object]) -> float:
    """The best of three."""
    best = float("inf")
    for _ in range(3):
        begun = time.process_time()
        work()
        best = min(best, time.process_time() - begun)
    return best


def played(settings: Settings) -> tuple[list[Record], list[list[tuple[Position, Command]]]]:
    """Records of random games, and their positions with what was played in each."""
    chance = random.Random(1)
    player = RandomPlayer(chance.randrange, blind=True)
    records = [play_game(settings, Seed(chance.randbytes(32)), player, player).record for _ in range(GAMES)]
    return records, [list(steps(record)) for record in records]


def steps(record: Record) -> Iterator[tuple[Position, Command]]:
    game = Game(record.settings, record.seed)
    chance = RandomPlayer(random.Random(2).randrange, blind=True)
    while game.position.end is None:
        position = game.position
        command = chance.choose(position.view(position.turn))
        game.play(command)
        yield position, command


def main() -> None:
    for variant in Variant:
        settings = Settings.usual(variant)
        records, games = played(settings)
        plays = [step for game in games for step in game]
        spent = seconds(partial(play_each, plays))
        print(f"{variant:10} play                {len(plays) / spent:10,.0f} commands/s (target 10,000)")
        for lit in (False, True):
            shown = [
                position
                for record in records[:10]
                for position, _ in steps(Game(Settings.usual(variant, candidates=lit), record.seed).record())
            ]
            spent = seconds(partial(make_and_encode, shown))
            views = [position.view(position.turn) for position in shown]
            alone = seconds(partial(encode_all, views))
            size = sum(len(encode(view)) for view in views) / len(views)
            words = "with candidates" if lit else "plain"
            print(
                f"{variant:10} view, {words:15}"
                f"{spent / len(shown) * 1e6:8.1f} us made and encoded, {alone / len(views) * 1e6:.1f} encoded"
                f" (target 20), {size:.0f} bytes"
            )
        spent = seconds(partial(verify_all, records))
        print(f"{variant:10} verify              {len(records) / spent:10,.0f} records/s")
        deals = [Seed(number.to_bytes(32, "big")) for number in range(200)]
        spent = seconds(partial(start_all, settings, deals))
        print(f"{variant:10} start               {len(deals) / spent:10,.0f} games/s, the deal included")
        chance = random.Random(3)
        sighted = RandomPlayer(chance.randrange)
        spent = seconds(partial(play_all, settings, deals[:20], sighted))
        print(f"{variant:10} simulate            {20 / spent:10,.0f} games/s of random,random")
    print(f"{'':10} seats: {', '.join(Seat)}; best of three runs each")


def play_each(plays: list[tuple[Position, Command]]) -> None:
    for position, command in plays:
        position.play(command)


def make_and_encode(positions: list[Position]) -> None:
    for position in positions:
        encode(position.view(position.turn))


def encode_all(views: list[View]) -> None:
    for view in views:
        encode(view)


def verify_all(records: list[Record]) -> None:
    for record in records:
        verify(record)


def start_all(settings: Settings, seeds: list[Seed]) -> None:
    for seed in seeds:
        Position.start(settings, seed)


def play_all(settings: Settings, seeds: list[Seed], player: RandomPlayer) -> None:
    for seed in seeds:
        play_game(settings, seed, player, player)


if __name__ == "__main__":
    main()
