"""The greedy player never misses, never gets stuck, and beats one that plays anything that is not in vain."""

from __future__ import annotations

import random

import pytest

from vog.numbridge import Blocks, Exchange, Place, Seat, Seed, Settings, TakeClue, Variant
from vog.numbridge.bots import GreedyPlayer
from vog.numbridge.match import RandomPlayer, play_game
from vog.numbridge.record import Game

KINDS = [
    Settings.usual(Variant.BRIDGE),
    Settings.usual(Variant.BRIDGE, blocks=Blocks.IRREGULAR, clues=34),
    Settings.usual(Variant.LIGHTNING),
    Settings.usual(Variant.LIGHTNING, blocks=Blocks.IRREGULAR, first_clue_at_one=True),
    Settings.usual(Variant.LANDS),
    Settings.usual(Variant.LANDS, blocks=Blocks.IRREGULAR),
]


@pytest.mark.parametrize("settings", KINDS, ids=lambda s: f"{s.variant}-{s.blocks}")
def test_it_beats_the_random_player_nine_times_of_ten_without_a_miss(settings: Settings) -> None:
    chance = random.Random(f"greedy {settings}")
    greedy, anything = GreedyPlayer(chance.randrange), RandomPlayer(chance.randrange)
    won = 0
    games = 20
    for number in range(games):
        seats = (greedy, anything) if number % 2 else (anything, greedy)
        seat = Seat.FIRST if number % 2 else Seat.SECOND
        played = play_game(settings, Seed(chance.randbytes(32)), *seats, most=2000)
        won += played.record.end is not None and played.record.end.winner is seat
    assert won >= games * 0.9


@pytest.mark.parametrize("settings", KINDS, ids=lambda s: f"{s.variant}-{s.blocks}")
def test_two_of_them_play_to_the_end_and_only_what_their_view_allows(settings: Settings) -> None:
    chance = random.Random(f"two {settings}")
    greedy = GreedyPlayer(chance.randrange)
    for _ in range(6):
        game = Game(settings, Seed(chance.randbytes(32)))
        while game.position.end is None:
            assert game.position.ply < 500
            view = game.position.view(game.position.turn)
            assert view.may is not None
            move = greedy.choose(view)
            match move:
                case Place(cell, _):
                    assert view.may.cells[cell] == "p"
                case TakeClue(cell, pay):
                    assert view.may.cells[cell] == "c"
                    assert (pay is None) is (view.may.price == 0)
                case Exchange():
                    assert view.may.exchange
            game.play(move, view.seat)
        assert game.position.view(Seat.SPECTATOR).misses == (0, 0)


def test_a_view_of_the_other_seat_is_refused() -> None:
    game = Game(Settings.usual(Variant.BRIDGE), Seed(bytes(32)))
    with pytest.raises(ValueError, match="not to move"):
        GreedyPlayer(lambda _: 0).choose(game.position.view(Seat.SECOND))
