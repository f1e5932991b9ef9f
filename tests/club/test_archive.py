"""The public record of a finished game, from its journal (C7, N31, N32)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.club.games import FACES, FIRST, SECOND, Played
from vog.club.action import MakeOffer, Resign
from vog.club.archive import ArchivedGame, Finished, FinishedView, archived, record
from vog.club.offer import OfferKind
from vog.club.table import BrokenJournal
from vog.numbridge import Seed, Variant, verify
from vog.numbridge.deal import DEAL_VERSION, commitment
from vog.numbridge.record import Record


def finished(played: Played) -> FinishedView:
    header, ending = played.table.header, played.table.ending
    assert ending is not None
    return FinishedView.of(
        Finished(
            id=header.id,
            room=header.room,
            settings=header.settings,
            rated=header.rated,
            players=header.players,
            created=header.created,
            ended=played.rows[-1].at,
            end=ending.end,
            void=ending.void,
        ),
        FACES,
    )


def in_full(played: Played) -> ArchivedGame:
    return archived(played.table.header, played.rows, finished(played))


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(list(Variant)), st.integers(0, 500), st.integers(0, 3))
def test_the_record_of_any_game_is_verified_and_keeps_all_time(
    variant: Variant, seed: int, every: int
) -> None:
    played = Played(variant, seed=seed)
    while played.table.position.end is None:
        played.wait(300)
        if every and len(played.rows) % 5 == every and OfferKind.DRAW in played.seen(SECOND).may_offer:
            played.act(SECOND, MakeOffer(OfferKind.DRAW))
        elif every == 3 and len(played.rows) % 7 == 6:
            played.time_out()
        else:
            played.move()
    told = record(played.table.header, played.rows)
    text = told.to_json()
    assert verify(Record.from_json(text)) == played.table.position
    assert sum(line.ms for line in told.moves) == sum(row.ms for row in played.rows)
    assert told.commitment == played.table.commitment


def test_a_game_in_full_shows_what_was_hidden_and_every_step() -> None:
    played = Played(Variant.LANDS)
    played.move(9)
    played.act(FIRST, Resign())
    whole = in_full(played)
    assert whole.seed == played.table.header.seed.reveal().hex()
    assert whole.solution == "".join(map(str, played.table.position.solution))
    assert [move for move, _ in whole.moves][-1] == "0-1 resignation"
    assert len(whole.frames) == len(whole.moves) + 1
    assert whole.frames[-1].hands == played.table.position.hands
    assert (whole.frames[0].last, whole.frames[-1].last) == (None, whole.frames[-2].last)
    assert [frame.last.seat for frame in whole.frames[1:-1] if frame.last] == [
        row.seat for row in played.rows[:-1]
    ]
    assert commitment(whole.game.settings, Seed(bytes.fromhex(whole.seed))) == whole.commitment
    assert whole.deal == DEAL_VERSION
    assert (whole.frames[-1].turn, whole.frames[0].turn) == (None, FIRST)
    assert whole.frames[0].lands is not None


def test_a_game_that_is_not_over_is_none_of_the_archives() -> None:
    played = Played()
    played.move(3)
    over = Played()
    over.act(FIRST, Resign())
    with pytest.raises(ValueError, match="finished games only"):
        archived(played.table.header, played.rows, finished(over))


@pytest.mark.parametrize("line", ["?", "h9*5,2", "a1*1", "-"])
def test_a_journal_that_cannot_be_followed_makes_no_record(line: str) -> None:
    played = Played()
    played.act(FIRST, Resign())
    with pytest.raises(BrokenJournal, match="row 1") as broken:
        record(played.table.header, [replace(played.rows[0], line=line)])
    assert line == "-" or line not in str(broken.value)
