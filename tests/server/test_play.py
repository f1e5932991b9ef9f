"""Two clients that know only the protocol meet, play, adjourn, are cut off, and find their games again."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.conftest import VOG, Club, environment, running
from tests.server.visitor import Problem, Visitor, meet, play_out


@pytest.fixture(scope="module")
def club(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with running(site, tmp_path_factory.mktemp("club"), "--bot-pause", "0") as club:
        yield club


@pytest.fixture
def pair(club: Club, request: pytest.FixtureRequest) -> Iterator[tuple[Visitor, Visitor]]:
    names = [f"{who} {sum(request.node.name.encode()) % 997}" for who in ("Ada", "Bob")]
    one, two = (Visitor(club.host, club.port, name).register(name) for name in names)
    yield one, two
    one.close()
    two.close()


def verified(record: str) -> bool:
    done = subprocess.run(
        [*VOG, "numbridge", "verify", "-"],
        input=record,
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.startswith("ok")


@pytest.mark.parametrize(
    ("room", "variant"), [("lightning", "lightning"), ("bridge-60", "bridge"), ("lands-60", "lands")]
)
def test_a_game_is_played_to_its_end_and_found_in_the_archive(
    pair: tuple[Visitor, Visitor], room: str, variant: str
) -> None:
    one, two = pair
    game = meet(one, two, room=room, variant=variant, rated=True)
    stranger = Visitor(one.host, one.port).open(game)
    with pytest.raises(Problem) as unfinished:
        one.ask("GET", f"/api/archive/{game}")
    assert unfinished.value.status == 404
    last = play_out(game, one, two)
    assert last["game"]["end"]["winner"] in {"first", "second"}
    assert two.views[game]["game"]["end"] == last["game"]["end"]
    stranger.until(lambda: stranger.views.get(game, {}).get("status") == "over")
    assert not any('"hand"' in text for text in stranger.received)
    archived = one.ask("GET", f"/api/archive/{game}")
    assert archived["game"]["id"] == game
    assert archived["commitment"] == last["commitment"]
    assert [listed["id"] for listed in stranger.ask("GET", f"/api/archive?player={one.id}")] == [game]
    record = stranger.ask("GET", f"/api/archive/{game}/record.json")
    assert verified(json.dumps(record))
    assert verified(stranger.ask("GET", f"/api/archive/{game}/record.txt"))
    ratings = stranger.ask("GET", f"/api/players/{one.id}")["ratings"]
    assert [rating["variant"] for rating in ratings] == [variant]
    history = stranger.ask("GET", f"/api/players/{one.id}/history")
    assert [(step["game"], step["after"]) for step in history["courses"][0]["steps"]] == [
        (game, ratings[0]["points"])
    ]
    with pytest.raises(Problem) as unknown:
        stranger.ask("GET", "/api/players/999999/history")
    assert (unknown.value.status, unknown.value.answer["code"]) == (404, "no-such-player")
    stranger.close()


def test_an_adjourned_game_is_resumed_when_both_are_there(pair: tuple[Visitor, Visitor]) -> None:
    one, two = pair
    game = meet(one, two, room="lightning", variant="lightning")
    mover, other = (one, two) if one.play_turn(game) else (two, one)
    offered = mover.command(game, {"type": "offer", "kind": "adjournment"})
    assert offered["type"] == "ack"
    other.until(lambda: other.views[game].get("offers"))
    accepted = other.command(game, {"type": "accept", "offer": other.views[game]["offers"][0]["id"]})
    assert accepted["type"] == "ack"
    for visitor in pair:
        visitor.until(lambda visitor=visitor: visitor.views[game]["status"] == "adjourned")  # type: ignore[misc]
        visitor.close()
    left = one.views[game]["clocks"]["move"]
    one.open(game)
    two.open(game)
    assert one.command(game, {"type": "wish-resume"})["type"] == "ack"
    two.until(lambda: (two.views[game].get("adjournment") or {}).get("resumes_at_once"))
    assert two.command(game, {"type": "wish-resume"})["type"] == "ack"
    two.until(lambda: two.views[game]["status"] == "running")
    assert left - 5000 < two.views[game]["clocks"]["move"] <= left
    assert two.ask("GET", "/api/games")[0]["id"] == game
    assert one.command(game, {"type": "resign"})["type"] == "ack"


def test_who_was_cut_off_comes_back_to_the_same_table(pair: tuple[Visitor, Visitor]) -> None:
    one, two = pair
    game = meet(one, two, room="lightning", variant="lightning")
    one.cut()
    mover = two if two.views[game]["game"]["turn"] == two.views[game]["game"]["seat"] else one
    if mover is two:
        assert two.play_turn(game)
    one.views.clear()
    one.open()
    assert one.until(lambda: [listed["id"] for listed in one.games]) == [game]
    one.say(type="watch", table=game)
    one.until(lambda: game in one.views)
    assert one.views[game]["seq"] == two.views[game]["seq"]
    assert one.views[game]["status"] == "running"
    assert two.command(game, {"type": "resign"})["type"] == "ack"


def test_a_command_that_is_sent_again_counts_once_and_its_id_is_nobody_elses(
    pair: tuple[Visitor, Visitor],
) -> None:
    one, two = pair
    game = meet(one, two, room="lightning", variant="lightning")
    mover, other = (
        (one, two) if one.views[game]["game"]["turn"] == one.views[game]["game"]["seat"] else (two, one)
    )
    action = {"type": "play", "ply": 0, "move": {"type": "exchange"}}
    first = mover.command(game, action, id_="same")
    again = mover.command(game, action, id_="same")
    assert first == again == {"type": "ack", "id": "same", "seq": 1}
    theirs = other.command(game, action, id_="same")
    assert (theirs["type"], theirs["code"]) == ("refused", "stale")
    mover.until(lambda: mover.views[game]["seq"] == 1)
    assert one.command(game, {"type": "resign"})["seq"] == 2


def test_what_is_refused_says_why_and_changes_nothing(pair: tuple[Visitor, Visitor]) -> None:
    one, two = pair
    game = meet(one, two, room="lightning", variant="lightning")
    seat = one.views[game]["game"]["seat"]
    waiting, moving = (one, two) if one.views[game]["game"]["turn"] != seat else (two, one)
    early = waiting.command(game, {"type": "play", "ply": 0, "move": {"type": "exchange"}})
    assert (early["code"], early["rule"]) == ("not-your-turn", "N12")
    late = moving.command(game, {"type": "play", "ply": 7, "move": {"type": "exchange"}})
    assert (late["code"], late["facts"]) == ("stale", {"ply": 0})
    nowhere = moving.command(
        game, {"type": "play", "ply": 0, "move": {"type": "place", "cell": 99, "digit": 1}}
    )
    assert nowhere["code"] == "no-such-cell"
    foreign = Visitor(one.host, one.port).guest().open(game)
    assert foreign.command(game, {"type": "resign"})["code"] == "not-at-this-table"
    stranger = Visitor(one.host, one.port).open(game)
    assert stranger.command(game, {"type": "resign"})["code"] == "not-signed-in"
    assert stranger.until(lambda: stranger.views.get(game))["seq"] == 0
    assert moving.command("nosuchtable_", {"type": "resign"})["code"] == "no-such-game"
    one.command(game, {"type": "resign"})
    foreign.close()
    stranger.close()


def test_a_friend_comes_by_a_link_and_a_guest_plays_unrated(club: Club) -> None:
    host = Visitor(club.host, club.port).register("Link Host")
    posted = host.ask(
        "POST", "/api/ads", {"room": "bridge-60", "variant": "bridge", "rated": True, "private": True}
    )
    guest = Visitor(club.host, club.port).guest()
    assert posted["id"] not in [ad["id"] for ad in guest.ask("GET", "/api/lobby")["ads"]]
    assert guest.ask("GET", f"/api/ads/{posted['id']}")["owner"]["name"] == "Link Host"
    game = guest.ask("POST", f"/api/ads/{posted['id']}/accept")["game"]
    assert guest.ask("GET", f"/api/games/{game}")["rated"] is False
    with pytest.raises(Problem) as second:
        Visitor(club.host, club.port).guest().ask("POST", f"/api/ads/{posted['id']}/accept")
    assert (second.value.status, second.value.answer["code"]) == (404, "no-such-ad")


def test_a_lone_visitor_finds_the_training_rooms_bot_and_plays_it_to_the_end(club: Club) -> None:
    visitor = Visitor(club.host, club.port, "lone").guest().open()
    visitor.say(type="lobby", on=True)
    ads = visitor.until(
        lambda: (
            visitor.lobby
            and [
                ad
                for ad in visitor.lobby["ads"]
                if ad["room"] == "training"
                and ad["owner"]["kind"] == "bot"
                and ad["settings"]["variant"] == "lightning"
            ]
        )
    )
    game = visitor.ask("POST", f"/api/ads/{ads[0]['id']}/accept")["game"]
    visitor.say(type="watch", table=game)
    visitor.until(lambda: game in visitor.views)
    for _ in range(500):
        if visitor.views[game]["status"] == "over":
            break
        if not visitor.play_turn(game):
            visitor.hear()
    assert visitor.views[game]["status"] == "over"
    assert visitor.command(game, {"type": "wish-rematch"})["type"] == "ack"
    assert visitor.until(lambda: (visitor.views[game].get("rematch") or {}).get("game"))
    visitor.close()


# A query of the archive, what is wrong in it, and what goes with what.
HALVES = [
    ("after_ended=5", "after_id", "after_ended"),
    ("after_id=abcdefghij-_", "after_ended", "after_id"),
    ("won=true", "player", "won"),
    ("won=false&opponent=1", "player", "won"),
]


@pytest.mark.parametrize(("query", "missing", "given"), HALVES)
def test_half_of_what_goes_together_is_refused_by_the_archive(
    club: Club, query: str, missing: str, given: str
) -> None:
    with pytest.raises(Problem) as half:
        Visitor(club.host, club.port).ask("GET", f"/api/archive?{query}")
    message = f"Expected together with `{given}`, got none"
    assert (half.value.status, half.value.answer["code"]) == (400, "bad-request")
    assert half.value.answer["facts"] == {"wrong": [{"key": missing, "message": message}]}


@pytest.mark.parametrize(
    "query",
    [
        "after_ended=5&after_id=abcdefghij-_",
        "won=true&player=1",
        "limit=99&limit=1",  # the last one counts
        "reason=none&reason=claim",
        "nobody=1",
    ],
)
def test_the_archive_answers_what_is_whole(club: Club, query: str) -> None:
    assert isinstance(Visitor(club.host, club.port).ask("GET", f"/api/archive?{query}"), list)


def test_an_id_of_another_form_is_told_in_words(club: Club) -> None:
    with pytest.raises(Problem) as short:
        Visitor(club.host, club.port).ask("GET", "/api/games/short")
    assert short.value.answer["facts"]["wrong"] == [
        {"key": "game", "message": "Expected 12 characters of `A-Z a-z 0-9 - _`"}
    ]
