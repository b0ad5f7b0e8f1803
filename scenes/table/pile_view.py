"""Looking through an open pile: all its cards, spread out over the table."""

from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Panel, Picture, ScrollArea, Widget
from scenes.games import shown
from scenes.inspector import inspect
from scenes.look.theme import BRASS_BRIGHT

if TYPE_CHECKING:
    from scenes.app.app import App

CARD = 112  # units
GAP = 12


class PileView(Scene):
    """The cards of a pile that everybody may look through."""

    name = "pile"
    is_overlay = True

    def __init__(self, app: "App", game: str, title: str, cards: tuple[str, ...]) -> None:
        super().__init__(app)
        self.game, self.title, self.cards = game, title, cards

    def enter(self) -> None:
        super().enter()
        self.stage.focus = "close"

    def build(self) -> list[Widget]:
        look = self.app.look
        box = look.rect(look.width * 0.12, look.height * 0.1, look.width * 0.76, look.height * 0.8)
        pad, wide, gap = look.px(20), look.px(CARD), look.px(GAP)
        title = pygame.Rect(box.x + pad, box.y + look.px(10), box.width - 2 * pad, look.px(40))
        area = pygame.Rect(
            box.x + pad, title.bottom + gap, box.width - 2 * pad, box.bottom - title.bottom - look.px(88)
        )
        close = pygame.Rect(0, 0, look.px(200), look.px(46))
        close.midbottom = (box.centerx, box.bottom - look.px(14))
        across = max(1, (area.width - gap) // (wide + gap))
        pictures: list[Widget] = []
        for number, card in enumerate(self.cards):
            line, column = divmod(number, across)
            at = (area.x + gap + column * (wide + gap), area.y + gap + line * (wide * 3 // 2 + gap))
            pictures.append(self._picture(pygame.Rect(*at, wide, wide * 3 // 2), card, number))
        return [
            Panel(box, alpha=252),
            Label(title, self.title, 24, "semibold", BRASS_BRIGHT, "center"),
            ScrollArea(look, area, pictures, "cards", gap),
            Button(close, self.app.words.say("window.close"), self.app.pop, "close", "main"),
        ]

    def _picture(self, rect: pygame.Rect, card: str, number: int) -> Picture:
        def open_card() -> None:
            inspect(self.app, self.game, card, tuple(dict.fromkeys(self.cards)))

        face = shown(self.game).face(card, self.app.words)
        picture = Picture(rect, lambda: self.app.painter.compact(face, rect.width), f"card {number}", open_card)
        picture.on_context = open_card
        return picture
