"""The base game: Throne Room. What it does to each other card is told where that card is."""

import pytest

from game import IllegalAnswer
from tests.story import deal


def test_throne_room_plays_an_action_twice_without_spending_one():
    table = deal(hand="Throne Room Village", deck="Gold Silver Copper")
    table.play("Throne Room", play="Village")
    assert table.hand == "Gold Silver"
    assert table.numbers == (4, 1, 0)
    assert table.in_play == "Throne Room Village"


def test_throne_room_may_be_declined():
    table = deal(hand="Throne Room Village", deck="Gold")
    table.play("Throne Room").then(play="")
    assert table.hand == "Village"
    assert table.numbers == (0, 1, 0)


def test_throne_room_offers_actions_only():
    table = deal(hand="Throne Room Gold Gardens Curse Moat")
    table.play("Throne Room")
    assert table.options == "Moat"
    with pytest.raises(IllegalAnswer):
        table.then(play="Gold")


def test_throne_room_without_an_action_does_nothing():
    table = deal(hand="Throne Room Gold")
    table.play("Throne Room")
    assert table.asked == "play_treasure"


def test_throne_room_does_not_play_itself():
    table = deal(hand="Throne Room")
    table.play("Throne Room")
    assert table.asked == "buy"
    assert table.in_play == "Throne Room"


def test_throne_room_on_throne_room_plays_two_actions_twice_each():
    table = deal(hand="Throne Room Throne Room Festival Woodcutter")
    table.play("Throne Room", play="Throne Room").then(play="Festival").then(play="Woodcutter")
    assert table.numbers == (4, 5, 8)
    plays = ["Throne Room", "Throne Room", "Festival", "Festival", "Throne Room", "Woodcutter", "Woodcutter"]
    assert table.told("play") == [f"Ann: {card}" for card in plays]
    assert table.in_play == "Throne Room Throne Room Festival Woodcutter"


def test_throne_room_on_throne_room_may_play_what_the_first_action_drew():
    table = deal(hand="Throne Room Throne Room Smithy", deck="Copper Copper Copper Copper Copper Festival")
    table.play("Throne Room", play="Throne Room").then(play="Smithy").then(play="Festival")
    assert table.numbers == (4, 3, 4)


def test_three_throne_rooms_play_three_actions_twice_each():
    table = deal(hand="Throne Room Throne Room Throne Room Village Market Festival", deck="Copper Copper Copper Copper")
    table.play("Throne Room", play="Throne Room").then(play="Throne Room")
    # The third is played twice by the second: two Actions. Then the second is played again: one more.
    table.then(play="Village").then(play="Market").then(play="Festival")
    assert table.numbers == (4 + 2 + 4, 1 + 2 + 2, 2 + 4)


def test_throne_room_finishes_the_first_play_before_the_second():
    table = deal(hand="Throne Room Militia", bob="Copper Copper Copper Copper")
    table.play("Throne Room", play="Militia")
    assert table.asked == "discard"
    assert table.numbers == (0, 1, 2)
    table.then(by="Bob", discard="Copper")
    assert table.numbers == (0, 1, 4)
    assert table.zone("Bob", "hand") == "Copper Copper Copper"


def test_throne_room_may_be_turned_up_by_a_vassal():
    table = deal(hand="Vassal Village", deck="Throne Room Gold Silver")
    table.play("Vassal", play="Throne Room").then(play="Village")
    assert table.hand == "Gold Silver"
    assert table.numbers == (4, 1, 2)
