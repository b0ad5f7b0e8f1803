"""The standings: a row for each side, with what its points come from."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.app.widgets import Picture, Widget
from scenes.app.widgets.widget import Act, Marks, draw_focus
from scenes.games import shown
from scenes.inspector import inspect
from scenes.look.look import Look
from scenes.look.markers import marker
from scenes.look.shapes import glow, polygon, rounded
from scenes.look.symbols import NUMBER_INKS, symbol
from scenes.look.theme import BRASS, BRASS_BRIGHT, BRASS_DARK, CANDLE, CREAM, FADED, PANEL, PANEL_LIGHT
from scenes.results.account import Part, Side, signed
from scenes.table.marks import draw_count
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
GAP = 8
HIGHEST = 226  # a row
NAME = 208  # how much of a row its name takes …
POINTS = 92  # … and its points
INDENT = 26  # of a side that is only a part of the one above it
LARGEST_CARD = 118  # wide
SMALLEST_CARD = 24
SHIELD = 76  # of all points
SMALL_SHIELD = 32  # of a card, at most
POINTER = 11  # at the row whose cards are shown


class Standing(Widget):
    """One side: its rank, name, turns and points. A click shows its cards."""

    can_focus = True

    def __init__(self, rect: pygame.Rect, words: Words, side: Side, rank: int, is_chosen: bool, is_bot: bool | None,
                 shield: "Shield", on_click: Act) -> None:  # fmt: skip
        super().__init__(rect, f"side {side.seat}", words.say("results.choose_tip", player=side.name))
        self.words, self.side, self.rank, self.is_chosen, self.is_bot = words, side, rank, is_chosen, is_bot
        self.shield = shield
        self.on_click = on_click

    def click(self, at: tuple[int, int]) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        rect, has_won = self.rect, self._has_won
        if has_won:
            spread = look.px(10)
            surface.blit(glow(look, rect.size, CANDLE, 190, spread), rect.move(-spread, -spread))
        fill = PANEL_LIGHT if marks.hovered or self.is_chosen else PANEL
        edge, thick = (BRASS_BRIGHT, look.px(2)) if has_won else (BRASS_DARK, look.px(1.2))
        surface.blit(rounded(look, rect.size, look.px(12), fill, edge, thick), rect)
        if self.is_chosen:
            self._draw_pointer(surface, look)
        self._draw_rank(surface, look)
        self._draw_name(surface, look)
        self.shield.draw(surface, (rect.right - look.px(POINTS) // 2, rect.centery), self.side.points)
        if marks.focused:
            draw_focus(surface, look, rect, look.px(12))

    @property
    def _has_won(self) -> bool:
        return self.side.is_winner and not self.side.is_part  # the pair has won, and that says it once

    def _draw_pointer(self, surface: pygame.Surface, look: Look) -> None:
        """Towards the cards beside the rows: these are the ones that are shown."""
        size = look.px(POINTER)
        arrow = polygon(look, (size, 2 * size), ((0, 0), (1, 0.5), (0, 1)), BRASS)
        surface.blit(arrow, arrow.get_rect(midleft=self.rect.midright))

    def _draw_rank(self, surface: pygame.Surface, look: Look) -> None:
        place = pygame.Rect(self.rect.x + look.px(8), self.rect.y, look.px(36), self.rect.height)
        if self._has_won:
            crown = symbol(look, "crown", look.px(32), BRASS_BRIGHT)
            surface.blit(crown, crown.get_rect(center=place.center))
        elif self.rank:
            look.write(surface, f"{self.rank}.", place, 22, "semibold", FADED, "center")

    def _draw_name(self, surface: pygame.Surface, look: Look) -> None:
        indent = look.px(INDENT) if self.side.is_part else 0
        left = self.rect.x + look.px(50) - indent  # the row begins so much further to the right
        high = min(look.px(58), self.rect.height - look.px(8))
        has_more = self.side.turns is not None
        upper = pygame.Rect(left, self.rect.centery - high // 2, look.px(NAME - 66), high)
        if has_more:
            upper.height = high * 11 // 20
        sign = marker(look, self.side.sign, look.px(16))
        surface.blit(sign, sign.get_rect(midleft=upper.midleft))
        name = pygame.Rect(upper.x + look.px(23), upper.y, upper.width - look.px(23), upper.height)
        look.write(surface, self.side.name, name, 21, "semibold", CREAM, lines=2)
        lower = pygame.Rect(left, upper.bottom, upper.width, high - upper.height)
        if has_more and self.is_bot is not None:
            sign = symbol(look, "bot" if self.is_bot else "person", look.px(16), FADED)
            surface.blit(sign, sign.get_rect(midleft=lower.midleft))
        if self.side.turns is not None:
            words = pygame.Rect(lower.x + look.px(23), lower.y, lower.width - look.px(23), lower.height)
            look.write(surface, self.words.say_number("results.turns", self.side.turns), words, 15, colour=FADED)


class Shield:
    """A shield with points, in digits of one size, however many there are of them."""

    def __init__(self, look: Look, height: int, numbers: Sequence[int]) -> None:
        self.look, self.height = look, height
        self.pixels = max(6, round(height * 0.62))
        while self.pixels > 6 and any(self._width(points) > height * 0.64 for points in numbers):
            self.pixels -= 1

    def _width(self, points: int) -> int:
        return self.look.measure(signed(points), self.pixels, "bold")

    def draw(self, surface: pygame.Surface, centre: tuple[int, int], points: int) -> None:
        name = "points" if points >= 0 else "curse_points"
        shield = symbol(self.look, name, self.height)
        surface.blit(shield, shield.get_rect(center=centre))
        written = self.look.render(signed(points), self.pixels, "bold", NUMBER_INKS[name])
        ink = written.get_bounding_rect()
        up = round(self.height * 0.03)  # a shield is narrow below
        surface.blit(written, (centre[0] - ink.centerx, centre[1] - ink.centery - up))


class Trophy(Picture):
    """Cards that are worth something: how many there are of them, and beside that what they are worth together."""

    def __init__(self, app: "App", game: str, rect: pygame.Rect, card: pygame.Rect, part: Part, side: Side,
                 shield: Shield) -> None:  # fmt: skip
        self.app, self.part, self.shield = app, part, shield
        self.card = card  # in the upper left corner of the whole; the shield is in the lower right one
        face = shown(game).face(part.name, app.words) if part.is_card else None

        def paint() -> pygame.Surface:
            if face is None:
                return symbol(app.look, part.name, card.width)
            return app.painter.compact(face, card.width)

        def open_card() -> None:
            inspect(app, game, part.name, [each.name for each in side.parts if each.is_card])

        super().__init__(rect, paint, f"part {side.seat} {part.name}", open_card if part.is_card else None)
        self.on_context = self.on_click
        points = app.words.say_number("results.points", abs(part.points), points=signed(part.points))
        self.tip = app.words.say("results.part", number=part.number, label=part.label, points=points)

    @property
    def picture_place(self) -> pygame.Rect:
        return self.card

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        super().draw(surface, look, marks)
        card, half = self.card, self.shield.height // 2
        right = self.rect.right - half if self.rect.width > card.width else card.centerx
        self.shield.draw(surface, (right, self.rect.bottom - half), self.part.points)
        draw_count(surface, look, card, self.part.number)


def rows(look: Look, area: pygame.Rect, sides: Sequence[Side]) -> list[pygame.Rect]:
    """A row for each side, as high as there is room for."""
    gap, count = look.px(GAP), len(sides)
    high = min(look.px(HIGHEST), (area.height - (count - 1) * gap) // count)
    found: list[pygame.Rect] = []
    for number, side in enumerate(sides):
        left = area.x + (look.px(INDENT) if side.is_part else 0)
        found.append(pygame.Rect(left, area.y + number * (high + gap), area.right - left, high))
    return found


def total_shield(look: Look, row: pygame.Rect, sides: Sequence[Side]) -> Shield:
    """What the points of all sides are written on."""
    return Shield(look, min(look.px(SHIELD), row.height - look.px(14)), [side.points for side in sides])


class Trophies:
    """What the points of the sides come from, as small cards in their rows; where there are many they overlap.

    They are alike in all rows: as large as the side has room for that has most of them.
    """

    def __init__(self, app: "App", game: str, row: pygame.Rect, sides: Sequence[Side]) -> None:
        self.app, self.game = app, game
        look, most = app.look, max(len(side.parts) for side in sides)
        self.left, self.room = row.x + look.px(NAME), row.width - look.px(NAME + POINTS)
        self.gap = look.px(12)
        high = row.height - look.px(20)
        across = (self.room - (most - 1) * self.gap) // max(1, most)
        low, side = (min(look.px(SMALL_SHIELD), high * part // 10) for part in (3, 4))
        below, beside = ((high - low) * 2 // 3, across), (high * 2 // 3, across - side)
        self.is_below = min(below) >= min(beside)  # where the shields are: wherever they leave more for the cards
        highest, wide = below if self.is_below else beside
        self.wide = max(min(highest, wide, look.px(LARGEST_CARD)), min(highest, look.px(SMALLEST_CARD)))
        points = [part.points for each in sides for part in each.parts]
        self.shield = Shield(look, low if self.is_below else side, points)

    def of(self, row: pygame.Rect, side: Side) -> list[Widget]:
        """Those of a side, in its row."""
        more = self.shield.height
        size = (self.wide, self.wide * 3 // 2 + more) if self.is_below else (self.wide + more, self.wide * 3 // 2)
        step = min(size[0] + self.gap, (self.room - size[0]) // max(1, len(side.parts) - 1))
        found: list[Widget] = []
        for number, part in enumerate(side.parts):
            place = pygame.Rect((self.left + number * step, row.centery - size[1] // 2), size)
            card = pygame.Rect(place.x, place.y, self.wide, self.wide * 3 // 2)
            found.append(Trophy(self.app, self.game, place, card, part, side, self.shield))
        return found


def ranks(sides: Sequence[Side]) -> list[int]:
    """The places of the sides; equal ones share one."""
    found: list[int] = []
    for number, side in enumerate(sides):
        before = sides[number - 1]
        is_equal = number and (side.points, side.turns) == (before.points, before.turns)
        found.append(found[-1] if is_equal else number + 1)
    return found
