"""What a bot says to what it is told: polite at the table, and never stuck on a refusal."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tests.club.memory import Chance, Clock
from vog.bot.mind import MOST_OVER, Mind
from vog.club.action import Accept, ClaimWin, Decline, MakeOffer, Play, WishRematch
from vog.club.offer import OfferKind
from vog.club.ports import Header, Kind
from vog.club.table import Table
from vog.club.view import Face, views
from vog.numbridge.commands import End, Exchange, Reason
from vog.numbridge.seat import Seat
from vog.numbridge.settings import Settings, Variant
from vog.protocol.messages import Command, Hello, Pong, Unwatch, Watch


class Exchanger:
    def choose(self, _: Any) -> Any:
        return Exchange()


FACES = (Face(1, "Bot", Kind.BOT), Face(2, "Ada", Kind.GUEST))


def table() -> Table:
    chance, clock = Chance("bot"), Clock()
    return Table.start(
        Header(
            id="gamegamegame",
            room="training",
            settings=Settings.usual(Variant.LIGHTNING),
            rated=False,
            players=(1, 2),
            seed=chance.seed(),
            created=clock.now(),
        )
    )


def told(at: Table, seat: Seat = Seat.FIRST, id_: str = "gamegamegame") -> str:
    (seen,) = views(at, [seat], FACES, at.at, 0)
    shown = msgspec.structs.replace(seen, id=id_)
    return msgspec.json.encode({"type": "table", "view": shown}).decode()


def games(status: str, *ids: str) -> str:
    return json.dumps({"type": "games", "games": [{"id": id_, "status": status, "more": 1} for id_ in ids]})


def answers(at: Table, seat: Seat = Seat.FIRST) -> list[Any]:
    return [
        said.action if isinstance(said, Command) else said
        for said in Mind(Exchanger(), "m").hear(told(at, seat))
    ]


def test_it_greets_watches_new_games_once_and_answers_heartbeats() -> None:
    mind = Mind(Exchanger(), "m")
    assert mind.begin() == [Hello(1)]
    assert mind.hear(games("running", "gamegamegame")) == [Watch("gamegamegame")]
    assert mind.hear(games("running", "gamegamegame")) == []
    assert mind.hear('{"type":"ping","n":7,"ms":null}') == [Pong(7)]
    assert mind.hear('{"type":"something-newer"}') == []


def test_it_moves_in_its_turn_only() -> None:
    (action,) = answers(table())
    assert isinstance(action, Play)
    assert answers(table(), Seat.SECOND) == []
    assert answers(table(), Seat.SPECTATOR) == []


@pytest.mark.parametrize(("kind", "answer"), [(OfferKind.DRAW, Decline), (OfferKind.ADJOURNMENT, Accept)])
def test_it_declines_draws_and_takes_adjournments(kind: OfferKind, answer: type) -> None:
    start = table()
    offered = start.act(MakeOffer(kind), Seat.SECOND, "o", start.at).table
    (action,) = answers(offered)
    assert isinstance(action, answer)


def test_it_takes_a_rematch_and_leaves_a_table_where_one_began() -> None:
    start = table()
    over = start.enforce(End(Reason.CLOSED), start.at).table
    assert answers(over) == []
    wished = over.act(WishRematch(), Seat.SECOND, "r", over.at).table
    assert answers(wished) == [WishRematch()]


def offered(at: Table, id_: str) -> str:
    return told(at.act(MakeOffer(OfferKind.ADJOURNMENT), Seat.SECOND, "o", at.at).table, id_=id_)


def adjourned(at: Table) -> Table:
    offer = at.act(MakeOffer(OfferKind.ADJOURNMENT), Seat.SECOND, "o", at.at)
    return offer.table.act(Accept(offer.entry.seq), Seat.FIRST, "a", at.at).table


def test_games_that_are_over_do_not_keep_it_from_playing() -> None:
    mind, over = Mind(Exchanger(), "m"), table().enforce(End(Reason.CLOSED), table().at).table
    left = []
    for number in range(30):
        game = f"game{number:08}"
        assert mind.hear(games("running", game)) == [Watch(game)]
        assert mind.tables == 1
        left += mind.hear(told(over, id_=game))
        assert mind.tables == 0
    assert left == [Unwatch(f"game{number:08}") for number in range(30 - MOST_OVER)]


def test_games_that_are_adjourned_do_not_either() -> None:
    mind, at = Mind(Exchanger(), "m", most_adjourned=2), table()
    for number in range(4):
        [said] = mind.hear(offered(at, f"game{number}"))
        assert isinstance(said, Command)
        assert isinstance(said.action, Accept if number < 2 else Decline)
        if number < 2:
            assert mind.hear(told(adjourned(at), id_=f"game{number}")) == []
    # After a cut it is told of all, and takes up again so many of them.
    again = Mind(Exchanger(), "m", most_adjourned=2)
    assert again.hear(games("adjourned", "a", "b", "c")) == [Watch("a"), Watch("b")]
    assert again.tables == 0
    assert again.hear(games("running", "d")) == [Watch("d")]


def test_a_table_for_which_there_is_no_room_takes_the_place_of_one_where_nothing_is_played() -> None:
    mind = Mind(Exchanger(), "m")
    full = json.dumps({"type": "error", "code": "too-many-tables", "facts": {"table": "new", "most": 20}})
    mind.hear(games("running", "busy", "new"))
    assert mind.hear(full) == []
    mind.hear(told(adjourned(table()), id_="quiet"))
    assert mind.hear(full) == [Unwatch("quiet"), Watch("new")]


def test_it_claims_a_win_that_is_there() -> None:
    (seen,) = views(table(), [Seat.FIRST], FACES, table().at, 0)
    shown = msgspec.to_builtins(seen) | {"may_claim": True}
    said = Mind(Exchanger(), "m").hear(json.dumps({"type": "table", "view": shown}))
    assert isinstance(said[0], Command)
    assert said[0].action == ClaimWin()


def test_a_passing_refusal_makes_it_look_again_and_another_does_not() -> None:
    mind = Mind(Exchanger(), "m")
    (command,) = mind.hear(told(table()))
    assert isinstance(command, Command)
    again = mind.hear(json.dumps({"type": "refused", "id": command.id, "code": "unavailable"}))
    assert again == [Watch("gamegamegame")]
    assert mind.hear(json.dumps({"type": "refused", "id": command.id, "code": "unavailable"})) == []


def test_the_same_view_asks_for_the_same_under_the_same_id() -> None:
    mind = Mind(Exchanger(), "m")
    assert mind.hear(told(table())) == mind.hear(told(table()))
    assert not any(isinstance(said, Unwatch) for said in mind.hear(told(table())))
