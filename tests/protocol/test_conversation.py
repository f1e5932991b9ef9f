"""A conversation answers everything, forgets no answer, and what it does not understand changes nothing."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vog.protocol.conversation import Conversation, Ending, Limits, State
from vog.protocol.messages import VERSION, Command, Hello, Lobby, Me, Renew, Unwatch, Watch
from vog.protocol.outbox import Outbox
from vog.protocol.reader import LARGEST

TABLE = "abcdefghij-_"
HELLO = '{"type":"hello","version":1}'
PLAY = {"type": "play", "ply": 3, "move": {"type": "place", "cell": 4, "digit": 5}}
COMMAND = {"type": "command", "id": "c1", "table": TABLE, "action": PLAY}


def greeted(limits: Limits | None = None) -> Conversation:
    conversation = Conversation(0.0, limits)
    assert conversation.receive(HELLO, 0.0, 7) == Hello(VERSION)
    conversation.welcome(Me(1, "Ada", "account"), 7)
    assert said(conversation)["type"] == "welcome"
    return conversation


def said(conversation: Conversation) -> Any:
    frame = conversation.take()
    return None if frame is None else json.loads(frame)


def state(conversation: Conversation) -> tuple[object, ...]:
    return conversation.state, frozenset(conversation.watched), conversation.lobby, conversation.ending


def test_hello_is_answered_with_who_you_are_and_what_is_borne() -> None:
    conversation = Conversation(0.0)
    conversation.receive(HELLO, 0.0, 7)
    conversation.welcome(None, 7)
    assert said(conversation) == {
        "type": "welcome",
        "version": 1,
        "you": None,
        "now": 7,
        "heartbeat": 15.0,
        "bounds": {"bytes": 4096, "brackets": 16, "tables": 20, "per_second": 20.0, "burst": 60},
    }
    assert said(conversation) is None


def test_an_older_page_is_told_to_reload_whatever_else_it_says() -> None:
    conversation = Conversation(0.0)
    assert conversation.receive('{"type":"hello","version":0,"build":"x","more":[1]}', 0.0, 7) is None
    assert said(conversation) == {"type": "reload", "version": VERSION}
    assert said(conversation) == {"type": "bye", "code": "reload", "again": None}
    assert conversation.ending is Ending.RELOAD
    assert conversation.receive(HELLO, 0.0, 7) is None
    assert said(conversation) is None


def test_a_newer_page_is_told_to_come_back() -> None:
    conversation = Conversation(0.0)
    conversation.receive('{"type":"hello","version":2}', 0.0, 7)
    assert said(conversation) == {"type": "bye", "code": "newer-than-the-server", "again": 30.0}


def test_each_request_comes_out_as_it_was_said() -> None:
    conversation = greeted()
    requests = [
        (json.dumps({"type": "watch", "table": TABLE}), Watch(TABLE)),
        (json.dumps({"type": "unwatch", "table": TABLE}), Unwatch(TABLE)),
        ('{"type":"lobby","on":true}', Lobby(True)),
        (json.dumps({"type": "renew", "ads": [TABLE]}), Renew((TABLE,))),
    ]
    for text, request in requests:
        assert conversation.receive(text, 1.0, 7) == request
    command = conversation.receive(json.dumps(COMMAND), 1.0, 7)
    assert isinstance(command, Command)
    assert (command.id, command.table) == ("c1", TABLE)
    conversation.acknowledge(command, 9)
    conversation.refuse(command, "stale", "N38", {"ply": 4})
    assert said(conversation) == {"type": "ack", "id": "c1", "seq": 9}
    assert said(conversation) == {
        "type": "refused",
        "id": "c1",
        "code": "stale",
        "rule": "N38",
        "facts": {"ply": 4},
    }


# What is wrong, and the code and a word of the answer.
WRONG: list[tuple[str | bytes, str, str]] = [
    (b"{}", "not-text", ""),
    ("", "not-json", "truncated"),
    ("{", "not-json", "truncated"),
    ('{"type":"hello"', "not-json", "truncated"),
    ("\x00", "not-json", "malformed"),
    ("\ud800", "not-json", ""),
    ('{"type":"lobby","on":true}{}', "not-json", "trailing"),
    ("null", "bad-message", "object"),
    ("[]", "bad-message", "object"),
    ("7", "bad-message", "object"),
    ("{}", "unknown-type", "watch"),
    ('{"type":"eval"}', "unknown-type", "command"),
    ('{"type":7}', "bad-message", "type"),
    ('{"type":"lobby"}', "bad-message", "`on`"),
    ('{"type":"lobby","on":1}', "bad-message", "bool"),
    ('{"type":"lobby","on":true,"off":1}', "bad-message", "`off`"),
    ('{"type":"watch","table":"../../etc"}', "bad-message", "$.table"),
    ('{"type":"watch","table":null}', "bad-message", "$.table"),
    ('{"type":"ping","n":-1}', "bad-message", "$.n"),
    ('{"type":"ping","n":1e400}', "bad-message", ""),
    ('{"type":"ping","n":9007199254740992}', "bad-message", "$.n"),
    ('{"type":"pong","n":4294967296}', "bad-message", "$.n"),
    (json.dumps({"type": "renew", "ads": [TABLE] * 21}), "bad-message", "$.ads"),
    (json.dumps(COMMAND | {"id": "x" * 37}), "bad-message", "$.id"),
    (json.dumps(COMMAND | {"id": ""}), "bad-message", "$.id"),
    (json.dumps(COMMAND | {"id": "x\n"}), "bad-message", "$.id"),
    (json.dumps({"type": "watch", "table": TABLE + "\n"}), "bad-message", "$.table"),
    (json.dumps(COMMAND | {"action": {"type": "cheat"}}), "bad-message", "$.action"),
    (json.dumps(COMMAND | {"action": {"type": "time-out"}}), "bad-message", "$.action"),
    (json.dumps(COMMAND | {"action": PLAY | {"move": {"type": "pass"}}}), "bad-message", "$.action.move"),
    (json.dumps(COMMAND | {"action": PLAY | {"ply": 10**30}}), "bad-message", "$.action.ply"),
    (
        json.dumps(COMMAND | {"action": PLAY | {"move": {"type": "place", "cell": 2**31, "digit": 1}}}),
        "bad-message",
        "$.action.move.cell",
    ),
    ("[" * 2000, "too-nested", "16"),
    ('{"a":' * 500, "too-nested", "16"),
    ('{"type":"watch","table":"' + "x" * LARGEST + '"}', "too-large", str(LARGEST)),
    (HELLO, "hello-again", ""),
]


@pytest.mark.parametrize(("text", "code", "word"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_named_and_changes_nothing(text: str | bytes, code: str, word: str) -> None:
    conversation = greeted()
    before = state(conversation)
    assert conversation.receive(text, 1.0, 7) is None
    answer = said(conversation)
    assert (answer["type"], answer["code"]) == ("error", code)
    assert word in json.dumps(answer["facts"])
    assert len(json.dumps(answer)) < 400
    assert state(conversation) == before
    assert said(conversation) is None


ANOTHER_MOVE = PLAY | {"move": {"type": "pass"}}
WITH_MORE = PLAY | {"move": {"type": "exchange", "why": "bored"}}

# What cannot be read, and the id of the answer: a command's, where one is there to be repeated.
UNREAD: list[tuple[str, str | None]] = [
    (json.dumps(COMMAND | {"action": ANOTHER_MOVE}), "c1"),
    (json.dumps(COMMAND | {"action": WITH_MORE}), "c1"),
    (json.dumps(COMMAND | {"action": {"type": "offer", "kind": "takeback"}}), "c1"),
    (json.dumps(COMMAND | {"action": PLAY | {"ply": 2**31}}), "c1"),
    (json.dumps(COMMAND | {"action": None}), "c1"),
    (json.dumps(COMMAND | {"table": "short"}), "c1"),
    (json.dumps(COMMAND | {"more": 1}), "c1"),
    ('{"type":"command","id":"c1"}', "c1"),
    ('{"table":7,"id":"first","id":"c1","type":"command"}', "c1"),
    (json.dumps(COMMAND | {"id": "x" * 36, "table": 7}), "x" * 36),
    (json.dumps(COMMAND | {"id": "x" * 37}), None),
    (json.dumps(COMMAND | {"id": "c1\n"}), None),
    (json.dumps(COMMAND | {"id": 7}), None),
    ('{"type":"command","table":7}', None),
    ('{"type":"command","id":"c1","table":7,', None),
    ('{"type":"command","id":"c1","table":7}{}', None),
    ('{"type":"command","id":"c1","action":' + "[" * 16 + "]" * 16 + "}", None),
    (json.dumps(COMMAND | {"table": "x" * LARGEST}), None),
    (json.dumps([COMMAND]), None),
    (json.dumps({"type": "watch", "table": 7, "id": "c1"}), None),
    (json.dumps({"type": "eval", "id": "c1"}), None),
    ('{"id":"c1"}', None),
]


@pytest.mark.parametrize(("text", "id_"), UNREAD, ids=range(len(UNREAD)))
def test_a_command_that_cannot_be_read_is_answered_by_its_id(text: str, id_: str | None) -> None:
    for conversation in (greeted(), Conversation(0.0)):
        assert conversation.receive(text, 1.0, 7) is None
        answer = said(conversation)
        assert answer["type"] == "error"
        assert answer.get("id") == id_
        assert ("id" in answer) == (id_ is not None)


FORMS = [
    (json.dumps(COMMAND | {"id": ""}), "Expected 1 to 36 characters of `A-Z a-z 0-9 - _` - at `$.id`"),
    ('{"type":"watch","table":"x"}', "Expected 12 characters of `A-Z a-z 0-9 - _` - at `$.table`"),
    ('{"type":"renew","ads":["x"]}', "Expected 12 characters of `A-Z a-z 0-9 - _` - at `$.ads[0]`"),
]


@pytest.mark.parametrize(("text", "words"), FORMS)
def test_what_an_id_must_look_like_is_told_in_words(text: str, words: str) -> None:
    conversation = greeted()
    conversation.receive(text, 1.0, 7)
    assert said(conversation)["facts"]["wrong"] == words


def test_a_ping_may_count_milliseconds() -> None:
    conversation = greeted()
    conversation.receive('{"type":"ping","n":9007199254740991}', 1.0, 7)
    assert said(conversation) == {"type": "pong", "n": 2**53 - 1, "now": 7}


def test_an_id_may_look_like_a_number_that_is_too_large() -> None:
    command = COMMAND | {"id": "12345678901234567890"}
    asked = greeted().receive(json.dumps(command), 1.0, 7)
    assert isinstance(asked, Command)
    assert asked.id == command["id"]


def test_before_hello_all_else_is_refused_and_waits_for_it() -> None:
    conversation = Conversation(0.0)
    for text in (
        json.dumps(COMMAND),
        '{"type":"lobby","on":true}',
        json.dumps({"type": "watch", "table": TABLE}),
    ):
        assert conversation.receive(text, 0.0, 7) is None
        assert said(conversation)["code"] == "hello-first"
    assert not conversation.watched
    assert conversation.receive(HELLO, 0.0, 7) == Hello(VERSION)


_PIECES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["hello", "watch", "command", "play", "place", TABLE]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["type", "id", "table", "action", "n", "on", "move", "x"]), inner, max_size=5
        )
    ),
    max_leaves=12,
)


@given(_PIECES.map(json.dumps) | st.text() | st.binary())
def test_anything_at_all_is_answered_or_asked_for(text: str | bytes) -> None:
    conversation = greeted()
    asked = conversation.receive(text, 1.0, 7)
    assert (asked is None) == (said(conversation) is not None)
    assert conversation.state is State.OPEN


def test_many_broken_messages_leave_no_trace() -> None:
    chance = random.Random("broken")
    honest = [
        json.dumps(COMMAND),
        HELLO,
        '{"type":"lobby","on":true}',
        json.dumps({"type": "watch", "table": TABLE}),
    ]
    conversation = greeted()
    before = state(conversation)
    now = 0.0
    answered = 0
    for _ in range(10_000):
        now += 0.2
        text = list(chance.choice(honest))
        for _ in range(chance.randrange(1, 4)):
            place = chance.randrange(len(text))
            text[place : place + chance.randrange(2)] = chance.choice(
                ['"', "{", "}", "9", "", "\0", ",", "é"]
            )
        asked = conversation.receive("".join(text), now, 7)
        if asked is None:
            assert said(conversation)["code"] != "too-fast"
            answered += 1
        elif isinstance(asked, Watch):
            conversation.receive(json.dumps({"type": "unwatch", "table": asked.table}), now, 7)
        elif isinstance(asked, Lobby):
            conversation.receive('{"type":"lobby","on":false}', now, 7)
        assert len(conversation.outbox) == 0
    assert answered > 9_000
    assert state(conversation) == before


def test_who_is_too_fast_is_told_once_slowed_and_only_then_hung_up_on() -> None:
    conversation = greeted(Limits(burst=10, per_second=10, most_slowed=30))
    pauses = []
    while conversation.state is State.OPEN:
        conversation.receive('{"type":"lobby","on":true}', 0.0, 7)
        pauses.append(conversation.pause)
    assert pauses[:9] == [0.0] * 9  # hello was the tenth
    assert pauses[9:12] == pytest.approx([0.1, 0.2, 0.3])
    frames = list(iter(lambda: said(conversation), None))
    assert [frame["code"] for frame in frames] == ["too-fast", "flood"]
    assert frames[0]["facts"] == {"per_second": 10, "burst": 10}


def test_who_keeps_to_the_rate_is_never_hung_up_on() -> None:
    conversation = greeted(Limits(burst=10, per_second=10, most_slowed=30))
    now = 0.0
    for _ in range(1000):
        assert conversation.receive('{"type":"lobby","on":true}', now, 7) is not None
        now += max(0.11, conversation.pause)
    assert conversation.state is State.OPEN


def test_only_so_many_tables_are_watched() -> None:
    conversation = greeted(Limits(tables=2))
    tables = [f"table-{number:06}" for number in range(3)]
    watch = [json.dumps({"type": "watch", "table": table}) for table in tables]
    assert [conversation.receive(text, 1.0, 7) for text in watch] == [
        Watch(tables[0]),
        Watch(tables[1]),
        None,
    ]
    assert said(conversation) == {
        "type": "error",
        "code": "too-many-tables",
        "facts": {"table": tables[2], "most": 2},
    }
    assert conversation.receive(watch[0], 1.0, 7) == Watch(tables[0])  # once more is no other table
    conversation.receive(json.dumps({"type": "unwatch", "table": tables[0]}), 1.0, 7)
    assert conversation.receive(watch[2], 1.0, 7) == Watch(tables[2])


def test_a_slow_reader_gets_every_answer_and_of_each_table_the_newest_picture() -> None:
    conversation = greeted()
    conversation.receive(json.dumps({"type": "watch", "table": TABLE}), 1.0, 7)
    command = conversation.receive(json.dumps(COMMAND), 1.0, 7)
    assert isinstance(command, Command)
    for seq in range(50):
        conversation.show_table(TABLE, b'{"seq":%d}' % seq)
        conversation.acknowledge(command, seq)
    frames = list(iter(lambda: said(conversation), None))
    assert [frame["seq"] for frame in frames[:-1]] == list(range(50))
    assert frames[-1] == {"seq": 49}


def test_what_is_not_watched_is_not_shown() -> None:
    conversation = greeted()
    conversation.show_table(TABLE, b"{}")
    conversation.show("lobby", b"{}")
    assert said(conversation) is None
    conversation.receive(json.dumps({"type": "watch", "table": TABLE}), 1.0, 7)
    conversation.show_table(TABLE, b"{}")
    conversation.receive(json.dumps({"type": "unwatch", "table": TABLE}), 1.0, 7)
    assert said(conversation) is None


def test_reading_stops_while_answers_pile_up() -> None:
    conversation = greeted(Limits(burst=10_000))
    asked = 0
    while conversation.wants_more:
        conversation.receive('{"type":"ping","n":1}', 1.0, 7)
        asked += 1
    assert asked == Outbox.MOST_ANSWERS
    said(conversation)
    assert conversation.wants_more


def test_a_heartbeat_measures_how_long_an_answer_takes() -> None:
    conversation = greeted()
    conversation.tick(14.9)
    assert said(conversation) is None
    conversation.tick(15.0)
    beat = said(conversation)
    assert (beat["type"], beat["ms"]) == ("ping", None)
    conversation.receive(json.dumps({"type": "pong", "n": beat["n"] + 1}), 15.01, 7)
    assert conversation.latency is None
    conversation.receive(json.dumps({"type": "pong", "n": beat["n"]}), 15.08, 7)
    assert conversation.latency == 80
    conversation.receive(json.dumps({"type": "pong", "n": beat["n"]}), 16, 7)
    assert conversation.latency == 80
    conversation.tick(30.0)
    assert said(conversation)["ms"] == 80


def test_a_silent_client_is_hung_up_on_and_one_that_never_greets_too() -> None:
    conversation = greeted()
    conversation.tick(44.9)
    assert conversation.state is State.OPEN
    conversation.tick(45.0)
    assert conversation.ending is Ending.SILENT
    waiting = Conversation(0.0)
    waiting.tick(10.0)
    assert waiting.ending is Ending.NO_HELLO


def test_an_end_is_said_once_and_after_what_waits() -> None:
    conversation = greeted()
    conversation.receive('{"type":"ping","n":3}', 1.0, 7)
    conversation.end(Ending.DRAIN)
    conversation.end(Ending.FLOOD)
    assert said(conversation) == {"type": "pong", "n": 3, "now": 7}
    assert said(conversation) == {"type": "bye", "code": "restart", "again": 1.0}
    assert said(conversation) is None
    conversation.show("games", b"{}")
    assert said(conversation) is None


def test_close_codes_are_ones_an_application_may_use_and_differ() -> None:
    codes = [ending.code for ending in Ending]
    assert len(set(codes)) == len(codes)
    assert all(code == 1012 or 4000 <= code < 5000 for code in codes)


def test_pictures_are_sent_in_turn_however_often_one_changes() -> None:
    outbox = Outbox()
    outbox.show("a", b"a0")
    outbox.show("b", b"b0")
    for number in itertools.islice(itertools.count(1), 5):
        outbox.show("a", b"a%d" % number)
    assert [outbox.take(), outbox.take(), outbox.take()] == [b"a5", b"b0", None]
