"""Lobby, invitation, account and home page for everybody: axe, every width, large text, Persian."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.axe import no_complaints_by_day_or_night, rest
from tests.e2e.lobby import Other, Visitor, visitor

if TYPE_CHECKING:
    from tests.e2e.conftest import Profile


WIDTHS = [320, 360, 768, 1440, 2560]

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

SMALL_TARGETS = """() => [...document.querySelectorAll('main :is(button, select, a, input), [open] button')]
    .filter(each => {
        if (!each.checkVisibility() || each.type === 'radio' || each.type === 'checkbox') return false;
        // A link within a sentence is as high as its line.
        const around = each.matches('p > a:not(.button)') ? each.parentElement : each;
        if (around.innerText !== each.innerText) return false;
        const {width, height} = each.getBoundingClientRect();
        return width < 44 || height < 44;
    }).map(each => each.outerHTML)"""


def lobby_with_everything(profile: Profile, club: str, language: str = "") -> Visitor:
    """Ads of others, an own one, a link for a friend, an own game, a game to watch."""
    owner, other, one, two = visitor(profile, club), Other(club), Other(club), Other(club)
    for each in (owner, other, one, two):
        each.become_guest()
    for against in (owner, one):
        two.ask("POST", f"/api/ads/{against.post('lands-45', 'lands')}/accept")
    other.post("bridge-60", clues=25, candidates=True, grade="any")
    owner.post("lightning-even", "lightning")
    owner.post("bridge-45", private=True)
    owner.enter(language)
    owner.page.locator("[data-own-ad] [role=img]").wait_for()
    owner.page.locator("[data-ad]").first.wait_for()
    return owner


def account_with_everything(profile: Profile, club: str, language: str = "") -> Visitor:
    who, other = visitor(profile, club), Other(club)
    who.become_member()
    other.become_guest()
    assert other.me is not None
    who.ask("PUT", f"/api/blocks/{other.me['id']}")
    who.page.goto(f"{club}{language}/account")
    who.page.locator("[data-account=account] li").wait_for()
    return who


def invited(profile: Profile, club: str, language: str = "") -> Visitor:
    owner, friend = Other(club), visitor(profile, club)
    owner.become_guest()
    ad = owner.post("lightning-even", "lightning", private=True)
    friend.page.goto(f"{club}{language}/numbridge/invite?ad={ad}")
    friend.page.locator("[data-invite=open]").wait_for()
    return friend


def check(who: Visitor) -> None:
    no_complaints_by_day_or_night(who.page)


@pytest.mark.parametrize("language", ["", "/fa"])
def test_axe_finds_nothing_in_the_lobby(profile: Profile, club: str, language: str) -> None:
    who = lobby_with_everything(profile, club, language)
    check(who)
    who.page.locator('[data-room="training"]').get_by_role("button").click()
    check(who)


@pytest.mark.parametrize("language", ["", "/fa"])
def test_axe_finds_nothing_on_the_account_page(profile: Profile, club: str, language: str) -> None:
    who = account_with_everything(profile, club, language)
    check(who)
    stranger = visitor(profile, club)
    stranger.page.goto(f"{club}{language}/account")
    stranger.page.locator("form button[type=submit]").click()
    check(stranger)


@pytest.mark.parametrize("language", ["", "/fa"])
def test_axe_finds_nothing_in_an_invitation_and_on_the_home_page(
    profile: Profile, club: str, language: str
) -> None:
    friend = invited(profile, club, language)
    check(friend)
    friend.page.goto(f"{club}{language or '/'}")
    check(friend)


@pytest.mark.parametrize("language", ["", "/fa"])
@pytest.mark.parametrize("page", ["lobby", "account", "invitation", "home"])
def test_nothing_is_wider_than_the_window_and_targets_are_large_enough(
    profile: Profile, club: str, page: str, language: str
) -> None:
    if page == "home":
        who = visitor(profile, club, forgiving=True)
        # As long as the fonts are on their way the browser's own are shown, and they are wider.
        who.page.route("**/*.woff2", lambda route: route.abort())
        who.page.goto(f"{club}{language or '/'}")
    else:
        pages = {
            "lobby": lobby_with_everything,
            "account": account_with_everything,
            "invitation": invited,
        }
        who = pages[page](profile, club, language)
    for text_size in ("100%", "200%"):
        who.page.evaluate("size => { document.documentElement.style.fontSize = size; }", text_size)
        for width in WIDTHS:
            who.page.set_viewport_size({"width": width, "height": 700})
            assert who.page.evaluate(SIDEWAYS) == 0, (text_size, width)
            assert who.page.evaluate(SMALL_TARGETS) == [], (text_size, width)


@pytest.mark.parametrize("width", [320, 360])
def test_the_form_of_an_ad_fits_a_phone(profile: Profile, club: str, width: int) -> None:
    owner = visitor(profile, club, viewport={"width": width, "height": 640})
    for language in ("", "/fa"):
        owner.enter(language)
        owner.write("training")
        assert owner.page.evaluate(SIDEWAYS) == 0
        assert owner.page.evaluate(SMALL_TARGETS) == []
        dialog = owner.page.locator("dialog[open]")
        assert dialog.evaluate("each => each.scrollWidth - each.clientWidth") == 0
        # The button is in sight before anything is scrolled.
        button = owner.page.locator("dialog[open] button[type=submit]").bounding_box()
        assert button is not None
        assert button["y"] + button["height"] <= 640


SHIFTS = """
window.shift = 0;
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) window.shift += entry.value;
}).observe({type: 'layout-shift', buffered: true});
"""


def test_nothing_shifts_while_the_lobby_opens_and_ads_come_and_go(profile: Profile, club: str) -> None:
    other = Other(club)
    other.become_guest()
    who = visitor(profile, club)
    who.page.add_init_script(SHIFTS)
    who.enter()
    first = other.post()
    who.ad(first).wait_for()
    second = other.post("bridge-45")
    who.ad(second).wait_for()
    other.ask("DELETE", f"/api/ads/{first}")
    who.ad(first).get_by_text("Gone").wait_for()
    rest(who.page)
    assert who.page.evaluate("window.shift") < 0.01


@pytest.mark.parametrize("path", ["/account", "/numbridge/invite?ad=AAAAAAAAAAAA", "/"])
def test_nothing_shifts_while_a_page_opens(profile: Profile, club: str, path: str) -> None:
    who = visitor(profile, club, forgiving=True)
    who.page.add_init_script(SHIFTS)
    who.page.goto(club + path)
    who.page.wait_for_load_state("networkidle" if path == "/" else "load")
    if path != "/":
        who.page.locator("[data-account=stranger], [data-invite=gone]").wait_for()
    rest(who.page)
    assert who.page.evaluate("window.shift") < 0.01


def test_the_lobby_is_persian_in_persian(profile: Profile, club: str) -> None:
    owner, other = visitor(profile, club), Other(club)
    other.become_guest()
    owner.enter("/fa")
    assert owner.page.evaluate("document.dir") == "rtl"
    owner.write("bridge-60")
    ad = owner.send()
    own = owner.own_ad(ad).inner_text()
    assert "30 سرنخ" in own
    assert "پل 60" in own
    game = other.ask("POST", f"/api/ads/{ad}/accept")["game"]
    owner.page.wait_for_url(f"**/fa/numbridge/table?game={game}")


def test_the_home_page_shows_both_games_as_equals(profile: Profile, club: str) -> None:
    page = profile().new_page()
    for width in (360, 768, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.goto(club)
        one, two = (card.bounding_box() for card in page.locator("article").all())
        assert one is not None
        assert two is not None
        assert one["width"] == pytest.approx(two["width"], abs=1)
        if width > 700:
            assert (one["y"], one["height"]) == pytest.approx((two["y"], two["height"]), abs=1)
    # A picture: nothing in it takes the focus or is read.
    assert page.locator("article [data-field] .cell").count() == 36
    assert page.get_by_role("gridcell").count() == 0
    page.get_by_role("link", name="Play Numbridge").click()
    page.locator("[data-lobby=open]").wait_for()
