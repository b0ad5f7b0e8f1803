"""Somebody who plays at a table in the window, with the mouse: for tests and benchmarks that need a whole game.

What is picked follows from a seed and from how many answers there were before, so the same game is always played alike,
also when it was resumed in between.
"""

from collections.abc import Iterator

import pygame

from game.core.chance import Random, Stream
from game.core.decisions import Decision, Verb
from scenes.app.app import App
from scenes.app.widgets import Slider, Widget
from scenes.table.places import PlaceWidget
from scenes.table.prompt import Prompt
from scenes.table.scene import TableScene

UNWANTED = ("Copper", "Curse")  # never bought

Point = tuple[int, int]


class Unclickable(Exception):
    """Nothing in the window stands for what is to be clicked."""


class TablePlayer:
    """Answers what a table asks, click by click. It sees the prompt and the widgets, and nothing of the game."""

    def __init__(self, app: App, seed: int) -> None:
        self.app = app
        self.seed = seed
        self.picks: list[int] = []  # the answer that is being given, as places among the options
        self._prompt: Prompt | None = None
        self._clicks: Iterator[Point] = iter(())

    @property
    def table(self) -> TableScene | None:
        """The table, if it is what the window shows and it asks something."""
        scene = self.app.scene if self.app.stack else None
        is_asking = isinstance(scene, TableScene) and scene.prompt is not None and scene.pace.is_idle
        return scene if is_asking else None

    def decide(self) -> bool:
        """Make up one's mind about the open question; whether there is a new one."""
        table = self.table
        if table is None or table.prompt is self._prompt:
            return False
        assert table.prompt is not None
        self._prompt = table.prompt
        self.picks = self._wanted(table.prompt.decision, table.session.match.answers)
        self._clicks = self._ways(table, table.prompt, self.picks)
        return True

    def next_click(self) -> Point | None:
        """Where to click next for the answer; None where there is nothing to click."""
        table = self.table
        if table is None:
            return self._elsewhere()
        return next(self._clicks, None) if table.prompt is self._prompt else None

    def click(self, button: int = 1) -> bool:
        """Click once; whether there was something to click."""
        self.decide()
        place = self.next_click()
        if place is not None:
            click(self.app, place, button)
        return place is not None

    def _elsewhere(self) -> Point | None:
        """A warning about unplayed Actions is waved through."""
        scene = self.app.scene if self.app.stack else None
        if scene is not None and scene.name == "dialog" and self._prompt is not None:
            return middle(scene.stage.find("button 0"))
        return None

    # What is picked

    def _wanted(self, decision: Decision, answers: int) -> list[int]:
        random = Random.from_seed(self.seed, Stream.IMAGINE, answers)
        places = list(range(len(decision.options)))
        if decision.verb is Verb.PLAY:
            return [random.pick(places)]
        if decision.verb is Verb.PLAY_TREASURE:
            return places
        if decision.verb is Verb.BUY:
            wanted = [place for place in places if decision.options[place].name not in UNWANTED]
            best = [place for place in wanted if decision.options[place].name in ("Province", "Gold")]
            return [random.pick(best or wanted)] if wanted else []
        count = decision.at_least + random.below(decision.at_most - decision.at_least + 1)
        return random.sample(places, count)

    # Where to click for it

    def _ways(self, table: TableScene, prompt: Prompt, picks: list[int]) -> Iterator[Point]:
        assert table.answering is not None
        if table.answering.together:
            # The button plays those that can be played in any order; the others are asked about again.
            yield self._button("deed 0") if picks else self._button("deed 1")
        elif not picks:
            yield self._button("deed 1" if prompt.is_yes_or_no else "deed 0")
        elif prompt.is_count:
            for name in prompt.names:
                for _ in range(sum(prompt.decision.options[place].name == name for place in picks)):
                    yield self._button(f"more {name}")
            yield self._button("deed 0")
        elif prompt.is_scale:
            yield from self._slide(picks[0])
            yield self._button("deed 0")
        else:
            for place in picks[:1] if prompt.is_single else picks:
                yield self._option(place)
            if prompt.needs_confirming:
                yield self._button("deed 0")

    def _slide(self, value: int) -> Iterator[Point]:
        slider = self.app.scene.stage.find("scale")
        assert isinstance(slider, Slider)
        bar = slider._bar()
        if slider.value != value:
            yield bar.x + round(bar.width * (value - slider.low) / max(1, slider.high - slider.low)), bar.y

    def _button(self, name: str) -> Point:
        return middle(self.app.scene.stage.find(name), name)

    def _option(self, place: int) -> Point:
        """Some point at which an option can be clicked: cards may cover each other."""
        stage = self.app.scene.stage
        for widget in stage.walk():
            is_it = widget.name == f"choice {place}"
            if is_it or (isinstance(widget, PlaceWidget) and widget.place.option == place):
                for point in _points(widget.rect):
                    if stage.at(point) is widget:
                        return point
        raise Unclickable(f"option {place}: {self._prompt and self._prompt.decision}")


def _points(rect: pygame.Rect) -> Iterator[Point]:
    yield rect.center
    for across in range(1, 16):
        for down in (8, 4, 12):
            yield rect.x + rect.width * across // 16, rect.y + rect.height * down // 16


def middle(widget: Widget | None, name: str = "") -> Point:
    if widget is None or not widget.is_usable:
        raise Unclickable(name)
    return widget.rect.center


def move(app: App, place: Point) -> None:
    """Post that the pointer is there now."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=seen(app, place), rel=(0, 0), buttons=(0, 0, 0)))


def seen(app: App, place: Point) -> Point:
    """Where in the window a place of the scene is, whichever edge that is seen from."""
    width, height = app.display.size
    return (width - 1 - place[0], height - 1 - place[1]) if app.is_turned else place


def click(app: App, place: Point, button: int = 1) -> None:
    """Post what a click is made of."""
    move(app, place)
    place = seen(app, place)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=button))
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=place, button=button))


def press(key: int, typed: str = "") -> None:
    """Post a key, and what it types."""
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=typed, scancode=0))
    if typed:
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=typed))
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=typed, scancode=0))
