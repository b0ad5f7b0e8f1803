"""Notices: sentences that appear for some seconds over whatever scene there is, mostly at the lower edge."""

from typing import TYPE_CHECKING

import pygame

from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, CREAM, NIGHT

if TYPE_CHECKING:
    from scenes.app.app import App

SECONDS = 3.5  # that a short notice stays
SECONDS_A_LETTER = 0.05  # … and a long one longer
MOST = 3  # at once


class Notices:
    """What was said last, until it was surely read or is clicked away."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self._shown: list[tuple[str, float]] = []
        self._places: list[pygame.Rect] = []
        self.is_moving = False  # whether the picture has to be drawn anew

    def add(self, sentence: str) -> None:
        self._shown = [(text, left) for text, left in self._shown if text != sentence][-MOST + 1 :]
        self._shown.append((sentence, SECONDS + SECONDS_A_LETTER * len(sentence)))
        self.is_moving = True

    @property
    def is_visible(self) -> bool:
        return bool(self._shown)

    @property
    def sentences(self) -> list[str]:
        return [text for text, _ in self._shown]

    @property
    def places(self) -> list[tuple[str, pygame.Rect]]:
        """What is told, and where it stands."""
        return list(zip(self.sentences, self._places, strict=False))  # a sentence that was not drawn yet has no place

    def clear(self) -> None:
        self._shown = []
        self.is_moving = True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN:
            return False
        for number, place in enumerate(self._places):
            if place.collidepoint(event.pos) and number < len(self._shown):
                del self._shown[number]
                self.is_moving = True
                return True
        return False

    def update(self, seconds: float) -> None:
        left = [(text, rest - seconds) for text, rest in self._shown]
        kept = [(text, rest) for text, rest in left if rest > 0]
        self.is_moving |= len(kept) != len(self._shown)
        self._shown = kept

    def draw(self, surface: pygame.Surface) -> None:
        look = self.app.look
        self.is_moving = False
        self._places = []
        pixels, gap = look.text_px(16), look.px(14)
        area = self.app.scene.notices_area if self.app.stack else surface.get_rect()
        bottom = area.bottom - look.px(20)
        for text, _ in reversed(self._shown):
            lines = look.balanced(text, pixels, min(look.px(760), area.width - 4 * gap), "semibold")
            width = max(look.measure(line, pixels, "semibold") for line in lines) + 2 * gap
            height = len(lines) * look.line_height(pixels, "semibold") + gap
            box = pygame.Rect(0, 0, width, height)
            box.midbottom = (area.centerx, bottom)
            surface.blit(rounded(look, box.size, look.px(10), (*NIGHT, 245), BRASS, look.px(2)), box)
            look.write(surface, text, box.inflate(-gap, -gap // 2), 16, "semibold", CREAM, "center", lines=len(lines))
            self._places.insert(0, box)
            bottom = box.top - look.px(8)
