"""Numbridge written a second time, from the spec alone: slow, on dictionaries, with nothing of vog in it.

A game is a dictionary; a move is the notation of N32 without what only the game can say. The draws are
those of docs/numbridge-record.md.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import Any

Cell = tuple[int, int]
Game = dict[str, Any]

NEIGHBOURS = [(0, -1), (0, 1), (-1, 0), (-1, 1), (1, -1), (1, 0)]


def draw_below(seed: bytes, purpose: bytes, seq: int, count: Counter[str]) -> Callable[[int], int]:
    """An endless drawer: call with n for a number below n."""
    counter = 0

    def below(n: int) -> int:
        nonlocal counter
        while True:
            message = b"vog-numbridge-1" + seed + purpose + b"\0" + seq.to_bytes(4, "big")
            digest = hashlib.sha256(message + counter.to_bytes(4, "big")).digest()
            counter += 1
            number = int.from_bytes(digest[:2], "big")
            if number < 65536 // n * n:
                count["draws"] += 1
                return number % n

    return below


def new_game(
    settings: dict[str, Any], blocks: list[int], solution: list[int], clues: list[int], seed: bytes
) -> Game:
    """Settings: a dictionary with variant, price, first_clue_at_one. The rest are lists, row by row."""
    size = 6 if settings["variant"] == "lightning" else 9
    cells = [(row, column) for row in range(size) for column in range(size)]
    game: Game = {
        "size": size,
        "settings": settings,
        "seed": seed,
        "block": dict(zip(cells, blocks, strict=True)),
        "solution": dict(zip(cells, solution, strict=True)),
        "clues": {cell for cell, clue in zip(cells, clues, strict=True) if clue},
        "owner": dict.fromkeys(cells),
        "filled": {cell for cell, clue in zip(cells, clues, strict=True) if clue},
        "hand": {1: [], 2: []},
        "turn": 1,
        "left": 1,
        "length": 1,
        "seq": 0,
        "misses": {1: 0, 2: 0},
        "over": None,
        "clues_taken": {1: 0, 2: 0},
        "count": Counter(),
    }
    game["bag"] = Counter(game["solution"][cell] for cell in cells if cell not in game["clues"])
    below = draw_below(seed, b"hand", 0, game["count"])
    for player in (1, 2):
        for _ in range(3):
            take_one(game, player, below)
    return game


def take_one(game: Game, player: int, below: Callable[[int], int]) -> None:
    tiles = sorted(game["bag"].elements())
    tile = tiles[below(len(tiles))]
    game["bag"][tile] -= 1
    game["hand"][player] = sorted([*game["hand"][player], tile])


def refill(game: Game, player: int, purpose: bytes = b"refill") -> None:
    below = draw_below(game["seed"], purpose, game["seq"], game["count"])
    while len(game["hand"][player]) < 3 and sum(game["bag"].values()):
        take_one(game, player, below)


def price(game: Game) -> int:
    player = game["turn"]
    if not game["hand"][player]:
        return 0
    if game["settings"]["first_clue_at_one"] and player == 2 and game["clues_taken"][2] == 0:
        return 1
    return int(game["settings"]["price"])


def moves(game: Game) -> list[str]:
    """Every move that may be played, as text."""
    if game["over"]:
        return []
    hand = game["hand"][game["turn"]]
    found = []
    for cell in game["solution"]:
        if cell not in game["filled"]:
            found += [f"{name(cell)}={digit}" for digit in sorted(set(hand))]
        elif cell in game["clues"] and game["owner"][cell] is None:
            if price(game) == 0:
                found.append(f"{name(cell)}*")
            elif len(hand) >= price(game):
                found += [f"{name(cell)}*{digit}" for digit in sorted(set(hand))]
    if sum(game["bag"].values()):
        found.append("~")
    return found


def name(cell: Cell) -> str:
    return "abcdefghi"[cell[1]] + str(cell[0] + 1)


def play(game: Game, move: str) -> list[str]:
    """Play one of `moves`, or `t`. Returns the lines of the record that it makes."""
    player = game["turn"]
    hand = game["hand"][player]
    game["seq"] += 1
    line = move
    spent = 1
    if move == "t":
        refill(game, player)
        spent = game["left"]
    elif move == "~":
        game["bag"].update(hand)
        game["hand"][player] = []
        refill(game, player, b"exchange")
    else:
        cell = (int(move[1]) - 1, "abcdefghi".index(move[0]))
        if move[2] == "=":
            digit = int(move[3])
            hand.remove(digit)
            if game["solution"][cell] == digit:
                game["filled"].add(cell)
                game["owner"][cell] = player
            else:
                game["misses"][player] += 1
                game["bag"][digit] += 1
                line += "x"
            costly = False
        else:
            cost = price(game)
            paid = []
            if cost:
                paid.append(int(move[3]))
                hand.remove(paid[0])
            if cost == 2:
                paid.append(
                    hand.pop(draw_below(game["seed"], b"price", game["seq"], game["count"])(len(hand)))
                )
            game["bag"].update(paid)
            game["owner"][cell] = player
            game["clues_taken"][player] += 1
            line = move[:3] + ",".join(str(digit) for digit in paid)
            costly = cost == 2
        if has_won(game, player):
            game["over"] = player
            return [line]
        if not costly:
            refill(game, player)
    game["left"] -= spent
    if game["left"] == 0:
        change_turn(game)
    lines = [line]
    while not game["hand"][game["turn"]] and not sum(game["bag"].values()) and not free_clues(game):
        lines.append("-")
        assert len(lines) < 4, "dead for both"
        change_turn(game)
    return lines


def free_clues(game: Game) -> list[Cell]:
    return [cell for cell in game["clues"] if game["owner"][cell] is None]


def change_turn(game: Game) -> None:
    game["turn"] = 3 - game["turn"]
    game["length"] = game["left"] = 2 if game["settings"]["variant"] == "lands" else 1


def has_won(game: Game, player: int) -> bool:
    size, owner = game["size"], game["owner"]
    if game["settings"]["variant"] == "lands":
        return majority(size, game["block"], owner, player)
    return joined(size, owner, player)


def joined(size: int, owner: dict[Cell, int | None], player: int) -> bool:
    """Whether the player's cells join top and bottom (1), or left and right (2): a flood from an edge."""
    axis = player - 1
    wet = {cell for cell in owner if cell[axis] == 0 and owner[cell] == player}
    while True:
        more = {
            (row + down, column + right)
            for row, column in wet
            for down, right in NEIGHBOURS
            if owner.get((row + down, column + right)) == player
        } - wet
        if not more:
            return any(cell[axis] == size - 1 for cell in wet)
        wet |= more


def majority(size: int, block: dict[Cell, int], owner: dict[Cell, int | None], player: int) -> bool:
    taken = 0
    for number in range(size):
        mine = [cell for cell in owner if block[cell] == number and owner[cell] == player]
        taken += len(mine) >= (size + 2) // 2
    return taken >= (size + 2) // 2


def snapshot(game: Game) -> dict[str, Any]:
    """What must be equal to the position's, secrets included."""
    cells = list(game["solution"])
    return {
        "digits": "".join(str(game["solution"][cell] if cell in game["filled"] else 0) for cell in cells),
        "owners": "".join({None: ".", 1: "1", 2: "2"}[game["owner"][cell]] for cell in cells),
        "hands": (tuple(game["hand"][1]), tuple(game["hand"][2])),
        "bag": sorted(game["bag"].elements()),
        "misses": (game["misses"][1], game["misses"][2]),
        "turn": None if game["over"] else game["turn"],
        "move": None if game["over"] else (game["length"] - game["left"] + 1, game["length"]),
        "winner": game["over"],
        "ply": game["seq"],
    }
