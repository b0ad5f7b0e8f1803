"""One of several, side by side."""

import itertools
from collections.abc import Callable, Sequence
from typing import Any

import pygame

from scenes.app.widgets.widget import SELECTED, Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, FIELD

AROUND = 8  # units between the words of a part and its edges


class Choice(Widget):
    """A row of which one part is chosen: by a click, or with the left and right arrows, or by Enter."""

    can_focus = True
    takes_arrows = True

    def __init__(
        self,
        look: Look,
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
        self._edges = self._divided(look)  # of the parts, from the left edge on

    def _divided(self, look: Look) -> list[int]:
        """Parts of equal width; where that is too little for the words of one, each as wide as its words want it."""
        pixels, around = look.text_px(self.size), 2 * look.px(AROUND)
        wanted = [look.measure(text, pixels, "semibold") + around for _, text in self.options]
        if max(wanted) <= self.rect.width // len(wanted):
            wanted = [1] * len(wanted)
        return [round(self.rect.width * before / sum(wanted)) for before in itertools.accumulate(wanted, initial=0)]

    def parts(self) -> list[pygame.Rect]:
        rect = self.rect
        return [
            pygame.Rect(rect.x + left, rect.y, right - left, rect.height)
            for left, right in itertools.pairwise(self._edges)
        ]

    def click(self, at: tuple[int, int]) -> None:
        for part, (value, _) in zip(self.parts(), self.options, strict=True):
            if part.collidepoint(at) and self.enabled:
                self._choose(value)
                return

    def enter(self) -> None:
        """The next one; after the last comes the first."""
        values = [value for value, _ in self.options]
        if self.enabled:
            self._choose(values[(values.index(self.value) + 1) % len(values) if self.value in values else 0])

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
                edge = BRASS_BRIGHT if self.enabled else BRASS_DARK
                surface.blit(rounded(look, inner.size, radius - look.px(2), SELECTED, edge, look.px(1.5)), inner)
            colour = FADED if not self.enabled else BRASS_BRIGHT if is_chosen else CREAM
            look.write(
                surface, text, part.inflate(-look.px(12), -look.px(4)), self.size,
                "semibold" if is_chosen else "regular", colour, "center", lines=2,
            )  # fmt: skip
        if marks.focused:
            draw_focus(surface, look, self.rect, radius)
