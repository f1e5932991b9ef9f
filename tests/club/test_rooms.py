"""Rooms as data, and the ads that may be posted in them (C2, C3, C13, C14, N29, N43)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from vog.club import ad as ads
from vog.club import refusals
from vog.club.ad import Posting
from vog.club.ports import Ad, Kind, Player
from vog.club.refusals import Refused
from vog.club.room import ROOMS, Limits, Room, RoomView
from vog.numbridge import Blocks, Grade, Position, Seed, Variant, allowed_clues

ROOM = {room.id: room for room in ROOMS}
NOW = 1_000_000


def player(id_: int = 1, kind: Kind = Kind.ACCOUNT, **more: Any) -> Player:
    return Player(id_, f"player {id_}", kind, 0, 0, **more)


def posting(room: str = "bridge-60", variant: Variant = Variant.BRIDGE, **more: Any) -> Posting:
    return Posting(room=room, variant=variant, **more)


def test_the_rooms_of_a_new_club_are_those_of_the_rules() -> None:
    table = [
        (
            room.id,
            limits.variant.value,
            limits.move_time,
            limits.price,
            limits.first_clue_at_one,
            room.rated,
            room.bots,
        )
        for room in ROOMS
        for limits in room.limits
    ]
    assert table == [
        ("lightning", "lightning", 30, 2, False, True, False),
        ("lightning-even", "lightning", 30, 2, True, True, False),
        ("bridge-45", "bridge", 45, 1, False, True, False),
        ("bridge-60", "bridge", 60, 1, False, True, False),
        ("lands-45", "lands", 45, 1, False, True, False),
        ("lands-60", "lands", 60, 1, False, True, False),
        ("training", "bridge", 120, 1, False, False, True),
        ("training", "lightning", 120, 1, False, False, True),
        ("training", "lands", 120, 1, False, False, True),
    ]


@pytest.mark.parametrize(
    ("room", "limits"), [(room, limits) for room in ROOMS for limits in room.limits], ids=str
)
def test_every_ad_that_a_room_allows_can_be_dealt(room: Room, limits: Limits) -> None:
    for blocks in limits.blocks:
        for grade in limits.grades:
            least, most = limits.range(blocks, grade)
            allowed = allowed_clues(limits.variant, blocks, grade)
            assert allowed[0] <= least <= most <= allowed[1]
            for clues in (least, most):
                asked = posting(room.id, limits.variant, blocks=blocks, grade=grade, clues=clues)
                assert asked.settings(room).clues == clues
            usual = posting(room.id, limits.variant, blocks=blocks, grade=grade).settings(room)
            Position.start(usual, Seed(bytes(32)))


def test_a_room_describes_itself_in_numbers() -> None:
    told = msgspec.json.decode(msgspec.json.encode(ROOM["bridge-60"]))
    assert told["limits"][0] == {
        "variant": "bridge",
        "clues": 30,
        "least": 24,
        "most": 40,
        "price": 1,
        "move_time": 60,
        "game_time": 1200,
        "candidates": True,
        "first_clue_at_one": False,
        "blocks": ["regular", "irregular"],
        "grades": ["singles", "hard", "any"],
    }


@pytest.mark.parametrize("room", ROOMS, ids=[room.id for room in ROOMS])
def test_a_rooms_view_has_every_choice_with_its_range_and_its_standard_number(room: Room) -> None:
    for limits in RoomView.of(room).limits:
        assert {(found.blocks, found.grade) for found in limits.ranges} == {
            (blocks, grade) for blocks in Blocks for grade in Grade
        }
        for found in limits.ranges:
            asked = posting(room.id, limits.variant, blocks=found.blocks, grade=found.grade)
            assert asked.settings(room).clues == found.clues
            for clues, fits in (
                (found.least - 1, False),
                (found.least, True),
                (found.most, True),
                (found.most + 1, False),
            ):
                exact = msgspec.structs.replace(asked, clues=clues)
                if fits:
                    assert exact.settings(room).clues == clues
                else:
                    with pytest.raises(refusals.CluesOutOfRange):
                        exact.settings(room)


def test_a_rooms_view_leaves_out_what_no_number_of_clues_could_meet() -> None:
    limits = msgspec.structs.replace(ROOM["training"].limits[0], clues=55, least=52)
    room = msgspec.structs.replace(ROOM["training"], limits=(limits,))
    assert [(found.grade, found.least) for found in RoomView.of(room).limits[0].ranges] == [
        (Grade.SINGLES, 52),
        (Grade.ANY, 52),
    ] * 2


def test_a_rooms_view_says_all_that_the_room_says() -> None:
    for room in ROOMS:
        plain = msgspec.to_builtins(room)
        shown = msgspec.to_builtins(RoomView.of(room))
        for limits in shown["limits"]:
            assert limits.pop("ranges")
        assert shown == plain


REFUSED: list[tuple[Posting, str, dict[str, object]]] = [
    (posting(variant=Variant.LANDS), "variant-not-here", {"allowed": ("bridge",)}),
    (posting(clues=23), "clues-out-of-range", {"least": 24, "most": 40}),
    (posting(clues=41), "clues-out-of-range", {"least": 24, "most": 40}),
    (
        posting("training", Variant.BRIDGE, clues=60, grade=Grade.HARD),
        "clues-out-of-range",
        {"least": 24, "most": 50},
    ),
    (posting("bridge-45", candidates=True), "no-candidates-here", {}),
    (posting("training", rated=True), "unrated-room", {}),
]


@pytest.mark.parametrize(("asked", "code", "facts"), REFUSED, ids=[row[1] for row in REFUSED])
def test_an_ad_outside_the_rooms_limits_is_told_what_is_allowed(
    asked: Posting, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Refused) as refused:
        asked.settings(ROOM[asked.room])
    assert (refused.value.code, dict(refused.value.facts)) == (code, facts)


def test_blocks_and_grade_may_be_limited_and_a_room_may_be_closed() -> None:
    limits = msgspec.structs.replace(
        ROOM["bridge-60"].limits[0], blocks=(Blocks.REGULAR,), grades=(Grade.SINGLES,)
    )
    room = msgspec.structs.replace(ROOM["bridge-60"], limits=(limits,))
    with pytest.raises(refusals.BlocksNotHere) as blocks:
        posting(blocks=Blocks.IRREGULAR).settings(room)
    assert blocks.value.facts == {"allowed": ("regular",)}
    with pytest.raises(refusals.GradeNotHere) as grade:
        posting(grade=Grade.ANY).settings(room)
    assert grade.value.facts == {"allowed": ("singles",)}
    with pytest.raises(refusals.NoSuchRoom):
        posting().settings(msgspec.structs.replace(room, open=False))


@pytest.mark.parametrize(
    "changes",
    [
        {"limits": ()},
        {"limits": ROOM["bridge-60"].limits * 2},
    ],
)
def test_a_room_that_makes_no_sense_cannot_be_made(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="limits for one variant"):
        msgspec.structs.replace(ROOM["bridge-60"], **changes)


@pytest.mark.parametrize("changes", [{"least": 35}, {"blocks": ()}, {"price": 3}, {"clues": 10, "least": 10}])
def test_limits_that_make_no_sense_cannot_be_made(changes: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"clues|price"):
        msgspec.structs.replace(ROOM["bridge-60"].limits[0], **changes)


def test_the_room_fixes_price_and_times() -> None:
    settings = posting("lightning-even", Variant.LIGHTNING).settings(ROOM["lightning-even"])
    assert (settings.price, settings.move_time, settings.game_time, settings.first_clue_at_one) == (
        2,
        30,
        300,
        True,
    )


# ---- who may post and accept -------------------------------------------------------------------------------


def ad(owner: int = 1, room: str = "bridge-60", **more: Any) -> Ad:
    asked = posting(room, **more)
    return ads.post(asked, ROOM[room], player(owner), "an-ad", NOW)


def test_an_ad_is_a_lease_of_30_seconds() -> None:
    assert (ad().posted, ad().lease) == (NOW, NOW + 30_000)
    with pytest.raises(refusals.NoSuchAd):
        ads.check_accept(ad(), ROOM["bridge-60"], player(2), (), NOW + 30_000)


POSTERS: list[tuple[str, Player, Posting, str]] = [
    ("a guest, rated", player(1, Kind.GUEST), posting(rated=True), "guests-play-unrated"),
    (
        "a guest by link, rated",
        player(1, Kind.GUEST),
        posting(rated=True, private=True),
        "guests-play-unrated",
    ),
    ("a bot elsewhere", player(1, Kind.BOT), posting(), "no-bots-here"),
    ("a banned player", player(1, banned_until=NOW + 1), posting(), "banned"),
    ("a deleted player", player(1, Kind.DELETED), posting(), "no-such-player"),
]


@pytest.mark.parametrize(
    ("who", "asked", "code"), [row[1:] for row in POSTERS], ids=[row[0] for row in POSTERS]
)
def test_who_may_not_post(who: Player, asked: Posting, code: str) -> None:
    with pytest.raises(Refused) as refused:
        ads.post(asked, ROOM[asked.room], who, "an-ad", NOW)
    assert refused.value.code == code


ACCEPTERS: list[tuple[str, Ad, Player, tuple[int, ...], str]] = [
    ("the owner", ad(), player(1), (), "own-ad"),
    ("one of two who do not play each other", ad(), player(2), (1,), "blocked"),
    ("a guest, rated", ad(rated=True), player(2, Kind.GUEST), (), "guests-play-unrated"),
    ("a bot elsewhere", ad(), player(2, Kind.BOT), (), "no-bots-here"),
    ("a banned player", ad(), player(2, banned_until=NOW + 1), (), "banned"),
]


@pytest.mark.parametrize(
    ("found", "who", "blocked", "code"), [row[1:] for row in ACCEPTERS], ids=[row[0] for row in ACCEPTERS]
)
def test_who_may_not_accept(found: Ad, who: Player, blocked: tuple[int, ...], code: str) -> None:
    with pytest.raises(Refused) as refused:
        ads.check_accept(found, ROOM[found.room], who, blocked, NOW)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("found", "kind", "rated"),
    [
        (ad(rated=True), Kind.ACCOUNT, True),
        (ad(), Kind.ACCOUNT, False),
        (ad(), Kind.GUEST, False),
        (ad(rated=True, private=True), Kind.ACCOUNT, True),
        (ad(rated=True, private=True), Kind.GUEST, False),
        (ad(room="training"), Kind.BOT, False),
    ],
)
def test_whether_the_game_is_rated(found: Ad, kind: Kind, rated: bool) -> None:
    assert ads.check_accept(found, ROOM[found.room], player(2, kind), (), NOW) is rated


def test_a_ban_that_has_run_out_bans_nobody() -> None:
    ads.check_accept(ad(), ROOM["bridge-60"], player(2, banned_until=NOW), (), NOW)


def test_who_sits_first_is_drawn() -> None:
    drawn = [ads.seats(1, 2, Seed(number.to_bytes(32, "big")))[0] for number in range(400)]
    assert 150 < drawn.count(1) < 250
