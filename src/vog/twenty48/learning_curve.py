"""The learning curve of a training as a picture: plain SVG, nothing needed to make or show it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vog.twenty48.training import Point

_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 70, 70, 40, 50
_COLOURS = {2048: "#c9a227", 4096: "#b5651d", 8192: "#a23b2a", 16384: "#6a3d7c", 32768: "#2b5c8a"}


def _round_up(value: float) -> float:
    """The next 1, 2 or 5 times a power of ten."""
    if value <= 0:
        return 1.0
    power = 10.0 ** math.floor(math.log10(value))
    return next(f * power for f in (1, 2, 5, 10) if f * power >= value)


def svg(points: Sequence[Point], title: str) -> str:
    """Mean score (left axis) and the share of games with each tile (right axis) over millions of moves."""
    most_moves = _round_up(max((p.moves for p in points), default=0) / 1e6)
    most_mean = _round_up(max((p.mean for p in points), default=0))
    width, height = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

    def x(moves: float) -> float:
        return _LEFT + width * moves / 1e6 / most_moves

    def y(share: float) -> float:
        return _TOP + height * (1 - share)

    def line(values: Sequence[float], colour: str, stroke: float) -> str:
        path = " ".join(f"{x(p.moves):.1f},{y(v):.1f}" for p, v in zip(points, values, strict=True))
        return f'<polyline fill="none" stroke="{colour}" stroke-width="{stroke}" points="{path}"/>'

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}">',
        '<g font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="20" font-size="14">{title}</text>',
    ]
    for step in range(6):
        share = step / 5
        out.append(f'<path d="M{_LEFT} {y(share):.1f}H{_WIDTH - _RIGHT}" stroke="#ddd"/>')
        out.append(
            f'<text x="{_LEFT - 8}" y="{y(share) + 4:.1f}" text-anchor="end">{most_mean * share:,.0f}</text>'
        )
        out.append(f'<text x="{_WIDTH - _RIGHT + 8}" y="{y(share) + 4:.1f}">{share:.0%}</text>')
        across = most_moves * share
        out.append(
            f'<text x="{x(across * 1e6):.1f}" y="{_HEIGHT - _BOTTOM + 18}" text-anchor="middle">'
            f"{across:g}</text>"
        )
    out.append(f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 12}" text-anchor="middle">million moves</text>')
    for place, (tile, colour) in enumerate(_COLOURS.items()):
        out.append(line([p.rates.get(tile, 0.0) for p in points], colour, 1))
        out.append(f'<text x="{_LEFT + 200 + 70 * place}" y="34" fill="{colour}">{tile}</text>')
    out.append(line([p.mean / most_mean for p in points], "#111", 2.5))
    out.append(f'<text x="{_LEFT}" y="34" font-weight="bold">mean score</text>')
    out.append("</g></svg>")
    return "\n".join(out) + "\n"
