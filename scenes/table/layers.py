"""What lies still on the table: one picture, of which only the regions that changed are drawn again."""

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame


class Region(NamedTuple):
    """A part of the table. As long as its key stays the same, so does its picture."""

    name: str
    rect: pygame.Rect
    key: Hashable
    draw: Callable[[pygame.Surface], None]


class StillLife:
    """The composed picture of everything at rest."""

    def __init__(self, background: pygame.Surface) -> None:
        self.background = background
        self.surface = background.copy()
        self._drawn: dict[str, tuple[pygame.Rect, Hashable]] = {}

    def update(self, regions: Sequence[Region]) -> list[pygame.Rect]:
        """Draw what changed since the last time; where that is."""
        dirty: list[pygame.Rect] = []
        here = {region.name: (region.rect, region.key) for region in regions}
        for name, (rect, key) in self._drawn.items():
            if here.get(name) != (rect, key):
                dirty.append(rect)
        for name, (rect, key) in here.items():
            if self._drawn.get(name) != (rect, key):
                dirty.append(rect)
        self._drawn = here
        areas = joined(dirty)
        for area in areas:
            self.surface.set_clip(area)
            self.surface.blit(self.background, area, area)
            for region in regions:
                if region.rect.colliderect(area):
                    region.draw(self.surface)
        self.surface.set_clip(None)
        return areas


def joined(rects: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles of which no two overlap, that cover the same."""
    areas: list[pygame.Rect] = []
    for rect in rects:
        rect = rect.copy()
        while (at := rect.collidelist(areas)) >= 0:
            rect.union_ip(areas.pop(at))
        areas.append(rect)
    return areas
