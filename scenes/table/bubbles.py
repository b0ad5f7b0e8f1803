"""Bubbles: what just happened to somebody, told below their name for a moment, and at the lower edge above it."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from scenes.look.look import Look
from scenes.look.shapes import rounded
from scenes.look.theme import CREAM, NIGHT, PLAYER_HUES

SECONDS = 2.6  # that a bubble stays
SHORT, SECONDS_A_LETTER = 40, 0.05  # … and longer where more letters are to be read
MOST_LINES = 3  # beside one name
NAME = 28  # units of a panel in which the name stands


@dataclass
class Bubble:
    seat: int
    text: str
    left: float  # seconds
    at: pygame.Rect | None = None  # what it is about, if that is not the player


class Bubbles:
    """What is told just now, and beside whom."""

    def __init__(self) -> None:
        self._told: list[Bubble] = []

    def __bool__(self) -> bool:
        return bool(self._told)

    def add(self, seat: int, text: str, at: pygame.Rect | None = None) -> None:
        self._told.append(Bubble(seat, text, SECONDS + SECONDS_A_LETTER * max(0, len(text) - SHORT), at))
        same = [bubble for bubble in self._told if bubble.seat == seat]
        for bubble in same[:-MOST_LINES]:
            self._told.remove(bubble)

    def update(self, seconds: float) -> bool:
        """Let time pass; whether one went away."""
        before = len(self._told)
        for bubble in self._told:
            bubble.left -= seconds
        self._told = [bubble for bubble in self._told if bubble.left > 0]
        return len(self._told) != before

    def clear(self) -> None:
        self._told.clear()

    def draw(self, surface: pygame.Surface, look: Look, panel: Callable[[int], pygame.Rect]) -> list[pygame.Rect]:
        drawn = []
        beside: dict[int, int] = {}  # for each seat, where the next one goes
        for bubble in self._told:
            near = panel(bubble.seat) if bubble.at is None else bubble.at
            is_low = near.centery > surface.get_height() // 2
            pixels, gap = look.text_px(14), look.px(8)
            room = min(look.px(300), max(look.px(200), near.width - 4 * gap))
            lines = look.balanced(bubble.text, pixels, room, "semibold")
            width = max(look.measure(line, pixels, "semibold") for line in lines) + 2 * gap
            height = len(lines) * look.line_height(pixels, "semibold") + gap
            box = pygame.Rect(0, 0, width, height)
            edge = beside.get(bubble.seat, near.top - gap if is_low else near.top + look.px(NAME))
            if is_low:
                box.midbottom = (near.centerx, edge)
            else:
                box.midtop = (near.centerx, edge)
            if bubble.at is not None:
                box.center = near.center
            box.clamp_ip(surface.get_rect().inflate(-gap, -gap))
            beside[bubble.seat] = box.top - look.px(4) if is_low else box.bottom + look.px(4)
            hue = PLAYER_HUES[bubble.seat % len(PLAYER_HUES)]
            surface.blit(rounded(look, box.size, look.px(7), (*NIGHT, 235), hue, look.px(1.5)), box)
            look.write(surface, bubble.text, box.inflate(-gap, -2), 14, "semibold", CREAM, "center", lines=len(lines))
            drawn.append(box)
        return drawn
