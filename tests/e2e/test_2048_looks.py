"""What can be measured of the looks: fit, contrast, targets, motion, and what is kept of a choice."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from tests.e2e.axe import rest
from tests.e2e.table import kept

if TYPE_CHECKING:
    from tests.e2e.conftest import Visit
    from tests.e2e.table import Table

TILES = [2**n for n in range(1, 18)]

# Puts other values on the tiles that are drawn, in the way the tile component does.
SHOW_VALUE = """value => {
    for (const tile of document.querySelectorAll('[data-tile]')) {
        const face = tile.firstElementChild;
        tile.dataset.value = value;
        face.dataset.digits = String(value).length;
        face.style.setProperty('--face', `var(--tile-${value})`);
        face.style.setProperty('--ink', `var(--tile-${value}-ink)`);
        face.firstChild.data = value;
    }
}"""

SPILL = """() => [...document.querySelectorAll('[data-tile]')].map(tile => {
    const box = tile.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(tile.firstElementChild);
    const text = range.getBoundingClientRect();
    return Math.max(box.left - text.left, text.right - box.right, text.height - box.height);
})"""

SMALL_TARGETS = """() => [...document.querySelectorAll('main button:not(.link)')].filter(button => {
    const {width, height} = button.getBoundingClientRect();
    return button.checkVisibility() && (width < 44 || height < 44);
}).map(button => button.outerHTML)"""

CONTRAST = """() => {
    const face = document.querySelector('[data-tile]').firstElementChild;
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    const luminance = colour => {
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map(part => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const style = getComputedStyle(face);
    const [one, other] = [luminance(style.color), luminance(style.backgroundColor)];
    return [(Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05), other];
}"""


def show(table: Table, value: int) -> None:
    table.page.evaluate(SHOW_VALUE, value)
    rest(table.page)


@pytest.mark.parametrize("text_size", ["100%", "200%"])
def test_every_tile_up_to_131072_fits(visit: Visit, text_size: str) -> None:
    table = visit(storage=kept("over"))
    table.page.evaluate("size => { document.documentElement.style.fontSize = size; }", text_size)
    for width in (320, 360, 1440):
        table.page.set_viewport_size({"width": width, "height": 700})
        for value in TILES if width == 320 else TILES[-1:]:
            show(table, value)
            assert max(table.page.evaluate(SPILL)) <= 0, (width, value)
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


@pytest.mark.parametrize("palette", ["warm", "distinct"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_tile_has_contrast_and_a_lightness_of_its_own(visit: Visit, theme: str, palette: str) -> None:
    table = visit(storage={**kept("over"), "vog.theme": theme, "vog.palette": palette})
    shades = []
    for value in TILES:
        show(table, value)
        contrast, luminance = table.page.evaluate(CONTRAST)
        assert contrast >= 4.5, (value, contrast)
        shades.append(luminance)
    # In greyscale neighbours on the ladder still differ, and the whole ladder goes one way.
    steps = [b - a for a, b in pairwise(shades)]
    assert all(abs(step) > 0.003 for step in steps), steps
    assert all(step < 0 for step in steps) or all(step > 0 for step in steps), steps


SIZES = [(320, 568), (360, 740), (740, 360), (768, 1024), (1440, 900), (2560, 1440)]


@pytest.mark.parametrize("path", ["/fa/2048", "/fi/2048"])
def test_nothing_is_wider_than_the_window_and_targets_are_large_enough(visit: Visit, path: str) -> None:
    table = visit(path)
    for width, height in SIZES:
        table.page.set_viewport_size({"width": width, "height": height})
        assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
        assert table.page.evaluate(SMALL_TARGETS) == [], width


def test_the_board_never_mirrors(visit: Visit) -> None:
    for path in ("/2048", "/fa/2048"):
        table = visit(path, storage=kept("full_with_a_pair"))
        places = table.page.locator("[data-tile]").evaluate_all(
            "tiles => tiles.map(tile => [Number(tile.dataset.tile) % 4, tile.getBoundingClientRect().left])"
        )
        by_column = dict(places)
        assert by_column[0] < by_column[1] < by_column[2] < by_column[3]
        cells = table.page.locator("[data-board] tr:first-child td").evaluate_all(
            "cells => cells.map(cell => cell.getBoundingClientRect().left)"
        )
        assert cells == sorted(cells)


def test_reduced_motion_is_honoured(visit: Visit) -> None:
    table = visit()
    table.play(6)
    assert table.drawn == table.cells
    running = table.page.evaluate(
        "document.getAnimations().filter(one => one.playState === 'running').length"
    )
    assert running == 0


def test_a_slide_is_drawn_where_motion_is_welcome(visit: Visit) -> None:
    table = visit(storage=kept("won_at_the_last_move", continued=True), reduced_motion="no-preference")
    moving = table.page.evaluate(
        """() => {
            document.body.dispatchEvent(
                new KeyboardEvent('keydown', {code: 'ArrowRight', bubbles: true, cancelable: true}));
            return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>
                done(document.getAnimations().length))));
        }"""
    )
    assert moving > 0


def test_language_and_theme_are_kept(visit: Visit) -> None:
    table = visit("/fi/2048", storage={"vog.theme": "dark"})
    assert table.page.evaluate("document.documentElement.lang") == "fi"
    assert table.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    table.play(3)
    cells = table.cells
    table.go("/2048")
    assert table.cells == cells
    assert table.page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"


def test_nothing_shifts_while_the_game_comes_up(visit: Visit) -> None:
    table = visit(
        storage=kept("full_with_a_pair"),
        script="""
        window.shift = 0;
        new PerformanceObserver(list => {
            for (const entry of list.getEntries()) window.shift += entry.value;
        }).observe({type: 'layout-shift', buffered: true});
        """,
    )
    table.settle()
    assert table.page.evaluate("window.shift") < 0.01
