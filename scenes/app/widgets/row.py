"""Rows of a list: something to be chosen, with a line below that says more."""

import pygame

from scenes.app.widgets.widget import SELECTED, Act, Marks, Widget, draw_focus
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.symbols import symbol
from scenes.look.theme import BRASS_BRIGHT, BRASS_DARK, CREAM, FADED, FIELD, PANEL_LIGHT


class Row(Widget):
    """One entry of a list."""

    can_focus = True

    def __init__(
        self,
        rect: pygame.Rect,
        title: str,
        detail: str,
        on_click: Act,
        name: str,
        is_chosen: bool = False,
        symbol: str = "",
        note: str = "",
        tip: str = "",
        lines: int = 1,  # that the detail may take
    ) -> None:
        super().__init__(rect, name, tip)
        self.lines = lines
        self.title, self.detail, self.note = title, detail, note
        self.on_click = on_click
        self.is_chosen = is_chosen
        self.symbol = symbol

    def click(self, at: tuple[int, int]) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        radius = look.px(8)
        fill = SELECTED if self.is_chosen else PANEL_LIGHT if marks.hovered else FIELD
        edge = BRASS_BRIGHT if self.is_chosen else BRASS_DARK
        surface.blit(rounded(look, self.rect.size, radius, fill, edge, look.px(1.5)), self.rect)
        inner = self.rect.inflate(-2 * look.px(12), -2 * look.px(4))
        if self.symbol:
            picture = symbol(look, self.symbol, min(inner.height, look.px(26)), BRASS_BRIGHT)
            surface.blit(picture, picture.get_rect(midleft=inner.midleft))
            gap = picture.get_width() + look.px(10)
            inner = pygame.Rect(inner.x + gap, inner.y, inner.width - gap, inner.height)
        if self.note:
            room = inner.width * 2 // 5
            look.write(
                surface,
                self.note,
                pygame.Rect(inner.right - room, inner.y, room, inner.height),
                14,
                colour=FADED,
                align="right",
                lines=2,
            )
            inner = pygame.Rect(inner.x, inner.y, inner.width - room - look.px(8), inner.height)
        if self.detail:
            half = inner.height * 11 // (11 + 9 * self.lines)
            look.write(surface, self.title, pygame.Rect(inner.x, inner.y, inner.width, half), 17, "semibold", CREAM)
            below = pygame.Rect(inner.x, inner.y + half, inner.width, inner.height - half)
            look.write(surface, self.detail, below, 14, colour=FADED, lines=self.lines)
        else:
            look.write(surface, self.title, inner, 17, "semibold" if self.is_chosen else "regular", CREAM, lines=2)
        if marks.focused:
            draw_focus(surface, look, self.rect, radius)
