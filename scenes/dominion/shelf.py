"""The order in which Kingdom cards stand side by side: in the Supply, and wherever one chooses them."""

from collections.abc import Iterable

from game.dominion.cards import KINGDOM_CARDS
from scenes.typed import folded
from scenes.words import Words


def on_shelf(names: Iterable[str], words: Words) -> list[str]:
    """The cheaper ones first; those of one cost by their names, as they are read."""
    return sorted(names, key=lambda name: (KINGDOM_CARDS[name].cost, folded(words.card(name))))
