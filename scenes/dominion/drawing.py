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

OTHERS = 120  # of 255: how bright the numbers of another one's turn are
AUTOMA_SIGN = 4  # the automa's marker: that of a player whom the co-op never has


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


def draw_number(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, sign: str, value: int, caption: str, is_own: bool = True
) -> None:
    """A symbol with a number beside it and a word below: actions, buys, coins, potions. Without any it is dimmed, and
    so it is in the turn of another one."""
    height = rect.height * 2 // 3
    side = round(min(height * 0.95, rect.width * 0.42))  # where text is large the number needs the room
    ink = CREAM if value and is_own else FADED
    picture = symbol(look, sign, side, BRASS_BRIGHT if value and is_own else FADED)
    if not is_own:
        picture = picture.copy()
        picture.set_alpha(OTHERS)
    number = look.render(f"{value}", look.text_px(22), "semibold", ink)
    gap = look.px(4)
    left = rect.centerx - (picture.get_width() + gap + number.get_width()) // 2
    middle = rect.y + height // 2
    surface.blit(picture, picture.get_rect(midleft=(left, middle)))
    words = pygame.Rect(left + picture.get_width() + gap, rect.y, rect.width, height)
    look.write(surface, f"{value}", words, 22, "semibold", ink)
    below = pygame.Rect(rect.x, rect.y + height, rect.width, rect.height - height)
    look.write(surface, caption, below, 12, colour=FADED, align="center")


def tilted(picture: pygame.Surface, angle: int) -> pygame.Surface:
    """A picture turned by some degrees, with a margin so that its edges are smooth."""
    if not angle:
        return picture
    framed = pygame.Surface((picture.get_width() + 4, picture.get_height() + 4), pygame.SRCALPHA)
    framed.blit(picture, (2, 2))
    return pygame.transform.rotozoom(framed, angle, 1)
