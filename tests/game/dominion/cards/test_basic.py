"""The basic cards: what they give, what they are worth, and how many of them there are."""

import pytest

from game import IllegalAnswer, Match
from game.dominion.cards import CARDS
from tests.story import deal, names

FACTS = {
    # name: (coins, types)
    "Copper": (0, "treasure"),
    "Silver": (3, "treasure"),
    "Gold": (6, "treasure"),
    "Potion": (4, "treasure"),
    "Estate": (2, "victory"),
    "Duchy": (5, "victory"),
    "Province": (8, "victory"),
    "Curse": (0, "curse"),
}


@pytest.mark.parametrize("name", FACTS)
def test_the_printed_facts(name):
    coins, types = FACTS[name]
    kind = CARDS[name]
    assert kind.cost == (coins, 0)
    assert " ".join(kind.types.names) == types


@pytest.mark.parametrize(("card", "coins"), [("Copper", 1), ("Silver", 2), ("Gold", 3)])
def test_a_treasure_gives_its_coins(card, coins):
    table = deal(hand=card)
    table.play_treasures(card)
    assert table.numbers == (1, 1, coins)
    assert table.in_play == card


def test_treasures_may_be_played_together():
    table = deal(hand="Copper Silver Gold Estate")
    table.play_treasures("Copper Silver Gold")
    assert table.numbers == (1, 1, 6)
    assert table.hand == "Estate"


def test_treasures_may_be_played_one_by_one_and_kept():
    table = deal(hand="Copper Silver Gold")
    table.then(play_treasure="Gold").then(play_treasure="Copper").then(play_treasure="")
    assert table.asked == "buy"
    assert table.numbers == (1, 1, 4)
    assert table.hand == "Silver"


def test_no_treasure_is_played_after_the_first_buy():
    table = deal(hand="Copper Silver", turn={"buys": 2})
    table.then(play_treasure="Silver").then(play_treasure="", buy="Estate")
    assert table.asked == "buy"
    assert table.options == "Copper Curse"


def test_a_potion_gives_a_potion_and_no_coin():
    table = deal(hand="Potion", kingdom="Transmute Alchemist")
    table.play_treasures("Potion")
    assert table.numbers == (1, 1, 0)
    assert table.match.turn.potions == 1
    assert table.options == "Copper Curse Transmute"


def test_a_potion_does_not_pay_for_coins():
    table = deal(hand="Potion Potion Copper", kingdom="Golem")
    table.play_treasures("Potion Potion Copper")
    assert table.options == "Copper Curse"


def test_coins_do_not_pay_for_a_potion():
    table = deal(hand="Gold Gold", kingdom="Transmute Golem")
    table.play_treasures("Gold Gold")
    assert "Potion" in table.options
    assert "Transmute" not in table.options
    assert "Golem" not in table.options


def test_a_buy_spends_coins_and_potion():
    table = deal(hand="Potion Potion Gold Silver", kingdom="Alchemist", turn={"buys": 2})
    table.play_treasures("Potion Potion Gold Silver").then(buy="Alchemist")
    assert table.numbers == (1, 1, 2)
    assert table.match.turn.potions == 1
    assert table.discard == "Alchemist"


def test_a_potion_can_be_bought_for_four():
    table = deal(hand="Silver Silver", kingdom="Vineyard")
    table.play_treasures("Silver Silver").then(buy="Potion")
    assert table.match.supply["Potion"] == 15


def test_unspent_coins_and_potions_are_gone_in_the_next_turn():
    table = deal(hand="Gold Potion", bob="Copper", kingdom="Golem")
    table.play_treasures("Gold Potion").end_turn()
    assert table.numbers == (1, 1, 0)
    assert table.match.turn.potions == 0


@pytest.mark.parametrize("card", ["Estate", "Duchy", "Province", "Curse"])
def test_victory_cards_and_curses_are_never_played(card):
    table = deal(hand=card)
    assert table.asked == "buy"
    table = deal(hand=f"{card} Village Copper")
    assert table.options == "Village"
    table.then(play="")
    assert table.options == "Copper"


@pytest.mark.parametrize(("card", "points"), [("Estate", 1), ("Duchy", 3), ("Province", 6), ("Curse", -1), ("Gold", 0)])
def test_a_card_is_worth_its_points(card, points):
    table = deal(hand=card, supply={"Province": 0})
    table.end_turn()
    assert table.match.result.scores == {"Ann": points, "Bob": 0}


def test_a_curse_can_be_bought_for_nothing():
    table = deal()
    table.then(buy="Curse")
    assert table.hand == "Curse"  # the only card of the new hand
    assert table.match.supply["Curse"] == 9


def test_an_empty_pile_can_not_be_bought_from():
    table = deal(supply={"Copper": 0})
    assert table.options == "Curse"
    with pytest.raises(IllegalAnswer):
        table.then(buy="Copper")


@pytest.mark.parametrize(
    ("players", "copper", "silver", "gold", "green", "province", "curse"),
    [
        (2, 46, 40, 30, 8, 8, 10),
        (3, 39, 40, 30, 12, 12, 20),
        (4, 32, 40, 30, 12, 12, 30),
        (5, 85, 80, 60, 12, 15, 40),
        (6, 78, 80, 60, 12, 18, 50),
    ],
)
def test_how_many_there_are_depends_on_the_players(players, copper, silver, gold, green, province, curse):
    ten = "Cellar Gardens Market Militia Mine Moat Remodel Smithy Village Workshop"
    people = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:players]
    supply = Match.start({"game": "dominion", "players": people, "kingdom": names(ten), "seed": 3}).supply
    piles = [supply[name] for name in ("Copper", "Silver", "Gold", "Estate", "Duchy", "Gardens", "Province", "Curse")]
    assert piles == [copper, silver, gold, green, green, green, province, curse]
    assert supply["Market"] == 10
    assert "Potion" not in supply


def test_sixteen_potions_join_a_kingdom_with_a_potion_cost():
    ten = "Cellar Gardens Market Militia Mine Moat Remodel Smithy Village Transmute"
    match = Match.start({"game": "dominion", "players": ["Ann", "Bob"], "kingdom": names(ten), "seed": 3})
    assert match.supply["Potion"] == 16


def test_apprentice_alone_brings_no_potions():
    table = deal(kingdom="Apprentice Herbalist")
    assert "Potion" not in table.match.supply
