"""A window to look at in a test: without a screen, with its own folder, driven by posted events."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from scenes.app.app import App
from scenes.app.scene import Scene
from scenes.files.folders import Folders
from scenes.files.shelf import Files
from scenes.look.look import Written

SIZES = ((1024, 640), (1920, 1080), (3840, 2160))
LANGUAGES = ("en", "de")
TEXT_SIZES = ("small", "normal", "large", "huge")

Place = tuple[int, int] | pygame.Rect


class Window:
    """An app and somebody in front of it."""

    def __init__(self, app: App) -> None:
        self.app = app

    def show(self, scene: Scene) -> None:
        self.app.push(scene)
        self.frame()

    def frame(self, seconds: float = 0.02, count: int = 1) -> None:
        """Let time pass, with all that was posted meanwhile."""
        for _ in range(count):
            for event in pygame.event.get():
                self.app.handle(event)
            self.app.step(seconds)

    def settle(self) -> None:
        """Let frames pass until nothing changes any more."""
        for _ in range(500):
            if not self.app.scene.needs_frame:
                return
            self.frame()
        raise AssertionError("It never comes to rest.")

    def written(self) -> list[Written]:
        """All that is written on the window now."""
        self.app.look.written = []
        self.app.draw()
        found, self.app.look.written = self.app.look.written, None
        return found

    def texts(self) -> list[str]:
        return [each.text for each in self.written()]

    # What somebody does

    def press(self, key: int, typed: str = "", mod: int = 0) -> None:
        """A key; what it types comes after it, as SDL tells it."""
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=typed, scancode=0))
        if typed:
            pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=typed))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=typed, scancode=0))
        self.frame()

    def type(self, text: str) -> None:
        for letter in text:
            self.press(pygame.key.key_code(letter) if letter.isascii() and letter.isalpha() else 0, letter)

    def move(self, place: Place) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=_at(place), rel=(0, 0), buttons=(0, 0, 0)))
        self.frame()

    def down(self, place: Place, button: int = 1) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=_at(place), button=button))
        self.frame()

    def up(self, place: Place, button: int = 1) -> None:
        pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=_at(place), button=button))
        self.frame()

    def click(self, place: Place, button: int = 1) -> None:
        self.down(place, button)
        self.up(place, button)

    def click_on(self, name: str) -> None:
        """Click the widget of a name."""
        widget = self.app.scene.stage.find(name)
        assert widget is not None, f"There is no {name!r}."
        self.click(widget.rect)

    def keep(self, path: str | Path) -> None:
        """A picture of the window, to look at."""
        self.app.draw()
        pygame.image.save(self.app.display.surface, path)


def _at(place: Place) -> tuple[int, int]:
    return place.center if isinstance(place, pygame.Rect) else place


@contextmanager
def window(
    folder: Path, size: tuple[int, int] = (1280, 720), language: str = "en", text_size: str = "normal"
) -> Iterator[Window]:
    """A window of a size; it is closed afterwards."""
    files = Files(Folders(folder, folder))
    files.change_settings(language=language, text_size=text_size, window_size=size)
    app = App(files)
    pygame.event.clear()
    try:
        yield Window(app)
    finally:
        app.close()
