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
    """Light around a rounded rectangle of this size: the surface is larger by `spread` on every side."""

    def make() -> pygame.Surface:
        width, height = size[0] + 2 * spread, size[1] + 2 * spread
        small = (max(4, width // 4), max(4, height // 4))
        light = pygame.Surface(small, pygame.SRCALPHA)
        light.fill((*colour, 0))
        steps = max(2, spread // 3)
        for step in range(steps):
            part = step / steps
            inset = part * spread / 4
            alpha = round(strength * part * part)
            area = pygame.Rect(0, 0, small[0], small[1]).inflate(-2 * inset, -2 * inset)
            pygame.draw.rect(light, (*colour, alpha), area, border_radius=max(1, round((spread + 6) / 4 - inset / 2)))
        return pygame.transform.smoothscale(light, (width, height))

    made = look.cache.get(("glow", size, colour, strength, spread), make)
    assert isinstance(made, pygame.Surface)
    return made
