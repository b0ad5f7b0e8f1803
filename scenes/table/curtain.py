"""The curtain: it hides everything secret until the next player has taken the screen."""

from collections.abc import Sequence
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
QUIET = ("draw", "shuffle")  # what is never told there …
MINOR = ("look", "reveal", "topdeck")  # … and what is left out first
GUARD = 0.7  # seconds for which nothing opens it: whoever clicked to skip what moved might open it for the wrong eyes


def news_of(events: Sequence[Event], since: int, actor: int) -> list[Event]:
    """What is worth telling of the events from some number on; at first it was the turn of the actor."""
    told: list[Event] = []
    for number, event in enumerate(events):
        if event.name == "turn":
            actor = event.seat
        is_quiet = event.name in QUIET or (event.name == "discard" and event.seat == actor)  # one's own tidying up
        if number >= since and not is_quiet and (event.cards or event.name in NEWS):
            told.append(event)
    while len(told) > MOST_NEWS:  # what was played and what came of it are the last to be left out
        told.remove(next((event for event in told if event.name in MINOR), told[0]))
    return told


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
        on_undo: "Callable[[], bool]",  # for who held the screen before; whether something was taken back
        can_undo: bool,
    ) -> None:
        super().__init__(app)
        self.player, self.tell_news = player, tell_news
        self.on_open, self.on_menu, self.on_undo, self.can_undo = on_open, on_menu, on_undo, can_undo
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
        if self.can_undo:
            side = look.px(42)
            small = pygame.Rect(box.x + look.px(20), button.centery - side // 2, side, side)
            widgets.append(Button(small, "", self._undo, "undo", "quiet", "undo", tip=say("table.undo_tip")))
        return widgets

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_u:
            self._undo()
            return True
        return super().handle(event)

    def _undo(self) -> None:
        """Who has just answered takes it back before the next one looks."""
        if self.on_undo():
            self.app.pop()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self._age += seconds

    def _open(self) -> None:
        if self._age >= GUARD:
            self.on_open()
            self.app.pop()

    def draw(self, surface: pygame.Surface) -> None:
        if self.app.scene is self:  # the menu needs no empty board behind it
            super().draw(surface)

    def escape(self) -> bool:
        self.on_menu()
        return True
