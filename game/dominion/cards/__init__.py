"""The cards, one file for each set. They are written down here, not searched for."""

from game.dominion.cards.alchemy import ALCHEMY
from game.dominion.cards.base import BASE
from game.dominion.cards.basic import BASIC
from game.dominion.cards.guilds import GUILDS
from game.dominion.cards.hexes import NOCTURNE
from game.dominion.cards.intrigue import INTRIGUE
from game.dominion.kinds import Kind

SETS = {card_set.name: card_set for card_set in (BASE, INTRIGUE, ALCHEMY, GUILDS)}
KINGDOM_CARDS: dict[str, Kind] = {kind.name: kind for card_set in SETS.values() for kind in card_set.kinds}
CARDS: dict[str, Kind] = {kind.name: kind for kind in BASIC.kinds} | KINGDOM_CARDS
HEXES: dict[str, Kind] = {kind.name: kind for kind in NOCTURNE.kinds}
