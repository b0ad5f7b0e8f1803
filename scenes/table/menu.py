"""The menu over the table."""

from typing import TYPE_CHECKING

import pygame

from scenes.app.dialog import ask_text
from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Panel, Widget
from scenes.files.troubles import shown
from scenes.look.theme import BRASS_BRIGHT, FADED

if TYPE_CHECKING:
    from scenes.app.app import App
    from scenes.table.scene import TableScene


class TableMenu(Scene):
    """Everything that is not a move."""

    name = "table menu"
    is_overlay = True

    def __init__(self, app: "App", table: "TableScene") -> None:
        super().__init__(app)
        self.table = table

    def enter(self) -> None:
        super().enter()
        self.stage.focus = self.stage.home = "continue"

    def build(self) -> list[Widget]:
        look, say = self.app.look, self.app.words.say
        entries = [
            ("continue", self.app.pop, "main"),
            ("keep", self._keep, "plain"),
            ("rules", self._rules, "plain"),
            ("cards", self._cards, "plain"),
            ("settings", self._settings, "plain"),
            ("leave", self._leave, "plain"),
            ("quit", self.app.quit, "plain"),
        ]
        width, high, gap = look.px(360), look.px(48), look.px(9)
        box = pygame.Rect(0, 0, width, look.px(104) + len(entries) * (high + gap))
        box.center = (self.app.display.size[0] // 2, self.app.display.size[1] // 2)
        title = pygame.Rect(box.x, box.y + look.px(14), width, look.px(40))
        note = pygame.Rect(box.x + look.px(20), box.bottom - look.px(44), width - look.px(40), look.px(36))
        widgets: list[Widget] = [
            Panel(box, alpha=255),
            Label(title, say("table.menu"), 26, "semibold", BRASS_BRIGHT, "center"),
            Label(note, say("table.menu_note"), 14, "italic", FADED, "center", lines=2),
        ]
        for number, (name, act, kind) in enumerate(entries):
            rect = pygame.Rect(
                box.x + look.px(24), title.bottom + gap + number * (high + gap), width - look.px(48), high
            )
            widgets.append(Button(rect, say(f"table.menu.{name}"), act, name, kind))
        return widgets

    def _keep(self) -> None:
        say = self.app.words.say
        ask_text(self.app, say("table.keep_title"), say("table.keep_text"), "", say("window.save"), self._keep_as)

    def _keep_as(self, name: str) -> None:
        path = self.table.session.keep(name)
        self.app.say(self.app.words.say("table.kept", name=shown(path.stem)))  # some letters can be in no file's name

    def _rules(self) -> None:
        from scenes.rules import RulesScene

        self.app.push(RulesScene(self.app))

    def _cards(self) -> None:
        from scenes.cards import CardsScene

        self.app.push(CardsScene(self.app))

    def _settings(self) -> None:
        from scenes.settings import SettingsScene

        self.app.push(SettingsScene(self.app))

    def _leave(self) -> None:
        """Back to the title. The game is saved already and goes on from there whenever one likes."""
        self.app.return_to(self.app.stack[0])
