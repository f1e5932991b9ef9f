"""How a game comes to be: dealt first, so that what is in the journal can be played, then written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vog.club.table import Table

if TYPE_CHECKING:
    from collections.abc import Collection

    from vog.club.names import AdId, PlayerId
    from vog.club.ports import Header
    from vog.club.service.outside import Outside


async def start(
    outside: Outside,
    header: Header,
    *,
    taking: AdId | None = None,
    check: Collection[PlayerId] = (),
) -> Table | None:
    """Deal a game and write it. None where its ad is gone, or the rematch it would be has begun (C3).

    Raises TooManyGames and TooManyAdjourned where one of the players in `check` has too many.
    """
    table = await outside.aside.run(lambda: Table.start(header))
    deadline = table.clocks.deadline()
    if deadline is None:  # pragma: no cover - the first player's clock runs
        raise ValueError("a new game's clock must run")
    begun = await outside.journal.start(header, deadline=deadline, taking=taking, check=check)
    return table if begun else None
