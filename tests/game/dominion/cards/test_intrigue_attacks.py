"""Intrigue: the Attacks Minion, Replace and Torturer. What can be shown against them has its own file."""

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
