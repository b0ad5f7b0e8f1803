"""The golden playthroughs come out the same, and every card is played in one of them."""

import re

import pytest

from game.dominion.cards import CARDS, HEXES
from scenes.words import Words
from tests.golden import FOLDER, GAMES, path_of, playthrough


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_comes_out_the_same(name):
    assert playthrough(name) == path_of(name).read_text(encoding="utf-8"), "if this is meant: python -m tests.golden"


def test_no_playthrough_is_left_over():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("card", [name for name, kind in CARDS.items() if kind.is_action or kind.is_treasure])
def test_every_card_is_played_in_some_playthrough(card):
    one = re.escape(Words("en").counted([card]))
    many = re.escape(Words("en").counted([card, card])).replace("2", r"\d+")
    pattern = re.compile(rf" plays .*({one}|{many})")
    assert any(pattern.search(path_of(name).read_text(encoding="utf-8")) for name in GAMES)


@pytest.mark.parametrize("card", [name for name, kind in CARDS.items() if not (kind.is_action or kind.is_treasure)])
def test_every_other_card_is_gained_in_some_playthrough(card):
    pattern = re.compile(rf" (buys|gains) .*{re.escape(card)}")
    assert any(pattern.search(path_of(name).read_text(encoding="utf-8")) for name in GAMES)


@pytest.mark.parametrize("hex_name", HEXES)
def test_every_hex_is_turned_up_in_some_playthrough(hex_name):
    sentence = f"turns up the Hex {hex_name}."
    assert any(sentence in path_of(name).read_text(encoding="utf-8") for name in GAMES)
