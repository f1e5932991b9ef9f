"""The lobby: rooms, ads, a bot, a friend's link, and how each of them leads to a table (C2, C3, C13)."""

from __future__ import annotations

import json
import re
import subprocess
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import VOG, serving
from tests.e2e.lobby import PASSWORD, Other, visitor
from tests.e2e.seats import Seat, start
from tests.e2e.test_numbridge_line import Wire

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Route, WebSocket

    from tests.e2e.conftest import Profile

GONE = "This ad is gone: withdrawn, or somebody was quicker."


def test_an_ad_is_seen_live_and_whoever_accepts_it_meets_its_owner_at_the_table(
    profile: Profile, club: str
) -> None:
    owner, other = visitor(profile, club), visitor(profile, club)
    for each in (owner, other):
        each.enter()
    form = owner.write("bridge-60")
    form.get_by_label("Candidate highlighting", exact=False).check()
    for _ in range(3):
        form.get_by_role("button", name="One clue fewer").click()
    ad = owner.send()
    assert owner.me is not None
    assert owner.me["kind"] == "guest"
    own = owner.own_ad(ad).inner_text()
    assert "Waiting for an opponent" in own
    assert owner.ad(ad).count() == 0

    other.ad(ad).wait_for()
    row = other.ad(ad).inner_text()
    for fact in ("27 clues", "Bridge 60", "regular blocks", "easy deal", "candidate highlighting", "unrated"):
        assert fact in row
        if fact != "candidate highlighting":
            assert fact in own
    other.accept(ad)
    assert owner.at_table() == other.at_table()
    assert owner.view.game.settings.clues == 27
    assert {owner.view.game.seat, other.view.game.seat} == {"first", "second"}


def ranges(room: dict[str, Any], variant: str) -> dict[tuple[str, str], tuple[int, int, int]]:
    (limits,) = (limits for limits in room["limits"] if limits["variant"] == variant)
    return {
        (each["blocks"], each["grade"]): (each["least"], each["clues"], each["most"])
        for each in limits["ranges"]
    }


@pytest.mark.parametrize(("room", "variant"), [("lightning", "lightning"), ("training", "bridge")])
def test_only_what_the_room_allows_can_be_chosen(
    profile: Profile, club: str, room: str, variant: str
) -> None:
    owner = visitor(profile, club)
    owner.enter()
    (described,) = (each for each in owner.ask("GET", "/api/rooms") if each["id"] == room)
    form = owner.write(room)
    slider = form.get_by_role("slider")
    shown = form.locator("[data-clues]")
    names = {"regular": "Regular", "irregular": "Irregular"}
    grades = {"singles": "Easy", "hard": "Hard", "any": "Any"}
    for (blocks, grade), (least, usual, most) in ranges(described, variant).items():
        form.get_by_role("radio", name=names[blocks], exact=True).check()
        form.get_by_role("radio", name=grades[grade], exact=True).check()
        assert (slider.get_attribute("min"), slider.get_attribute("max")) == (str(least), str(most))
        assert shown.inner_text() == str(usual)
    allowed = described["limits"][0]["candidates"]
    assert form.get_by_role("checkbox").nth(0).is_enabled() is allowed
    assert form.get_by_role("checkbox").nth(1).is_disabled()
    slider.focus()
    owner.page.keyboard.press("Home")
    least = int(shown.inner_text())
    owner.page.keyboard.press("ArrowLeft")
    assert int(shown.inner_text()) == least
    assert form.get_by_role("button", name="One clue fewer").is_disabled()
    ad = owner.send()
    posted = owner.ask("GET", f"/api/ads/{ad}")
    assert (posted["room"], posted["settings"]["variant"], posted["settings"]["clues"]) == (
        room,
        variant,
        least,
    )
    assert f"{least} clues" in owner.own_ad(ad).inner_text()


def test_every_room_is_described_in_full(profile: Profile, club: str) -> None:
    guest = visitor(profile, club)
    guest.enter()
    for room in guest.ask("GET", "/api/rooms"):
        text = guest.page.locator(f'[data-room="{room["id"]}"]').inner_text()
        for limits in room["limits"]:
            assert f"{limits['move_time']} s a move" in text
            assert f"{limits['game_time'] / 60:g} min a player" in text
            assert f"{limits['least']} to {limits['most']}" in text
            assert f"usually {limits['clues']}" in text
            assert ("a clue costs 2 tiles" in text) is (limits["price"] == 2)
            assert ("first clue costs one tile" in text) is limits["first_clue_at_one"]
            assert ("highlighting allowed" in text) is limits["candidates"]
        assert ("rated or unrated" in text) is room["rated"]
        assert ("no sudoku programs" in text) is room["rated"]
    assert guest.page.get_by_text("A deal has exactly one solution").is_visible()


def test_an_own_ad_is_renewed_while_the_page_is_open_and_withdrawn_by_its_button(
    profile: Profile, club: str
) -> None:
    owner, other = visitor(profile, club), visitor(profile, club)
    said: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: said.append(json.loads(frame)))

    owner.page.on("websocket", listen)
    owner.enter()
    other.enter()
    owner.write("lands-60")
    ad = owner.send()
    other.ad(ad).wait_for()
    assert {"type": "renew", "ads": [ad]} in said
    owner.page.reload()
    owner.live()
    owner.own_ad(ad).get_by_role("button", name="Withdraw").click()
    owner.told("Your ad is withdrawn.")
    assert owner.own_ad(ad).count() == 0
    other.ad(ad).get_by_text("Gone").wait_for()
    assert not owner.stands(ad)


def test_whoever_leaves_the_lobby_lets_nobody_wait(profile: Profile, club: str) -> None:
    owner, other = visitor(profile, club), visitor(profile, club)
    owner.enter()
    other.enter()
    owner.write("bridge-45")
    ad = owner.send()
    other.ad(ad).wait_for()
    owner.page.get_by_role("navigation", name="Games").get_by_text("2048").click()
    owner.told("You left the lobby, so your ad was withdrawn.")
    other.ad(ad).get_by_text("Gone").wait_for()


def test_an_ad_that_ran_out_is_told_and_can_be_posted_again(profile: Profile, club: str) -> None:
    owner = visitor(profile, club, forgiving=True)
    owner.enter()
    owner.write("bridge-45")
    ad = owner.send()
    # As if the lease had run out: the page hears of it when it renews.
    owner.ask("DELETE", f"/api/ads/{ad}")
    lapsed = owner.page.locator(f'[data-lapsed-ad="{ad}"]')
    lapsed.wait_for()
    assert owner.own_ad(ad).count() == 0
    lapsed.get_by_role("button", name="Post it again").click()
    owner.page.locator("[data-own-ad]").wait_for()
    assert lapsed.count() == 0


def test_the_one_who_was_slower_is_told_so_in_a_sentence(profile: Profile, club: str) -> None:
    owner, quick = Other(club), Other(club)
    slow = visitor(profile, club, forgiving=True)
    for each in (owner, quick):
        each.become_guest()
    ad = owner.post()
    slow.enter()
    slow.ad(ad).wait_for()

    def late(route: Route) -> None:
        if quick.stands(ad):
            quick.ask("POST", f"/api/ads/{ad}/accept")
        route.continue_()

    slow.page.route(f"**/api/ads/{ad}/accept", late)
    slow.accept(ad)
    slow.told(GONE)
    slow.ad(ad).get_by_text("Gone").wait_for()
    assert slow.ask("GET", "/api/games") == []
    assert slow.page.url == f"{club}/numbridge"


def test_an_ad_that_goes_keeps_its_place_for_a_while(profile: Profile, club: str) -> None:
    owner, other = Other(club), visitor(profile, club)
    owner.become_guest()
    one, two = owner.post(), owner.post("bridge-45")
    other.enter()
    other.ad(two).wait_for()
    before = other.ad(two).bounding_box()
    owner.ask("DELETE", f"/api/ads/{one}")
    other.ad(one).get_by_text("Gone").wait_for()
    assert other.ad(two).bounding_box() == before
    assert other.ad(one).get_by_role("button").count() == 0
    other.ad(one).wait_for(state="detached")


def test_a_stranger_plays_a_bot_in_one_click(profile: Profile, club: str) -> None:
    stranger = visitor(profile, club)
    stranger.enter()
    assert stranger.me is None
    for variant in ("Bridge", "Lightning", "Lands"):
        stranger.button(f"Play a bot: {variant}").click()
        stranger.at_table()
        view = stranger.view
        assert view.game.settings.variant == variant.lower()
        assert "bot" in {face.kind for face in view.players}
        stranger.enter()
    assert stranger.me is not None
    assert stranger.me["kind"] == "guest"


def test_a_friend_comes_by_the_link(profile: Profile, club: str) -> None:
    owner, friend, third = visitor(profile, club), visitor(profile, club), Other(club)
    name = owner.become_guest()
    owner.enter()
    owner.button("Make a link").click()
    owner.page.locator("dialog[open] select").select_option("bridge-60")
    ad = owner.send()
    card = owner.own_ad(ad)
    link = card.get_by_role("textbox", name="Link to your game").input_value()
    assert link == f"{club}/numbridge/invite?ad={ad}"
    card.get_by_role("img", name="The link as a QR code").wait_for()
    assert "as long as this page is open" in card.inner_text()

    friend.page.goto(link)
    friend.page.get_by_role("heading", name=re.compile(f"{name}.* invites you to Numbridge")).wait_for()
    text = friend.page.locator("main").inner_text()
    for fact in ("Bridge 60", "60 s a move", "20 min a player", "30 clues", "regular blocks", "unrated"):
        assert fact in text
    assert ad not in {each["id"] for each in third.ask("GET", "/api/lobby")["ads"]}
    friend.button("Play").click()
    assert owner.at_table() == friend.at_table()
    assert friend.me is not None
    assert friend.me["kind"] == "guest"


def test_a_link_is_copied(profile: Profile, club: str) -> None:
    owner = visitor(profile, club, permissions=["clipboard-read", "clipboard-write"])
    owner.enter()
    owner.button("Make a link").click()
    ad = owner.send()
    owner.own_ad(ad).get_by_role("button", name="Copy the link").click()
    owner.told("The link is copied.")
    assert owner.page.evaluate("navigator.clipboard.readText()") == f"{club}/numbridge/invite?ad={ad}"


def test_an_invitation_that_is_gone_says_so(profile: Profile, club: str) -> None:
    owner, friend = Other(club), visitor(profile, club, forgiving=True)
    owner.become_guest()
    ad = owner.post(private=True)
    friend.page.goto(f"{club}/numbridge/invite?ad={ad}")
    play = friend.button("Play")
    play.wait_for()
    owner.ask("DELETE", f"/api/ads/{ad}")
    play.click()
    friend.page.get_by_role("heading", name="This invitation is gone").wait_for()
    for wrong in (f"?ad={ad}", "?ad=nonsense", ""):
        friend.page.goto(f"{club}/numbridge/invite{wrong}")
        friend.page.get_by_role("heading", name="This invitation is gone").wait_for()
    friend.page.get_by_role("link", name="To the lobby").click()
    friend.live()


def test_the_owner_who_opens_the_link_is_shown_it_again(profile: Profile, club: str) -> None:
    owner = visitor(profile, club)
    owner.become_guest()
    ad = owner.post(private=True)
    owner.page.goto(f"{club}/numbridge/invite?ad={ad}")
    owner.page.get_by_role("heading", name="This is your own invitation").wait_for()
    assert owner.button("Play").count() == 0


def test_own_games_stand_on_top_and_say_whose_turn_it_is(profile: Profile, club: str) -> None:
    first, second = start(Seat(profile(), club), Seat(profile(), club), "training", "lightning")
    lobby = second.context.new_page()
    lobby.goto(f"{club}/numbridge")
    row = lobby.locator(f'[data-game="{first.game}"]')
    row.get_by_text(re.compile("Your opponent.s turn")).wait_for()
    first.sit(first.game)
    first.make(first.miss())
    row.get_by_text("Your turn").wait_for()
    watched = visitor(profile, club)
    watched.enter()
    assert watched.page.locator(f'[data-game="{first.game}"]').get_by_role("link").inner_text() == "Watch"
    row.get_by_role("link", name="To the table").click()
    lobby.wait_for_url(f"**/numbridge/table?game={first.game}")
    lobby.locator("[data-fresh=true]").wait_for()


def test_after_a_cut_line_the_ads_are_right_and_ones_own_still_stands(profile: Profile, club: str) -> None:
    owner = visitor(profile, club, forgiving=True)
    other = Other(club)
    other.become_guest()
    wire = Wire(owner)
    owner.enter()
    owner.write("bridge-45")
    own = owner.send()
    goes = other.post()
    owner.ad(goes).wait_for()
    wire.cut()
    owner.page.locator("[data-connection=cut]").wait_for()
    assert "What you see may be old" in owner.page.locator("[data-connection]").inner_text()
    other.ask("DELETE", f"/api/ads/{goes}")
    comes = other.post("lands-45", "lands")
    wire.mend()
    owner.ad(comes).wait_for()
    owner.ad(goes).get_by_text("Gone").wait_for()
    assert owner.own_ad(own).is_visible()
    assert owner.stands(own)


def test_a_club_that_cannot_be_reached_says_what_to_do(profile: Profile, club: str) -> None:
    guest = visitor(profile, club, forgiving=True)
    for path, opened in (("/numbridge", "[data-lobby=open]"), ("/account", "[data-account=stranger]")):
        guest.page.route("**/api/**", lambda route: route.abort())
        guest.page.goto(club + path)
        guest.page.get_by_text("The club cannot be reached. Is there a connection?").wait_for()
        guest.page.unroute("**/api/**")
        guest.button("Try again").click()
        guest.page.locator(opened).wait_for()


def test_a_rated_ad_asks_a_stranger_to_sign_in_and_brings_them_back(profile: Profile, club: str) -> None:
    owner, stranger = Other(club), visitor(profile, club)
    owner.become_member()
    name = Other(club).become_member()
    ad = owner.post("bridge-60", rated=True)
    stranger.enter()
    stranger.ad(ad).get_by_role("link", name="Sign in to play").click()
    stranger.page.get_by_label("Name", exact=True).fill(name)
    stranger.page.get_by_label("Password", exact=True).fill(PASSWORD)
    stranger.page.locator("form button[type=submit]").click()
    stranger.page.wait_for_url("**/numbridge")
    stranger.live()
    stranger.accept(ad)
    stranger.at_table()
    assert stranger.view.rated


def test_ads_of_players_one_has_blocked_are_not_shown(profile: Profile, club: str) -> None:
    blocked, owner, other = Other(club), Other(club), visitor(profile, club)
    for each in (blocked, owner, other):
        each.become_guest()
    assert blocked.me is not None
    other.ask("PUT", f"/api/blocks/{blocked.me['id']}")
    other.enter()
    hidden, shown = blocked.post(), owner.post()
    other.ad(shown).wait_for()
    assert other.ad(hidden).count() == 0


def host(data: Path, *order: str) -> None:
    subprocess.run([*VOG, "host", "--data", str(data), *order], check=True, stdout=subprocess.DEVNULL)


def test_what_the_host_announces_is_shown_at_once(profile: Profile, tmp_path: Path) -> None:
    words = f"Closed on Sunday for <b>cleaning</b>: {'x' * 80}"
    with serving(tmp_path) as (club, _):
        guest = visitor(profile, club, viewport={"width": 320, "height": 640})
        guest.enter()
        host(tmp_path, "announce", words)
        shown = guest.page.get_by_role("complementary", name="From the host")
        shown.get_by_text(words).wait_for()
        assert guest.page.evaluate("document.documentElement.scrollWidth") == 320
        host(tmp_path, "announce")
        shown.wait_for(state="detached")
        guest.page.close()


def test_somebody_who_is_signed_out_elsewhere_is_told(profile: Profile, club: str) -> None:
    member = visitor(profile, club)
    member.become_member()
    member.enter()
    account = member.context.new_page()
    account.goto(f"{club}/account")
    account.get_by_role("button", name="Sign out", exact=True).click()
    account.locator("[data-account=stranger]").wait_for()
    member.page.get_by_text("You were signed out, perhaps in another window.").wait_for()
    member.button("Load again").click()
    member.live()
    assert member.page.locator("[data-me=stranger]").count() == 1


def without_script(profile: Profile, club: str, path: str) -> str:
    page: Page = profile(java_script_enabled=False).new_page()
    page.goto(club + path)
    return page.locator("main").inner_text()


@pytest.mark.parametrize("path", ["/numbridge", "/numbridge/invite", "/account"])
def test_a_page_says_that_it_needs_script(profile: Profile, club: str, path: str) -> None:
    text = without_script(profile, club, path)
    assert "JavaScript" in text
    assert "…" not in text
