"""A number on a scale."""

from collections.abc import Callable
from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import disc, rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, FIELD


class Slider(Widget):
    """A knob on a bar, with the number at its right."""

    can_focus = True
    takes_arrows = True

    def __init__(
        self,
        rect: pygame.Rect,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], Any],
        name: str,
        step: int = 1,
        unit: str = "",
        tip: str = "",
        enabled: bool = True,
        has_number: bool = True,
    ) -> None:
        super().__init__(rect, name, tip, enabled)
        self.has_number = has_number
        self.value, self.low, self.high, self.step = value, low, high, step
        self.on_change = on_change
        self.unit = unit

    def _bar(self) -> pygame.Rect:
        # Room for the knob at both ends: all of it can be taken hold of.
        width, room = self.rect.width * 3 // 4 if self.has_number else self.rect.width, self.rect.height // 3
        return pygame.Rect(self.rect.x + room, self.rect.centery, width - 2 * room, 1)

    def press(self, at: tuple[int, int]) -> None:
        self.drag(at)

    def drag(self, at: tuple[int, int]) -> None:
        bar = self._bar()
        part = (at[0] - bar.x) / max(1, bar.width)
        steps = round(part * (self.high - self.low) / self.step)
        self._set(self.low + steps * self.step)

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self._set(self.value + (self.step if event.key == pygame.K_RIGHT else -self.step))
        return True

    def _set(self, value: int) -> None:
        value = max(self.low, min(self.high, value))
        if value != self.value and self.enabled:
            self.value = value
            self.on_change(value)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        bar, thick, radius = self._bar(), look.px(6), look.px(10)
        line = pygame.Rect(bar.x, bar.y - thick // 2, bar.width, thick)
        surface.blit(rounded(look, line.size, thick // 2, FIELD, BRASS_DARK, 1), line)
        part = (self.value - self.low) / max(1, self.high - self.low)
        done = pygame.Rect(line.x, line.y, max(thick, round(line.width * part)), thick)
        surface.blit(rounded(look, done.size, thick // 2, BRASS), done)
        centre = (bar.x + round(bar.width * part), bar.y)
        knob = disc(look, radius, BRASS_BRIGHT if marks.hovered or marks.pressed else BRASS, CREAM, 1)
        surface.blit(knob, knob.get_rect(center=centre))
        if self.has_number:
            left = bar.right + look.px(20)
            words = pygame.Rect(left, self.rect.y, self.rect.right - left, self.rect.height)
            look.write(surface, f"{self.value}{self.unit}", words, 16)
        if marks.focused:
            draw_focus(surface, look, knob.get_rect(center=centre), radius)
