"""Text in which cards are named: a name can be pointed at, clicked, and reached with the keyboard."""

from collections.abc import Callable
from typing import Any

import pygame

from scenes.app.widgets import Marks, Paragraph, Widget
from scenes.look.look import Look
from scenes.look.paragraph import Piece
from scenes.look.shapes import rounded
from scenes.look.theme import BRASS, CREAM, FOCUS, Colour

CardAct = Callable[[str], Any]


class Mention(Widget):
    """The name of a card inside a paragraph, which draws the words: this is what makes them usable."""

    can_focus = True

    def __init__(
        self, rect: pygame.Rect, card: str, on_card: CardAct, name: str, colour: Colour = BRASS, frame: Colour = FOCUS
    ) -> None:
        super().__init__(rect, name)
        self.card = card
        self.colour, self.frame = colour, frame
        self.on_card = on_card
        self.on_context = self.open

    def open(self) -> None:
        self.on_card(self.card)

    def click(self, at: tuple[int, int]) -> None:
        self.open()

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        thick = look.px(2) if marks.hovered else look.px(1)
        line = pygame.Rect(self.rect.x, self.rect.bottom - look.px(2), self.rect.width, thick)
        surface.fill(self.colour, line)
        if marks.focused:
            around = self.rect.inflate(look.px(8), look.px(4))
            surface.blit(rounded(look, around.size, look.px(5), (0, 0, 0, 0), self.frame, look.px(2.5)), around)


def prose(
    look: Look,
    place: pygame.Rect,
    pieces: list[Piece],
    name: str,
    on_card: CardAct,
    size: float = 17,
    weight: str = "regular",
    colour: Colour = CREAM,
    card_colour: Colour = BRASS,
    frame: Colour = FOCUS,
) -> list[Widget]:
    """A paragraph and the cards that it names; the first widget is the paragraph, and as high as it takes."""
    paragraph = Paragraph(look, place, pieces, size, weight, colour, card_colour, name=name)
    mentions = [
        Mention(run.rect.move(paragraph.rect.topleft), run.card, on_card, f"{name} {number}", card_colour, frame)
        for number, run in enumerate(paragraph.runs)
        if run.card is not None
    ]
    return [paragraph, *mentions]
