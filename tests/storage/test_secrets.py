"""A seed leaves the storage by one door, and nothing that fails or is logged names it (N33)."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, insert, text

from tests.storage import things
from vog.club.ports import Unavailable
from vog.numbridge.secret import Seed
from vog.storage import Broken, Database, Taken, schema
from vog.storage.journal import Journal

CANARY = b"canary-canary-canary-canary-can!"
SOURCES = Path(__file__).parents[2] / "src" / "vog" / "storage"


def shown(failure: BaseException) -> str:
    """All that a log or an error page could show of it."""
    lines = traceback.TracebackException.from_exception(failure, capture_locals=False).format(chain=True)
    return "".join(lines) + repr(failure) + repr(failure.args) + repr(vars(failure))


def told(text_: str) -> bool:
    return any(form in text_ for form in (CANARY.decode(), CANARY.hex(), repr(CANARY)))


async def test_no_failure_with_a_seed_in_the_statement_shows_it(
    database: Database, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    journal = Journal(database)
    header = things.header(await things.players(database), seed=Seed(CANARY))
    assert await journal.start(header, deadline=1, taking=None)

    def twice(connection: Connection) -> None:
        connection.execute(insert(schema.seed), {"game": header.id, "seed": CANARY})

    def homeless(connection: Connection) -> None:
        connection.execute(insert(schema.seed), {"game": "nowhere", "seed": CANARY})

    def nameless(connection: Connection) -> None:
        connection.execute(insert(schema.seed), {"game": None, "seed": CANARY})

    def mistyped(connection: Connection) -> None:
        connection.execute(insert(schema.player), {"name": CANARY, "kind": 1, "created": 1, "seen": 1})

    def misspelt(connection: Connection) -> None:
        connection.execute(text("SELECT seeed FROM seed WHERE seed = :seed"), {"seed": CANARY})

    def too_many(connection: Connection) -> None:
        connection.execute(
            text("SELECT 1 / (SELECT count(*) FROM nowhere WHERE 1 = :seed)"), {"seed": CANARY}
        )

    works: list[Callable[[Connection], None]] = [twice, homeless, nameless, mistyped, misspelt, too_many]
    for work in works:
        for ask in (database.write, database.read):
            with pytest.raises((Broken, Taken, Unavailable)) as caught:
                await ask(work)
            assert not told(shown(caught.value)), work.__name__
    assert not told(caplog.text)
    assert "INSERT" not in caplog.text


async def test_a_start_that_fails_shows_no_seed(database: Database) -> None:
    strangers = things.header([998, 999], seed=Seed(CANARY))
    with pytest.raises(Broken) as caught:
        await Journal(database).start(strangers, deadline=1, taking=None)
    assert not told(shown(caught.value))
    assert not told(repr(strangers))


async def test_a_seed_comes_back_hidden(database: Database) -> None:
    journal = Journal(database)
    header = things.header(await things.players(database), seed=Seed(CANARY))
    await journal.start(header, deadline=1, taking=None)
    found = await journal.game(header.id)
    assert found is not None
    assert not told(repr(found))
    assert found[0].seed.reveal() == CANARY


def test_a_seed_is_revealed_in_one_place() -> None:
    revealing = [path.name for path in SOURCES.rglob("*.py") if "reveal()" in path.read_text()]
    assert revealing == ["forms.py"]


def test_only_headers_are_selected_with_seeds() -> None:
    # carry copies all tables, doctor only asks whether a seed is there.
    naming = {path.name for path in SOURCES.glob("*.py") if "schema.seed" in path.read_text()}
    assert naming == {"forms.py", "journal.py", "doctor.py"}
