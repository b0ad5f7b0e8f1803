"""The trace: what was on the screen, for who reports a mistake or drives the window from outside.

With ATHANOR_TRACE=FILE in the environment, every picture that shows something new adds a line of JSON to that file:

    scene        the scene on top, e.g. "title"
    size         of the window, in pixels
    full_screen  whether it fills the screen
    too_small    the sentence that stands in a window too small for anything else, or ""
    widgets      what can be used, by name, and the visible part of it: [x, y, width, height]; later ones lie on top
    texts        the words on them, where they have any
    focus        the name of what the keyboard is at, or ""
    shows_focus  whether that is marked
    notices      what is told at the lower edge, and where
    question     at a table: what is being asked, or null

Nothing reads from the file: what is done in the window is done with mouse and keyboard.
"""

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame

from scenes.files.troubles import not_written

if TYPE_CHECKING:
    from scenes.app.app import App

VARIABLE = "ATHANOR_TRACE"


class Trace:
    """Notes down what is seen, if anybody wants that."""

    def __init__(self, app: "App") -> None:
        self.app = app
        file = os.environ.get(VARIABLE)
        self.path = Path(file) if file else None
        self._last = ""

    def note(self) -> None:
        """The window shows a picture; it is noted down if it is another one than the last."""
        if self.path is None or not self.app.stack:
            return
        line = json.dumps(self._seen())
        if line == self._last:
            return
        self._last = line
        try:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")
        except OSError as error:
            path, self.path = self.path, None  # it is told once, and the game goes on without
            self.app.tell(not_written(path, error))

    def _seen(self) -> dict[str, Any]:
        app, scene = self.app, self.app.scene
        usable = [] if app.too_small else [pair for pair in scene.stage.visible() if pair[0].is_usable]
        return {
            "scene": scene.name,
            "size": app.display.size,
            "full_screen": app.display.is_full_screen,
            "too_small": app.too_small,
            "widgets": {widget.name: self._place(part) for widget, part in usable},
            "texts": {widget.name: text for widget, _ in usable if (text := getattr(widget, "text", ""))},
            "focus": scene.stage.focus,
            "shows_focus": scene.stage.shows_focus,
            "notices": {sentence: self._place(rect) for sentence, rect in app.notices.places},
            **scene.trace(),
        }

    def _place(self, rect: pygame.Rect) -> list[int]:
        """Where that is in the window, also for who sits at its upper edge."""
        width, height = self.app.display.size
        x, y = (width - rect.right, height - rect.bottom) if self.app.is_turned else rect.topleft
        return [x, y, rect.width, rect.height]
