"""Plaques: what a card's type is written on. Each type has a shape of its own, for who sees no colours."""

import pygame

from scenes.look.look import Look
from scenes.look.pen import Pen, Point, arc, star
from scenes.look.symbols import is_symbol, symbol
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CREAM, NIGHT, TYPE_HUES, Colour


def plaque(look: Look, type_id: str, size: tuple[int, int]) -> pygame.Surface:
    """An empty plaque of a type, with a brass edge."""
    made = look.cache.get(("plaque", type_id, size), lambda: _plaque(type_id, size))
    assert isinstance(made, pygame.Surface)
    return made


def badge(look: Look, type_id: str, height: int) -> pygame.Surface:
    """A small plaque with the symbol of a type on it."""

    def make() -> pygame.Surface:
        ground = _plaque(type_id, (height, height)).copy()
        name = f"type_{type_id}"
        sign = symbol(look, name if is_symbol(name) else "star", max(5, round(height * 0.56)), CREAM)
        ground.blit(sign, sign.get_rect(center=(height // 2, round(height * (0.47 if type_id == "victory" else 0.5)))))
        return ground

    made = look.cache.get(("badge", type_id, height), make)
    assert isinstance(made, pygame.Surface)
    return made


def _plaque(type_id: str, size: tuple[int, int]) -> pygame.Surface:
    pen = Pen(*size, BRASS_DARK)
    hue = TYPE_HUES.get(type_id, BRASS)
    is_round = size[0] < size[1] * 1.5
    outline = _outline(type_id, pen.wide, is_round)
    edge = 5 if not is_round else 6
    pen.shape(_inset(outline, pen.wide, 0), BRASS_DARK)
    pen.shape(_inset(outline, pen.wide, edge * 0.4), BRASS_BRIGHT)
    pen.shape(_inset(outline, pen.wide, edge * 1.0), BRASS)
    pen.shape(_inset(outline, pen.wide, edge * 1.6), NIGHT)
    pen.shape(_inset(outline, pen.wide, edge * 2.1), _deep(hue))
    return pen.done()


def _deep(hue: Colour) -> Colour:
    """A hue so dark that cream can be read on it."""
    red, green, blue = (round(part * 0.40) for part in hue)
    return red, green, blue


def _inset(outline: list[Point], wide: float, by: float) -> list[Point]:
    """An outline drawn in towards its middle by about so much."""
    middle = (wide / 2, 50)
    across, down = (wide / 2 - by) / (wide / 2), (50 - by) / 50
    return [(middle[0] + (x - middle[0]) * across, middle[1] + (y - middle[1]) * down) for x, y in outline]


def _outline(type_id: str, wide: float, is_round: bool) -> list[Point]:
    """The shape of a type, as wide as it is; badges are as wide as high."""
    if is_round:
        return _BADGES.get(type_id, _BADGES["state"])
    right = _ENDS.get(type_id, _ENDS["state"])  # from the upper to the lower end, measured from the right edge
    outline = [(wide - x, y) for x, y in right] + [(x, y) for x, y in reversed(right)]
    if type_id == "victory":  # the lower edge comes to a point, like a shield's
        middle = len(right)
        outline.insert(middle, (wide / 2, 100))
    return outline


_ENDS: dict[str, list[Point]] = {
    "action": [(34, 4), (2, 50), (34, 96)],
    "treasure": [(48, 3), *[(50 - 46 * x, 50 + 47 * y) for x, y in arc(0, 0, 1, -88, 88, 20)], (48, 97)],
    "victory": [(4, 4), (4, 62), (40, 84)],
    "curse": [(8, 4), (22, 24), (4, 40), (20, 58), (4, 76), (14, 96)],
    "reaction": [(28, 4), (28, 22), (4, 22), (4, 78), (28, 78), (28, 96)],
    "attack": [(2, 4), (34, 50), (2, 96)],
    "potion": [(60, 4), (60, 22), (30, 34), (6, 60), (10, 88), (30, 96)],
    "hex": [(40, 4), (22, 26), (2, 30), (14, 50), (2, 70), (22, 74), (40, 96)],
    "state": [(14, 4), (4, 14), (4, 86), (14, 96)],
}

_BADGES: dict[str, list[Point]] = {
    "action": [(26, 4), (74, 4), (98, 50), (74, 96), (26, 96), (2, 50)],
    "treasure": arc(50, 50, 48, 0, 360, 40),
    "victory": [(4, 4), (96, 4), (96, 54), (80, 80), (50, 98), (20, 80), (4, 54)],
    "curse": [(50, 2), (64, 16), (86, 12), (86, 36), (98, 50), (86, 64), (86, 88), (64, 84), (50, 98), (36, 84),
        (14, 88), (14, 64), (2, 50), (14, 36), (14, 12), (36, 16)],
    "reaction": [(20, 4), (80, 4), (80, 20), (96, 20), (96, 80), (80, 80), (80, 96), (20, 96), (20, 80), (4, 80),
        (4, 20), (20, 20)],
    "attack": [(50, 0), (100, 50), (50, 100), (0, 50)],
    "potion": [(34, 2), (66, 2), (66, 16), (98, 62), (86, 98), (14, 98), (2, 62), (34, 16)],
    "hex": star(50, 50, 50, 40, 7),
    "state": [(14, 4), (86, 4), (96, 14), (96, 86), (86, 96), (14, 96), (4, 86), (4, 14)],
}
