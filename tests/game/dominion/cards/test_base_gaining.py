"""The base game: cards that gain from the Supply, and what potions in costs mean to them (ruling P1)."""

import pytest

from game import IllegalAnswer
from tests.story import deal

NOTHING_CHEAP = dict.fromkeys(["Copper", "Silver", "Estate", "Duchy", "Curse"], 0)


# Workshop


def test_workshop_gains_a_card_up_to_four():
    table = deal(hand="Workshop", kingdom="Smithy Market")
    table.play("Workshop")
    assert table.options == "Copper Silver Estate Curse Smithy Workshop"
    table.then(gain="Smithy")
    assert table.discard == "Smithy"
    assert table.match.supply["Smithy"] == 9


def test_workshop_gains_no_card_with_a_potion_in_its_cost():
    table = deal(hand="Workshop", kingdom="Transmute University Herbalist")
    table.play("Workshop")
    assert table.options == "Copper Silver Potion Estate Curse Herbalist Workshop"
    with pytest.raises(IllegalAnswer):
        table.then(gain="University")


def test_workshop_must_gain_where_it_can():
    table = deal(hand="Workshop")
    table.play("Workshop")
    with pytest.raises(IllegalAnswer):
        table.then(gain="")


def test_workshop_offers_no_empty_pile():
    table = deal(hand="Workshop", supply={"Silver": 0, "Curse": 0})
    table.play("Workshop")
    assert table.options == "Copper Estate Workshop"


def test_workshop_with_nothing_to_gain_does_nothing():
    table = deal(hand="Workshop Gold", supply={**NOTHING_CHEAP, "Workshop": 0})
    table.play("Workshop")
    assert table.asked == "play_treasure"
    assert table.discard == ""


def test_workshop_under_a_throne_gains_twice_and_can_empty_a_pile():
    table = deal(hand="Throne Room Workshop", supply={"Silver": 1})
    table.play("Throne Room", play="Workshop", gain="Silver")
    assert "Silver" not in table.options
    table.then(gain="Estate")
    assert table.discard == "Silver Estate"


# Feast


def test_feast_trashes_itself_for_a_card_up_to_five():
    table = deal(hand="Feast", kingdom="Market Artisan Transmute")
    table.play("Feast")
    assert table.options == "Copper Silver Potion Estate Duchy Curse Market Feast"
    table.then(gain="Market")
    assert table.trash == "Feast"
    assert table.in_play == ""
    assert table.discard == "Market"


def test_feast_under_a_throne_is_trashed_once_and_gains_twice():
    table = deal(hand="Throne Room Feast")
    table.play("Throne Room", play="Feast", gain="Duchy").then(gain="Silver")
    assert table.trash == "Feast"
    assert table.discard == "Duchy Silver"
    assert table.in_play == "Throne Room"


def test_feast_is_trashed_even_where_nothing_can_be_gained():
    table = deal(hand="Feast Gold", supply={**NOTHING_CHEAP, "Feast": 0})
    table.play("Feast")
    assert table.asked == "play_treasure"
    assert table.trash == "Feast"
    assert table.discard == ""


# Artisan


def test_artisan_gains_to_the_hand_and_puts_a_card_onto_the_deck():
    table = deal(hand="Artisan Estate", deck="Copper", kingdom="Market")
    table.play("Artisan", gain="Market")
    assert table.options == "Estate Market"
    table.then(topdeck="Estate")
    assert table.hand == "Market"
    assert table.deck == "Estate Copper"
    assert table.discard == ""


def test_artisan_may_put_back_what_it_gained():
    table = deal(hand="Artisan Estate", kingdom="Market")
    table.play("Artisan", gain="Market", topdeck="Market")
    assert table.hand == "Estate"
    assert table.deck == "Market"


def test_artisan_with_an_empty_hand_puts_back_what_it_gained():
    table = deal(hand="Artisan")
    table.play("Artisan", gain="Duchy")
    assert table.hand == ""
    assert table.deck == "Duchy"


def test_artisan_reaches_neither_six_nor_a_potion():
    table = deal(hand="Artisan", kingdom="Familiar Apprentice")
    table.play("Artisan")
    assert table.options == "Copper Silver Potion Estate Duchy Curse Apprentice"


def test_artisan_puts_a_card_back_even_where_nothing_can_be_gained():
    table = deal(hand="Artisan Gold Silver", supply=NOTHING_CHEAP)
    table.play("Artisan", topdeck="Gold")
    assert table.hand == "Silver"
    assert table.deck == "Gold"


def test_artisan_under_a_throne_gains_twice():
    table = deal(hand="Throne Room Artisan", kingdom="Market")
    table.play("Throne Room", play="Artisan", gain="Market").then(gain="Duchy")
    assert table.deck == "Duchy Market"
    assert table.hand == ""


# Remodel


def test_remodel_gains_a_card_up_to_two_more():
    table = deal(hand="Remodel Estate Copper", kingdom="Smithy Market")
    table.play("Remodel", trash="Estate")
    assert table.options == "Copper Silver Estate Curse Smithy Remodel"
    table.then(gain="Smithy")
    assert table.trash == "Estate"
    assert table.discard == "Smithy"


def test_remodel_must_trash_and_must_gain():
    table = deal(hand="Remodel Estate Copper")
    table.play("Remodel")
    with pytest.raises(IllegalAnswer):
        table.then(trash="")
    table.then(trash="Estate")
    with pytest.raises(IllegalAnswer):
        table.then(gain="")


def test_remodel_with_one_card_has_no_choice():
    table = deal(hand="Remodel Gold")
    table.play("Remodel", gain="Province")
    assert table.trash == "Gold"


def test_remodel_with_an_empty_hand_gains_nothing():
    table = deal(hand="Remodel")
    table.play("Remodel")
    assert table.asked == "buy"
    assert table.trash == table.discard == ""


def test_remodel_may_find_nothing_to_gain():
    table = deal(hand="Remodel Copper Gold", supply={**NOTHING_CHEAP, "Remodel": 0})
    table.play("Remodel", trash="Copper")
    assert table.asked == "play_treasure"
    assert table.trash == "Copper"
    assert table.discard == ""


ALCHEMY = "Transmute University Alchemist Golem Possession Apprentice"  # (0,1) (2,1) (3,1) (4,1) (6,1) (5,0)


@pytest.mark.parametrize(
    ("trashed", "reached"),
    [
        ("Curse", ""),
        ("Estate", ""),  # not even (0, 1)
        ("Potion", "Apprentice"),  # it costs (4, 0): the potion on it is no potion in its cost
        ("Gold", "Apprentice"),
        ("Transmute", "Transmute University"),  # (0, 1) to (2, 1)
        ("University", "Transmute University Alchemist Golem"),  # (2, 1) to (4, 1)
        ("Alchemist", "Transmute University Alchemist Golem Apprentice"),  # (3, 1) to (5, 1)
        ("Golem", "Transmute University Alchemist Golem Possession Apprentice"),  # (4, 1) to (6, 1)
    ],
)
def test_remodel_passes_a_potion_on_but_adds_none(trashed, reached):
    table = deal(hand=f"Remodel {trashed}", kingdom=ALCHEMY)
    table.play("Remodel")
    assert table.asked == "gain"
    assert [card for card in table.options.split() if card in ALCHEMY.split()] == reached.split()


def test_remodel_may_turn_a_potion_in_the_cost_into_plain_coins():
    table = deal(hand="Remodel Alchemist")
    table.play("Remodel")
    assert "Gold" not in table.options
    table.then(gain="Duchy")
    assert table.discard == "Duchy"


def test_remodel_under_a_throne_does_not_reach_what_it_gained():
    table = deal(hand="Throne Room Remodel Estate Gold")
    table.play("Throne Room", play="Remodel", trash="Estate").then(gain="Silver").then(gain="Province")
    assert table.trash == "Estate Gold"
    assert table.discard == "Silver Province"


# Mine


def test_mine_turns_a_treasure_into_one_up_to_three_more_in_hand():
    table = deal(hand="Mine Copper Silver Estate")
    table.play("Mine")
    assert table.options == "Copper Silver"
    table.then(trash="Copper")
    assert table.options == "Copper Silver"
    table.then(gain="Silver").play_treasures("Silver Silver")
    assert table.numbers == (0, 1, 4)
    assert table.trash == "Copper"


def test_mine_may_be_declined():
    table = deal(hand="Mine Silver")
    table.play("Mine", trash="")
    assert table.hand == "Silver"
    assert table.trash == ""


def test_mine_without_a_treasure_does_nothing():
    table = deal(hand="Mine Estate")
    table.play("Mine")
    assert table.asked == "buy"
    assert table.hand == "Estate"


def test_mine_gains_treasures_only():
    table = deal(hand="Mine Gold", kingdom="Market")
    table.play("Mine", trash="Gold")
    assert table.options == "Copper Silver Gold"


def test_mine_trashes_where_nothing_can_be_gained():
    table = deal(hand="Mine Copper", supply={"Copper": 0, "Silver": 0})
    table.play("Mine", trash="Copper")
    assert table.hand == ""
    assert table.trash == "Copper"


@pytest.mark.parametrize("treasure", ["Silver", "Potion", "Gold"])
def test_mine_does_not_reach_a_philosophers_stone_without_a_potion_in_the_cost(treasure):
    table = deal(hand=f"Mine {treasure}", kingdom="Philosopher's Stone")
    table.play("Mine", trash=treasure)
    assert table.options == "Copper Silver Gold Potion"


def test_mine_turns_a_philosophers_stone_into_any_treasure_up_to_six():
    table = deal(hand="Mine Philosopher's Stone")
    table.play("Mine", trash="Philosopher's Stone")
    assert table.options == "Copper Silver Gold Potion Philosopher's Stone"
    table.then(gain="Gold")
    assert table.hand == "Gold"


def test_mine_under_a_throne_may_use_what_it_gained():
    table = deal(hand="Throne Room Mine Copper")
    table.play("Throne Room", play="Mine", trash="Copper", gain="Silver").then(trash="Silver", gain="Gold")
    assert table.hand == "Gold"
    assert table.trash == "Copper Silver"
