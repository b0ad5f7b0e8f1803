"""Small letters, set evenly.

SDL makes every small letter and every space a whole number of pixels wide: at a size of 14 that runs words together and
tears others apart. Here letters have the hinted height that makes them crisp, but lie where the type wants them, to a
third of a pixel.
"""

from io import BytesIO

import pygame
import pygame.freetype

from scenes.look.theme import Colour

FINE = 3  # so many places a letter can have within a pixel
EM = 240  # pixels: the size at which letters are measured, for all sizes alike
MOST_KEPT = 1500  # drawn letters: each has some hundred pixels
FIRM = 40  # of 255: so much stronger are the thin strokes of what lies between two pixels
BLACK = (0, 0, 0)

Drawn = tuple[pygame.Surface, int, int]  # a letter, how far right of its place it begins, and how high above the foot


class Letters:
    """The letters of one weight of type."""

    def __init__(self, file: bytes) -> None:
        pygame.freetype.init()
        self._measured = pygame.font.Font(BytesIO(file), EM)
        self._drawn = pygame.freetype.Font(BytesIO(file), EM)
        self._drawn.origin, self._drawn.pad = True, False
        self._extents: dict[str, tuple[int, int, int]] = {}
        self._steps: dict[str, int] = {}
        self._kept: dict[tuple[str, int], list[Drawn]] = {}

    def width(self, text: str, pixels: int) -> int:
        """How wide a line is."""
        return round(self._set(text)[1] * pixels / EM)

    def write(self, text: str, pixels: int, colour: Colour, ascent: int, height: int) -> pygame.Surface:
        """A line; the ascent is how much of its height lies above the foot of the letters."""
        places, width = self._set(text)
        line = pygame.Surface((max(1, round(width * pixels / EM)), height), pygame.SRCALPHA)
        line.fill((*colour, 0))
        for letter, place in zip(text, places, strict=True):
            if letter == " ":
                continue
            left, part = divmod(round(place * pixels * FINE / EM), FINE)
            drawn, right, above = self._letter(letter, pixels)[part]
            # The letters are black, which adds nothing to the colour: they only say where it is seen.
            line.blit(drawn, (left + right, ascent - above), None, pygame.BLEND_RGBA_ADD)
        return line

    def _set(self, text: str) -> tuple[list[int], int]:
        """Where the letters of a line begin, and how wide it is, at the size of an em."""
        if not text:
            return [], 0
        left = max(0, -self._extent(text[0])[0])  # a j begins left of its place
        places = [left]
        for first in range(len(text) - 1):
            pair = text[first : first + 2]
            step = self._steps.get(pair)
            if step is None:
                step = self._steps[pair] = self._step(*pair)
            left += step
            places.append(left)
        return places, left + max(self._extent(text[-1])[1:])

    def _step(self, letter: str, following: str) -> int:
        """From a letter to the one that follows: some pairs stand closer than others."""
        whole = self._measured.size(letter + following)[0]
        return whole + min(0, self._extent(letter)[0]) - max(self._extent(following)[1:])

    def _extent(self, letter: str) -> tuple[int, int, int]:
        """The left and the right edge of a letter, and where the next may begin."""
        extent = self._extents.get(letter)
        if extent is None:
            found = self._measured.metrics(letter)[0]
            wide = self._measured.size(letter)[0]
            extent = self._extents[letter] = (found[0], found[1], found[4]) if found else (0, wide, wide)
        return extent

    def _letter(self, letter: str, pixels: int) -> list[Drawn]:
        """A letter, drawn at its place and so many parts of a pixel right of it."""
        key = (letter, pixels)
        drawn = self._kept.get(key)
        if drawn is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            drawn = self._kept[key] = self._draw(letter, pixels)
        return drawn

    def _draw(self, letter: str, pixels: int) -> list[Drawn]:
        """It is drawn wide and then narrowed: hints, which only work upwards and downwards, stay as they are."""
        self._drawn.size = (pixels * FINE, pixels)
        foot = pixels * 3 // 2
        sheet = pygame.Surface((4 * pixels * FINE, 2 * pixels), pygame.SRCALPHA)
        ink = self._drawn.render_to(sheet, (pixels * FINE, foot), letter, BLACK)
        ink = ink.clip(sheet.get_rect().inflate(-4 * FINE, 0))  # no letter is so wide, but who knows
        size = (ink.width // FINE + 2, ink.height)
        drawn = []
        for part in range(FINE if ink.width else 0):
            right, shift = divmod(ink.x + part, FINE)
            shifted = sheet.subsurface((ink.x - shift, ink.y, size[0] * FINE, size[1]))
            narrow = pygame.transform.smoothscale(shifted, size)
            again = narrow.copy()
            again.set_alpha(FIRM)
            narrow.blit(again, (0, 0))
            drawn.append((narrow, right - pixels, foot - ink.y))
        return drawn or [(pygame.Surface((1, 1), pygame.SRCALPHA), 0, 0)] * FINE  # a space
