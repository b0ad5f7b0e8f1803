"""What all ways to come by a kingdom have in common."""

from typing import TYPE_CHECKING

import pygame

from scenes.app.widgets import Widget

if TYPE_CHECKING:
    from scenes.dominion.new_game.choices import DominionChoices
    from scenes.dominion.new_game.page import KingdomPage
    from scenes.look.look import Look


class Source:
    """One way: what it must be told stands at the left; at the right are, if it says nothing else, the ten cards."""

    def __init__(self, page: "KingdomPage") -> None:
        self.page = page

    def open(self) -> None:
        """It was turned to."""

    def go_back(self) -> bool:
        """Whether something other than the ten cards was looked at, and is not any more."""
        return False

    def build_left(self, area: pygame.Rect) -> list[Widget]:
        raise AssertionError(f"{type(self).__name__} shows nothing")

    def build_right(self, area: pygame.Rect) -> list[Widget]:
        return self.page.build_ten(area)

    # Short for what all of them use

    @property
    def choices(self) -> "DominionChoices":
        return self.page.choices

    @property
    def look(self) -> "Look":
        return self.page.scene.app.look

    def say(self, key: str, **details: object) -> str:
        return self.page.say(key, **details)
