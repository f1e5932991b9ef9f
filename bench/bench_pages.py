"""The Numbridge table in a real Chromium: how soon it paints, how soon a move is shown, and how smoothly.

    make bench        or        .venv/bin/python bench/bench_pages.py [--moves N]

A real `vog serve`; two players sit at one table in two pages. Times are those of the pages' own clocks, which
are the machine's. Prints figures and asserts nothing.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import sync_playwright
from tests.e2e.conftest import FLAGS, serving
from tests.e2e.seats import Seat, start

if TYPE_CHECKING:
    from playwright.sync_api import Browser

PHONE = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
ROUNDS = 5
# What a browser's tools call "fast 4G" and "slow 4G", here with a processor four times as slow as this one.
LINES = {
    "loopback": None,
    "fast 4G": {"latency": 60, "downloadThroughput": 9e6 / 8, "uploadThroughput": 1.5e6 / 8},
    "slow 4G": {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8},
}

# When an acknowledgement came in, and when the view of a sequence number was on the screen.
WATCH = """
() => {
    window.shown = {};
    const clock = () => performance.timeOrigin + performance.now();
    const table = document.querySelector('[data-table]');
    new MutationObserver(() => {
        const seq = table.dataset.seq;
        requestAnimationFrame(() => setTimeout(() => { window.shown[seq] ??= clock(); }));
    }).observe(table, { attributes: true, attributeFilter: ['data-seq'] });
}
"""
SOCKETS = """
(() => {
    window.acks = {};
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', ({ data }) => {
                if (typeof data !== 'string' || !data.includes('"type":"ack"')) return;
                window.acks[JSON.parse(data).seq] = performance.timeOrigin + performance.now();
            });
        }
    };
})()
"""
# Gaps between frames while something moves; a screen of 60 Hz has one every 16.7 ms.
FRAMES = """
milliseconds => new Promise(done => {
    const gaps = [];
    const begun = performance.now();
    let before = null;
    requestAnimationFrame(function next(now) {
        if (before !== null) gaps.push(now - before);
        before = now;
        if (now - begun < milliseconds) requestAnimationFrame(next);
        else done(gaps);
    });
})
"""
PAINTED = """
() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    table: window.tabled ?? 0,
})
"""
TABLED = """
new MutationObserver((_, watch) => {
    if (!document.querySelector('[data-fresh=true] [data-cell]')) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.tabled = performance.now(); }));
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


def figures(name: str, values: list[float]) -> None:
    ordered = sorted(values)
    print(
        f"{name:<58}{statistics.median(ordered):>8,.0f} ms   "
        f"({ordered[0]:,.0f} to {ordered[-1]:,.0f}, {len(ordered)} times)"
    )


def opening(seat: Seat) -> None:
    """A first visit to the table on a phone, over lines of several kinds."""
    address = f"{seat.club}/numbridge/table?game={seat.game}"
    for name, line in LINES.items():
        for slower in (1, 4):
            first: list[float] = []
            table: list[float] = []
            for _ in range(ROUNDS):
                page = seat.context.new_page()
                page.add_init_script(TABLED)
                session = seat.context.new_cdp_session(page)
                session.send("Network.enable")
                session.send("Network.setCacheDisabled", {"cacheDisabled": True})
                session.send("Network.setBypassServiceWorker", {"bypass": True})
                if line is not None:
                    session.send("Network.emulateNetworkConditions", {"offline": False, **line})
                session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                page.goto(address)
                page.wait_for_function("() => window.tabled")
                painted = page.evaluate(PAINTED)
                first.append(painted["first"])
                table.append(painted["table"])
                page.close()
            what = f"{name}, processor 1/{slower}"
            figures(f"opens, {what}: something is painted", first)
            figures(f"opens, {what}: the table is", table)


def moves(one: Seat, two: Seat, count: int) -> None:
    """Moves from page to page: from the acknowledgement until either page shows them."""
    waits: dict[str, list[float]] = {"the mover's page": [], "the other page": []}
    for seat in (one, two):
        seat.page.evaluate(WATCH)
    for _ in range(count):
        if one.view.game.end:
            break
        mover, other = (one, two) if one.mine else (two, one)
        mover.make(mover.good_move())
        seq = mover.view.seq
        other.wait_for_seq(seq)
        for seat in (mover, other):
            seat.page.wait_for_function("seq => window.shown[seq]", arg=seq)
        acked = mover.page.evaluate("seq => window.acks[seq]", seq)
        for name, seat in (("the mover's page", mover), ("the other page", other)):
            waits[name].append(seat.page.evaluate("seq => window.shown[seq]", seq) - acked)
    for name, values in waits.items():
        figures(f"a move, from its acknowledgement until {name} shows it", values)


def smooth(seat: Seat, other: Seat, count: int) -> None:
    """Frames in the half second of a move's animation, on a processor four times as slow."""
    session = seat.context.new_cdp_session(seat.page)
    for slower in (1, 4):
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        gaps: list[float] = []
        for _ in range(count):
            if seat.view.game.end:
                break
            mover, waiting = (seat, other) if seat.mine else (other, seat)
            seat.page.evaluate(f"() => {{ window.gaps = ({FRAMES})(600); }}")
            mover.make(mover.good_move())
            waiting.wait_for_seq(mover.view.seq)
            gaps += seat.page.evaluate("() => window.gaps")
        late = [gap for gap in gaps if gap > 1000 / 60 * 1.5]
        print(
            f"frames while moves are drawn, processor 1/{slower}: {len(gaps)}, of which {len(late)} came late"
            f" (longest gap {max(gaps):.0f} ms)"
        )
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})


def seats(browser: Browser, club: str, **options: Any) -> tuple[Seat, Seat]:
    contexts = [browser.new_context(**options) for _ in range(2)]
    for context in contexts:
        context.add_init_script(SOCKETS)
    one, two = start(Seat(contexts[0], club), Seat(contexts[1], club), "training", "bridge", candidates=True)
    for seat in (one, two):
        seat.sit(seat.game)
    return one, two


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("--moves", type=int, default=40)
    count = wishes.parse_args().moves
    path = os.environ.get("VOG_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as (club, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        one, two = seats(browser, club, **PHONE)
        opening(one)
        moves(one, two, count)
        smooth(*seats(browser, club, **PHONE), min(count, 20))
        browser.close()


if __name__ == "__main__":
    main()
