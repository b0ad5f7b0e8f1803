"""The marks on cards that every board draws alike: the light of what can be picked, checks, numbers."""

import pygame

from scenes.look.look import Look
from scenes.look.painter import window_of
from scenes.look.shapes import disc, glow, rounded
from scenes.look.symbols import symbol
from scenes.look.theme import BRASS, CHOSEN, CREAM, NIGHT, OFFERED, Colour

LIGHT = 8  # units that the light reaches beyond what it is around


def with_light(look: Look, rect: pygame.Rect) -> pygame.Rect:
    """A rectangle with the light that may be around it."""
    return rect.inflate(2 * look.px(LIGHT + 1), 2 * look.px(LIGHT + 1))


def draw_light(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, colour: Colour, strength: int = 230, angle: int = 0
) -> None:
    """Light around a rectangle, which may be turned by some degrees."""
    upright = glow(look, rect.size, colour, strength, look.px(LIGHT))
    key = ("turned light", rect.size, colour, strength, angle)
    light = look.cache.get(key, lambda: pygame.transform.rotozoom(upright, angle, 1)) if angle else upright
    assert isinstance(light, pygame.Surface)
    surface.blit(light, light.get_rect(center=rect.center))


def draw_badge(
    surface: pygame.Surface,
    look: Look,
    text: str,
    centre: tuple[int, int],
    radius: int,
    fill: Colour = NIGHT,
    edge: Colour = BRASS,
    ink: Colour = CREAM,
) -> None:
    """A number on a small round plate; wider where the number is long."""
    width = max(2 * radius, look.measure(text, look.text_px(13), "semibold") + radius)
    box = pygame.Rect(0, 0, width, 2 * radius)
    box.center = centre
    surface.blit(rounded(look, box.size, radius, fill, edge, max(1, look.px(1.2))), box)
    look.write(surface, text, box.inflate(-2, -2), 14, "semibold", ink, "center")


def draw_count(surface: pygame.Surface, look: Look, card: pygame.Rect, count: int, edge: Colour = BRASS) -> None:
    """How many cards there are: in a corner of the picture of the upper one, where nothing is written."""
    radius = max(look.px(7.5), min(look.px(12), card.width // 7))
    draw_badge(surface, look, f"{count}", _corner(look, card, radius), radius, edge=edge)


def _corner(look: Look, card: pygame.Rect, radius: int) -> tuple[int, int]:
    """The middle of something round in the upper left corner of a card's picture."""
    return card.x + radius + look.px(1), card.y + window_of(look, card.width).y + radius + look.px(1)


def draw_dimmed(surface: pygame.Surface, look: Look, rect: pygame.Rect, alpha: int = 150) -> None:
    surface.blit(rounded(look, rect.size, max(3, rect.width // 16), (10, 8, 9, alpha)), rect)


def draw_marks(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, is_offered: bool, is_picked: bool, angle: int = 0
) -> None:
    """The light behind a card that can be picked or is."""
    if is_picked:
        draw_light(surface, look, rect, CHOSEN, 255, angle)
    elif is_offered:
        draw_light(surface, look, rect, OFFERED, angle=angle)


def draw_pick(
    surface: pygame.Surface, look: Look, rect: pygame.Rect, number: int | None, is_left: bool = False
) -> None:
    """The sign on a card that is picked: a check, or its number where the order counts.

    It is on the left where another card may cover the right.
    """
    radius = look.px(12)
    centre = _corner(look, rect, radius) if is_left else (rect.right - radius, rect.top + radius)
    if number is not None:
        draw_badge(surface, look, f"{number}", centre, radius, CHOSEN, CREAM, NIGHT)
        return
    plate = disc(look, radius, CHOSEN, CREAM, max(1, look.px(1.2)))
    surface.blit(plate, plate.get_rect(center=centre))
    check = symbol(look, "check", round(radius * 1.4), NIGHT)
    surface.blit(check, check.get_rect(center=centre))
