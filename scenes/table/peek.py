"""A card that is pointed at, shown large beside it. It is painted bit by bit, so that no frame has to wait for it."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.inspector import Cost, draw_popover, prepare_popover

if TYPE_CHECKING:
    from scenes.app.app import App

Pointed = tuple[str, pygame.Rect]  # a card, and what stands for it in the window


class Peek:
    """What is pointed at, and how far its popover is painted."""

    def __init__(self, app: "App", game: str) -> None:
        self.app, self.game = app, game
        self._at: tuple[Pointed, Cost | None] | None = None
        self._clear: Sequence[pygame.Rect] = ()  # where nothing should lie
        self._left: Iterator[None] | None = None  # what is still to be painted

    @property
    def is_painting(self) -> bool:
        return self._left is not None

    def look_at(self, pointed: Pointed | None, cost: Cost | None, clear: Sequence[pygame.Rect]) -> None:
        """Begin to paint what is pointed at, if it is not what was pointed at before."""
        at = None if pointed is None else (pointed, cost)
        if at != self._at:
            self._at = at
            self._clear = clear
            self._left = None
            if pointed is not None:
                self._left = prepare_popover(self.app, self.game, *pointed, cost=cost, clear=clear)

    def forget(self) -> None:
        """The window has changed: whatever was painted is gone."""
        self._at = self._left = None

    def paint(self) -> bool:
        """Paint a bit; whether that was the last one."""
        if self._left is None:
            return False
        if next(self._left, self) is self:
            self._left = None
        return self._left is None

    def draw(self, surface: pygame.Surface, pointed: Pointed) -> list[pygame.Rect]:
        """Draw the popover of what is pointed at if it is there already, and say where."""
        if self._at is None or self._at[0] != pointed or self._left is not None:
            return []
        drawn = draw_popover(surface, self.app, self.game, *pointed, cost=self._at[1], clear=self._clear)
        return [] if drawn is None else [drawn]
