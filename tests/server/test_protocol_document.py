"""docs/protocol.md: its worked session happens as it is written, and what it lists is all there is."""

from __future__ import annotations

import ast
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
import pytest

from tests.server.conftest import Club, running
from tests.server.visitor import Problem, Visitor
from vog.club import account, player_name  # noqa: F401 - whose refusals are to be found
from vog.club.action import Action
from vog.club.archive import ArchivedGame, Filter, FinishedView, Frame
from vog.club.refusals import Refused
from vog.club.view import AdjournmentView, TableView
from vog.numbridge.refusals import Refusal
from vog.numbridge.view import Lands, LastMove, Options, View
from vog.protocol import messages
from vog.protocol.conversation import Ending
from vog.server.api import problem

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs/protocol.md").read_text()
SESSION = re.search(r"```session\n(.*?)```", DOCUMENT, re.DOTALL)
ANYTHING = "..."


class Differs(AssertionError):
    pass


def match(wanted: Any, got: Any, known: dict[str, Any], where: str = "$") -> None:
    """`...` matches anything, also further keys; `$name` is remembered, and then the same."""
    if wanted == ANYTHING:
        return
    if isinstance(wanted, str) and wanted.startswith("$"):
        if known.setdefault(wanted, got) != got:
            raise Differs(f"{where}: {got!r} is not {wanted}")
        return
    if isinstance(wanted, dict) and isinstance(got, dict):
        open_ended = ANYTHING in wanted
        for key, value in wanted.items():
            if key != ANYTHING:
                if key not in got:
                    raise Differs(f"{where}.{key} is missing")
                match(value, got[key], known, f"{where}.{key}")
        if not open_ended and set(got) - set(wanted):
            raise Differs(f"{where} has {set(got) - set(wanted)} as well")
        return
    if isinstance(wanted, list) and isinstance(got, list) and len(wanted) == len(got):
        for place, (one, other) in enumerate(zip(wanted, got, strict=True)):
            match(one, other, known, f"{where}[{place}]")
        return
    if wanted != got:
        raise Differs(f"{where}: {got!r} is not {wanted!r}")


def filled(text: str, known: dict[str, Any]) -> str:
    for name in sorted(known, key=len, reverse=True):
        value = known[name]
        text = text.replace(f'"{name}"', json.dumps(value)).replace(name, str(value))
    return text


@pytest.fixture(scope="module")
def club(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    with running(site, tmp_path_factory.mktemp("club")) as club:
        yield club


def play(lines: list[str], club: Club) -> None:
    """Raises Differs, whose text begins with the number of the line."""
    who = {"A": Visitor(club.host, club.port), "B": Visitor(club.host, club.port)}
    known: dict[str, Any] = {}
    answer: dict[str, tuple[int, Any]] = {}
    try:
        for number, line in enumerate(lines, start=1):
            visitor, said = who[line[0]], line[3:]
            try:
                if line[1] == ">" and said.startswith("{"):
                    if visitor.socket is None:
                        assert '"hello"' in said
                        visitor.open()
                    else:
                        visitor.say(**json.loads(filled(said, known)))
                elif line[1] == ">":
                    method, path, *body = said.split(" ", 2)
                    answer[line[0]] = ask(visitor, method, filled(path, known), body, known)
                elif said[0].isdigit():
                    status, _, wanted = said.partition(" ")
                    got = answer.pop(line[0])
                    if int(status) != got[0]:
                        raise Differs(f"{got}")  # noqa: TRY301 - the line's number is added
                    if wanted:
                        match(json.loads(wanted), got[1], known)
                        visitor.token = known.get(f"$token-{line[0].lower()}")
                else:
                    hear(visitor, json.loads(said), known)
            except Differs as differs:
                raise Differs(f"{number}: {line}: {differs}") from None
    finally:
        for visitor in who.values():
            visitor.close()


def ask(visitor: Visitor, method: str, path: str, body: list[str], known: dict[str, Any]) -> tuple[int, Any]:
    try:
        answer = visitor.ask(method, path, json.loads(filled(body[0], known)) if body else None)
    except Problem as problem:
        return problem.status, problem.answer
    if answer == "":
        return 204, None
    return (201 if method == "POST" else 200), answer


def hear(visitor: Visitor, wanted: Any, known: dict[str, Any]) -> None:
    """Messages that are not shown in the document may come in between."""
    last = "nothing came"
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        try:
            got = visitor.hear(1)
        except TimeoutError:
            continue
        remembered = dict(known)
        try:
            match(wanted, got, remembered)
        except Differs as differs:
            if got["type"] == wanted["type"]:
                last = str(differs)
                if "seat: 'second' is not 'first'" in last:
                    break
            continue
        known.update(remembered)
        return
    raise Differs(last)


def test_the_session_happens_as_it_is_written(club: Club) -> None:
    assert SESSION is not None
    lines = SESSION[1].strip().splitlines()
    # Who sits first is drawn, and in the document Ada does.
    for _ in range(20):
        try:
            play(lines, club)
        except Differs as differs:
            if "seat: 'second' is not 'first'" not in str(differs):
                raise
        else:
            return
    raise AssertionError("Ada never sat first")


def words(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize("union", [messages.Said, messages.Says, Action], ids=["said", "says", "action"])
def test_every_message_and_action_is_documented(union: Any) -> None:
    for word in words(union):
        assert f'"{word}"' in DOCUMENT or f"`{word}`" in DOCUMENT, word


def test_every_way_a_socket_ends_is_documented() -> None:
    for ending in Ending:
        assert re.search(rf"\| {ending.code} \| `{ending.word}`", DOCUMENT), ending


def test_every_route_is_documented(club: Club) -> None:
    paths = Visitor(club.host, club.port).ask("GET", "/api/openapi.json")["paths"]
    for path in paths:
        if path.startswith("/api/"):
            shown = re.sub(r"\{(\w+)\}", lambda found: {"variant": "VARIANT"}.get(found[1], "ID"), path)
            shown = shown.replace("/record.txt", "/record.json")
            assert shown in DOCUMENT, path


# What no message and no request can bring about: moves that an action cannot say, and a report of a length
# that is a bad request before.
NEVER_MET = {"for-the-table", "no-voluntary-pass", "not-declared", "report-too-long"}
CODE = re.compile(r"^\| `([a-z-]+)` \| ([NC]\d+) \| (.*?) ?\|(?: (\d{3}) \|)?", re.MULTILINE)


def refusals(kind: type[Exception]) -> Iterator[Any]:
    for below in kind.__subclasses__():
        if below.__module__.startswith("vog.") and "code" in vars(below):
            yield below
        yield from refusals(below)


def facts_given() -> dict[str, set[str]]:
    """By class, the facts that it is raised with anywhere but at the host's back door."""
    given: dict[str, set[str]] = {}
    for part in ("club", "numbridge", "server", "storage"):
        for path in (ROOT / "src/vog" / part).rglob("*.py"):
            for call in ast.walk(ast.parse(path.read_text())):
                if isinstance(call, ast.Call) and path.name != "orders.py":
                    name = ast.unparse(call.func).rpartition(".")[2]
                    given.setdefault(name, set()).update(word.arg for word in call.keywords if word.arg)
    return given


def test_every_code_is_documented_with_its_rule_its_facts_and_its_status() -> None:
    given = facts_given()
    kinds = [kind for kind in (*refusals(Refused), *refusals(Refusal)) if kind.code not in NEVER_MET]
    wanted = {kind.code: (kind.rule, given.get(kind.__name__, set())) for kind in kinds}
    told = CODE.findall(DOCUMENT.partition("## Codes")[2])
    assert len(told) == len({code for code, *_ in told})
    assert {code: (rule, set(re.findall("[a-z]+", facts))) for code, rule, facts, _ in told} == wanted
    by_code = {kind.code: kind for kind in kinds}
    for code, _, facts, status in told:
        if status:
            refused = by_code[code](**dict.fromkeys(re.findall("[a-z]+", facts), 1))
            assert problem.refused(cast("Any", None), refused).status_code == int(status), code


def test_every_error_is_documented() -> None:
    source = "".join(path.read_text() for path in (ROOT / "src/vog/protocol").glob("*.py"))
    raised = set(re.findall(r'(?:Unreadable|_error)\(\s*"([a-z-]+)"', source))
    table = DOCUMENT.partition("### Errors")[2].partition("###")[0]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)) == raised


# What a client is told of: a struct and the part of the document that names its fields.
TOLD = [
    (TableView, "### A view of a table", "### The field"),
    (View, "### The field in a view", "### Clocks"),
    (LastMove, "### The field in a view", "### Clocks"),
    (Options, "### The field in a view", "### Clocks"),
    (Lands, "### The field in a view", "### Clocks"),
    (AdjournmentView, "### A view of a table", "### The field"),
    (FinishedView, "### The archive", "### What is refused"),
    (ArchivedGame, "### The archive", "### What is refused"),
    (Frame, "### The archive", "### What is refused"),
    (messages.Bounds, "## The socket", "### What you say"),
    (Filter, "### The archive", "### What is refused"),
]


@pytest.mark.parametrize(("kind", "start", "end"), TOLD, ids=lambda told: getattr(told, "__name__", ""))
def test_every_field_is_documented(kind: type[msgspec.Struct], start: str, end: str) -> None:
    part = DOCUMENT.partition(start)[2].partition(end)[0]
    assert [name for name in kind.__struct_fields__ if f"`{name}`" not in part] == []
