"""Clues, bag and hand, and the three moves: N8 to N19, N33 to N35, N43."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.numbridge.tables import (
    FIRST,
    SECOND,
    SEED,
    SPECTATOR,
    bag,
    dealt,
    empty_cells,
    free_clues,
    late,
    right_cell,
    seed,
    stand,
    tiles_out_and_cells_left,
    wrong_cell,
)
from vog.numbridge import (
    Command,
    Exchange,
    Pass,
    Place,
    Position,
    Settings,
    TakeClue,
    TimeOut,
    Variant,
)
from vog.numbridge import refusals as no
from vog.numbridge.events import Drew, Exchanged, Missed, Placed, TookClue
from vog.numbridge.secret import Secret

BRIDGE, LIGHTNING, LANDS = Variant.BRIDGE, Variant.LIGHTNING, Variant.LANDS
ALL = list(Variant)


def start(variant: Variant = BRIDGE, **changes: int | bool) -> Position:
    return Position.start(Settings.usual(variant, **changes), SEED)  # type: ignore[arg-type]


# ---- clues, bag, hand ------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ALL)
def test_n8_the_exact_number_of_clues_is_open_from_the_start_and_belongs_to_nobody(variant: Variant) -> None:
    view = start(variant).view(SPECTATOR)
    assert view.clues.count("1") == view.settings.clues
    assert set(view.owners) == {"."}
    assert [digit != "0" for digit in view.digits] == [clue == "1" for clue in view.clues]


@pytest.mark.parametrize("variant", ALL)
def test_n9_the_bag_starts_with_one_tile_for_every_empty_cell(variant: Variant) -> None:
    position = start(variant)
    tiles, cells = tiles_out_and_cells_left(position)
    assert tiles == cells
    assert tiles.total() == variant.size**2 - position.settings.clues


@pytest.mark.parametrize("variant", ALL)
def test_n10_a_hand_is_three_tiles_and_both_are_drawn_before_the_first_move(variant: Variant) -> None:
    assert [len(hand) for hand in start(variant).hands] == [3, 3]


def test_n10_a_player_sees_the_own_hand_and_counts_of_the_other_and_the_bag() -> None:
    position = start()
    for seat, other in ((FIRST, SECOND), (SECOND, FIRST)):
        view = position.view(seat)
        assert view.hand == position.hand(seat)
        assert position.hand(other) != view.hand
        assert (view.tiles, view.bag) == ((3, 3), 45)


@pytest.mark.parametrize("variant", ALL)
def test_n11_each_tile_in_hand_has_a_cell_where_it_is_right(variant: Variant) -> None:
    position = start(variant)
    for digit in position.hands[0] + position.hands[1]:
        right_cell(position, digit)


def test_n11_a_pass_cannot_be_chosen() -> None:
    with pytest.raises(no.NoVoluntaryPass):
        start().play(Pass())


# ---- place -----------------------------------------------------------------------------------------------


def test_n12_a_right_digit_makes_the_cell_yours_and_the_tile_leaves_the_game() -> None:
    position = start()
    digit = position.hands[0][0]
    cell = right_cell(position, digit)
    after, events = position.play(Place(cell, digit))
    view = after.view(SPECTATOR)
    assert (view.owners[cell], view.digits[cell]) == ("1", str(digit))
    assert events == (Placed(FIRST, cell, digit), Drew(FIRST, 1))
    tiles, _ = tiles_out_and_cells_left(after)
    assert tiles.total() == 50
    assert view.turn is SECOND


def test_n13_a_wrong_digit_is_a_miss_the_cell_stays_empty_and_the_tile_goes_back() -> None:
    position = start()
    digit = position.hands[0][0]
    cell = wrong_cell(position, digit)
    after, events = position.play(Place(cell, digit))
    view = after.view(SPECTATOR)
    assert (view.owners[cell], view.digits[cell]) == (".", "0")
    assert events == (Missed(FIRST, cell, digit), Drew(FIRST, 1))
    assert view.turn is SECOND, "the move is spent"
    assert len(after.hands[0]) == 3, "the hand is still refilled"
    tiles, _ = tiles_out_and_cells_left(after)
    assert tiles.total() == 51, "no tile is lost"


def test_n13_the_tile_just_missed_may_come_back_and_must_where_the_bag_has_no_other() -> None:
    """N34: the return goes into the bag before the draw."""
    position = late(BRIDGE, 2, held=(2, 0), turn=FIRST)
    digit = position.hands[0][0]
    assert not any(position.bag)
    assert position.hands[0][0] != position.hands[0][1]
    after, events = position.play(Place(wrong_cell(position, digit), digit))
    assert after.hands[0] == position.hands[0]
    assert Drew(FIRST, 1) in events


# ---- take a clue -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", [BRIDGE, LANDS])
def test_n14_a_clue_costs_a_tile_which_goes_back_to_the_bag(variant: Variant) -> None:
    position = start(variant)
    clue = free_clues(position)[0]
    pay = position.hands[0][1]
    after, events = position.play(TakeClue(clue, pay))
    view = after.view(SPECTATOR)
    assert view.owners[clue] == "1"
    assert view.digits == position.view(SPECTATOR).digits
    assert events == (TookClue(FIRST, clue, Secret(bytes([pay]))), Drew(FIRST, 1))
    assert (len(after.hands[0]), view.bag) == (3, sum(position.bag))
    before, left = bag(position) + Counter(position.hands[0]), bag(after) + Counter(after.hands[0])
    assert before == left, "the discarded tile is still in the game (N19)"


def test_n15_with_price_two_the_game_takes_the_second_tile_from_the_rest_of_the_hand() -> None:
    position = start(LIGHTNING)
    hand = position.hands[0]
    after, (took,) = position.play(TakeClue(free_clues(position)[0], hand[0]))
    assert isinstance(took, TookClue)
    named, drawn = took.paid.reveal()
    assert named == hand[0]
    assert Counter(hand) - Counter([named, drawn]) == Counter(after.hands[0])


def test_n15_the_second_tile_is_drawn_uniformly() -> None:
    hand = (1, 2, 3)
    found: Counter[int] = Counter()
    for number in range(400):
        position = stand(LIGHTNING, hands=(hand, ()), game_seed=seed(number))
        _, (took, *_) = position.play(TakeClue(free_clues(position)[0], 2))
        assert isinstance(took, TookClue)
        found[took.paid.reveal()[1]] += 1
    assert set(found) == {1, 3}
    assert 160 <= found[1] <= 240


def test_n16_price_two_with_two_tiles_leaves_an_empty_hand() -> None:
    position = stand(LIGHTNING, hands=((1, 2), (3,)))
    after, (took,) = position.play(TakeClue(free_clues(position)[0], 2))
    assert isinstance(took, TookClue)
    assert took.paid.reveal() == bytes([2, 1])
    assert after.hands[0] == ()


def test_n16_price_two_means_two_with_one_tile_no_clue_can_be_taken() -> None:
    position = stand(LIGHTNING, hands=((1,), (3,)))
    with pytest.raises(no.HandTooThin):
        position.play(TakeClue(free_clues(position)[0], 1))
    may = position.view(FIRST).may
    assert may is not None
    assert (may.price, "c" in may.cells, "p" in may.cells) == (2, False, True)


def test_n16_price_one_can_be_paid_with_the_only_tile() -> None:
    position = stand(BRIDGE, hands=((1,), (3,)))
    after, _ = position.play(TakeClue(free_clues(position)[0], 1))
    assert len(after.hands[0]) == 3


@pytest.mark.parametrize("variant", ALL)
def test_n16_with_an_empty_hand_a_clue_is_gratis_whatever_its_price(variant: Variant) -> None:
    position = stand(variant, hands=((), (3,)), move=(1, 1))
    clue = free_clues(position)[0]
    may = position.view(FIRST).may
    assert may is not None
    assert (may.price, "c" in may.cells, "p" in may.cells, may.exchange) == (0, True, False, True)
    after, events = position.play(TakeClue(clue))
    assert events == (TookClue(FIRST, clue, Secret(b"")), Drew(FIRST, 3))
    assert after.view(SPECTATOR).owners[clue] == "1"
    assert len(after.hands[0]) == 3, "N18: the ordinary refill follows"


def test_n16_a_gratis_clue_is_followed_by_no_refill_where_the_bag_is_empty() -> None:
    position = late(BRIDGE, 2, free=3, held=(0, 2))
    after, events = position.play(TakeClue(free_clues(position)[0]))
    assert after.hands[0] == ()
    assert not any(isinstance(event, Drew) for event in events)


# ---- exchange --------------------------------------------------------------------------------------------


def test_n17_the_whole_hand_goes_to_the_bag_and_a_new_one_is_drawn() -> None:
    position = start()
    after, events = position.play(Exchange())
    assert events == (Exchanged(FIRST), Drew(FIRST, 3))
    assert bag(position) + Counter(position.hands[0]) == bag(after) + Counter(after.hands[0])
    assert after.hands[1] == position.hands[1]


def test_n17_the_same_tiles_may_come_back() -> None:
    """N34: all return before any is drawn. Two tiles and one in the bag make a hand of all three."""
    position = late(LANDS, 3, held=(2, 0), move=(1, 2))
    after, events = position.play(Exchange())
    assert Drew(FIRST, 3) in events, "min(3, bag and hand)"
    assert Counter(position.hands[0]) <= Counter(after.hands[0])


def test_n17_a_hand_with_few_tiles_left_draws_what_there_is() -> None:
    position = late(BRIDGE, 2, held=(1, 0))
    after, events = position.play(Exchange())
    assert Drew(FIRST, 2) in events
    assert len(after.hands[0]) == 2


@pytest.mark.parametrize("tiles", [1, 2])
def test_n17_with_an_empty_bag_there_is_nothing_to_exchange(tiles: int) -> None:
    position = late(BRIDGE, tiles, held=(tiles, 0))
    with pytest.raises(no.BagIsEmpty):
        position.play(Exchange())
    may = position.view(FIRST).may
    assert may is not None
    assert not may.exchange


def test_n17_with_an_empty_hand_and_tiles_in_the_bag_an_exchange_draws_a_hand() -> None:
    position = stand(LIGHTNING, hands=((), (1,)))
    after, events = position.play(Exchange())
    assert events == (Exchanged(FIRST), Drew(FIRST, 3))
    assert len(after.hands[0]) == 3


# ---- refill ----------------------------------------------------------------------------------------------


def test_n18_after_a_clue_that_cost_two_tiles_there_is_no_refill() -> None:
    position = start(LIGHTNING)
    after, events = position.play(TakeClue(free_clues(position)[0], position.hands[0][0]))
    assert len(after.hands[0]) == 1
    assert not any(isinstance(event, Drew) for event in events)
    assert sum(after.bag) == sum(position.bag) + 2


def thin() -> Position:
    """The first player to move again, with the one tile that a clue of price two left."""
    position = start(LIGHTNING)
    position, _ = position.play(TakeClue(free_clues(position)[0], position.hands[0][0]))
    position, _ = position.play(TimeOut())
    assert (position.turn, len(position.hands[0])) == (FIRST, 1)
    return position


@pytest.mark.parametrize("move", ["place", "miss", "exchange", "time-out"])
def test_n18_the_next_move_is_played_with_what_is_left_and_refilled_at_its_end(move: str) -> None:
    position = thin()
    (digit,) = position.hands[0]
    commands: dict[str, Command] = {
        "place": Place(right_cell(position, digit), digit),
        "miss": Place(wrong_cell(position, digit), digit),
        "exchange": Exchange(),
        "time-out": TimeOut(),
    }
    after, events = position.play(commands[move])
    assert len(after.hands[0]) == 3
    assert Drew(FIRST, {"place": 3, "miss": 3, "exchange": 3, "time-out": 2}[move]) in events


def test_n18_a_hand_emptied_by_a_clue_of_price_two_takes_the_next_one_gratis_and_is_refilled() -> None:
    position = stand(LIGHTNING, hands=((1, 2), (3, 3, 4)))
    position, _ = position.play(TakeClue(free_clues(position)[0], 1))
    position, _ = position.play(TimeOut())
    after, _ = position.play(TakeClue(free_clues(position)[0]))
    assert len(after.hands[0]) == 3


@pytest.mark.parametrize(("left", "drawn"), [(0, 0), (1, 1), (2, 1)])
def test_n18_the_hand_is_refilled_only_while_the_bag_lasts(left: int, drawn: int) -> None:
    """Hands get thin at the end."""
    games = (late(LANDS, 3 + left, held=(3, 0), move=(1, 2), number=number) for number in range(20))
    places = ((game, Place(right_cell(game, game.hands[0][0]), game.hands[0][0])) for game in games)
    after, events = next(played for game, place in places if not (played := game.play(place))[0].end)
    assert len(after.hands[0]) == 2 + drawn
    assert sum(isinstance(event, Drew) for event in events) == bool(drawn)


def test_n19_every_tile_ends_where_it_belongs() -> None:
    """Right: out of the game. Miss, price, exchange: the bag, from which it can be drawn again."""
    position = start(LIGHTNING)
    digit = position.hands[0][0]
    total = sum(position.bag) + 6
    for command, gone in (
        (Place(right_cell(position, digit), digit), 1),
        (Place(wrong_cell(position, digit), digit), 0),
        (TakeClue(free_clues(position)[0], digit), 0),
        (Exchange(), 0),
        (TimeOut(), 0),
    ):
        after, _ = position.play(command)
        assert sum(after.bag) + sum(map(len, after.hands)) == total - gone


# ---- corners ---------------------------------------------------------------------------------------------


def test_n35_a_digit_that_visibly_cannot_stand_may_be_played_and_is_a_miss() -> None:
    position = start()
    digit = position.hands[0][0]
    visible = position.view(FIRST).digits
    barred = next(
        cell
        for cell in empty_cells(position)
        if any(visible[other] == str(digit) for other in position.field.constrained(cell))
    )
    after, _ = position.play(Place(barred, digit))
    assert after.misses == (1, 0)


def test_n35_a_digit_that_was_missed_there_before_may_be_played_again() -> None:
    position = stand(BRIDGE, hands=((1, 1), (1,)))
    cell = wrong_cell(position, 1)
    position, _ = position.play(Place(cell, 1))
    position, _ = position.play(Place(cell, 1))
    assert position.misses == (1, 1)


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        ("place on a clue", no.CellIsFilled),
        ("place on a placed tile", no.CellIsFilled),
        ("take a clue of mine", no.ClueIsOwned),
        ("take a clue of the other", no.ClueIsOwned),
    ],
)
def test_n35_a_filled_cell_and_an_owned_clue_are_refused_at_no_cost(
    command: str, refusal: type[no.Refusal]
) -> None:
    deal = dealt(BRIDGE)
    clues = [cell for cell, clue in enumerate(deal.clues) if clue]
    hole = deal.clues.index(0)
    owners = {clues[0]: "f", clues[1]: "s", hole: "S"}
    position = stand(BRIDGE, lambda cell, clue: owners.get(cell, "c" if clue else "."), ((1, 2, 3), ()))
    plays: dict[str, Command] = {
        "place on a clue": Place(clues[2], 1),
        "place on a placed tile": Place(hole, 1),
        "take a clue of mine": TakeClue(clues[0], 1),
        "take a clue of the other": TakeClue(clues[1], 1),
    }
    before = repr(position.view(FIRST))
    with pytest.raises(refusal):
        position.play(plays[command])
    assert repr(position.view(FIRST)) == before


REFUSED: list[tuple[Place | TakeClue | str, type[no.Refusal], dict[str, int] | None]] = [
    (Place(-1, 1), no.NoSuchCell, {"cell": -1}),
    (Place(81, 1), no.NoSuchCell, {"cell": 81}),
    (TakeClue(81, 1), no.NoSuchCell, {"cell": 81}),
    ("a digit below the field's", no.NoSuchDigit, {"digit": 0}),
    ("a digit above the field's", no.NoSuchDigit, {"digit": 10}),
    ("a tile that is not in the hand", no.TileNotInHand, {"digit": 9}),
    ("a price that is not in the hand", no.TileNotInHand, {"digit": 9}),
    ("a clue for nothing", no.PriceNotNamed, {}),
    ("an empty cell as a clue", no.NotAClue, None),
    ("a placed tile as a clue", no.NotAClue, None),
]


@pytest.mark.parametrize(("command", "refusal", "facts"), REFUSED)
def test_what_is_refused_names_its_rule_and_only_what_was_sent(
    command: Place | TakeClue | str, refusal: type[no.Refusal], facts: dict[str, int] | None
) -> None:
    deal = dealt(BRIDGE)
    placed, other = [cell for cell, clue in enumerate(deal.clues) if not clue][:2]
    position = stand(
        BRIDGE,
        lambda cell, clue: "S" if cell == placed else "c" if clue else ".",
        ((1, 2, 3), (4, 5, 6)),
    )
    named: dict[object, Command] = {
        "a tile that is not in the hand": Place(other, 9),
        "a price that is not in the hand": TakeClue(free_clues(position)[0], 9),
        "a clue for nothing": TakeClue(free_clues(position)[0]),
        "an empty cell as a clue": TakeClue(other, 1),
        "a placed tile as a clue": TakeClue(placed, 1),
        "a digit below the field's": Place(other, 0),
        "a digit above the field's": Place(other, 10),
    }
    with pytest.raises(refusal) as caught:
        position.play(named[command] if isinstance(command, str) else command, FIRST)
    assert facts is None or caught.value.facts == facts
    assert caught.value.rule in str(caught.value)
    assert caught.value.code


def test_n16_nothing_can_be_paid_with_an_empty_hand() -> None:
    position = stand(BRIDGE, hands=((), (1,)))
    with pytest.raises(no.NothingToPay):
        position.play(TakeClue(free_clues(position)[0], 1))


# ---- the second player's first clue ----------------------------------------------------------------------


def granted(**changes: bool) -> Position:
    position = start(LIGHTNING, **changes)
    return position.play(TimeOut())[0]


def test_n43_the_second_players_first_clue_costs_one_tile_where_the_room_grants_it() -> None:
    position = granted(first_clue_at_one=True)
    may = position.view(SECOND).may
    assert may is not None
    assert may.price == 1
    after, events = position.play(TakeClue(free_clues(position)[0], position.hands[1][0]))
    assert isinstance(events[0], TookClue)
    assert len(events[0].paid.reveal()) == 1
    assert len(after.hands[1]) == 3, "it did not cost two tiles, so the ordinary refill follows (N18)"
    after, _ = after.play(TimeOut())
    assert after.price == 2, "the second clue costs what every clue does"


def test_n43_the_grant_is_not_the_first_players() -> None:
    assert start(LIGHTNING, first_clue_at_one=True).price == 2


def test_n43_is_off_unless_the_room_says_so() -> None:
    assert not Settings.usual(LIGHTNING).first_clue_at_one
    assert granted().price == 2


def test_n43_with_one_tile_the_granted_clue_can_be_paid() -> None:
    position = stand(LIGHTNING, hands=((), (4,)), turn=SECOND, first_clue_at_one=True)
    after, _ = position.play(TakeClue(free_clues(position)[0], 4))
    assert len(after.hands[1]) == 3


def test_n43_a_gratis_clue_is_a_first_clue_too() -> None:
    position = stand(LIGHTNING, hands=((), ()), turn=SECOND, first_clue_at_one=True)
    assert position.price == 0
    after, _ = position.play(TakeClue(free_clues(position)[0]))
    after, _ = after.play(TimeOut())
    assert after.price == 2
