"""Deals: a field, its solution and its clues, from settings and seed (N4, N5, N8, N31)."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from vog._core import sudoku as core
from vog._core.sudoku import DEAL_VERSION, NodeLimit
from vog.numbridge.chance import Chance, Purpose
from vog.numbridge.field import Field
from vog.numbridge.settings import Blocks, Grade

if TYPE_CHECKING:
    from vog.numbridge.secret import Seed
    from vog.numbridge.settings import Settings

__all__ = ["DEAL_VERSION", "Deal", "NodeLimit", "commitment", "deal"]


class Deal(NamedTuple):
    """What is dealt: `solution` and `clues` are one digit per cell, 0 in `clues` where the cell is empty.

    The clues have exactly that one solution (N5). `grade` is what solving them takes.
    """

    field: Field
    solution: bytes
    clues: bytes
    grade: Grade

    def __repr__(self) -> str:
        return f"Deal({self.field!r}, {''.join(map(str, self.clues))})"


def deal(settings: Settings, seed: Seed) -> Deal:
    """The one deal of these settings and this seed, on every machine. Raises NodeLimit (never met)."""
    irregular = settings.blocks is Blocks.IRREGULAR
    dealt = core.deal(
        settings.size,
        irregular,
        settings.clues,
        settings.grade.value,
        Chance(seed).draws(Purpose.DEAL, 0).key(),
    )
    return Deal(
        Field(settings.size, dealt.layout.blocks) if irregular else Field.regular(settings.size),
        bytes(dealt.solution),
        bytes(dealt.clues),
        Grade(dealt.grade),
    )


def commitment(settings: Settings, seed: Seed) -> str:
    """The SHA-256, in hexadecimal, that binds settings and seed before the first move (N31).

    It is taken over lines of ASCII, each ended by a newline: `vog-numbridge-commitment-1`, `deal=` with
    DEAL_VERSION, every setting as `name=value` in the order of `Settings` with true and false for what is on
    and off, and `seed=` with 64 hexadecimal digits. It proves that the deal was not changed, not that it was
    drawn blindly.
    """
    lines = ["vog-numbridge-commitment-1", f"deal={DEAL_VERSION}"]
    for name in settings.__struct_fields__:
        value = getattr(settings, name)
        lines.append(f"{name}={str(value).lower() if isinstance(value, bool) else value}")
    lines.append(f"seed={seed.reveal().hex()}")
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
