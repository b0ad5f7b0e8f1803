"""Embers that rise from the lower edge for a moment, in honour of whoever won."""

import math
from collections.abc import Sequence

import pygame

from scenes.look.look import Look
from scenes.look.theme import CANDLE

SECONDS = 7.0  # that new ones rise
LIFE = 4.0  # of each
COUNT = 70
SIZES = (3, 5, 8)  # units


class Embers:
    """Sparks, each on its own way. Where they are follows from the time alone, so nothing needs to be rolled."""

    def __init__(self, is_wanted: bool) -> None:
        self.passed = 0.0 if is_wanted else SECONDS + LIFE

    def __bool__(self) -> bool:
        """Whether any are seen."""
        return self.passed < SECONDS + LIFE

    def update(self, seconds: float) -> None:
        self.passed += seconds

    def draw(self, surface: pygame.Surface, look: Look, hidden: Sequence[pygame.Rect]) -> list[pygame.Rect]:
        """Draw all but those that are behind something; where they are."""
        width, height = surface.get_size()
        drawn = []
        for number in range(COUNT):
            age = self.passed - SECONDS * number / COUNT
            if not 0 < age < LIFE:
                continue
            part = age / LIFE
            start = _spread(number, 0.618034)
            sway = math.sin(age * (1 + start) + number) * 0.012
            x = (start + sway) * width
            y = height * (1.02 - part * (0.55 + 0.5 * _spread(number, 0.754878)))
            light = _ember(look, look.px(SIZES[number % len(SIZES)]), round(7 * (1 - abs(2 * part - 1))))
            place = light.get_rect(midtop=(round(x), round(y)))
            if place.collidelist(hidden) < 0:
                drawn.append(surface.blit(light, place, special_flags=pygame.BLEND_RGB_ADD))
        return drawn


def _spread(number: int, ratio: float) -> float:
    """Numbers between 0 and 1 that fill the room evenly and look like chance."""
    return (number + 1) * ratio % 1.0


def _ember(look: Look, size: int, strength: int) -> pygame.Surface:
    """A small light on black, to be added to what is there."""

    def make() -> pygame.Surface:
        light = pygame.Surface((2 * size, 2 * size))
        for radius in range(size, 0, -1):
            part = (1 - radius / (size + 1)) ** 2 * strength / 7
            pygame.draw.circle(light, [round(value * part) for value in CANDLE], (size, size), radius)
        return light

    made = look.cache.get(("ember", size, strength), make)
    assert isinstance(made, pygame.Surface)
    return made
