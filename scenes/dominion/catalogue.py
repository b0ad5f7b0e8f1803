"""Every card of Dominion that there is to look at, and the box that it lies in."""

from game.dominion.cards import CARDS, HEXES, KINGDOM_CARDS
from game.dominion.state import STATES
from scenes.games import Listed

NOCTURNE = "Nocturne"  # whose Hexes and States the automa uses


def _listed() -> list[Listed]:
    cards = [
        # The basic cards are in every box; the cards of a kingdom say in which editions of theirs.
        Listed(kind.name, kind.set_name, kind.editions if kind.name in KINGDOM_CARDS else ())
        for kind in CARDS.values()
    ]
    return cards + [Listed(name, NOCTURNE, ()) for name in (*HEXES, *STATES)]


CATALOGUE: dict[str, Listed] = {card.name: card for card in _listed()}  # by English names, box after box
