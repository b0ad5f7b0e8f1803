"""Mining Village, however it comes to be played."""

import pytest

from tests.story import deal, possessed

ESTATES = "Estate Estate Estate Estate Estate"


def test_mining_village_may_be_trashed_for_two_coins_after_it_drew():
    table = deal(hand="Mining Village", deck="Gold Silver").play("Mining Village")
    assert table.hand == "Gold"
    assert table.numbers == (2, 1, 0)
    table.then(choose="trash")
    assert table.numbers == (2, 1, 2)
    assert table.trash == "Mining Village"
    assert table.in_play == ""


def test_mining_village_may_be_kept():
    table = deal(hand="Mining Village Mining Village").play("Mining Village", choose="")
    assert table.numbers == (2, 1, 0)
    assert table.trash == ""
    assert table.in_play == "Mining Village"
    assert table.end_turn().hand == "Mining Village Mining Village"


def test_mining_village_trashes_itself_and_not_another_one():
    table = deal(hand="Mining Village Mining Village").play("Mining Village", choose="")
    second = table.match.decision.options[0].card
    table.play("Mining Village", choose="trash")
    assert [option.card for option in table.match.view(0).trash] == [second]
    assert table.in_play == "Mining Village"


def test_mining_village_under_a_throne_is_trashed_and_paid_for_once():
    table = deal(hand="Throne Room Mining Village", deck="Gold Silver Copper")
    table.play("Throne Room", play="Mining Village", choose="trash")
    assert table.asked == "play_treasure", "there is nothing to be trashed any more"
    assert table.hand == "Gold Silver", "but all the rest came twice"
    assert table.numbers == (4, 1, 2)
    assert table.trash == "Mining Village"


@pytest.mark.parametrize(("second", "coins", "trash"), [("trash", 2, "Mining Village"), ("", 0, "")])
def test_mining_village_under_a_throne_may_be_trashed_the_second_time(second, coins, trash):
    table = deal(hand="Throne Room Mining Village", deck="Gold Silver")
    table.play("Throne Room", play="Mining Village", choose="").then(choose=second)
    assert table.numbers == (4, 1, coins)
    assert table.trash == trash


def test_mining_village_trashed_in_a_possessed_turn_pays_and_comes_back():
    table = possessed({"hand": "Mining Village", "deck": f"Gold {ESTATES}"}).play("Mining Village")
    table.then(by="Ann", choose="trash")
    assert table.numbers == (2, 1, 2)
    assert table.zone("Bob", "play") == table.trash == ""
    table.end_turn()
    assert table.zone("Bob", "discard") == "Gold Mining Village"
    assert table.discard == table.trash == ""


def test_mining_village_throned_in_a_possessed_turn_pays_once_and_comes_back_once():
    table = possessed({"hand": "Throne Room Mining Village", "deck": f"Duchy Duchy {ESTATES}"})
    table.play("Throne Room", play="Mining Village", choose="trash")
    assert table.asked == "buy"
    assert table.numbers == (4, 1, 2)
    table.end_turn()
    assert sorted(table.zone("Bob", "discard").split()) == ["Duchy", "Duchy", "Mining", "Room", "Throne", "Village"]


def test_mining_village_that_a_vassal_plays_may_be_trashed():
    table = deal(hand="Vassal", deck="Mining Village Gold", discard="Estate")
    table.play("Vassal", play="Mining Village", choose="trash")
    assert table.hand == "Gold"
    assert table.trash == "Mining Village"
    assert table.discard == "Estate"
    assert table.numbers == (2, 1, 4)


def test_mining_village_that_a_vassal_leaves_is_discarded_and_pays_nothing():
    table = deal(hand="Vassal", deck="Mining Village Gold").play("Vassal", play="")
    assert table.discard == "Mining Village"
    assert table.numbers == (0, 1, 2)


def test_mining_village_that_a_herald_plays_may_be_trashed():
    table = deal(hand="Herald", deck="Copper Mining Village Gold").play("Herald", choose="trash")
    assert table.hand == "Copper Gold"
    assert table.trash == "Mining Village"
    assert table.zone("Ann", "aside") == table.deck == ""
    assert table.numbers == (3, 1, 2)


@pytest.mark.parametrize("order", ["Mining Village Coppersmith", "Coppersmith Mining Village"])
def test_mining_village_that_a_golem_plays_may_be_trashed(order):
    table = deal(hand="Golem", deck="Mining Village Gold Coppersmith Silver").play("Golem", order=order, choose="trash")
    assert table.trash == "Mining Village"
    assert table.in_play == "Golem Coppersmith"
    assert table.hand == "Silver"
    assert table.discard == "Gold"
    assert table.numbers == (2, 1, 2)


def test_mining_village_found_twice_by_a_golem_is_decided_one_by_one():
    table = deal(hand="Golem", deck="Mining Village Mining Village Gold Silver")
    table.play("Golem", choose="trash").then(choose="trash")
    assert table.trash == "Mining Village Mining Village"
    assert table.numbers == (4, 1, 4)


def test_mining_village_that_a_golem_plays_in_a_possessed_turn_comes_back():
    table = possessed({"hand": "Golem", "deck": f"Mining Village Bridge Gold {ESTATES}"})
    table.play("Golem", order="Mining Village Bridge", choose="trash")
    assert table.numbers == (2, 2, 3)
    table.end_turn()
    assert table.zone("Bob", "discard").endswith("Mining Village")
    assert table.trash == ""
