"""The curtain: it hides everything secret until the next player has taken the screen."""

from typing import TYPE_CHECKING

import pygame

from game.core.events import Event
from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Panel, Widget
from scenes.look.theme import BRASS_BRIGHT, CREAM, FADED

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.app.app import App


MOST_NEWS = 5  # sentences on a curtain
NEWS = ("take_state", "possess", "protect", "name")  # what is told there of events that move no card
GUARD = 0.7  # seconds for which nothing opens it: whoever clicked to skip what moved might open it for the wrong eyes


class News:
    """What happened since somebody last held the screen: the newest of it is told on the curtain."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def hear(self, event: Event, actor: int) -> None:
        """Something happened in the turn of the actor, whose tidying up is no news."""
        is_tidying = event.name == "discard" and event.seat == actor
        if not is_tidying and (event.cards or event.name in NEWS):
            self.events = [*self.events, event][-MOST_NEWS:]


class Curtain(Scene):
    """Whom the screen is for now. Until that player clicks, the table below shows only what everybody may see."""

    name = "curtain"
    is_overlay = True

    def __init__(
        self, app: "App", player: str, news: list[str], on_open: "Callable[[], None]", on_menu: "Callable[[], None]"
    ) -> None:
        super().__init__(app)
        self.player, self.news = player, news
        self.on_open, self.on_menu = on_open, on_menu
        self._age = 0.0  # seconds

    def enter(self) -> None:
        super().enter()
        self.stage.focus = self.stage.home = "open"

    def build(self) -> list[Widget]:
        look, say = self.app.look, self.app.words.say
        width, height = look.px(560), look.px(230) + len(self.news) * look.px(26)
        box = pygame.Rect(0, 0, width, height)
        box.center = (self.app.display.size[0] // 2, self.app.display.size[1] // 2)
        title = pygame.Rect(box.x + look.px(24), box.y + look.px(24), width - look.px(48), look.px(44))
        text = pygame.Rect(title.x, title.bottom + look.px(6), title.width, look.px(52))
        button = pygame.Rect(0, 0, look.px(280), look.px(54))
        button.midbottom = (box.centerx, box.bottom - look.px(24))
        widgets: list[Widget] = [
            Panel(box, alpha=252),
            Label(title, self.player, 30, "semibold", BRASS_BRIGHT, "center"),
            Label(text, say("table.curtain", player=self.player), 17, colour=CREAM, align="center", lines=2),
        ]
        for number, sentence in enumerate(self.news):
            rect = pygame.Rect(title.x, text.bottom + look.px(4) + number * look.px(26), title.width, look.px(24))
            widgets.append(Label(rect, sentence, 15, colour=FADED, align="center"))
        widgets.append(Button(button, say("table.curtain_open"), self._open, "open", "main"))
        return widgets

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._age += seconds

    def _open(self) -> None:
        if self._age >= GUARD:
            self.on_open()
            self.app.pop()

    def escape(self) -> bool:
        self.on_menu()
        return True
