"""The base game: printed facts, the plain cards, and those that work on hand and deck."""

import pytest

from game import IllegalAnswer
from game.dominion.cards import CARDS
from game.dominion.cards.base import BASE
from tests.story import deal

FACTS = {
    # name: (coins, types, editions)
    "Adventurer": (6, "action", (1,)),
    "Artisan": (6, "action", (2,)),
    "Bandit": (5, "action attack", (2,)),
    "Bureaucrat": (4, "action attack", (1, 2)),
    "Cellar": (2, "action", (1, 2)),
    "Chancellor": (3, "action", (1,)),
    "Chapel": (2, "action", (1, 2)),
    "Council Room": (5, "action", (1, 2)),
    "Feast": (4, "action", (1,)),
    "Festival": (5, "action", (1, 2)),
    "Gardens": (4, "victory", (1, 2)),
    "Harbinger": (3, "action", (2,)),
    "Laboratory": (5, "action", (1, 2)),
    "Library": (5, "action", (1, 2)),
    "Market": (5, "action", (1, 2)),
    "Merchant": (3, "action", (2,)),
    "Militia": (4, "action attack", (1, 2)),
    "Mine": (5, "action", (1, 2)),
    "Moat": (2, "action reaction", (1, 2)),
    "Moneylender": (4, "action", (1, 2)),
    "Poacher": (4, "action", (2,)),
    "Remodel": (4, "action", (1, 2)),
    "Sentry": (5, "action", (2,)),
    "Smithy": (4, "action", (1, 2)),
    "Spy": (4, "action attack", (1,)),
    "Thief": (4, "action attack", (1,)),
    "Throne Room": (4, "action", (1, 2)),
    "Vassal": (3, "action", (2,)),
    "Village": (3, "action", (1, 2)),
    "Witch": (5, "action attack", (1, 2)),
    "Woodcutter": (3, "action", (1,)),
    "Workshop": (3, "action", (1, 2)),
}


@pytest.mark.parametrize("name", FACTS)
def test_the_printed_facts(name):
    coins, types, editions = FACTS[name]
    kind = CARDS[name]
    assert kind.cost == (coins, 0)
    assert " ".join(kind.types.names) == types
    assert kind.editions == editions


def test_the_cards_of_both_editions_are_all_there():
    assert sorted(kind.name for kind in BASE.kinds) == sorted(FACTS)


# Plain cards


@pytest.mark.parametrize(
    ("card", "drawn", "numbers"),
    [
        ("Festival", 0, (2, 2, 2)),
        ("Laboratory", 2, (1, 1, 0)),
        ("Market", 1, (1, 2, 1)),
        ("Moat", 2, (0, 1, 0)),
        ("Smithy", 3, (0, 1, 0)),
        ("Village", 1, (2, 1, 0)),
        ("Woodcutter", 0, (0, 2, 2)),
    ],
)
class TestPlainCards:
    def test_gives_what_is_printed(self, card, drawn, numbers):
        table = deal(hand=card, deck="Gold Silver Copper Estate")
        table.play(card)
        assert table.hand.split() == ["Gold", "Silver", "Copper"][:drawn]
        assert table.numbers == numbers
        assert table.in_play == card

    def test_gives_it_all_again_under_a_throne(self, card, drawn, numbers):
        table = deal(hand=f"Throne Room {card}", deck="Gold Gold Gold Gold Gold Gold Gold")
        table.play("Throne Room", play=card)
        assert len(table.hand.split()) == 2 * drawn
        actions, buys, coins = numbers
        assert table.numbers == (2 * actions, 2 * buys - 1, 2 * coins)

    def test_draws_nothing_where_nothing_is_left(self, card, drawn, numbers):
        table = deal(hand=card)
        table.play(card)
        assert table.hand == ""
        assert table.numbers == numbers


def test_the_discard_pile_is_shuffled_below_what_is_left_of_the_deck():
    table = deal(hand="Smithy", deck="Silver", discard="Gold Gold Gold")
    table.play("Smithy")
    assert table.hand == "Silver Gold Gold"
    assert table.deck == "Gold"
    assert table.discard == ""


def test_nothing_is_shuffled_before_a_card_is_missing():
    table = deal(hand="Smithy", deck="Silver Silver Silver", discard="Gold")
    table.play("Smithy")
    assert table.deck == ""
    assert table.discard == "Gold"


def test_cards_in_play_are_not_shuffled_in():
    table = deal(hand="Village Smithy", deck="Copper", discard="Gold")
    table.play("Village").play("Smithy")
    assert table.hand == "Copper Gold"
    assert table.in_play == "Village Smithy"


def test_woodcutter_allows_a_second_buy():
    table = deal(hand="Woodcutter Silver")
    table.play("Woodcutter").play_treasures("Silver").then(buy="Estate").then(buy="Estate")
    assert table.match.supply["Estate"] == 6
    assert table.match.turn.seat == 1


# Council Room


def test_council_room_lets_each_rival_draw():
    table = deal(hand="Council Room", deck="Gold Gold Gold Gold Copper", bob={"deck": "Silver"}, cid={"deck": "Duchy"})
    table.play("Council Room")
    assert table.hand == "Gold Gold Gold Gold"
    assert table.numbers == (0, 2, 0)
    assert table.zone("Bob", "hand") == "Silver"
    assert table.zone("Cid", "hand") == "Duchy"


def test_council_room_passes_a_rival_who_has_nothing_to_draw():
    table = deal(hand="Council Room", bob="Copper", cid={"discard": "Duchy"})
    table.play("Council Room")
    assert table.zone("Bob", "hand") == "Copper"
    assert table.zone("Cid", "hand") == "Duchy"  # shuffled first


def test_council_room_is_no_attack_for_a_moat():
    table = deal(hand="Council Room", bob={"hand": "Moat", "deck": "Gold"})
    table.play("Council Room")
    assert table.asked == "buy"
    assert table.zone("Bob", "hand") == "Moat Gold"


def test_council_room_under_a_throne_lets_rivals_draw_twice():
    table = deal(hand="Throne Room Council Room", bob={"deck": "Silver Gold Copper"})
    table.play("Throne Room", play="Council Room")
    assert table.numbers == (0, 3, 0)
    assert table.zone("Bob", "hand") == "Silver Gold"


# Gardens


@pytest.mark.parametrize(("cards", "points"), [(9, 0), (10, 1), (19, 1), (20, 2)])
def test_gardens_count_full_tens_of_all_cards(cards, points):
    coppers = "Copper " * (cards - 4)
    table = deal(hand="Gardens", discard="Copper", play="Copper", deck=f"Curse {coppers}", supply={"Province": 0})
    table.end_turn()
    assert table.match.result.scores["Ann"] == points - 1  # the Curse


def test_each_of_several_gardens_counts():
    table = deal(hand="Gardens Gardens", deck="Copper " * 18, supply={"Province": 0})
    table.end_turn()
    assert table.match.result.scores["Ann"] == 4


def test_gardens_are_not_played():
    table = deal(hand="Gardens")
    assert table.asked == "buy"


# Cellar


def test_cellar_draws_what_it_discards():
    table = deal(hand="Cellar Estate Estate Copper", deck="Gold Silver Duchy")
    table.play("Cellar", discard="Estate Estate")
    assert table.hand == "Copper Gold Silver"
    assert table.discard == "Estate Estate"
    assert table.numbers == (1, 1, 0)


def test_cellar_may_discard_nothing():
    table = deal(hand="Cellar Estate", deck="Gold")
    table.play("Cellar", discard="")
    assert table.hand == "Estate"
    assert table.deck == "Gold"


def test_cellar_with_an_empty_hand_asks_nothing():
    table = deal(hand="Cellar", deck="Gold")
    table.play("Cellar")
    assert table.asked == "buy"
    assert table.deck == "Gold"


def test_cellar_may_draw_again_what_it_discarded():
    table = deal(hand="Cellar Estate Estate", deck="Gold")
    table.play("Cellar", discard="Estate Estate")
    assert table.hand == "Gold Estate"
    assert table.deck == "Estate"


def test_cellar_under_a_throne_may_discard_what_it_drew():
    table = deal(hand="Throne Room Cellar Estate", deck="Duchy Gold")
    table.play("Throne Room", play="Cellar", discard="Estate").then(discard="Duchy")
    assert table.hand == "Gold"
    assert table.discard == "Estate Duchy"
    assert table.numbers == (2, 1, 0)


# Chancellor


def test_chancellor_may_put_the_deck_onto_the_discard_pile():
    table = deal(hand="Chancellor", deck="Gold Silver Copper", discard="Estate")
    table.play("Chancellor", choose="discard_deck")
    assert table.deck == ""
    assert sorted(table.discard.split()) == ["Copper", "Estate", "Gold", "Silver"]
    assert table.numbers == (0, 1, 2)


def test_chancellor_may_leave_the_deck():
    table = deal(hand="Chancellor", deck="Gold Silver")
    table.play("Chancellor", choose="")
    assert table.deck == "Gold Silver"
    assert table.numbers == (0, 1, 2)


def test_chancellor_with_an_empty_deck_asks_nothing_and_shuffles_nothing():
    table = deal(hand="Chancellor", discard="Gold")
    table.play("Chancellor")
    assert table.asked == "buy"
    assert table.discard == "Gold"


def test_chancellor_under_a_throne_finds_the_deck_gone_the_second_time():
    table = deal(hand="Throne Room Chancellor", deck="Gold")
    table.play("Throne Room", play="Chancellor", choose="discard_deck")
    assert table.asked == "buy"
    assert table.discard == "Gold"
    assert table.numbers == (0, 1, 4)


def test_chancellor_shows_nobody_what_was_in_the_deck():
    table = deal(hand="Chancellor", deck="Gold Silver Copper")
    table.play("Chancellor", choose="discard_deck")
    assert table.sees("Bob", "Ann", "discard") == "? ? Copper"


# Chapel


def test_chapel_trashes_up_to_four():
    table = deal(hand="Chapel Curse Estate Estate Copper Copper")
    with pytest.raises(IllegalAnswer):
        table.play("Chapel", trash="Curse Estate Estate Copper Copper")
    table.then(trash="Curse Estate Estate Copper")
    assert table.trash == "Curse Estate Estate Copper"
    assert table.hand == "Copper"


def test_chapel_may_trash_nothing():
    table = deal(hand="Chapel Estate")
    table.play("Chapel", trash="")
    assert table.hand == "Estate"
    assert table.trash == ""


def test_chapel_with_an_empty_hand_asks_nothing():
    table = deal(hand="Chapel")
    table.play("Chapel")
    assert table.asked == "buy"
    assert table.trash == ""


def test_chapel_does_not_trash_itself():
    table = deal(hand="Chapel Chapel")
    table.play("Chapel")
    assert table.options == "Chapel"
    table.then(trash="Chapel")
    assert table.in_play == "Chapel"


def test_chapel_under_a_throne_trashes_up_to_eight():
    table = deal(hand="Throne Room Chapel Estate Estate Estate Copper Copper Curse")
    table.play("Throne Room", play="Chapel", trash="Estate Estate Estate Curse").then(trash="Copper Copper")
    assert table.hand == ""


# Moneylender


def test_moneylender_pays_three_for_a_copper():
    table = deal(hand="Moneylender Copper Copper")
    table.play("Moneylender")
    assert table.options == "Copper Copper"
    table.then(trash="Copper")
    assert table.trash == "Copper"
    assert table.numbers == (0, 1, 3)


def test_moneylender_may_be_declined_and_pays_nothing():
    table = deal(hand="Moneylender Copper")
    table.play("Moneylender", trash="")
    assert table.hand == "Copper"
    assert table.numbers == (0, 1, 0)


def test_moneylender_takes_no_other_treasure():
    table = deal(hand="Moneylender Silver Potion")
    table.play("Moneylender")
    assert table.asked == "play_treasure"
    assert table.trash == ""
    assert table.numbers == (0, 1, 0)


def test_moneylender_under_a_throne_needs_a_copper_each_time():
    table = deal(hand="Throne Room Moneylender Copper")
    table.play("Throne Room", play="Moneylender", trash="Copper")
    assert table.asked == "buy"
    assert table.numbers == (0, 1, 3)


# Poacher


@pytest.mark.parametrize(("empty", "discarded"), [("", 0), ("Moat", 1), ("Moat Curse", 2), ("Moat Curse Potion", 3)])
def test_poacher_discards_a_card_for_each_empty_pile(empty, discarded):
    piles = dict.fromkeys(empty.split(), 0)
    table = deal(hand="Poacher Estate Duchy Province Curse", deck="Gold", kingdom="Moat Vineyard", supply=piles)
    table.play("Poacher")
    assert table.numbers == (1, 1, 1)
    if discarded:
        table.then(discard=" ".join(["Gold", "Estate", "Curse"][:discarded]))  # what it drew may go too
    assert table.asked != "discard"
    assert len(table.discard.split()) == discarded


def test_poacher_has_no_say_with_too_few_cards():
    table = deal(hand="Poacher Estate", supply={"Curse": 0, "Duchy": 0})
    table.play("Poacher")
    assert table.hand == ""
    assert table.discard == "Estate"


def test_poacher_under_a_throne_discards_each_time():
    table = deal(hand="Throne Room Poacher Estate Duchy", deck="Gold Gold", supply={"Curse": 0})
    table.play("Throne Room", play="Poacher", discard="Estate").then(discard="Duchy")
    assert table.hand == "Gold Gold"
    assert table.numbers == (2, 1, 2)
