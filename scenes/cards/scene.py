"""The gallery of all cards: a grid under headings, a search above it and filters at its left."""

from itertools import groupby
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.app.stage import ARROWS, nearest
from scenes.app.widgets import Choice, Label, Picture, ScrollArea, TextField, Widget, head
from scenes.app.widgets.head import BAR, EDGE
from scenes.cards.filters import Filters
from scenes.cards.sieve import ORDERS, Entry, Sieve, entries
from scenes.inspector import inspect
from scenes.look.theme import BRASS_BRIGHT, FADED

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
RIM = 27
COLUMN = 288  # the filters
CARD = 132  # wide at least
GAP = 16
FRAME = 8  # beside the first card, for the light around it

PAINTING = 0.006  # seconds of a frame that may go into faces not seen before


class CardsScene(Scene):
    """Every card of a game. What is typed searches; a click shows a card large."""

    name = "cards"

    def __init__(self, app: "App", game: str = "dominion") -> None:
        super().__init__(app)
        self.game = game
        self.sieve = Sieve()
        self.order = "cost"
        self._read()

    def _read(self) -> None:
        """Everything that depends on the language or the size of the window."""
        self.every = entries(self.game, self.app.words)
        self._painted: set[str] = set()  # cards whose faces are ready
        self._width = 0  # of a card, in pixels
        self._until = 0.0  # when this frame has no more time for painting
        self._is_behind = False  # whether a card in sight still waits for its face

    def restyle(self) -> None:
        self._read()
        super().restyle()

    @property
    def found(self) -> list[Entry]:
        """What is wanted, in the order in which it is shown."""
        wanted = [entry for entry in self.every if self.sieve.lets_through(entry)]
        sets = list(dict.fromkeys(entry.set_name for entry in self.every))
        return sorted(wanted, key=lambda entry: (sets.index(entry.set_name), *ORDERS[self.order](entry)))

    # What there is

    def build(self) -> list[Widget]:
        look, found = self.app.look, self.found
        top = EDGE + BAR + 14
        column = look.rect(EDGE, top, COLUMN, look.height - top - EDGE)
        left = EDGE + COLUMN + 18
        grid = look.rect(left - FRAME, top, look.width - left + FRAME - RIM, look.height - top - RIM)
        filters = Filters(self.app, column, self.every, self.sieve, self._changed)
        return [*self._build_bar(left, len(found)), *filters.build(), *self._build_grid(grid, found)]

    def _build_bar(self, left: float, count: int) -> list[Widget]:
        look, words = self.app.look, self.app.words
        right = look.width - EDGE
        orders = [(order, words.say(f"gallery.by_{order}")) for order in ORDERS]
        if self.sieve.is_open:
            counted = words.say_number("gallery.count", count)
        else:
            counted = words.say_number("gallery.count_of", count, all=len(self.every))
        return [
            *head(self.app, words.say("gallery.title"), COLUMN),
            TextField(look.rect(left, EDGE, 400, BAR), self.sieve.search, self._search, "search",
                      words.say("gallery.hint")),
            Label(look.rect(left + 418, EDGE, right - 270 - left - 418, BAR), counted, 16, colour=FADED),
            Choice(look, look.rect(right - 252, EDGE, 252, BAR), orders, self.order, self._sort, "order", 15),
        ]  # fmt: skip

    def _build_grid(self, box: pygame.Rect, found: list[Entry]) -> list[Widget]:
        look, words = self.app.look, self.app.words
        left = box.x + look.px(FRAME)
        room = box.right - look.px(16) - left  # beside the bar
        gap, least = look.px(GAP), look.px(CARD)
        columns = max(1, (room + gap) // (least + gap))
        self._width = (room - (columns - 1) * gap) // columns
        pitch = self._width * 3 // 2 + gap
        inside: list[Widget] = []
        top, names = box.y + look.px(2), [entry.name for entry in found]
        for set_name, group in groupby(found, key=lambda entry: entry.set_name):
            cards = list(group)
            heading = words.say_number("gallery.heading", len(cards), set=words.set_name(set_name))
            inside.append(Label(pygame.Rect(left, top, room, look.px(34)), heading, 20, "semibold", BRASS_BRIGHT))
            top += look.px(40)
            for number, entry in enumerate(cards):
                row, column = divmod(number, columns)
                at = (left + column * (self._width + gap), top + row * pitch)
                inside.append(self._card(entry, pygame.Rect(*at, self._width, pitch - gap), names))
            top += ((len(cards) - 1) // columns + 1) * pitch + look.px(12)
        if not found:
            place = pygame.Rect(left, box.y + look.px(60), room, look.px(80))
            inside.append(Label(place, words.say("gallery.none"), 20, "italic", FADED, "center", lines=3))
        return [ScrollArea(look, box, inside, "grid", look.px(12))]

    def _card(self, entry: Entry, place: pygame.Rect, names: list[str]) -> Picture:
        def open_card() -> None:
            inspect(self.app, self.game, entry.name, names)

        card = Picture(place, lambda: self._paint(entry), f"card {entry.name}", open_card)
        card.on_context = open_card
        return card

    # What can be changed

    def _changed(self) -> None:
        self.stage.forget("grid")  # what was found anew is seen from its beginning
        self.rebuild()

    def _search(self, typed: str) -> None:
        self.sieve.search = typed
        self._changed()

    def _sort(self, order: str) -> None:
        self.order = order
        self._changed()

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(event):
            return True
        if super().handle(event):
            return True
        if event.type == pygame.TEXTINPUT and event.text.strip() and self.stage.focus != "search":
            self._focus("search")  # whoever just types means the search; "/" only goes there
            return event.text == "/" or self.stage.handle(event)
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_f and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._focus("search")
        if event.key in ARROWS and (not self.stage.focus or self.stage.find(self.stage.focus) is None):
            return self._focus_first_card()
        if event.key in ARROWS and self.stage.focus.startswith("card "):
            return self._move(*ARROWS[event.key])
        if event.key in (pygame.K_HOME, pygame.K_END) and self.stage.focus != "search":
            area = self.stage.find("grid")
            assert isinstance(area, ScrollArea)
            self.stage.is_dirty = area.scroll_to(0 if event.key == pygame.K_HOME else area.most)
            return True
        return False

    def _move(self, dx: int, dy: int) -> bool:
        """From card to card: to the side as one reads, up and down to what is nearest."""
        grid = self.stage.find("grid")
        assert grid is not None
        cards = [widget for widget in grid.children if widget.is_usable]
        here = next(number for number, card in enumerate(cards) if card.name == self.stage.focus)
        if dx:
            goal = cards[here + dx] if 0 <= here + dx < len(cards) else None
        else:
            others = [(card.rect, card) for card in cards if card is not cards[here]]
            goal = nearest(cards[here].rect, others, dx, dy)
        if goal is not None:
            self.stage.put_focus(goal)
            return True
        return dx + dy > 0 or (dy < 0 and self._focus("search"))  # to the left of the first one are the filters

    def _focus(self, name: str) -> bool:
        widget = self.stage.find(name)
        if widget is not None:
            self.stage.put_focus(widget)
        return widget is not None

    def _focus_first_card(self) -> bool:
        """To the first card in sight."""
        area = self.stage.find("grid")
        assert area is not None
        for widget in area.children:
            if widget.is_usable and widget.rect.top >= area.rect.top:
                self.stage.put_focus(widget)
                return True
        return False

    def escape(self) -> bool:
        if self.stage.focus == "search" and self.sieve.search:
            self._search("")
            return True
        return super().escape()

    # Painting: a face takes some milliseconds, so only a few new ones come in each frame; their backs lie there

    def _paint(self, entry: Entry) -> pygame.Surface:
        if entry.name not in self._painted:
            now = perf_counter()
            self._until = self._until or now + PAINTING  # counted from the first one, which is always painted
            if now > self._until:
                self._is_behind = True
                return self.app.painter.back(self._width)
            self._painted.add(entry.name)
        return self.app.painter.compact(entry.face, self._width)

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if not self._is_behind and not self.needs_frame:
            self._paint_ahead()

    def _paint_ahead(self) -> None:
        """While nothing else is to do, make a face ready that is out of sight."""
        for entry in self.every:
            if entry.name not in self._painted:
                self._painted.add(entry.name)
                self.app.painter.compact(entry.face, self._width)
                return

    @property
    def needs_frame(self) -> bool:
        return super().needs_frame or self._is_behind

    def draw(self, surface: pygame.Surface) -> None:
        self._is_behind = False
        self._until = 0.0
        super().draw(surface)
