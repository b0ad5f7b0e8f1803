"""Alchemy's cards and Potion. Alchemist with Herbalist, Golem, Scrying Pool and Possession have files of their own."""

import pytest

from tests.story import deal

# Potion


def test_potion_makes_a_potion_and_no_coins():
    table = deal(hand="Potion Potion").play_treasures("Potion Potion")
    assert table.numbers == (1, 1, 0)
    assert table.match.turn.potions == 2


def test_potion_is_lost_at_the_end_of_the_turn():
    table = deal(hand="Potion", bob="Estate").play_treasures("Potion").end_turn()
    assert table.turn_of == "Bob"
    assert table.match.turn.potions == 0


def test_potion_is_a_treasure_that_a_thief_can_steal():
    table = deal(hand="Thief", bob={"deck": "Potion Copper"}, kingdom="Golem")
    table.play("Thief", trash="Potion", gain="Potion")
    assert table.discard == "Potion"


# Apothecary


def test_apothecary_draws_a_card_then_takes_coppers_and_potions_of_the_next_four():
    table = deal(hand="Apothecary", deck="Gold Copper Estate Potion Silver Copper")
    table.play("Apothecary", order="Silver Estate")
    assert table.hand == "Gold Copper Potion"
    assert table.deck == "Silver Estate Copper", "the first one named is the top one"
    assert table.numbers == (1, 1, 0)


def test_apothecary_takes_every_copper_unasked():
    table = deal(hand="Apothecary", deck="Gold Copper Copper Potion Copper Silver").play("Apothecary")
    assert table.asked == "play_treasure", "there is nothing to choose or to order"
    assert table.hand == "Gold Copper Copper Potion Copper"


def test_apothecary_takes_no_other_treasure():
    table = deal(hand="Apothecary", deck="Estate Philosopher's Stone Silver Silver Philosopher's Stone")
    table.play("Apothecary")
    assert table.options == "Philosopher's Stone Silver Silver Philosopher's Stone"
    assert table.hand == "Estate"


def test_apothecary_asks_no_order_for_equal_cards():
    table = deal(hand="Apothecary", deck="Gold Estate Copper Estate Copper").play("Apothecary")
    assert table.deck == "Estate Estate"
    assert table.asked == "play_treasure"


def test_apothecary_shuffles_to_reveal_four_but_not_the_ones_it_revealed():
    table = deal(hand="Apothecary", deck="Gold Estate", discard="Copper Copper Copper Copper").play("Apothecary")
    assert table.hand == "Gold Copper Copper Copper"
    assert table.deck == "Estate Copper"


def test_apothecary_reveals_fewer_than_four_where_there_are_no_more():
    table = deal(hand="Apothecary", deck="Gold Estate Copper Silver").play("Apothecary", order="Silver Estate")
    assert table.hand == "Gold Copper"
    assert table.deck == "Silver Estate", "they are the whole deck now"


def test_apothecary_with_an_empty_deck_gives_only_an_action():
    table = deal(hand="Apothecary").play("Apothecary")
    assert table.hand == ""
    assert table.numbers == (1, 1, 0)


def test_what_apothecary_reveals_is_open_to_all():
    table = deal(hand="Apothecary", deck="Gold Copper Estate Potion Silver").play("Apothecary")
    assert table.sees("Bob", "Ann", "aside") == "Estate Silver"
    assert table.sees("Bob", "Ann", "hand") == "? Copper Potion"


def test_a_throned_apothecary_reveals_again_what_it_put_back():
    table = deal(hand="Throne Room Apothecary", deck="Gold Estate Silver Duchy Province Copper")
    table.play("Throne Room", play="Apothecary", order="Silver Estate Duchy Province")
    assert table.hand == "Gold Silver Copper"
    table.then(order="Province Duchy Estate")
    assert table.deck == "Province Duchy Estate"


# Apprentice


@pytest.mark.parametrize(
    ("trashed", "drawn"),
    [("Copper", 0), ("Curse", 0), ("Estate", 2), ("Province", 8), ("Transmute", 2), ("Golem", 6), ("Possession", 8)],
)
def test_apprentice_draws_for_each_coin_and_two_for_a_potion(trashed: str, drawn: int):
    table = deal(hand=f"Apprentice {trashed} Duchy", deck="Copper " * 10)
    table.play("Apprentice", trash=trashed)
    assert table.hand == " ".join(["Duchy"] + ["Copper"] * drawn)
    assert table.trash == trashed
    assert table.numbers == (1, 1, 0)


def test_apprentice_must_trash_the_only_card_of_the_hand():
    table = deal(hand="Apprentice Estate", deck="Gold Silver Copper").play("Apprentice")
    assert table.trash == "Estate"
    assert table.hand == "Gold Silver"


def test_apprentice_with_an_empty_hand_draws_nothing():
    table = deal(hand="Apprentice", deck="Gold Silver").play("Apprentice")
    assert table.hand == ""
    assert table.trash == ""
    assert table.numbers == (1, 1, 0)


def test_apprentice_draws_what_there_is():
    table = deal(hand="Apprentice Gold", deck="Copper", discard="Silver").play("Apprentice")
    assert table.hand == "Copper Silver"


def test_a_throned_apprentice_may_trash_what_it_drew():
    table = deal(hand="Throne Room Apprentice Estate", deck="Duchy Silver Copper Copper Copper Copper Gold")
    table.play("Throne Room", play="Apprentice").then(trash="Duchy")
    assert table.trash == "Estate Duchy"
    assert table.hand == "Silver Copper Copper Copper Copper Gold"


# Familiar


def test_familiar_curses_each_rival_into_the_discard_pile():
    table = deal(hand="Familiar", deck="Gold", bob="Copper", cid="Copper").play("Familiar")
    assert table.hand == "Gold"
    assert table.numbers == (1, 1, 0)
    assert table.zone("Bob", "discard") == table.zone("Cid", "discard") == "Curse"
    assert table.discard == ""
    assert table.match.supply["Curse"] == 18


def test_familiar_deals_the_last_curses_out_from_the_left():
    table = deal(hand="Familiar", bob="", cid="", supply={"Curse": 1}).play("Familiar")
    assert table.zone("Bob", "discard") == "Curse"
    assert table.zone("Cid", "discard") == ""


def test_left_of_bob_sits_cid_and_then_ann():
    table = deal(bob="Familiar", cid="", supply={"Curse": 1}, turn={"seat": 1}).play("Familiar")
    assert table.zone("Cid", "discard") == "Curse"
    assert table.discard == ""


def test_familiar_without_curses_still_gives_a_card_and_an_action():
    table = deal(hand="Familiar", deck="Gold", supply={"Curse": 0}).play("Familiar")
    assert table.hand == "Gold"
    assert table.numbers == (1, 1, 0)
    assert table.zone("Bob", "discard") == ""


def test_moat_keeps_the_familiar_away_and_leaves_the_last_curse_to_the_next():
    table = deal(hand="Familiar", bob="Moat", cid="", supply={"Curse": 1})
    table.play("Familiar").then(by="Bob", react="Moat")
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Cid", "discard") == "Curse"


def test_a_moat_that_is_not_shown_does_not_help():
    table = deal(hand="Familiar", bob="Moat").play("Familiar").then(by="Bob", react="")
    assert table.zone("Bob", "discard") == "Curse"


def test_a_throned_familiar_curses_twice():
    table = deal(hand="Throne Room Familiar", deck="Gold Silver", bob="").play("Throne Room", play="Familiar")
    assert table.zone("Bob", "discard") == "Curse Curse"
    assert table.hand == "Gold Silver"


# Philosopher's Stone


@pytest.mark.parametrize(
    ("deck", "discard", "coins"), [(0, 0, 0), (4, 0, 0), (2, 3, 1), (0, 9, 1), (10, 0, 2), (11, 6, 3)]
)
def test_philosophers_stone_makes_a_coin_for_each_five_cards_of_deck_and_discard(deck: int, discard: int, coins: int):
    table = deal(hand="Philosopher's Stone", deck="Estate " * deck, discard="Estate " * discard)
    table.play_treasures("Philosopher's Stone")
    assert table.match.turn.coins == coins


def test_philosophers_stone_counts_neither_hand_nor_play_nor_what_is_aside():
    bob = {"hand": "Philosopher's Stone Estate", "play": "Village Village", "aside": "Gold", "deck": "Estate " * 4}
    table = deal(bob=bob, turn={"seat": 1, "phase": "buy"}).play_treasures("Philosopher's Stone")
    assert table.match.turn.coins == 0


def test_several_philosophers_stones_played_together_count_the_same():
    table = deal(hand="Philosopher's Stone Philosopher's Stone Philosopher's Stone", deck="Estate " * 10)
    table.play_treasures("Philosopher's Stone Philosopher's Stone Philosopher's Stone")
    assert table.match.turn.coins == 6


def test_philosophers_stone_leaves_the_order_of_the_deck_alone():
    table = deal(hand="Philosopher's Stone", deck="Estate Gold Duchy Copper Silver", discard="Copper Estate")
    table.play_treasures("Philosopher's Stone")
    assert table.deck == "Estate Gold Duchy Copper Silver"
    assert table.discard == "Copper Estate"


def test_philosophers_stone_keeps_what_it_made_when_more_cards_come():
    table = deal(hand="Philosopher's Stone", deck="Estate " * 4, turn={"phase": "buy", "buys": 2})
    table.play_treasures("Philosopher's Stone").then(buy="Copper")
    assert table.discard == "Copper"
    assert table.match.turn.coins == 0, "five cards now, but the Stone was played before"


def test_philosophers_stone_counts_again_at_the_next_play():
    table = deal(hand="Herbalist Philosopher's Stone", deck="Estate " * 5)
    table.play("Herbalist").play_treasures("Philosopher's Stone")
    assert table.match.turn.coins == 1 + 1
    table.end_turn_with(topdeck="Philosopher's Stone").end_turn()
    assert table.turn_of == "Ann"
    table.play_treasures("Philosopher's Stone")
    assert table.match.turn.coins == 0, "one card in the deck, and the Herbalist"


def test_philosophers_stone_is_not_played_after_a_buy():
    table = deal(hand="Philosopher's Stone Copper", deck="Estate " * 5, turn={"phase": "buy", "buys": 2})
    table.then(play_treasure="Copper").then(play_treasure="").then(buy="Copper")
    assert table.asked == "buy"
    assert table.hand == "Philosopher's Stone"


# Transmute


@pytest.mark.parametrize(
    ("trashed", "gained"),
    [
        ("Smithy", "Duchy"),
        ("Moat", "Duchy"),
        ("Familiar", "Duchy"),
        ("Copper", "Transmute"),
        ("Potion", "Transmute"),
        ("Philosopher's Stone", "Transmute"),
        ("Estate", "Gold"),
        ("Vineyard", "Gold"),
        ("Curse", ""),
    ],
)
def test_transmute_gains_by_the_type_of_the_trashed_card(trashed: str, gained: str):
    table = deal(hand=f"Transmute Province {trashed}").play("Transmute", trash=trashed)
    assert table.trash == trashed
    assert table.discard == gained
    assert table.hand == "Province"


def test_transmute_with_an_empty_hand_gains_nothing():
    table = deal(hand="Transmute").play("Transmute")
    assert table.trash == table.discard == ""


def test_transmute_can_trash_another_transmute():
    table = deal(hand="Transmute Transmute").play("Transmute")
    assert table.trash == "Transmute"
    assert table.discard == "Duchy"


@pytest.mark.parametrize(("trashed", "pile"), [("Smithy", "Duchy"), ("Copper", "Transmute"), ("Estate", "Gold")])
def test_transmute_gains_nothing_from_an_empty_pile(trashed: str, pile: str):
    table = deal(hand=f"Transmute {trashed}", supply={pile: 0}).play("Transmute")
    assert table.trash == trashed
    assert table.discard == ""


def test_a_throned_transmute_trashes_twice():
    table = deal(hand="Throne Room Transmute Estate Copper").play("Throne Room", play="Transmute", trash="Estate")
    assert table.trash == "Estate Copper"
    assert table.discard == "Gold Transmute"


# University


def test_university_gives_two_actions_and_gains_an_action_up_to_five():
    table = deal(hand="University", kingdom="Smithy").play("University", gain="Smithy")
    assert table.discard == "Smithy"
    assert table.numbers == (2, 1, 0)


def test_university_offers_actions_without_potion_up_to_five():
    kingdom = "Herbalist Transmute Smithy Gardens Golem Apprentice Laboratory Artisan Vineyard"
    table = deal(hand="University", kingdom=kingdom).play("University")
    assert table.options == "Herbalist Smithy Apprentice Laboratory"


def test_university_need_not_gain():
    table = deal(hand="University", kingdom="Smithy").play("University", gain="")
    assert table.discard == ""
    assert table.match.supply["Smithy"] == 10


def test_university_does_not_offer_an_empty_pile():
    table = deal(hand="University", kingdom="Smithy Market", supply={"Smithy": 0}).play("University")
    assert table.options == "Market"


def test_university_without_a_fitting_pile_asks_nothing():
    table = deal(hand="University", kingdom="Golem Artisan").play("University")
    assert table.asked == "buy"
    assert table.numbers == (2, 1, 0)


# Vineyard


@pytest.mark.parametrize(("actions", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (11, 3), (12, 4)])
def test_vineyard_is_worth_a_point_for_every_three_actions(actions: int, points: int):
    table = deal(hand="Vineyard", deck="Smithy " * actions, supply={"Province": 0}, turn={"phase": "cleanup"})
    assert table.match.result.scores == {"Ann": points, "Bob": 0}


def test_vineyard_counts_actions_of_every_kind_wherever_they_are():
    zones = {"hand": "Vineyard Moat", "deck": "Familiar", "discard": "Golem", "play": "Village Copper Gold"}
    table = deal(**zones, bob="Village Village", supply={"Province": 0}, turn={"phase": "cleanup"})
    assert table.match.result.scores == {"Ann": 1, "Bob": 0}, "four Actions: neither Treasures nor Bob's cards count"


def test_each_vineyard_counts_for_itself():
    table = deal(hand="Vineyard Vineyard", deck="Smithy " * 9, supply={"Province": 0}, turn={"phase": "cleanup"})
    assert table.match.result.scores["Ann"] == 6


def test_vineyard_can_not_be_played():
    table = deal(hand="Vineyard Copper")
    assert table.asked == "play_treasure"
    assert table.options == "Copper"
