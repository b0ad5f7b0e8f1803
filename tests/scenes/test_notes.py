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
        notes = words.card_notes(name)
        assert 2 <= len(re.findall(r"[.!](?= |$)", notes)) <= 5, name
        assert notes.endswith("."), name
        assert not re.search(r"[][{}\n]|  ", notes), name
        assert len(notes) <= 600, name


@pytest.mark.parametrize("name", ODD)
def test_german_notes_speak_of_the_same_cards(name):
    english, german = Words("en").card_notes(name), Words("de").card_notes(name).lower()
    # A name may be inflected, so its beginning has to do; the card itself is often just “it”.
    for other in set(CARDS) - {name}:
        if re.search(rf"(?<!\w){other}(?!\w)", english):
            assert Words("de").card(other)[:5].lower() in german, other
