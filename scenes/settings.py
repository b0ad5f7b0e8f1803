"""The settings: everything takes effect at once and is kept."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from scenes.app.scene import Scene
from scenes.app.widgets import Choice, Label, Panel, ScrollArea, Slider, Toggle, Widget, head
from scenes.app.widgets.head import BAR, EDGE
from scenes.files.settings import LOUDEST, SPEEDS, TEXT_SIZES
from scenes.look.look import Look
from scenes.look.theme import BRASS_BRIGHT, CREAM, FADED
from scenes.words import LANGUAGES

if TYPE_CHECKING:
    from scenes.app.app import App

# In units
WIDEST = 1040
CONTROL = 400  # how wide what is set is, at the right of what it means
CONTROL_HEIGHT = 44
HEADING = 44
GAP = 12
LOUDER = 5  # percent for one step of the volume

NAME_SIZE, TEXT_SIZE = 18, 15

MakeControl = Callable[[pygame.Rect], Widget]

# The groups as they stand below each other, and in each the names of its settings.
GROUPS = (
    ("reading", ("language", "text_size")),
    ("motion", ("speed", "reduced_motion")),
    ("sound", ("sounds", "volume")),
    ("playing", ("warn_actions", "confirm_buys", "show_log", "open_hands", "face_to_face")),
    ("window", ("full_screen",)),
)


class SettingsScene(Scene):
    """A list of all settings, each with a few words on what it means."""

    name = "settings"

    def __init__(self, app: "App") -> None:
        super().__init__(app)
        self.stage.focus = GROUPS[0][1][0]

    def build(self) -> list[Widget]:
        look, words = self.app.look, self.app.words
        width = min(WIDEST, look.width - 2 * EDGE)
        left = (look.width - width) / 2
        top = EDGE + BAR + 14
        panel = look.rect(left, top, width, look.height - top - EDGE)
        area = panel.inflate(-look.px(32), -look.px(20))

        def lay_out(wide: int) -> list[Widget]:
            return self._build_list(pygame.Rect(area.x, area.y, wide, area.height).inflate(-look.px(20), 0))

        return [
            *head(self.app, words.say("settings.title"), look.width - 2 * EDGE),
            Panel(panel, alpha=244),
            ScrollArea.holding(look, area, lay_out, "settings", bottom_gap=look.px(8)),
        ]

    def _build_list(self, box: pygame.Rect) -> list[Widget]:
        """All groups, one below the other, as if there was room for all."""
        look, words = self.app.look, self.app.words
        rows = Rows(look, box)
        for group, names in GROUPS:
            rows.add_heading(words.say(f"settings.group.{group}"))
            for name in names:
                rows.add(words.say(f"settings.{name}.name"), words.say(f"settings.{name}.text"), self._control(name))
        folders = self.app.files.folders
        paths = list(dict.fromkeys((str(folders.config), str(folders.data))))
        explanation = words.say("settings.files.one" if len(paths) == 1 else "settings.files.two")
        rows.add_paths(words.say("settings.files.name"), explanation, paths)
        return rows.widgets

    def _control(self, name: str) -> MakeControl:
        """What a setting is set with."""
        if name == "language":
            return self._choice(name, {"": "system"} | {language: language for language in LANGUAGES})
        if name == "text_size":
            return self._choice(name, {size: size for size in TEXT_SIZES})
        if name == "speed":
            return self._choice(name, {speed: speed for speed in SPEEDS})
        return self._volume if name == "volume" else self._switch(name)

    def _choice(self, name: str, values: dict[str, str]) -> MakeControl:
        words, settings = self.app.words, self.app.settings
        options = [(value, words.say(f"settings.{name}.{key}")) for value, key in values.items()]
        return lambda rect: Choice(
            self.app.look, rect, options, getattr(settings, name), lambda value: self._change(**{name: value}), name
        )

    def _switch(self, name: str) -> MakeControl:
        is_on = getattr(self.app.settings, name)
        text = self.app.words.say("settings.on" if is_on else "settings.off")
        return lambda rect: Toggle(rect, text, is_on, lambda value: self._change(**{name: value}), name)

    def _volume(self, rect: pygame.Rect) -> Widget:
        settings, unit = self.app.settings, self.app.words.say("settings.volume.unit")
        return Slider(
            rect, settings.volume, 0, LOUDEST, lambda value: self._change(volume=value), "volume", LOUDER, unit,
            enabled=settings.sounds,
        )  # fmt: skip

    def _change(self, **changes: object) -> None:
        self.app.change_settings(**changes)
        if {"sounds", "volume"} & changes.keys():
            self.app.sounds.play("coin")  # so that one hears how loud it is
        self.rebuild()


class Rows:
    """Settings below each other: what they mean at the left, what they are set with at the right."""

    def __init__(self, look: Look, box: pygame.Rect) -> None:
        self.look = look
        self.box = box
        self.top = box.y
        self.widgets: list[Widget] = []

    def add_heading(self, text: str) -> None:
        if self.widgets:
            self.top += self.look.px(10)
        rect = pygame.Rect(self.box.x, self.top, self.box.width, self.look.px(HEADING))
        self.widgets.append(Label(rect, text, 20, "semibold", BRASS_BRIGHT))
        self.top = rect.bottom

    def add(self, name: str, text: str, make: MakeControl) -> None:
        look = self.look
        wide, high = min(look.px(CONTROL), self.box.width // 2), look.px(CONTROL_HEIGHT)
        left = self._lines(name, text, self.box.width - wide - look.px(2 * GAP))
        height = max(high, left)
        self.widgets.append(make(pygame.Rect(self.box.right - wide, self.top + (height - high) // 2, wide, high)))
        self.top += height + look.px(GAP)

    def add_paths(self, name: str, text: str, paths: list[str]) -> None:
        """Folders, which nobody can set here, over the whole width."""
        look, pixels = self.look, self.look.text_px(TEXT_SIZE)
        self.top += self._lines(name, text, self.box.width) + look.px(4)
        for path in paths:
            lines = broken_path(look, path, pixels, self.box.width)
            self.top += self._label("\n".join(lines), len(lines), TEXT_SIZE, "regular", CREAM, self.box.width)
        self.top += look.px(GAP)

    def _lines(self, name: str, text: str, width: int) -> int:
        """What a setting is called and what it means; how high both are."""
        top, look = self.top, self.look
        for words, size, weight, colour in (
            (name, NAME_SIZE, "semibold", CREAM),
            (text, TEXT_SIZE, "regular", FADED),
        ):
            lines = len(look.wrap(words, look.text_px(size), width, weight))
            self.top += self._label(words, lines, size, weight, colour, width)
        self.top, height = top, self.top - top
        return height

    def _label(
        self, text: str, lines: int, size: float, weight: str, colour: tuple[int, int, int], width: int
    ) -> int:
        """A text at the left; how high it is."""
        height = lines * self.look.line_height(self.look.text_px(size), weight) + self.look.px(2)
        rect = pygame.Rect(self.box.x, self.top, width, height)
        self.widgets.append(Label(rect, text, size, weight, colour, valign="top", lines=lines))
        return height


def broken_path(look: Look, path: str, pixels: int, width: int) -> list[str]:
    """A path in lines that fit, broken behind the names of folders, where no hyphen can be taken for a part of it."""
    lines = [""]
    piece = ""
    for letter in path:
        piece += letter
        if letter in "/\\":
            lines, piece = _with(look, lines, piece, pixels, width), ""
    return _with(look, lines, piece, pixels, width) if piece else lines


def _with(look: Look, lines: list[str], piece: str, pixels: int, width: int) -> list[str]:
    if not lines[-1] or look.measure(lines[-1] + piece, pixels) <= width:
        return [*lines[:-1], lines[-1] + piece]
    return [*lines, piece]
