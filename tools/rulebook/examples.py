"""Positions that the engine played, as pictures of a page. What is not so stops the build."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, Any

from vog.numbridge import Position, Refusal, Seat, Seed, Settings, Variant
from vog.numbridge.notation import read, write

if TYPE_CHECKING:
    from collections.abc import Callable

Picture = dict[str, Any]

FIRST, SECOND = Seat.FIRST, Seat.SECOND

SMALL = Settings.usual(Variant.LIGHTNING)


class WrongExample(Exception):
    """An example that the rules refuse, or that does not show what the page says of it."""


def show(claim: str, holds: object) -> None:
    """Raise WrongExample where what the page says does not hold."""
    if not holds:
        raise WrongExample(f"not so: {claim}")


def play(position: Position, line: str) -> Position:
    """The position after a move, which must be allowed and do just what its line says."""
    try:
        after, events = position.play(read(line, position.settings.size))
    except Refusal as refusal:
        raise WrongExample(f"{line}: {refusal}") from None
    did = write(events, position.settings.size)[0]
    show(f"{line}, which the engine calls {did}", did == line)
    return after


def seed(name: str) -> Seed:
    """The seed of an example, by its name."""
    return Seed(sha256(f"rulebook, {name}".encode()).digest())


def dealt(settings: Settings, name: str, wanted: Callable[[Position], Picture | None]) -> Picture:
    """What `wanted` makes of the first deal that shows it."""
    for number in range(1000):
        found = wanted(Position.start(settings, seed(f"{name} {number}")))
        if found is not None:
            return found
    raise WrongExample(f"{name}: no deal shows it")


def picture(position: Position, seat: Seat = FIRST, **lights: Any) -> Picture:
    """A position as that seat sees it, with its tiles and the bag."""
    view = position.view(seat)
    shown: Picture = {
        "variant": view.settings.variant,
        "size": view.settings.size,
        "blocks": view.blocks,
        "digits": view.digits,
        "clues": view.clues,
        "owners": view.owners,
        "marks": [
            {"ply": mark.ply, "seat": mark.seat, "cell": mark.cell, "digit": mark.digit}
            for mark in view.marks
            if mark.ply == view.ply
        ],
        "won": list(view.won_by),
        "hand": list(view.hand or ()),
        "bag": view.bag,
    }
    if view.last and view.last.cell is not None:
        shown["last"] = view.last.cell
    if view.lands:
        shown["lands"] = {
            "cells": [list(pair) for pair in view.lands.cells],
            "blocks": list(view.lands.blocks),
            "holders": view.lands.holders,
        }
    if lights:
        shown["lights"] = lights
    return shown
