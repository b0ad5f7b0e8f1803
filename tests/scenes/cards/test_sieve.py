"""What falls through the sieve is what the rules say of the cards."""

import pytest

from game.dominion.cards import CARDS, HEXES, KINGDOM_CARDS
from game.dominion.kinds import Type
from game.dominion.state import STATES
from scenes.cards.sieve import Sieve, by_cost, by_name, entries
from scenes.words import Words

EVERY = entries("dominion", Words("en"))
ALL = {**CARDS, **HEXES}


def caught(**wanted) -> set[str]:
    sieve = Sieve(**wanted)
    return {entry.name for entry in EVERY if sieve.lets_through(entry)}


def test_an_open_sieve_lets_everything_through():
    assert Sieve().is_open
    assert caught() == {*CARDS, *HEXES, *STATES}


@pytest.mark.parametrize("name", ["Basic", "Dominion", "Intrigue", "Alchemy", "Guilds"])
def test_by_set(name):
    assert caught(sets={name}) == {kind.name for kind in CARDS.values() if kind.set_name == name}


def test_hexes_and_states_lie_together():
    assert caught(sets={"Nocturne"}) == {*HEXES, *STATES}


@pytest.mark.parametrize("one", list(Type))
def test_by_type(one):
    assert caught(types={one.name.lower()}) == {kind.name for kind in ALL.values() if one in kind.types}


def test_states_are_a_type_of_their_own_and_a_potion_is_none():
    assert caught(types={"state"}) == set(STATES)
    assert {one for entry in EVERY for one in entry.types} == {*(one.name.lower() for one in Type), "state"}


@pytest.mark.parametrize("coins", range(9))
def test_by_coins(coins):
    assert caught(coins={coins}) == {kind.name for kind in CARDS.values() if kind.cost.coins == coins}


def test_by_potion():
    assert caught(potion=True) == {kind.name for kind in CARDS.values() if kind.cost.potions}
    assert caught(potion=False) == {kind.name for kind in CARDS.values() if not kind.cost.potions}


@pytest.mark.parametrize("edition", [1, 2])
def test_by_edition_what_has_none_is_in_all(edition):
    wanted = {name for name, kind in KINGDOM_CARDS.items() if edition in kind.editions}
    assert caught(edition=edition) == wanted | (caught() - set(KINGDOM_CARDS))


def test_groups_agree_and_inside_a_group_any_will_do():
    found = caught(sets={"Alchemy", "Guilds"}, types={"treasure"}, coins={3, 4})
    assert found == {
        kind.name
        for kind in CARDS.values()
        if kind.set_name in ("Alchemy", "Guilds") and kind.is_treasure and kind.cost.coins in (3, 4)
    }
    assert found  # Philosopher's Stone, Masterpiece …


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("moat", "Moat"),
        ("Burggraben", "Moat"),  # the other language
        ("philosopher's", "Philosopher's Stone"),
        ("PHILOSOPHER’S stone", "Philosopher's Stone"),
        ("burggra", "Moat"),
        ("trankmischer alchemist", ""),
    ],
)
def test_names_are_found_in_both_languages(typed, name):
    found = caught(search=typed)
    assert (name in found) if name else not found


def test_umlauts_may_be_typed_without_dots():
    german = Words("de")
    dotted = next(name for name in CARDS if set(german.card(name)) & set("äöüß"))
    plain = german.card(dotted).translate(str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"}))
    assert dotted in caught(search=plain)


def test_words_of_the_text_are_found():
    words = Words("en")
    texts = {name: words.card_text(name).lower() for name in caught()}
    found = caught(search="discard pile")
    assert {name for name, text in texts.items() if "discard pile" in text} <= found
    assert all("discard" in texts[name] and "pile" in texts[name] for name in found)


def test_orders():
    cheap_first = [entry for entry in sorted(EVERY, key=by_cost) if entry.coins is not None]
    costs = [(CARDS[entry.name].cost.coins, CARDS[entry.name].cost.potions) for entry in cheap_first]
    assert costs == sorted(costs)
    titles = [entry.face.title for entry in sorted(entries("dominion", Words("de")), key=by_name)]
    assert titles.index("Abenteurer") < titles.index("Händlerin") < titles.index("Herzogtum")  # ä is among the a
