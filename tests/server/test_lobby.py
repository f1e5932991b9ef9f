"""The lobby over the socket: all see what concerns all, and nobody what is another's (C3, C13, C14)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Club, running
from tests.server.visitor import Visitor, meet

AD = {"room": "lightning", "variant": "lightning"}


@pytest.fixture(scope="module")
def club(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with running(site, tmp_path_factory.mktemp("club")) as club:
        yield club


class Looker(Visitor):
    """Looks at the lobby from the start."""

    def look(self) -> Looker:
        self.open()
        self.say(type="lobby", on=True)
        # From then on nothing happens by itself: the training room's bot has posted its ads.
        self.until(lambda: self.lobby and sum(ad["room"] == "training" for ad in self.lobby["ads"]) == 3)
        return self

    def sees(self, ad: str) -> Any:
        return next((shown for shown in self.lobby["ads"] if shown["id"] == ad), None)

    def shown(self) -> int:
        """How many lobbies it was shown so far, all that are on their way with them."""
        self.say(type="ping", n=1)
        while self.hear()["type"] != "pong":
            pass
        return sum('"type":"lobby"' in text for text in self.received)


@pytest.fixture
def lookers(club: Club) -> Iterator[list[Looker]]:
    made = [Looker(club.host, club.port) for _ in range(4)]
    for visitor in made[:3]:
        visitor.guest()
    for visitor in made:
        visitor.look()
    yield made
    for visitor in made:
        visitor.close()


@pytest.mark.parametrize("blocker", [0, 1])
def test_ads_are_not_shown_between_two_of_whom_one_blocked_the_other(
    lookers: list[Looker], blocker: int
) -> None:
    owner, other, third, stranger = lookers
    ad = owner.ask("POST", "/api/ads", AD)["id"]
    for visitor in lookers:
        visitor.until(lambda visitor=visitor: visitor.sees(ad))  # type: ignore[misc]
    lookers[blocker].ask("PUT", f"/api/blocks/{lookers[1 - blocker].id}")
    other.until(lambda: not other.sees(ad))
    again = other.ask("POST", "/api/ads", AD)["id"]
    for visitor in (other, third, stranger):
        visitor.until(lambda visitor=visitor: visitor.sees(again))  # type: ignore[misc]
        assert (visitor.sees(ad) is None) == (visitor is other)
    assert owner.shown()
    assert owner.sees(again) is None
    assert owner.sees(ad)["own"]
    lookers[blocker].ask("DELETE", f"/api/blocks/{lookers[1 - blocker].id}")
    other.until(lambda: other.sees(ad))
    owner.until(lambda: owner.sees(again))


def test_an_own_private_ad_is_shown_to_its_owner_and_to_nobody_else(lookers: list[Looker]) -> None:
    owner, *others = lookers
    before = [visitor.shown() for visitor in others]
    ad = owner.ask("POST", "/api/ads", AD | {"private": True})["id"]
    owner.until(lambda: owner.sees(ad))
    assert (owner.sees(ad)["own"], owner.sees(ad)["private"]) == (True, True)
    public = owner.ask("POST", "/api/ads", AD)["id"]
    for visitor, count in zip(others, before, strict=True):
        visitor.until(lambda visitor=visitor: visitor.sees(public))  # type: ignore[misc]
        assert not any(ad in text for text in visitor.received)
        assert visitor.shown() == count + 1, "not even that something happened"
        assert not visitor.sees(public)["own"]
    owner.ask("DELETE", f"/api/ads/{ad}")
    owner.until(lambda: not owner.sees(ad))


def test_a_game_is_in_the_lobby_while_it_runs(lookers: list[Looker]) -> None:
    one, two, _, stranger = lookers
    game = meet(one, two, **AD)

    def listed() -> bool:
        return any(shown["id"] == game for shown in stranger.lobby["games"])

    stranger.until(listed)
    one.until(lambda: [shown["id"] for shown in one.games] == [game])
    offer = one.command(game, {"type": "offer", "kind": "adjournment"})["seq"]
    two.until(lambda: two.views[game].get("offers"))
    two.command(game, {"type": "accept", "offer": offer})
    stranger.until(lambda: not listed())
    one.until(lambda: one.games[0]["status"] == "adjourned")
    for visitor in (one, two):
        visitor.command(game, {"type": "wish-resume"})
    stranger.until(listed)
    one.until(lambda: one.games[0]["status"] == "running")
    two.command(game, {"type": "resign"})
    stranger.until(lambda: not listed())
    one.until(lambda: one.games == [])


def test_who_looks_again_and_again_is_shown_it_and_the_others_are_left_alone(lookers: list[Looker]) -> None:
    restless, calm, *_ = lookers
    before, seen = calm.shown(), restless.shown()
    for times in range(1, 4):
        restless.say(type="lobby", on=False)
        restless.say(type="lobby", on=True)
        restless.until(lambda times=times: restless.shown() >= seen + times)  # type: ignore[misc]
    assert calm.shown() == before
