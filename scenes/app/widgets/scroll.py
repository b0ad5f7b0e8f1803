"""An area that is taller inside than outside."""

from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_DARK, FIELD

STEP = 60  # units for one notch of the wheel


class ScrollArea(Widget):
    """Children are laid out as if there was room for all; the area moves them up and down behind its window."""

    def __init__(self, look: Look, rect: pygame.Rect, children: list[Widget], name: str, bottom_gap: int = 0) -> None:
        super().__init__(rect, name)
        self.children = children
        lowest = max((child.rect.bottom for child in children), default=rect.y)
        self.inside = lowest - rect.y + bottom_gap
        self.offset = 0
        self.step = look.px(STEP)
        self._bar_width = look.px(8)
        self._grip: int | None = None  # where on the bar's thumb it was taken

    @property
    def most(self) -> int:
        return max(0, self.inside - self.rect.height)

    def scroll_to(self, offset: int) -> bool:
        """Move the inside; whether it moved."""
        offset = max(0, min(self.most, offset))
        if offset == self.offset:
            return False
        for child in self.children:
            child.move(0, self.offset - offset)
        self.offset = offset
        return True

    def reveal(self, rect: pygame.Rect) -> None:
        """Move so far that this rectangle, in window coordinates, can be seen."""
        if rect.top < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - rect.top) - self.step // 4)
        elif rect.bottom > self.rect.bottom:
            self.scroll_to(self.offset + (rect.bottom - self.rect.bottom) + self.step // 4)

    def wheel(self, steps: float) -> bool:
        return self.scroll_to(self.offset - round(steps * self.step)) or self.most > 0

    def memory(self) -> Any:
        return self.offset

    def remember(self, memory: Any) -> None:
        self.scroll_to(memory)

    # The bar

    def _thumb(self) -> pygame.Rect | None:
        if not self.most:
            return None
        height = max(3 * self._bar_width, self.rect.height * self.rect.height // self.inside)
        top = self.rect.y + (self.rect.height - height) * self.offset // self.most
        return pygame.Rect(self.rect.right - self._bar_width, top, self._bar_width, height)

    def press(self, at: tuple[int, int]) -> None:
        thumb = self._thumb()
        self._grip = None
        if thumb is not None and at[0] >= thumb.left - self._bar_width:
            self._grip = at[1] - thumb.top if thumb.collidepoint(thumb.centerx, at[1]) else thumb.height // 2
            self.drag(at)
        else:
            self._grab = (at[1], self.offset)  # the inside itself is dragged, as a finger does

    def drag(self, at: tuple[int, int]) -> None:
        thumb = self._thumb()
        if thumb is None:
            return
        if self._grip is not None:
            room = max(1, self.rect.height - thumb.height)
            self.scroll_to((at[1] - self._grip - self.rect.y) * self.most // room)
        else:
            self.scroll_to(self._grab[1] + self._grab[0] - at[1])

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        thumb = self._thumb()
        if thumb is None:
            return
        groove = pygame.Rect(thumb.x, self.rect.y, thumb.width, self.rect.height)
        surface.blit(rounded(look, groove.size, groove.width // 2, (*FIELD, 160)), groove)
        colour = BRASS if marks.hovered or marks.pressed else BRASS_DARK
        surface.blit(rounded(look, thumb.size, thumb.width // 2, colour), thumb)
