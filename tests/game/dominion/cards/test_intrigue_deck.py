"""Intrigue: cards that work on decks: Courtyard, Patrol, Scout, Tribute and Wishing Well."""

import pytest

from game import IllegalAnswer
from tests.story import deal, possessed

# Courtyard


@pytest.mark.parametrize(
    ("put_back", "hand"), [("Estate", "Gold Silver Copper"), ("Silver", "Estate Gold Copper")], ids=["old", "drawn"]
)
def test_courtyard_draws_three_and_puts_any_card_back(put_back, hand):
    table = deal(hand="Courtyard Estate", deck="Gold Silver Copper Duchy").play("Courtyard")
    assert table.options == "Estate Gold Silver Copper"
    with pytest.raises(IllegalAnswer):
        table.then(topdeck="")
    table.then(topdeck=put_back)
    assert table.hand == hand
    assert table.deck == f"{put_back} Duchy"
    assert table.numbers == (0, 1, 0)


def test_courtyard_puts_back_the_only_card_unasked():
    table = deal(hand="Courtyard Estate").play("Courtyard")
    assert table.asked == "buy"
    assert (table.hand, table.deck) == ("", "Estate")


def test_courtyard_with_no_cards_at_all_does_nothing():
    table = deal(hand="Courtyard").play("Courtyard")
    assert table.asked == "buy"
    assert table.hand == table.deck == ""


def test_courtyard_makes_a_deck_of_one_card_and_shuffles_only_what_it_must():
    table = deal(hand="Courtyard", deck="Gold Silver Copper", discard="Estate").play("Courtyard", topdeck="Gold")
    assert (table.deck, table.discard) == ("Gold", "Estate")


def test_courtyard_shuffles_where_the_deck_is_too_small():
    table = deal(hand="Courtyard", deck="Gold", discard="Estate Estate Estate").play("Courtyard", topdeck="Gold")
    assert table.hand == "Estate Estate"
    assert table.deck == "Gold Estate"


def test_courtyard_under_a_throne_draws_again_what_it_put_back():
    table = deal(hand="Throne Room Courtyard", deck="Gold Silver Copper Duchy Estate Curse Province")
    table.play("Throne Room", play="Courtyard", topdeck="Gold").then(topdeck="Estate")
    assert table.hand == "Silver Copper Gold Duchy"
    assert table.deck == "Estate Curse Province"


def test_courtyard_shows_nobody_what_it_puts_back():
    table = deal(hand="Courtyard Estate", deck="Gold Silver Copper Duchy").play("Courtyard", topdeck="Gold")
    assert table.sees("Ann", "Ann", "deck") == "Gold ?"
    assert table.sees("Bob", "Ann", "deck") == "? ?"
    assert table.sees("Bob", "Ann", "hand") == "? ? ?"


def test_courtyard_in_a_possessed_turn_is_decided_and_seen_by_the_possessor():
    table = possessed({"hand": "Courtyard", "deck": "Gold Silver Copper Duchy"}, cid="").play("Courtyard")
    table.then(by="Ann", topdeck="Copper")
    assert table.zone("Bob", "deck") == "Copper Duchy"
    assert table.sees("Ann", "Bob", "deck") == table.sees("Bob", "Bob", "deck") == "Copper ?"
    assert table.sees("Cid", "Bob", "deck") == "? ?"


# Scout


def test_scout_takes_the_victory_cards_and_puts_the_others_back_in_any_order():
    table = deal(hand="Scout", deck="Copper Estate Gold Silver Duchy").play("Scout")
    assert table.hand == "Estate"
    assert table.told("reveal") == ["Ann: Copper Estate Gold Silver"]
    for wrong in ("", "Gold", "Gold Copper"):
        with pytest.raises(IllegalAnswer):
            table.then(order=wrong)
    table.then(order="Silver Copper Gold")
    assert table.deck == "Silver Copper Gold Duchy"
    assert table.numbers == (1, 1, 0)


def test_scout_takes_cards_that_are_victory_cards_among_other_things_and_no_curse():
    table = deal(hand="Scout", deck="Nobles Harem Curse Great Hall Mill").play("Scout")
    assert table.hand == "Nobles Harem Great Hall"
    assert table.deck == "Curse Mill"


def test_scout_reveals_what_there_is():
    table = deal(hand="Scout", deck="Copper Province").play("Scout")
    assert (table.hand, table.deck) == ("Province", "Copper")
    table = deal(hand="Scout").play("Scout")
    assert table.asked == "buy"
    assert table.numbers == (1, 1, 0)


def test_scout_shuffles_the_discard_pile_below_what_is_left():
    table = deal(hand="Scout", deck="Gold", discard="Estate Estate Estate Estate Estate").play("Scout")
    assert table.hand == "Estate Estate Estate"
    assert table.deck == "Gold Estate Estate"
    assert table.discard == ""


def test_scout_under_a_throne_looks_at_what_it_put_back():
    table = deal(hand="Throne Room Scout", deck="Copper Estate Gold Silver Duchy Potion")
    table.play("Throne Room", play="Scout", order="Gold Silver Copper")
    assert table.hand == "Estate Duchy"
    table.then(order="Copper Gold Silver")
    assert table.deck == "Copper Gold Silver Potion"
    assert table.numbers == (2, 1, 0)


def test_scout_shows_the_cards_but_not_the_order_in_which_they_go_back():
    table = deal(hand="Scout", deck="Copper Estate Gold Silver Duchy").play("Scout")
    assert table.sees("Bob", "Ann", "aside") == "Copper Gold Silver"
    assert table.sees("Bob", "Ann", "hand") == "Estate"
    table.then(order="Gold Silver Copper")
    assert table.sees("Ann", "Ann", "deck") == "Gold Silver Copper ?"
    assert table.sees("Bob", "Ann", "deck") == "? ? ? ?"


def test_scout_hides_nothing_of_a_single_card_that_goes_back():
    table = deal(hand="Scout", deck="Copper Estate Duchy Estate Gold").play("Scout")
    assert table.sees("Bob", "Ann", "deck") == "Copper ?"


def test_scout_in_a_possessed_turn_is_ordered_and_seen_by_the_possessor():
    table = possessed({"hand": "Scout", "deck": "Copper Estate Gold Duchy"}, cid="").play("Scout")
    table.then(by="Ann", order="Gold Copper")
    assert table.zone("Bob", "hand") == "Estate Duchy"
    assert table.sees("Ann", "Bob", "deck") == "Gold Copper"
    assert table.sees("Cid", "Bob", "deck") == "? ?"


# Patrol


def test_patrol_draws_three_then_takes_victory_cards_and_curses_of_four():
    table = deal(hand="Patrol", deck="Gold Gold Gold Curse Silver Nobles Copper Estate").play("Patrol")
    assert table.hand == "Gold Gold Gold Curse Nobles"
    table.then(order="Copper Silver")
    assert table.deck == "Copper Silver Estate"
    assert table.numbers == (0, 1, 0)


def test_patrol_may_take_all_four_and_asks_nothing_then():
    table = deal(hand="Patrol", deck="Gold Gold Gold Curse Harem Duchy Estate Estate").play("Patrol")
    assert table.asked == "play_treasure"
    assert table.hand == "Gold Gold Gold Curse Harem Duchy Estate"
    assert table.deck == "Estate"


def test_patrol_shuffles_where_cards_are_missing_and_takes_what_there_is():
    table = deal(hand="Patrol", deck="Gold Gold Gold Silver", discard="Curse Curse").play("Patrol")
    assert table.hand == "Gold Gold Gold Curse Curse"
    assert table.deck == "Silver"
    table = deal(hand="Patrol").play("Patrol")
    assert table.asked == "buy"
    assert table.hand == ""


def test_patrol_under_a_throne_draws_what_it_put_back():
    table = deal(hand="Throne Room Patrol", deck="Gold Gold Gold Curse Silver Copper Potion Estate Estate")
    table.play("Throne Room", play="Patrol", order="Copper Potion Silver")
    assert table.hand == "Gold Gold Gold Curse Copper Potion Silver Estate Estate"


def test_patrol_shows_the_cards_but_not_the_order_in_which_they_go_back():
    table = deal(hand="Patrol", deck="Gold Gold Gold Curse Silver Copper Estate").play("Patrol", order="Copper Silver")
    assert table.sees("Bob", "Ann", "hand") == "? ? ? Curse Estate"
    assert table.sees("Bob", "Ann", "deck") == "? ?"
    assert table.sees("Ann", "Ann", "deck") == "Copper Silver"


# Tribute


@pytest.mark.parametrize(
    ("revealed", "hand", "numbers"),
    [
        ("Village Curse", "", (2, 1, 0)),
        ("Curse Silver", "", (0, 1, 2)),
        ("Estate Curse", "Gold Potion", (0, 1, 0)),
        ("Copper Silver", "", (0, 1, 4)),
        ("Village Witch", "", (4, 1, 0)),
        ("Estate Duchy", "Gold Potion Province Curse", (0, 1, 0)),
        ("Great Hall Curse", "Gold Potion", (2, 1, 0)),
        ("Harem Nobles", "Gold Potion Province Curse", (2, 1, 2)),
        ("Curse Curse", "", (0, 1, 0)),
    ],
)
def test_tribute_brings_two_for_each_type_of_each_card(revealed, hand, numbers):
    table = deal(hand="Tribute", deck="Gold Potion Province Curse Copper", bob={"deck": f"{revealed} Gold"})
    table.play("Tribute")
    assert table.hand == hand
    assert table.numbers == numbers
    assert table.zone("Bob", "discard") == revealed
    assert table.zone("Bob", "deck") == "Gold"
    assert table.told("reveal") == [f"Bob: {revealed}"]


@pytest.mark.parametrize(
    ("card", "drawn", "numbers"),
    [("Silver", 0, (0, 1, 2)), ("Village", 0, (2, 1, 0)), ("Estate", 2, (0, 1, 0)), ("Mill", 2, (2, 1, 0))],
)
def test_tribute_counts_two_cards_of_one_name_once(card, drawn, numbers):
    table = deal(hand="Tribute", deck="Curse Curse Curse Curse Curse", bob={"deck": f"{card} {card}"}).play("Tribute")
    assert len(table.hand.split()) == drawn
    assert table.numbers == numbers
    assert table.zone("Bob", "discard") == f"{card} {card}"


def test_tribute_of_a_neighbour_without_cards_brings_nothing():
    table = deal(hand="Tribute", deck="Gold", bob="Gold Gold").play("Tribute")
    assert table.asked == "buy"
    assert table.numbers == (0, 1, 0)
    assert table.zone("Bob", "hand") == "Gold Gold"


def test_tribute_of_a_neighbour_with_one_card_counts_that_one():
    table = deal(hand="Tribute", bob={"deck": "Gold"}).play("Tribute")
    assert table.numbers == (0, 1, 2)
    assert table.zone("Bob", "discard") == "Gold"


def test_tribute_shuffles_in_the_middle_without_the_card_that_was_revealed():
    table = deal(hand="Tribute", bob={"deck": "Village", "discard": "Silver Silver"}).play("Tribute")
    assert table.numbers == (2, 1, 2)
    assert table.zone("Bob", "discard") == "Village Silver"
    assert table.zone("Bob", "deck") == "Silver"


def test_tribute_asks_the_left_neighbour_alone():
    table = deal(hand="Tribute", bob={"deck": "Gold Curse"}, cid={"deck": "Village Estate"}).play("Tribute")
    assert table.numbers == (0, 1, 2)
    assert table.zone("Cid", "deck") == "Village Estate"
    table = deal(deck="Gold Curse", bob={"deck": "Estate Estate"}, cid="Tribute", turn={"seat": 2}).play("Tribute")
    assert table.discard == "Gold Curse", "after the last seat comes the first"


def test_tribute_is_no_attack():
    table = deal(hand="Tribute", bob={"hand": "Moat Secret Chamber", "deck": "Gold Curse"}).play("Tribute")
    assert table.asked == "buy"
    assert table.match.turn.coins == 2


def test_tribute_under_a_throne_takes_the_next_two_cards_and_counts_names_anew():
    table = deal(hand="Throne Room Tribute", bob={"deck": "Gold Curse Curse Gold Estate"})
    table.play("Throne Room", play="Tribute")
    assert table.numbers == (0, 1, 4)
    assert table.zone("Bob", "deck") == "Estate"


def test_tribute_in_a_possessed_turn_asks_the_neighbour_of_the_possessed_player():
    table = possessed({"hand": "Tribute", "deck": "Silver Silver Estate"}, deck="Gold Duchy Curse").play("Tribute")
    assert table.discard == "Gold Duchy"
    assert table.zone("Bob", "hand") == "Silver Silver"
    assert table.match.turn.coins == 2
    table = possessed("Tribute", deck="Gold", cid={"deck": "Village Curse"}).play("Tribute")
    assert table.numbers == (2, 1, 0)
    assert table.deck == "Gold"


# Wishing Well


def test_wishing_well_takes_the_card_that_was_named():
    table = deal(hand="Wishing Well", deck="Copper Gold Silver").play("Wishing Well")
    assert table.hand == "Copper", "it draws before a card is named"
    table.then(name="Gold")
    assert table.hand == "Copper Gold"
    assert table.deck == "Silver"
    assert table.numbers == (1, 1, 0)
    assert table.told("name") == ["Ann: Gold"]
    assert table.sees("Bob", "Ann", "hand") == "? Gold"


def test_wishing_well_leaves_another_card_on_the_deck_for_everybody_to_know():
    table = deal(hand="Wishing Well", deck="Copper Gold Silver").play("Wishing Well", name="Silver")
    assert table.hand == "Copper"
    assert table.deck == "Gold Silver"
    assert table.told("reveal") == ["Ann: Gold"]
    assert table.sees("Bob", "Ann", "deck") == table.sees("Ann", "Ann", "deck") == "Gold ?"


def test_wishing_well_may_name_any_card_of_the_game_and_must_name_one():
    table = deal(hand="Wishing Well", kingdom="Golem", bob="Duke").play("Wishing Well")
    named = {option.name for option in table.match.decision.options}
    assert named >= {"Copper", "Potion", "Province", "Curse", "Golem", "Duke", "Wishing Well"}
    with pytest.raises(IllegalAnswer):
        table.then(name="")


def test_wishing_well_with_an_empty_deck_finds_nothing():
    table = deal(hand="Wishing Well", deck="Gold").play("Wishing Well", name="Gold")
    assert table.hand == "Gold"
    assert table.deck == table.zone("Ann", "aside") == ""
    assert table.told("reveal") == []


def test_wishing_well_shuffles_before_it_reveals():
    table = deal(hand="Wishing Well", deck="Copper", discard="Gold Gold").play("Wishing Well")
    assert table.discard == "Gold Gold", "not before a card is named"
    table.then(name="Gold")
    assert table.hand == "Copper Gold"
    assert table.deck == "Gold"


def test_wishing_well_is_sure_of_a_card_that_is_known():
    table = deal(hand="Courtyard Wishing Well Estate", deck="Copper Copper Copper Gold", turn={"actions": 2})
    table.play("Courtyard", topdeck="Estate").play("Wishing Well", name="Gold")
    assert table.hand == "Copper Copper Copper Estate Gold"


def test_wishing_well_after_a_miss_draws_what_it_missed():
    table = deal(hand="Wishing Well Wishing Well", deck="Copper Gold Silver Estate")
    table.play("Wishing Well", name="Silver").play("Wishing Well")
    assert table.hand == "Copper Gold"
    table.then(name="Silver")
    assert table.hand == "Copper Gold Silver"


def test_wishing_well_under_a_throne_wishes_twice():
    table = deal(hand="Throne Room Wishing Well", deck="Copper Gold Silver Estate Duchy")
    table.play("Throne Room", play="Wishing Well", name="Gold").then(name="Duchy")
    assert table.hand == "Copper Gold Silver"
    assert table.deck == "Estate Duchy"
    assert table.numbers == (2, 1, 0)


def test_wishing_well_in_a_possessed_turn_is_the_possessors_wish_for_the_possessed_hand():
    table = possessed({"hand": "Wishing Well", "deck": "Copper Gold"}).play("Wishing Well").then(by="Ann", name="Gold")
    assert table.zone("Bob", "hand") == "Copper Gold"
    assert table.discard == table.hand == ""
