"""The tray: where the table spreads out what a question is about and the board does not show."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.core.decisions import Option
from scenes.app.widgets.panel import draw_panel
from scenes.look.look import Look
from scenes.look.shapes import glow
from scenes.look.theme import BRASS_BRIGHT, CHOSEN, CREAM, NIGHT, OFFERED
from scenes.table.board import Place
from scenes.table.controls import OPAQUE
from scenes.table.flights import Sprite
from scenes.table.layers import Region
from scenes.table.marks import draw_badge, draw_pick
from scenes.table.prompt import Lit, Prompt

WIDEST_CARD = 108  # units
NARROWEST_CARD = 46
GAP = 10
HEADING = 26


class Spread(NamedTuple):
    """Cards laid out in rows on a panel."""

    panel: pygame.Rect
    cards: list[pygame.Rect]


def spread(look: Look, area: pygame.Rect, bottom: int, count: int, least: int) -> Spread:
    """So many cards, as large as they can be, in a panel inside an area, standing on `bottom`, so wide at least."""
    gap, heading = look.px(GAP), look.px(HEADING)
    room = area.width - 2 * gap, bottom - area.top - heading - 3 * gap
    wide = look.px(WIDEST_CARD)
    while True:
        across = max(1, min(count, (room[0] + gap) // (wide + gap)))
        rows = math.ceil(count / across)
        if rows * (wide * 3 // 2 + gap) <= room[1] or wide <= look.px(NARROWEST_CARD):
            break
        wide -= 2
    across = math.ceil(count / rows)  # the rows as even as can be
    high = wide * 3 // 2
    panel = pygame.Rect(
        0, 0, max(across * (wide + gap) + gap, min(least, area.width)), rows * (high + gap) + gap + heading
    )
    panel.midbottom = (area.centerx, bottom)
    cards = []
    for number in range(count):
        line, column = divmod(number, across)
        in_line = min(across, count - line * across)
        left = panel.centerx - (in_line * (wide + gap) - gap) // 2
        cards.append(
            pygame.Rect(left + column * (wide + gap), panel.y + heading + gap + line * (high + gap), wide, high)
        )
    return Spread(panel, cards)


class Tray:
    """The cards of a question that lie in the tray, in the order in which they are shown."""

    def __init__(
        self, look: Look, area: pygame.Rect, bottom: int, prompt: Prompt, options: Sequence[int], title: str
    ) -> None:
        self.look, self.prompt, self.title = look, prompt, title
        # An order is shown as it stands: the first card comes first.
        self.options = list(prompt.picked) if prompt.is_order else list(options)
        heading = look.measure(title, look.text_px(15), "semibold") + look.px(40)
        self.spread = spread(look, area, bottom, len(self.options), heading)

    def places(self) -> list[Place]:
        options = self.prompt.decision.options
        return [
            Place(f"tray {place}", rect, options[place].name, place, is_loose=self.prompt.is_order)
            for place, rect in zip(self.options, self.spread.cards, strict=True)
        ]

    def slot_at(self, at: tuple[int, int]) -> int:
        """The position in the order that lies nearest."""
        distances = [math.dist(rect.center, at) for rect in self.spread.cards]
        return distances.index(min(distances))

    def region(self, sprite: Sprite) -> Region:
        options, lit = self.prompt.decision.options, self.prompt.lit
        cards = [options[place] for place in self.options]
        around = self.spread.panel.inflate(self.look.px(8), self.look.px(8))
        return Region(
            "tray", around, (tuple(cards), lit, self.title), lambda surface: self._draw(surface, cards, lit, sprite)
        )

    def _draw(self, surface: pygame.Surface, cards: Sequence[Option], lit: Lit, sprite: Sprite) -> None:
        look, panel = self.look, self.spread.panel
        draw_panel(surface, look, panel, NIGHT, OPAQUE)
        bar = pygame.Rect(panel.x + look.px(10), panel.y + look.px(4), panel.width - look.px(20), look.px(HEADING))
        look.write(surface, self.title, bar, 15, "semibold", BRASS_BRIGHT, "center")
        spread_light = look.px(7)
        for number, (card, rect) in enumerate(zip(cards, self.spread.cards, strict=True)):
            is_picked = card in lit.picked and not self.prompt.is_order
            light = glow(look, rect.size, CHOSEN if is_picked else OFFERED, 220, spread_light)
            surface.blit(light, rect.move(-spread_light, -spread_light))
            picture = sprite(card, rect.width, 0)
            surface.blit(picture, picture.get_rect(center=rect.center))
            if self.prompt.is_order:
                radius = look.px(13)
                draw_badge(
                    surface,
                    look,
                    f"{number + 1}",
                    (rect.x + radius + look.px(3), rect.y + rect.height * 3 // 10 + radius),  # not on the name
                    radius,
                    NIGHT,
                    BRASS_BRIGHT,
                    CREAM,
                )
            elif is_picked:
                draw_pick(surface, look, rect, lit.number(card))
