"""A person at the table who clicks what the prompt lights up, and looks closely at what is shown."""

from collections.abc import Callable, Sequence
from time import sleep

import pygame

from game import Match
from game.core.decisions import Verb
from scenes.app.widgets import Panel, Widget
from scenes.look.look import Written
from scenes.play.chairs import Chair
from scenes.play.games import Games
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from scenes.table.layers import StillLife
from scenes.table.places import PlaceWidget
from scenes.table.prompt import Prompt
from scenes.table.scene import TableScene
from tests.window import Window

PATIENCE = 4000  # frames to wait for a question: bots think and the disk writes meanwhile


class Driver:
    """Somebody in front of a table. All clicks go through the window."""

    def __init__(self, window: Window, match: Match, bots: Sequence[str | None] = ()) -> None:
        self.window = window
        names = match.view(0).players
        chairs = [Chair(name, bot) for name, bot in zip(names, [*bots, *[None] * len(names)], strict=False)]
        app = window.app
        self.thinker = Thinker(elsewhere=False)
        self.session = Session.from_match(match, chairs, Games(app.files.folders), self.thinker)
        self.scene = TableScene(app, self.session)
        app.push(self.scene)

    def close(self) -> None:
        stack = self.window.app.stack
        while stack[-1] is not self.scene:  # a curtain, say, which the table would only draw again
            stack.pop().leave()
        stack.pop().leave()
        self.thinker.close()

    # Waiting

    def question(self) -> Prompt | None:
        """The next question that is asked of a person, once the curtain is up; None when the game is over."""
        app = self.window.app
        for _ in range(PATIENCE):
            if app.scene.name == "curtain":
                self.window.click_on("open")
            elif app.scene is not self.scene:
                return None  # the results
            elif self.scene.prompt is not None and not self.scene.needs_frame:
                return self.scene.prompt
            self.window.frame(0.05)
            if self.scene.is_waiting:  # for the disk, or for a bot: let their threads have the time
                sleep(0.001)
        raise AssertionError(f"Nobody is asked: {self.session.match.decision}")

    def until(self, holds: Callable[[], object]) -> None:
        """Let the table go on as it does by itself, until something holds."""
        for _ in range(PATIENCE):
            if holds():
                return
            self.window.frame()
            if self.scene.is_waiting:
                sleep(0.001)
        raise AssertionError("It does not come to that.")

    # Answering

    def answer(self, *places: int) -> None:
        """Answer the open question with some of its options, by clicks alone, and see that just this was answered."""
        prompt = self.scene.prompt
        assert prompt is not None
        before = self.session.match.answers
        self._answer(prompt, places)
        if self.window.app.scene.name == "dialog":  # are you sure?
            self.window.click_on("button 0")
        given = self.session.match.given
        assert len(given) == before + 1, f"{prompt.decision}: nothing was answered"
        self._compare(prompt, list(given[before]), list(places))

    @staticmethod
    def _compare(prompt: Prompt, given: list[int], wanted: list[int]) -> None:
        if prompt.is_count:  # coins are all alike
            names = [[prompt.decision.options[place].name for place in places] for places in (given, wanted)]
            assert sorted(names[0]) == sorted(names[1])
        elif prompt.decision.ordered:
            assert given == wanted
        else:
            assert sorted(given) == sorted(wanted)

    def _answer(self, prompt: Prompt, places: Sequence[int]) -> None:
        if prompt.decision.verb is Verb.PLAY_TREASURE:
            self._answer_treasures(prompt, places)
        elif prompt.is_count:
            for name in prompt.names:
                for _ in [place for place in places if prompt.decision.options[place].name == name]:
                    self.window.click_on(f"more {name}")
            self.window.click_on("deed 0")
        elif prompt.is_scale:
            self.window.click_on("scale")
            while self.scene.prompt is prompt and prompt.picked != list(places):
                self.window.press(pygame.K_RIGHT if prompt.picked[0] < places[0] else pygame.K_LEFT)
            self.window.click_on("deed 0")
        else:
            for place in places:
                self.window.click(self.control(place).rect)
            if not places and prompt.is_yes_or_no:
                self.window.click_on("deed 1")
            elif not places or prompt.needs_confirming:
                self.window.click_on("deed 0")

    def _answer_treasures(self, prompt: Prompt, places: Sequence[int]) -> None:
        together = self.scene.answering.together
        if not places:
            self.window.click_on("deed 1")
        elif [prompt.decision.options[place] for place in places] == list(together):
            self.window.click_on("deed 0")
        else:
            assert len(places) == 1, "one by one, or all"
            self.window.click(self.control(places[0]).rect)

    def control(self, place: int) -> Widget:
        """What is clicked to pick an option."""
        for widget in self.scene.stage.walk():
            if isinstance(widget, PlaceWidget) and widget.place.option == place:
                return widget
            if widget.name == f"choice {place}":
                return widget
        raise AssertionError(f"Nothing stands for {self.scene.prompt.decision.options[place]}")

    # Looking

    def written(self) -> list[Written]:
        """All that is written at the table, also on what lay still for long."""
        self.scene.still = StillLife(self.scene.still.background)
        return self.window.written()

    def texts(self) -> list[str]:
        return [written.text for written in self.written()]

    def faults(self) -> list[str]:
        """What is wrong with how the open question is shown."""
        prompt = self.scene.prompt
        assert prompt is not None
        return [*self._missing(prompt), *self._misplaced(), *self._overlapping(), *self._covering()]

    def _missing(self, prompt: Prompt) -> list[str]:
        """Options that can not be picked."""
        if prompt.is_count or prompt.is_scale:
            names = ["scale"] if prompt.is_scale else [f"more {name}" for name in prompt.names]
            return [f"no {name}" for name in names if self.scene.stage.find(name) is None]
        faults = []
        for place, option in enumerate(prompt.decision.options):
            try:
                control = self.control(place)
            except AssertionError as missing:
                faults.append(f"{option}: {missing}")
                continue
            if self.scene.stage.at(control.rect.center) is not control:
                faults.append(f"{option}: something lies over it")
        return faults

    def _misplaced(self) -> list[str]:
        """Texts that are cut, or stand outside of their box or of the window."""
        whole = self.window.app.display.surface.get_rect()
        return [
            f"{written.text!r} {'is cut' if written.is_cut else 'is out of place'}: {written.rect} in {written.box}"
            for written in self.written()
            if written.is_cut
            or not written.box.inflate(4, 6).contains(written.rect)
            or not whole.contains(written.rect)
        ]

    def _overlapping(self) -> list[str]:
        """Controls of the question that lie on each other, or outside of the window."""
        whole = self.window.app.display.surface.get_rect()
        controls = [widget for widget in self.scene.stage.walk() if self._is_control(widget)]
        faults = [f"{widget.name} is outside" for widget in controls if not whole.contains(widget.rect)]
        for number, one in enumerate(controls):
            for other in controls[number + 1 :]:
                if one.rect.inflate(-2, -2).colliderect(other.rect.inflate(-2, -2)):
                    faults.append(f"{one.name} and {other.name} overlap")
        return faults

    def _covering(self) -> list[str]:
        """What answers the question, and lies over its sentence or over the buttons."""
        areas = self.scene.board.areas
        kept = {"the question": areas.prompt, "the buttons": areas.buttons}
        return [
            f"{name} lies over {what}"
            for name, rect in self._laid_out()
            for what, area in kept.items()
            if rect.colliderect(area)
        ]

    def _laid_out(self) -> list[tuple[str, pygame.Rect]]:
        """What the table itself lays out for the question, with the panels below it."""
        rects = [
            (widget.name or type(widget).__name__, widget.rect)
            for widget in self.scene.stage.walk()
            if not widget.name.startswith(("deed ", "side "))
            and not (isinstance(widget, PlaceWidget) and widget.place.option is None)
        ]
        return rects if self.scene.tray is None else [*rects, ("the tray", self.scene.tray.spread.panel)]

    @staticmethod
    def _is_control(widget: Widget) -> bool:
        if isinstance(widget, PlaceWidget):
            return widget.place.option is not None
        return not isinstance(widget, Panel)
