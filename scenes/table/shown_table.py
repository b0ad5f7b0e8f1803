"""A table that is seen: its board, what happens on it, and the log beside it.

Who plays at it and who only looks back on a game see it alike.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core.decisions import Seat
from game.core.events import Event
from game.core.match import Match
from scenes.app.scene import Scene
from scenes.app.widgets.widget import Act
from scenes.games import shown
from scenes.inspector import inspect
from scenes.look.pictures import background
from scenes.play.chairs import Chair
from scenes.table.board import DEAL, Board, Place
from scenes.table.bubbles import Bubbles
from scenes.table.eyes import NOBODY, Eyes, as_seen
from scenes.table.layers import Region, StillLife, joined
from scenes.table.log_view import LogView
from scenes.table.pace import Pace
from scenes.table.peek import Peek, Pointed
from scenes.table.pile_view import PileView
from scenes.table.places import PlaceWidget
from scenes.table.sidebar import Sidebar

if TYPE_CHECKING:
    from scenes.app.app import App

POPOVER_AFTER = 0.55  # seconds of hovering
PAGES = {pygame.K_PAGEUP: 1, pygame.K_PAGEDOWN: -1}  # of the log
QUIET_EVENTS = ("turn", "draw", "shuffle", "score", "win", "end", "together")  # told in the log, not beside a name


class SideDeed(NamedTuple):
    """A small button at the edge: its symbol, what is said of it, and what it does."""

    sign: str
    tip: str
    act: Act
    is_possible: bool = True


class ShownTable(Scene):
    """A game in the window. What is shown, and as whose eyes see it, is for those who derive from this to say."""

    def __init__(self, app: "App", match: Match, chairs: Sequence[Chair]) -> None:
        super().__init__(app)
        self.players = tuple(chair.name for chair in chairs)
        self.game = match.setup["game"]
        bots = tuple(chair.bot is not None for chair in chairs)
        self._people = {seat for seat, chair in enumerate(chairs) if chair.is_person}
        self.board: Board = shown(self.game).board(app, match, self.players, bots)
        self.pace = Pace(self.board, app.settings.speed, app.settings.reduced_motion)
        self.bubbles = Bubbles()
        self.sidebar = Sidebar(self)
        self.peek = Peek(app, self.game)
        self.latest: Event | None = None  # what happened last
        self._actor: Seat = match.turn.seat  # whose turn is being shown
        self._must_draw = True
        self._to_prepare: Iterator[None] | None = None  # what is still to be painted ahead
        self._read: tuple[str, pygame.Rect] | None = None  # the card in the log that is pointed at
        self._above: list[pygame.Rect] = []  # where something was drawn over what lies still
        app.sounds.prepare()

    # What others say

    @property
    def eyes(self) -> Eyes:
        """Whose eyes look at the table."""
        return NOBODY

    @property
    def told(self) -> Sequence[Event]:
        """What stands in the log, from its beginning."""
        return ()

    def side_deeds(self) -> list[SideDeed]:
        return []

    # The life cycle

    def restyle(self) -> None:
        """The window, the text size, the language or the log's width changed."""
        self.board.restyle()
        self._to_prepare = self.board.prepare()
        self.still = self.still_life()
        self.log = LogView(self.app.look, self.app.words, self.players, self.sidebar.lines(self.board.areas.log))
        self.retell()
        self.peek.forget()
        self.stage.leave()
        self._must_draw = True
        self.rebuild()

    def still_life(self) -> StillLife:
        """The table with nothing on it."""
        ground = background(self.app.look, self.background).copy()
        self.sidebar.draw_ground(ground)
        return StillLife(ground)

    def retell(self) -> None:
        """The log from its beginning, as these eyes saw it."""
        self.log.tell_all([self.as_seen(event) for event in self.told])

    def as_seen(self, event: Event) -> Event:
        return as_seen(event, self.eyes, len(self.players))

    # Time

    def show_motion(self, seconds: float) -> None:
        """Let what is to be shown go on, and tell what begins."""
        self._must_draw |= self.pace.update(seconds)
        for event in self.pace.take_started():
            self._tell(event)
        self._must_draw |= self.bubbles.update(seconds)
        before = self.stage.hovered_for - seconds
        if before < POPOVER_AFTER <= self.stage.hovered_for:
            self._must_draw = True
        if not (self.pace.flights or self._must_draw or self.stage.is_dirty):
            self._use_spare_time()

    def _use_spare_time(self) -> None:
        """Nothing is to be drawn: paint a bit of what may be looked at next, so that no frame has to wait for it."""
        self._peek()
        if not self.peek.is_painting and not self._must_draw and self._to_prepare is not None:
            self._to_prepare = None if next(self._to_prepare, self) is self else self._to_prepare

    @property
    def is_waiting(self) -> bool:
        is_painting = self.peek.is_painting or self._to_prepare is not None
        return is_painting or bool(self.bubbles) or self.stage.is_timing

    def _peek(self) -> None:
        """Paint the card that will be shown large if the pointer stays."""
        pointed = self.pointed_card(POPOVER_AFTER / 4)
        cost = None if pointed is None else self.board.cost_now(pointed[0])
        self.peek.look_at(pointed, cost, self.kept_clear)
        self._must_draw |= self.peek.paint()

    def _tell(self, event: Event) -> None:
        """What begins to be shown is heard, and told in the log and beside the name of whom it happens to."""
        self.app.sounds.play_event(event.name, not self._people.isdisjoint((event.seat, event.other)))
        self._must_draw = True
        if event.name == DEAL:
            return  # everybody begins with a hand: nothing to tell
        self.log.add(event)
        if event.name == "turn":
            self._actor = event.seat
        sentence = self.app.words.log(event, self.players)
        if sentence is None or event.name in QUIET_EVENTS:
            return
        self.hear(event)
        remark = self.board.remark(event)
        is_another = event.seat != self._actor and event.seat < len(self.players)
        if self.pace.factor is not None and (is_another or remark is not None):
            self.bubbles.add(event.seat, remark or sentence)

    def hear(self, event: Event) -> None:
        """Something happened that is worth telling."""
        self.latest = event

    @property
    def latest_words(self) -> str:
        """What happened last, in the words of now."""
        return "" if self.latest is None else self.app.words.log(self.latest, self.players) or ""

    # What can be done at any table

    def toggle_log(self) -> None:
        self.app.change_settings(show_log=not self.app.settings.show_log)

    def open_help(self) -> None:
        from scenes.rules import RulesScene

        self.app.push(RulesScene(self.app, "table"))

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL and self.sidebar.wheel(event):
            self._must_draw = True
            return True
        if event.type == pygame.KEYDOWN and event.key in PAGES and self.app.settings.show_log:
            self._must_draw |= self.log.page(PAGES[event.key])
            return True
        if event.type == pygame.MOUSEMOTION:
            card = self.log.card_at(event.pos)
            self._must_draw |= card != self._read
            self._read = card
        return super().handle(event)

    # The picture

    def place_widget(self, place: Place) -> PlaceWidget:
        """Something on the board that can only be looked at."""
        look_through = partial(self.look_through, place) if place.pile else None
        return PlaceWidget(place, self.app.look, look_through, self.opener(place.card))

    def look_through(self, place: Place) -> None:
        """Spread out an open pile."""
        self.app.push(PileView(self.app, self.game, place.title, place.pile))

    def opener(self, card: str | None) -> Act | None:
        """What shows a card large."""
        return None if card is None else lambda: inspect(self.app, self.game, card, cost=self.board.cost_now(card))

    @property
    def needs_frame(self) -> bool:
        return self._must_draw or self.stage.is_dirty or bool(self.pace.flights) or not self.pace.is_idle

    def regions(self) -> list[Region]:
        """All that lies still."""
        return [*self.board.regions(None, None, self.lifted_name()), *self.sidebar.regions()]

    def raised(self, name: str) -> pygame.Rect | None:
        """Where a card of the hand is while it is lifted."""
        lifted = self.board.lifted(name) if name == self.lifted_name() else None
        if lifted is None:
            return None
        _, spot = lifted
        rect = pygame.Rect(0, 0, round(spot.width), round(spot.width * 1.5))
        rect.center = round(spot.x), round(spot.y)
        return rect

    def lifted_name(self) -> str:
        """The card of the hand that the pointer or the keyboard is at."""
        return self.stage.hovered or (self.stage.focus if self.stage.shows_focus else "")

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw what lies still where it changed, and over it all that moves or stands out. Where that is, or None for
        everywhere."""
        self._must_draw = False
        changed = self.still.update(self.regions())
        is_whole = self.app.is_blank
        if is_whole:
            surface.blit(self.still.surface, (0, 0))
        else:
            for area in joined(changed + self._above):
                surface.blit(self.still.surface, area, area)
        before, self._above = self._above, self._draw_above(surface)
        return None if is_whole else joined(changed + before + self._above)

    def _draw_above(self, surface: pygame.Surface) -> list[pygame.Rect]:
        window = surface.get_rect()
        drawn = [
            *self.draw_lifted(surface),
            *self.stage.draw(surface),
            *self.pace.flights.draw(surface, self.board.sprite),
            *self.bubbles.draw(surface, self.app.look, self.board.panel),
            *self.draw_popover(surface),
        ]
        return [area.clip(window) for area in drawn]

    def draw_lifted(self, surface: pygame.Surface) -> list[pygame.Rect]:
        lifted = self.board.lifted(self.lifted_name())
        if lifted is None:
            return []
        card, spot = lifted
        return [self.board.draw_lifted(surface, card, (round(spot.x), round(spot.y)), round(spot.width), None)]

    def pointed_card(self, seconds: float) -> Pointed | None:
        """The card that has been pointed at for so long, in the log at once."""
        if self.stage.hovered and self.stage.hovered_for >= seconds:
            widget = self.stage.find(self.stage.hovered)
            if isinstance(widget, PlaceWidget) and widget.place.card is not None:
                return widget.place.card, widget.rect
        # What the log brings below a pointer that rests was not pointed at.
        read = self.log.card_at(self.app.pointer)
        return read if read == self._read else None

    def draw_popover(self, surface: pygame.Surface) -> list[pygame.Rect]:
        pointed = None if self.pace.flights else self.pointed_card(POPOVER_AFTER)
        return [] if pointed is None else self.peek.draw(surface, pointed)

    @property
    def notices_area(self) -> pygame.Rect:
        area = super().notices_area
        area.height = self.board.areas.prompt.top  # not over the hand, or over what answers a question
        return area

    @property
    def kept_clear(self) -> list[pygame.Rect]:
        """Where no card is shown large if it can be helped: the question, and what answers it."""
        areas = self.board.areas
        return [areas.prompt, areas.buttons]
