"""Smooth shapes: rounded panels, discs and lines without jagged edges, drawn large and made small once."""

import pygame

from scenes.look.look import Look
from scenes.look.theme import Colour

FINE = 4  # so many times larger are shapes drawn before they are made small

Paint = Colour | tuple[int, int, int, int]


def rounded(
    look: Look, size: tuple[int, int], radius: int, fill: Paint, edge: Paint | None = None, edge_width: int = 1
) -> pygame.Surface:
    """A panel with round corners. Only the corners are drawn finely: the rest is straight."""
    key = ("rounded", size, radius, fill, edge, edge_width)
    made = look.cache.get(key, lambda: _rounded(size, radius, fill, edge, edge_width))
    assert isinstance(made, pygame.Surface)
    return made


def _rounded(size: tuple[int, int], radius: int, fill: Paint, edge: Paint | None, edge_width: int) -> pygame.Surface:
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(1, min(radius, width // 2, height // 2))
    panel = pygame.Surface((width, height), pygame.SRCALPHA)
    inner = pygame.Rect(0, 0, width, height)
    if edge is not None:
        panel.fill(edge)
        inner = inner.inflate(-2 * edge_width, -2 * edge_width)
    panel.fill(fill, inner)
    corner = _corner(radius, fill, edge, edge_width)
    for right in (False, True):
        for low in (False, True):
            at = (width - radius if right else 0, height - radius if low else 0)
            panel.fill((0, 0, 0, 0), (*at, radius, radius))
            panel.blit(pygame.transform.flip(corner, right, low), at)
    return panel


def _corner(radius: int, fill: Paint, edge: Paint | None, edge_width: int) -> pygame.Surface:
    """The upper left quarter of a disc."""
    large = pygame.Surface((radius * FINE, radius * FINE), pygame.SRCALPHA)
    clear = (*(edge or fill)[:3], 0)  # of the same colour, lest the edge turn dark where it is half there
    large.fill(clear)
    centre = (radius * FINE, radius * FINE)
    if edge is not None:
        pygame.draw.circle(large, edge, centre, radius * FINE)
        pygame.draw.circle(large, fill, centre, max(0, radius - edge_width) * FINE)
    else:
        pygame.draw.circle(large, fill, centre, radius * FINE)
    return pygame.transform.smoothscale(large, (radius, radius))


def disc(look: Look, radius: int, fill: Paint, edge: Paint | None = None, edge_width: int = 1) -> pygame.Surface:
    """A round thing: a token, a badge, the knob of a slider."""
    return rounded(look, (2 * radius, 2 * radius), radius, fill, edge, edge_width)


def polygon(look: Look, size: tuple[int, int], points: tuple[tuple[float, float], ...], fill: Paint) -> pygame.Surface:
    """A filled polygon; its points are parts of the size, from 0 to 1."""

    def make() -> pygame.Surface:
        width, height = size[0] * FINE, size[1] * FINE
        large = pygame.Surface((width, height), pygame.SRCALPHA)
        large.fill((*fill[:3], 0))
        pygame.draw.polygon(large, fill, [(x * width, y * height) for x, y in points])
        return pygame.transform.smoothscale(large, size)

    made = look.cache.get(("polygon", size, points, fill), make)
    assert isinstance(made, pygame.Surface)
    return made


def glow(look: Look, size: tuple[int, int], colour: Colour, strength: int, spread: int) -> pygame.Surface:
    """Light around a rounded rectangle of this size: the surface is larger by `spread` on every side.

    At the edge of the rectangle it is as strong as it gets, outwards it falls off; inwards it reaches only so far that
    it is seen behind round corners.
    """
    made = look.cache.get(
        ("glow", size, colour, strength, spread), lambda: _glow(size, colour, strength, max(1, spread))
    )
    assert isinstance(made, pygame.Surface)
    return made


def _glow(size: tuple[int, int], colour: Colour, strength: int, spread: int) -> pygame.Surface:
    """Only a corner is drawn: the others are its mirror images, and between them it is drawn out."""
    width, height = size[0] + 2 * spread, size[1] + 2 * spread
    light = pygame.Surface((width, height), pygame.SRCALPHA)
    light.fill((*colour, 0))
    side = min(2 * spread, width // 2, height // 2)
    corner = _glowing_corner(colour, strength, spread).subsurface((0, 0, side, side))
    above = pygame.transform.scale(corner.subsurface((side - 1, 0, 1, side)), (width - 2 * side, side))
    beside = pygame.transform.scale(corner.subsurface((0, side - 1, side, 1)), (side, height - 2 * side))
    for right in (False, True):
        light.blit(pygame.transform.flip(beside, right, False), (width - side if right else 0, side))
        for low in (False, True):
            at = (width - side if right else 0, height - side if low else 0)
            light.blit(pygame.transform.flip(corner, right, low), at)
    for low in (False, True):
        light.blit(pygame.transform.flip(above, False, low), (side, height - side if low else 0))
    return light


def _glowing_corner(colour: Colour, strength: int, spread: int) -> pygame.Surface:
    """The upper left quarter of a ring of light, brightest half way to its middle."""
    reach = 4 * spread  # drawn twice as large, in steps so small that none is seen
    corner = pygame.Surface((reach, reach), pygame.SRCALPHA)
    corner.fill((*colour, 0))
    for step in range(1, reach):
        part = step / (reach / 2)  # 0 where the light ends, 1 at the edge that it is around
        light = min(1.0, 1.15 * part) ** 1.6 if part <= 1 else max(0.0, 2.5 - 1.5 * part)
        pygame.draw.circle(corner, (*colour, round(strength * light)), (reach, reach), reach - step)
    return pygame.transform.smoothscale(corner, (reach // 2, reach // 2))
