"""The base game: cards that look at the deck, and Merchant and Vassal."""

import pytest

from tests.story import deal

SIX_COPPERS = "Copper Copper Copper Copper Copper Copper"


# Adventurer


def test_adventurer_takes_the_first_two_treasures():
    table = deal(hand="Adventurer", deck="Estate Copper Village Gold Silver")
    table.play("Adventurer")
    assert table.hand == "Copper Gold"
    assert table.discard == "Estate Village"
    assert table.deck == "Silver"


def test_adventurer_finds_potions_and_philosophers_stones():
    table = deal(hand="Adventurer", deck="Potion Philosopher's Stone Gold")
    table.play("Adventurer")
    assert table.hand == "Potion Philosopher's Stone"


def test_adventurer_shuffles_in_the_middle_but_not_what_it_revealed():
    table = deal(hand="Adventurer", deck="Estate Copper", discard="Gold")
    table.play("Adventurer")
    assert table.hand == "Copper Gold"
    assert table.deck == ""
    assert table.discard == "Estate"


def test_adventurer_keeps_the_one_treasure_there_is():
    table = deal(hand="Adventurer", deck="Estate Silver", discard="Village")
    table.play("Adventurer")
    assert table.hand == "Silver"
    assert table.deck == ""
    assert sorted(table.discard.split()) == ["Estate", "Village"]


def test_adventurer_with_no_treasure_and_with_no_cards():
    table = deal(hand="Adventurer", deck="Estate Village")
    table.play("Adventurer")
    assert table.hand == ""
    assert table.discard == "Estate Village"

    table = deal(hand="Adventurer")
    table.play("Adventurer")
    assert table.hand == table.discard == ""


def test_adventurer_under_a_throne_takes_four():
    table = deal(hand="Throne Room Adventurer", deck="Gold Gold Estate Silver Silver Copper")
    table.play("Throne Room", play="Adventurer")
    assert table.hand == "Gold Gold Silver Silver"
    assert table.deck == "Copper"


# Harbinger


def test_harbinger_may_put_a_card_of_the_discard_pile_onto_the_deck():
    table = deal(hand="Harbinger", deck="Copper Estate", discard="Gold Curse")
    table.play("Harbinger")
    assert table.options == "Gold Curse"
    table.then(topdeck="Gold")
    assert table.hand == "Copper"
    assert table.deck == "Gold Estate"
    assert table.discard == "Curse"
    assert table.numbers == (1, 1, 0)


def test_harbinger_may_be_declined():
    table = deal(hand="Harbinger", deck="Copper", discard="Gold")
    table.play("Harbinger", topdeck="")
    assert table.discard == "Gold"
    assert table.deck == ""


def test_harbinger_with_an_empty_discard_pile_asks_nothing():
    table = deal(hand="Harbinger", deck="Estate Gold")
    table.play("Harbinger")
    assert table.asked == "buy"
    assert table.hand == "Estate"


def test_harbinger_finds_nothing_where_its_own_draw_shuffled():
    table = deal(hand="Harbinger", discard="Estate Estate")
    table.play("Harbinger")
    assert table.asked == "buy"
    assert table.hand == table.deck == "Estate"


def test_harbinger_under_a_throne_draws_what_it_put_back():
    table = deal(hand="Throne Room Harbinger", deck="Copper", discard="Gold Silver")
    table.play("Throne Room", play="Harbinger", topdeck="Gold").then(topdeck="Silver")
    assert table.hand == "Copper Gold"
    assert table.deck == "Silver"


# Library


def test_library_draws_up_to_seven():
    table = deal(hand="Library Copper Copper Copper Copper", deck="Gold Silver Estate Duchy")
    table.play("Library")
    assert table.hand == "Copper Copper Copper Copper Gold Silver Estate"
    assert table.deck == "Duchy"


@pytest.mark.parametrize("hand", [f"{SIX_COPPERS} Copper", f"{SIX_COPPERS} Copper Copper"])
def test_library_with_seven_or_more_in_hand_does_nothing(hand):
    table = deal(hand=f"Library {hand}", deck="Gold")
    table.play("Library")
    assert table.hand == hand
    assert table.deck == "Gold"


def test_library_may_set_actions_aside():
    table = deal(hand=f"Library {SIX_COPPERS}", deck="Village Smithy Gold Silver")
    table.play("Library", set_aside="Village").then(set_aside="Smithy")
    assert table.hand == f"{SIX_COPPERS} Gold"
    assert table.discard == "Village Smithy"
    assert table.deck == "Silver"


def test_library_may_keep_actions():
    table = deal(hand="Library Copper Copper Copper Copper Copper", deck="Village Smithy Gold")
    table.play("Library", set_aside="").then(set_aside="")
    assert table.hand == "Copper Copper Copper Copper Copper Village Smithy"
    assert table.discard == ""


def test_library_asks_about_the_seventh_card_too():
    table = deal(hand=f"Library {SIX_COPPERS}", deck="Moat")
    table.play("Library", set_aside="Moat")
    assert table.hand == SIX_COPPERS
    assert table.discard == "Moat"


def test_library_with_an_empty_deck_draws_nothing():
    table = deal(hand="Library Copper")
    table.play("Library")
    assert table.hand == "Copper"


def test_library_shuffles_in_the_middle_but_not_what_was_set_aside():
    table = deal(hand="Library Copper", deck="Village", discard="Gold Gold")
    table.play("Library", set_aside="Village")
    assert table.hand == "Copper Gold Gold"
    assert table.deck == ""
    assert table.discard == "Village"


def test_library_under_a_throne_finds_again_what_it_had_set_aside():
    table = deal(hand="Throne Room Library Copper", deck="Village")
    table.play("Throne Room", play="Library", set_aside="Village").then(set_aside="")
    assert table.hand == "Copper Village"


# Merchant


def test_merchant_gives_a_coin_for_the_first_silver_only():
    table = deal(hand="Merchant Silver Silver", deck="Gold")
    table.play("Merchant")
    assert table.hand == "Silver Silver Gold"
    assert table.numbers == (1, 1, 0)
    table.play_treasures("Gold Silver Silver")
    assert table.numbers == (1, 1, 3 + (2 + 1) + 2)


def test_merchant_counts_silvers_that_are_played_one_by_one():
    table = deal(hand="Merchant Silver Silver")
    table.play("Merchant").play_treasures("Silver")
    assert table.numbers == (1, 1, 3)
    table.play_treasures("Silver")
    assert table.numbers == (1, 1, 5)


def test_two_merchants_give_two_coins():
    table = deal(hand="Merchant Merchant Silver Silver")
    table.play("Merchant").play("Merchant").play_treasures("Silver Silver")
    assert table.numbers == (1, 1, 6)


def test_merchant_under_a_throne_gives_two_coins():
    table = deal(hand="Throne Room Merchant Silver Silver")
    table.play("Throne Room", play="Merchant").play_treasures("Silver Silver")
    assert table.numbers == (2, 1, 6)


def test_merchant_gives_nothing_without_a_silver():
    table = deal(hand="Merchant Copper Gold")
    table.play("Merchant").play_treasures("Copper Gold")
    assert table.numbers == (1, 1, 4)


def test_merchant_is_forgotten_when_the_turn_ends():
    table = deal(hand="Merchant", bob="Silver")
    table.play("Merchant").end_turn()
    table.play_treasures("Silver")
    assert table.numbers == (1, 1, 2)


# Sentry


@pytest.mark.parametrize(
    ("trash", "discard", "order", "deck"),
    [
        ("Curse Gold", None, None, "Copper"),
        ("Curse", "Gold", None, "Copper"),
        ("Curse", "", None, "Gold Copper"),
        ("", "Curse Gold", None, "Copper"),
        ("", "Curse", None, "Gold Copper"),
        ("", "", "Curse Gold", "Curse Gold Copper"),
        ("", "", "Gold Curse", "Gold Curse Copper"),
    ],
)
def test_sentry_trashes_discards_and_puts_back(trash, discard, order, deck):
    table = deal(hand="Sentry", deck="Estate Curse Gold Copper")
    table.play("Sentry", trash=trash)
    if discard is not None:
        table.then(discard=discard)
    if order is not None:
        table.then(order=order)
    assert table.asked == "buy"
    assert table.hand == "Estate"
    assert table.numbers == (1, 1, 0)
    assert (table.trash, table.discard, table.deck) == (trash, discard or "", deck)


def test_sentry_shows_the_cards_to_nobody_else():
    table = deal(hand="Sentry", deck="Estate Curse Gold")
    table.play("Sentry")
    assert table.sees("Ann", "Ann", "aside") == "Curse Gold"
    assert table.sees("Bob", "Ann", "aside") == "? ?"


def test_sentry_looks_at_the_one_card_there_is():
    table = deal(hand="Sentry", deck="Estate Curse")
    table.play("Sentry", trash="Curse")
    assert table.asked == "buy"
    assert table.trash == "Curse"


def test_sentry_with_nothing_to_look_at_asks_nothing():
    table = deal(hand="Sentry")
    table.play("Sentry")
    assert table.asked == "buy"


def test_sentry_shuffles_in_the_middle():
    table = deal(hand="Sentry", deck="Estate Curse", discard="Gold Gold")
    table.play("Sentry")
    assert table.options == "Curse Gold"
    table.then(trash="", discard="", order="Gold Curse")
    assert table.deck == "Gold Curse Gold"


def test_sentry_under_a_throne_draws_what_it_left():
    table = deal(hand="Throne Room Sentry", deck="Copper Curse Gold Estate Duchy")
    table.play("Throne Room", play="Sentry", trash="Curse", discard="")
    assert table.hand == "Copper Gold"
    assert table.options == "Estate Duchy"


# Vassal


def test_vassal_plays_an_action_without_spending_one():
    table = deal(hand="Vassal", deck="Village Copper Gold")
    table.play("Vassal", play="Village")
    assert table.in_play == "Vassal Village"
    assert table.hand == "Copper"
    assert table.discard == ""
    assert table.numbers == (2, 1, 2)


def test_vassal_may_leave_the_action_in_the_discard_pile():
    table = deal(hand="Vassal", deck="Village Copper")
    table.play("Vassal", play="")
    assert table.discard == "Village"
    assert table.in_play == "Vassal"


@pytest.mark.parametrize("card", ["Gold", "Estate", "Curse"])
def test_vassal_discards_what_is_no_action(card):
    table = deal(hand="Vassal", deck=f"{card} Village")
    table.play("Vassal")
    assert table.asked == "buy"
    assert table.discard == card
    assert table.numbers == (0, 1, 2)


def test_vassal_shuffles_where_the_deck_is_empty():
    table = deal(hand="Vassal", discard="Gold Gold")
    table.play("Vassal")
    assert table.deck == table.discard == "Gold"


def test_vassal_with_no_cards_at_all_gives_its_coins():
    table = deal(hand="Vassal")
    table.play("Vassal")
    assert table.asked == "buy"
    assert table.numbers == (0, 1, 2)


def test_vassal_may_turn_up_a_vassal():
    table = deal(hand="Vassal", deck="Vassal Smithy Gold Silver Copper")
    table.play("Vassal", play="Vassal").then(play="Smithy")
    assert table.hand == "Gold Silver Copper"
    assert table.numbers == (0, 1, 4)


def test_vassal_under_a_throne_turns_up_two_cards():
    table = deal(hand="Throne Room Vassal", deck="Woodcutter Gold")
    table.play("Throne Room", play="Vassal").then(play="Woodcutter")
    assert table.discard == "Gold"
    assert table.numbers == (0, 2, 6)
