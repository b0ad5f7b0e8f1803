"""Cards on their way: each has a place where it comes from, one where it belongs, and a manner of going there."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import pygame

from game.core.decisions import Option

Sprite = Callable[[Option | None, int, float], pygame.Surface]  # of a card's face or back, so wide, turned so far


class Spot(NamedTuple):
    """Where a card is in the window: its middle, its width, and how it is turned."""

    x: float
    y: float
    width: float
    angle: float = 0.0


class Manner(NamedTuple):
    """How cards go from one place to another."""

    seconds: float
    apart: float = 0.05  # seconds between two cards of one event
    arc: float = 0.0  # how far the way is bent, in parts of its length
    spin: float = 0.0  # degrees
    swell: float = 0.0  # how much larger the card is half-way
    is_shown: bool = False  # it comes to the middle to be looked at, and goes back
    fades: bool = False


SLIDE = Manner(0.38, 0.04)
MANNERS: dict[str, Manner] = {
    "deal": Manner(0.34, 0.05, arc=-0.12),
    "draw": Manner(0.42, 0.08, arc=-0.22, swell=0.06),
    "play": Manner(0.42, 0.09, arc=0.08, swell=0.12),
    "gain": Manner(0.62, 0.08, arc=-0.25, swell=0.22),
    "claim": Manner(0.62, 0.08, arc=-0.25, swell=0.22),
    "trash": Manner(0.62, 0.08, arc=0.12, spin=160, fades=True),
    "discard": Manner(0.36, 0.03, spin=-12),
    "topdeck": Manner(0.44, 0.08, arc=0.25),
    "place": Manner(0.5, 0.08, arc=0.3),
    "shuffle": Manner(0.5, 0.05, arc=0.45, spin=30),
    "shuffle_in": Manner(0.5, 0.05, arc=0.45, spin=30),
    "reveal": Manner(0.5, 0.1, arc=-0.15, swell=0.3),
    "look": Manner(0.45, 0.1, arc=-0.15, swell=0.1),
    "pass": Manner(0.7, 0.1, arc=0.3, swell=0.1),
}
SHOWING = Manner(1.3, 0.06, is_shown=True)  # a card that is shown and stays where it is
HELD_UP = {"turn_up": Manner(2.4, is_shown=True)}  # shown on its way: everybody is to see what it is
FADE = 0.16  # seconds: where motion is reduced a card only appears


@dataclass
class Flight:
    """One card on its way."""

    before: Option | None  # what is seen of it when it starts: its face, or None for its back …
    after: Option | None  # … and when it arrives
    start: Spot
    end: Spot
    manner: Manner
    delay: float = 0.0
    peak: Spot | None = None  # where a card that is shown is shown
    passed: float = 0.0

    @property
    def is_done(self) -> bool:
        return self.passed >= self.delay + self.manner.seconds

    @property
    def progress(self) -> float:
        return max(0.0, min(1.0, (self.passed - self.delay) / max(0.001, self.manner.seconds)))

    @property
    def is_waiting(self) -> bool:
        return self.passed < self.delay

    def where(self) -> Spot:
        """Where the card is now: eased at both ends, along a bent line."""
        t = _eased(self.progress)
        if self.peak is not None:
            return self._shown(self.progress)
        start, end, manner = self.start, self.end, self.manner
        dx, dy = end.x - start.x, end.y - start.y
        bend = math.sin(math.pi * t) * manner.arc
        swelling = 1 + math.sin(math.pi * t) * manner.swell
        return Spot(
            start.x + dx * t + dy * bend,
            start.y + dy * t - abs(dx) * abs(bend) * 0.5 - dx * bend * 0.2,
            (start.width + (end.width - start.width) * t) * swelling,
            start.angle + (end.angle - start.angle) * t + manner.spin * math.sin(math.pi * t),
        )

    def _shown(self, progress: float) -> Spot:
        """To the middle, a moment there, and to where it belongs."""
        assert self.peak is not None
        edge = self.start if progress < 0.5 else self.end
        near = _eased(min(1.0, progress / 0.25)) * _eased(min(1.0, (1 - progress) / 0.25))
        return Spot(*(a + (b - a) * near for a, b in zip(edge, self.peak, strict=True)))

    def draw(self, surface: pygame.Surface, sprite: Sprite) -> pygame.Rect | None:
        """Draw the card where it is now, and say where that is."""
        if self.is_waiting:
            return None
        spot, progress = self.where(), self.progress
        flips = self.before != self.after and self.peak is None
        face = self.after if progress >= 0.5 or self.peak is not None else self.before
        picture = sprite(face, max(8, round(spot.width)), spot.angle)
        if flips:
            squeeze = max(0.08, abs(math.cos(math.pi * progress)))
            picture = pygame.transform.scale(
                picture, (max(2, round(picture.get_width() * squeeze)), picture.get_height())
            )
        if self.manner.fades and progress > 0.6:
            picture = picture.copy()
            picture.set_alpha(round(255 * (1 - progress) / 0.4))
        place = picture.get_rect(center=(round(spot.x), round(spot.y)))
        if place.width < surface.get_width() and self.start.y < surface.get_height() - place.height // 2:
            place.clamp_ip(surface.get_rect())  # a bent way does not lead out of the window
        surface.blit(picture, place)
        return place


def _eased(t: float) -> float:
    return t * t * (3 - 2 * t)


class Flights:
    """All cards that are on their way just now."""

    def __init__(self) -> None:
        self.under_way: list[Flight] = []

    def __bool__(self) -> bool:
        return bool(self.under_way)

    def update(self, seconds: float) -> None:
        for flight in self.under_way:
            flight.passed += seconds
        self.under_way = [flight for flight in self.under_way if not flight.is_done]

    def draw(self, surface: pygame.Surface, sprite: Sprite) -> list[pygame.Rect]:
        places = [flight.draw(surface, sprite) for flight in self.under_way]
        return [place for place in places if place is not None]
