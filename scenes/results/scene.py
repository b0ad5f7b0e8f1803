"""The scene at the end of a game."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Protocol

import pygame

from game.core.match import Match
from scenes.app.scene import Scene
from scenes.app.stage import TIP_AFTER
from scenes.app.widgets import Button, Label, Panel, Picture, ScrollArea, Widget
from scenes.app.widgets.widget import Act, Marks
from scenes.games import shown
from scenes.inspector import draw_popover
from scenes.look.look import Look
from scenes.look.markers import marker
from scenes.look.symbols import symbol
from scenes.look.theme import BRASS_BRIGHT, CANDLE, CREAM, FADED
from scenes.look.titles import title
from scenes.play.chairs import Chair
from scenes.results.account import Side
from scenes.results.chart import Chart, Plot
from scenes.results.embers import Embers
from scenes.results.growth import growth_of
from scenes.results.standings import Standing, Trophies, ranks, rows, total_shield
from scenes.table.pile_view import EDGE, Counted, fitting, spread_out
from scenes.table.pile_view import GAP as CARD_GAP

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
MARGIN, GAP = 38, 14
WIDEST = 1640  # on a wider window everything stands in its middle
HEAD, FOOT = 124, 98  # with the rim of the table
HEADING = 38  # over the plot and the cards
CARD = 84  # wide
DRAWING = 1.6  # seconds in which the lines of the plot are drawn


class Played(Protocol):
    """A game that is over: a session, or a replay that stands at its end."""

    @property
    def match(self) -> Match: ...

    @property
    def chairs(self) -> Sequence[Chair]: ...


class ResultsScene(Scene):
    """Who won, and everything that one likes to know then."""

    name = "results"

    def __init__(self, app: "App", played: Played, is_replay: bool = False) -> None:
        super().__init__(app)
        self.match, self.chairs = played.match, tuple(played.chairs)
        self.is_replay = is_replay
        self.game = self.match.setup["game"]
        self.step: int | None = None  # of the plot that is pointed at
        self._drawn = 0.0  # how long the plot has been drawing itself
        moves = app.settings.speed != "off" and not app.settings.reduced_motion
        if not moves:
            self._drawn = DRAWING
        self.embers = Embers(moves)
        self._still: pygame.Surface | None = None  # all but the embers, drawn again only where it changed
        self._plot_changed = False
        self._popover: pygame.Rect | None = None  # where a card is shown large
        self._lit: list[pygame.Rect] = []  # where embers were drawn last
        self._look_back()
        self.chosen = self.account.sides[0].seat

    def _look_back(self) -> None:
        """Everything that is said, in the words of now."""
        words, players = self.app.words, [chair.name for chair in self.chairs]
        self.account = shown(self.game).account(self.match, words)
        self.growth = growth_of(self.match, self.account.curves, players, words)
        self._chart: Chart | None = None

    def restyle(self) -> None:
        self._still = None
        self._look_back()
        super().restyle()

    # Where things are

    @property
    def body(self) -> pygame.Rect:
        look = self.app.look
        width = min(WIDEST, look.width - 2 * MARGIN)
        return look.rect((look.width - width) / 2, HEAD, width, look.height - HEAD - FOOT)

    def build(self) -> list[Widget]:
        look, body = self.app.look, self.body
        gap = look.px(GAP)
        left = pygame.Rect(body.x, body.y, (body.width - gap) * 53 // 100, body.height)
        right = pygame.Rect(left.right + gap, body.y, body.right - left.right - gap, body.height)
        upper = pygame.Rect(right.x, right.y, right.width, (right.height - gap) * 48 // 100)
        lower = pygame.Rect(right.x, upper.bottom + gap, right.width, right.bottom - upper.bottom - gap)
        return [
            *self._build_buttons(),
            *self._build_head(),
            *self._build_standings(left),
            *self._build_plot(upper),
            *self._build_cards(lower),
        ]

    def _build_head(self) -> list[Widget]:
        look, body = self.app.look, self.body
        top = pygame.Rect(body.x, look.px(28), body.width, look.px(58))
        below = pygame.Rect(body.x, top.bottom, body.width, look.px(30))
        reasons = " ".join(self.account.reasons)
        headline = Headline(top, self.account.headline, self.account.is_defeat)
        return [headline, Label(below, reasons, 19, "italic", CREAM, "center", shadow=True)]

    def _build_standings(self, area: pygame.Rect) -> list[Widget]:
        look, sides = self.app.look, self.account.sides
        places = rows(look, area, sides)
        shield, trophies = total_shield(look, places[0], sides), Trophies(self.app, self.game, places[0], sides)
        widgets: list[Widget] = []
        for row, side, rank in zip(places, sides, ranks(sides), strict=True):
            is_bot = not self.chairs[side.seat].is_person if side.seat < len(self.chairs) else None
            widgets.append(
                Standing(
                    row, self.app.words, side, rank if self.account.is_ranked else 0, side.seat == self.chosen, is_bot,
                    shield, partial(self.choose, side.seat),
                )
            )  # fmt: skip
            widgets += trophies.of(row, side)
        return widgets

    def _build_plot(self, area: pygame.Rect) -> list[Widget]:
        look, say = self.app.look, self.app.words.say
        box = pygame.Rect(area.x, area.y + look.px(HEADING), area.width, area.height - look.px(HEADING + 6))
        box = box.inflate(-look.px(20), 0)
        if self._chart is None or self._chart.box != box:
            self._chart = Chart(look, box, self.growth, self.account.curves, say("results.plot_turn"))
        plot = Plot(self._chart, self.step, self.point_at, "plot")
        plot.part = min(1.0, self._drawn / DRAWING)
        return [Panel(area, say("results.plot")), plot]

    def _build_cards(self, area: pygame.Rect) -> list[Widget]:
        look, words, side = self.app.look, self.app.words, self.side
        count = sum(number for _, number in side.cards)
        heading = pygame.Rect(
            area.x + look.px(42), area.y + look.px(8), area.width - look.px(58), look.px(HEADING - 10)
        )
        text = words.say_number("results.cards", count, player=side.name)
        box = pygame.Rect(
            area.x + look.px(16), heading.bottom + look.px(6), area.width - look.px(24), area.bottom - heading.bottom
        )
        box.height -= look.px(12)
        sign = look.px(16)
        place = pygame.Rect(area.x + look.px(18), heading.centery - sign // 2, sign, sign)
        widgets: list[Widget] = [
            Panel(area),
            Picture(place, lambda: marker(look, side.sign, sign)),
            Label(heading, text, 18, "semibold", BRASS_BRIGHT),
        ]
        if not side.cards:
            return [*widgets, Label(box, words.say("results.no_cards"), 17, "italic", FADED, "center")]

        def lay_out(room: int) -> list[Widget]:
            """Cards of about the same size, whatever the room, that fill a row."""
            across = fitting(look, room, look.px(CARD))
            wide = (room - 2 * look.px(EDGE) + look.px(CARD_GAP)) // across - look.px(CARD_GAP)
            place = pygame.Rect(box.x, box.y, room, box.height)
            return spread_out(self.app, self.game, place, side.cards, wide, "owned")

        return [*widgets, ScrollArea.holding(look, box, lay_out, f"cards {side.seat}", look.px(10))]

    def _build_buttons(self) -> list[Widget]:
        look, say, body = self.app.look, self.app.words.say, self.body
        deeds: list[tuple[str, Act, str]] = [("again", self.play_again, "main")]
        if self.is_replay:
            deeds.append(("back", self.app.pop, "plain"))
        else:
            deeds += [("watch", self.watch, "plain"), ("table", self.app.pop, "plain")]
        deeds.append(("title", self.to_title, "plain"))
        gap = look.px(GAP)
        wide = min(look.px(290), (body.width - (len(deeds) - 1) * gap) // len(deeds))
        left = body.centerx - (len(deeds) * (wide + gap) - gap) // 2
        top, high = body.bottom + look.px(14), look.px(50)
        return [
            Button(
                pygame.Rect(left + number * (wide + gap), top, wide, high), say(f"results.{name}"), act, name, kind,
                size=19, tip=say("results.again_tip") if name == "again" else "",
            )
            for number, (name, act, kind) in enumerate(deeds)
        ]  # fmt: skip

    @property
    def plot(self) -> Plot:
        plot = self.stage.find("plot")
        assert isinstance(plot, Plot)
        return plot

    @property
    def side(self) -> Side:
        """Whose cards are shown."""
        return next(side for side in self.account.sides if side.seat == self.chosen)

    # What can be done

    def choose(self, seat: int) -> None:
        self.chosen = seat
        self.rebuild()

    def point_at(self, step: int | None) -> None:
        if step != self.step:
            self.step = self.plot.step = step
            self._plot_changed = True

    def play_again(self) -> None:
        """The same players and cards, dealt anew."""
        from scenes.table.begin import begin_again

        begin_again(self.app, self.match, self.chairs)

    def watch(self) -> None:
        from scenes.play.chairs import Seating
        from scenes.play.replaying import Replay
        from scenes.replay import ReplayScene

        self.app.push(ReplayScene(self.app, Replay(self.match, Seating.now(self.chairs))))

    def to_title(self) -> None:
        self.app.return_to(self.app.stack[0])

    # Events and time

    def handle(self, event: pygame.event.Event) -> bool:
        used = super().handle(event)
        if event.type == pygame.MOUSEMOTION and self._chart is not None:
            is_there = self.stage.hovered == "plot"
            if is_there or (self.step is not None and self.stage.focus != "plot"):
                self.point_at(self._chart.step_at(event.pos[0]) if is_there else None)
        return used

    @property
    def _is_drawing(self) -> bool:
        return self._drawn < DRAWING

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self.embers:
            self.embers.update(seconds)
        if self._is_drawing:
            self._drawn += seconds
            self.plot.part = min(1.0, self._drawn / DRAWING)
            self._plot_changed = True

    @property
    def needs_frame(self) -> bool:
        return super().needs_frame or self._plot_changed or bool(self.embers) or bool(self._lit)

    @property
    def is_waiting(self) -> bool:
        return self.stage.is_timing

    # The picture: while embers rise, only they and the plot are drawn anew

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        look = self.app.look
        changed = self._lit
        is_new = self._still is None or self.stage.is_dirty or look.written is not None
        if self._still is None:
            self._still = pygame.Surface(surface.get_size()).convert(surface)
        if is_new:
            self._paint(self._still)
        elif self._plot_changed:
            area = self.plot.rect.inflate(look.px(16), look.px(16))
            self._still.set_clip(area)
            self._paint(self._still)
            self._still.set_clip(None)
            changed = [*changed, area]
        is_whole = is_new or self.app.is_blank
        if is_whole:
            surface.blit(self._still, (0, 0))
        else:
            for area in changed:
                surface.blit(self._still, area, area)
        self._plot_changed = False
        self._lit = self.embers.draw(surface, look, self._hidden()) if self.embers else []
        return None if is_whole else changed + self._lit

    def _paint(self, still: pygame.Surface) -> None:
        """Everything that does not rise."""
        self.app.draw_background(still, self.background)
        self.stage.draw(still)
        self._popover = None
        widget = self.stage.find(self.stage.hovered) if self.stage.hovered else None
        if isinstance(widget, Counted) and self.stage.hovered_for >= TIP_AFTER:
            self._popover = draw_popover(still, self.app, self.game, widget.card, widget.rect)

    def _hidden(self) -> list[pygame.Rect]:
        """What embers do not rise in front of."""
        places = [widget.rect for widget in self.stage.widgets if not isinstance(widget, Headline)]
        return places if self._popover is None else [*places, self._popover]


class Headline(Widget):
    """Who won, in letters of brass between two crowns; who loses to the cards gets no crowns."""

    def __init__(self, rect: pygame.Rect, text: str, is_defeat: bool) -> None:
        super().__init__(rect)
        self.text, self.is_defeat = text, is_defeat

    def draw(self, surface: pygame.Surface, look: Look, marks: Marks) -> None:
        crown = symbol(look, "crown", look.px(40), BRASS_BRIGHT)
        side = crown.get_width() + look.px(26)
        light = _halo(look, (self.rect.width, self.rect.height * 3))
        surface.blit(light, light.get_rect(center=self.rect.center), special_flags=pygame.BLEND_RGB_ADD)
        written = title(look, surface, self.text, "", self.rect.inflate(-2 * side, 0), lines=1, in_capitals=True)
        if self.is_defeat:
            return
        for centre in (written.left - side // 2 - look.px(4), written.right + side // 2 + look.px(4)):
            surface.blit(crown, crown.get_rect(center=(centre, self.rect.centery - look.px(2))))


def _halo(look: Look, size: tuple[int, int]) -> pygame.Surface:
    """A soft light on black, to be added to what is there."""

    def make() -> pygame.Surface:
        small = pygame.Surface((160, 60))
        for step in range(40):
            part = step / 40
            area = small.get_rect().inflate(-160 * part, -60 * part)
            pygame.draw.ellipse(small, [round(value * 0.30 * part * part) for value in CANDLE], area)
        return pygame.transform.smoothscale(small, size)

    made = look.cache.get(("halo", size), make)
    assert isinstance(made, pygame.Surface)
    return made
