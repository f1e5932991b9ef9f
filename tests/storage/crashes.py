"""A process that plays many games at once and says which rows were acknowledged, until it is killed.

    python -m tests.storage.crashes URL GAMES

One line a row on standard output, `game seq id`, written only after `append` has returned; one `game ID` for
each game before that.
"""

from __future__ import annotations

import asyncio
import os
import sys

from tests.storage import things
from vog.club.ports import Entry, Unavailable
from vog.storage import Database
from vog.storage.journal import Journal


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())


async def play(journal: Journal, game: str) -> None:
    seq = 1
    while True:
        command = f"{game}-{seq}"
        try:
            answer = await journal.append(things.move(game, seq, id_=command))
        except Unavailable:
            # As a node does: whether it was written is found by asking again with the same id.
            await asyncio.sleep(0.02)
            continue
        assert isinstance(answer, Entry), answer
        assert (answer.seq, answer.id) == (seq, command)
        say(f"{game} {seq} {command}")
        seq += 1


async def main(where: str, games: int) -> None:
    async with await Database.open(where) as database:
        journal = Journal(database)
        pair = await things.players(database)
        headers = [things.header(pair, id=f"{os.getpid():08}{n:04}") for n in range(games)]
        for header in headers:
            await journal.start(header, deadline=1, taking=None)
        say("playing")
        await asyncio.gather(*[play(journal, header.id) for header in headers])


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2])))
