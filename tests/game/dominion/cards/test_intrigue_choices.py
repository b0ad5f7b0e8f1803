"""Intrigue: cards that let one choose: Baron, Courtier, Mill, Nobles, Pawn and Steward."""

import pytest

from game import IllegalAnswer
from tests.story import deal, possessed

ESTATES = "Estate Estate Estate Estate Estate"


# Baron


def test_baron_pays_four_for_an_estate():
    table = deal(hand="Baron Duchy Estate Copper Great Hall").play("Baron")
    assert table.options == "Estate"
    table.then(discard="Estate")
    assert table.numbers == (0, 2, 4)
    assert table.discard == "Estate"
    assert table.hand == "Duchy Copper Great Hall"
    assert table.match.supply["Estate"] == 8


def test_baron_may_keep_the_estate_and_must_gain_another():
    table = deal(hand="Baron Estate").play("Baron", discard="")
    assert table.hand == table.discard == "Estate"
    assert table.numbers == (0, 2, 0)
    assert table.match.supply["Estate"] == 7


@pytest.mark.parametrize("hand", ["", "Duchy Copper"])
def test_baron_without_an_estate_gains_one_unasked(hand):
    table = deal(hand=f"Baron {hand}").play("Baron")
    assert table.asked != "discard"
    assert table.discard == "Estate"
    assert table.hand == hand
    assert table.numbers == (0, 2, 0)


def test_baron_gains_nothing_of_an_empty_pile():
    table = deal(hand="Baron Estate", supply={"Estate": 0}).play("Baron", discard="")
    assert table.discard == ""
    assert table.numbers == (0, 2, 0)


def test_baron_under_a_throne_needs_an_estate_each_time():
    table = deal(hand="Throne Room Baron Estate")
    table.play("Throne Room", play="Baron", discard="Estate")
    assert table.numbers == (0, 3, 4)
    assert table.discard == "Estate Estate", "one discarded, one gained"


def test_baron_under_a_throne_takes_two_estates():
    table = deal(hand="Throne Room Baron Estate Estate")
    table.play("Throne Room", play="Baron", discard="Estate").then(discard="Estate")
    assert table.numbers == (0, 3, 8)
    assert table.match.supply["Estate"] == 8


def test_baron_in_a_possessed_turn_gains_for_the_possessor():
    table = possessed("Baron Estate").play("Baron").then(by="Ann", discard="")
    assert table.discard == "Estate"
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Bob", "hand") == "Estate"


# Courtier


@pytest.mark.parametrize(
    ("word", "numbers", "gained"),
    [("action", (1, 1, 0), ""), ("buy", (0, 2, 0), ""), ("coins", (0, 1, 3), ""), ("gold", (0, 1, 0), "Gold")],
)
def test_courtier_brings_one_thing_for_one_type(word, numbers, gained):
    table = deal(hand="Courtier Copper").play("Courtier")
    assert table.options == "action buy coins gold"
    table.then(choose=word)
    assert table.numbers == numbers
    assert table.discard == gained
    assert table.hand == "Copper"


def test_courtier_brings_two_different_things_for_two_types():
    table = deal(hand="Courtier Estate Nobles").play("Courtier", reveal="Nobles")
    for wrong in ("coins", "coins coins", "action coins gold", ""):
        with pytest.raises(IllegalAnswer):
            table.then(choose=wrong)
    table.then(choose="gold coins")
    assert table.numbers == (0, 1, 3)
    assert table.discard == "Gold"


@pytest.mark.parametrize(
    ("card", "types"),
    [("Curse", 1), ("Estate", 1), ("Potion", 1), ("Village", 1), ("Harem", 2), ("Mill", 2), ("Witch", 2), ("Moat", 2)],
)
def test_courtier_counts_every_type(card, types):
    decision = deal(hand=f"Courtier {card}").play("Courtier").match.decision
    assert decision.verb == "choose"
    assert (decision.at_least, decision.at_most) == (types, types)


def test_courtier_shows_one_card_to_everybody_and_no_other():
    table = deal(hand="Courtier Estate Copper Gold").play("Courtier")
    with pytest.raises(IllegalAnswer):
        table.then(reveal="")
    table.then(reveal="Copper", choose="buy")
    assert table.told("reveal") == ["Ann: Copper"]
    assert table.sees("Bob", "Ann", "hand") == "? Copper ?"


def test_courtier_with_an_empty_hand_brings_nothing():
    table = deal(hand="Courtier", deck="Nobles").play("Courtier")
    assert table.asked == "buy"
    assert table.numbers == (0, 1, 0)
    assert table.discard == ""


def test_courtier_may_ask_for_a_gold_that_is_not_there():
    table = deal(hand="Courtier Estate", supply={"Gold": 0}).play("Courtier", choose="gold")
    assert table.discard == ""
    assert table.numbers == (0, 1, 0)


def test_courtier_under_a_throne_may_show_the_same_card_and_choose_the_same_again():
    table = deal(hand="Throne Room Courtier Harem")
    table.play("Throne Room", play="Courtier", choose="coins gold").then(choose="coins gold")
    assert table.numbers == (0, 1, 6)
    assert table.discard == "Gold Gold"


def test_courtier_in_a_possessed_turn_gains_for_the_possessor_and_gives_the_rest_to_the_turn():
    table = possessed("Courtier Harem").play("Courtier").then(by="Ann", choose="coins gold")
    assert table.discard == "Gold"
    assert table.zone("Bob", "discard") == ""
    assert table.match.turn.coins == 3


# Mill


def test_mill_pays_two_for_two_discarded_cards():
    table = deal(hand="Mill Estate Curse", deck="Copper Gold").play("Mill", choose="discard")
    assert table.options == "Estate Curse Copper", "what it drew may go too"
    table.then(discard="Estate Copper")
    assert table.numbers == (1, 1, 2)
    assert table.discard == "Estate Copper"
    assert table.hand == "Curse"


def test_mill_may_be_declined():
    table = deal(hand="Mill Estate Estate", deck="Copper").play("Mill", choose="")
    assert table.hand == "Estate Estate Copper"
    assert table.numbers == (1, 1, 0)


def test_mill_discards_two_or_none():
    table = deal(hand="Mill Estate Estate Estate").play("Mill", choose="discard")
    for wrong in ("", "Estate", "Estate Estate Estate"):
        with pytest.raises(IllegalAnswer):
            table.then(discard=wrong)


def test_mill_may_discard_a_single_card_and_gets_nothing_for_it():
    table = deal(hand="Mill Estate").play("Mill", choose="discard")
    assert table.discard == "Estate"
    assert table.hand == ""
    assert table.numbers == (1, 1, 0)


def test_mill_with_an_empty_hand_and_deck_asks_nothing():
    table = deal(hand="Mill").play("Mill")
    assert table.asked == "buy"
    assert table.numbers == (1, 1, 0)


def test_mill_under_a_throne_is_decided_each_time():
    table = deal(hand="Throne Room Mill Estate Curse", deck="Copper Silver Gold")
    table.play("Throne Room", play="Mill", choose="").then(choose="discard", discard="Estate Curse")
    assert table.hand == "Copper Silver"
    assert table.numbers == (2, 1, 2)


def test_mill_under_a_throne_pays_twice_for_four_cards():
    table = deal(hand="Throne Room Mill Estate Curse", deck="Copper Duchy Gold")
    table.play("Throne Room", play="Mill", choose="discard", discard="Estate Curse").then(choose="discard")
    assert table.discard == "Estate Curse Copper Duchy", "the last two had to go, so nobody was asked"
    assert table.numbers == (2, 1, 4)


# Nobles


@pytest.mark.parametrize(("word", "hand", "actions"), [("cards", "Gold Silver Copper", 0), ("actions", "", 2)])
def test_nobles_draw_three_or_bring_two_actions(word, hand, actions):
    table = deal(hand="Nobles", deck="Gold Silver Copper Estate").play("Nobles")
    for wrong in ("", "cards actions"):
        with pytest.raises(IllegalAnswer):
            table.then(choose=wrong)
    table.then(choose=word)
    assert table.hand == hand
    assert table.numbers == (actions, 1, 0)


def test_nobles_may_choose_cards_where_there_are_none():
    table = deal(hand="Nobles").play("Nobles", choose="cards")
    assert table.hand == ""
    assert table.numbers == (0, 1, 0)


def test_nobles_under_a_throne_may_do_the_one_and_then_the_other():
    table = deal(hand="Throne Room Nobles", deck="Gold Silver", discard="Estate")
    table.play("Throne Room", play="Nobles", choose="actions").then(choose="cards")
    assert table.hand == "Gold Silver Estate"
    assert table.numbers == (2, 1, 0)


# Pawn


@pytest.mark.parametrize(
    ("words", "hand", "numbers"),
    [
        ("card action", "Gold", (1, 1, 0)),
        ("card buy", "Gold", (0, 2, 0)),
        ("coin card", "Gold", (0, 1, 1)),
        ("action buy", "", (1, 2, 0)),
        ("coin action", "", (1, 1, 1)),
        ("buy coin", "", (0, 2, 1)),
    ],
)
def test_pawn_brings_two_of_four_things(words, hand, numbers):
    table = deal(hand="Pawn", deck="Gold Silver").play("Pawn", choose=words)
    assert table.hand == hand
    assert table.numbers == numbers


@pytest.mark.parametrize("words", ["", "coin", "coin coin", "card action buy"])
def test_pawn_brings_two_different_things_and_no_fewer(words):
    table = deal(hand="Pawn").play("Pawn")
    with pytest.raises(IllegalAnswer):
        table.then(choose=words)


def test_pawn_may_choose_a_card_that_is_not_there():
    table = deal(hand="Pawn").play("Pawn", choose="card coin")
    assert table.hand == ""
    assert table.numbers == (0, 1, 1)


def test_pawn_under_a_throne_may_choose_the_same_again():
    table = deal(hand="Throne Room Pawn", deck="Gold Silver Copper")
    table.play("Throne Room", play="Pawn", choose="card coin").then(choose="coin card")
    assert table.hand == "Gold Silver"
    assert table.numbers == (0, 1, 2)


# Steward


@pytest.mark.parametrize(("word", "hand", "coins"), [("cards", "Estate Gold Silver", 0), ("coins", "Estate", 2)])
def test_steward_draws_or_pays(word, hand, coins):
    table = deal(hand="Steward Estate", deck="Gold Silver Copper").play("Steward")
    assert table.options == "cards coins trash"
    for wrong in ("", "cards coins"):
        with pytest.raises(IllegalAnswer):
            table.then(choose=wrong)
    table.then(choose=word)
    assert table.hand == hand
    assert table.numbers == (0, 1, coins)
    assert table.trash == ""


def test_steward_trashes_two_cards_and_no_fewer():
    table = deal(hand="Steward Estate Curse Gold", deck="Silver").play("Steward", choose="trash")
    for wrong in ("", "Estate", "Estate Curse Gold"):
        with pytest.raises(IllegalAnswer):
            table.then(trash=wrong)
    table.then(trash="Curse Estate")
    assert table.hand == "Gold"
    assert sorted(table.trash.split()) == ["Curse", "Estate"]
    assert table.numbers == (0, 1, 0)


@pytest.mark.parametrize("hand", ["", "Gold", "Gold Silver"])
def test_steward_trashes_what_there_is_where_there_are_no_more_than_two(hand):
    table = deal(hand=f"Steward {hand}").play("Steward", choose="trash")
    assert table.asked == "buy"
    assert table.hand == ""
    assert table.trash == hand


def test_steward_under_a_throne_may_trash_what_it_drew():
    table = deal(hand="Throne Room Steward", deck="Estate Curse Gold")
    table.play("Throne Room", play="Steward", choose="cards").then(choose="trash")
    assert table.trash == "Estate Curse"
    assert table.hand == ""


def test_steward_in_a_possessed_turn_only_sets_the_trashed_cards_aside():
    table = possessed({"hand": "Steward Gold Silver", "deck": ESTATES}).play("Steward").then(by="Ann", choose="trash")
    assert table.zone("Bob", "returning") == "Gold Silver"
    table.end_turn()
    assert table.zone("Bob", "discard") == "Steward Gold Silver"
    assert table.trash == ""
