"""Golem: what it finds, what it discards, and how the found cards are played."""

import pytest

from game import IllegalAnswer
from tests.story import deal


def test_golem_plays_two_actions_of_the_deck_and_discards_what_lay_between():
    table = deal(hand="Golem", deck="Copper Festival Estate Woodcutter Gold")
    table.play("Golem", order="Festival Woodcutter")
    assert table.in_play == "Golem Festival Woodcutter"
    assert table.discard == "Copper Estate"
    assert table.deck == "Gold"
    assert table.numbers == (2, 3, 4), "the found Actions cost no actions"


def test_golem_lets_its_owner_choose_the_order():
    table = deal(hand="Golem", deck="Smithy Village Gold Silver Copper Estate")
    table.play("Golem", order="Village Smithy")
    assert table.told("play") == ["Ann: Golem", "Ann: Village", "Ann: Smithy"]
    assert table.hand == "Gold Silver Copper Estate"


def test_golem_plays_both_in_any_case():
    table = deal(hand="Golem", deck="Chapel Woodcutter").play("Golem")
    with pytest.raises(IllegalAnswer):
        table.match.answer("Woodcutter")
    with pytest.raises(IllegalAnswer):
        table.match.answer()


def test_two_equal_finds_need_no_order():
    table = deal(hand="Golem", deck="Festival Festival Gold").play("Golem")
    assert table.in_play == "Golem Festival Festival"
    assert table.asked == "buy"


def test_golem_that_finds_one_action_plays_it():
    table = deal(hand="Golem", deck="Copper Festival Estate").play("Golem")
    assert table.in_play == "Golem Festival"
    assert table.discard == "Copper Estate"


def test_golem_that_finds_no_action_discards_everything():
    table = deal(hand="Golem", deck="Copper Estate", discard="Gold").play("Golem")
    assert table.in_play == "Golem"
    assert sorted(table.discard.split()) == ["Copper", "Estate", "Gold"]
    assert table.deck == ""
    assert table.asked == "buy"


def test_golem_with_no_cards_at_all_does_nothing():
    table = deal(hand="Golem").play("Golem")
    assert table.in_play == "Golem"
    assert table.numbers == (0, 1, 0)


def test_golem_discards_another_golem():
    table = deal(hand="Golem", deck="Golem Festival Golem Woodcutter Gold")
    table.play("Golem", order="Festival Woodcutter")
    assert table.discard == "Golem Golem"
    assert table.deck == "Gold"


def test_golem_shuffles_the_discard_pile_without_the_revealed_cards():
    table = deal(hand="Golem", deck="Copper Smithy Estate", discard="Festival")
    table.play("Golem", order="Festival Smithy")
    shuffled = [event.amount for event in table.match.events if event.name == "shuffle"]
    assert shuffled == [1, 2], "the Festival alone, then what Golem discarded, for the Smithy"
    assert sorted(table.hand.split()) == ["Copper", "Estate"]


def test_golem_discards_the_rest_before_the_first_action_is_played():
    table = deal(hand="Golem", deck="Gold Smithy").play("Golem")
    assert table.hand == "Gold", "the Smithy drew what had been discarded"


def test_the_second_find_is_not_shuffled_into_the_deck_by_the_first():
    table = deal(hand="Golem", deck="Laboratory Festival", discard="Copper Copper Copper")
    table.play("Golem", order="Laboratory Festival")
    assert table.hand == "Copper Copper"
    assert table.deck == "Copper"
    assert table.in_play == "Golem Laboratory Festival"


def test_the_second_find_waits_aside_for_everybody_to_see():
    table = deal(hand="Golem Copper Estate", deck="Cellar Festival").play("Golem", order="Cellar Festival")
    assert table.asked == "discard"
    assert table.sees("Bob", "Ann", "aside") == "Festival"


def test_the_finds_are_not_in_the_hand():
    table = deal(hand="Golem Copper Estate", deck="Cellar Festival").play("Golem", order="Cellar Festival")
    assert table.options == "Copper Estate"


def test_a_found_throne_room_uses_the_hand_and_not_the_other_find():
    table = deal(hand="Golem Smithy Copper", deck="Throne Room Festival Gold Gold Gold Gold Gold Gold Silver")
    table.play("Golem", order="Throne Room Festival")
    assert table.options == "Smithy"
    table.then(play="Smithy")
    assert table.told("play") == ["Ann: Golem", "Ann: Throne Room", "Ann: Smithy", "Ann: Smithy", "Ann: Festival"]
    assert table.numbers == (2, 2, 2)


def test_a_found_throne_room_does_nothing_for_a_hand_without_actions():
    table = deal(hand="Golem Copper", deck="Throne Room Festival").play("Golem", order="Throne Room Festival")
    assert table.in_play == "Golem Throne Room Festival"
    assert table.numbers == (2, 2, 2), "the Festival was played once"


def test_a_found_throne_room_may_use_what_the_first_find_drew():
    table = deal(hand="Golem", deck="Throne Room Village Festival").play("Golem", order="Village Throne Room")
    assert table.options == "Festival"
    table.then(play="Festival")
    assert table.numbers == (6, 3, 4)


def test_a_throned_golem_finds_two_actions_twice():
    table = deal(hand="Throne Room Golem", deck="Festival Copper Woodcutter Market Estate Herbalist Gold Duchy")
    table.play("Throne Room", play="Golem", order="Festival Woodcutter").then(order="Herbalist Market")
    assert table.in_play == "Throne Room Golem Festival Woodcutter Herbalist Market"
    assert table.hand == "Gold"
    assert table.discard == "Copper Estate"
    assert table.numbers == (3, 5, 6)


def test_a_golem_that_a_found_throne_room_plays_finds_its_own_cards():
    table = deal(hand="Golem Golem", deck="Throne Room Festival Copper Woodcutter Herbalist Woodcutter Herbalist")
    table.play("Golem", order="Throne Room Festival").then(play="Golem", order="Woodcutter Herbalist")
    assert table.zone("Ann", "aside") == "Festival Woodcutter Herbalist", "the first Golem's Festival is not mixed up"
    table.then(order="Herbalist Woodcutter")
    assert table.in_play == "Golem Throne Room Golem Woodcutter Herbalist Herbalist Woodcutter Festival"
    assert table.discard == "Copper"


def test_an_attack_that_golem_finds_can_be_reacted_to():
    table = deal(hand="Golem", deck="Militia", bob="Moat Gold Gold Gold").play("Golem")
    table.then(by="Bob", react="Moat")
    assert table.zone("Bob", "hand") == "Moat Gold Gold Gold"
