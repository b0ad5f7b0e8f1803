"""The studio: a window without a screen, somebody who clicks in it, and a clock that waits while others think."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

import pygame

from game import Match
from game.core.decisions import Seat
from scenes.app.app import App
from scenes.app.widgets import Choice
from scenes.play.chairs import Chair, Seating
from scenes.play.games import Games
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from scenes.table.places import PlaceWidget
from scenes.table.scene import TableScene
from tests.screenshots.moments import NAMES
from tests.table_player import click
from tests.window import Window, window

FRAME = 0.05  # seconds
PATIENCE = 5000  # frames, in which the disk writes and bots think
SOMETIME = datetime(2026, 3, 14, 20, 15)  # when all of this was played
NOWHERE = (1, 1)  # where the pointer rests when it is not needed


class Studio:
    """Brings the window to where a picture is taken. What it shows depends on nothing but what is done here."""

    def __init__(self, window: Window, thinker: Thinker) -> None:
        self.window = window
        self.thinker = thinker

    @property
    def app(self) -> App:
        return self.window.app

    @property
    def games(self) -> Games:
        return Games(self.app.files.folders)

    @property
    def table(self) -> TableScene:
        """The table, also below a menu or a curtain."""
        return next(scene for scene in self.app.stack if isinstance(scene, TableScene))

    def sit_down(self, match: Match, people: int = 1, bot: str = "double_witch") -> TableScene:
        """Put a game on the table, and wait until somebody is asked, or a curtain hangs before it."""
        self.begin(match, people, bot)
        self.until(lambda: self.app.scene.name == "curtain" or self._is_asked)
        return self.table

    def begin(self, match: Match, people: int = 1, bot: str = "double_witch") -> None:
        """Put a game on the table, and wait for nothing."""
        session = Session(match.fork(), seating(match, people, bot), self.games, self.thinker)
        self.app.push(TableScene(self.app, session))

    @property
    def _is_asked(self) -> bool:
        table = self.app.scene
        return isinstance(table, TableScene) and table.prompt is not None and not table.needs_frame

    # Time

    def until(self, holds: Callable[[], object]) -> None:
        """Let time pass until something holds."""
        for _ in range(PATIENCE):
            if holds():
                return
            self._step()
        raise AssertionError("This never happens.")

    def pass_time(self, seconds: float) -> None:
        for _ in range(round(seconds / FRAME)):
            self._step()

    def rest(self) -> None:
        """Until nothing moves any more, with the pointer out of the way."""
        self.window.move(NOWHERE)
        self.until(lambda: not self.app.scene.needs_frame)

    def _step(self) -> None:
        """A frame. While a disk or a bot is waited for no time passes, so it does not matter how fast they are."""
        is_waiting = self._waits_for_others
        if is_waiting:
            time.sleep(0.001)
        self.window.frame(0.0 if is_waiting else FRAME)

    @property
    def _waits_for_others(self) -> bool:
        scene = self.app.scene
        if not isinstance(scene, TableScene):
            return False
        question = scene.session.match.decision
        is_bot_asked = question is not None and not scene.session.is_person(Seat(question.decider))
        return scene.session.is_saving or (is_bot_asked and scene.pace.is_idle)

    # What somebody does

    def click(self, name: str) -> None:
        """Click something, also in a window that is turned to its upper edge."""
        widget = self.app.scene.stage.find(name)
        assert widget is not None, f"There is no {name!r}."
        click(self.app, widget.rect.center)
        self.window.frame()

    def choose(self, name: str, value: object) -> None:
        """Click the part of a choice that stands for a value."""
        choice = self.app.scene.stage.find(name)
        assert isinstance(choice, Choice), f"There is no choice {name!r}."
        self.window.click(choice.parts()[[each for each, _ in choice.options].index(value)])

    def pick(self, *names: str) -> None:
        """Click cards that are offered, one of each name."""
        for name in names:
            prompt = self.table.prompt
            assert prompt is not None
            places = [widget for widget in self.table.stage.walk() if isinstance(widget, PlaceWidget)]
            wanted = [each.place for each in places if each.place.card == name and each.place.option is not None]
            self.window.click(next(place for place in wanted if place.option not in prompt.picked).rect)

    def point_at(self, name: str) -> None:
        """Let the pointer rest on something until what it is has been told."""
        widget = self.app.scene.stage.find(name)
        assert widget is not None, f"There is no {name!r}."
        self.window.move(widget.rect)
        self.pass_time(1.0)

    def right_click(self, name: str) -> None:
        widget = self.app.scene.stage.find(name)
        assert widget is not None, f"There is no {name!r}."
        self.window.click(widget.rect, button=3)

    def keep(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.app.draw()
        pygame.image.save(self.app.display.surface, path)


def seating(match: Match, people: int, bot: str = "double_witch", began: datetime = SOMETIME) -> Seating:
    """People on the first chairs, bots on the others."""
    count = len(match.view(0).players)
    chairs = [Chair(name, None if seat < people else bot) for seat, name in enumerate(NAMES[:count])]
    return Seating(tuple(chairs), began)


@contextmanager
def studio(folder: Path, size: tuple[int, int], language: str) -> Iterator[Studio]:
    """A studio for one picture."""
    thinker = Thinker(elsewhere=False)
    try:
        with window(folder, size, language) as opened:
            yield Studio(opened, thinker)
    finally:
        thinker.close()
