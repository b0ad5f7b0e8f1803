"""How the parts of Dominion's board are drawn: piles, panels, rows of cards. Each gets all that it needs."""

import pygame

from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.symbols import symbol
from scenes.look.theme import (
    BRASS,
    BRASS_BRIGHT,
    BRASS_DARK,
    CREAM,
    FADED,
    PANEL,
    Colour,
)
from scenes.table.marks import draw_light


def draw_place(surface: pygame.Surface, look: Look, rect: pygame.Rect, words: str = "") -> None:
    """An empty place on the table where cards may come to lie."""
    surface.blit(rounded(look, rect.size, max(4, rect.width // 14), (8, 12, 12, 70), (*BRASS_DARK, 150), 1), rect)
    if words:
        look.write(surface, words, rect.inflate(-look.px(8), -look.px(8)), 13, "italic", FADED, "center", lines=3)


def draw_board(surface: pygame.Surface, look: Look, rect: pygame.Rect, is_active: bool, hue: Colour = BRASS) -> None:
    """What a player's things lie on; bright at its edge for whose turn it is."""
    if is_active:
        draw_light(surface, look, rect, hue, 130)
    edge = hue if is_active else BRASS_DARK
    surface.blit(rounded(look, rect.size, look.px(10), (*PANEL, 205), edge, look.px(2 if is_active else 1)), rect)


def draw_number(surface: pygame.Surface, look: Look, rect: pygame.Rect, sign: str, value: int, is_live: bool) -> None:
    """A symbol with a number beside it: actions, buys, coins, potions."""
    height = rect.height
    picture = symbol(look, sign, round(height * 0.82), BRASS_BRIGHT if is_live else FADED)
    surface.blit(picture, picture.get_rect(midleft=(rect.x, rect.centery)))
    words = pygame.Rect(
        rect.x + picture.get_width() + look.px(5), rect.y, rect.width - picture.get_width() - look.px(5), height
    )
    look.write(surface, f"{value}", words, 24, "semibold", CREAM if is_live else FADED)
