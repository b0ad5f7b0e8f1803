"""What a game must offer so that it can be set up here. Nothing else in this folder asks which game it is."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from game.core.rules import Setup

if TYPE_CHECKING:
    from scenes.new_game.page import Page
    from scenes.new_game.scene import NewGame

Data = dict[str, Any]  # as JSON knows it


class Choices(Protocol):
    """What can be chosen in this game alone. Its pages change it; the scene only asks what came of it."""

    def wish(self, mode: str) -> Data:
        """Its part of the setup that is wished for; SetupError where it can not even be said."""

    def to_data(self, setup: Setup) -> Data:
        """The choices as they are remembered once a game was set up with them."""


class Offer(Protocol):
    """A game that can be begun."""

    game: str
    modes: tuple[str, ...]  # ids of words.mode, the usual one first
    usual_bot: str

    def seats(self, mode: str) -> range:
        """How many can play."""

    def choices(self, remembered: Mapping[str, Any]) -> Choices:
        """The choices of the last game; those to begin with where nothing of them, or only nonsense, is left."""

    def place_of(self, reason: str) -> str:
        """On which of its places the trouble of this reason is told: "" where it is none of its own."""

    def pages(self, scene: "NewGame") -> Sequence["Page"]:
        """The pages on which it is chosen, between that of the players and that of the last details."""


def offer_of(game: str) -> Offer:
    """The offer of a game. It is loaded when it is first asked for."""
    offer: Offer = import_module(OFFERS[game]).OFFER
    return offer


# Written down, not discovered: what is frozen into an executable is what stands here.
OFFERS = {"dominion": "scenes.dominion.new_game.offer"}
