"""A sheet of parchment to write on: bright in the middle, brown towards its edges."""

import pygame

from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS_DARK, INK, PARCHMENT, Colour

BURNT: Colour = (172, 136, 88)  # the very edge
CARD_INK: Colour = (136, 30, 20)  # names of cards
LINK: Colour = (20, 88, 150)  # the frame around what the keyboard is at: the usual one is too pale here
GRAIN = 96  # the sheet is painted so small, and its shades made large: they are soft anyway


def parchment(look: Look, size: tuple[int, int], radius: int) -> pygame.Surface:
    """A sheet of this size with round corners."""
    made = look.cache.get(("parchment", size, radius), lambda: _sheet(look, size, radius))
    assert isinstance(made, pygame.Surface)
    return made


def _sheet(look: Look, size: tuple[int, int], radius: int) -> pygame.Surface:
    small = pygame.Surface((GRAIN, GRAIN * size[1] // max(1, size[0]) or 1))
    wide, high = small.get_size()
    for y in range(high):
        for x in range(wide):
            edge = min(x, y, wide - 1 - x, high - 1 - y) / 9  # how far inside, in ninths of the brown rim
            part = 0.35 * max(0.0, 1 - edge) ** 2 + 0.02 * _stain(x, y)
            small.set_at((x, y), _mixed(PARCHMENT, BURNT, min(1.0, part)))
    sheet = pygame.transform.smoothscale(small, size).convert_alpha()
    mask = rounded(look, size, radius, (255, 255, 255, 255))
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.blit(rounded(look, size, radius, (0, 0, 0, 0), BRASS_DARK, look.px(2)), (0, 0))
    return sheet


def _stain(x: int, y: int) -> float:
    """Some unevenness, the same on every sheet: from 0 to 1."""
    return ((x * 7919 + y * 104729 + x * y * 31) % 101) / 100


def _mixed(one: Colour, other: Colour, part: float) -> Colour:
    red, green, blue = (round(a + (b - a) * part) for a, b in zip(one, other, strict=True))
    return red, green, blue


def draw_rule(surface: pygame.Surface, look: Look, place: pygame.Rect) -> None:
    """A fine line with a diamond in the middle, between a heading and what it is about."""
    middle, half = place.center, look.px(5)
    for left, right in ((place.left, middle[0] - 2 * half), (middle[0] + 2 * half, place.right)):
        pygame.draw.line(surface, BRASS_DARK, (left, middle[1]), (right, middle[1]), look.px(1))
    x, y = middle
    pygame.draw.polygon(surface, INK, [(x - half, y), (x, y - half), (x + half, y), (x, y + half)])
