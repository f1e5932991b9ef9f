"""Somebody in the lobby and on the pages around it, as a test sees and handles them."""

from __future__ import annotations

import itertools
import re
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

import httpx

from tests.e2e.seats import Seat

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.e2e.conftest import Profile

PASSWORD = "four words in a row"
_NAMES = itertools.count(1)

TABLE = re.compile(r"/numbridge/table\?game=([A-Za-z0-9_-]{12})$")


def new_name() -> str:
    return f"Member {next(_NAMES)}"


class Person(ABC):
    """Somebody in the club, and what they ask of it without a page."""

    @abstractmethod
    def ask(self, method: str, path: str, body: object | None = None) -> Any:
        """The answer, which must not be a refusal."""

    @abstractmethod
    def stands(self, ad: str) -> bool:
        """Whether the ad is there still."""

    def become_member(self, name: str | None = None) -> str:
        """An account, signed in."""
        name = name or new_name()
        self.ask("POST", "/api/register", {"name": name, "password": PASSWORD})
        return name

    def become_guest(self) -> str:
        name: str = self.ask("POST", "/api/guest", {})["player"]["name"]
        return name

    @property
    def me(self) -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.ask("GET", "/api/me")["player"]
        return found

    def post(self, room: str = "bridge-60", variant: str = "bridge", **wishes: Any) -> str:
        """An ad of theirs; its id."""
        ad: str = self.ask("POST", "/api/ads", {"room": room, "variant": variant, **wishes})["id"]
        return ad


class Other(Person):
    """Somebody whose page is not looked at, and who needs no browser therefore."""

    def __init__(self, club: str) -> None:
        # A line that is kept would be left open at the end.
        self._http = httpx.Client(base_url=club, headers={"connection": "close"}, timeout=30)

    def ask(self, method: str, path: str, body: object | None = None) -> Any:
        answer = self._http.request(method, path, json=body)
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    def stands(self, ad: str) -> bool:
        return self._http.get(f"/api/ads/{ad}").is_success


class Visitor(Seat, Person):
    """A person in the club, with a browser of their own."""

    def stands(self, ad: str) -> bool:
        return self.context.request.get(f"{self.club}/api/ads/{ad}").ok

    # ---- the lobby ----------------------------------------------------------------------------------------

    def enter(self, language: str = "") -> None:
        """Into the lobby, until it is live."""
        self.page.goto(f"{self.club}{language}/numbridge")
        self.live()

    def live(self) -> None:
        self.page.locator("[data-lobby=open]").wait_for()
        self.page.locator("[data-connection=open]").wait_for()

    def ad(self, ad: str) -> Locator:
        """Somebody else's ad."""
        return self.page.locator(f'[data-ad="{ad}"]')

    def own_ad(self, ad: str) -> Locator:
        return self.page.locator(f'[data-own-ad="{ad}"]')

    def accept(self, ad: str) -> None:
        self.ad(ad).get_by_role("button").click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def write(self, room: str) -> Locator:
        """The form of an ad for that room, open."""
        self.page.locator(f'[data-room="{room}"]').get_by_role("button").click()
        form = self.page.locator("dialog[open] form")
        form.wait_for()
        return form

    def send(self) -> str:
        """Post what the open form says; the new ad's id."""
        known = set(self._own_ads())
        self.page.locator("dialog[open] button[type=submit]").click()
        self.page.locator("dialog[open]").wait_for(state="detached")
        self.page.wait_for_function(
            "count => document.querySelectorAll('[data-own-ad]').length > count", arg=len(known)
        )
        (new,) = set(self._own_ads()) - known
        return new

    def _own_ads(self) -> list[str]:
        found: list[str] = self.page.locator("[data-own-ad]").evaluate_all(
            "all => all.map(each => each.dataset.ownAd)"
        )
        return found

    def at_table(self) -> str:
        """Wait until the page is that of a table; the game's id."""
        self.page.wait_for_url(TABLE)
        found = TABLE.search(self.page.url)
        assert found
        self.game = found[1]
        return found[1]

    def told(self, text: str) -> None:
        """Wait for a toast."""
        self.page.locator(".toast", has_text=text).wait_for()


def visitor(profile: Profile, club: str, **options: Any) -> Visitor:
    return Visitor(profile(**options), club)
