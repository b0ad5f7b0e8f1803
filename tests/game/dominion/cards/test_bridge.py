"""Bridge lowers every cost everywhere, also in the middle of another card."""

import pytest

from tests.story import Story, deal, possessed

ESTATES = "Estate Estate Estate Estate Estate"
KINGDOM = "Pawn Steward Smithy Market Nobles Transmute"  # costs 2, 3, 4, 5, 6 and a potion


def bridged(bridges: int, hand: str = "", **more) -> Story:
    """Ann has played so many Bridges and has five Actions left."""
    table = deal(hand="Bridge " * bridges + hand, turn={"actions": bridges + 5}, **more)
    for _ in range(bridges):
        table.play("Bridge")
    return table


@pytest.mark.parametrize("bridges", [1, 2, 3, 7])
def test_bridge_makes_every_card_cheaper_down_to_nothing_and_leaves_potions_alone(bridges):
    table = bridged(bridges, kingdom="Transmute Golem Possession", bob="Pawn", cid="")
    printed = {"Copper": 0, "Curse": 0, "Estate": 2, "Silver": 3, "Bridge": 4, "Duchy": 5, "Gold": 6, "Province": 8,
               "Pawn": 2, "Potion": 4}  # fmt: skip
    for view in (table.match.view(seat) for seat in range(3)):
        assert {name: view.cost(name) for name in printed} == {
            name: (max(0, coins - bridges), 0) for name, coins in printed.items()
        }
        assert view.cost("Transmute") == (0, 1)
        assert view.cost("Golem") == (max(0, 4 - bridges), 1)
    assert table.numbers == (5, 1 + bridges, bridges)


def test_bridge_under_a_throne_counts_twice():
    table = deal(hand="Throne Room Bridge").play("Throne Room", play="Bridge")
    assert table.match.view(0).cost("Gold") == (4, 0)
    assert table.numbers == (0, 3, 2)


def test_bridge_counts_for_every_buy():
    table = bridged(1, "Silver Silver Copper").play_treasures("Silver Silver Copper")
    assert "Province" not in table.options, "it costs 7, and here are 6 coins"
    table.then(buy="Duchy")
    assert table.match.turn.coins == 2
    table.then(buy="Silver")
    assert table.told("gain") == ["Ann: Duchy", "Ann: Silver"]
    assert table.turn_of == "Bob"


def test_bridge_lets_a_card_be_bought_for_nothing_and_pays_nothing_back():
    table = bridged(2).then(buy="Copper")
    assert table.match.turn.coins == 2
    table.then(buy="Estate")
    assert table.match.turn.coins == 2
    table.then(buy="Bridge")
    assert sorted(table.hand.split()) == ["Bridge", "Bridge", "Bridge", "Copper", "Estate"]


def test_bridge_does_not_pay_for_a_potion():
    table = bridged(5, "Potion", kingdom="Transmute Golem").play_treasures("Potion").then(buy="Golem")
    assert (table.match.turn.coins, table.match.turn.potions) == (5, 0)
    assert {"Transmute", "Golem"}.isdisjoint(table.options.split())


def test_bridge_is_over_at_the_end_of_the_turn():
    table = bridged(1, bob="Copper Copper").end_turn().play_treasures("Copper Copper")
    assert table.turn_of == "Bob"
    assert table.match.view(1).cost("Silver") == (3, 0)
    assert table.options == "Copper Estate Curse"


def test_bridge_does_not_last_into_a_possessed_turn():
    table = bridged(1, "Possession").play("Possession").end_turn()
    assert table.turn_of == "Bob by Ann"
    assert table.match.view(0).cost("Gold") == (6, 0)


def test_bridge_of_a_possessed_turn_is_over_in_the_turn_after_it():
    table = possessed({"hand": "Bridge Copper", "deck": ESTATES}).play("Bridge").play_treasures("Copper")
    table.then(by="Ann", buy="Silver")
    assert table.discard == "Silver"
    table.end_turn()
    assert table.turn_of == "Bob"
    assert table.match.view(1).cost("Gold") == (6, 0)


@pytest.mark.parametrize(
    ("card", "bridges", "dearest"),
    [
        ("Ironworks", 1, "Market"),
        ("Ironworks", 2, "Nobles"),
        ("Workshop", 1, "Market"),
        ("Feast", 1, "Nobles"),
        ("Artisan", 1, "Nobles"),
        ("University", 1, "Nobles"),
    ],
)
def test_bridge_brings_dearer_cards_below_a_limit(card, bridges, dearest):
    table = bridged(bridges, card, kingdom=KINGDOM).play(card)
    kingdom = KINGDOM.split()
    assert [name for name in table.options.split() if name in kingdom] == kingdom[: kingdom.index(dearest) + 1]


@pytest.mark.parametrize("card", ["Remodel", "Replace"])
@pytest.mark.parametrize(
    ("bridges", "trashed", "dearest"),
    [
        (1, "Estate", "Smithy"),  # 1 + 2: no difference
        (1, "Copper", "Steward"),  # 0 + 2
        (2, "Curse", "Smithy"),  # 0 + 2
        (3, "Estate", "Market"),  # 0 + 2
    ],
)
def test_bridge_cheapens_what_is_trashed_too_but_not_below_nothing(card, bridges, trashed, dearest):
    table = bridged(bridges, f"{card} {trashed}", kingdom=KINGDOM).play(card)
    kingdom = KINGDOM.split()
    assert [name for name in table.options.split() if name in kingdom] == kingdom[: kingdom.index(dearest) + 1]


@pytest.mark.parametrize(
    ("bridges", "trashed", "offered"),
    [
        (1, "Copper", "Estate Pawn"),  # 0 + 1 is what they cost now
        (1, "Steward", "Smithy Bridge"),  # 2 + 1: no difference
        (2, "Pawn", "Silver Steward"),  # 0 + 1
        (3, "Pawn", "Smithy Bridge"),  # 0 + 1
    ],
)
def test_bridge_shifts_what_upgrade_finds(bridges, trashed, offered):
    table = bridged(bridges, f"Upgrade {trashed}", kingdom="Pawn Steward Smithy Market").play("Upgrade")
    assert table.options == offered


def test_bridge_leaves_the_potion_to_upgrade():
    kingdom = "Smithy University Alchemist Golem"
    assert bridged(3, "Upgrade Vineyard", kingdom=kingdom).play("Upgrade").discard == "Golem", "(0, 1) to (1, 1)"
    assert bridged(1, "Upgrade Alchemist", kingdom=kingdom).play("Upgrade").discard == "Golem", "(2, 1) to (3, 1)"


def test_bridge_lets_swindler_compare_what_cards_cost_now():
    table = bridged(2, "Swindler", kingdom="Pawn Steward", bob={"deck": "Copper"}).play("Swindler")
    assert table.options == "Copper Estate Curse Pawn"
    table.then(by="Ann", gain="Estate")
    assert table.zone("Bob", "discard") == "Estate"


def test_bridge_leaves_the_potion_to_swindler():
    table = bridged(2, "Swindler", kingdom="Pawn Scrying Pool Vineyard", bob={"deck": "University"}).play("Swindler")
    assert table.options == "Scrying Pool Vineyard University"


def test_bridge_hides_what_no_longer_costs_three_from_a_saboteur():
    table = bridged(1, "Saboteur", kingdom="Pawn", bob={"deck": "Silver Smithy Gold"}).play("Saboteur")
    assert table.trash == "Smithy"
    assert table.options == "Copper Estate Curse Pawn", "at least 2 less than the 3 it costs now"
    table.then(by="Bob", gain="Estate")
    assert sorted(table.zone("Bob", "discard").split()) == ["Estate", "Silver"]
    assert table.zone("Bob", "deck") == "Gold"


@pytest.mark.parametrize(
    ("bridges", "trashed", "drawn"), [(1, "Gold", 5), (2, "Gold", 4), (3, "Estate", 0), (1, "Golem", 5)]
)
def test_bridge_lets_apprentice_draw_less(bridges, trashed, drawn):
    table = bridged(bridges, f"Apprentice {trashed}", deck="Copper " * 9).play("Apprentice")
    assert table.hand.split() == ["Copper"] * drawn


@pytest.mark.parametrize(
    ("bridges", "offered"), [(1, "Copper Silver"), (2, "Copper Silver"), (3, "Copper Silver Gold")]
)
def test_bridge_brings_a_gold_within_the_reach_of_a_mined_copper(bridges, offered):
    table = bridged(bridges, "Mine Copper").play("Mine", trash="Copper")
    assert table.options == offered


def test_bridge_counts_for_what_stonemason_trashes_and_gains():
    table = bridged(1, "Stonemason Steward", kingdom="Pawn Smithy").play("Stonemason")
    assert table.options == "Copper Estate Curse Pawn Stonemason", "less than the 2 that a Steward costs now"
    table.then(gain="Pawn").then(gain="Estate")
    assert table.discard == "Pawn Estate"


def test_bridge_leaves_nothing_cheaper_than_nothing_to_stonemason():
    table = bridged(2, "Stonemason Estate").play("Stonemason")
    assert table.trash == "Estate"
    assert table.discard == ""
    assert table.asked == "buy"


def test_bridge_counts_for_what_is_paid_more_for_a_stonemason():
    table = bridged(1, "Silver Copper", kingdom="Stonemason Steward Smithy Market")
    table.play_treasures("Silver Copper").then(buy="Stonemason")
    assert table.match.turn.coins == 3, "it costs 1"
    table.then(overpay="coin coin coin")
    assert table.options == "Smithy Bridge", "they cost 3"


def test_bridge_leaves_more_to_be_paid_for_a_masterpiece():
    table = bridged(1, "Silver", kingdom="Masterpiece").play_treasures("Silver")
    table.then(buy="Masterpiece", overpay="coin")
    assert table.discard == "Silver Masterpiece"
    assert table.numbers == (5, 1, 0)


def test_ironworks_gains_a_harem_made_cheap_for_a_coin_and_a_card():
    table = bridged(2, "Ironworks", kingdom="Harem", deck="Gold").play("Ironworks", gain="Harem")
    assert table.hand == "Gold"
    assert table.numbers == (4, 3, 3)
