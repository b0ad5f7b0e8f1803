"""What Dominion offers to who sets up a new game."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.dominion.coop import COOP, MODES
from game.dominion.setup import PLAYERS
from scenes.dominion.new_game.choices import DominionChoices, choices_from

if TYPE_CHECKING:
    from scenes.new_game.page import Page
    from scenes.new_game.scene import NewGame

# Where the troubles are told that only Dominion has: those of a kingdom all on its page.
_PLACES = {
    "coop_players": "players",
    "coop_name": "players",
    "coop_provinces": "piles",
    "coop_duchies": "piles",
    "coop_both": "piles",
    "kingdom_size": "kingdom",
    "kingdom_impossible": "kingdom",
    "kingdom_unsaved": "kingdom",
    "card_banned": "kingdom",
    "card_twice": "kingdom",
    "no_kingdom_card": "kingdom",
    "no_kingdom": "kingdom",
    "no_set": "kingdom",
}


class DominionOffer:
    """Rivals, or two together against the automa, and a kingdom."""

    game = "dominion"
    modes = MODES
    usual_bot = "smithy"  # it plays on money alone where there is no Smithy

    def seats(self, mode: str) -> range:
        return range(2, 3) if mode == COOP else PLAYERS

    def choices(self, remembered: Mapping[str, Any]) -> DominionChoices:
        return choices_from(remembered)

    def place_of(self, reason: str) -> str:
        return _PLACES.get(reason, "")

    def pages(self, scene: "NewGame") -> "Sequence[Page]":
        from scenes.dominion.new_game.page import KingdomPage  # here: to check a wish takes no pygame
        from scenes.dominion.new_game.piles import PilesPage

        return [KingdomPage(scene), PilesPage(scene)]


OFFER = DominionOffer()
