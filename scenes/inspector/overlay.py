"""The inspector over the whole window: a card as large as it can be, its text, its notes, and the cards beside it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Panel, Picture, ScrollArea, Widget
from scenes.inspector.about import Cost, cost_now, face_of, notes_of, origin_of
from scenes.inspector.mentions import prose
from scenes.look.theme import BRASS, BRASS_BRIGHT, CREAM, FADED

if TYPE_CHECKING:
    from scenes.app.app import App

GAP = 24
WIDEST, HIGHEST = 1080, 760  # units
ARROW = 52

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
SCROLLS = {pygame.K_UP: 1, pygame.K_DOWN: -1}


def inspect(app: "App", game: str, card_name: str, names: Sequence[str] = (), *, cost: Cost | None = None) -> None:
    """Show a card over whatever scene there is. The arrows step through `names`; `cost` is what it costs now."""
    app.push(Inspector(app, game, card_name, names, cost))


class Inspector(Scene):
    """One card at a time. Esc, a click beside it and the button close it; a card that is named leads to that one, and
    from there an arrow leads back."""

    name = "inspector"
    is_overlay = True

    def __init__(
        self, app: "App", game: str, card_name: str, names: Sequence[str] = (), cost: Cost | None = None
    ) -> None:
        super().__init__(app)
        self.game = game
        self.names = list(names) if card_name in names else [card_name]
        self.number = self.names.index(card_name)
        self.cost = {card_name: cost}  # known of the first card only
        self._trail: list[tuple[list[str], int]] = []  # what was shown before a named card was opened

    @property
    def card(self) -> str:
        return self.names[self.number]

    def enter(self) -> None:
        super().enter()
        self.stage.focus = "close"  # shown once a key is used

    # What there is to see

    @property
    def box(self) -> pygame.Rect:
        look = self.app.look
        width = min(WIDEST, look.width - 2 * (ARROW + 32))
        height = min(HIGHEST, look.height - 48)
        return look.rect((look.width - width) / 2, (look.height - height) / 2, width, height)

    def build(self) -> list[Widget]:
        look, box = self.app.look, self.box
        gap = look.px(GAP)
        height = box.height - 2 * gap
        face = face_of(self.app.words, self.game, self.card, self.cost.get(self.card))
        place = pygame.Rect(box.x + gap, box.y + gap, height * 2 // 3, height)
        column = pygame.Rect(place.right + gap, place.y, box.right - place.right - 2 * gap, height)
        picture = Picture(place, lambda: self.app.painter.full(face, height))
        return [Panel(box, alpha=255), picture, *self._build_head(column), *self._build_body(column), *self._arrows()]

    def _build_head(self, column: pygame.Rect) -> list[Widget]:
        """The name, the way out, and what kind of card it is."""
        look, words = self.app.look, self.app.words
        button = pygame.Rect(column.right - look.px(40), column.y, look.px(40), look.px(40))
        title = pygame.Rect(column.x, column.y, column.width - look.px(52), look.px(44))
        below = pygame.Rect(column.x, title.bottom, column.width, look.px(26))
        face = face_of(words, self.game, self.card)
        origin = origin_of(words, self.game, self.card)
        kind = words.say("inspector.kind", types=face.type_line, origin=origin) if origin else face.type_line
        return [
            Label(title, face.title, 32, "semibold", BRASS_BRIGHT),
            Button(button, "", self.app.pop, "close", symbol="cross", tip=words.say("window.close")),
            Label(below, kind, 16, "italic", FADED),
        ]

    def _build_body(self, column: pygame.Rect) -> list[Widget]:
        """Its text and notes, which may be scrolled, and which of how many cards it is."""
        look, words = self.app.look, self.app.words
        top, foot = column.y + look.px(82), look.px(30) if len(self.names) > 1 else 0
        area = pygame.Rect(column.x, top, column.width, column.bottom - top - foot)
        inside: list[Widget] = []
        place = pygame.Rect(area.x, area.y, area.width - look.px(20), 0)

        def add(widgets: list[Widget], space: float) -> None:
            inside.extend(widgets)
            place.top = widgets[0].rect.bottom + look.px(space)

        cost = self.cost.get(self.card)
        if cost is not None:
            printed = face_of(words, self.game, self.card).cost
            line = words.pieces(cost_now(words, printed, cost))
            add(prose(look, place, line, "cost", self._open, 18, "semibold", BRASS), 10)
        text = face_of(words, self.game, self.card).text
        for number, paragraph in enumerate(text.split("\n")):
            add(prose(look, place, words.pieces(paragraph), f"text {number}", self._open, 20, colour=CREAM), 8)
        place.y += look.px(12)
        if notes := notes_of(words, self.card):
            heading = words.pieces(words.say("inspector.notes"))
            add(prose(look, place, heading, "heading", self._open, 18, "semibold", BRASS_BRIGHT), 6)
            add(prose(look, place, notes, "notes", self._open, 17, colour=FADED), 0)
        widgets: list[Widget] = [ScrollArea(look, area, inside, f"about {self.card}", look.px(4))]
        if len(self.names) > 1:
            where = words.say("inspector.place", number=self.number + 1, count=len(self.names))
            widgets.append(Label(pygame.Rect(column.x, column.bottom - foot, column.width, foot), where, 15,
                                 colour=FADED, align="right", valign="bottom"))  # fmt: skip
        return widgets

    def _arrows(self) -> list[Widget]:
        """To the card before and after, at both sides of the box, or back to where a card was named."""
        look, box, words = self.app.look, self.box, self.app.words
        size, gap = look.px(ARROW), look.px(12)
        left = pygame.Rect(box.left - gap - size, box.centery - size, size, 2 * size)
        if self._trail:
            names, number = self._trail[-1]
            tip = words.say("inspector.back", card=words.card(names[number]))
            return [Button(left, "", self.back, "back", symbol="arrow_left", tip=tip)]
        if len(self.names) == 1:
            return []
        right = pygame.Rect(box.right + gap, box.centery - size, size, 2 * size)
        before, after = words.say("inspector.previous"), words.say("inspector.next")
        return [
            Button(left, "", lambda: self.step(-1), "previous", symbol="arrow_left", tip=before),
            Button(right, "", lambda: self.step(1), "next", symbol="arrow_right", tip=after),
        ]

    # What can be done

    def step(self, direction: int) -> None:
        """To the next card; after the last one comes the first."""
        self.number = (self.number + direction) % len(self.names)
        self.rebuild()

    def _open(self, card: str) -> None:
        if card != self.card:
            self._trail.append((self.names, self.number))
            self.names, self.number = [card], 0
            self._show_anew()

    def back(self) -> None:
        """To the card in whose text this one was named."""
        if self._trail:
            self.names, self.number = self._trail.pop()
            self._show_anew()

    def _show_anew(self) -> None:
        self.stage.focus = "close"
        self.rebuild()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            if self._trail and STEPS[event.key] < 0:
                self.back()
            else:
                self.step(STEPS[event.key])
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_BACKSPACE:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and event.key in SCROLLS:
            return self._scroll(SCROLLS[event.key])
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3) and self._is_beside(event.pos):
            self.app.pop()
            return True
        return super().handle(event)

    def _scroll(self, steps: int) -> bool:
        area = self.stage.find(f"about {self.card}")
        self.stage.is_dirty = True
        return area is not None and area.wheel(steps)

    def _is_beside(self, place: tuple[int, int]) -> bool:
        return not self.box.collidepoint(place) and self.stage.at(place) is None
