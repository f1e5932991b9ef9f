"""The real server, a Chromium, and pages that must not complain."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol

import pytest
from playwright.sync_api import BrowserContext, Page, sync_playwright

from tests.e2e.past import Past, Reader, play
from tests.e2e.table import Table, storage_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from playwright.sync_api import Browser

# What Chromium is to leave out. The first three are pages of its own address bar: each context is a window,
# and for each a renderer was started for each of them, two thirds of what a page of ours costs. The others
# are those that Playwright leaves out; its list is replaced by this one.
LEFT_OUT = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(LEFT_OUT)}",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "/e2e/" in item.path.as_posix():
            item.add_marker("browser")


VOG = (sys.executable, "-c", "import sys; from vog.cli import main; sys.exit(main())")


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A club of its own: its address and its process."""
    command = [*VOG, "serve", "--port", str(port), "--data", str(data)]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("VOG_")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            while line and "http" not in line:
                line = process.stdout.readline()
            assert "http" in line, "the server did not come up"
            yield line[line.index("http") :].split()[0].rstrip("/"), process
        finally:
            process.terminate()
            process.wait(timeout=20)


@pytest.fixture(scope="package")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running club."""
    with serving(tmp_path_factory.mktemp("club")) as (address, _):
        yield address


# Of the package, not of the session: playwright's loop must be gone before others run their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = os.environ.get("VOG_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


class Profile(Protocol):
    """A browser profile of its own, whose pages must not complain.

    Without the service worker unless it is allowed: it would fetch the whole site for each of them.
    """

    def __call__(self, **options: Any) -> BrowserContext: ...


@pytest.fixture
def profile(chromium: Browser) -> Iterator[Profile]:
    contexts: list[BrowserContext] = []
    complaints: list[str] = []
    forgiven: list[bool] = []

    def listen(page: Page) -> None:
        page.on("console", lambda told: complaints.append(told.text) if told.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))

    def opened(**options: Any) -> BrowserContext:
        # Where a test breaks a line on purpose, the browser's own words about it are no complaint.
        forgiven.append(options.pop("forgiving", False))
        given: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 900},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        context = chromium.new_context(**(given | options))
        context.set_default_timeout(30_000)
        contexts.append(context)
        context.on("page", listen)
        return context

    yield opened
    for context in contexts:
        context.close()
    if any(forgiven):
        own = ("Failed to load resource", "WebSocket connection to")
        complaints = [each for each in complaints if not any(word in each for word in own)]
    assert not complaints, "\n".join(complaints)


class Visit(Protocol):
    """Opens a page of the club in a browser profile of its own and waits until the game is ready."""

    def __call__(
        self, path: str = "/2048", *, storage: Mapping[str, str] | None = None, **options: Any
    ) -> Table: ...


@pytest.fixture
def visit(profile: Profile, club: str) -> Visit:
    def opened(path: str = "/2048", *, storage: Mapping[str, str] | None = None, **options: Any) -> Table:
        given = {"viewport": {"width": 1000, "height": 900}, "storage_state": storage_of(club, storage or {})}
        script = options.pop("script", None)
        context = profile(**(given | options))
        if script is not None:
            context.add_init_script(script)
        table = Table(context.new_page(), club)
        table.go(path)
        return table

    return opened


@pytest.fixture(scope="package")
def past(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Past]:
    """A club of its own, with finished games."""
    with serving(tmp_path_factory.mktemp("past")) as (address, _):
        yield play(address)


@pytest.fixture
def reader(profile: Profile, past: Past) -> Reader:
    return Reader(profile(), past)
