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
from scenes.look.shapes import glow, rounded
from scenes.look.symbols import symbol
from scenes.look.theme import (
    BRASS_BRIGHT,
    BRASS_DARK,
    CANDLE,
    CREAM,
    FADED,
    NIGHT,
    PANEL,
    PANEL_LIGHT,
    PLAYER_HUES,
)
from scenes.results.account import Part, Side
from scenes.table.marks import draw_badge
from scenes.words import Words

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
GAP = 8
HIGHEST = 226  # a row
NAME = 208  # how much of a row its name takes …
POINTS = 92  # … and its points
LARGEST_CARD = 118  # wide
SMALLEST_CARD = 24


class Standing(Widget):
    """One side: its rank, name, turns and points. A click shows its cards."""

    can_focus = True

    def __init__(self, rect: pygame.Rect, words: Words, side: Side, rank: int, is_chosen: bool, is_bot: bool | None,
                 on_click: Act) -> None:  # fmt: skip
        super().__init__(rect, f"side {side.seat}", words.say("results.choose_tip", player=side.name))
        self.words, self.side, self.rank, self.is_chosen, self.is_bot = words, side, rank, is_chosen, is_bot
        self.on_click = on_click

    def click(self, at: tuple[int, int]) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        rect, side = self.rect, self.side
        if side.is_winner:
            spread = look.px(10)
            surface.blit(glow(look, rect.size, CANDLE, 150, spread), rect.move(-spread, -spread))
        fill = PANEL_LIGHT if marks.hovered else PANEL
        edge = PLAYER_HUES[side.sign] if self.is_chosen else BRASS_DARK
        thick = look.px(2.5 if self.is_chosen else 1.2)
        surface.blit(rounded(look, rect.size, look.px(12), fill, edge, thick), rect)
        self._draw_rank(surface, look)
        self._draw_name(surface, look)
        height = min(look.px(76), rect.height - look.px(14))
        shield = symbol(look, "points" if side.points >= 0 else "curse_points", height, number=side.points)
        surface.blit(shield, shield.get_rect(center=(rect.right - look.px(POINTS) // 2, rect.centery)))
        if marks.focused:
            draw_focus(surface, look, rect, look.px(12))

    def _draw_rank(self, surface: pygame.Surface, look: Look) -> None:
        place = pygame.Rect(self.rect.x + look.px(8), self.rect.y, look.px(36), self.rect.height)
        if self.side.is_winner:
            crown = symbol(look, "crown", look.px(32), BRASS_BRIGHT)
            surface.blit(crown, crown.get_rect(center=place.center))
        elif self.rank:
            look.write(surface, f"{self.rank}.", place, 22, "semibold", FADED, "center")

    def _draw_name(self, surface: pygame.Surface, look: Look) -> None:
        left = self.rect.x + look.px(50)
        high = min(look.px(58), self.rect.height - look.px(8))
        has_more = self.side.turns is not None
        upper = pygame.Rect(left, self.rect.centery - high // 2, look.px(NAME - 66), high)
        if has_more:
            upper.height = high * 11 // 20
        sign = marker(look, self.side.sign, look.px(16))
        surface.blit(sign, sign.get_rect(midleft=upper.midleft))
        name = pygame.Rect(upper.x + look.px(23), upper.y, upper.width - look.px(23), upper.height)
        look.write(surface, self.side.name, name, 21, "semibold", CREAM)
        lower = pygame.Rect(left, upper.bottom, upper.width, high - upper.height)
        if has_more and self.is_bot is not None:
            sign = symbol(look, "bot" if self.is_bot else "person", look.px(16), FADED)
            surface.blit(sign, sign.get_rect(midleft=lower.midleft))
        if self.side.turns is not None:
            words = pygame.Rect(lower.x + look.px(23), lower.y, lower.width - look.px(23), lower.height)
            look.write(surface, self.words.say_number("results.turns", self.side.turns), words, 15, colour=FADED)


class Trophy(Picture):
    """Cards that are worth something: how many there are of them, and what they are worth together."""

    def __init__(self, app: "App", game: str, rect: pygame.Rect, part: Part, side: Side) -> None:
        self.app, self.part = app, part
        face = shown(game).face(part.name, app.words) if part.is_card else None

        def paint() -> pygame.Surface:
            if face is None:
                return symbol(app.look, part.name, rect.width)
            return app.painter.compact(face, rect.width)

        def open_card() -> None:
            inspect(app, game, part.name, [each.name for each in side.parts if each.is_card])

        super().__init__(rect, paint, f"part {side.seat} {part.name}", open_card if part.is_card else None)
        self.on_context = self.on_click
        points = app.words.say_number("results.points", abs(part.points), points=signed(part.points))
        self.tip = app.words.say("results.part", number=part.number, label=part.label, points=points)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        super().draw(surface, look, marks)
        rect = self.rect
        # It covers what a single one is worth: that stands there on a card.
        shield = max(look.px(19), rect.width * 11 // 20)
        picture = symbol(look, "points" if self.part.points >= 0 else "curse_points", shield, number=self.part.points)
        place = picture.get_rect(bottomright=(rect.right + shield // 8, rect.bottom + shield // 8))
        dark = place.inflate(look.px(3), look.px(3))
        surface.blit(rounded(look, dark.size, shield // 2, (*NIGHT, 190)), dark)
        surface.blit(picture, place)
        draw_count(surface, look, rect, self.part.number, max(look.px(7.5), min(look.px(12), rect.width // 7)))


def draw_count(surface: pygame.Surface, look: Look, rect: pygame.Rect, count: int, radius: int) -> None:
    """How many there are of a card: on its picture, where no words are."""
    centre = (rect.x + radius + look.px(1), rect.y + rect.height * 3 // 10 + radius)
    draw_badge(surface, look, f"{count}", centre, radius)


def signed(points: int) -> str:
    return f"{points}".replace("-", "−")


def rows(look: Look, area: pygame.Rect, count: int) -> list[pygame.Rect]:
    """A row for each side, as high as there is room for."""
    gap = look.px(GAP)
    high = min(look.px(HIGHEST), (area.height - (count - 1) * gap) // count)
    return [pygame.Rect(area.x, area.y + number * (high + gap), area.width, high) for number in range(count)]


def trophies(app: "App", game: str, row: pygame.Rect, side: Side, most: int) -> list[Widget]:
    """What the points of a side come from, as small cards in its row; where there are many they overlap.

    They are as large as those of the side that has most of them, so that the rows look alike.
    """
    look, count = app.look, len(side.parts)
    strip = pygame.Rect(row.x + look.px(NAME), row.y, row.width - look.px(NAME + POINTS), row.height)
    gap = look.px(12)
    room = (strip.height - look.px(20)) * 2 // 3
    wide = min(room, look.px(LARGEST_CARD), (strip.width - (most - 1) * gap) // max(1, most))
    wide = max(wide, min(room, look.px(SMALLEST_CARD)))
    high = wide * 3 // 2
    step = min(wide + gap, (strip.width - wide) // max(1, count - 1))
    top = strip.centery - high // 2 - look.px(2)
    return [
        Trophy(app, game, pygame.Rect(strip.x + number * step, top, wide, high), part, side)
        for number, part in enumerate(side.parts)
    ]


def ranks(sides: Sequence[Side]) -> list[int]:
    """The places of the sides; equal ones share one."""
    found: list[int] = []
    for number, side in enumerate(sides):
        before = sides[number - 1]
        is_equal = number and (side.points, side.turns) == (before.points, before.turns)
        found.append(found[-1] if is_equal else number + 1)
    return found
