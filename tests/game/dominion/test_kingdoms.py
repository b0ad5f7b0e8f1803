"""Kingdoms: the recommended sets by their English and German names, and random ones with wishes."""

from collections import Counter
from typing import Any

import pytest

from game import Match, SetupError
from game.dominion.cards import CARDS, KINGDOM_CARDS, SETS
from game.dominion.kingdoms import KINGDOMS, Kingdom
from tests.story import NONSENSE, names, refusal

ALCHEMY = [kind.name for kind in SETS["Alchemy"].kinds]
BASE = [kind.name for kind in SETS["Dominion"].kinds]


def kingdom(wish: Any, seed: int = 7) -> list[str]:
    """The Kingdom piles of a game with this wish."""
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": wish, "seed": seed})
    return [name for name in match.supply if name in KINGDOM_CARDS]


def mystic(cards: list[str]) -> int:
    """How many of them are from Alchemy."""
    return sum(card in ALCHEMY for card in cards)


# Recommended sets

RECOMMENDED = {
    "Forbidden Arts": "Apprentice Familiar Possession University Cellar Council Room Gardens Laboratory Thief "
    "Throne Room",
    "Potion Mixers": "Alchemist Apothecary Golem Herbalist Transmute Cellar Chancellor Festival Militia Smithy",
    "Chemistry Lesson": "Alchemist Golem Philosopher's Stone University Bureaucrat Market Moat Remodel Witch "
    "Woodcutter",
    "First Game": "Cellar Moat Merchant Village Workshop Militia Remodel Smithy Market Mine",
    "Size Distortion": "Chapel Workshop Bureaucrat Gardens Throne Room Bandit Festival Sentry Witch Artisan",
    "Deck Top": "Harbinger Vassal Village Bureaucrat Moneylender Council Room Festival Laboratory Sentry Artisan",
    "Sleight of Hand": "Cellar Harbinger Gardens Militia Poacher Smithy Throne Room Council Room Festival Library",
    "Improvements": "Cellar Moat Merchant Moneylender Poacher Remodel Market Mine Witch Artisan",
    "Silver & Gold": "Chapel Harbinger Merchant Vassal Bureaucrat Moneylender Throne Room Bandit Laboratory Mine",
}


@pytest.mark.parametrize("name", RECOMMENDED)
def test_a_recommended_set_has_the_cards_of_its_rule_book(name: str):
    assert sorted(kingdom(name)) == sorted(names(RECOMMENDED[name]))


@pytest.mark.parametrize("recommended", KINGDOMS, ids=lambda one: one.name)
def test_every_recommended_set_has_ten_different_cards(recommended: Kingdom):
    assert len(set(recommended.cards)) == len(recommended.cards) == 10
    assert set(recommended.cards) <= set(KINGDOM_CARDS)


@pytest.mark.parametrize("recommended", KINGDOMS, ids=lambda one: one.name)
def test_every_recommended_set_starts_by_its_english_and_by_its_german_name(recommended: Kingdom):
    assert kingdom(recommended.name) == kingdom(recommended.german) == list(recommended.cards)


def test_no_two_sets_share_a_name():
    counts = Counter(name for one in KINGDOMS for name in {one.name, one.german})
    assert set(counts.values()) == {1}


@pytest.mark.parametrize(
    ("german", "english"),
    [
        ("Verbotene Künste", "Forbidden Arts"),
        ("Quacksalber", "Potion Mixers"),
        ("Chemiestunde", "Chemistry Lesson"),
        ("Erstes Spiel", "First Game"),
    ],
)
def test_german_names(german: str, english: str):
    assert kingdom(german) == kingdom(english)


@pytest.mark.parametrize("name", ["forbidden arts", "FORBIDDEN ARTS", " Forbidden  Arts", "verbotene künste"])
def test_a_name_may_be_typed_carelessly(name: str):
    assert kingdom(name) == kingdom("Forbidden Arts")


def test_cards_may_be_typed_carelessly_too():
    ten = ["moat", "VILLAGE", "throne-room", "philosophers stone", *names("Smithy Market Mine Witch Militia Golem")]
    assert kingdom(ten)[:4] == names("Moat Village Throne Room Philosopher's Stone")


def test_the_setup_keeps_the_cards_and_not_the_wish():
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": "Quacksalber"})
    assert match.setup["kingdom"] == names(RECOMMENDED["Potion Mixers"])


# Random kingdoms


def test_a_random_kingdom_has_ten_different_cards():
    for seed in range(50):
        assert len(set(kingdom("random", seed))) == 10


def test_the_same_seed_brings_the_same_kingdom_and_another_seed_another():
    assert kingdom("random", 3) == kingdom("random", 3)
    assert kingdom({"alchemy": 4}, 3) == kingdom({"alchemy": 4}, 3)
    assert len({tuple(kingdom("random", seed)) for seed in range(20)}) == 20


def test_a_random_kingdom_likes_three_to_five_alchemy_cards():
    assert {mystic(kingdom("random", seed)) for seed in range(60)} == {3, 4, 5}


def test_every_card_turns_up_sooner_or_later():
    seen = {card for seed in range(200) for card in kingdom("random", seed)}
    assert seen == set(KINGDOM_CARDS)


def test_a_random_kingdom_is_sorted_by_cost_and_name():
    cards = kingdom("random")
    assert cards == sorted(cards, key=lambda card: (CARDS[card].cost, card))


@pytest.mark.parametrize("count", range(11))
def test_the_number_of_alchemy_cards_may_be_wished(count: int):
    for seed in range(10):
        assert mystic(kingdom({"alchemy": count}, seed)) == count


def test_sets_may_be_wished():
    for seed in range(10):
        assert mystic(kingdom({"sets": ["Alchemy"]}, seed)) == 10
        assert mystic(kingdom({"sets": ["dominion"]}, seed)) == 0
        assert 3 <= mystic(kingdom({"sets": ["Dominion", "Alchemy"]}, seed)) <= 5


@pytest.mark.parametrize("sets", [["Dominion", "Dominion"], ["Alchemy", "alchemy"]])
def test_a_set_that_is_wished_twice_still_has_each_card_once(sets: list[str]):
    for seed in range(20):
        cards = kingdom({"sets": sets}, seed)
        assert len(set(cards)) == len(cards) == 10


def test_cards_may_be_wanted():
    for seed in range(20):
        assert {"Moat", "Golem"} <= set(kingdom({"include": ["Moat", "golem"]}, seed))


def test_wanted_alchemy_cards_are_among_the_wished_number():
    for seed in range(20):
        cards = kingdom({"include": ["Golem", "Vineyard"], "alchemy": 3}, seed)
        assert {"Golem", "Vineyard"} <= set(cards)
        assert mystic(cards) == 3


def test_more_alchemy_cards_may_be_wanted_than_the_rule_book_likes():
    wanted = ALCHEMY[:7]
    cards = kingdom({"include": wanted})
    assert set(wanted) <= set(cards)
    assert mystic(cards) == 7


def test_ten_wanted_cards_are_the_kingdom():
    wanted = names(RECOMMENDED["Potion Mixers"])
    assert sorted(kingdom({"include": wanted})) == sorted(wanted)


def test_a_card_may_be_wanted_from_a_set_that_is_not():
    cards = kingdom({"sets": ["Dominion"], "include": ["Golem"]})
    assert mystic(cards) == 1
    assert len(cards) == 10


def test_banned_cards_stay_out():
    banned = ["Witch", "Militia", "possession"]
    for seed in range(100):
        assert not {"Witch", "Militia", "Possession"} & set(kingdom({"ban": banned}, seed))


def test_bans_that_leave_just_enough_leave_one_kingdom():
    assert sorted(kingdom({"sets": ["Alchemy"], "ban": ALCHEMY[:2]})) == sorted(ALCHEMY[2:])
    assert sorted(kingdom({"sets": ["Dominion"], "ban": BASE[10:]})) == sorted(BASE[:10])


@pytest.mark.parametrize("left", range(1, 10))
def test_alchemy_fills_a_kingdom_up_where_the_other_sets_are_nearly_banned(left: int):
    wish = {"sets": ["Dominion", "Alchemy"], "ban": BASE[left:]}
    for seed in range(20):
        cards = kingdom(wish, seed)
        assert len(set(cards)) == 10
        assert mystic(cards) >= 10 - left


def test_other_sets_fill_a_kingdom_up_where_alchemy_is_nearly_banned():
    for seed in range(20):
        assert mystic(kingdom({"ban": ALCHEMY[1:]}, seed)) <= 1


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"alchemy": 11}, "not enough"),
        ({"alchemy": -1}, "not enough|from 0"),
        ({"alchemy": 3, "sets": ["Dominion"]}, "not enough"),
        ({"alchemy": 0, "sets": ["Alchemy"]}, "not enough"),
        ({"alchemy": 0, "include": ["Golem"]}, "not enough|wanted"),
        ({"alchemy": 10, "include": ["Moat"]}, "not enough|wanted"),
        ({"sets": []}, "not enough|set"),
        ({"sets": ["Alchemy"], "ban": ALCHEMY[:3]}, "not enough"),
        ({"sets": ["Dominion"], "ban": BASE[9:]}, "not enough"),
        ({"include": ["Moat"], "ban": ["moat"]}, "both wanted and banned"),
        ({"include": ["Moat", "Moat"]}, "named twice"),
        ({"include": ["Moaat"]}, "Did you mean: .*Moat"),
        ({"ban": ["Moaat"]}, "Did you mean: .*Moat"),
        ({"include": ["Copper"]}, "no Kingdom card"),
        ({"sets": ["Alchemie"]}, "Did you mean: .*Alchemy"),
        ({"sets": ["Seaside"]}, "no set of cards called 'Seaside'"),
        ({"colour": 3}, "no 'colour'"),
        ({5: 3}, "no 5"),
    ],
)
def test_an_impossible_wish_gets_a_sentence_that_helps(wish: dict[Any, Any], sentence: str):
    with pytest.raises(SetupError, match=sentence):
        kingdom(wish)


def test_eleven_wanted_cards_are_too_many_and_the_sentence_says_so():
    with pytest.raises(SetupError, match="10"):
        kingdom({"include": BASE[:11]})


@pytest.mark.parametrize("key", ["sets", "alchemy", "include", "ban"])
def test_nonsense_in_a_wish_is_refused_or_taken_but_never_a_crash(key: str):
    for value in NONSENSE:
        sentence = refusal(Match.start, {"players": ["Ann", "Bob"], "kingdom": {key: value}})
        assert sentence == "" or sentence.endswith((".", "?")), value


@pytest.mark.parametrize("count", [3.5, "3", True, [3]])
def test_the_number_of_alchemy_cards_is_a_whole_number(count: Any):
    with pytest.raises(SetupError):
        kingdom({"alchemy": count})


@pytest.mark.parametrize(("key", "name"), [("sets", "Dominion"), ("include", "Moat"), ("ban", "Moat")])
def test_a_single_name_is_not_taken_letter_by_letter(key: str, name: str):
    sentence = refusal(Match.start, {"players": ["Ann", "Bob"], "kingdom": {key: name}})
    assert repr(name[0]) not in sentence, "it is taken as one name, or refused as no list"
