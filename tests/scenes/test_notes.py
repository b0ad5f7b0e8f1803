"""The notes on the cards: short, and there for every card that leaves a question open."""

import re

import pytest

from game.core.names import slug
from game.dominion.cards import CARDS, HEXES
from game.dominion.state import STATES
from scenes.words import LANGUAGES, Words
from tests.catalogues import texts

# All that these do stands on them, and nobody could be in doubt about it.
PLAIN = {"Silver", "Gold", "Estate", "Festival", "Laboratory", "Market", "Smithy", "Village", "Woodcutter"}
NAMES = [*CARDS, *HEXES, *STATES]
ODD = [name for name in NAMES if name not in PLAIN]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_but_the_plain_ones_has_notes(language):
    words = Words(language)
    assert {name for name in NAMES if not words.card_notes(name)} == PLAIN


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_about_a_card(language):
    assert texts(language, "notes").keys() == {f"card.{slug(name)}.notes" for name in ODD}


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_are_a_few_whole_sentences(language):
    words = Words(language)
    for name in ODD:
        notes = "".join(shown for shown, _ in words.pieces(words.card_notes(name)))
        assert 2 <= len(re.findall(r"[.!](?= |$)", notes)) <= 5, name
        assert notes.endswith("."), name
        assert not re.search(r"[][{}|\n]|  ", notes), name
        assert len(notes) <= 600, name


def mentioned(language: str, name: str) -> list[tuple[str, str]]:
    words = Words(language)
    return [(shown, card) for shown, card in words.pieces(words.card_notes(name)) if card is not None]


@pytest.mark.parametrize("name", ODD)
def test_notes_speak_of_the_same_other_cards_in_every_language(name):
    english, german = ([card for _, card in mentioned(language, name)] for language in ("en", "de"))
    assert sorted(english) == sorted(german)
    assert set(english) <= set(NAMES) - {name}
    assert len(set(english)) == len(english)  # once is enough


@pytest.mark.parametrize("name", ODD)
def test_every_other_card_in_the_notes_can_be_shown(name):
    marked = {card for _, card in mentioned("en", name)}
    for shown, card in Words("en").pieces(Words("en").card_notes(name)):
        for other in set(CARDS) - marked - {name}:
            assert card is not None or not re.search(rf"\b{other}\b", shown), other


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_inflected_name_is_still_that_of_its_card(language):
    folded = str.maketrans("äöü", "aou")
    for name in ODD:
        for shown, card in mentioned(language, name):
            beginning = Words(language).card(card)[:4].lower().translate(folded)
            assert shown.lower().translate(folded).startswith(beginning), (name, shown)
