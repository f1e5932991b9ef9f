"""Profiles and leaderboards: ratings over time, results, and what one can do about others (C8, C14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.e2e.past import ADA, SARA, Reader, plain

if TYPE_CHECKING:
    from tests.e2e.conftest import Profile
    from tests.e2e.past import Past


def test_a_rating_is_plotted_game_by_game_and_can_be_read_as_a_table(reader: Reader) -> None:
    past = reader.past
    history = past.ask(f"/api/players/{past.ada}/history")
    courses = {course["variant"]: course["steps"] for course in history["courses"]}
    steps = courses["lightning"]
    page = reader.go(f"/player?id={past.ada}").page
    plot = page.locator('[data-plot="lightning"]')
    points = (plot.locator(".line").get_attribute("d") or "").removeprefix("M").split("L")
    assert len(points) == len(steps) + 1
    heights = [float(point.split()[1]) for point in points]
    # Higher ratings are drawn higher, and equal differences alike.
    after = [steps[0]["before"], *(step["after"] for step in steps)]
    scale = (heights[0] - heights[1]) / (after[1] - after[0])
    for height, rating in zip(heights, after, strict=True):
        assert heights[0] - height == pytest.approx((rating - after[0]) * scale, abs=0.3)
    name = plot.get_by_role("img").get_attribute("aria-label")
    assert name == f"Lightning: from 1500 to {after[-1]} in {len(steps)} rated games"
    plot.locator("summary").click()
    rows = plot.locator("tbody tr")
    assert rows.count() == len(steps)
    cells = rows.first.locator("td").all_inner_texts()
    assert cells[1:3] == [str(steps[-1]["before"]), str(steps[-1]["after"])]
    page.get_by_role("radio", name="Lands").check()
    expect(page.locator('[data-plot="lands"]')).to_be_visible()


def test_results_lead_to_their_games(reader: Reader) -> None:
    past = reader.past
    page = reader.go(f"/player?id={past.ada}").page
    tallies = past.ask(f"/api/players/{past.ada}/history")["tallies"]
    assert len(tallies) == 4
    for tally in tallies:
        row = page.locator(f'[data-tally="{tally["variant"]} {"rated" if tally["rated"] else "unrated"}"]')
        shown = [row.locator(f"[data-{result}]").inner_text() for result in ("won", "lost", "drawn")]
        assert shown == [str(tally[result]) for result in ("won", "lost", "drawn")]
    lost = next(tally["lost"] for tally in tallies if tally["variant"] == "lightning")
    page.locator('[data-tally="lightning rated"] [data-lost]').click()
    page.wait_for_url("**/numbridge/archive?*")
    reader.ready()
    expect(reader.rows).to_have_count(lost)


def test_a_profile_shows_who_it_is_and_the_last_games(reader: Reader) -> None:
    past = reader.past
    page = reader.go(f"/player?id={past.sara}").page
    expect(page.locator("h1")).to_have_text(SARA)
    expect(page.locator("[data-rating]")).to_have_count(3)
    expect(reader.rows).to_have_count(10)
    page.locator("[data-more]").click()
    expect(reader.rows).to_have_count(20)
    # A stranger can neither block nor report.
    assert page.locator("[data-block], [data-report]").count() == 0
    reader.go(f"/player?id={past.guest}")
    expect(page.locator("h1")).to_contain_text("guest")
    expect(page.locator("main")).to_contain_text("No rated games yet.")
    expect(page.locator("main")).to_contain_text("Here since")


def test_a_player_blocks_and_unblocks_another(reader: Reader) -> None:
    past = reader.past
    page = reader.become(ADA).go(f"/player?id={past.sara}").page
    button = page.locator('[data-block="open"]')
    button.click()
    expect(page.locator(".toast")).to_contain_text("not seated against each other")
    page.reload()
    page.locator('[data-block="blocked"]').click()
    expect(page.locator(".toast")).to_contain_text("may meet again")
    expect(page.locator('[data-block="open"]')).to_be_visible()
    page.get_by_role("link", name="Your games against each other").click()
    expect(reader.rows).to_have_count(30)
    reader.go(f"/player?id={past.ada}")
    expect(page.locator("main")).to_contain_text("That is you.")
    assert page.locator("[data-block], [data-report]").count() == 0


def test_a_player_reports_another_to_the_host(reader: Reader) -> None:
    past = reader.past
    game = past.games["short"]
    page = reader.become(SARA).go(f"/player?id={past.ada}&game={game}").page
    page.locator("[data-report]").click()
    dialog = page.get_by_role("dialog", name=f"Report \u2068{ADA}\u2069")
    expect(dialog).to_contain_text(game)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("alert")).to_have_text("Say in a few words what happened.")
    dialog.get_by_label("What happened?").fill("Nothing but a test.")
    with page.expect_request("**/api/reports") as sent:
        dialog.get_by_role("button", name="Send").click()
    assert sent.value.post_data_json == {"player": past.ada, "text": "Nothing but a test.", "game": game}
    expect(page.locator(".toast")).to_contain_text("The host has your report.")


@pytest.mark.parametrize("query", ["", "?id=999999", "?id=Ada"])
def test_a_player_that_is_not_there_is_said(profile: Profile, past: Past, query: str) -> None:
    reader = Reader(profile(forgiving=True), past).go(f"/player{query}")
    expect(reader.page.locator("h1")).to_have_text("No such player")
    expect(reader.page.get_by_role("link", name="To the leaderboards")).to_be_visible()


def test_the_leaderboard_of_each_variant_and_what_the_deviation_means(reader: Reader) -> None:
    past = reader.past
    best = past.ask("/api/leaderboards/lightning")
    assert {line["player"]["id"] for line in best} == {past.ada, past.sara}
    page = reader.become(ADA).go("/numbridge/leaderboards").page
    expect(page.locator("[data-none]")).to_contain_text("Nobody is on this leaderboard yet.")
    page.get_by_role("radio", name="Lightning").check()
    rows = page.locator("[data-leaderboard=lightning] tbody tr")
    expect(rows).to_have_count(2)
    for index, line in enumerate(best):
        cells = [plain(text) for text in rows.nth(index).locator("th, td").all_inner_texts()]
        rating = line["rating"]
        assert cells[0] == str(index + 1)
        assert line["player"]["name"] in cells[1]
        assert cells[2:] == [str(rating["points"]), f"± {rating['deviation']}", str(rating["games"])]
    expect(page.locator("tr.own")).to_contain_text("you")
    assert page.url.endswith("?variant=lightning")
    page.reload()
    expect(rows).to_have_count(2)
    expect(page.locator("main")).to_contain_text("What the deviation means")
    page.get_by_role("link", name=SARA).click()
    expect(page.locator("h1")).to_have_text(SARA)
