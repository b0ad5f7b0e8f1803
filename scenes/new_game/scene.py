"""The scene in which a new game is set up: pages to leaf through, and always in sight what comes of it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.core.rules import Setup
from scenes.app.scene import Scene
from scenes.app.stage import TIP_AFTER
from scenes.app.widgets import Button, Choice, Label, Marks, Widget
from scenes.app.widgets.widget import Act
from scenes.inspector import draw_popover
from scenes.look.look import Look
from scenes.look.shapes import disc
from scenes.look.theme import BRASS_BRIGHT, CREAM, FADED, NIGHT
from scenes.new_game.details import DetailsPage
from scenes.new_game.offer import OFFERS, offer_of
from scenes.new_game.page import TROUBLE, Page
from scenes.new_game.players import PlayersPage
from scenes.new_game.wish import Verdict, Wish, fresh_seed

if TYPE_CHECKING:
    from scenes.app.app import App

Seated = list[tuple[str, str | None]]  # a name, and which bot it is
OnBegin = Callable[[Setup, Seated], Any]

MARGIN = 36  # units, so that everything lies inside the rim of the table
WIDEST = 1500  # of the pages: on a wider window they stand in its middle
HEAD, FOOT = 90, 104
TAB_WIDTH, TAB_HEIGHT, TAB_GAP = 148, 44, 8


class NewGame(Scene):
    """Who plays what. `on_begin` is called with the checked setup and with who sits where."""

    name = "new_game"

    def __init__(self, app: "App", on_begin: OnBegin, game: str = "dominion") -> None:
        super().__init__(app)
        self.on_begin = on_begin
        self._is_touched = False  # by a finger, which points at nothing once it is lifted
        self._choose_game(game)

    def enter(self) -> None:
        super().enter()
        self.stage.focus = "begin"  # who likes it as it is needs no more than Enter

    def _choose_game(self, game: str) -> None:
        self.offer = offer_of(game)
        self.remembered = self.app.files.last_choices(game)
        self.take(Wish.usual(self.offer, next(iter(self.app.files.names), "")))
        self.pages: list[Page] = [PlayersPage(self), *self.offer.pages(self), DetailsPage(self)]
        self.page = self.pages[0]

    def take(self, wish: Wish) -> None:
        """Wish for something else altogether."""
        self.wish = wish
        self.verdict: Verdict = wish.check(self.app.words)

    # What can be done on every page

    def escape(self) -> bool:
        if self.page.go_back():
            self.rebuild()
            return True
        return super().escape()

    def rebuild(self) -> None:
        """Whatever changed, see first what the rules say to it."""
        self.verdict = self.wish.check(self.app.words)
        if not self.page.is_shown:
            self.page = self.pages[0]
        super().rebuild()

    def turn_to(self, page: Page) -> None:
        self.page = page
        self.rebuild()

    def draw_seed(self) -> None:
        """Let chance fall out another way."""
        self.wish.seed = fresh_seed()
        self.rebuild()

    def as_last_time(self) -> None:
        self.take(Wish.remembered(self.offer, self.remembered))
        self.rebuild()

    def play_another(self, game: str) -> None:
        self._choose_game(game)
        self.rebuild()

    def begin(self) -> None:
        """Begin the game; where it can not begin, go where that is mended."""
        setup = self.verdict.setup
        if setup is None:
            self._go_to_trouble()
            return
        files = self.app.files
        # Names that we gave are not worth remembering.
        files.remember_names(chair.typed for chair in self.wish.chairs if chair.bot is None and chair.typed.strip())
        files.remember_choices(self.offer.game, self.wish.to_data(setup))
        self.remembered = files.last_choices(self.offer.game)
        self.app.tell_troubles()
        self.on_begin(setup, self.wish.seated(self.app.words))

    def _go_to_trouble(self) -> None:
        found = next((page for page in self.pages if self.verdict.place in page.places), None)
        if found is None or found is self.page:
            assert self.verdict.trouble is not None
            self.app.tell(self.verdict.trouble)
        if found is not None:
            self.turn_to(found)

    # A card that is pointed at

    def resume(self) -> None:
        super().resume()
        self.stage.hover(self.app.pointer)  # it has been elsewhere meanwhile

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self._is_touched = getattr(event, "touch", False)
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        kind, _, card = self.stage.hovered.partition(" ")
        pointed = self.stage.find(self.stage.hovered) if kind == "card" and not self._is_touched else None
        if pointed is not None and self.stage.hovered_for >= TIP_AFTER:
            draw_popover(surface, self.app, self.offer.game, card, pointed.rect)

    # What there is to see

    @property
    def area(self) -> pygame.Rect:
        """What a page has for itself."""
        look = self.app.look
        width = min(WIDEST, look.width - 2 * MARGIN)
        return look.rect((look.width - width) / 2, HEAD, width, look.height - HEAD - FOOT)

    def build(self) -> list[Widget]:
        return [*self._build_head(), *self.page.build(self.area), *self._build_foot()]

    def _build_head(self) -> list[Widget]:
        look, words, area = self.app.look, self.app.words, self.area
        shown = [page for page in self.pages if page.is_shown]
        tabs = pygame.Rect(0, look.px(34), look.px(len(shown) * (TAB_WIDTH + TAB_GAP) - TAB_GAP), 0)
        tabs.height = look.px(TAB_HEIGHT)
        tabs.centerx = area.centerx
        left = pygame.Rect(area.x, tabs.y, tabs.x - area.x - look.px(16), tabs.height)
        widgets: list[Widget] = []
        if len(OFFERS) > 1:
            games = [(game, words.say(f"game.{game}.name")) for game in OFFERS]
            widgets.append(Choice(look, left, games, self.offer.game, self.play_another, "game"))
        else:
            widgets.append(Label(left, words.say("new_game.title"), 30, "semibold", BRASS_BRIGHT, shadow=True))
        for number, page in enumerate(shown):
            left_edge = tabs.x + look.px(number * (TAB_WIDTH + TAB_GAP))
            widgets.append(self._tab(page, pygame.Rect(left_edge, tabs.y, look.px(TAB_WIDTH), tabs.height)))
        if self.remembered:
            right = pygame.Rect(tabs.right + look.px(16), tabs.y, area.right - tabs.right - look.px(16), tabs.height)
            right = right.inflate(-max(0, right.width - look.px(230)), 0)
            right.right = area.right
            text, tip = words.say("new_game.last"), words.say("new_game.last.tip")
            widgets.append(Button(right, text, self.as_last_time, "as last time", size=16, tip=tip))
        return widgets

    def _tab(self, page: Page, place: pygame.Rect) -> "Tab":
        has_trouble = bool(self.verdict.place) and self.verdict.place in page.places
        words = self.app.words.say(f"new_game.page.{page.id}")
        kind = "chosen" if page is self.page else "plain"
        return Tab(place, words, lambda: self.turn_to(page), f"page {page.id}", kind, has_trouble)

    def _build_foot(self) -> list[Widget]:
        look, words, area = self.app.look, self.app.words, self.area
        line = pygame.Rect(area.x, area.bottom + look.px(10), area.width, look.px(60))
        back = pygame.Rect(line.x, line.centery - look.px(24), look.px(150), look.px(48))
        begin = pygame.Rect(line.right - look.px(250), line.y, look.px(250), line.height)
        middle = pygame.Rect(back.right + look.px(24), line.y, begin.x - back.right - look.px(48), line.height)
        return [
            Button(back, words.say("window.back"), self.app.pop, "back", symbol="arrow_left"),
            *self._build_summary(middle),
            Button(
                begin, words.say("new_game.begin"), self.begin, "begin",
                "off" if self.verdict.setup is None else "main", size=26,
            ),
        ]  # fmt: skip

    def _build_summary(self, place: pygame.Rect) -> list[Widget]:
        """In one glance: who plays what. Or what does not fit, unless it is told on the page anyhow."""
        if self.verdict.trouble is not None:
            if self.page.tells(self.verdict.place):
                return []
            sentence = self.app.words.error(self.verdict.trouble)
            return [Label(place, sentence, 16, "semibold", TROUBLE, "right", lines=3)]
        half = place.height // 2
        names = " · ".join(name for name, _ in self.wish.seated(self.app.words))
        upper = pygame.Rect(place.x, place.y, place.width, half)
        lower = pygame.Rect(place.x, upper.bottom, place.width, place.height - half)
        told = [self.app.words.mode(self.wish.mode)] if len(self.offer.modes) > 1 else []
        told += [page.summary for page in self.pages if page.is_shown and page.summary]
        return [
            Label(upper, names, 18, "semibold", CREAM, "right", shadow=True),
            Label(lower, " · ".join(told), 16, "regular", FADED, "right", shadow=True),
        ]


class Tab(Button):
    """The way to a page; it says where something does not fit yet."""

    def __init__(self, rect: pygame.Rect, text: str, on_click: Act, name: str, kind: str, has_trouble: bool) -> None:
        super().__init__(rect, text, on_click, name, kind)
        self.has_trouble = has_trouble

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        super().draw(surface, look, marks)
        if not self.has_trouble:
            return
        radius = look.px(10)
        plate = disc(look, radius, TROUBLE)
        place = plate.get_rect(center=(self.rect.right - look.px(4), self.rect.y + look.px(4)))
        surface.blit(plate, place)
        look.write(surface, "!", place, 17, "bold", NIGHT, "center")
