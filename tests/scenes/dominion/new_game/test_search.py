"""Finding cards by what one types."""

from game.dominion.cards import KINGDOM_CARDS
from scenes.dominion.new_game.search import found
from scenes.words import Words

ENGLISH, GERMAN = Words("en"), Words("de")


def test_nothing_typed_finds_all_by_cost_and_name():
    names = found(ENGLISH)
    assert sorted(names) == sorted(KINGDOM_CARDS)
    assert [KINGDOM_CARDS[name].cost for name in names] == sorted(kind.cost for kind in KINGDOM_CARDS.values())


def test_a_part_of_a_name_is_enough():
    assert found(ENGLISH, "smith") == ["Coppersmith", "Smithy"]
    assert found(ENGLISH, "  LAB ") == ["Laboratory"]
    assert found(ENGLISH, "philosophers stone") == found(ENGLISH, "philosopher’s") == ["Philosopher's Stone"]


def test_cards_are_found_in_german_and_by_their_english_names():
    assert found(GERMAN, "hexe") == ["Witch"]
    assert "Witch" in found(GERMAN, "witch")
    assert found(GERMAN, "handlerin") == found(GERMAN, "Händlerin") == ["Merchant"]


def test_a_type_finds_all_cards_of_it_and_two_words_narrow_that_down():
    reactions = found(ENGLISH, "reaction")
    assert "Moat" in reactions
    assert "Cellar" not in reactions
    assert found(ENGLISH, "reaction moat") == ["Moat"]


def test_a_set_can_be_looked_at_alone():
    assert len(found(ENGLISH, "", "Alchemy")) == 12
    assert found(ENGLISH, "moat", "Alchemy") == []


def test_what_nobody_is_called_finds_nothing():
    assert found(ENGLISH, "dragon") == found(ENGLISH, "(") == []
