"""A pen for small vector drawings: it draws large, on a sheet 100 high, and the sheet is made small once."""

import itertools
import math
from collections.abc import Sequence

import pygame

from scenes.look.shapes import FINE
from scenes.look.theme import Colour

Point = tuple[float, float]


class Pen:
    """Draws onto a transparent sheet. Its own colour is the ink; None for a colour rubs out."""

    def __init__(self, width: int, height: int, ink: Colour) -> None:
        self.size = (width, height)
        self.fine = FINE if height < 200 else 2
        self.scale = height * self.fine / 100
        self.wide = 100 * width / height  # how wide the sheet is, where it is 100 high
        self.ink = ink
        self.sheet = pygame.Surface((width * self.fine, height * self.fine), pygame.SRCALPHA)
        self.sheet.fill((*ink, 0))  # of the same colour, lest edges turn dark where they are half there

    def done(self) -> pygame.Surface:
        return pygame.transform.smoothscale(self.sheet, self.size)

    def _paint(self, colour: Colour | str | None) -> tuple[int, int, int, int]:
        if colour is None:
            return (*self.ink, 0)
        return (*(self.ink if isinstance(colour, str) else colour), 255)

    def shape(self, points: Sequence[Point], colour: Colour | str | None = "ink") -> None:
        pygame.draw.polygon(self.sheet, self._paint(colour), [(x * self.scale, y * self.scale) for x, y in points])

    def disc(self, x: float, y: float, radius: float, colour: Colour | str | None = "ink") -> None:
        pygame.draw.circle(self.sheet, self._paint(colour), (x * self.scale, y * self.scale), radius * self.scale)

    def ring(self, x: float, y: float, radius: float, width: float, colour: Colour | str | None = "ink") -> None:
        thick = max(1, round(width * self.scale))
        pygame.draw.circle(
            self.sheet, self._paint(colour), (x * self.scale, y * self.scale), (radius + width / 2) * self.scale, thick
        )

    def box(
        self, left: float, top: float, right: float, bottom: float, radius: float = 0,
            colour: Colour | str | None = "ink"
    ) -> None:
        place = pygame.Rect(0, 0, round((right - left) * self.scale), round((bottom - top) * self.scale))
        place.topleft = round(left * self.scale), round(top * self.scale)
        pygame.draw.rect(self.sheet, self._paint(colour), place, border_radius=round(radius * self.scale))

    def line(self, points: Sequence[Point], width: float, colour: Colour | str | None = "ink") -> None:
        """A line with round ends and corners."""
        for (x, y), (to_x, to_y) in itertools.pairwise(points):
            length = math.hypot(to_x - x, to_y - y)
            if length:
                across, down = (to_y - y) / length * width / 2, -(to_x - x) / length * width / 2
                self.shape(
                    [(x + across, y + down), (to_x + across, to_y + down), (to_x - across, to_y - down),
                        (x - across, y - down)],
                    colour,
                )
        for x, y in points:
            self.disc(x, y, width / 2, colour)


def smooth(points: Sequence[Point], closed: bool = True, steps: int = 8) -> list[Point]:
    """A soft line through points."""
    count = len(points)
    line: list[Point] = []
    for index in range(count if closed else count - 1):
        if closed:
            a, b, c, d = (points[(index + step) % count] for step in (-1, 0, 1, 2))
        else:
            b, c = points[index], points[index + 1]
            a, d = points[max(0, index - 1)], points[min(count - 1, index + 2)]
        for step in range(steps):
            t = step / steps
            line.append((_between(a[0], b[0], c[0], d[0], t), _between(a[1], b[1], c[1], d[1], t)))
    return line if closed else [*line, points[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))


def arc(x: float, y: float, radius: float, start: float, end: float, steps: int = 24) -> list[Point]:
    """Points on a circle; angles in degrees, 0 is right and 90 is down."""
    angles = (math.radians(start + (end - start) * step / steps) for step in range(steps + 1))
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def star(x: float, y: float, outer: float, inner: float, tips: int, turn: float = -90) -> list[Point]:
    points = []
    for index in range(2 * tips):
        angle = math.radians(turn + index * 180 / tips)
        radius = inner if index % 2 else outer
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return points
