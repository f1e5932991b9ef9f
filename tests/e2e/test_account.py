"""Signing in and out, a guest who becomes an account, and what belongs to one (C1, C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.lobby import PASSWORD, Other, Visitor, new_name, visitor
from tests.e2e.seats import Seat, start

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.e2e.conftest import Profile


def open_account(who: Visitor, kind: str, query: str = "", language: str = "") -> None:
    who.page.goto(f"{who.club}{language}/account{query}")
    who.page.locator(f"[data-account={kind}]").wait_for()


def field(who: Visitor, name: str) -> Locator:
    return who.page.get_by_role("textbox", name=name, exact=True)


def fill(who: Visitor, name: str, password: str) -> None:
    field(who, "Name").fill(name)
    field(who, "Password").fill(password)
    who.page.locator("form button[type=submit]").first.click()


def wrong_with(who: Visitor, name: str) -> str:
    """What is said to be wrong with a field; the focus is in it."""
    box = field(who, name)
    box.and_(who.page.locator("[aria-invalid=true]")).wait_for()
    assert box.evaluate("each => each === document.activeElement")
    ids = (box.get_attribute("aria-describedby") or "").split()
    return who.page.locator(f"[id='{ids[0]}']").inner_text()


def test_a_wrong_password_is_told_beside_its_field(profile: Profile, club: str) -> None:
    name = Other(club).become_member()
    who = visitor(profile, club, forgiving=True)
    open_account(who, "stranger")
    fill(who, name, "")
    assert wrong_with(who, "Password") == "Enter your password."
    fill(who, name, "not the password")
    assert wrong_with(who, "Password") == "Name and password do not go together."
    assert field(who, "Name").input_value() == name
    fill(who, name, PASSWORD)
    who.page.locator("[data-account=account]").wait_for()
    assert who.me is not None
    assert who.me["name"] == name
    assert name in who.page.get_by_role("heading", level=1).inner_text()


@pytest.mark.parametrize(
    ("asked", "reached"),
    [
        ("/fa/numbridge", "/fa/numbridge"),
        ("//elsewhere.example/", "/account"),
        ("https://elsewhere.example/", "/account"),
        ("/.//elsewhere.example/", "/account"),
        ("javascript:alert(1)", "/account"),
    ],
)
def test_signing_in_leads_back_to_where_one_came_from_and_nowhere_else(
    profile: Profile, club: str, asked: str, reached: str
) -> None:
    name = Other(club).become_member()
    who = visitor(profile, club)
    open_account(who, "stranger", f"?next={asked}")
    fill(who, name, PASSWORD)
    who.told(f"Welcome back, \u2068{name}\u2069.")
    who.page.wait_for_url(lambda url: url.split("?")[0] == club + reached)


def test_a_guest_becomes_an_account_and_keeps_the_games(profile: Profile, club: str) -> None:
    guest = visitor(profile, club, forgiving=True)
    start(guest, Seat(profile(), club), "training", "lightning")
    before = guest.me
    assert before is not None
    open_account(guest, "guest", "?next=/numbridge")
    assert "every game you have played or begun stays yours" in guest.page.locator("main").inner_text()
    fill(guest, "a", "short")
    assert "2 to 20" in wrong_with(guest, "Name")
    name = new_name()
    fill(guest, name, "short")
    assert "8 to 1,024" in wrong_with(guest, "Password")
    fill(guest, name, PASSWORD)
    guest.live()
    assert guest.me is not None
    assert (guest.me["id"], guest.me["name"], guest.me["kind"]) == (before["id"], name, "account")
    guest.page.locator(f'[data-game="{guest.game}"]').wait_for()
    assert guest.page.locator("[data-me=account]").count() == 1


def test_a_name_that_looks_like_another_is_taken(profile: Profile, club: str) -> None:
    name = Other(club).become_member()
    who = visitor(profile, club, forgiving=True)
    open_account(who, "stranger")
    who.page.get_by_role("radio", name="Make an account").check()
    fill(who, name.replace("M", "m").replace("e", "E"), PASSWORD)
    assert "or one that looks like it, is taken" in wrong_with(who, "Name")


def test_a_stranger_plays_as_a_guest_without_a_question(profile: Profile, club: str) -> None:
    who = visitor(profile, club)
    open_account(who, "stranger")
    who.button("Play as a guest").click()
    who.live()
    assert who.page.locator("[data-me=guest]").count() == 1


def test_passwords_are_for_managers_to_find_and_can_be_shown(profile: Profile, club: str) -> None:
    who = visitor(profile, club)
    open_account(who, "stranger")
    password = field(who, "Password")
    assert field(who, "Name").get_attribute("autocomplete") == "username"
    assert (password.get_attribute("type"), password.get_attribute("autocomplete")) == (
        "password",
        "current-password",
    )
    who.button("Show the password").click()
    assert password.get_attribute("type") == "text"
    who.button("Hide the password").click()
    assert password.get_attribute("type") == "password"
    who.page.get_by_role("radio", name="Make an account").check()
    assert password.get_attribute("autocomplete") == "new-password"


def test_the_password_is_changed_and_other_browsers_are_signed_out(profile: Profile, club: str) -> None:
    here, there = visitor(profile, club, forgiving=True), visitor(profile, club)
    name = here.become_member()
    there.ask("POST", "/api/login", {"name": name, "password": PASSWORD})
    there.enter()
    open_account(here, "account")
    field(here, "Your password").fill("not this one")
    field(here, "The new one").fill("another four words")
    here.button("Change it").click()
    assert wrong_with(here, "Your password") == "That is not your password."
    field(here, "Your password").fill(PASSWORD)
    here.button("Change it").click()
    here.told("The password is changed.")
    there.page.get_by_text("You were signed out").wait_for()
    assert here.me is not None
    there.ask("POST", "/api/login", {"name": name, "password": "another four words"})


def test_signing_out_everywhere_ends_all_sessions(profile: Profile, club: str) -> None:
    here, there = visitor(profile, club), visitor(profile, club)
    name = here.become_member()
    there.ask("POST", "/api/login", {"name": name, "password": PASSWORD})
    there.enter()
    open_account(here, "account")
    here.button("Sign out everywhere").click()
    here.page.locator("[data-account=stranger]").wait_for()
    there.page.get_by_text("You were signed out").wait_for()
    assert here.me is None
    assert there.me is None


def test_a_guest_is_asked_before_being_left_behind(profile: Profile, club: str) -> None:
    guest = visitor(profile, club)
    guest.become_guest()
    open_account(guest, "guest")
    guest.button("Sign out").click()
    guest.button("No, stay").click()
    assert guest.me is not None
    guest.button("Sign out").click()
    guest.button("Sign out for good").click()
    guest.page.locator("[data-account=stranger]").wait_for()
    assert guest.me is None


def test_an_account_is_deleted_after_one_question(profile: Profile, club: str) -> None:
    who = visitor(profile, club, forgiving=True)
    name = who.become_member()
    open_account(who, "account")
    who.button("Delete the account").click()
    dialog = who.page.get_by_role("dialog", name="Delete the account?")
    dialog.get_by_label("Your password", exact=True).fill("not this one")
    dialog.get_by_role("button", name="Delete for good").click()
    dialog.get_by_text("That is not your password.").wait_for()
    dialog.get_by_label("Your password", exact=True).fill(PASSWORD)
    dialog.get_by_role("button", name="Delete for good").click()
    who.page.locator("[data-account=stranger]").wait_for()
    fill(who, name, PASSWORD)
    assert wrong_with(who, "Password") == "Name and password do not go together."


def test_blocked_players_are_listed_and_can_be_unblocked(profile: Profile, club: str) -> None:
    who, other = visitor(profile, club), Other(club)
    name = other.become_member()
    who.become_guest()
    assert other.me is not None
    who.ask("PUT", f"/api/blocks/{other.me['id']}")
    open_account(who, "guest")
    who.page.get_by_role("link", name=name).wait_for()
    who.page.get_by_role("button", name="Unblock").click()
    who.page.get_by_text("You have blocked nobody.").wait_for()
    assert who.ask("GET", "/api/blocks") == []
