"""The look of a window of one size: how large a unit is, and text at the window's real pixels."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

import pygame

from scenes.look import fonts
from scenes.look.theme import CREAM, UNITS_ACROSS, UNITS_DOWN, Colour

SMALLEST_TEXT = 9  # pixels: below that nothing can be read
MOST_KEPT = 3000  # rendered texts and shapes …
WINDOWS_KEPT = 6  # … and so many windows they may fill
MOST_WIDTHS = 20_000


class Written(NamedTuple):
    """A text that was drawn: where it had to fit, and where it lies. Tests look at these."""

    text: str
    box: pygame.Rect
    rect: pygame.Rect
    is_cut: bool


class Cache:
    """A bounded store of what is dear to make: so many things, and of pictures so many pixels.

    What was not asked for longest goes first.
    """

    def __init__(self, most: int, pixels: float = float("inf")) -> None:
        self._most, self._room = most, pixels
        self._kept: OrderedDict[Hashable, object] = OrderedDict()
        self._filled = 0  # pixels

    def get(self, key: Hashable, make: Callable[[], object]) -> object:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        made = self._kept[key] = make()
        self._filled += _pixels(made)
        while len(self._kept) > self._most or (self._filled > self._room and len(self._kept) > 1):
            _, oldest = self._kept.popitem(last=False)
            self._filled -= _pixels(oldest)
        return made

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def __len__(self) -> int:
        return len(self._kept)


def _pixels(kept: object) -> int:
    return kept.get_width() * kept.get_height() if isinstance(kept, pygame.Surface) else 0


class Look:
    """Everything that depends on the size of the window and of its text."""

    def __init__(self, size: tuple[int, int], text_scale: float = 1.0) -> None:
        self.size = size
        self.scale = min(size[0] / UNITS_ACROSS, size[1] / UNITS_DOWN)
        self.text_scale = text_scale
        self.width, self.height = size[0] / self.scale, size[1] / self.scale  # in units
        self.cache = self.store(MOST_KEPT, WINDOWS_KEPT)
        self._widths: dict[tuple[str, int, str], int] = {}  # of lines that were measured
        self.written: list[Written] | None = None  # a list: what is written is noted there

    def store(self, most: int, windows: float) -> Cache:
        """A store for this window: what it keeps fills at most so many of them, however large that is."""
        return Cache(most, windows * self.size[0] * self.size[1])

    def px(self, units: float) -> int:
        """A length in pixels; whatever is there at all has at least one."""
        return max(1, round(units * self.scale)) if units else 0

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle in pixels from one in units. Its edges are rounded, so that neighbours stay neighbours."""
        left, top = round(x * self.scale), round(y * self.scale)
        return pygame.Rect(left, top, round((x + width) * self.scale) - left, round((y + height) * self.scale) - top)

    # Type

    def text_px(self, units: float) -> int:
        """The size of a text in pixels, with the player's choice of text size."""
        return max(SMALLEST_TEXT, round(units * self.scale * self.text_scale))

    def font(self, pixels: int, weight: str = "regular") -> pygame.font.Font:
        return fonts.font(weight, pixels)

    def render(self, text: str, pixels: int, weight: str = "regular", colour: Colour = CREAM) -> pygame.Surface:
        """A line of text, kept for the next time."""
        key = ("text", text, pixels, weight, colour)
        made = self.cache.get(key, lambda: fonts.drawn(text, pixels, weight, colour))
        assert isinstance(made, pygame.Surface)
        return made

    def line_height(self, pixels: int, weight: str = "regular") -> int:
        return round(self.font(pixels, weight).get_linesize() * 0.92)  # the font's own is airy

    def measure(self, text: str, pixels: int, weight: str = "regular") -> int:
        """How wide a line is, in pixels."""
        key = (text, pixels, weight)
        width = self._widths.get(key)
        if width is None:
            if len(self._widths) >= MOST_WIDTHS:
                self._widths.clear()
            width = self._widths[key] = fonts.width(text, pixels, weight)
        return width

    def wrap(self, text: str, pixels: int, width: int, weight: str = "regular") -> list[str]:
        """A text in lines that fit; a word that is too long by itself is broken."""
        lines: list[str] = []
        for paragraph in text.split("\n"):
            line = ""
            for word in paragraph.split(" "):
                longer = f"{line} {word}" if line else word
                if self.measure(longer, pixels, weight) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *pieces, line = self.broken(word, pixels, width, weight)
                lines += pieces
            lines.append(line)
        return lines

    def broken(self, word: str, pixels: int, width: int, weight: str) -> list[str]:
        """A word in pieces that fit: nearly always just the word."""
        pieces: list[str] = []
        while self.measure(word, pixels, weight) > width and len(word) > 1:
            fitting = len(word) - 1
            while fitting > 1 and self.measure(word[:fitting] + "-", pixels, weight) > width:
                fitting -= 1
            hyphen = word.rfind("-", 1, fitting + 1)  # one that it has itself is the best place
            pieces.append(word[: hyphen + 1] if hyphen > 0 else word[:fitting] + "-")
            word = word[hyphen + 1 :] if hyphen > 0 else word[fitting:]
        return [*pieces, word]

    def balanced(self, text: str, pixels: int, width: int, weight: str = "regular") -> list[str]:
        """Lines of nearly equal length, no more of them than are needed."""
        key = ("balanced", text, pixels, width, weight)
        lines = self.cache.get(key, lambda: self._balanced(text, pixels, width, weight))
        assert isinstance(lines, list)
        return lines

    def _balanced(self, text: str, pixels: int, width: int, weight: str) -> list[str]:
        lines = self.wrap(text, pixels, width, weight)
        longest = max((self.measure(word, pixels, weight) for word in text.split()), default=0)
        narrow, wide = max(width // 3, min(longest - 1, width)), width  # no word is broken for it
        while wide - narrow > max(4, width // 60):
            middle = (narrow + wide) // 2
            if len(self.wrap(text, pixels, middle, weight)) > len(lines):
                narrow = middle
            else:
                wide = middle
        return self.wrap(text, pixels, wide, weight)

    # Writing into a box

    def write(
        self,
        surface: pygame.Surface,
        text: str,
        box: pygame.Rect,
        size: float = 16,
        weight: str = "regular",
        colour: Colour = CREAM,
        align: str = "left",
        valign: str = "middle",
        lines: int = 1,
        shadow: bool = False,
    ) -> pygame.Rect:
        """Write a text into a box, smaller where it must be; where even that does not help it ends in an ellipsis.

        `size` is in units, as all sizes are; the box is in pixels, as all places are.
        """
        shown, pixels, is_cut = self._fitted(text, box, self.text_px(size), weight, lines)
        height = self.line_height(pixels, weight)
        top = (
            box.y
            + {"top": 0, "middle": (box.height - height * len(shown)) // 2, "bottom": box.height - height * len(shown)}[
                valign
            ]
        )
        around: pygame.Rect | None = None
        for number, line in enumerate(shown):
            picture = self.render(line, pixels, weight, colour)
            left = (
                box.x
                + {
                    "left": 0,
                    "center": (box.width - picture.get_width()) // 2,
                    "right": box.width - picture.get_width(),
                }[align]
            )
            place = pygame.Rect(left, top + number * height, picture.get_width(), height)
            if shadow:
                dark = self.render(line, pixels, weight, (10, 7, 6))
                surface.blit(dark, (place.x + max(1, pixels // 14), place.y + max(1, pixels // 14)))
            surface.blit(picture, place.move(0, (height - picture.get_height()) // 2))
            around = place if around is None else around.union(place)
        around = around or pygame.Rect(box.topleft, (0, 0))
        if self.written is not None:
            self.written.append(Written(text, box.copy(), around, is_cut))
        return around

    def _fitted(self, text: str, box: pygame.Rect, pixels: int, weight: str, lines: int) -> tuple[list[str], int, bool]:
        """The lines of a text as they fit into a box, their size, and whether something had to be left out."""
        key = ("fit", text, box.size, pixels, weight, lines)
        fitted = self.cache.get(key, lambda: self._fit(text, box, pixels, weight, lines))
        assert isinstance(fitted, tuple)
        return fitted

    def _fit(self, text: str, box: pygame.Rect, pixels: int, weight: str, lines: int) -> tuple[list[str], int, bool]:
        for smaller in range(pixels, min(pixels, SMALLEST_TEXT) - 1, -1):
            most = min(lines, max(1, box.height // self.line_height(smaller, weight)))
            if most == 1:
                shown = [text.replace("\n", " ")]
            else:
                shown = self.balanced(text, smaller, box.width, weight)
            is_narrow = all(self.measure(line, smaller, weight) <= box.width for line in shown)
            is_low = self.line_height(smaller, weight) * len(shown) <= box.height + 2
            if len(shown) <= most and is_narrow and is_low:
                return shown, smaller, False
        smallest = min(pixels, SMALLEST_TEXT)
        most = min(lines, max(1, box.height // self.line_height(smallest, weight)))
        wrapped = self.wrap(text.replace("\n", " "), smallest, box.width, weight)
        shown = [*wrapped[: most - 1], " ".join(wrapped[most - 1 :])]
        while shown[-1] and self.measure(shown[-1] + "…", smallest, weight) > box.width:
            shown[-1] = shown[-1][:-1]
        shown[-1] += "…"
        return shown, smallest, True
