"""Guilds: printed facts and plain cards, the Attacks, and Stonemason as it is played.

Coin tokens, overpaying, and the cards that reveal the deck have files of their own.
"""

import pytest

from game import IllegalAnswer
from game.dominion.cards import CARDS
from game.dominion.cards.guilds import GUILDS
from tests.story import deal, names

FACTS = {
    # name: (coins, types, with what more may be paid)
    "Advisor": (4, "action", ()),
    "Baker": (5, "action", ()),
    "Butcher": (5, "action", ()),
    "Candlestick Maker": (2, "action", ()),
    "Doctor": (3, "action", ("coin",)),
    "Herald": (4, "action", ("coin",)),
    "Journeyman": (5, "action", ()),
    "Masterpiece": (3, "treasure", ("coin",)),
    "Merchant Guild": (5, "action", ()),
    "Plaza": (4, "action", ()),
    "Soothsayer": (5, "action attack", ()),
    "Stonemason": (2, "action", ("coin", "potion")),
    "Taxman": (4, "action attack", ()),
}


@pytest.mark.parametrize("name", FACTS)
def test_the_printed_facts(name):
    coins, types, overpay = FACTS[name]
    kind = CARDS[name]
    assert kind.cost == (coins, 0)
    assert " ".join(kind.types.names) == types
    assert kind.overpay == overpay
    assert 1 in kind.editions


def test_the_thirteen_cards_are_all_there():
    assert sorted(kind.name for kind in GUILDS.kinds) == sorted(FACTS)


@pytest.mark.parametrize("name", FACTS)
def test_each_pile_has_ten_cards(name):
    assert deal(kingdom=name).match.supply[name] == 10


# Plain cards


@pytest.mark.parametrize(
    ("card", "drawn", "numbers", "tokens"),
    [
        ("Baker", 1, (1, 1, 0), 1),
        ("Candlestick Maker", 0, (1, 2, 0), 1),
        ("Merchant Guild", 0, (0, 2, 1), 0),
        ("Plaza", 1, (2, 1, 0), 0),
        ("Butcher", 0, (0, 1, 0), 2),
    ],
)
class TestPlainCards:
    def test_gives_what_is_printed(self, card, drawn, numbers, tokens):
        table = deal(hand=card, deck="Estate Duchy Province").play(card)
        assert table.hand.split() == ["Estate", "Duchy"][:drawn]
        assert table.numbers == numbers
        assert table.match.view(0).tokens(0).get("coffers", 0) == tokens
        assert table.in_play == card

    def test_gives_it_all_again_under_a_throne(self, card, drawn, numbers, tokens):
        table = deal(hand=f"Throne Room {card}", deck="Estate Duchy Province").play("Throne Room", play=card)
        assert len(table.hand.split()) == 2 * drawn
        actions, buys, coins = numbers
        assert table.numbers == (2 * actions, 2 * buys - 1, 2 * coins)
        assert table.match.view(0).tokens(0).get("coffers", 0) == 2 * tokens

    def test_draws_nothing_where_nothing_is_left(self, card, drawn, numbers, tokens):
        table = deal(hand=card).play(card)
        assert table.hand == ""
        assert table.numbers == numbers


def test_masterpiece_is_a_treasure_for_one_coin():
    table = deal(hand="Masterpiece Masterpiece Copper").play_treasures("Masterpiece Masterpiece")
    assert table.numbers == (1, 1, 2)
    assert table.in_play == "Masterpiece Masterpiece"


# Soothsayer


def test_soothsayer_gains_a_gold_and_gives_each_rival_a_curse_and_a_card():
    table = deal(hand="Soothsayer", deck="Copper", bob={"deck": "Silver Estate"}, cid={"deck": "Duchy"})
    table.play("Soothsayer")
    assert table.discard == "Gold"
    assert table.hand == ""
    assert (table.zone("Bob", "discard"), table.zone("Bob", "hand")) == ("Curse", "Silver")
    assert (table.zone("Cid", "discard"), table.zone("Cid", "hand")) == ("Curse", "Duchy")
    assert table.numbers == (0, 1, 0)


def test_soothsayer_gives_a_moat_neither_curse_nor_card():
    table = deal(hand="Soothsayer", bob={"hand": "Moat", "deck": "Silver"}, cid={"deck": "Duchy"})
    table.play("Soothsayer").then(by="Bob", react="Moat")
    assert (table.zone("Bob", "discard"), table.zone("Bob", "hand")) == ("", "Moat")
    assert (table.zone("Cid", "discard"), table.zone("Cid", "hand")) == ("Curse", "Duchy")
    assert table.discard == "Gold"


def test_soothsayer_without_curses_lets_nobody_draw():
    table = deal(hand="Soothsayer", bob={"deck": "Silver"}, cid={"deck": "Duchy"}, supply={"Curse": 0})
    table.play("Soothsayer")
    assert table.discard == "Gold"
    assert table.zone("Bob", "hand") == table.zone("Cid", "hand") == ""


@pytest.mark.parametrize(
    ("hand", "who", "other"),
    [("Copper", "Bob", "Cid"), ("Moat", "Cid", "Bob")],
)
def test_soothsayer_gives_the_last_curse_and_its_card_to_the_next_whom_it_reaches(hand, who, other):
    bob, cid = {"hand": hand, "deck": "Silver"}, {"hand": "Copper", "deck": "Duchy"}
    table = deal(hand="Soothsayer", bob=bob, cid=cid, supply={"Curse": 1}).play("Soothsayer")
    if hand == "Moat":
        table.then(react="Moat")
    assert table.told("gain") == ["Ann: Gold", f"{who}: Curse"]
    assert len(table.zone(who, "hand").split()) == 2
    assert len(table.zone(other, "hand").split()) == 1


def test_soothsayer_goes_by_the_order_of_turns():
    table = deal(deck="Copper", bob="Soothsayer", cid={"deck": "Silver"}, supply={"Curse": 1}, turn={"seat": 1})
    table.play("Soothsayer")
    assert table.zone("Cid", "hand") == "Silver"
    assert table.hand == "", "Ann's turn comes after Cid's"


def test_soothsayer_gives_the_curses_before_the_cards():
    table = deal(hand="Soothsayer", bob={"discard": ""}).play("Soothsayer")
    assert table.zone("Bob", "hand") == "Curse", "it was shuffled to be drawn"


def test_soothsayer_without_golds_still_attacks():
    table = deal(hand="Soothsayer", bob={"deck": "Silver"}, supply={"Gold": 0}).play("Soothsayer")
    assert table.discard == ""
    assert table.zone("Bob", "discard") == "Curse"
    assert table.zone("Bob", "hand") == "Silver"


def test_soothsayer_under_a_throne_strikes_twice():
    table = deal(hand="Throne Room Soothsayer", bob={"deck": "Silver Estate Duchy"}, supply={"Curse": 1})
    table.play("Throne Room", play="Soothsayer")
    assert table.discard == "Gold Gold"
    assert table.zone("Bob", "hand") == "Silver", "the second time there was no Curse"


def test_soothsayer_of_a_possessed_player_gains_for_the_possessor_and_hits_the_possessor():
    table = deal(deck="Silver", bob="Soothsayer", turn={"seat": 1, "possessor": 0}).play("Soothsayer")
    assert table.discard == "Gold Curse"
    assert table.hand == "Silver"
    assert table.zone("Bob", "discard") == ""


# Taxman


def test_taxman_taxes_a_copy_of_the_trashed_treasure_and_gains_a_better_one_onto_the_deck():
    bob = "Copper Copper Estate Estate Estate"
    table = deal(hand="Taxman Copper Estate", deck="Duchy", bob=bob).play("Taxman", trash="Copper")
    assert table.zone("Bob", "discard") == "Copper", "only one of two"
    assert table.zone("Bob", "hand") == "Copper Estate Estate Estate"
    assert table.sees("Ann", "Bob", "hand") == "? ? ? ?", "who has a copy need not show the hand"
    assert names(table.options) == ["Copper", "Silver"]
    table.then(gain="Silver")
    assert table.deck == "Silver Duchy"
    assert table.trash == "Copper"
    assert table.discard == ""


def test_taxman_may_trash_nothing_and_then_does_nothing():
    table = deal(hand="Taxman Copper", bob="Copper Copper Copper Copper Copper").play("Taxman", trash="")
    assert table.hand == "Copper"
    assert (table.trash, table.deck, table.zone("Bob", "discard")) == ("", "", "")
    assert table.asked == "play_treasure"


def test_taxman_without_a_treasure_in_hand_is_still_an_attack():
    table = deal(hand="Taxman Estate", bob="Moat Copper Copper Copper Copper").play("Taxman")
    table.then(by="Bob", react="")
    assert table.asked == "buy"
    assert table.zone("Bob", "hand") == "Moat Copper Copper Copper Copper"


def test_taxman_leaves_four_cards_in_hand_alone_and_unseen():
    bob, cid = "Copper Copper Copper Copper", "Estate Estate Estate Estate"
    table = deal(hand="Taxman Copper", bob=bob, cid=cid).play("Taxman", trash="Copper")
    assert table.zone("Bob", "hand") == bob
    assert table.sees("Ann", "Bob", "hand") == table.sees("Ann", "Cid", "hand") == "? ? ? ?"


def test_taxman_has_a_hand_without_a_copy_shown():
    bob, cid = "Silver Estate Estate Estate Estate", "Copper Estate Estate Estate Estate Estate"
    table = deal(hand="Taxman Copper", bob=bob, cid=cid).play("Taxman", trash="Copper")
    assert table.sees("Cid", "Bob", "hand") == table.zone("Bob", "hand") == bob
    assert table.told("reveal") == [f"Bob: {bob}"]
    assert table.zone("Cid", "discard") == "Copper"


def test_taxman_taxes_nobody_behind_a_moat():
    table = deal(hand="Taxman Copper", bob="Moat Copper Copper Copper Copper", cid="Copper " * 5)
    table.play("Taxman").then(by="Bob", react="Moat").then(by="Ann", trash="Copper", gain="Silver")
    assert table.zone("Bob", "discard") == ""
    assert table.zone("Cid", "discard") == "Copper"
    assert table.deck == "Silver"


def test_taxman_counts_the_hand_after_the_reactions():
    bob = {"hand": "Diplomat Copper Copper Copper Copper", "deck": "Copper Copper"}
    table = deal(hand="Taxman Copper", bob=bob).play("Taxman")
    table.then(by="Bob", react="Diplomat", discard="Copper Copper Copper").then(by="Ann", trash="Copper")
    assert table.zone("Bob", "hand").count("Copper") == 3


@pytest.mark.parametrize(
    ("treasure", "offered"),
    [
        ("Copper", "Copper Silver Masterpiece"),
        ("Silver", "Copper Silver Gold Potion Masterpiece Harem"),
        ("Masterpiece", "Copper Silver Gold Potion Masterpiece Harem"),
        ("Potion", "Copper Silver Gold Potion Masterpiece Harem"),
        ("Philosopher's Stone", "Copper Silver Gold Potion Masterpiece Harem Philosopher's Stone"),
        ("Harem", "Copper Silver Gold Potion Masterpiece Harem"),
    ],
)
def test_taxman_offers_every_treasure_up_to_three_coins_dearer(treasure, offered):
    kingdom = "Masterpiece Harem Philosopher's Stone Moat Familiar"
    table = deal(hand=f"Taxman Estate {treasure}", kingdom=kingdom, bob=f"{treasure} Moat Moat Moat Moat")
    table.play("Taxman", react="").then(by="Ann", trash=treasure)
    assert table.zone("Bob", "discard") == treasure
    assert sorted(names(table.options)) == sorted(names(offered))


def test_taxman_must_gain_something_and_only_what_is_left():
    table = deal(hand="Taxman Silver", supply={"Gold": 0}).play("Taxman", trash="Silver")
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    with pytest.raises(IllegalAnswer):
        table.then(gain="Gold")
    table.then(gain="Silver")
    assert table.deck == "Silver"


def test_taxman_under_a_bridge_reaches_one_coin_further_from_a_copper():
    table = deal(hand="Copper Taxman Village Bridge", deck="Estate", kingdom="Golem")
    table.play("Village").play("Bridge").play("Taxman", trash="Copper")
    assert sorted(names(table.options)) == ["Copper", "Potion", "Silver"], "Potion costs 3 now, and Copper still 0"


def test_taxman_under_a_throne_taxes_twice():
    table = deal(hand="Throne Room Taxman Copper Silver", bob="Silver Copper Estate Estate Estate Estate")
    table.play("Throne Room", play="Taxman", trash="Copper", gain="Silver").then(trash="Silver", gain="Gold")
    assert table.zone("Bob", "discard") == "Copper Silver"
    assert table.deck == "Gold Silver"
    assert table.trash == "Copper Silver"


def test_taxman_of_a_possessed_player_pays_the_possessor_into_the_discard_pile():
    bob, ann = {"hand": "Taxman Copper", "deck": "Estate " * 5}, "Copper Estate Estate Estate Estate"
    table = deal(hand=ann, bob=bob, turn={"seat": 1, "possessor": 0})
    table.play("Taxman").then(by="Ann", trash="Copper", gain="Silver")
    assert table.discard == "Copper Silver", "the Copper is the tax"
    assert table.deck == table.trash == ""
    table.end_turn()
    assert table.zone("Bob", "discard") == "Taxman Copper"


# Stonemason, played


def test_stonemason_gains_two_cards_cheaper_than_what_it_trashes():
    table = deal(hand="Stonemason Gold Copper").play("Stonemason", trash="Gold")
    assert names(table.options) == ["Copper", "Silver", "Estate", "Duchy", "Curse", "Stonemason"]
    table.then(gain="Duchy").then(gain="Silver")
    assert table.discard == "Duchy Silver"
    assert table.trash == "Gold"
    assert table.numbers == (0, 1, 0)


def test_stonemason_may_gain_the_same_card_twice_but_must_gain():
    table = deal(hand="Stonemason Province Copper").play("Stonemason", trash="Province", gain="Gold")
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(gain="Gold")
    assert table.discard == "Gold Gold"


def test_stonemason_must_trash_where_it_can():
    table = deal(hand="Stonemason Gold Copper").play("Stonemason")
    with pytest.raises(IllegalAnswer):
        table.then(trash="")
    table = deal(hand="Stonemason Copper").play("Stonemason")
    assert table.trash == "Copper", "unasked: there is nothing else"


@pytest.mark.parametrize("card", ["Copper", "Curse"])
def test_stonemason_finds_nothing_cheaper_than_nothing(card):
    table = deal(hand=f"Stonemason {card}").play("Stonemason")
    assert table.trash == card
    assert table.discard == ""
    assert table.asked == "buy"


def test_stonemason_with_an_empty_hand_gains_nothing():
    table = deal(hand="Stonemason").play("Stonemason")
    assert table.asked == "buy"
    assert (table.trash, table.discard) == ("", "")


def test_stonemason_gains_nothing_of_an_equal_cost():
    table = deal(hand="Stonemason Estate", supply={"Copper": 0, "Curse": 0}).play("Stonemason")
    assert table.trash == "Estate"
    assert table.told("gain") == []


def test_stonemason_gains_one_card_where_only_one_is_left():
    table = deal(hand="Stonemason Estate", supply={"Copper": 1, "Curse": 0}).play("Stonemason")
    assert table.told("gain") == ["Ann: Copper"]


@pytest.mark.parametrize(
    ("trashed", "offered"),
    [
        ("Golem", "Copper Silver Potion Estate Curse Stonemason Familiar Transmute Vineyard"),
        ("Familiar", "Copper Silver Estate Curse Stonemason Transmute Vineyard"),
        ("Transmute", "Copper Curse"),
        ("Duchy", "Copper Silver Potion Estate Curse Stonemason"),
    ],
)
def test_stonemason_compares_coins_and_potions(trashed, offered):
    table = deal(hand=f"Stonemason {trashed}", kingdom="Golem Familiar Transmute Vineyard").play("Stonemason")
    assert sorted(names(table.options)) == sorted(names(offered))


def test_stonemason_under_bridges_finds_nothing_below_an_estate_for_nothing():
    table = deal(hand="Village Bridge Throne Room Stonemason Estate", deck="Copper", turn={"actions": 2})
    table.play("Village").play("Throne Room", play="Bridge").play("Stonemason", trash="Estate")
    assert table.discard == ""
    assert table.asked == "play_treasure"


def test_stonemason_under_a_throne_trashes_two_cards():
    table = deal(hand="Throne Room Stonemason Estate Silver").play("Throne Room", play="Stonemason", trash="Silver")
    table.then(gain="Estate").then(gain="Copper").then(gain="Curse").then(gain="Copper")
    assert table.trash == "Silver Estate"
    assert table.discard == "Estate Copper Curse Copper"


def test_stonemason_of_a_possessed_player_costs_that_player_nothing():
    table = deal(bob={"hand": "Stonemason Gold", "deck": "Estate " * 5}, turn={"seat": 1, "possessor": 0})
    table.play("Stonemason").then(by="Ann", gain="Duchy").then(by="Ann", gain="Duchy")
    assert table.discard == "Duchy Duchy"
    table.end_turn()
    assert table.zone("Bob", "discard") == "Stonemason Gold"
