"""One of several, side by side."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, FIELD, INK


class Choice(Widget):
    """A row of which one part is chosen: by a click, or with the left and right arrows."""

    can_focus = True
    takes_arrows = True

    def __init__(
        self,
        rect: pygame.Rect,
        options: Sequence[tuple[Any, str]],
        value: Any,
        on_change: Callable[[Any], Any],
        name: str,
        size: float = 16,
        tip: str = "",
        enabled: bool = True,
    ) -> None:
        super().__init__(rect, name, tip, enabled)
        self.options = list(options)
        self.value = value
        self.on_change = on_change
        self.size = size

    def parts(self) -> list[pygame.Rect]:
        count, rect = len(self.options), self.rect
        edges = [rect.x + rect.width * number // count for number in range(count + 1)]
        return [pygame.Rect(left, rect.y, right - left, rect.height) for left, right in itertools.pairwise(edges)]

    def click(self, at: tuple[int, int]) -> None:
        for part, (value, _) in zip(self.parts(), self.options, strict=True):
            if part.collidepoint(at) and self.enabled:
                self._choose(value)
                return

    def key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        values = [value for value, _ in self.options]
        here = values.index(self.value) if self.value in values else 0
        self._choose(values[max(0, min(len(values) - 1, here + (1 if event.key == pygame.K_RIGHT else -1)))])
        return True

    def _choose(self, value: Any) -> None:
        if value != self.value:
            self.value = value
            self.on_change(value)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        radius = look.px(8)
        surface.blit(
            rounded(look, self.rect.size, radius, FIELD, BRASS if marks.hovered else BRASS_DARK, look.px(1.5)),
            self.rect,
        )
        for part, (value, text) in zip(self.parts(), self.options, strict=True):
            is_chosen = value == self.value
            if is_chosen:
                inner = part.inflate(-look.px(6), -look.px(6))
                surface.blit(
                    rounded(
                        look, inner.size, radius - look.px(2), BRASS if self.enabled else BRASS_DARK, BRASS_BRIGHT, 1
                    ),
                    inner,
                )
            colour = INK if is_chosen else CREAM if self.enabled else FADED
            look.write(
                surface, text, part.inflate(-look.px(12), -look.px(4)), self.size,
                "semibold" if is_chosen else "regular", colour, "center", lines=2,
            )  # fmt: skip
        if marks.focused:
            draw_focus(surface, look, self.rect, radius)
