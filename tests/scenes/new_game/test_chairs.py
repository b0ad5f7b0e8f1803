"""Who sits at the table, and what everybody is called."""

import pytest

from scenes.new_game.chairs import Chair, chairs_from, names_of, suggestions
from scenes.words import Words

ENGLISH, GERMAN = Words("en"), Words("de")
BOTS = ["smithy", "big_money"]


def test_a_typed_name_is_a_name_without_the_space_around_it():
    assert names_of([Chair("  Ann "), Chair("Bob")], ENGLISH) == ["Ann", "Bob"]


def test_who_typed_nothing_is_given_a_name_in_their_language():
    assert names_of([Chair(), Chair("Bob"), Chair("  ")], ENGLISH) == ["Player 1", "Bob", "Player 3"]
    assert names_of([Chair(), Chair()], GERMAN) == ["Spieler 1", "Spieler 2"]


def test_a_name_that_is_given_is_one_that_nobody_has():
    assert names_of([Chair("player 2"), Chair()], ENGLISH) == ["player 2", "Player 3"]
    assert names_of([Chair(), Chair("Player 1"), Chair()], ENGLISH) == ["Player 2", "Player 1", "Player 3"]


def test_two_bots_of_a_kind_are_told_apart():
    chairs = [Chair(bot="smithy"), Chair(bot="smithy"), Chair(bot="big_money"), Chair(bot="smithy")]
    assert names_of(chairs, ENGLISH) == ["Smith", "Smith 2", "Miser", "Smith 3"]


def test_a_bot_yields_its_name_to_a_person():
    assert names_of([Chair(bot="smithy"), Chair("Smith")], ENGLISH) == ["Smith 2", "Smith"]


def test_two_people_who_typed_the_same_keep_it_so_that_they_are_told():
    assert names_of([Chair("Ann"), Chair("Ann")], ENGLISH) == ["Ann", "Ann"]


@pytest.mark.parametrize("chair", [Chair("Ann"), Chair(), Chair(bot="big_money")])
def test_a_chair_is_read_as_it_was_written(chair):
    assert chairs_from([chair.to_data()], BOTS) == [chair]


def test_of_a_file_that_makes_no_sense_only_what_does_is_taken():
    nonsense = [7, None, "Ann", [], {"bot": "dragon"}, {"bot": 3}, {"name": 5}, {"name": "Bob", "bot": None}]
    assert chairs_from(nonsense, BOTS) == [Chair(), Chair("Bob")]
    assert chairs_from("Ann", BOTS) == chairs_from(None, BOTS) == []


def test_those_who_sit_already_are_not_suggested():
    known = ["Ann", "Bob", "Cid", "Dora", "x" * 40]
    assert suggestions([Chair("bob"), Chair(bot="smithy")], known, 2) == ["Ann", "Cid"]
    assert suggestions([], known, 9) == ["Ann", "Bob", "Cid", "Dora"], "one that is too long for a chair is left out"
