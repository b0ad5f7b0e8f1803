"""Looking through an open pile: all its cards, spread out over the table. Equal ones lie together."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Marks, Panel, Picture, ScrollArea, Widget
from scenes.games import shown
from scenes.inspector import inspect
from scenes.look.look import Look
from scenes.look.theme import BRASS_BRIGHT
from scenes.table.marks import draw_count

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
CARD = 124
GAP = 12
EDGE = 8  # around them, for the light
HEAD, FOOT = 62, 74


class Counted(Picture):
    """A card, and how many there are of it."""

    def __init__(
        self, app: "App", game: str, rect: pygame.Rect, card: str, count: int, beside: Sequence[str], kind: str
    ) -> None:
        self.card, self.count = card, count
        face = shown(game).face(card, app.words)

        def open_card() -> None:
            inspect(app, game, card, beside)

        super().__init__(rect, lambda: app.painter.compact(face, rect.width), f"{kind} {card}", open_card)
        self.on_context = open_card

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        super().draw(surface, look, marks)
        draw_count(surface, look, self.rect, self.count)


def spread_out(
    app: "App", game: str, area: pygame.Rect, cards: Sequence[tuple[str, int]], wide: int, kind: str
) -> list[Widget]:
    """Cards of this width, in rows in the middle of an area, as many rows as it takes."""
    look = app.look
    gap, edge, high = look.px(GAP), look.px(EDGE), wide * 3 // 2
    across = min(fitting(look, area.width, wide), len(cards))
    left = area.centerx - (across * (wide + gap) - gap) // 2
    names = [name for name, _ in cards]
    spread: list[Widget] = []
    for number, (name, count) in enumerate(cards):
        row, column = divmod(number, across)
        place = pygame.Rect(left + column * (wide + gap), area.y + edge + row * (high + gap), wide, high)
        spread.append(Counted(app, game, place, name, count, names, kind))
    return spread


def fitting(look: Look, room: int, wide: int) -> int:
    """How many cards of a width lie side by side."""
    gap = look.px(GAP)
    return max(1, (room - 2 * look.px(EDGE) + gap) // (wide + gap))


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

    @property
    def counted(self) -> list[tuple[str, int]]:
        """The cards as one sorts them: those of a type together, the plainest that each has, and the dearest first."""
        faces = {name: shown(self.game).face(name, self.app.words) for name in self.cards}

        def order(counted: tuple[str, int]) -> tuple:
            face = faces[counted[0]]
            return face.types[-1:], [-count for _, count in face.cost], face.title

        return sorted(Counter(self.cards).items(), key=order)

    def build(self) -> list[Widget]:
        look, counted = self.app.look, self.counted
        width = look.px(look.width * 0.76)
        wide, edge = look.px(CARD), look.px(EDGE)
        rows = -(-len(counted) // fitting(look, width - 2 * look.px(20), wide))
        inside = rows * (wide * 3 // 2 + look.px(GAP)) - look.px(GAP) + 2 * edge
        box = pygame.Rect(0, 0, width, min(inside + look.px(HEAD + FOOT), look.px(look.height * 0.84)))
        box.center = (self.app.display.size[0] // 2, self.app.display.size[1] // 2)
        title = pygame.Rect(box.x, box.y + look.px(10), box.width, look.px(40)).inflate(-look.px(40), 0)
        area = pygame.Rect(title.x, box.y + look.px(HEAD), title.width, box.height - look.px(HEAD + FOOT))
        close = pygame.Rect(0, 0, look.px(200), look.px(46))
        close.midbottom = (box.centerx, box.bottom - look.px(14))

        def lay_out(room: int) -> list[Widget]:
            place = pygame.Rect(area.x, area.y, room, area.height)
            return spread_out(self.app, self.game, place, counted, wide, "card")

        return [
            Panel(box, alpha=255),
            Label(title, self.title, 24, "semibold", BRASS_BRIGHT, "center"),
            ScrollArea.holding(look, area, lay_out, "cards", edge),
            Button(close, self.app.words.say("window.close"), self.app.pop, "close", "main"),
        ]
