"""The window of a new game as somebody uses it: clicks on what has a name, typing, and a look at what stands there."""

import os
from contextlib import contextmanager

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from scenes.app.app import App
from scenes.app.widgets import Choice, Panel, ScrollArea, Slider
from scenes.files import Files, Folders
from scenes.new_game.scene import NewGame


class Window:
    """A window that shows the scene of a new game."""

    def __init__(self, folder, size=(1280, 720), language="en", text_size="normal", names=()):
        files = Files(Folders(folder, folder))
        files.change_settings(language=language, text_size=text_size, window_size=size)
        if names:
            files.remember_names(names)
        self.app = App(files)
        self.begun = []
        self.scene = NewGame(self.app, lambda setup, chairs: self.begun.append((setup, chairs)))
        self.app.push(self.scene)

    # What one does

    def click(self, name, button=1):
        widget = self.find(name)
        self._bring_into_sight(widget)
        self._press(widget.rect.center, button)

    def choose(self, name, value):
        """Click on the part of a choice that stands for a value."""
        choice = self.find(name)
        assert isinstance(choice, Choice)
        values = [each for each, _ in choice.options]
        self._press(choice.parts()[values.index(value)].center)

    def slide(self, name, value):
        """Move the knob of a slider with the arrow keys."""
        slider = self.find(name)
        assert isinstance(slider, Slider)
        self.click(name)
        while (now := self.find(name).value) != value:
            self.key(pygame.K_RIGHT if now < value else pygame.K_LEFT)
            assert self.find(name).value != now, f"{name} does not reach {value}"

    def type(self, name, text):
        """Type into a line, instead of what stands there."""
        self.click(name)
        self.key(pygame.K_END)
        while self.find(name).text:
            self.key(pygame.K_BACKSPACE)
        for letter in text:
            self.app.handle(pygame.event.Event(pygame.TEXTINPUT, text=letter))

    def key(self, key, mod=0):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.app.handle(pygame.event.Event(kind, key=key, mod=mod, unicode=""))

    def point_at(self, name, *, touch=False):
        """Let the pointer rest there, or the place where a finger was lifted."""
        widget = self.find(name)
        self._bring_into_sight(widget)
        motion = {"pos": widget.rect.center, "rel": (1, 1), "buttons": (0, 0, 0), "touch": touch}
        self.app.handle(pygame.event.Event(pygame.MOUSEMOTION, motion))
        for _ in range(20):
            self.app.step(0.05)

    def hold(self, name):
        """A finger that stays."""
        widget = self.find(name)
        self._bring_into_sight(widget)
        self.app.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=widget.rect.center, button=1))
        for _ in range(20):
            self.app.step(0.05)

    def _press(self, place, button=1):
        assert self.app.display.surface.get_rect().collidepoint(place), "one can not click there"
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.handle(pygame.event.Event(kind, pos=place, button=button))

    def _bring_into_sight(self, widget):
        area = self.app.scene.stage._area_of(widget)
        if area is not None:
            area.reveal(widget.rect)

    # What there is

    def find(self, name):
        widget = self.app.scene.stage.find(name)
        assert widget is not None, f"there is no {name!r}, but {self.names}"
        return widget

    @property
    def names(self):
        return [widget.name for widget in self.app.scene.stage.walk() if widget.name]

    def has(self, name):
        return name in self.names

    @property
    def ten(self):
        """The cards that are shown, in their order."""
        return [name.removeprefix("card ") for name in self.names if name.startswith("card ")]

    def seen(self):
        """All that is written in the window."""
        return self._written(lambda written: written.text)

    def cut(self):
        """What does not fit into its place."""
        return [text for text in self._written(lambda written: written.text if written.is_cut else "") if text]

    def _written(self, what):
        self.app.look.written = []
        self.app.draw()
        found = [what(written) for written in self.app.look.written]
        self.app.look.written = None
        return found

    def overlaps(self):
        """Pairs of widgets that lie on each other, but for what lies on a panel or in a list."""
        stage = self.app.scene.stage
        inside = {id(child) for area in stage.walk() if isinstance(area, ScrollArea) for child in area.children}
        groups = [[widget for widget in stage.walk() if id(widget) not in inside and not isinstance(widget, Panel)]]
        groups += [area.children for area in stage.walk() if isinstance(area, ScrollArea)]
        return [
            (one.name or one, other.name or other)
            for group in groups
            for number, one in enumerate(group)
            for other in group[number + 1 :]
            if one.rect.colliderect(other.rect)
        ]

    def outside(self):
        """Widgets that are not wholly within the window, but for what a list hides."""
        stage, whole = self.app.scene.stage, self.app.display.surface.get_rect()
        inside = {id(child) for area in stage.walk() if isinstance(area, ScrollArea) for child in area.children}
        return [widget.name for widget in stage.walk() if id(widget) not in inside and not whole.contains(widget.rect)]


@contextmanager
def opened(folder, **details):
    window = Window(folder, **details)
    try:
        yield window
    finally:
        window.app.close()
