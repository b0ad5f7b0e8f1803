"""The base game: the Attacks, and Moat against them."""

import pytest

from game import IllegalAnswer
from tests.story import deal

# Moat


def test_moat_keeps_an_attack_away_and_stays_in_hand():
    table = deal(hand="Witch", bob="Moat Copper")
    table.play("Witch").then(by="Bob", react="Moat")
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Bob", "hand") == "Moat Copper"
    assert table.told("protect") == ["Bob"]


def test_moat_need_not_be_shown():
    table = deal(hand="Witch", bob="Moat")
    table.play("Witch").then(by="Bob", react="")
    assert table.zone("Bob", "discard") == "Curse"
    assert table.told("protect") == []


def test_moat_protects_only_who_shows_it():
    table = deal(hand="Witch", bob="Moat", cid="Copper")
    table.play("Witch", react="Moat")
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Cid", "discard") == "Curse"


def test_moat_is_shown_before_the_attack_does_anything():
    table = deal(hand="Witch", deck="Gold Gold", bob="Moat")
    table.play("Witch")
    assert table.asked == "react"
    assert table.hand == ""
    table.then(react="")
    assert table.hand == "Gold Gold"


def test_moat_leaves_the_rest_of_an_attack_to_the_attacker():
    table = deal(hand="Militia", bob="Moat Copper Copper Copper")
    table.play("Militia", react="Moat")
    assert table.numbers == (0, 1, 2)
    assert table.zone("Bob", "hand") == "Moat Copper Copper Copper"


def test_moat_may_be_shown_against_each_of_several_attacks():
    table = deal(hand="Village Witch Militia", bob="Moat Copper Copper Copper")
    table.play("Village").play("Witch", react="Moat").play("Militia", react="Moat")
    assert table.zone("Bob", "discard") == ""
    assert len(table.zone("Bob", "hand").split()) == 4


def test_moat_protects_from_one_attack_only():
    table = deal(hand="Village Witch Militia", bob="Moat Copper Copper Copper")
    table.play("Village").play("Witch", react="Moat").play("Militia", react="").then(by="Bob", discard="Moat")
    assert table.zone("Bob", "discard") == "Moat"


def test_a_second_moat_has_nothing_to_add():
    table = deal(hand="Witch", bob="Moat Moat")
    table.play("Witch", react="Moat")
    assert table.asked == "buy"
    assert table.zone("Bob", "discard") == ""


def test_moat_does_nothing_for_the_attacker():
    table = deal(hand="Spy Moat", deck="Copper Estate", bob={"deck": "Gold"})
    table.play("Spy")
    assert table.asked == "discard"
    assert table.options == "Estate"


def test_moat_in_the_deck_or_in_play_does_not_protect():
    table = deal(hand="Witch", bob={"deck": "Moat", "discard": "Moat"})
    table.play("Witch")
    assert table.zone("Bob", "discard") == "Moat Curse"


# Witch


def test_witch_draws_two_and_curses_each_rival():
    table = deal(hand="Witch", deck="Gold Silver Copper", bob="", cid="")
    table.play("Witch")
    assert table.hand == "Gold Silver"
    assert table.zone("Bob", "discard") == table.zone("Cid", "discard") == "Curse"
    assert table.match.supply["Curse"] == 18
    assert table.discard == ""


def test_the_last_curse_goes_to_the_next_player():
    table = deal(hand="Witch", cid="", supply={"Curse": 1})
    table.play("Witch")
    assert table.zone("Bob", "discard") == "Curse"
    assert table.zone("Cid", "discard") == ""


def test_the_last_curse_goes_past_a_moat():
    table = deal(hand="Witch", bob="Moat", cid="", supply={"Curse": 1})
    table.play("Witch", react="Moat")
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Cid", "discard") == "Curse"


def test_the_last_curse_goes_by_the_order_of_turns_not_of_seats():
    table = deal(bob="Witch", cid="", supply={"Curse": 1}, turn={"seat": 1})
    table.play("Witch")
    assert table.zone("Cid", "discard") == "Curse"
    assert table.discard == ""  # Ann's turn comes after Cid's


def test_witch_without_curses_still_draws_and_still_asks_for_a_moat():
    table = deal(hand="Witch", deck="Gold Silver", bob="Moat", supply={"Curse": 0})
    table.play("Witch", react="")
    assert table.hand == "Gold Silver"
    assert table.zone("Bob", "discard") == ""


def test_witch_under_a_throne_asks_for_a_moat_twice():
    table = deal(hand="Throne Room Witch", bob="Moat")
    table.play("Throne Room", play="Witch", react="Moat").then(by="Bob", react="")
    assert table.zone("Bob", "discard") == "Curse"
    assert table.told("protect") == ["Bob"]


def test_witch_under_a_throne_deals_the_curses_round_by_round():
    table = deal(hand="Throne Room Witch", bob="", cid="", supply={"Curse": 3})
    table.play("Throne Room", play="Witch")
    assert table.zone("Bob", "discard") == "Curse Curse"
    assert table.zone("Cid", "discard") == "Curse"


# Militia


def test_militia_makes_rivals_discard_down_to_three():
    table = deal(hand="Militia Copper Copper Copper Copper", bob="Estate Estate Copper Silver Gold", cid="Duchy " * 4)
    table.play("Militia")
    assert table.numbers == (0, 1, 2)
    with pytest.raises(IllegalAnswer):
        table.then(by="Bob", discard="Estate")
    table.then(by="Bob", discard="Estate Estate").then(by="Cid", discard="Duchy")
    assert table.zone("Bob", "hand") == "Copper Silver Gold"
    assert table.zone("Bob", "discard") == "Estate Estate"
    assert table.zone("Cid", "discard") == "Duchy"
    assert table.discard == ""


@pytest.mark.parametrize("hand", ["", "Estate", "Estate Copper Gold"])
def test_militia_leaves_three_or_fewer_cards_alone(hand):
    table = deal(hand="Militia Copper", bob=hand)
    table.play("Militia")
    assert table.asked == "play_treasure"
    assert table.zone("Bob", "hand") == hand


def test_militia_under_a_throne_finds_three_cards_the_second_time():
    table = deal(hand="Throne Room Militia Copper", bob="Estate Estate Copper Silver Gold")
    table.play("Throne Room", play="Militia", discard="Estate Estate")
    assert table.asked == "play_treasure"
    assert table.numbers == (0, 1, 4)


# Bureaucrat


def test_bureaucrat_gains_a_silver_onto_the_deck():
    table = deal(hand="Bureaucrat", deck="Copper")
    table.play("Bureaucrat")
    assert table.deck == "Silver Copper"
    assert table.discard == ""


def test_bureaucrat_with_empty_decks_makes_decks_of_one_card():
    table = deal(hand="Bureaucrat", discard="Gold", bob={"hand": "Duchy", "discard": "Copper"})
    table.play("Bureaucrat")
    assert (table.deck, table.discard) == ("Silver", "Gold")
    assert (table.zone("Bob", "deck"), table.zone("Bob", "discard")) == ("Duchy", "Copper")


def test_bureaucrat_lets_the_victim_choose_among_victory_cards():
    table = deal(hand="Bureaucrat", bob={"hand": "Estate Copper Duchy", "deck": "Gold"})
    table.play("Bureaucrat")
    assert table.options == "Estate Duchy"
    table.then(by="Bob", topdeck="Duchy")
    assert table.zone("Bob", "hand") == "Estate Copper"
    assert table.zone("Bob", "deck") == "Duchy Gold"
    assert table.told("reveal") == ["Bob: Duchy"]


def test_bureaucrat_makes_a_hand_without_victory_cards_be_shown():
    table = deal(hand="Bureaucrat", bob="Curse Copper Moat")
    table.play("Bureaucrat", react="")
    assert table.zone("Bob", "hand") == "Curse Copper Moat"
    assert table.told("reveal") == ["Bob: Curse Copper Moat"]
    assert table.sees("Ann", "Bob", "hand") == "Curse Copper Moat"


def test_bureaucrat_passes_an_empty_hand():
    table = deal(hand="Bureaucrat", bob={"deck": "Estate"}, cid="Duchy")
    table.play("Bureaucrat")
    assert table.zone("Bob", "deck") == "Estate"
    assert table.zone("Cid", "deck") == "Duchy"


def test_bureaucrat_without_silvers_still_attacks():
    table = deal(hand="Bureaucrat", deck="Copper", bob="Province Gold", supply={"Silver": 0})
    table.play("Bureaucrat")
    assert table.deck == "Copper"
    assert table.zone("Bob", "deck") == "Province"


def test_bureaucrat_under_a_throne_takes_two_victory_cards():
    table = deal(hand="Throne Room Bureaucrat", bob="Estate Duchy Gold")
    table.play("Throne Room", play="Bureaucrat", topdeck="Estate")
    assert table.deck == "Silver Silver"
    assert table.zone("Bob", "deck") == "Duchy Estate"
    assert table.zone("Bob", "hand") == "Gold"


# Bandit


def test_bandit_gains_a_gold_and_has_a_treasure_trashed():
    table = deal(hand="Bandit", bob={"deck": "Silver Estate Gold"})
    table.play("Bandit")
    assert table.discard == "Gold"
    assert table.trash == "Silver"
    assert table.zone("Bob", "discard") == "Estate"
    assert table.zone("Bob", "deck") == "Gold"


def test_bandit_lets_the_victim_choose_between_two_treasures():
    table = deal(hand="Bandit", bob={"deck": "Gold Potion"})
    table.play("Bandit").then(by="Bob", trash="Potion")
    assert table.trash == "Potion"
    assert table.zone("Bob", "discard") == "Gold"


@pytest.mark.parametrize("deck", ["Copper Copper", "Copper Estate", "Curse Village"])
def test_bandit_spares_coppers_and_what_is_no_treasure(deck):
    table = deal(hand="Bandit", bob={"deck": deck})
    table.play("Bandit")
    assert table.trash == ""
    assert table.zone("Bob", "discard") == deck


def test_bandit_takes_a_philosophers_stone_beside_a_copper():
    table = deal(hand="Bandit", bob={"deck": "Copper Philosopher's Stone"})
    table.play("Bandit")
    assert table.trash == "Philosopher's Stone"


def test_bandit_without_golds_still_attacks():
    table = deal(hand="Bandit", bob={"deck": "Silver Copper"}, supply={"Gold": 0})
    table.play("Bandit")
    assert table.discard == ""
    assert table.trash == "Silver"


def test_bandit_shuffles_the_rivals_discard_pile_in_the_middle():
    table = deal(hand="Bandit", bob={"deck": "Estate", "discard": "Silver Silver"}, cid="")
    table.play("Bandit")
    assert table.trash == "Silver"
    assert table.zone("Bob", "discard") == "Estate"
    assert table.zone("Bob", "deck") == "Silver"


def test_bandit_under_a_throne_strikes_twice():
    table = deal(hand="Throne Room Bandit", bob={"deck": "Silver Estate Gold Estate"})
    table.play("Throne Room", play="Bandit")
    assert table.discard == "Gold Gold"
    assert table.trash == "Silver Gold"


# Thief


def test_thief_lets_the_attacker_choose_what_is_trashed_and_gained():
    table = deal(hand="Thief", bob={"deck": "Copper Gold Silver"})
    table.play("Thief")
    assert table.options == "Copper Gold"
    table.then(by="Ann", trash="Gold", gain="Gold")
    assert table.discard == "Gold"
    assert table.trash == ""
    assert table.zone("Bob", "discard") == "Copper"
    assert table.zone("Bob", "deck") == "Silver"


def test_thief_must_take_a_copper_but_need_not_keep_it():
    table = deal(hand="Thief", bob={"deck": "Copper Estate"})
    table.play("Thief").then(by="Ann", gain="")
    assert table.trash == "Copper"
    assert table.discard == ""
    assert table.zone("Bob", "discard") == "Estate"


@pytest.mark.parametrize("treasure", ["Potion", "Philosopher's Stone"])
def test_thief_steals_the_treasures_of_alchemy(treasure):
    table = deal(hand="Thief", bob={"deck": f"{treasure} Estate"})
    table.play("Thief", gain=treasure)
    assert table.discard == treasure
    assert table.trash == ""


def test_thief_may_gain_some_of_what_was_trashed():
    table = deal(hand="Thief", bob={"deck": "Silver Estate"}, cid={"deck": "Copper Gold"}, trash="Gold")
    table.play("Thief", trash="Gold")
    assert table.options == "Silver Gold"  # not the Gold that had been in the trash before
    table.then(gain="Gold")
    assert table.discard == "Gold"
    assert sorted(table.trash.split()) == ["Gold", "Silver"]


def test_thief_discards_what_is_no_treasure():
    table = deal(hand="Thief", bob={"deck": "Estate Village Gold"})
    table.play("Thief")
    assert table.asked == "buy"
    assert table.trash == ""
    assert table.zone("Bob", "discard") == "Estate Village"


def test_thief_shuffles_in_the_middle_and_passes_who_has_no_cards():
    table = deal(hand="Thief", bob={"deck": "Estate", "discard": "Silver Silver"}, cid="Gold")
    table.play("Thief", gain="Silver")
    assert table.zone("Bob", "deck") == "Silver"
    assert table.zone("Bob", "discard") == "Estate"
    assert table.zone("Cid", "hand") == "Gold"


def test_thief_under_a_throne_gains_only_from_the_play_that_trashed():
    table = deal(hand="Throne Room Thief", bob={"deck": "Silver Estate Gold Estate"})
    table.play("Throne Room", play="Thief", gain="")
    assert table.options == "Gold"
    table.then(gain="Gold")
    assert table.trash == "Silver"


def test_thief_does_not_look_behind_a_moat():
    table = deal(hand="Thief", bob={"hand": "Moat", "deck": "Gold Gold"})
    table.play("Thief", react="Moat")
    assert table.asked == "buy"
    assert table.zone("Bob", "deck") == "Gold Gold"


# Spy


def test_spy_draws_then_judges_its_own_card_and_each_rivals():
    table = deal(hand="Spy", deck="Copper Estate Gold", bob={"deck": "Gold Copper"}, cid={"deck": "Curse Copper"})
    table.play("Spy")
    assert table.hand == "Copper"
    assert table.numbers == (1, 1, 0)
    table.then(by="Ann", discard="Estate").then(by="Ann", discard="Gold").then(by="Ann", discard="")
    assert (table.discard, table.deck) == ("Estate", "Gold")
    assert (table.zone("Bob", "discard"), table.zone("Bob", "deck")) == ("Gold", "Copper")
    assert (table.zone("Cid", "discard"), table.zone("Cid", "deck")) == ("", "Curse Copper")


def test_spy_shows_the_card_to_everybody():
    table = deal(hand="Spy", deck="Copper Estate", bob={"deck": "Gold"}, cid="")
    table.play("Spy", discard="")
    assert table.sees("Cid", "Bob", "aside") == "Gold"
    assert table.told("reveal") == ["Ann: Estate", "Bob: Gold"]


def test_spy_shuffles_where_a_deck_is_empty_and_passes_who_has_no_cards():
    table = deal(hand="Spy", bob={"discard": "Gold"}, cid="Copper")
    table.play("Spy")
    assert table.options == "Gold"
    table.then(by="Ann", discard="")
    assert table.zone("Bob", "deck") == "Gold"
    assert table.asked == "buy"


def test_spy_does_not_look_behind_a_moat():
    table = deal(hand="Spy", bob={"hand": "Moat", "deck": "Gold"}, cid={"deck": "Silver"})
    table.play("Spy").then(by="Bob", react="Moat")
    assert table.options == "Silver"


def test_spy_under_a_throne_looks_twice():
    table = deal(hand="Throne Room Spy", bob={"deck": "Gold Silver"})
    table.play("Throne Room", play="Spy", discard="Gold").then(discard="Silver")
    assert table.zone("Bob", "discard") == "Gold Silver"
    assert table.numbers == (2, 1, 0)
