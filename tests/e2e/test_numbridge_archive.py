"""The archive: what was played, narrowed as asked, by an address that can be shared (C7)."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.e2e.past import ADA, SARA, SHORT_GAMES, Reader, plain

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.e2e.conftest import Profile
    from tests.e2e.past import Past


PATH = "/numbridge/archive"
ALL = SHORT_GAMES + 4


def query(reader: Reader) -> dict[str, list[str]]:
    return parse_qs(urlsplit(reader.page.url).query)


def test_finished_games_are_listed_the_newest_first_and_more_on_demand(reader: Reader) -> None:
    reader.go(PATH)
    newest = [game["id"] for game in reader.past.ask("/api/archive?limit=50")]
    assert len(newest) == ALL
    assert reader.listed == newest[:30]
    reader.page.locator("[data-more]").click()
    expect(reader.rows).to_have_count(ALL)
    assert reader.listed == newest
    assert reader.said == f"{ALL} games are shown."
    expect(reader.page.locator("[data-more]")).to_have_count(0)


def test_a_game_tells_who_when_where_how_and_what_it_did_to_the_ratings(reader: Reader) -> None:
    reader.go(f"{PATH}?variant=bridge")
    game = reader.past.ask("/api/archive?variant=bridge")[0]
    row = reader.rows.first
    text = plain(row.inner_text())
    winner = game["players"][0 if game["end"]["winner"] == "first" else 1]["name"]
    for told in (
        ADA,
        SARA,
        f"{winner} won, by joining both edges",
        "Bridge 60 · irregular blocks · 30 clues · rated",
        *(str(after) for after in game["after"]),
        "+162",
        "\N{MINUS SIGN}162",
    ):
        assert told in text
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:.]+Z", row.locator("time").get_attribute("datetime") or "")
    row.locator(".open").click()
    reader.page.locator("[data-replay]").wait_for()
    assert query(reader) == {"game": [game["id"]]}


CHOICES: list[tuple[str, str, dict[str, list[str]], Callable[[Any], bool]]] = [
    ("Variant", "Lands", {"variant": ["lands"]}, lambda game: game["settings"]["variant"] == "lands"),
    ("Room", "Training room", {"room": ["training"]}, lambda game: game["room"] == "training"),
    ("Games", "unrated", {"rated": ["false"]}, lambda game: not game["rated"]),
    (
        "How it ended",
        "by joining both edges",
        {"reason": ["connection"]},
        lambda game: game["end"]["reason"] == "connection",
    ),
]


@pytest.mark.parametrize(("label", "option", "asked", "fits"), CHOICES)
def test_a_filter_narrows_the_list_and_stands_in_the_address(
    reader: Reader, label: str, option: str, asked: dict[str, list[str]], fits: Callable[[Any], bool]
) -> None:
    reader.go(PATH).choose(label, option)
    expected = [game["id"] for game in reader.past.ask("/api/archive?limit=50") if fits(game)]
    assert 0 < len(expected) < 30
    expect(reader.rows).to_have_count(len(expected))
    assert reader.listed == expected
    assert query(reader) == asked
    address = urlsplit(reader.page.url)
    shared = Reader(reader.context, reader.past).go(f"{address.path}?{address.query}")
    assert shared.listed == expected
    reader.page.go_back()
    expect(reader.rows).to_have_count(30)
    assert query(reader) == {}


def test_games_of_a_player_are_found_by_number_or_link_and_by_result(reader: Reader) -> None:
    past = reader.past
    page = reader.go(PATH).page
    field = page.get_by_label("Player", exact=True)
    field.fill("Ada")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("That is neither a number nor the link to a profile.")
    field.fill(f"{past.club}/fa/player?id={past.guest}")
    field.press("Enter")
    expect(reader.rows).to_have_count(1)
    assert reader.listed == [past.games["resigned"]]
    expect(page.locator(".chip")).to_contain_text("Games of")

    field.fill(str(past.ada))
    field.press("Enter")
    expect(page.locator(".chip")).to_contain_text(ADA)
    reader.ready()
    reader.choose("Result", "Lost")
    lost = [game["id"] for game in past.ask(f"/api/archive?player={past.ada}&won=false&limit=50")]
    expect(reader.rows).to_have_count(len(lost))
    assert reader.listed == lost
    reader.choose("Variant", "Lightning")
    assert query(reader) == {"player": [str(past.ada)], "won": ["false"], "variant": ["lightning"]}
    page.get_by_role("button", name="Without this player").click()
    page.wait_for_function("() => location.search === '?variant=lightning'")
    page.locator("[data-clear]").click()
    page.wait_for_function("() => location.search === ''")
    reader.ready()
    expect(reader.rows).to_have_count(30)


def test_days_are_whole_and_the_last_one_is_included(reader: Reader) -> None:
    today = date.fromisoformat(reader.go(PATH).page.evaluate("new Date().toLocaleDateString('sv')"))
    page = reader.page
    page.get_by_label("To", exact=True).fill(today.isoformat())
    page.get_by_label("From", exact=True).fill((today - timedelta(days=1)).isoformat())
    page.wait_for_function("() => location.search.includes('since=') && location.search.includes('until=')")
    reader.ready()
    expect(reader.rows).to_have_count(30)
    reader.go(f"{PATH}?until={today - timedelta(days=2)}")
    expect(page.locator("[data-none]")).to_have_text("No game fits these filters.")


def test_times_and_numbers_are_those_of_the_language(reader: Reader) -> None:
    reader.go(f"/fa{PATH}?variant=lands&rated=true")
    row = reader.rows.first
    assert re.search(r"14\d\d", row.locator("time").inner_text())
    assert "رسمی" in row.inner_text()


def test_a_club_that_does_not_answer_is_said_and_asked_again(profile: Profile, past: Past) -> None:
    reader = Reader(profile(forgiving=True), past)
    cut = True

    def answer(route: Route) -> None:
        if cut:
            route.abort()
        else:
            route.continue_()

    reader.page.route("**/api/archive?*", answer)
    reader.page.goto(past.club + PATH)
    trouble = reader.page.locator('[data-trouble="unreachable"]')
    expect(trouble).to_contain_text("The club cannot be reached.")
    cut = False
    trouble.get_by_role("button", name="Try again").click()
    expect(reader.rows).to_have_count(30)
    expect(trouble).to_have_count(0)


def test_an_archive_without_games_says_what_to_do(reader: Reader) -> None:
    reader.page.route("**/api/archive?*", lambda route: route.fulfill(json=[]))
    reader.go(PATH)
    expect(reader.page.locator("[data-none]")).to_contain_text("No game has been finished yet.")
    expect(reader.page.get_by_role("link", name="To the lobby")).to_be_visible()


def test_without_script_the_page_says_what_it_needs(profile: Profile, past: Past) -> None:
    page = profile(java_script_enabled=False).new_page()
    for path in (PATH, "/fa/numbridge/replay", "/player", "/fi/numbridge/leaderboards"):
        page.goto(past.club + path)
        assert (
            "JavaScript" in page.locator("main").inner_text() or "جاوا" in page.locator("main").inner_text()
        )
