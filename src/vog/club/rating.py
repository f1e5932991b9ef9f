"""Glicko-2 ratings, one per variant; a rated game is one period (C8).

After Mark E. Glickman, "Example of the Glicko-2 system" (2013, revised 2022),
http://www.glicko.net/glicko/glicko2.pdf; the numbers of the steps below are the paper's.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import msgspec

from vog.numbridge.commands import Reason
from vog.numbridge.seat import Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vog.numbridge.commands import End

# How fast volatility may change (the paper's tau): 0.3 to 1.2 are sensible, less is steadier.
TAU = 0.5
# One step of the paper's inner scale in rating points.
_SCALE = 173.7178
_CONVERGED = 1e-6
# Bounds that keep every number sane whatever is played: in rating points, and without unit.
LOWEST, HIGHEST = 100.0, 4000.0
SUREST, UNSUREST = 30.0, 350.0
CALMEST, WILDEST = 0.01, 0.1
# A rating whose deviation is above this is shown as provisional.
PROVISIONAL = 110.0


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is in one variant: `points`, their `deviation`, and `volatility`; after `games`."""

    points: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06
    games: int = 0

    @property
    def provisional(self) -> bool:
        """Whether too little was played to say."""
        return self.deviation > PROVISIONAL


NEW = Rating()


def rate(player: Rating, played: Sequence[tuple[Rating, float]], *, tau: float = TAU) -> Rating:
    """The player's rating after one period: opponents as they were before it, and scores of 0, 0.5 or 1.

    With nothing played only the deviation grows (the paper's last remark).
    """
    mu, phi = (player.points - 1500) / _SCALE, player.deviation / _SCALE  # step 2
    if not played:
        return _within(player, mu, math.hypot(phi, player.volatility), player.volatility, 0)
    precision = surprise = 0.0
    for opponent, score in played:  # steps 3 and 4
        g = 1 / math.sqrt(1 + 3 * (opponent.deviation / _SCALE / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-g * (mu - (opponent.points - 1500) / _SCALE)))
        precision += g * g * expected * (1 - expected)
        surprise += g * (score - expected)
    variance = 1 / precision
    volatility = _volatility(phi, player.volatility, variance, variance * surprise, tau)
    before = math.hypot(phi, volatility)  # step 6
    phi = 1 / math.sqrt(1 / before**2 + 1 / variance)  # step 7
    return _within(player, mu + phi * phi * surprise, phi, volatility, len(played))


def rate_game(first: Rating, second: Rating, score: float) -> tuple[Rating, Rating]:
    """Both players' ratings after a game; `score` is the first player's: 1 won, 0.5 drawn, 0 lost."""
    return rate(first, [(second, score)]), rate(second, [(first, 1 - score)])


def score_of(end: End) -> float | None:
    """The first player's score of a game that ended so; None where it has no result and changes no rating."""
    if end.winner is None:
        return 0.5 if end.reason is Reason.AGREEMENT else None
    return float(end.winner is Seat.FIRST)


def _volatility(phi: float, sigma: float, variance: float, delta: float, tau: float) -> float:
    """Step 5: the root of the paper's f by the Illinois method."""
    a = math.log(sigma * sigma)

    def f(x: float) -> float:
        e = math.exp(x)
        total = phi * phi + variance + e
        return e * (delta * delta - total) / (2 * total * total) - (x - a) / (tau * tau)

    low = a
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _CONVERGED:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)


def _within(player: Rating, mu: float, phi: float, volatility: float, games: int) -> Rating:
    """Step 8, within the bounds."""
    return Rating(
        points=min(max(mu * _SCALE + 1500, LOWEST), HIGHEST),
        deviation=min(max(phi * _SCALE, SUREST), UNSUREST),
        volatility=min(max(volatility, CALMEST), WILDEST),
        games=player.games + games,
    )
