"""`vog numbridge deal`, `verify`, `show` and `simulate`."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from vog.cli import arguments as kinds
from vog.cli import source
from vog.cli.failure import Failure
from vog.cli.players import PLAYERS
from vog.cli.rhombus import rhombus
from vog.numbridge import (
    Blocks,
    BrokenRecord,
    Grade,
    InvalidSeed,
    InvalidSettings,
    Record,
    Seat,
    Seed,
    Settings,
    UnreadableRecord,
    Variant,
    commitment,
    deal,
    replay,
    verify,
)
from vog.numbridge.match import Statistics, play_game
from vog.numbridge.notation import write_end

if TYPE_CHECKING:
    import argparse

    from vog.numbridge import View


def add_commands(commands: argparse._SubParsersAction[Any]) -> None:
    """Add `numbridge` with its subcommands."""
    games = commands.add_parser(
        "numbridge", help="the game's engine: deal, verify and show records, simulate"
    )
    actions = games.add_subparsers(required=True, metavar="ACTION")

    dealing = actions.add_parser("deal", help="deal a field", description="Deals the field of a seed.")
    _add_settings(dealing)
    dealing.add_argument("--seed", required=True, metavar="HEX", help="32 bytes as 64 hexadecimal digits")
    dealing.add_argument("--json", action="store_true", help="as one line of JSON, with the solution")
    dealing.set_defaults(run=_deal)

    checking = actions.add_parser("verify", help="replay the record of a game and say whether it holds")
    checking.add_argument("file", metavar="FILE", help="a record as JSON or lines; - for standard input")
    checking.set_defaults(run=_verify)

    showing = actions.add_parser("show", help="show a record's game as a seat sees it")
    showing.add_argument("file", metavar="FILE", help="a record as JSON or lines; - for standard input")
    showing.add_argument("--at", type=int, metavar="K", help="after K lines of the record (all)")
    showing.add_argument("--seat", type=kinds.one_of(Seat), choices=list(Seat), default=Seat.SPECTATOR)
    showing.set_defaults(run=_show)

    simulating = actions.add_parser("simulate", help="play whole games and count what came of them")
    _add_settings(simulating)
    simulating.add_argument("--games", type=kinds.count, default=100, metavar="N")
    simulating.add_argument(
        "--players",
        default="random,random",
        metavar="FIRST,SECOND",
        help=f"of {', '.join(PLAYERS)} (blind also plays what visibly cannot fit)",
    )
    simulating.add_argument(
        "--seed", default="0", metavar="S", help="any text; the same gives the same games"
    )
    simulating.add_argument("--json", action="store_true", help="as one line of JSON")
    simulating.add_argument("--record", metavar="FILE", help="write the first game's record there")
    simulating.set_defaults(run=_simulate)


def _add_settings(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--variant", type=kinds.one_of(Variant), choices=list(Variant), default=Variant.BRIDGE
    )
    parser.add_argument("--blocks", type=kinds.one_of(Blocks), choices=list(Blocks), default=Blocks.REGULAR)
    parser.add_argument("--clues", type=int, metavar="N", help="how many (Bridge 30, Lightning 12, Lands 34)")
    parser.add_argument("--grade", type=kinds.one_of(Grade), choices=list(Grade), default=Grade.SINGLES)
    parser.add_argument("--price", type=int, metavar="TILES", help="of a clue (1, in Lightning 2)")
    parser.add_argument(
        "--first-clue-at-one", action="store_true", help="the second player's first clue costs one tile"
    )


def _settings(arguments: argparse.Namespace) -> Settings:
    try:
        return Settings.usual(
            arguments.variant,
            blocks=arguments.blocks,
            clues=arguments.clues,
            grade=arguments.grade,
            price=arguments.price,
            first_clue_at_one=arguments.first_clue_at_one,
        )
    except InvalidSettings as error:
        raise Failure(str(error)) from None


def _deal(arguments: argparse.Namespace) -> int:
    settings = _settings(arguments)
    try:
        seed = Seed(bytes.fromhex(arguments.seed))
    except InvalidSeed as error:
        raise Failure(f"--seed: {error}") from None
    except ValueError:
        raise Failure("--seed: not hexadecimal digits in pairs") from None
    dealt = deal(settings, seed)
    promise = commitment(settings, seed)
    if arguments.json:
        answer = {
            "size": settings.size,
            "blocks": list(dealt.field.blocks),
            "clues": list(dealt.clues),
            "solution": list(dealt.solution),
            "grade": dealt.grade,
            "commitment": promise,
        }
        print(msgspec.json.encode(answer).decode())
        return 0
    cells = [str(digit) if digit else "." for digit in dealt.clues]
    print(rhombus(settings.size, cells, dealt.field.blocks))
    print(f"\n{settings.variant}, {settings.blocks} blocks, {settings.clues} clues, grade {dealt.grade}")
    print(f"commitment {promise}")
    return 0


def _verify(arguments: argparse.Namespace) -> int:
    name: str = arguments.file
    record = _read(name)
    try:
        position = verify(record)
    except BrokenRecord as error:
        raise Failure(f"{name}: {error}") from None
    ended = write_end(position.end) if position.end else "not over"
    print(
        f"ok: {record.settings.variant}, {len(record.moves)} lines, {ended}, commitment {record.commitment}"
    )
    return 0


def _show(arguments: argparse.Namespace) -> int:
    name: str = arguments.file
    record = _read(name)
    last = len(record.moves)
    at: int = last if arguments.at is None else arguments.at
    if not 0 <= at <= last:
        raise Failure(f"--at {at}: the record has lines 0 to {last}")
    try:
        # A line that follows from another by itself, a pass, is shown with it.
        shown = next((played, position) for played, position in replay(record) if played >= at)
    except BrokenRecord as error:
        raise Failure(f"{name}: {error}") from None
    played, position = shown
    if played:
        print(f"line {played} of {last}: {record.moves[played - 1].move}\n")
    print(picture(position.view(arguments.seat)))
    return 0


def picture(view: View) -> str:
    """A view as text: [5] is the first player's cell, (5) the second's, *5 a clue that nobody owns."""
    cells = [
        {"1": f"[{digit}]", "2": f"({digit})"}.get(owner, f"*{digit} " if clue == "1" else " . ")
        for digit, owner, clue in zip(view.digits, view.owners, view.clues, strict=True)
    ]
    lines = [rhombus(view.settings.size, cells, [int(block) for block in view.blocks]), ""]
    if view.end:
        lines.append(f"over: {write_end(view.end)}")
    elif view.turn:
        lines.append(f"{view.turn} is to move: move {view.move} of {view.of}, ply {view.ply}")
    lines.append(f"tiles {view.tiles[0]} and {view.tiles[1]}, bag {view.bag}")
    lines.append(f"misses {view.misses[0]} and {view.misses[1]}")
    if view.hand is not None:
        lines.append(f"hand of {view.seat}: {' '.join(map(str, view.hand)) or 'empty'}")
    if view.lands:
        lines.append(f"blocks taken {view.lands.blocks[0]} and {view.lands.blocks[1]}")
    return "\n".join(lines)


def _simulate(arguments: argparse.Namespace) -> int:
    settings = _settings(arguments)
    if arguments.record == "":
        raise Failure("--record is empty; name a file")
    names = arguments.players.split(",")
    if len(names) != 2 or not set(names) <= set(PLAYERS):
        raise Failure(f"--players {arguments.players}: two of {', '.join(PLAYERS)}, with a comma between")
    # As bytes, since an argument may hold some that are no text.
    named = arguments.seed.encode("utf-8", "surrogateescape")
    chance = random.Random(named)  # noqa: S311 - a simulation is to be repeated, not kept secret
    first, second = (PLAYERS[name](chance.randrange) for name in names)
    games = [play_game(settings, Seed(chance.randbytes(32)), first, second) for _ in range(arguments.games)]
    if arguments.record is not None:
        try:
            Path(arguments.record).write_text(games[0].record.to_json() + "\n", encoding="utf-8")
        except OSError as error:
            raise Failure(f"{arguments.record}: {error.strerror}") from None
    found = Statistics.of(games)
    if arguments.json:
        print(msgspec.json.encode(found).decode())
        return 0
    spread = found.commands
    print(f"games              {found.games}")
    print(
        f"first player wins  {found.first_player_wins} ({100 * found.first_player_wins / found.games:.1f}%)"
    )
    print(f"commands a game    median {spread.median}, p95 {spread.p95}, most {spread.max}")
    print(f"misses             {found.misses}")
    print(f"passes             {found.passes}")
    print(f"bag empty in       {found.bag_empty}")
    return 0


def _read(name: str) -> Record:
    raw = source.read(name, "no record of a game of Numbridge")
    try:
        if raw.lstrip()[:1] == b"{":
            return Record.from_json(raw)
        return Record.from_text(raw.decode())
    except UnreadableRecord as error:
        raise Failure(f"{name}: {error}") from None
    except UnicodeDecodeError:
        raise Failure(f"{name}: no record of a game of Numbridge: it is no text in UTF-8") from None
