"""The rule book: every page is written in every language, speaks of real cards, and says what the engine does."""

import re
from collections import Counter

import pytest

from game.dominion.cards import CARDS, HEXES, KINGDOM_CARDS
from game.dominion.coop import FEWEST_PROVINCES, MONEY, MOST_DUCHIES, MOST_PROVINCES
from game.dominion.kingdoms import COOP_KINGDOMS, KINGDOMS
from game.dominion.phases import QUIET_TURNS_TO_END
from game.dominion.scoring import AUTOMA_POINTS, STATE_POINTS
from game.dominion.setup import POTION_PILE, supply_piles
from game.dominion.state import AUTOMA_TOKENS, STATES
from scenes.rules_pages import CHAPTERS, Section
from scenes.words import LANGUAGES, Words
from tests.catalogues import texts

SECTIONS = [section for chapter in CHAPTERS for section in chapter.sections]
NAMES = {*CARDS, *HEXES, *STATES}


@pytest.fixture(params=LANGUAGES)
def words(request):
    return Words(request.param)


def mentioned(text: str, words: Words) -> list[str]:
    return [card for _, card in words.pieces(text) if card is not None]


def plain(section: Section, words: Words) -> str:
    return "".join(shown for shown, _ in words.pieces(words.say(section.text)))


def page(chapter: str, name: str) -> str:
    """What a page says in English, without the marks of its cards."""
    return plain(Section(chapter, name), Words("en"))


# --- The pages --------------------------------------------------------------------------------------------------------


def test_there_are_four_chapters():
    assert {chapter.name for chapter in CHAPTERS} == {"first_game", "rivals", "coop", "table"}
    assert len(set(SECTIONS)) == len(SECTIONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_written_and_every_text_is_on_a_page(language):
    shown = {chapter.title for chapter in CHAPTERS}
    shown |= {key for section in SECTIONS for key in (section.title, section.text)}
    assert texts(language, "rules").keys() == shown


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: f"{section.chapter}-{section.name}")
def test_a_page_can_be_read_in_half_a_minute(words, section):
    text = plain(section, words)
    assert 60 <= len(text.split()) <= 125
    assert len(words.say(section.title)) <= 40
    for paragraph in text.split("\n"):
        assert re.fullmatch(r"\S.*[.!?]", paragraph), paragraph
        assert not re.search(r"[][{}|]|  | [.,:;]", paragraph), paragraph


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: f"{section.chapter}-{section.name}")
def test_every_card_on_a_page_is_a_real_one_in_both_languages(section):
    named = {language: mentioned(Words(language).say(section.text), Words(language)) for language in LANGUAGES}
    assert set(named["en"]) <= NAMES
    assert set(named["de"]) == set(named["en"])


@pytest.mark.parametrize("section", SECTIONS, ids=lambda section: f"{section.chapter}-{section.name}")
def test_an_inflected_card_is_still_that_card(words, section):
    folded = str.maketrans("äöü", "aou")
    for shown, card in words.pieces(words.say(section.text)):
        if card is not None:
            name = words.card(card).lower().translate(folded)
            assert shown.lower().translate(folded).startswith(name[:4]), (shown, card)


def test_no_card_is_left_without_its_mark():
    for section in SECTIONS:
        unmarked = [shown for shown, card in Words("en").pieces(Words("en").say(section.text)) if card is None]
        for name in KINGDOM_CARDS:
            assert not any(re.search(rf"\b{name}\b", piece) for piece in unmarked), (section, name)


# --- Texts in pieces --------------------------------------------------------------------------------------------------


def test_a_text_without_cards_is_one_piece(words):
    assert words.pieces("Nothing here.") == [("Nothing here.", None)]
    assert words.pieces("") == []


def test_cards_are_shown_in_the_language_of_who_reads():
    text = "[Moat] or [Philosopher's Stone], [Moat|many Moats]"
    assert Words("en").pieces(text) == [
        ("Moat", "Moat"), (" or ", None), ("Philosopher’s Stone", "Philosopher's Stone"),
        (", ", None), ("many Moats", "Moat"),
    ]  # fmt: skip
    assert [shown for shown, card in Words("de").pieces(text) if card] == [
        "Burggraben", "Stein der Weisen", "many Moats",
    ]  # fmt: skip


def test_a_card_that_there_is_not_is_never_shown(words):
    with pytest.raises(KeyError):
        words.pieces("[Xyzzy]")


# --- What the engine says too -----------------------------------------------------------------------------------------


def test_the_first_game_speaks_only_of_its_own_cards():
    kingdom = next(kingdom for kingdom in KINGDOMS if kingdom.name == "First Game")
    (chapter,) = (chapter for chapter in CHAPTERS if chapter.name == "first_game")
    named = {name for section in chapter.sections for name in mentioned(Words("en").say(section.text), Words("en"))}
    assert named & KINGDOM_CARDS.keys() == set(kingdom.cards)


def test_the_numbers_of_the_rivals_are_those_of_the_engine():
    with_potion = supply_piles(2, [CARDS["Golem"]])
    assert (with_potion["Potion"], with_potion["Duchy"], with_potion["Curse"]) == (POTION_PILE, 8, 10)
    assert "sixteen Potions" in page("rivals", "supply")
    assert "eight cards in every pile of points, for more there are twelve" in page("rivals", "supply")
    assert [supply_piles(players, [])["Province"] for players in (3, 4, 5, 6)] == [12, 12, 15, 18]
    assert "five people have 15, and six have 18" in page("rivals", "supply")
    assert f"{QUIET_TURNS_TO_END} turns" in page("rivals", "end")


def test_the_potion_cards_and_the_overpaid_ones_are_counted_right():
    with_potion = [kind for kind in CARDS.values() if kind.cost.potions]
    assert len(with_potion) == 10
    assert page("rivals", "potions").startswith("Ten cards of Alchemy")
    overpaid = {kind.name for kind in CARDS.values() if kind.overpay}
    assert len(overpaid) == 4
    assert overpaid <= set(mentioned(Words("en").say("rules.rivals.tokens.text"), Words("en")))


def test_the_numbers_of_the_co_op_are_those_of_the_engine():
    assert Counter(MONEY) == {"Copper": 6, "Silver": 6}
    assert "six Coppers and six Silvers" in page("coop", "setup")
    assert (len(HEXES), AUTOMA_TOKENS) == (12, 10)
    assert "twelve Hexes, and room for ten tokens" in page("coop", "setup")
    assert f"{AUTOMA_POINTS} points for each Province and {AUTOMA_POINTS} for each Duchy" in page("coop", "end")
    assert sorted(STATE_POINTS.values()) == [-4, -2]
    assert "costs you 2 points" in page("coop", "states")
    assert len(COOP_KINGDOMS) == 15
    piles = f"{FEWEST_PROVINCES} to {MOST_PROVINCES} Provinces and up to {MOST_DUCHIES} Duchies"
    assert piles in page("coop", "kingdoms")
