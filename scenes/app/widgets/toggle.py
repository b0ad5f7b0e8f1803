"""Switches between yes and no."""

from collections.abc import Callable
from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import disc, rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, FIELD


class Toggle(Widget):
    """A switch with its words at the right."""

    can_focus = True

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        value: bool,
        on_change: Callable[[bool], Any],
        name: str = "",
        tip: str = "",
        enabled: bool = True,
        size: float = 16,
    ) -> None:
        super().__init__(rect, name or text, tip, enabled)
        self.text = text
        self.value = value
        self.on_change = on_change
        self.size = size

    def click(self, at: tuple[int, int]) -> None:
        if self.enabled:
            self.value = not self.value
            self.on_change(self.value)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        height = look.px(22)
        slot = pygame.Rect(self.rect.x, self.rect.centery - height // 2, look.px(42), height)
        edge = BRASS_BRIGHT if marks.hovered else BRASS_DARK
        surface.blit(
            rounded(look, slot.size, height // 2, (96, 70, 34) if self.value else FIELD, edge, look.px(1.5)), slot
        )
        radius = height // 2 - look.px(3)
        knob = disc(look, radius, BRASS_BRIGHT if self.value else FADED, BRASS, 1)
        at = slot.right - look.px(3) - 2 * radius if self.value else slot.x + look.px(3)
        surface.blit(knob, (at, slot.centery - radius))
        words = pygame.Rect(
            slot.right + look.px(10), self.rect.y, self.rect.right - slot.right - look.px(10), self.rect.height
        )
        look.write(surface, self.text, words, self.size, colour=CREAM if self.enabled else FADED, lines=2)
        if marks.focused:
            draw_focus(surface, look, slot, height // 2)
