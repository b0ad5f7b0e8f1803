"""Saboteur and Swindler: Attacks on the deck."""

import pytest

from game import IllegalAnswer
from tests.story import Story, deal


def throw(attack: str, **table) -> Story:
    """Play an Attack twice, by a Throne Room."""
    return deal(**{"hand": f"Throne Room {attack}"} | table).play("Throne Room", play=attack)


def test_saboteur_trashes_the_first_card_of_three_or_more_and_discards_what_came_before():
    table = deal(hand="Saboteur", bob={"deck": "Copper Estate Curse Gold Province", "discard": "Duchy"})
    table.play("Saboteur").then(by="Bob", gain="")
    assert table.trash == "Gold"
    assert table.zone("Bob", "discard") == "Duchy Copper Estate Curse"
    assert table.zone("Bob", "deck") == "Province"
    assert table.zone("Bob", "aside") == ""


def test_saboteur_lets_the_victim_gain_a_card_that_costs_at_least_two_less():
    table = deal(hand="Saboteur", bob={"deck": "Moat Duchy"}, kingdom="Village Smithy").play("Saboteur")
    assert table.asked_of == "Bob"
    assert table.options == "Copper Silver Estate Curse Village Moat"
    table.then(gain="Silver")
    assert sorted(table.zone("Bob", "discard").split()) == ["Moat", "Silver"]
    assert table.match.supply["Silver"] == 39
    assert table.discard == ""


def test_saboteur_shows_everybody_what_is_revealed():
    table = deal(hand="Saboteur", bob={"deck": "Estate Copper Gold Silver"}, cid="").play("Saboteur")
    assert table.sees("Cid", "Bob", "aside") == "Estate Copper"
    assert table.sees("Ann", "Bob", "deck") == "?"
    assert table.told("reveal") == ["Bob: Estate", "Bob: Copper", "Bob: Gold"]


def test_saboteur_goes_through_a_deck_of_cheap_cards_and_trashes_nothing():
    table = deal(hand="Saboteur", bob={"deck": "Copper Estate", "discard": "Curse Moat"}).play("Saboteur")
    assert table.asked == "buy"
    assert table.trash == ""
    assert table.zone("Bob", "deck") == ""
    assert sorted(table.zone("Bob", "discard").split()) == ["Copper", "Curse", "Estate", "Moat"]
    assert table.told("shuffle") == ["Bob"], "what is revealed does not come again"


def test_saboteur_shuffles_in_the_middle_without_the_revealed_cards():
    table = deal(hand="Saboteur", bob={"deck": "Copper Copper", "discard": "Gold"}).play("Saboteur", gain="")
    assert table.trash == "Gold"
    assert table.zone("Bob", "deck") == ""
    assert table.zone("Bob", "discard") == "Copper Copper"


def test_saboteur_finds_the_card_after_the_shuffle_wherever_it_lies():
    table = deal(hand="Saboteur", bob={"deck": "Curse", "discard": "Copper Copper Copper Silver"})
    table.play("Saboteur").then(by="Bob", gain="Copper")
    assert table.trash == "Silver"
    left = table.zone("Bob", "deck") + " " + table.zone("Bob", "discard")
    assert sorted(left.split()) == ["Copper", "Copper", "Copper", "Copper", "Curse"]
    assert "Curse" in table.zone("Bob", "discard")


def test_saboteur_passes_who_has_no_cards():
    table = deal(hand="Saboteur", bob="Gold Gold", cid={"deck": "Silver"}).play("Saboteur").then(by="Cid", gain="")
    assert table.trash == "Silver"
    assert table.zone("Bob", "hand") == "Gold Gold"


def test_saboteur_hits_the_rivals_one_after_the_other():
    table = deal(hand="Saboteur", bob={"deck": "Gold"}, cid={"deck": "Gold"}, kingdom="Smithy", supply={"Smithy": 1})
    table.play("Saboteur")
    assert table.zone("Cid", "deck") == "Gold"
    table.then(by="Bob", gain="Smithy")
    assert "Smithy" not in table.options, "Bob took the last one"
    table.then(by="Cid", gain="Silver")
    assert table.trash == "Gold Gold"


def test_saboteur_begins_to_the_left_of_who_plays_it():
    table = deal(deck="Gold", bob="Saboteur", cid={"deck": "Silver"}, turn={"seat": 1}).play("Saboteur")
    table.then(by="Cid", gain="").then(by="Ann", gain="")
    assert table.trash == "Silver Gold"


def test_saboteur_does_not_look_behind_a_moat():
    table = deal(hand="Saboteur", bob={"hand": "Moat", "deck": "Copper Gold"}).play("Saboteur", react="Moat")
    assert (table.trash, table.zone("Bob", "deck"), table.zone("Bob", "discard")) == ("", "Copper Gold", "")


def test_saboteur_looks_only_at_the_coins_of_a_cost():
    table = deal(hand="Saboteur", bob={"deck": "Apothecary Alchemist"}).play("Saboteur", gain="")
    assert table.trash == "Alchemist"
    assert table.zone("Bob", "discard") == "Apothecary"


def test_saboteur_leaves_the_potion_of_a_cost_for_the_gain():
    kingdom = "Vineyard Transmute Scrying Pool Alchemist Village"
    table = deal(hand="Saboteur", bob={"deck": "Golem"}, kingdom=kingdom).play("Saboteur")
    assert table.options == "Copper Estate Curse Vineyard Transmute Scrying Pool"
    table = deal(hand="Saboteur", bob={"deck": "Smithy"}, kingdom=kingdom).play("Saboteur")
    assert table.options == "Copper Estate Curse", "no potion without one"


def test_saboteur_under_a_bridge_spares_silver_and_lowers_what_may_be_gained():
    bob = {"deck": "Silver Bridge Gold"}
    table = deal(hand="Bridge Saboteur", bob=bob, kingdom="Village", turn={"actions": 2})
    table.play("Bridge").play("Saboteur")
    assert table.trash == "Bridge"
    assert table.options == "Copper Estate Curse", "a Bridge costs 3 now, and an Estate 1"


def test_saboteur_need_not_be_answered_where_nothing_is_cheap_enough():
    table = deal(hand="Saboteur Gold", bob={"deck": "Silver"}, supply={"Copper": 0, "Curse": 0}).play("Saboteur")
    assert table.asked == "play_treasure"
    assert table.trash == "Silver"


def test_saboteur_under_a_throne_may_hit_what_was_gained_from_it():
    table = throw("Saboteur", bob={"deck": "Province"})
    table.then(by="Bob", gain="Gold")
    assert table.trash == "Province Gold", "the new Gold was all that Bob had to reveal"
    table.then(by="Bob", gain="")
    assert table.zone("Bob", "discard") == ""


def test_swindler_lets_the_attacker_choose_what_the_victim_gains():
    table = deal(hand="Swindler", bob={"deck": "Copper Gold"}).play("Swindler")
    assert table.numbers == (0, 1, 2)
    assert table.trash == "Copper"
    assert table.options == "Copper Curse"
    assert table.match.decision.owner == 1
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(by="Ann", gain="Curse")
    assert table.zone("Bob", "discard") == "Curse"
    assert table.zone("Bob", "deck") == "Gold"
    assert table.discard == ""


def test_swindler_gives_only_cards_of_the_same_cost():
    table = deal(hand="Swindler", bob={"deck": "Duchy"}, kingdom="Village Smithy Market Festival Nobles")
    table.play("Swindler")
    assert table.options == "Duchy Market Festival"


def test_swindler_gives_the_only_card_there_is_without_asking():
    table = deal(hand="Swindler", bob={"deck": "Province"}).play("Swindler")
    assert table.asked == "buy"
    assert table.trash == table.zone("Bob", "discard") == "Province"
    assert table.match.supply["Province"] == 7


def test_swindler_takes_the_card_also_where_nothing_costs_the_same():
    table = deal(hand="Swindler", bob={"deck": "Province"}, cid={"deck": "Province"}, supply={"Province": 1})
    table.play("Swindler")
    assert table.trash == "Province Province"
    assert (table.zone("Bob", "discard"), table.zone("Cid", "discard")) == ("Province", "")


@pytest.mark.parametrize(
    ("card", "options"),
    [("Familiar", "Alchemist Familiar"), ("Smithy", "Potion Smithy"), ("Transmute", "Vineyard Transmute")],
)
def test_swindler_compares_potions_too(card, options):
    kingdom = "Alchemist Familiar Smithy Vineyard Transmute"
    table = deal(hand="Swindler", bob={"deck": card}, kingdom=kingdom).play("Swindler")
    assert table.trash == card
    assert table.options == options


def test_swindler_under_bridges_finds_more_that_costs_nothing():
    table = deal(hand="Bridge Bridge Swindler", bob={"deck": "Estate"}, kingdom="Moat Transmute", turn={"actions": 3})
    table.play("Bridge").play("Bridge").play("Swindler")
    assert table.options == "Copper Estate Curse Moat"
    table.then(by="Ann", gain="Curse")
    assert table.zone("Bob", "discard") == "Curse"


def test_swindler_shuffles_an_empty_deck_and_passes_who_has_no_cards():
    table = deal(hand="Swindler", bob="Gold", cid={"discard": "Estate"}, kingdom="Moat").play("Swindler")
    table.then(by="Ann", gain="Moat")
    assert table.trash == "Estate"
    assert table.zone("Bob", "hand") == "Gold"
    assert (table.zone("Cid", "deck"), table.zone("Cid", "discard")) == ("", "Moat")


def test_swindler_hits_the_rivals_one_after_the_other():
    table = deal(deck="Gold", bob="Swindler", cid={"deck": "Copper"}, turn={"seat": 1}, supply={"Curse": 1})
    table.play("Swindler")
    assert table.deck == "Gold"
    assert table.match.decision.owner == 2
    table.then(by="Bob", gain="Curse")
    assert table.trash == "Copper Gold"
    assert (table.zone("Cid", "discard"), table.discard) == ("Curse", "Gold")


def test_swindler_does_not_look_behind_a_moat():
    table = deal(hand="Swindler", bob={"hand": "Moat", "deck": "Gold"}).play("Swindler", react="Moat")
    assert (table.trash, table.zone("Bob", "deck")) == ("", "Gold")
    assert table.numbers == (0, 1, 2)


def test_swindler_under_a_throne_may_hit_the_card_it_gave():
    table = throw("Swindler", bob={"deck": "Copper"}).then(gain="Curse")
    assert table.trash == "Copper Curse"
    table.then(by="Ann", gain="Copper")
    assert table.zone("Bob", "discard") == "Copper"
    assert table.numbers == (0, 1, 4)
