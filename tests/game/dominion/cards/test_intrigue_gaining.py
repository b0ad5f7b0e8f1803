"""Intrigue: Bridge and its costs everywhere, and the cards that gain: Ironworks, Lurker, Trading Post, Upgrade."""

import pytest

from game import IllegalAnswer
from tests.story import Story, deal

ESTATES = "Estate Estate Estate Estate Estate"
NOTHING_CHEAP = dict.fromkeys(["Copper", "Silver", "Estate", "Duchy", "Curse"], 0)


def possessed(bob: str | dict[str, str], **more) -> Story:
    """A turn of Bob in which Ann decides."""
    return deal(bob=bob, turn={"seat": 1, "possessor": 0}, **more)


def bridged(bridges: int, hand: str = "", **more) -> Story:
    """Ann has played so many Bridges and has five Actions left."""
    table = deal(hand="Bridge " * bridges + hand, turn={"actions": bridges + 5}, **more)
    for _ in range(bridges):
        table.play("Bridge")
    return table


# Bridge


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


KINGDOM = "Pawn Steward Smithy Market Nobles Transmute"  # costs 2, 3, 4, 5, 6 and a potion


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


# Ironworks


@pytest.mark.parametrize(
    ("gained", "hand", "numbers"),
    [
        ("Pawn", "", (1, 1, 0)),
        ("Silver", "", (0, 1, 1)),
        ("Estate", "Gold", (0, 1, 0)),
        ("Great Hall", "Gold", (1, 1, 0)),
        ("Swindler", "", (1, 1, 0)),
        ("Curse", "", (0, 1, 0)),
    ],
)
def test_ironworks_brings_something_for_each_type_of_what_it_gains(gained, hand, numbers):
    table = deal(hand="Ironworks", deck="Gold Copper", kingdom="Pawn Great Hall Swindler")
    table.play("Ironworks", gain=gained)
    assert table.discard == gained
    assert table.hand == hand
    assert table.numbers == numbers


def test_ironworks_gains_a_harem_made_cheap_for_a_coin_and_a_card():
    table = bridged(2, "Ironworks", kingdom="Harem", deck="Gold").play("Ironworks", gain="Harem")
    assert table.hand == "Gold"
    assert table.numbers == (4, 3, 3)


def test_ironworks_reaches_neither_five_nor_a_potion_and_must_gain():
    table = deal(hand="Ironworks", kingdom="Mill Market Transmute").play("Ironworks")
    assert table.options == "Copper Silver Potion Estate Curse Mill Ironworks"
    with pytest.raises(IllegalAnswer):
        table.then(gain="")


def test_ironworks_with_nothing_to_gain_brings_nothing():
    table = deal(hand="Ironworks Gold", deck="Duchy", supply={**NOTHING_CHEAP, "Ironworks": 0})
    table.play("Ironworks")
    assert table.asked == "play_treasure"
    assert (table.hand, table.deck, table.discard) == ("Gold", "Duchy", "")
    assert table.numbers == (0, 1, 0)


def test_ironworks_may_draw_the_very_card_it_gained():
    table = deal(hand="Ironworks").play("Ironworks", gain="Estate")
    assert table.hand == "Estate"
    assert table.discard == table.deck == ""


def test_ironworks_under_a_throne_gains_twice():
    table = deal(hand="Throne Room Ironworks", deck="Gold", kingdom="Great Hall")
    table.play("Throne Room", play="Ironworks", gain="Great Hall").then(gain="Silver")
    assert table.discard == "Great Hall Silver"
    assert table.hand == "Gold"
    assert table.numbers == (1, 1, 1)


def test_ironworks_in_a_possessed_turn_gains_for_the_possessor_and_brings_the_rest_to_the_turn():
    table = possessed({"hand": "Ironworks", "deck": "Gold"}, kingdom="Great Hall").play("Ironworks", gain="Great Hall")
    assert table.discard == "Great Hall"
    assert table.zone("Bob", "discard") == table.hand == ""
    assert table.zone("Bob", "hand") == "Gold"
    assert table.numbers == (1, 1, 0)


# Lurker


def test_lurker_trashes_any_action_of_the_supply():
    table = deal(hand="Lurker", kingdom="Nobles Golem Harem Duke Witch", supply={"Witch": 0}).play("Lurker")
    assert table.options == "trash gain"
    table.then(choose="trash")
    assert table.options == "Nobles Golem Lurker"
    table.then(trash="Nobles")
    assert table.trash == "Nobles"
    assert table.match.supply["Nobles"] == 7
    assert table.numbers == (1, 1, 0)


def test_lurker_gains_an_action_from_the_trash():
    table = deal(hand="Lurker", kingdom="Pawn", trash="Gold Golem Nobles Estate Harem").play("Lurker", choose="gain")
    assert table.options == "Golem Nobles"
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(gain="Golem")
    assert table.discard == "Golem"
    assert table.trash == "Gold Nobles Estate Harem"


def test_lurker_may_choose_what_can_not_be_done():
    table = deal(hand="Lurker", trash="Gold").play("Lurker", choose="gain")
    assert table.asked == "buy"
    assert (table.discard, table.trash) == ("", "Gold")
    table = deal(hand="Lurker", kingdom="Duke", supply={"Lurker": 0}).play("Lurker", choose="trash")
    assert table.asked == "buy"
    assert table.trash == ""


def test_lurker_under_a_throne_may_gain_what_it_trashed():
    table = deal(hand="Throne Room Lurker", kingdom="Nobles")
    table.play("Throne Room", play="Lurker", choose="trash", trash="Nobles").then(choose="gain")
    assert table.discard == "Nobles"
    assert table.trash == ""
    assert table.numbers == (2, 1, 0)


def test_lurker_can_empty_a_pile_and_so_end_the_game():
    table = deal(hand="Lurker Silver", kingdom="Pawn", supply={"Pawn": 1, "Curse": 0, "Copper": 0})
    table.play("Lurker", choose="trash", trash="Pawn")
    assert table.match.result is None, "the turn is played to its end"
    assert table.end_turn().match.result is not None


def test_lurker_in_a_possessed_turn_trashes_a_card_of_the_supply_for_good():
    table = possessed("Lurker", kingdom="Nobles").play("Lurker").then(by="Ann", choose="trash", trash="Nobles")
    assert table.trash == "Nobles"
    assert table.end_turn().trash == "Nobles", "it was nobody's card, so it comes back to nobody"


def test_lurker_in_a_possessed_turn_gains_for_the_possessor():
    table = possessed("Lurker", trash="Smithy").play("Lurker").then(by="Ann", choose="gain")
    assert table.discard == "Smithy"
    assert table.zone("Bob", "discard") == table.trash == ""


# Trading Post


def test_trading_post_turns_two_cards_into_a_silver_in_hand():
    table = deal(hand="Trading Post Estate Curse Gold").play("Trading Post")
    for wrong in ("", "Estate", "Estate Curse Gold"):
        with pytest.raises(IllegalAnswer):
            table.then(trash=wrong)
    table.then(trash="Estate Curse")
    assert table.hand == "Gold Silver"
    assert sorted(table.trash.split()) == ["Curse", "Estate"]
    assert table.play_treasures("Gold Silver").numbers == (0, 1, 5)


@pytest.mark.parametrize(("hand", "left"), [("", ""), ("Gold", ""), ("Gold Estate", "Silver")])
def test_trading_post_with_no_more_than_two_cards_has_no_choice(hand, left):
    table = deal(hand=f"Trading Post {hand}", deck="Duchy").play("Trading Post")
    assert table.asked == ("play_treasure" if left else "buy")
    assert table.trash == hand
    assert table.hand == left
    assert table.match.supply["Silver"] == (39 if left else 40)


def test_trading_post_trashes_even_where_there_is_no_silver():
    table = deal(hand="Trading Post Estate Curse", supply={"Silver": 0}).play("Trading Post")
    assert table.hand == ""
    assert table.trash == "Estate Curse"


def test_trading_post_under_a_throne_may_trash_the_silver_it_gained():
    table = deal(hand="Throne Room Trading Post Estate Curse Copper")
    table.play("Throne Room", play="Trading Post", trash="Estate Curse")
    assert table.trash == "Estate Curse Copper Silver"
    assert table.hand == "Silver"


def test_trading_post_in_a_possessed_turn_gains_for_the_possessor_and_gives_the_cards_back():
    table = possessed({"hand": "Trading Post Gold Duchy", "deck": ESTATES}).play("Trading Post")
    assert table.discard == "Silver"
    assert table.zone("Bob", "hand") == table.hand == ""
    assert table.end_turn().zone("Bob", "discard") == "Trading Post Gold Duchy"


# Upgrade


def test_upgrade_draws_then_turns_a_card_into_one_that_costs_one_more():
    table = deal(hand="Upgrade Gold", deck="Estate Copper", kingdom="Pawn Steward Smithy").play("Upgrade")
    assert table.options == "Gold Estate", "what it drew may go"
    assert table.numbers == (1, 1, 0)
    with pytest.raises(IllegalAnswer):
        table.then(trash="")
    table.then(trash="Estate")
    assert table.options == "Silver Steward"
    with pytest.raises(IllegalAnswer):
        table.then(gain="")
    table.then(gain="Steward")
    assert table.discard == "Steward"
    assert table.trash == "Estate"


@pytest.mark.parametrize(
    ("trashed", "gained"),
    [
        ("Copper", ""),
        ("Curse", ""),
        ("Gold", ""),
        ("Province", ""),
        ("Duchy", "Gold"),
        ("Potion", "Duchy"),
        ("Alchemist", "Golem"),  # (3, 1) to (4, 1), not to a Potion
        ("University", "Alchemist"),
        ("Golem", ""),
    ],
)
def test_upgrade_adds_one_coin_and_no_potion(trashed, gained):
    kingdom = "University Alchemist Golem Transmute"
    table = deal(hand=f"Upgrade {trashed}", kingdom=kingdom, supply={"Upgrade": 0}).play("Upgrade")
    assert table.asked == "buy"
    assert table.trash == trashed
    assert table.discard == gained


def test_upgrade_finds_nothing_in_an_empty_pile():
    table = deal(hand="Upgrade Estate", supply={"Silver": 0}).play("Upgrade")
    assert table.trash == "Estate"
    assert table.discard == ""


def test_upgrade_with_an_empty_hand_and_deck_does_nothing():
    table = deal(hand="Upgrade").play("Upgrade")
    assert table.trash == table.discard == ""
    assert table.numbers == (1, 1, 0)


def test_upgrade_under_a_throne_does_not_reach_what_it_gained():
    table = deal(hand="Throne Room Upgrade Estate Duchy", deck="Copper Copper")
    table.play("Throne Room", play="Upgrade", trash="Estate").then(trash="Duchy")
    assert table.discard == "Silver Gold"
    assert table.hand == "Copper Copper"


def test_upgrade_in_a_possessed_turn_gains_for_the_possessor_and_gives_the_card_back():
    table = possessed({"hand": "Upgrade", "deck": f"Duchy {ESTATES}"}).play("Upgrade")
    assert table.discard == "Gold"
    assert table.end_turn().zone("Bob", "discard") == "Upgrade Duchy"
