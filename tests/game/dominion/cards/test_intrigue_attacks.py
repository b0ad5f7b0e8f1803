"""Intrigue: the Attacks. What can be shown against them has its own file."""

import pytest

from game import IllegalAnswer
from tests.story import Story, deal

FIVE = "Estate Copper Copper Copper Copper"


def throw(attack: str, **table) -> Story:
    """Play an Attack twice, by a Throne Room."""
    return deal(**{"hand": f"Throne Room {attack}"} | table).play("Throne Room", play=attack)


# Minion


def test_minion_brings_an_action_and_two_coins_and_leaves_the_hands_alone():
    table = deal(hand="Minion Copper", deck="Gold " * 4, bob=FIVE)
    table.play("Minion").then(by="Ann", choose="coins")
    assert table.numbers == (1, 1, 2)
    assert table.hand == "Copper"
    assert table.zone("Bob", "hand") == FIVE


def test_minion_brings_new_hands_of_four_and_no_coins():
    bob = {"hand": FIVE, "deck": "Silver " * 5}
    table = deal(hand="Minion Copper Duchy", deck="Gold Gold Gold Gold Silver", bob=bob)
    table.play("Minion", choose="hand")
    assert table.numbers == (1, 1, 0)
    assert (table.hand, table.discard, table.deck) == ("Gold Gold Gold Gold", "Copper Duchy", "Silver")
    assert table.zone("Bob", "hand") == "Silver Silver Silver Silver"
    assert table.zone("Bob", "discard") == FIVE
    assert table.zone("Bob", "deck") == "Silver"


@pytest.mark.parametrize(("cards", "is_hit"), [(0, False), (3, False), (4, False), (5, True), (6, True), (8, True)])
def test_minion_hits_only_who_holds_five_cards_or_more(cards, is_hit):
    table = deal(hand="Minion", bob={"hand": "Copper " * cards, "deck": "Silver " * 5})
    table.play("Minion", choose="hand")
    hand = ["Silver"] * 4 if is_hit else ["Copper"] * cards
    assert table.zone("Bob", "hand").split() == hand


def test_minion_hits_each_rival_by_the_own_hand_and_in_turn_order():
    bob, cid = ({"hand": hand, "deck": "Silver " * 4} for hand in ("Duchy " * 6, "Estate " * 5))
    table = deal(hand="Gold", bob={"hand": "Minion Curse", "deck": "Gold " * 4}, cid=cid, turn={"seat": 1})
    table.play("Minion", choose="hand")
    assert table.told("discard") == ["Bob: Curse", "Cid: Estate Estate Estate Estate Estate"]
    assert table.hand == "Gold", "Ann held less than five"
    table = deal(hand="Minion", deck="Gold " * 4, bob=bob, cid=cid).play("Minion", choose="hand")
    assert [line.split(":")[0] for line in table.told("discard")] == ["Bob", "Cid"]


def test_minion_is_chosen_for_after_the_reactions():
    table = deal(hand="Minion", deck="Gold " * 4, bob={"hand": f"Moat {FIVE}", "deck": "Silver " * 4})
    table.play("Minion").then(by="Bob", react="Moat").then(by="Ann", choose="hand")
    assert table.hand == "Gold Gold Gold Gold"
    assert table.zone("Bob", "hand") == f"Moat {FIVE}"


def test_minion_with_an_empty_hand_draws_four():
    table = deal(hand="Minion", deck="Gold " * 4).play("Minion", choose="hand")
    assert table.hand == "Gold Gold Gold Gold"


def test_minion_shuffles_what_was_just_discarded():
    bob = {"hand": FIVE, "deck": "Gold"}
    table = deal(hand="Minion Duchy Duchy", deck="Gold", bob=bob).play("Minion", choose="hand")
    assert table.hand == "Gold Duchy Duchy", "there were no more"
    assert table.zone("Bob", "hand").split()[0] == "Gold"
    assert table.match.view(1).size(1, "hand") == 4
    assert table.match.view(1).size(1, "deck") == 2
    assert table.zone("Bob", "discard") == ""


def test_minion_under_a_throne_chooses_twice():
    table = throw("Minion", deck="Gold " * 4, bob={"hand": FIVE, "deck": "Silver " * 8})
    table.then(choose="coins").then(choose="hand")
    assert table.numbers == (2, 1, 2)
    assert table.hand == "Gold Gold Gold Gold"
    assert table.zone("Bob", "hand") == "Silver Silver Silver Silver"


def test_minion_under_a_throne_finds_four_cards_the_second_time():
    table = throw("Minion", deck="Gold " * 4 + "Duchy " * 4, bob={"hand": FIVE, "deck": "Silver " * 8})
    table.then(choose="hand").then(choose="hand")
    assert table.hand == "Duchy Duchy Duchy Duchy"
    assert table.zone("Bob", "discard") == FIVE
    assert table.zone("Bob", "deck") == "Silver Silver Silver Silver"


# Replace


@pytest.mark.parametrize(
    ("gained", "deck", "discard", "curses"),
    [
        ("Silver", "Silver Copper", "", 0),
        ("Village", "Village Copper", "", 0),
        ("Moat", "Moat Copper", "", 0),
        ("Duke", "Copper", "Duke", 1),
        ("Great Hall", "Great Hall Copper", "", 1),
        ("Harem", "Harem Copper", "", 1),
        ("Nobles", "Nobles Copper", "", 1),
        ("Curse", "Copper", "Curse", 0),
    ],
)
def test_replace_puts_actions_and_treasures_onto_the_deck_and_curses_for_victory_cards(gained, deck, discard, curses):
    kingdom = "Village Moat Duke Great Hall Harem Nobles"
    table = deal(hand="Replace Ironworks", deck="Copper", cid="", kingdom=kingdom)
    table.play("Replace", gain=gained)
    assert table.trash == "Ironworks"
    assert (table.deck, table.discard) == (deck, discard)
    assert table.zone("Bob", "discard") == table.zone("Cid", "discard") == " ".join(["Curse"] * curses)


def test_replace_lets_the_attacker_choose_both_cards():
    table = deal(hand="Replace Estate Copper")
    table.play("Replace")
    assert table.options == "Estate Copper"
    table.then(by="Ann", trash="Copper")
    assert table.options == "Copper Estate Curse"
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(by="Ann", gain="Copper")
    assert (table.hand, table.deck) == ("Estate", "Copper")


def test_replace_with_an_empty_hand_does_nothing_but_may_be_reacted_to():
    table = deal(hand="Replace", bob="Moat")
    table.play("Replace", react="")
    assert table.asked == "buy"
    assert (table.trash, table.discard, table.deck) == ("", "", "")


def test_replace_with_nothing_to_gain_still_trashes():
    table = deal(hand="Replace Copper", supply={"Copper": 0, "Estate": 0, "Curse": 0}).play("Replace")
    assert table.trash == "Copper"
    assert (table.discard, table.deck) == ("", "")


def test_replace_does_not_look_at_who_shows_a_moat():
    table = deal(hand="Replace Estate", bob="Moat", cid="")
    table.play("Replace", react="Moat", gain="Estate")
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Cid", "discard") == "Curse"


def test_replace_deals_the_last_curse_in_turn_order():
    table = deal(bob="Replace Gold", cid="", supply={"Curse": 1}, turn={"seat": 1})
    table.play("Replace", gain="Duchy")
    assert table.zone("Cid", "discard") == "Curse"
    assert table.discard == ""
    assert table.zone("Bob", "discard") == "Duchy"


def test_replace_without_curses_gains_a_victory_card():
    table = deal(hand="Replace Gold", supply={"Curse": 0}).play("Replace", gain="Province")
    assert table.discard == "Province"
    assert table.zone("Bob", "discard") == ""


@pytest.mark.parametrize(
    ("trashed", "dearest", "too_dear"),
    [("Estate", "Bridge", "Vineyard"), ("Scrying Pool", "Golem", "Possession"), ("Golem", "Possession", "Province")],
)
def test_replace_adds_two_coins_and_no_potion(trashed, dearest, too_dear):
    table = deal(hand=f"Replace {trashed}", kingdom="Bridge Golem Possession Vineyard").play("Replace")
    assert dearest in table.options
    assert too_dear not in table.options


@pytest.mark.parametrize(
    ("trashed", "options"),
    [
        ("Copper", "Copper Silver Estate Curse Village"),  # it costs nothing still, so 2 more is what usually costs 3
        ("Estate", "Copper Silver Estate Curse Village Smithy Bridge"),
    ],
)
def test_replace_under_a_bridge_looks_at_the_costs_of_the_moment(trashed, options):
    table = deal(hand=f"Bridge Replace {trashed}", kingdom="Village Smithy Market", turn={"actions": 2})
    table.play("Bridge").play("Replace")
    assert table.options == options


def test_replace_under_a_throne_replaces_two_cards():
    table = throw("Replace", hand="Throne Room Replace Copper Gold", deck="Silver")
    table.then(trash="Copper", gain="Estate").then(gain="Gold")
    assert table.trash == "Copper Gold"
    assert (table.deck, table.discard) == ("Gold Silver", "Estate")
    assert table.zone("Bob", "discard") == "Curse"


# Saboteur


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


# Swindler


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


# Torturer


def test_torturer_draws_three_and_the_victim_discards_two():
    table = deal(hand="Torturer", deck="Gold Gold Gold Silver", bob="Estate Copper Duchy Silver").play("Torturer")
    assert table.hand == "Gold Gold Gold"
    assert table.options == "discard curse"
    table.then(by="Bob", choose="discard")
    with pytest.raises(IllegalAnswer):
        table.then(discard="Estate")
    table.then(by="Bob", discard="Estate Duchy")
    assert (table.zone("Bob", "hand"), table.zone("Bob", "discard")) == ("Copper Silver", "Estate Duchy")
    assert table.match.supply["Curse"] == 10


def test_torturer_puts_the_curse_into_the_hand():
    table = deal(hand="Torturer", bob="Gold Gold").play("Torturer").then(by="Bob", choose="curse")
    assert (table.zone("Bob", "hand"), table.zone("Bob", "discard")) == ("Gold Gold Curse", "")
    assert table.match.supply["Curse"] == 9


@pytest.mark.parametrize("hand", ["", "Gold", "Gold Gold"])
def test_torturer_lets_discard_as_many_as_there_are(hand):
    table = deal(hand="Torturer", bob=hand).play("Torturer").then(by="Bob", choose="discard")
    assert table.asked == "buy"
    assert (table.zone("Bob", "hand"), table.zone("Bob", "discard")) == ("", hand)


def test_torturer_lets_choose_a_curse_that_is_not_there():
    table = deal(hand="Torturer", bob="Gold Gold", supply={"Curse": 0}).play("Torturer")
    assert table.options == "discard curse"
    table.then(choose="curse")
    assert (table.zone("Bob", "hand"), table.zone("Bob", "discard")) == ("Gold Gold", "")


def test_torturer_asks_in_turn_order_and_the_last_curse_goes_to_the_first():
    table = deal(hand="Gold Gold", bob="Torturer", cid="Gold Gold", supply={"Curse": 1}, turn={"seat": 1})
    table.play("Torturer").then(by="Cid", choose="curse")
    assert table.zone("Cid", "hand") == "Gold Gold Curse", "before Ann has to choose"
    table.then(by="Ann", choose="curse")
    assert table.hand == "Gold Gold"


def test_torturer_lets_each_rival_choose_alone_and_passes_a_moat():
    table = deal(hand="Torturer", bob="Moat Gold", cid="Silver Copper Estate")
    table.play("Torturer").then(by="Bob", react="Moat").then(by="Cid", choose="discard", discard="Copper Estate")
    assert table.zone("Bob", "hand") == "Moat Gold"
    assert table.zone("Cid", "hand") == "Silver"


def test_torturer_under_a_throne_tortures_twice():
    table = throw("Torturer", deck="Copper " * 7, bob="Gold")
    table.then(by="Bob", choose="curse").then(by="Bob", choose="discard")
    assert table.zone("Bob", "discard") == "Gold Curse", "the Curse of the first time is a card like any other"
    assert table.hand == "Copper Copper Copper Copper Copper Copper"
