"""Words that are only read: lines, and paragraphs in which cards can be pointed at."""

from collections.abc import Callable
from typing import Any

import pygame

from scenes.app.widgets.widget import Marks, Widget
from scenes.look.look import Look
from scenes.look.paragraph import Piece, Run, lay_out
from scenes.look.theme import BRASS_BRIGHT, CREAM, Colour


class Label(Widget):
    """A line or some lines of text in a box."""

    def __init__(
        self,
        rect: pygame.Rect,
        text: str,
        size: float = 16,
        weight: str = "regular",
        colour: Colour = CREAM,
        align: str = "left",
        valign: str = "middle",
        lines: int = 1,
        tip: str = "",
        shadow: bool = False,
    ) -> None:
        super().__init__(rect, tip=tip)
        self.text = text
        self.style = (size, weight, colour, align, valign, lines, shadow)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        look.write(surface, self.text, self.rect, *self.style)


class Paragraph(Widget):
    """Text in as many lines as it takes; the rectangle grows downwards. Card names in it can be pointed at."""

    def __init__(
        self,
        look: Look,
        place: pygame.Rect,
        pieces: list[Piece],
        size: float = 16,
        weight: str = "regular",
        colour: Colour = CREAM,
        card_colour: Colour = BRASS_BRIGHT,
        on_card: Callable[[str, pygame.Rect], Any] | None = None,
        name: str = "",
    ) -> None:
        self.pixels = look.text_px(size)
        self.weight, self.colour, self.card_colour = weight, colour, card_colour
        self.runs, height = lay_out(look, pieces, self.pixels, place.width, weight)
        super().__init__(pygame.Rect(place.x, place.y, place.width, height), name)
        self.on_card = on_card

    def card_at(self, at: tuple[int, int]) -> tuple[str, pygame.Rect] | None:
        """The card whose name is pointed at."""
        for run in self.runs:
            place = run.rect.move(self.rect.topleft)
            if run.card is not None and place.collidepoint(at):
                return run.card, place
        return None

    def click(self, at: tuple[int, int]) -> None:
        found = self.card_at(at)
        if found is not None and self.on_card is not None:
            self.on_card(*found)

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        draw_runs(surface, look, self.runs, self.rect.topleft, self.pixels, self.weight, self.colour, self.card_colour)


def draw_runs(
    surface: pygame.Surface,
    look: Look,
    runs: list[Run],
    at: tuple[int, int],
    pixels: int,
    weight: str,
    colour: Colour,
    card_colour: Colour,
) -> None:
    clip = surface.get_clip()
    for run in runs:
        place = run.rect.move(at)
        if place.bottom < clip.top or place.top > clip.bottom:
            continue
        surface.blit(look.render(run.text, pixels, weight, colour if run.card is None else card_colour), place)
