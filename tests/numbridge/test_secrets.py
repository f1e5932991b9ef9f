"""Nothing that a seat may not know gets out: by views over whole games, errors, prints or encodings."""

from __future__ import annotations

import copy
import pickle
import random
from collections import Counter
from collections.abc import Callable, Iterator

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.numbridge.tables import (
    FIRST,
    SECOND,
    SEED,
    SPECTATOR,
    all_settings,
    bag,
    chances,
    free_clues,
    seeds,
    stand,
    walk,
)
from vog.numbridge import (
    Exchange,
    Game,
    InvalidSeed,
    Place,
    Position,
    Refusal,
    Seat,
    Secret,
    Seed,
    Settings,
    TakeClue,
    TimeOut,
    Variant,
    encode,
)
from vog.numbridge import position as rules
from vog.numbridge.chance import Chance, Draws
from vog.numbridge.notation import read
from vog.numbridge.secret import Leak

# ---- two worlds that differ in what a seat may not know --------------------------------------------------


class Worlds:
    """Two games in step that a seat cannot tell apart, with draws chosen by the test.

    What the seat itself draws is the same in both; the other hands, what was paid or exchanged from them, and
    so what is in the bag, are not. Any such pair of games exists: some seeds draw so.
    """

    def __init__(self, position: Position, seat: Seat, chance: random.Random) -> None:
        self.seat = seat
        self.chance = chance
        other = Seed(bytes(reversed(position.chance.seed.reveal())))
        self.first = position
        self.second = replace(position, chance=Chance(other))
        for hidden in (FIRST, SECOND):
            if hidden is not seat:
                self.second = self.deal_again(self.second, hidden)

    def deal_again(self, position: Position, seat: Seat) -> Position:
        tiles = list((bag(position) + Counter(position.hand(seat))).elements())
        self.chance.shuffle(tiles)
        count = len(position.hand(seat))
        hand = tuple(sorted(tiles[:count]))
        left = bytearray(len(position.bag))
        for digit in tiles[count:]:
            left[digit] += 1
        hands = (hand, position.hands[1]) if seat is FIRST else (position.hands[0], hand)
        return replace(position, hands=hands, bag=bytes(left))

    def commands(self) -> tuple[object, object] | None:
        """What is played in the one and the other world: the same as far as the seat may know."""
        mover = self.first.turn
        one, two = self.first.hand(mover), self.second.hand(mover)
        may = self.first.view(mover).may
        assert may == self.second.view(mover).may
        assert may is not None
        cells = {letter: [cell for cell, what in enumerate(may.cells) if what == letter] for letter in "pc"}
        both = list((Counter(one) & Counter(two)).elements())
        kinds: list[Callable[[], tuple[object, object]]] = [lambda: (TimeOut(), TimeOut())]
        if cells["p"] and both:
            digit = self.chance.choice(both)
            right = [cell for cell in cells["p"] if self.first.solution[cell] == digit]
            place = Place(self.chance.choice(self.chance.choice((right, cells["p"]))), digit)
            kinds += [lambda: (place, place)] * 12
        if cells["c"]:
            clue = self.chance.choice(cells["c"])
            pay = [self.chance.choice(hand) if may.price else None for hand in (one, two)]
            if mover is self.seat:
                pay[1] = pay[0]
            kinds += [lambda: (TakeClue(clue, pay[0]), TakeClue(clue, pay[1]))] * 5
        if may.exchange:
            kinds.append(lambda: (Exchange(), Exchange()))
        return self.chance.choice(kinds)()

    def play(self) -> bool:
        """One command in both. False where the worlds can no longer draw the same for the seat."""
        commands = self.commands()
        assert commands is not None
        mover = self.first.turn
        shared: list[int] = []
        price = self.chance.randrange(6)

        def below(_: Draws, n: int) -> int:
            return price % n

        def draw_in(world: int) -> Callable[[bytearray, int, Draws], tuple[int, ...]]:
            def draw(left: bytearray, wanted: int, _: Draws) -> tuple[int, ...]:
                found = []
                for number in range(min(wanted, sum(left))):
                    tiles = [digit for digit, count in enumerate(left) for _ in range(count)]
                    if mover is not self.seat:
                        digit = self.chance.choice(tiles)
                    elif world == 0:
                        digit = self.chance.choice([tile for tile in tiles if tile in likely] or tiles)
                        shared.append(digit)
                    elif shared[number] in tiles:
                        digit = shared[number]
                    else:
                        raise Apart
                    left[digit] -= 1
                    found.append(digit)
                return tuple(sorted(found))

            return draw

        likely = {digit for digit, count in enumerate(self.second.bag) if count}
        try:
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Draws, "below", below)
                patch.setattr(rules, "_draw", draw_in(0))
                first, _ = self.first.play(commands[0])  # type: ignore[arg-type]
                patch.setattr(rules, "_draw", draw_in(1))
                second, _ = self.second.play(commands[1])  # type: ignore[arg-type]
        except Apart:
            return False
        self.first, self.second = first, second
        return True


class Apart(Exception):
    """The seat would draw a tile that the other world's bag does not hold."""


@settings(max_examples=20)
@given(all_settings(), seeds(), st.sampled_from(Seat), chances())
def test_two_games_that_differ_in_what_a_seat_may_not_know_give_it_the_same_bytes_throughout(
    chosen: Settings, seed: Seed, seat: Seat, chance: random.Random
) -> None:
    worlds = Worlds(Position.start(chosen, seed), seat, chance)
    assert encode(worlds.first.view(seat)) == encode(worlds.second.view(seat))
    # At the end of a game the worlds can be left with nothing that is the same move in both.
    for _ in range(250):
        if worlds.first.end is not None or not worlds.play():
            break
        assert encode(worlds.first.view(seat)) == encode(worlds.second.view(seat))
    assert worlds.first.end == worlds.second.end


def test_those_games_were_long_and_did_differ() -> None:
    """So that the property above is not empty."""
    worlds = Worlds(Position.start(Settings.usual(Variant.BRIDGE), SEED), FIRST, random.Random(5))
    steps = differences = 0
    while worlds.first.end is None and worlds.play():
        steps += 1
        differences += worlds.first.hands[1] != worlds.second.hands[1]
    assert steps > 30
    assert differences > 20


@settings(max_examples=8)
@given(all_settings(), seeds(), chances())
def test_a_view_does_not_depend_on_the_seed_the_other_hand_or_the_bag(
    chosen: Settings, seed: Seed, chance: random.Random
) -> None:
    position = Position.start(chosen, seed)
    for move in walk(position, chance):
        position, _ = position.play(read(move, chosen.size))
        for seat in Seat:
            other = Worlds(position, seat, chance).second
            assert encode(position.view(seat)) == encode(other.view(seat))


@pytest.mark.parametrize("right", [True, False])
def test_up_to_the_answer_a_placement_draws_nothing_whether_right_or_wrong(
    right: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After it exactly one tile is drawn, for the one and for the other."""
    position = stand(Variant.BRIDGE, hands=((1, 2, 3), (4, 5, 6)))
    draws = counted(monkeypatch)
    cell = next(
        cell
        for cell, value in enumerate(position.board)
        if not value and (position.solution[cell] == 1) == right
    )
    position.play(Place(cell, 1))
    assert draws == [46 if not right else 45]


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    made: list[int] = []
    original = Draws.below

    def below(draws: Draws, n: int) -> int:
        made.append(n)
        return original(draws, n)

    monkeypatch.setattr(Draws, "below", below)
    return made


# ---- secrets that are printed, encoded or copied ---------------------------------------------------------


def test_a_secret_prints_three_dots() -> None:
    secret = Seed(b"canary-canary-canary-canary-1234")
    assert f"{secret} {secret!r} {secret!s}" == "... ... ..."
    assert "%s %r" % (secret, secret) == "... ..."  # noqa: UP031


@pytest.mark.parametrize(
    "write",
    [
        pickle.dumps,
        copy.copy,
        copy.deepcopy,
        lambda secret: f"{secret:>40}",
        lambda secret: format(secret, "s"),
        msgspec.json.encode,
        msgspec.msgpack.encode,
        msgspec.to_builtins,
        bytes,
        list,
    ],
)
def test_a_secret_refuses_to_be_written(write: Callable[[object], object]) -> None:
    for secret in (Secret(b"canary"), SEED):
        with pytest.raises((Leak, TypeError)):
            write(secret)
    with pytest.raises(Leak):
        SEED.__reduce__()


def test_secrets_are_equal_by_their_bytes_only_to_secrets() -> None:
    assert Secret(b"a") == Secret(b"a") != Secret(b"b")
    assert Secret(b"a") != b"a"
    assert len({Secret(b"a"), Secret(b"a"), Secret(b"b")}) == 2
    assert Chance(SEED) == Chance(Seed(SEED.reveal()))
    assert Chance(SEED) != SEED
    assert len({Chance(SEED), Chance(SEED)}) == 1


@pytest.mark.parametrize("length", [0, 1, 31, 33, 64])
def test_n34_a_seed_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(InvalidSeed):
        Seed(bytes(length))


@pytest.mark.parametrize(
    "write", [pickle.dumps, copy.deepcopy, msgspec.json.encode, msgspec.msgpack.encode, msgspec.to_builtins]
)
def test_a_position_cannot_be_written(write: Callable[[object], object]) -> None:
    position = Position.start(Settings.usual(Variant.BRIDGE), SEED)
    with pytest.raises(TypeError):
        write(position)


def texts(seed: Seed) -> Iterator[tuple[str, Position]]:
    """Everything that a program may come to print of a game: objects, events, commands and errors."""
    game = Game(Settings.usual(Variant.LIGHTNING), seed)
    yield repr(game), game.position
    position = game.position
    for bad in (
        Place(0, 9),
        Place(99, 1),
        TakeClue(0),
        TakeClue(free_clues(position)[0], 7),
        Place(free_clues(position)[0], position.hands[0][0]),
    ):
        try:
            game.play(bad)
        except Refusal as refusal:
            yield f"{refusal!r} {refusal} {refusal.facts} {refusal.args}", position
    for move in walk(game.position, random.Random(3)):
        before = game.position
        command = read(move, 6)
        events = game.play(command)
        yield (
            f"{game.position!r} {game.position} {vars(game.position) if hasattr(before, '__dict__') else ''}",
            before,
        )
        yield " ".join(repr(event) for event in events if "pay" in repr(event)), before
        yield repr(command) if isinstance(command, TakeClue) else "", before
    yield repr(game.record().seed), game.position


def test_no_print_of_a_game_shows_seed_solution_or_hands() -> None:
    for text, position in texts(SEED):
        seed = SEED.reveal()
        canaries = [
            seed.hex(), repr(seed), str(list(seed)),
            "".join(map(str, position.solution)), repr(position.solution), str(tuple(position.solution)),
            *(str(hand) for hand in position.hands if len(hand) > 1), repr(position.bag),
        ]  # fmt: skip
        for canary in canaries:
            assert canary not in text


def test_the_digits_paid_are_hidden_where_a_clue_is_printed() -> None:
    assert repr(TakeClue(30, 5)) == "TakeClue(cell=30, pay=...)"


def test_a_refusal_is_the_same_whatever_the_other_side_holds() -> None:
    """What it says comes from the command alone."""
    one = stand(Variant.BRIDGE, hands=((1, 2, 3), (4, 5, 6)))
    two = stand(Variant.BRIDGE, hands=((1, 2, 3), (7, 8, 9)))
    for command in (Place(0, 4), Place(0, 7), TakeClue(free_clues(one)[0], 7), Place(99, 1)):
        said = []
        for position in (one, two):
            with pytest.raises(Refusal) as caught:
                position.play(command)
            said.append((type(caught.value), str(caught.value), caught.value.facts))
        assert said[0] == said[1]


def test_a_spectator_has_no_opponent() -> None:
    with pytest.raises(ValueError, match="no opponent"):
        SPECTATOR.opponent  # noqa: B018
