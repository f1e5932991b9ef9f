"""Glicko-2 by its paper's example, and within sane bounds (C8)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vog.club import rating as module
from vog.club.rating import NEW, Rating, rate, rate_game, score_of
from vog.numbridge import End, Reason, Seat

ratings = st.builds(
    Rating,
    st.floats(module.LOWEST, module.HIGHEST),
    st.floats(module.SUREST, module.UNSUREST),
    st.floats(module.CALMEST, module.WILDEST),
    st.integers(0, 10_000),
)
scores = st.sampled_from([0.0, 0.5, 1.0])


def test_the_papers_example() -> None:
    played = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    new = rate(Rating(1500, 200, 0.06), played, tau=0.5)
    # The paper rounds on the way: it has 1464.06, 151.52 and 0.05999.
    assert new.points == pytest.approx(1464.06, abs=0.015)
    assert new.deviation == pytest.approx(151.52, abs=0.005)
    assert new.volatility == pytest.approx(0.05999, abs=0.00001)
    assert new.games == 3


def test_a_period_without_a_game_only_makes_a_rating_less_sure() -> None:
    idle = rate(Rating(1700, 60, 0.06), [])
    assert idle.points == pytest.approx(1700)
    assert (idle.volatility, idle.games) == (0.06, 0)
    assert idle.deviation == pytest.approx((60**2 + (0.06 * 173.7178) ** 2) ** 0.5)


@given(ratings, ratings, scores)
def test_every_number_stays_within_its_bounds(first: Rating, second: Rating, score: float) -> None:
    for new in rate_game(first, second, score):
        assert module.LOWEST <= new.points <= module.HIGHEST
        assert module.SUREST <= new.deviation <= module.UNSUREST
        assert module.CALMEST <= new.volatility <= module.WILDEST


@given(ratings, ratings)
def test_who_wins_never_loses_points_and_who_loses_never_wins_any(first: Rating, second: Rating) -> None:
    winner, loser = rate_game(first, second, 1.0)
    assert winner.points >= first.points - 1e-9
    assert loser.points <= second.points + 1e-9


@given(ratings, ratings, scores)
def test_it_does_not_matter_who_sits_first(first: Rating, second: Rating, score: float) -> None:
    assert rate_game(first, second, score) == rate_game(second, first, 1 - score)[::-1]


@given(ratings)
def test_a_draw_between_equals_moves_nobody(player: Rating) -> None:
    new, other = rate_game(player, player, 0.5)
    assert new == other
    assert new.points == pytest.approx(player.points)


def test_a_new_player_is_provisional_until_enough_was_played() -> None:
    player, games = NEW, 0
    while player.provisional:
        player, _ = rate_game(player, Rating(1500, 60), games % 2)
        games += 1
    assert 5 < games < 20


@pytest.mark.parametrize(
    ("end", "score"),
    [
        (End(Reason.CONNECTION, Seat.FIRST), 1.0),
        (End(Reason.RESIGNATION, Seat.SECOND), 0.0),
        (End(Reason.AGREEMENT), 0.5),
        (End(Reason.ADJOURNMENT, Seat.FIRST), 1.0),
        (End(Reason.ADJOURNMENT), None),
        (End(Reason.CLOSED), None),
    ],
)
def test_what_an_end_scores(end: End, score: float | None) -> None:
    assert score_of(end) == score
