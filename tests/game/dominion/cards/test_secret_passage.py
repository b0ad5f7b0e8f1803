"""Secret Passage: a card anywhere into the deck."""

import pytest

from game import IllegalAnswer
from tests.story import deal, possessed


@pytest.mark.parametrize(
    ("above", "deck"),
    [("0", "Estate Duchy Province Curse"), ("2", "Duchy Province Estate Curse"), ("3", "Duchy Province Curse Estate")],
    ids=["top", "middle", "bottom"],
)
def test_secret_passage_puts_a_card_anywhere_into_the_deck(above, deck):
    table = deal(hand="Secret Passage Estate", deck="Gold Silver Duchy Province Curse").play("Secret Passage")
    assert table.options == "Estate Gold Silver"
    assert table.numbers == (1, 1, 0)
    with pytest.raises(IllegalAnswer):
        table.then(place="")
    table.then(place="Estate")
    assert table.options == "0 1 2 3"
    table.then(choose=above)
    assert table.deck == deck
    assert table.hand == "Gold Silver"


def test_secret_passage_may_put_away_what_it_drew():
    table = deal(hand="Secret Passage Estate", deck="Gold Silver Duchy").play(
        "Secret Passage", place="Gold", choose="1"
    )
    assert table.deck == "Duchy Gold"
    assert table.hand == "Estate Silver"


def test_secret_passage_makes_a_deck_of_one_card_and_shuffles_nothing_for_it():
    table = deal(hand="Secret Passage Estate", deck="Gold Silver", discard="Copper")
    table.play("Secret Passage", place="Estate")
    assert table.asked == "play_treasure", "there is only one place"
    assert (table.deck, table.discard) == ("Estate", "Copper")


def test_secret_passage_with_one_card_has_no_choice_of_it():
    table = deal(hand="Secret Passage", discard="Gold").play("Secret Passage")
    assert table.asked == "buy"
    assert (table.hand, table.deck) == ("", "Gold")


def test_secret_passage_with_no_cards_at_all_does_nothing():
    table = deal(hand="Secret Passage").play("Secret Passage")
    assert table.asked == "buy"
    assert table.deck == ""
    assert table.numbers == (1, 1, 0)


def test_secret_passage_under_a_throne_may_draw_what_it_put_away():
    table = deal(hand="Throne Room Secret Passage Estate", deck="Gold Silver Duchy Curse")
    table.play("Throne Room", play="Secret Passage", place="Estate", choose="1").then(place="Gold", choose="1")
    assert table.hand == "Silver Duchy Estate"
    assert table.deck == "Curse Gold"
    assert table.numbers == (2, 1, 0)


def test_secret_passage_shows_the_place_but_not_the_card():
    # Three Silvers that everybody saw on their way onto the deck; two of them are drawn.
    table = deal(hand="Bureaucrat Bureaucrat Bureaucrat Secret Passage Estate", deck="Gold", turn={"actions": 4})
    table.play("Bureaucrat").play("Bureaucrat").play("Bureaucrat")
    assert table.sees("Bob", "Ann", "deck") == "Silver Silver Silver ?"
    table.play("Secret Passage", place="Estate", choose="1")
    assert table.sees("Bob", "Ann", "deck") == "Silver ? ?", "the card above is still known"
    assert table.sees("Ann", "Ann", "deck") == "Silver Estate ?"
    assert table.sees("Bob", "Ann", "hand") == "? ?", "a Silver might have been put away"
    placed = [(event.amount, event.seen) for event in table.match.events if event.name == "place"]
    assert placed == [(1, 1 << 0)], "everybody hears how deep it lies, only Ann what it is"


def test_secret_passage_hides_even_a_card_that_was_known_in_the_hand():
    table = deal(hand="Wishing Well Secret Passage Estate", deck="Copper Gold Silver Duchy")
    table.play("Wishing Well", name="Estate").play("Secret Passage")
    assert table.sees("Bob", "Ann", "hand") == "? ? Gold ?"
    table.then(place="Gold", choose="0")
    assert table.deck == "Gold Duchy"
    assert table.sees("Bob", "Ann", "deck") == "? ?"


def test_secret_passage_in_a_possessed_turn_is_decided_and_seen_by_the_possessor():
    table = possessed({"hand": "Secret Passage Estate", "deck": "Gold Silver Duchy"}, cid="").play("Secret Passage")
    table.then(by="Ann", place="Gold", choose="1")
    assert table.zone("Bob", "deck") == "Duchy Gold"
    assert table.sees("Ann", "Bob", "deck") == table.sees("Bob", "Bob", "deck") == "? Gold"
    assert table.sees("Cid", "Bob", "deck") == "? ?"
