"""Intrigue: the printed facts of all cards, and those that ask nothing; also Transmute with cards of two types."""

import pytest

from game import Match
from game.dominion.cards import CARDS
from game.dominion.cards.intrigue import INTRIGUE
from tests.story import deal, possessed

ESTATES = "Estate Estate Estate Estate Estate"

FACTS = {
    # name: (coins, types, editions)
    "Baron": (4, "action", (1, 2)),
    "Bridge": (4, "action", (1, 2)),
    "Conspirator": (4, "action", (1, 2)),
    "Coppersmith": (4, "action", (1,)),
    "Courtier": (5, "action", (2,)),
    "Courtyard": (2, "action", (1, 2)),
    "Diplomat": (4, "action reaction", (2,)),
    "Duke": (5, "victory", (1, 2)),
    "Great Hall": (3, "action victory", (1,)),
    "Harem": (6, "treasure victory", (1, 2)),
    "Ironworks": (4, "action", (1, 2)),
    "Lurker": (2, "action", (2,)),
    "Masquerade": (3, "action", (1, 2)),
    "Mill": (4, "action victory", (2,)),
    "Mining Village": (4, "action", (1, 2)),
    "Minion": (5, "action attack", (1, 2)),
    "Nobles": (6, "action victory", (1, 2)),
    "Patrol": (5, "action", (2,)),
    "Pawn": (2, "action", (1, 2)),
    "Replace": (5, "action attack", (2,)),
    "Saboteur": (5, "action attack", (1,)),
    "Scout": (4, "action", (1,)),
    "Secret Chamber": (2, "action reaction", (1,)),
    "Secret Passage": (4, "action", (2,)),
    "Shanty Town": (3, "action", (1, 2)),
    "Steward": (3, "action", (1, 2)),
    "Swindler": (3, "action attack", (1, 2)),
    "Torturer": (5, "action attack", (1, 2)),
    "Trading Post": (5, "action", (1, 2)),
    "Tribute": (5, "action", (1,)),
    "Upgrade": (5, "action", (1, 2)),
    "Wishing Well": (3, "action", (1, 2)),
}

# What a card gives by its numbers alone: cards drawn, and then actions, buys, coins. Duke and Harem are no Actions.
GIVES = {name: (0, (0, 1, 0)) for name in FACTS if name not in ("Duke", "Harem")} | {
    "Baron": (0, (0, 2, 0)),
    "Bridge": (0, (0, 2, 1)),
    "Conspirator": (0, (0, 1, 2)),
    "Courtyard": (3, (0, 1, 0)),
    "Diplomat": (2, (0, 1, 0)),
    "Great Hall": (1, (1, 1, 0)),
    "Lurker": (0, (1, 1, 0)),
    "Masquerade": (2, (0, 1, 0)),
    "Mill": (1, (1, 1, 0)),
    "Mining Village": (1, (2, 1, 0)),
    "Minion": (0, (1, 1, 0)),
    "Patrol": (3, (0, 1, 0)),
    "Scout": (0, (1, 1, 0)),
    "Secret Passage": (2, (1, 1, 0)),
    "Shanty Town": (0, (2, 1, 0)),
    "Swindler": (0, (0, 1, 2)),
    "Torturer": (3, (0, 1, 0)),
    "Upgrade": (1, (1, 1, 0)),
    "Wishing Well": (1, (1, 1, 0)),
}

POINTS = {"Duke": 0, "Great Hall": 1, "Harem": 2, "Mill": 1, "Nobles": 2}  # a Duke alone is worth nothing


@pytest.mark.parametrize("name", FACTS)
def test_the_printed_facts(name):
    coins, types, editions = FACTS[name]
    kind = CARDS[name]
    assert kind.cost == (coins, 0)
    assert " ".join(kind.types.names) == types
    assert kind.editions == editions
    assert kind.set_name == "Intrigue"


def test_the_cards_of_both_editions_are_all_there():
    assert sorted(kind.name for kind in INTRIGUE.kinds) == sorted(FACTS)
    assert len([name for name, (_, _, editions) in FACTS.items() if 1 in editions]) == 25
    assert len([name for name, (_, _, editions) in FACTS.items() if 2 in editions]) == 26


@pytest.mark.parametrize("name", GIVES)
def test_the_printed_numbers_come_before_the_first_question(name):
    # The Village keeps Shanty Town from drawing, and a hand of six Diplomat from its Actions.
    hand = "Village Estate Estate Estate Estate Estate"
    table = deal(hand=f"{name} {hand}", deck="Gold " * 9).play(name)
    drawn, numbers = GIVES[name]
    assert table.hand == hand + " Gold" * drawn
    assert table.numbers == numbers
    assert table.in_play == name


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_pile_of_a_victory_kind_is_as_high_as_the_estates(players):
    table = [{"name": name} for name in ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"][:players]]
    supply = Match.from_position({"kingdom": list(FACTS), "players": table}).supply
    victory = 8 if players == 2 else 12
    assert {name: supply[name] for name in FACTS} == {name: victory if name in POINTS else 10 for name in FACTS}


@pytest.mark.parametrize("name", FACTS)
def test_the_printed_points(name):
    table = deal(hand=name, supply={"Province": 0}).end_turn()
    assert table.match.result.scores == {"Ann": POINTS.get(name, 0), "Bob": 0}


# Conspirator


@pytest.mark.parametrize(
    ("before", "numbers", "hand"), [(0, (2, 1, 2), ""), (1, (2, 1, 2), ""), (2, (3, 1, 2), "Gold")]
)
def test_conspirator_draws_and_goes_on_as_the_third_action(before, numbers, hand):
    table = deal(hand="Coppersmith " * before + "Conspirator", deck="Gold Silver", turn={"actions": 3 + before})
    for _ in range(before):
        table.play("Coppersmith")
    table.play("Conspirator")
    assert table.numbers == numbers
    assert table.hand == hand


def test_conspirator_draws_as_the_fourth_action_too():
    table = deal(hand="Conspirator Conspirator Conspirator Conspirator", deck="Gold Silver", turn={"actions": 3})
    table.play("Conspirator").play("Conspirator").play("Conspirator").play("Conspirator")
    assert table.hand == "Gold Silver"
    assert table.numbers == (1, 1, 8)


def test_conspirator_under_a_throne_is_the_third_play_the_second_time():
    table = deal(hand="Throne Room Conspirator", deck="Gold Silver")
    table.play("Throne Room", play="Conspirator")
    assert table.hand == "Gold"
    assert table.numbers == (1, 1, 4)


def test_conspirator_counts_each_play_of_a_throned_card():
    table = deal(hand="Throne Room Bridge Conspirator", deck="Gold Silver", turn={"actions": 2})
    table.play("Throne Room", play="Bridge").play("Conspirator")
    assert table.hand == "Gold"
    assert table.numbers == (1, 3, 4)


def test_conspirator_counts_a_throne_room_that_plays_nothing():
    table = deal(hand="Throne Room Throne Room Conspirator", deck="Gold", turn={"actions": 3})
    table.play("Throne Room", play="").play("Throne Room", play="").play("Conspirator")
    assert table.hand == "Gold"


def test_conspirator_counts_plain_actions_and_those_that_other_cards_play():
    table = deal(hand="Village Herald", deck="Copper Silver Conspirator Gold")
    table.play("Village").play("Herald")
    assert table.hand == "Copper Silver Gold"
    assert table.numbers == (3, 1, 2)


def test_conspirator_found_twice_by_a_golem_is_the_second_and_the_third_action():
    table = deal(hand="Golem", deck="Conspirator Conspirator Gold Silver").play("Golem")
    assert table.hand == "Gold"
    assert table.numbers == (1, 1, 4)


def test_conspirator_counts_a_card_that_is_no_longer_in_play():
    table = deal(hand="Mining Village Coppersmith Conspirator", deck="Copper Gold")
    table.play("Mining Village", choose="trash").play("Coppersmith").play("Conspirator")
    assert table.hand == "Copper Gold"


def test_conspirator_as_the_third_action_with_an_empty_deck_still_goes_on():
    table = deal(hand="Coppersmith Coppersmith Conspirator", turn={"actions": 3})
    table.play("Coppersmith").play("Coppersmith").play("Conspirator")
    assert table.numbers == (1, 1, 2)
    assert table.hand == ""


def test_conspirator_counts_anew_in_every_turn():
    table = deal(hand="Village Village", bob={"hand": "Conspirator", "deck": "Gold"})
    table.play("Village").play("Village").end_turn().play("Conspirator")
    assert table.zone("Bob", "hand") == ""
    assert table.numbers == (0, 1, 2)


def test_conspirator_does_not_count_what_was_played_before_a_possessed_turn():
    table = deal(hand="Village Village Possession", bob={"hand": "Conspirator", "deck": "Gold"})
    table.play("Village").play("Village").play("Possession").end_turn()
    assert table.turn_of == "Bob by Ann"
    table.play("Conspirator")
    assert table.zone("Bob", "hand") == ""


# Coppersmith


def test_coppersmith_makes_each_copper_worth_two():
    table = deal(hand="Coppersmith Copper Copper Copper Silver Harem")
    table.play("Coppersmith").play_treasures("Copper Silver Copper Harem").play_treasures("Copper")
    assert table.numbers == (0, 1, 10)


def test_coppersmith_under_a_throne_makes_each_copper_worth_three():
    table = deal(hand="Throne Room Coppersmith Copper Copper")
    table.play("Throne Room", play="Coppersmith").play_treasures("Copper Copper")
    assert table.numbers == (0, 1, 6)


def test_coppersmith_adds_up_with_another():
    table = deal(hand="Village Coppersmith Coppersmith Copper")
    table.play("Village").play("Coppersmith").play("Coppersmith").play_treasures("Copper")
    assert table.match.turn.coins == 3


def test_coppersmith_and_merchant_see_their_own_treasures():
    table = deal(hand="Merchant Coppersmith Copper Silver Silver")
    table.play("Merchant").play("Coppersmith").play_treasures("Silver Copper Silver")
    assert table.match.turn.coins == 2 + 1 + 1 + 1 + 2


def test_coppersmith_gives_nothing_by_itself():
    table = deal(hand="Coppersmith Silver").play("Coppersmith")
    assert table.numbers == (0, 1, 0)
    assert table.play_treasures("Silver").match.turn.coins == 2


def test_coppersmith_is_over_at_the_end_of_the_turn():
    table = deal(hand="Coppersmith Estate", bob="Copper Estate").play("Coppersmith").end_turn().play_treasures("Copper")
    assert table.turn_of == "Bob"
    assert table.match.turn.coins == 1


def test_coppersmith_of_a_possessed_turn_is_over_in_the_next_one():
    table = possessed({"hand": "Coppersmith Copper", "deck": "Copper Estate Estate Estate Estate"})
    table.play("Coppersmith").play_treasures("Copper")
    assert table.match.turn.coins == 2
    table.end_turn().then(by="Bob", play_treasure="Copper")
    assert table.match.turn.coins == 1


# Duke


@pytest.mark.parametrize(("dukes", "duchies", "points"), [(1, 0, 0), (1, 3, 3 + 9), (3, 1, 3 + 3), (3, 3, 9 + 9)])
def test_duke_counts_the_duchies_of_its_owner(dukes, duchies, points):
    table = deal(discard="Duke " * dukes, deck="Duchy " * duchies, bob="Duke Duchy Duchy", supply={"Province": 0})
    table.end_turn()
    assert table.match.result.scores == {"Ann": points, "Bob": 2 + 6}


def test_duke_finds_duchies_wherever_they_are_and_counts_no_other_victory_card():
    table = deal(hand="Duke Duchy Estate", deck="Duchy Province", discard="Duchy Duke", supply={"Province": 0})
    table.end_turn()
    assert table.match.result.scores["Ann"] == 2 * 3 + 3 * 3 + 1 + 6


def test_duke_is_not_played():
    assert deal(hand="Duke").asked == "buy"


# Great Hall


def test_great_hall_gives_a_card_and_an_action_in_every_play():
    table = deal(hand="Throne Room Great Hall", deck="Gold Silver Copper")
    table.play("Throne Room", play="Great Hall")
    assert table.hand == "Gold Silver"
    assert table.numbers == (2, 1, 0)
    assert deal(hand="Great Hall").play("Great Hall").numbers == (1, 1, 0)


def test_great_hall_counts_for_vineyards_and_for_itself():
    table = deal(hand="Great Hall Great Hall Great Hall Vineyard", supply={"Province": 0}).end_turn()
    assert table.match.result.scores["Ann"] == 3 + 1


def test_great_hall_may_be_put_back_as_a_victory_card_by_a_bureaucrat():
    table = deal(hand="Bureaucrat", bob="Great Hall Copper").play("Bureaucrat")
    assert table.zone("Bob", "deck") == "Great Hall"


# Harem


def test_harem_is_played_as_a_treasure_worth_two():
    table = deal(hand="Harem Copper")
    assert table.asked == "play_treasure"
    table.play_treasures("Harem")
    assert table.numbers == (1, 1, 2)
    assert table.in_play == "Harem"


def test_harem_is_within_reach_of_a_mine():
    table = deal(hand="Mine Silver", kingdom="Harem").play("Mine", trash="Silver", gain="Harem")
    assert table.hand == "Harem"
    table.play_treasures("Harem")
    assert table.match.turn.coins == 2


def test_harem_is_a_treasure_to_a_bandit_and_a_victory_card_to_a_bureaucrat():
    table = deal(hand="Bandit Bureaucrat", bob={"hand": "Harem Copper", "deck": "Harem Copper"}, turn={"actions": 2})
    table.play("Bandit")
    assert table.trash == "Harem"
    table.play("Bureaucrat")
    assert table.zone("Bob", "deck") == "Harem"


# Shanty Town


@pytest.mark.parametrize("hand", ["", "Copper", "Harem Estate Curse Duke"])
def test_shanty_town_draws_two_for_a_hand_without_actions(hand):
    table = deal(hand=f"Shanty Town {hand}", deck="Gold Silver Copper").play("Shanty Town")
    assert table.hand == f"{hand} Gold Silver".strip()
    assert table.numbers == (2, 1, 0)


@pytest.mark.parametrize("action", ["Shanty Town", "Great Hall", "Moat", "Witch"])
def test_shanty_town_draws_nothing_for_a_hand_with_an_action(action):
    table = deal(hand=f"Shanty Town Copper {action}", deck="Gold Silver").play("Shanty Town")
    assert table.hand == f"Copper {action}"
    assert table.numbers == (2, 1, 0)


def test_shanty_town_shows_the_hand_and_not_what_it_draws():
    table = deal(hand="Shanty Town Copper Estate", deck="Gold Silver").play("Shanty Town")
    assert table.told("reveal") == ["Ann: Copper Estate"]
    assert table.sees("Bob", "Ann", "hand") == "Copper Estate ? ?"


def test_shanty_town_with_an_action_in_hand_shows_it_too():
    table = deal(hand="Shanty Town Copper Village").play("Shanty Town")
    assert table.sees("Bob", "Ann", "hand") == "Copper Village"


def test_shanty_town_under_a_throne_looks_at_the_hand_each_time():
    table = deal(hand="Throne Room Shanty Town Copper", deck="Gold Village Silver Silver")
    table.play("Throne Room", play="Shanty Town")
    assert table.hand == "Copper Gold Village"
    assert table.numbers == (4, 1, 0)
    table = deal(hand="Throne Room Shanty Town", deck="Gold Estate Silver Silver")
    assert table.play("Throne Room", play="Shanty Town").hand == "Gold Estate Silver Silver"


def test_shanty_town_draws_what_there_is():
    table = deal(hand="Shanty Town", discard="Gold").play("Shanty Town")
    assert table.hand == "Gold"


# Transmute with cards of two types


@pytest.mark.parametrize(
    ("trashed", "gained"),
    [("Nobles", "Duchy Gold"), ("Great Hall", "Duchy Gold"), ("Mill", "Duchy Gold"), ("Harem", "Transmute Gold")],
)
def test_transmute_gains_something_for_each_type(trashed, gained):
    table = deal(hand=f"Transmute {trashed}").play("Transmute")
    assert sorted(table.discard.split()) == sorted(gained.split())
    assert table.trash == trashed


@pytest.mark.parametrize(("trashed", "empty"), [("Nobles", "Duchy"), ("Harem", "Transmute")])
def test_transmute_gains_the_other_card_where_one_pile_is_empty(trashed, empty):
    table = deal(hand=f"Transmute {trashed}", supply={empty: 0}).play("Transmute")
    assert table.discard == "Gold"


def test_transmute_of_nobles_in_a_possessed_turn_gains_both_for_the_possessor():
    table = possessed({"hand": "Transmute Nobles", "deck": ESTATES}).play("Transmute")
    assert sorted(table.discard.split()) == ["Duchy", "Gold"]
    assert table.end_turn().zone("Bob", "discard") == "Transmute Nobles"
