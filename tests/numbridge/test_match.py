"""Whole games between players who see views only."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings

from tests.numbridge.tables import FIRST, SECOND, SEED, all_settings, chances, late, seed, seeds, stand
from vog.numbridge import Exchange, Place, Reason, Seed, Settings, TakeClue, Variant, View, verify
from vog.numbridge.match import Player, RandomPlayer, Spread, Statistics, play_game


@settings(max_examples=12)
@given(all_settings(), seeds(), chances())
def test_random_players_play_every_kind_of_game_to_its_end(
    chosen: Settings, seed: Seed, chance: random.Random
) -> None:
    player = RandomPlayer(chance.randrange)
    played = play_game(chosen, seed, player, player)
    position = verify(played.record)
    assert position.end is not None
    assert position.end.winner in (FIRST, SECOND)
    assert played.commands == position.ply
    assert played.misses == sum(position.misses)
    assert played.passes == [line.move for line in played.record.moves].count("-")


@pytest.mark.parametrize("variant", list(Variant))
def test_the_same_chance_plays_the_same_game(variant: Variant) -> None:
    games = []
    for _ in range(2):
        player = RandomPlayer(random.Random(3).randrange, blind=True)
        games.append(play_game(Settings.usual(variant), seed(3), player, player))
    assert games[0] == games[1]


class Exchanger:
    def choose(self, view: View) -> Exchange:
        assert view.may is not None
        return Exchange()


def test_n24_two_who_only_exchange_would_never_end_so_the_match_is_closed() -> None:
    played = play_game(Settings.usual(Variant.BRIDGE), SEED, Exchanger(), Exchanger(), most=50)
    assert played.record.end is not None
    assert (played.record.end.reason, played.record.end.winner) == (Reason.CLOSED, None)
    assert Statistics.of([played]).first_player_wins == 0
    assert verify(played.record).end == played.record.end


class Peeking:
    """Keeps the views that it was shown."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.views: list[View] = []

    def choose(self, view: View) -> Place | TakeClue | Exchange:
        self.views.append(view)
        return self.player.choose(view)


def test_a_player_sees_its_own_seat_only() -> None:
    random_player = RandomPlayer(random.Random(1).randrange)
    first, second = Peeking(random_player), Peeking(random_player)
    play_game(Settings.usual(Variant.LANDS), SEED, first, second)
    assert {view.seat for view in first.views} == {FIRST}
    assert {view.seat for view in second.views} == {SECOND}


@pytest.mark.parametrize("blind", [False, True])
def test_a_random_player_plays_each_allowed_move(blind: bool) -> None:
    position = stand(Variant.LIGHTNING, hands=((1, 2, 2), ()))
    view = position.view(FIRST)
    assert view.may is not None
    lit = position.field.candidates(view.digits.encode(), [1, 2])
    cells = {
        digit: [n for n, what in enumerate(view.may.cells) if what == "p"] if blind else lit[digit]
        for digit in lit
    }
    allowed: set[object] = {Place(cell, digit) for digit in cells for cell in cells[digit]}
    allowed |= {
        TakeClue(cell, pay) for cell, what in enumerate(view.may.cells) if what == "c" for pay in (1, 2)
    }
    player = RandomPlayer(random.Random(1).randrange, blind=blind)
    assert {player.choose(view) for _ in range(3000)} == allowed | {Exchange()}


def test_a_random_player_takes_a_gratis_clue_for_nothing() -> None:
    view = late(Variant.BRIDGE, 2, free=3, held=(0, 2)).view(FIRST)
    chosen = RandomPlayer(random.Random(1).randrange).choose(view)
    assert isinstance(chosen, TakeClue)
    assert chosen.pay is None


def test_a_player_is_not_asked_out_of_turn() -> None:
    view = stand(Variant.BRIDGE).view(SECOND)
    with pytest.raises(ValueError, match="not to move"):
        RandomPlayer(random.Random(1).randrange).choose(view)


def test_a_spread_is_of_the_numbers_themselves() -> None:
    assert Spread.of([3]) == Spread(3, 3, 3)
    assert Spread.of(list(range(1, 101))) == Spread(50, 96, 100)
    assert Spread.of([9, 1]) == Spread(1, 9, 9)
