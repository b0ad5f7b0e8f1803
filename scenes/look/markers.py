"""The sign of each player: told apart by a shape as well as by a colour."""

import pygame

from scenes.look.look import Look
from scenes.look.shapes import polygon
from scenes.look.theme import PLAYER_HUES

SHAPES: tuple[tuple[tuple[float, float], ...], ...] = (
    ((0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)),
    ((0.5, 0.02), (1, 0.95), (0, 0.95)),
    ((0.06, 0.06), (0.94, 0.06), (0.94, 0.94), (0.06, 0.94)),
    ((0.5, 0), (0.97, 0.36), (0.79, 0.95), (0.21, 0.95), (0.03, 0.36)),
    ((0.25, 0.05), (0.75, 0.05), (1, 0.5), (0.75, 0.95), (0.25, 0.95), (0, 0.5)),
    ((0.36, 0), (0.64, 0), (0.64, 0.36), (1, 0.36), (1, 0.64), (0.64, 0.64),
     (0.64, 1), (0.36, 1), (0.36, 0.64), (0, 0.64), (0, 0.36), (0.36, 0.36)),
)  # fmt: skip


def marker(look: Look, seat: int, size: int) -> pygame.Surface:
    return polygon(look, (size, size), SHAPES[seat % len(SHAPES)], PLAYER_HUES[seat % len(PLAYER_HUES)])


def draw_marker(surface: pygame.Surface, look: Look, seat: int, at: tuple[int, int], size: int) -> None:
    """The sign of a player."""
    surface.blit(marker(look, seat, size), at)
