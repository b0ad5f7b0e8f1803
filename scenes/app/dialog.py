"""Dialogs: a question or a word over whatever scene there is."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.errors import GameError
from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Panel, TextField, Widget
from scenes.app.widgets.widget import Act
from scenes.look.theme import BRASS_BRIGHT, CREAM

if TYPE_CHECKING:
    from scenes.app.app import App

TextAct = Callable[[str], Any]


class Dialog(Scene):
    """A heading, some sentences and buttons. Esc means the last button, Enter the main one, or else the last too."""

    name = "dialog"
    is_overlay = True

    def __init__(
        self,
        app: "App",
        title: str,
        text: str,
        buttons: Sequence[tuple[str, Act | None, str]],  # words, what it does after closing, kind
        field: str | None = None,  # a text to be typed, beginning with this
        hint: str = "",
    ) -> None:
        super().__init__(app)
        self.title, self.text, self.buttons = title, text, list(buttons)
        self.typed, self.hint = field, hint

    def enter(self) -> None:
        super().enter()
        kinds = [kind for _, _, kind in self.buttons]
        usual = kinds.index("main") if "main" in kinds else len(kinds) - 1
        self.stage.focus = self.stage.home = "field" if self.typed is not None else f"button {usual}"
        self.stage.shows_focus = self.typed is not None or "main" not in kinds

    def build(self) -> list[Widget]:
        look = self.app.look
        units = 640 if len(self.buttons) > 2 else 580
        width, gap = look.px(units * max(1.0, look.text_scale)), look.px(24)
        pixels = look.text_px(17)
        lines = look.wrap(self.text, pixels, width - 2 * gap) if self.text else []
        text_height = len(lines) * look.line_height(pixels) + look.px(4)
        field_height = look.px(56) if self.typed is not None else 0
        height = look.px(64) + text_height + field_height + look.px(84)
        box = pygame.Rect(0, 0, width, height)
        box.center = (self.app.display.size[0] // 2, self.app.display.size[1] // 2)
        top = box.y + look.px(16)
        heading = pygame.Rect(box.x + gap, top, width - 2 * gap, look.px(40))
        widgets: list[Widget] = [
            Panel(box, alpha=255),
            Label(heading, self.title, 24, "semibold", BRASS_BRIGHT, "center"),
        ]
        top = heading.bottom + look.px(8)
        if self.text:
            rect = pygame.Rect(box.x + gap, top, width - 2 * gap, text_height)
            align = "center" if len(lines) <= 2 else "left"
            widgets.append(Label(rect, self.text, 17, colour=CREAM, align=align, valign="top", lines=len(lines) + 1))
        if self.typed is not None:
            rect = pygame.Rect(box.x + gap, box.bottom - look.px(84) - look.px(48), width - 2 * gap, look.px(42))
            widgets.append(
                TextField(rect, self.typed, self._type, "field", self.hint, on_enter=lambda: self._choose(0))
            )
        return widgets + self._build_buttons(box, gap)

    def _build_buttons(self, box: pygame.Rect, gap: int) -> list[Widget]:
        look, count = self.app.look, len(self.buttons)
        space = look.px(12)
        wide = min(look.px(240), (box.width - 2 * gap - (count - 1) * space) // count)
        left = box.centerx - (count * wide + (count - 1) * space) // 2
        return [
            Button(
                pygame.Rect(left + number * (wide + space), box.bottom - look.px(66), wide, look.px(46)),
                words, partial(self._choose, number), f"button {number}", kind,
            )
            for number, (words, _, kind) in enumerate(self.buttons)
        ]  # fmt: skip

    def _type(self, text: str) -> None:
        self.typed = text

    def _choose(self, number: int) -> None:
        act = self.buttons[number][1]
        self.app.pop()
        if act is not None:
            act()

    def escape(self) -> bool:
        self._choose(len(self.buttons) - 1)
        return True


def confirm(app: "App", title: str, text: str, yes: str, act: Act, kind: str = "main") -> None:
    """Ask before something that can not be taken back."""
    app.push(Dialog(app, title, text, [(yes, act, kind), (app.words.say("window.cancel"), None, "plain")]))


def ask_text(app: "App", title: str, text: str, typed: str, yes: str, act: TextAct, hint: str = "") -> None:
    """Ask for a line of text. Where it will not do, `act` raises why: that is told, and asked again."""
    dialog = Dialog(app, title, text, [], typed, hint)

    def give() -> None:
        given = (dialog.typed or "").strip()
        try:
            act(given)
        except GameError as trouble:
            app.tell(trouble)
            ask_text(app, title, text, given, yes, act, hint)

    dialog.buttons = [
        (yes, give, "main"),
        (app.words.say("window.cancel"), None, "plain"),
    ]
    app.push(dialog)
