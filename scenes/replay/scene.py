"""The scene in which a game is watched again."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.core.decisions import Seat
from game.core.events import Event
from scenes.app.widgets import Choice, Widget
from scenes.play.games import Games
from scenes.play.replaying import Replay
from scenes.play.turn_events import TURN, turn_events
from scenes.replay.controls import bar_region, build_bar, build_buttons
from scenes.replay.timeline import Timeline
from scenes.table.eyes import Eyes
from scenes.table.layers import Region
from scenes.table.log_view import Line
from scenes.table.places import PlaceWidget
from scenes.table.shown_table import ShownTable, SideDeed

if TYPE_CHECKING:
    from scenes.app.app import App

FACTORS = (2.0, 1.0, 0.5, 0.25)  # how much longer everything takes, for each of the speeds
USUAL = {"slow": 0, "normal": 1, "fast": 2, "off": 1}  # which of them fits what one likes at the table
REST = 0.45  # seconds between two answers while it plays by itself
STILL_REST = 0.9  # … where nothing moves


class ReplayScene(ShownTable):
    """A game that is looked back on, from a file or from what was just played. SaveError for a file that is none."""

    name = "replay"

    def __init__(self, app: "App", source: "Replay | Path") -> None:
        self.replay = source if isinstance(source, Replay) else Replay.open(Games(app.files.folders), source)
        super().__init__(app, self.replay.match, self.replay.chairs)
        people = [seat for seat, chair in enumerate(self.replay.chairs) if chair.is_person]
        self.seat: int | None = people[0] if len(people) == 1 else None  # as whom one looks; None: all cards are open
        self.speed = USUAL[app.settings.speed]
        self.is_playing = True
        self._is_settled = False  # whether the board shows where the replay stands
        self._rest = 0.0
        self._wanted: int | None = None  # where the bar was dragged to since the last frame
        self._lines: list[Line | None] = []  # of the log, as far as they were ever needed

    # The life cycle

    def enter(self) -> None:
        self._take_speed()
        self.restyle()
        self._settle()
        if not self.replay.is_whole:
            self.app.say(self.app.words.say("replay.not_whole"))

    def resume(self) -> None:
        self._take_speed()
        self._must_draw = True
        self._settle()

    def restyle(self) -> None:
        words = self.app.words
        self.titles = [words.log(event, self.players) or "" for event in turn_events(self.replay.whole)]
        self._lines = []
        super().restyle()

    def _take_speed(self) -> None:
        settings = self.app.settings
        self.pace.is_reduced = settings.reduced_motion
        self.pace.factor = None if settings.speed == "off" else FACTORS[self.speed]

    # What is seen

    @property
    def eyes(self) -> Eyes:
        return tuple(Seat(seat) for seat in range(len(self.players))) if self.seat is None else (Seat(self.seat),)

    @property
    def told(self) -> Sequence[Event]:
        events = self.replay.match.events
        return events[: len(events) - len(self.pace.waiting)]

    def retell(self) -> None:
        """The log as far as the replay is. A line that was once laid out is not laid out again."""
        told = self.told
        for event in told[len(self._lines) :]:
            self._lines.append(self.log.laid_out(self.as_seen(event)))
        self.log.clear()
        for line in self._lines[: len(told)]:
            if line is not None:
                self.log.append(line)

    @property
    def heading(self) -> str:
        """What the turn is called that is seen. While its end is still being shown the next one has not begun."""
        begun = next((event for event in reversed(self.told) if event.name == TURN), None)
        named = None if begun is None else self.app.words.log(begun, self.players)
        return named or self.titles[0]

    @property
    def is_at_result(self) -> bool:
        """Whether the game is over here, and all of it was shown."""
        return self._is_settled and self.replay.match.result is not None

    def _bottom(self) -> Seat:
        """Whose hand lies at the lower edge: where all are open, that of whose turn it is."""
        return self.replay.match.turn.seat if self.seat is None else Seat(self.seat)

    def _settle(self) -> None:
        """Everything was shown: the board shows where the replay stands."""
        self._is_settled = True
        self._actor = self.replay.match.turn.seat
        self._rest = REST * self.pace.factor if self.pace.factor is not None else STILL_REST * FACTORS[self.speed]
        if self.replay.position == self.replay.length:
            self.is_playing = False
        self.board.refresh(self.replay.match, self.eyes, self._bottom())
        self.rebuild()

    # Time

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._wanted is not None:
            self.scrub(self._wanted)
        latest = self.latest
        self.show_motion(seconds)
        if self.latest != latest:
            self.rebuild()
        if not self.pace.is_idle:
            return
        if not self._is_settled:
            self._settle()
        elif self.is_playing:
            self._rest -= seconds
            if self._rest <= 0:
                self._go_on()

    def _go_on(self) -> None:
        """Show what the next answer led to."""
        self._finish_motion()
        here = self.replay.position
        if here == self.replay.length:
            return
        self.replay.go_to(here + 1)
        events = [self.as_seen(event) for event in self.replay.events(here, here + 1)]
        self.board.expect(self.replay.match, self.eyes, events)
        self.pace.add(events)
        self._is_settled = False
        self.rebuild()

    def _tell(self, event: Event) -> None:
        super()._tell(event)
        if event.name == TURN:
            self.rebuild()  # it has another heading

    def _finish_motion(self) -> None:
        """What still moves is where it belongs, and told."""
        self.pace.skip()
        self.show_motion(0)
        if not self._is_settled:
            self._settle()

    # Steering

    def toggle(self) -> None:
        """Play, or pause. After the end it begins anew."""
        if not self.is_playing and self.replay.position == self.replay.length:
            self.go_to(0)
        self.is_playing = not self.is_playing
        self._rest = 0.0
        self.rebuild()

    def step_forward(self) -> None:
        self.is_playing = False
        self._go_on()

    def step_back(self) -> None:
        self.go_to(self.replay.position - 1)

    def turn_forward(self) -> None:
        """To the beginning of the next turn, or to the end."""
        later = [turn.answers for turn in self.replay.turns if turn.answers > self.replay.position]
        self.go_to(later[0] if later else self.replay.length)

    def turn_back(self) -> None:
        """To the beginning of this turn, or of the one before."""
        earlier = [turn.answers for turn in self.replay.turns if turn.answers < self.replay.position]
        self.go_to(earlier[-1] if earlier else 0)

    def go_to(self, position: int) -> None:
        """Stand somewhere else at once, and stay there."""
        self.is_playing = False
        self.scrub(position)

    def scrub(self, position: int) -> None:
        """Stand somewhere else, and play on from there if it was playing."""
        self._wanted = None
        self.pace.skip()
        self.pace.take_started()
        self.bubbles.clear()
        self.latest = None
        self.replay.go_to(position)
        self.retell()
        self._must_draw = True
        self._settle()

    def drag_to(self, position: int) -> None:
        """The same when the next frame comes: a mouse says many times a frame where it is."""
        self._wanted = position

    def set_speed(self, speed: int) -> None:
        self.speed = speed
        self._take_speed()
        self.rebuild()

    def look_as(self, seat: int | None) -> None:
        """Look with the eyes of a player, or of all."""
        if seat is not None and seat >= len(self.players):
            return
        self._finish_motion()
        self.seat = seat
        self._lines = []
        self.retell()
        self._must_draw = True
        self._settle()

    def open_results(self) -> None:
        """The end of the game, whole."""
        from scenes.results import ResultsScene

        if self.replay.whole.result is not None:
            self._finish_motion()
            self.is_playing = False
            self.app.push(ResultsScene(self.app, Over(self.replay), is_replay=True))

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and self._shortcut(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self._wants_skip(event.pos):
            self._finish_motion()
            return True
        used = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            self._point(event.pos)
        return used

    def _wants_skip(self, place: tuple[int, int]) -> bool:
        """Whether a click on the board means that what moves there has moved long enough."""
        return not self.pace.is_idle and isinstance(self.stage.at(place), PlaceWidget | None)

    def _point(self, place: tuple[int, int]) -> None:
        """Say which turn the pointer is at."""
        timeline = self.stage.find("timeline")
        assert isinstance(timeline, Timeline)
        pointed = timeline.answers_at(place[0]) if self.stage.hovered == "timeline" else None
        if pointed != timeline.pointed:
            timeline.pointed = pointed
            self._must_draw = True

    def _shortcut(self, event: pygame.event.Event) -> bool:
        focused = self.stage.find(self.stage.focus) if self.stage.focus and self.stage.shows_focus else None
        if isinstance(focused, Choice) and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        acts = {
            pygame.K_SPACE: self.toggle,
            pygame.K_RIGHT: self.step_forward,
            pygame.K_LEFT: self.step_back,
            pygame.K_DOWN: self.turn_forward,
            pygame.K_PAGEDOWN: self.turn_forward,
            pygame.K_UP: self.turn_back,
            pygame.K_PAGEUP: self.turn_back,
            pygame.K_HOME: lambda: self.go_to(0),
            pygame.K_END: lambda: self.go_to(self.replay.length),
            pygame.K_l: self.toggle_log,
            pygame.K_r: self.open_results,
            pygame.K_F1: self.open_help,
        }
        if event.key in acts:
            acts[event.key]()
        elif event.unicode == "?":
            self.open_help()
        elif event.unicode.isdecimal():
            number = int(event.unicode)
            self.look_as(number - 1 if number else None)
        else:
            return False
        return True

    # Widgets and picture

    def side_deeds(self) -> list[SideDeed]:
        say = self.app.words.say
        has_result = self.replay.whole.result is not None
        return [
            SideDeed("cross", say("replay.leave_tip"), self.app.pop),
            SideDeed("crown", say("replay.results_tip"), self.open_results, has_result),
            SideDeed("log", say("table.log_tip"), self.toggle_log),
            SideDeed("help", say("table.help_tip"), self.open_help),
        ]

    def build(self) -> list[Widget]:
        places: list[Widget] = [self.place_widget(place) for place in self.board.places(None)]
        pointed = self.stage.find("timeline")
        bar = build_bar(self)
        for widget in bar:
            if isinstance(widget, Timeline) and isinstance(pointed, Timeline):
                widget.pointed = pointed.pointed
        return [*build_buttons(self), *bar, *self.sidebar.build(), *places]

    @property
    def is_waiting(self) -> bool:
        return self.is_playing or not self._is_settled or super().is_waiting

    def regions(self) -> list[Region]:
        decision = self.replay.match.decision
        asked = decision.decider if decision is not None and self._is_settled else None
        board = self.board.regions(None, asked, self.lifted_name())
        return [*board, bar_region(self), *self.sidebar.regions()]

    def draw_popover(self, surface: pygame.Surface) -> list[pygame.Rect]:
        timeline = self.stage.find("timeline")
        assert isinstance(timeline, Timeline)
        return [*timeline.draw_pointed(surface, self.app.look), *super().draw_popover(surface)]


class Over:
    """A replay as it ends, for the results."""

    def __init__(self, replay: Replay) -> None:
        self.match, self.chairs = replay.whole, replay.chairs
