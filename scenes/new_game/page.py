"""Pages: the parts in which a new game is chosen, and what they have in common."""

from typing import TYPE_CHECKING

import pygame

from scenes.app.widgets import Label, Widget
from scenes.look.look import Look
from scenes.look.theme import Colour

if TYPE_CHECKING:
    from scenes.new_game.scene import NewGame

TROUBLE: Colour = (255, 170, 138)  # a sentence that says what does not fit
GAP = 14  # units between two things on a page


class Page:
    """One page. What was chosen on it lies in the wish; the page only knows how it shows it."""

    id = ""  # "new_game.page.<id>" is what stands on its tab
    places: tuple[str, ...] = ()  # whose troubles are told on it

    def __init__(self, scene: "NewGame") -> None:
        self.scene = scene

    @property
    def is_shown(self) -> bool:
        """Whether there is anything to choose on it just now."""
        return True

    @property
    def summary(self) -> str:
        """What was chosen on it, in a few words; "" where that goes without saying."""
        return ""

    def tells(self, place: str) -> bool:
        """Whether it tells itself what does not fit there: else that stands beside Begin."""
        return place in self.places

    def build(self, area: pygame.Rect) -> list[Widget]:
        raise AssertionError(f"{type(self).__name__} shows nothing")

    def build_glimpse(self, area: pygame.Rect) -> list[Widget]:
        """What was chosen on it, in pictures, where the page of the players has room for that; nothing is fine too."""
        return []

    def go_back(self) -> bool:
        """Whether one is somewhere inside of it, from where Esc leads back to it first."""
        return False

    def say(self, key: str, **details: object) -> str:
        return self.scene.app.words.say(f"new_game.{key}", **details)

    def trouble(self, place: str) -> str:
        """What does not fit here, in a sentence; "" where everything does."""
        return self.scene.verdict.sentence(place, self.scene.app.words)


def trouble_label(place: pygame.Rect, sentence: str, align: str = "left", lines: int = 2) -> list[Widget]:
    """The sentence at its place; nothing where there is none."""
    return [Label(place, sentence, 15, "semibold", TROUBLE, align, lines=lines)] if sentence else []


def grid(look: Look, area: pygame.Rect, columns: int, rows: int, gap: float = GAP) -> list[pygame.Rect]:
    """Equal places, row by row."""
    space = look.px(gap)
    wide, high = (area.width - (columns - 1) * space) / columns, (area.height - (rows - 1) * space) / rows
    places: list[pygame.Rect] = []
    for number in range(columns * rows):
        left = area.x + (number % columns) * (wide + space)
        top = area.y + (number // columns) * (high + space)
        right, bottom = round(left + wide), round(top + high)
        places.append(pygame.Rect(round(left), round(top), right - round(left), bottom - round(top)))
    return places


def split_top(area: pygame.Rect, height: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """The upper part of an area, and what is left below it."""
    top = pygame.Rect(area.x, area.y, area.width, height)
    return top, pygame.Rect(area.x, top.bottom + gap, area.width, max(0, area.bottom - top.bottom - gap))


def split_bottom(area: pygame.Rect, height: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    """What is left above, and the lower part of an area."""
    bottom = pygame.Rect(area.x, area.bottom - height, area.width, height)
    return pygame.Rect(area.x, area.y, area.width, max(0, bottom.top - gap - area.y)), bottom


def split_left(area: pygame.Rect, width: int, gap: int) -> tuple[pygame.Rect, pygame.Rect]:
    left = pygame.Rect(area.x, area.y, width, area.height)
    return left, pygame.Rect(left.right + gap, area.y, max(0, area.right - left.right - gap), area.height)
