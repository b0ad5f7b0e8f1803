"""Intrigue: the cards that gain: Ironworks, Lurker, Trading Post, Upgrade."""

import pytest

from game import IllegalAnswer
from tests.story import deal, possessed

ESTATES = "Estate Estate Estate Estate Estate"
NOTHING_CHEAP = dict.fromkeys(["Copper", "Silver", "Estate", "Duchy", "Curse"], 0)


# Ironworks


@pytest.mark.parametrize(
    ("gained", "hand", "numbers"),
    [
        ("Pawn", "", (1, 1, 0)),
        ("Silver", "", (0, 1, 1)),
        ("Estate", "Gold", (0, 1, 0)),
        ("Great Hall", "Gold", (1, 1, 0)),
        ("Swindler", "", (1, 1, 0)),
        ("Curse", "", (0, 1, 0)),
    ],
)
def test_ironworks_brings_something_for_each_type_of_what_it_gains(gained, hand, numbers):
    table = deal(hand="Ironworks", deck="Gold Copper", kingdom="Pawn Great Hall Swindler")
    table.play("Ironworks", gain=gained)
    assert table.discard == gained
    assert table.hand == hand
    assert table.numbers == numbers


def test_ironworks_reaches_neither_five_nor_a_potion_and_must_gain():
    table = deal(hand="Ironworks", kingdom="Mill Market Transmute").play("Ironworks")
    assert table.options == "Copper Silver Potion Estate Curse Mill Ironworks"
    with pytest.raises(IllegalAnswer):
        table.then(gain="")


def test_ironworks_with_nothing_to_gain_brings_nothing():
    table = deal(hand="Ironworks Gold", deck="Duchy", supply={**NOTHING_CHEAP, "Ironworks": 0})
    table.play("Ironworks")
    assert table.asked == "play_treasure"
    assert (table.hand, table.deck, table.discard) == ("Gold", "Duchy", "")
    assert table.numbers == (0, 1, 0)


def test_ironworks_may_draw_the_very_card_it_gained():
    table = deal(hand="Ironworks").play("Ironworks", gain="Estate")
    assert table.hand == "Estate"
    assert table.discard == table.deck == ""


def test_ironworks_under_a_throne_gains_twice():
    table = deal(hand="Throne Room Ironworks", deck="Gold", kingdom="Great Hall")
    table.play("Throne Room", play="Ironworks", gain="Great Hall").then(gain="Silver")
    assert table.discard == "Great Hall Silver"
    assert table.hand == "Gold"
    assert table.numbers == (1, 1, 1)


def test_ironworks_in_a_possessed_turn_gains_for_the_possessor_and_brings_the_rest_to_the_turn():
    table = possessed({"hand": "Ironworks", "deck": "Gold"}, kingdom="Great Hall").play("Ironworks", gain="Great Hall")
    assert table.discard == "Great Hall"
    assert table.zone("Bob", "discard") == table.hand == ""
    assert table.zone("Bob", "hand") == "Gold"
    assert table.numbers == (1, 1, 0)


# Lurker


def test_lurker_trashes_any_action_of_the_supply():
    table = deal(hand="Lurker", kingdom="Nobles Golem Harem Duke Witch", supply={"Witch": 0}).play("Lurker")
    assert table.options == "trash gain"
    table.then(choose="trash")
    assert table.options == "Nobles Golem Lurker"
    table.then(trash="Nobles")
    assert table.trash == "Nobles"
    assert table.match.supply["Nobles"] == 7
    assert table.numbers == (1, 1, 0)


def test_lurker_gains_an_action_from_the_trash():
    table = deal(hand="Lurker", kingdom="Pawn", trash="Gold Golem Nobles Estate Harem").play("Lurker", choose="gain")
    assert table.options == "Golem Nobles"
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(gain="Golem")
    assert table.discard == "Golem"
    assert table.trash == "Gold Nobles Estate Harem"


def test_lurker_may_choose_what_can_not_be_done():
    table = deal(hand="Lurker", trash="Gold").play("Lurker", choose="gain")
    assert table.asked == "buy"
    assert (table.discard, table.trash) == ("", "Gold")
    table = deal(hand="Lurker", kingdom="Duke", supply={"Lurker": 0}).play("Lurker", choose="trash")
    assert table.asked == "buy"
    assert table.trash == ""


def test_lurker_under_a_throne_may_gain_what_it_trashed():
    table = deal(hand="Throne Room Lurker", kingdom="Nobles")
    table.play("Throne Room", play="Lurker", choose="trash", trash="Nobles").then(choose="gain")
    assert table.discard == "Nobles"
    assert table.trash == ""
    assert table.numbers == (2, 1, 0)


def test_lurker_can_empty_a_pile_and_so_end_the_game():
    table = deal(hand="Lurker Silver", kingdom="Pawn", supply={"Pawn": 1, "Curse": 0, "Copper": 0})
    table.play("Lurker", choose="trash", trash="Pawn")
    assert table.match.result is None, "the turn is played to its end"
    assert table.end_turn().match.result is not None


def test_lurker_in_a_possessed_turn_trashes_a_card_of_the_supply_for_good():
    table = possessed("Lurker", kingdom="Nobles").play("Lurker").then(by="Ann", choose="trash", trash="Nobles")
    assert table.trash == "Nobles"
    assert table.end_turn().trash == "Nobles", "it was nobody's card, so it comes back to nobody"


def test_lurker_in_a_possessed_turn_gains_for_the_possessor():
    table = possessed("Lurker", trash="Smithy").play("Lurker").then(by="Ann", choose="gain")
    assert table.discard == "Smithy"
    assert table.zone("Bob", "discard") == table.trash == ""


# Trading Post


def test_trading_post_turns_two_cards_into_a_silver_in_hand():
    table = deal(hand="Trading Post Estate Curse Gold").play("Trading Post")
    for wrong in ("", "Estate", "Estate Curse Gold"):
        with pytest.raises(IllegalAnswer):
            table.then(trash=wrong)
    table.then(trash="Estate Curse")
    assert table.hand == "Gold Silver"
    assert sorted(table.trash.split()) == ["Curse", "Estate"]
    assert table.play_treasures("Gold Silver").numbers == (0, 1, 5)


@pytest.mark.parametrize(("hand", "left"), [("", ""), ("Gold", ""), ("Gold Estate", "Silver")])
def test_trading_post_with_no_more_than_two_cards_has_no_choice(hand, left):
    table = deal(hand=f"Trading Post {hand}", deck="Duchy").play("Trading Post")
    assert table.asked == ("play_treasure" if left else "buy")
    assert table.trash == hand
    assert table.hand == left
    assert table.match.supply["Silver"] == (39 if left else 40)


def test_trading_post_trashes_even_where_there_is_no_silver():
    table = deal(hand="Trading Post Estate Curse", supply={"Silver": 0}).play("Trading Post")
    assert table.hand == ""
    assert table.trash == "Estate Curse"


def test_trading_post_under_a_throne_may_trash_the_silver_it_gained():
    table = deal(hand="Throne Room Trading Post Estate Curse Copper")
    table.play("Throne Room", play="Trading Post", trash="Estate Curse")
    assert table.trash == "Estate Curse Copper Silver"
    assert table.hand == "Silver"


def test_trading_post_in_a_possessed_turn_gains_for_the_possessor_and_gives_the_cards_back():
    table = possessed({"hand": "Trading Post Gold Duchy", "deck": ESTATES}).play("Trading Post")
    assert table.discard == "Silver"
    assert table.zone("Bob", "hand") == table.hand == ""
    assert table.end_turn().zone("Bob", "discard") == "Trading Post Gold Duchy"


# Upgrade


def test_upgrade_draws_then_turns_a_card_into_one_that_costs_one_more():
    table = deal(hand="Upgrade Gold", deck="Estate Copper", kingdom="Pawn Steward Smithy").play("Upgrade")
    assert table.options == "Gold Estate", "what it drew may go"
    assert table.numbers == (1, 1, 0)
    with pytest.raises(IllegalAnswer):
        table.then(trash="")
    table.then(trash="Estate")
    assert table.options == "Silver Steward"
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(gain="Steward")
    assert table.discard == "Steward"
    assert table.trash == "Estate"


@pytest.mark.parametrize(
    ("trashed", "gained"),
    [
        ("Copper", ""),
        ("Curse", ""),
        ("Gold", ""),
        ("Province", ""),
        ("Duchy", "Gold"),
        ("Potion", "Duchy"),
        ("Alchemist", "Golem"),  # (3, 1) to (4, 1), not to a Potion
        ("University", "Alchemist"),
        ("Golem", ""),
    ],
)
def test_upgrade_adds_one_coin_and_no_potion(trashed, gained):
    kingdom = "University Alchemist Golem Transmute"
    table = deal(hand=f"Upgrade {trashed}", kingdom=kingdom, supply={"Upgrade": 0}).play("Upgrade")
    assert table.asked == "buy"
    assert table.trash == trashed
    assert table.discard == gained


def test_upgrade_finds_nothing_in_an_empty_pile():
    table = deal(hand="Upgrade Estate", supply={"Silver": 0}).play("Upgrade")
    assert table.trash == "Estate"
    assert table.discard == ""


def test_upgrade_with_an_empty_hand_and_deck_does_nothing():
    table = deal(hand="Upgrade").play("Upgrade")
    assert table.trash == table.discard == ""
    assert table.numbers == (1, 1, 0)


def test_upgrade_under_a_throne_does_not_reach_what_it_gained():
    table = deal(hand="Throne Room Upgrade Estate Duchy", deck="Copper Copper")
    table.play("Throne Room", play="Upgrade", trash="Estate").then(trash="Duchy")
    assert table.discard == "Silver Gold"
    assert table.hand == "Copper Copper"


def test_upgrade_in_a_possessed_turn_gains_for_the_possessor_and_gives_the_card_back():
    table = possessed({"hand": "Upgrade", "deck": f"Duchy {ESTATES}"}).play("Upgrade")
    assert table.discard == "Gold"
    assert table.end_turn().zone("Bob", "discard") == "Upgrade Duchy"
