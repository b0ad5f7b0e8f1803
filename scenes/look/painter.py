"""The painter of cards: a full face to read, a compact one for the table, and the back.

What is the same on many cards (leather and brass at one size, a window of one hue) is kept, so that a new face costs
little. Words are always drawn at the real pixels of the card.
"""

from collections.abc import Iterator

import pygame

from scenes.look import pictures
from scenes.look.card_text import size_of_card_text, write_card_text
from scenes.look.covered_names import Name, name_within, write_name
from scenes.look.face import Face
from scenes.look.layout import FULL, HIGH, LONG, TINY, WIDE, Layout, compact_layout, placed
from scenes.look.look import Cache, Look, Written
from scenes.look.plaques import badge, plaque
from scenes.look.symbols import symbol
from scenes.look.theme import CREAM, TYPE_HUES
from scenes.look.titles import title

LARGEST_TEXT, SMALL_TEXT = 24, 21  # on a card that is 720 high: from there on a text needs the larger parchment
SHORT_TEXT = 45  # letters: a line or two, which may be larger
MOST_FULL, MOST_COMPACT = 10, 300  # faces that are kept …
WINDOWS_FULL, WINDOWS_COMPACT = 3, 4  # … and so many windows they may fill
MOST_GLOWS = 24
LEAST_COIN = 16  # pixels: in a smaller one a number could not be read
LEAST_TEXT, LEAST_GIVEN = 8, 7  # pixels, for a type and for a number beside a symbol

Rows = tuple[int, list[list[pygame.Surface]]]  # symbols in rows, and how high they are


class Painter:
    """Paints the cards of a window of one size."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self._full = look.store(MOST_FULL, WINDOWS_FULL)
        self._compact = look.store(MOST_COMPACT, WINDOWS_COMPACT)
        self._windows = Cache(MOST_GLOWS)

    def full(self, face: Face, height: int) -> pygame.Surface:
        """A card to read, of this height in pixels."""
        return self._kept(self._full, (face, height), lambda: self._paint_full(face, height))

    def prepare_full(self, face: Face, height: int) -> Iterator[None]:
        """Read what a full face is painted from, one picture after the other, and then paint it."""
        layout = self._full_layout(face)
        yield
        pictures.picture(self.look, f"body-{layout.name}", (width_of(height), height))
        yield
        self._glow(_hue(face), _window(layout, height / HIGH).size)
        yield
        if face.emblem:
            pictures.read(f"emblem-{face.emblem}")
        yield
        self.full(face, height)
        yield

    def compact(self, face: Face, width: int) -> pygame.Surface:
        """A card for the table, of this width in pixels."""
        return self._kept(self._compact, (face, width), lambda: self._paint_compact(face, width))

    def name_at_left(self, face: Face, width: int, seen: int) -> Name | None:
        """How to write the name on a card of which only so many pixels are seen; None where it is seen as it is."""
        layout, scale = compact_layout(width / self.look.scale), width / WIDE
        box = placed(layout.title, scale)
        if layout is TINY or seen >= box.right:
            return None
        return name_within(self.look, face.broken or face.title, box.size, seen - box.x)

    def covered(self, face: Face, width: int, name: Name) -> pygame.Surface:
        """A card for the table that another one covers but for its left part. It is not kept here."""
        return self._paint_compact(face, width, name)

    def back(self, width: int) -> pygame.Surface:
        """What is seen of a card that lies face down, of this width in pixels."""
        return pictures.picture(self.look, "back", (width, height_of(width)))

    def _kept(self, cache: Cache, key: tuple, make) -> pygame.Surface:
        if self.look.written is not None:  # somebody wants to know what is written: then it is written anew
            return make()
        made = cache.get(key, make)
        assert isinstance(made, pygame.Surface)
        return made

    # The full face

    def _paint_full(self, face: Face, height: int) -> pygame.Surface:
        layout = self._full_layout(face)
        card = self._card(face, layout, (width_of(height), height))
        scale = height / HIGH
        title(self.look, card, face.title, face.broken, placed(layout.title, scale), 1, in_capitals=True)
        largest = round((30 if len(face.text) < SHORT_TEXT else LARGEST_TEXT) * scale)
        write_card_text(self.look, card, face.rich or face.text, _sheet(layout, scale), largest)
        self._cost(card, face, layout, scale)
        self._type_line(card, face, layout, scale)
        return card

    def _full_layout(self, face: Face) -> Layout:
        """A text that would be small has the larger parchment, at every size of the card alike."""
        size = size_of_card_text(self.look, face.rich or face.text, _sheet(FULL, 1).size, LARGEST_TEXT)
        return LONG if size < SMALL_TEXT else FULL

    def _type_line(self, card: pygame.Surface, face: Face, layout: Layout, scale: float) -> None:
        """The plaque of the card's type with the symbols of all of them."""
        assert layout.plaque is not None
        place = placed(layout.plaque, scale)
        side = place.height
        wanted = self.look.measure(face.type_line.upper(), round(19 * scale), "semibold") + round(1.9 * side)
        wide = max(place.width, min(wanted, round(layout.foot[2] * scale) - 2 * place.height))
        right = round((layout.foot[0] + layout.foot[2]) * scale)
        signs = [badge(self.look, one, round(layout.badge * scale)) for one in face.types]
        room = sum(sign.get_width() for sign in signs) + round(4 * scale) * len(signs)
        place = pygame.Rect(0, place.y, wide, side)
        place.centerx = card.get_width() // 2
        left = round((layout.foot[0] + layout.cost + 8) * scale) + self._potion_room(face, layout, scale)
        place.clamp_ip(pygame.Rect(left, place.y, max(wide, right - room - left), side))
        card.blit(plaque(self.look, face.types[0] if face.types else "state", place.size), place)
        self._fitting_line(card, face.type_line.upper(), place.inflate(-1.3 * side, -0.4 * side), round(19 * scale))
        for sign in reversed(signs):
            card.blit(sign, sign.get_rect(right=right, centery=place.centery))
            right -= sign.get_width() + round(4 * scale)

    def _potion_room(self, face: Face, layout: Layout, scale: float) -> int:
        return round(layout.cost * 0.72 * scale) * (len(face.cost) - 1) if len(face.cost) > 1 else 0

    def _fitting_line(self, card: pygame.Surface, text: str, box: pygame.Rect, pixels: int) -> None:
        while pixels > LEAST_TEXT and self.look.measure(text, pixels, "semibold") > box.width:
            pixels -= 1
        drawn = self.look.render(text, pixels, "semibold", CREAM)
        place = drawn.get_rect(center=box.center)
        card.blit(drawn, place)
        if self.look.written is not None:
            self.look.written.append(Written(text, box.copy(), place, place.width > box.width + pixels))

    # The compact face

    def _paint_compact(self, face: Face, width: int, name: Name | None = None) -> pygame.Surface:
        layout, scale = compact_layout(width / self.look.scale), width / WIDE
        card = self._card(face, layout, (width, height_of(width)))
        self._badges(card, face, layout, scale)
        if layout is TINY:
            return card
        place = placed(layout.title, scale)
        if name is None:
            title(self.look, card, face.title, face.broken, place, 2, in_capitals=False)
        else:
            write_name(self.look, card, face.title, name, place)
        used = self._cost(card, face, layout, scale)
        foot = placed(layout.foot, scale)
        self._gives(card, face, pygame.Rect(used, foot.y, foot.right - used, foot.height), scale)
        return card

    def _badges(self, card: pygame.Surface, face: Face, layout: Layout, scale: float) -> None:
        """The symbols of the types, in the lower right corner of the window."""
        window = placed(layout.window, scale)
        side = max(12, round(layout.badge * scale))
        right = window.right - max(1, round(5 * scale))
        for one in reversed(face.types):
            sign = badge(self.look, one, side)
            card.blit(sign, sign.get_rect(right=right, bottom=window.bottom - max(1, round(5 * scale))))
            right -= side + max(1, round(3 * scale))

    def _gives(self, card: pygame.Surface, face: Face, room: pygame.Rect, scale: float) -> None:
        """What a card gives, as symbols with numbers, in one row or two: whatever makes them larger."""
        if not face.gives:
            return
        worth = tuple(given for given in face.gives if given[0] == "points")
        for gives in (face.gives, worth):  # what a card is worth must be seen, even if there is room for nothing else
            best: Rows = (0, [])
            for count in (2, 1) if len(gives) > 1 else (1,):
                least = max(LEAST_GIVEN, best[0] + 1)
                best = max(best, self._rows_of(gives, count, room, scale, least), key=lambda made: made[0])
            if best[1]:
                self._lay_rows(card, best[1], room, best[0])
                return

    def _rows_of(
        self, gives: tuple[tuple[str, int], ...], count: int, room: pygame.Rect, scale: float, least: int
    ) -> Rows:
        """What is given in so many rows, as high as there is room for; nothing where it would be lower than is said."""
        split = (len(gives) + count - 1) // count
        height = min(round((108 if len(gives) == 1 else 86) * scale), room.height // count - (count > 1))
        while height >= least:
            parts = [self._given(name, number, height) for name, number in gives]
            rows = [row for row in (parts[:split], parts[split:]) if row]
            widest = max((_row_width(row, height) for row in rows), default=0)
            if widest <= room.width:
                return height, rows
            height = min(height - 1, height * room.width // widest)  # drawn anew, so not at every height on the way
        return 0, []

    def _lay_rows(
        self, card: pygame.Surface, rows: list[list[pygame.Surface]], room: pygame.Rect, height: int
    ) -> None:
        spare = (room.height - height * len(rows)) // (len(rows) + 1)
        top = room.y + spare
        for row in rows:
            left = room.x + (room.width - _row_width(row, height)) // 2
            for part in row:
                card.blit(part, (left, top + (height - part.get_height()) // 2))
                left += part.get_width() + _gap(height)
            top += height + spare

    def _given(self, name: str, count: int, height: int) -> pygame.Surface:
        """+2 with the symbol of what there are two of; a shield and a large enough coin have the number inside."""
        key = ("given", name, count, height)
        made = self.look.cache.get(key, lambda: self._draw_given(name, count, height))
        assert isinstance(made, pygame.Surface)
        return made

    def _draw_given(self, name: str, count: int, height: int) -> pygame.Surface:
        inside = str(count) if count else "?"
        if name == "points":
            return symbol(self.look, "points" if count >= 0 else "curse_points", height, None, inside)
        if name in ("coin", "token") and height >= LEAST_COIN:
            words, sign = "+", symbol(self.look, name, height, None, inside)
        else:
            words, sign = f"+{inside}", symbol(self.look, name, height, CREAM)
        # Capital figures are about two thirds of their size: they should be as high as the symbol looks.
        written = self.look.render(words, max(LEAST_GIVEN, round(height * 0.98)), "bold", CREAM)
        ink = written.get_bounding_rect()
        gap = max(1, height // 14)
        drawn = pygame.Surface((ink.width + gap + sign.get_width(), height), pygame.SRCALPHA)
        drawn.blit(written, (-ink.x, (height - ink.height) // 2 - ink.y))
        drawn.blit(sign, (ink.width + gap, 0))
        return drawn

    # What both have

    def _card(self, face: Face, layout: Layout, size: tuple[int, int]) -> pygame.Surface:
        """A card without words: the picture in its window, and the body over it."""
        scale = size[0] / WIDE
        card = pygame.Surface(size, pygame.SRCALPHA)
        window = _window(layout, scale)
        if pictures.has_picture(face.id, pictures.PLATES):
            card.blit(pictures.fitted(face.id, window.size, folder=pictures.PLATES), window)
        else:
            card.blit(self._glow(_hue(face), window.size), window)
            if face.emblem:
                side = round(window.height * layout.emblem)
                drawn = pictures.scaled(f"emblem-{face.emblem}", (side, side))
                card.blit(drawn, drawn.get_rect(centerx=window.centerx, centery=window.centery + round(side * 0.01)))
        card.blit(pictures.picture(self.look, f"body-{layout.name}", size), (0, 0))
        return card

    def _glow(self, hue: str, size: tuple[int, int]) -> pygame.Surface:
        return self._kept_window((hue, size), lambda: pictures.fitted(f"window-{hue}", size, low=0.62))

    def _kept_window(self, key: tuple, make) -> pygame.Surface:
        made = self._windows.get(key, make)
        assert isinstance(made, pygame.Surface)
        return made

    def _cost(self, card: pygame.Surface, face: Face, layout: Layout, scale: float) -> int:
        """The cost at the lower left; how far to the right it reaches."""
        foot = placed(layout.foot, scale)
        side = max(13, round(layout.cost * scale))
        left = foot.x
        for name, count in face.cost:
            if name == "coin":
                drawn = symbol(self.look, "coin", side, None, count)
                place = drawn.get_rect(x=left, centery=foot.centery)
            else:
                drawn = symbol(self.look, name, round(side * 0.86))
                place = drawn.get_rect(x=left - round(side * 0.13), centery=foot.centery)
            card.blit(drawn, place)
            left = place.right
        return left + max(2, round(8 * scale)) if face.cost else foot.x


def window_of(look: Look, width: int) -> pygame.Rect:
    """Where the picture is on a compact face of this width in pixels."""
    return placed(compact_layout(width / look.scale).window, width / WIDE)


def _sheet(layout: Layout, scale: float) -> pygame.Rect:
    """The part of the parchment on which is written: not where it is burnt."""
    assert layout.parchment is not None
    return placed(layout.parchment, scale).inflate(-50 * scale, -28 * scale)


def _hue(face: Face) -> str:
    return next((one for one in face.types if one in TYPE_HUES), "state")


def _window(layout: Layout, scale: float) -> pygame.Rect:
    return placed(layout.window, scale).inflate(2, 2)


def _gap(height: int) -> int:
    """Between two symbols of a row."""
    return max(2, height // 4)


def _row_width(row: list[pygame.Surface], height: int) -> int:
    return sum(part.get_width() for part in row) + _gap(height) * (len(row) - 1)


def height_of(width: int) -> int:
    """A card is two wide and three high."""
    return round(width * HIGH / WIDE)


def width_of(height: int) -> int:
    return round(height * WIDE / HIGH)
