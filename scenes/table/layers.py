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
        self._is_new = True  # whether nothing of it was seen yet

    def update(self, regions: Sequence[Region]) -> list[pygame.Rect]:
        """Draw what changed since the last time; where that is."""
        dirty = [self.surface.get_rect()] if self._is_new else []
        self._is_new = False
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
    """Rectangles that cover the same, and little more: two that overlap are made one unless that would be far larger.

    What lies in two of them is drawn twice, and looks the same both times.
    """
    areas: list[pygame.Rect] = []
    for rect in rects:
        rect = rect.copy()
        at = 0
        while at < len(areas):
            other = areas[at]
            union = rect.union(other)
            if rect.colliderect(other) and _size(union) <= _size(rect) + _size(other):
                rect = union
                del areas[at]
                at = 0
            else:
                at += 1
        if rect:
            areas.append(rect)
    return areas


def _size(rect: pygame.Rect) -> int:
    return rect.width * rect.height
