"""An area that is taller inside than outside."""

from collections.abc import Callable
from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_DARK, FIELD, NIGHT, Colour

# In units
STEP = 60  # for one notch of the wheel
BAR, BESIDE = 8, 8  # how wide the bar is, and what is left free beside it
SHADE = 14  # how far the shadow reaches at an edge beyond which there is more
LIGHT = 380  # of 765: a shade that is lighter is parchment's
DARKEST = 210  # of 255, at the very edge

LayOut = Callable[[int], list[Widget]]  # the children, so many pixels wide at most


class ScrollArea(Widget):
    """Children are laid out as if there was room for all; the area moves them up and down behind its window."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        children: list[Widget],
        name: str,
        bottom_gap: int = 0,
        shade: Colour = NIGHT,
    ) -> None:
        super().__init__(rect, name)
        self.children = children
        lowest = max((child.rect.bottom for child in children), default=rect.y)
        self.inside = lowest - rect.y + bottom_gap
        self.offset = 0
        self.step = look.px(STEP)
        self.shade = shade
        self._bar_width = look.px(BAR)
        self._grip: int | None = None  # where on the bar's thumb it was taken

    @classmethod
    def holding(cls, look: Look, rect: pygame.Rect, lay_out: LayOut, name: str, bottom_gap: int = 0) -> "ScrollArea":
        """Children as wide as the area where all are in sight; else they leave room for the bar."""
        area = cls(look, rect, lay_out(rect.width), name, bottom_gap)
        return cls(look, rect, lay_out(rect.width - look.px(BAR + BESIDE)), name, bottom_gap) if area.most else area

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
        """Move so far that this rectangle, in window coordinates, can be seen; at the top there is then a whole row."""
        margin = self.step // 12
        highest = self.offset + self._top_of_row(rect) - self.rect.top - margin
        if rect.top < self.rect.top:
            self.scroll_to(highest)
        elif rect.bottom > self.rect.bottom:
            lowest = self.offset + rect.bottom - self.rect.bottom + margin
            tops = [self.offset + child.rect.top - self.rect.top - margin for child in self.children]
            self.scroll_to(min((top for top in tops if lowest <= top <= highest), default=lowest))

    def _top_of_row(self, rect: pygame.Rect) -> int:
        """Where the row begins that a rectangle is in: what it stands beside may begin a little higher."""
        tops = [child.rect.top for child in self.children if 0 <= rect.top - child.rect.top <= self.step // 4]
        return min(tops, default=rect.top)

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
        self._draw_shades(surface, look)
        groove = pygame.Rect(thumb.x, self.rect.y, thumb.width, self.rect.height)
        strength = 160 if sum(self.shade) < LIGHT else 50  # on parchment the groove is lighter than the thumb in it
        surface.blit(rounded(look, groove.size, groove.width // 2, (*FIELD, strength)), groove)
        colour = BRASS if marks.hovered or marks.pressed else BRASS_DARK
        surface.blit(rounded(look, thumb.size, thumb.width // 2, colour), thumb)

    def _draw_shades(self, surface: pygame.Surface, look: Look) -> None:
        """What goes on beyond an edge sinks into a shadow there, instead of being cut off."""
        size = (self.rect.width - look.px(BAR + BESIDE // 2), min(look.px(SHADE), self.rect.height))
        if self.offset:
            surface.blit(_shade(look, size, self.shade, is_upper=True), self.rect)
        if self.offset < self.most:
            surface.blit(_shade(look, size, self.shade, is_upper=False), (self.rect.x, self.rect.bottom - size[1]))


def _shade(look: Look, size: tuple[int, int], colour: Colour, *, is_upper: bool) -> pygame.Surface:
    """A shadow that is darkest at one edge."""

    def make() -> pygame.Surface:
        shade = pygame.Surface(size, pygame.SRCALPHA)
        for line in range(size[1]):
            part = 1 - line / size[1]
            shade.fill((*colour, round(DARKEST * part * part)), (0, line, size[0], 1))
        return shade if is_upper else pygame.transform.flip(shade, False, True)

    made = look.cache.get(("shade", size, colour, is_upper), make)
    assert isinstance(made, pygame.Surface)
    return made
