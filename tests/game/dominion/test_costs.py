"""Costs with potions (rulings P1 to P5): comparing them, gaining up to them, paying them; and the Potion pile."""

import pytest

from game import IllegalAnswer, Match
from game.dominion.cards import CARDS
from game.dominion.kinds import Cost
from tests.story import Story, deal

# Comparing


@pytest.mark.parametrize(
    ("cost", "limit"),
    [
        (Cost(4), Cost(4)),
        (Cost(3), Cost(4)),
        (Cost(0), Cost(0)),
        (Cost(4), Cost(4, 1)),
        (Cost(4, 1), Cost(4, 1)),
        (Cost(0, 1), Cost(4, 1)),
        (Cost(0, 1), Cost(0, 2)),
    ],
)
def test_up_to_allows_fewer_coins_and_fewer_potions(cost: Cost, limit: Cost):
    assert cost.is_up_to(limit)


@pytest.mark.parametrize(
    ("cost", "limit"),
    [(Cost(5), Cost(4)), (Cost(0, 1), Cost(8)), (Cost(2, 1), Cost(5)), (Cost(5), Cost(4, 1)), (Cost(0, 2), Cost(9, 1))],
)
def test_neither_part_of_a_cost_makes_up_for_the_other(cost: Cost, limit: Cost):
    assert not cost.is_up_to(limit)


@pytest.mark.parametrize(
    ("cost", "other", "is_cheaper"),
    [
        (Cost(3), Cost(4), True),
        (Cost(4), Cost(4), False),
        (Cost(4), Cost(4, 1), True),
        (Cost(4, 1), Cost(4, 1), False),
        (Cost(4, 1), Cost(4), False),
        (Cost(3, 1), Cost(4, 1), True),
        (Cost(3, 1), Cost(4), False),
        (Cost(5), Cost(4, 1), False),
    ],
)
def test_cheaper_is_up_to_and_not_equal(cost: Cost, other: Cost, is_cheaper: bool):
    assert cost.is_cheaper_than(other) is is_cheaper


def test_coins_added_or_taken_leave_potions_alone_and_stop_at_nothing():
    assert Cost(4, 1).more(2) == Cost(6, 1)
    assert Cost(2).more(2) == Cost(4)
    assert Cost(3, 1).more(-1) == Cost(2, 1)
    assert Cost(0, 1).more(-1) == Cost(0, 1)
    assert Cost(1).more(-3) == Cost(0)


def test_equal_costs_are_equal_in_both_parts():
    assert CARDS["Golem"].cost == Cost(4, 1)
    assert CARDS["Golem"].cost != CARDS["Smithy"].cost
    assert CARDS["Alchemist"].cost == CARDS["Familiar"].cost == CARDS["Philosopher's Stone"].cost


@pytest.mark.parametrize(
    ("name", "coins", "potions"),
    [
        ("Alchemist", 3, 1),
        ("Apothecary", 2, 1),
        ("Apprentice", 5, 0),
        ("Familiar", 3, 1),
        ("Golem", 4, 1),
        ("Herbalist", 2, 0),
        ("Philosopher's Stone", 3, 1),
        ("Possession", 6, 1),
        ("Potion", 4, 0),
        ("Scrying Pool", 2, 1),
        ("Transmute", 0, 1),
        ("University", 2, 1),
        ("Vineyard", 0, 1),
    ],
)
def test_what_the_cards_of_alchemy_cost(name: str, coins: int, potions: int):
    assert CARDS[name].cost == (coins, potions)


# Gaining up to a cost

KINGDOM = "Vineyard University Golem Possession Smithy Laboratory Artisan"


def remodel(trashed: str) -> list[str]:
    """What Remodel offers for a card."""
    table = deal(hand=f"Remodel {trashed}", kingdom=KINGDOM).play("Remodel")
    assert table.asked == "gain"
    return [option.name for option in table.match.decision.options]


def test_remodel_makes_no_potion_of_coins():
    offered = remodel("Estate")
    assert {"Smithy", "Potion", "Silver"} <= set(offered)
    assert not {"Vineyard", "University", "Golem", "Possession"} & set(offered)


def test_remodel_keeps_the_potion_of_a_cost():
    assert {"Possession", "Golem", "University", "Vineyard"} <= set(remodel("Golem"))


def test_remodel_may_drop_the_potion_of_a_cost():
    assert {"Gold", "Artisan", "Laboratory", "Copper"} <= set(remodel("Golem"))


def test_remodel_adds_two_coins_and_no_more():
    assert "Province" not in remodel("Golem")
    assert "Possession" not in remodel("University")
    assert "Golem" in remodel("University")


def test_a_card_that_costs_only_a_potion_costs_no_coins():
    offered = remodel("Vineyard")
    assert {"University", "Vineyard", "Estate"} <= set(offered)
    assert not {"Silver", "Smithy", "Golem"} & set(offered)


def test_mine_makes_no_philosophers_stone_of_a_potion():
    table = deal(hand="Mine Potion", kingdom="Philosopher's Stone").play("Mine", trash="Potion")
    assert table.options == "Copper Silver Gold Potion"


def test_mine_makes_a_gold_or_another_stone_of_a_philosophers_stone():
    table = deal(hand="Mine Philosopher's Stone").play("Mine", trash="Philosopher's Stone")
    assert table.options == "Copper Silver Gold Potion Philosopher's Stone"


@pytest.mark.parametrize("card", ["Workshop", "Artisan", "Feast", "University"])
def test_a_limit_in_coins_never_includes_a_potion(card: str):
    table = deal(hand=card, kingdom=KINGDOM).play(card)
    assert table.asked == "gain"
    assert "Smithy" in table.options
    assert not [option.name for option in table.match.decision.options if CARDS[option.name].cost.potions]


# Paying


def purse(coins: int, potions: int, buys: int = 1) -> Story:
    turn = {"phase": "buy", "coins": coins, "potions": potions, "buys": buys}
    return deal(kingdom="Vineyard Transmute University Golem Smithy", turn=turn)


def offered(table: Story) -> set[str]:
    return {option.name for option in table.match.decision.options}


def test_coins_alone_buy_no_card_with_a_potion_in_its_cost():
    assert not {"Vineyard", "Transmute", "University", "Golem"} & offered(purse(coins=9, potions=0))


def test_a_potion_alone_buys_what_costs_only_a_potion():
    assert offered(purse(coins=0, potions=1)) == {"Vineyard", "Transmute", "Copper", "Curse"}


def test_potions_do_not_pay_for_coins():
    assert "Estate" not in offered(purse(coins=1, potions=5))
    assert "Golem" not in offered(purse(coins=3, potions=2))


def test_buying_pays_both_parts():
    table = purse(coins=5, potions=1, buys=2).then(buy="University")
    assert (table.match.turn.coins, table.match.turn.potions) == (3, 0)
    assert "Silver" in offered(table)
    assert "Vineyard" not in offered(table)


def test_a_card_without_potion_leaves_the_potion():
    table = purse(coins=6, potions=1, buys=2).then(buy="Smithy")
    assert (table.match.turn.coins, table.match.turn.potions) == (2, 1)
    assert "University" in offered(table)


def test_one_potion_buys_one_card():
    table = purse(coins=9, potions=1, buys=3).then(buy="Transmute")
    with pytest.raises(IllegalAnswer):
        table.match.answer("Vineyard")


def test_two_potions_buy_two_cards():
    table = purse(coins=4, potions=2, buys=3).then(buy="Golem").then(buy="Vineyard")
    assert table.discard == "Golem Vineyard"
    assert (table.match.turn.coins, table.match.turn.potions) == (0, 0)
    assert "Transmute" not in offered(table)


def test_treasures_are_played_one_by_one_or_together_before_the_first_buy():
    table = deal(hand="Potion Copper Copper Silver", kingdom="University", turn={"buys": 2})
    table.play_treasures("Copper").play_treasures("Potion Copper").then(play_treasure="", buy="University")
    assert table.asked == "buy"
    assert table.hand == "Silver", "no Treasure is played after a buy"


# The Potion pile


def piles(*kingdom: str) -> dict[str, int]:
    players = [{"name": "Ann"}, {"name": "Bob"}]
    return Match.from_position({"kingdom": list(kingdom), "players": players}).supply


@pytest.mark.parametrize("card", [name for name, kind in CARDS.items() if kind.cost.potions])
def test_any_card_with_potion_in_its_cost_brings_the_potion_pile(card: str):
    assert piles("Moat", card)["Potion"] == 16


def test_without_such_a_card_there_is_no_potion_pile():
    assert "Potion" not in piles("Moat", "Herbalist", "Apprentice", "Smithy")


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_there_are_sixteen_potions_for_any_number_of_players(count: int):
    players = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][:count]
    assert Match.start({"players": players, "kingdom": "Forbidden Arts"}).supply["Potion"] == 16


def test_the_empty_potion_pile_counts_for_the_end_of_the_game():
    table = deal(
        kingdom="Golem Moat", supply={"Potion": 1, "Curse": 0, "Moat": 0}, turn={"phase": "buy", "coins": 4}
    ).then(buy="Potion")
    assert table.match.decision is None
    assert table.match.result is not None


def test_potion_in_the_supply_is_one_pile_more_than_the_kingdom():
    assert len(Match.start({"players": ["Ann", "Bob"], "kingdom": "Potion Mixers"}).supply) == 7 + 10 + 1
    assert len(Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game"}).supply) == 7 + 10
