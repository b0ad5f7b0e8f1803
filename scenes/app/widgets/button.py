"""Buttons."""

import pygame

from scenes.app.widgets.widget import SELECTED, Act, Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.symbols import symbol
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, DANGER, FADED, INK, PANEL, PANEL_LIGHT, Colour

# For each kind: the fill, the edge and the words, at rest and hovered.
STYLES: dict[str, tuple[tuple[Colour, Colour, Colour], tuple[Colour, Colour, Colour]]] = {
    "main": ((BRASS, BRASS_BRIGHT, INK), (BRASS_BRIGHT, CREAM, INK)),
    "plain": ((PANEL_LIGHT, BRASS_DARK, CREAM), ((74, 55, 48), BRASS, CREAM)),
    "quiet": ((PANEL, PANEL, FADED), (PANEL_LIGHT, BRASS_DARK, CREAM)),
    "danger": (((70, 32, 30), DANGER, CREAM), ((110, 44, 40), DANGER, CREAM)),
    "chosen": ((SELECTED, BRASS_BRIGHT, BRASS_BRIGHT), ((100, 74, 42), BRASS_BRIGHT, CREAM)),
    # What can not be done now, even where a click still tells why.
    "off": ((PANEL, PANEL_LIGHT, (120, 104, 90)), (PANEL, BRASS_DARK, (120, 104, 90))),
}


class Button(Widget):
    """Something to be clicked, with words, a symbol or both on it."""

    can_focus = True

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        on_click: Act,
        name: str = "",
        kind: str = "plain",
        symbol: str = "",
        size: float = 17,
        tip: str = "",
        enabled: bool = True,
        align: str = "center",
        lines: int = 2,
        sign_after: bool = False,  # whether the symbol stands after the words
    ) -> None:
        super().__init__(rect, name or text, tip, enabled)
        self.text = text
        self.on_click = on_click
        self.kind = kind
        self.symbol = symbol
        self.size = size
        self.align = align
        self.lines = lines
        self.sign_after = sign_after

    def click(self, at: tuple[int, int]) -> None:
        if self.enabled:
            self.on_click()

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        fill, edge, words = STYLES[self.kind if self.enabled else "off"][marks.hovered and self.enabled]
        radius = look.px(8)
        rect = self.rect.move(0, look.px(1)) if marks.pressed else self.rect
        surface.blit(rounded(look, rect.size, radius, fill, edge, look.px(1.5)), rect)
        inner = rect.inflate(-2 * look.px(8), -2 * look.px(3))
        if self.symbol:
            inner = self._draw_symbol(surface, look, inner, words)
        if self.text:
            weight = "semibold" if self.kind in ("main", "chosen") else "regular"
            look.write(surface, self.text, inner, self.size, weight, words, self.align, lines=self.lines)
        if marks.focused:
            draw_focus(surface, look, rect, radius)

    def sign(self, look: Look, height: int, colour: Colour) -> pygame.Surface:
        """The picture of the symbol."""
        return symbol(look, self.symbol, height, colour)

    def _draw_symbol(self, surface: pygame.Surface, look: Look, inner: pygame.Rect, colour: Colour) -> pygame.Rect:
        """The symbol beside the words, or in the middle where there are none; what is left for those."""
        height = min(inner.height, look.px(24))
        picture = self.sign(look, height, colour)
        if not self.text:
            surface.blit(picture, picture.get_rect(center=inner.center))
            return inner
        gap = picture.get_width() + look.px(8)
        if self.sign_after:
            surface.blit(picture, picture.get_rect(midright=inner.midright))
            return pygame.Rect(inner.x, inner.y, inner.width - gap, inner.height)
        surface.blit(picture, picture.get_rect(midleft=inner.midleft))
        return pygame.Rect(inner.x + gap, inner.y, inner.width - gap, inner.height)
