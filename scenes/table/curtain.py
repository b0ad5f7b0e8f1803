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


MOST_NEWS = 8  # sentences on a curtain
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
        self,
        app: "App",
        player: str,
        tell_news: "Callable[[], list[str]]",  # in the words of the moment: the language may change meanwhile
        on_open: "Callable[[], None]",
        on_menu: "Callable[[], None]",
        on_undo: "Callable[[], None] | None",  # for who held the screen before; None: nothing can be taken back
    ) -> None:
        super().__init__(app)
        self.player, self.tell_news = player, tell_news
        self.on_open, self.on_menu, self.on_undo = on_open, on_menu, on_undo
        self._age = 0.0  # seconds

    def enter(self) -> None:
        super().enter()
        self.stage.focus = self.stage.home = "open"

    def build(self) -> list[Widget]:
        look, say = self.app.look, self.app.words.say
        news = self.tell_news()
        width, height = look.px(560), look.px(230) + len(news) * look.px(26)
        box = pygame.Rect(0, 0, width, height)
        box.center = (self.app.display.size[0] // 2, self.app.display.size[1] // 2)
        title = pygame.Rect(box.x + look.px(24), box.y + look.px(24), width - look.px(48), look.px(44))
        text = pygame.Rect(title.x, title.bottom + look.px(6), title.width, look.px(52))
        button = pygame.Rect(0, 0, look.px(280), look.px(54))
        button.midbottom = (box.centerx, box.bottom - look.px(24))
        widgets: list[Widget] = [
            Panel(box, alpha=255),
            Label(title, self.player, 30, "semibold", BRASS_BRIGHT, "center"),
            Label(text, say("table.curtain", player=self.player), 17, colour=CREAM, align="center", lines=2),
        ]
        for number, sentence in enumerate(news):
            rect = pygame.Rect(title.x, text.bottom + look.px(4) + number * look.px(26), title.width, look.px(24))
            widgets.append(Label(rect, sentence, 15, colour=FADED, align="center"))
        widgets.append(Button(button, say("table.curtain_open"), self._open, "open", "main"))
        if self.on_undo is not None:
            side = look.px(42)
            small = pygame.Rect(box.x + look.px(20), button.centery - side // 2, side, side)
            widgets.append(Button(small, "", self._undo, "undo", "quiet", "undo", tip=say("table.undo_tip")))
        return widgets

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_u and self.on_undo is not None:
            self._undo()
            return True
        return super().handle(event)

    def _undo(self) -> None:
        """Who has just answered takes it back before the next one looks."""
        if self.on_undo is not None:
            self.on_undo()
            self.app.pop()

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
