"""Panels: what groups of widgets lie on."""

import pygame

from scenes.app.widgets.widget import Marks, Widget
from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS_BRIGHT, BRASS_DARK, PANEL, Colour


class Panel(Widget):
    """A dark board with a brass edge and perhaps a heading."""

    def __init__(
        self, rect: pygame.Rect, title: str = "", fill: Colour = PANEL, alpha: int = 236, edge: Colour = BRASS_DARK
    ) -> None:
        super().__init__(rect)
        self.title = title
        self.fill, self.alpha, self.edge = fill, alpha, edge

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        draw_panel(surface, look, self.rect, self.fill, self.alpha, self.edge)
        if self.title:
            bar = pygame.Rect(
                self.rect.x + look.px(16), self.rect.y + look.px(8), self.rect.width - look.px(32), look.px(28)
            )
            look.write(surface, self.title, bar, 18, "semibold", BRASS_BRIGHT)


def draw_panel(
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    fill: Colour = PANEL,
    alpha: int = 236,
    edge: Colour = BRASS_DARK,
) -> None:
    surface.blit(rounded(look, rect.size, look.px(12), (*fill, alpha), edge, look.px(1.5)), rect)
