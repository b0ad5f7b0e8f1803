"""Which bot? All of them with what there is to say about each, over the page of the players."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes.app.scene import Scene
from scenes.app.widgets import Button, Label, Panel, Row, ScrollArea, Widget
from scenes.look.theme import BRASS_BRIGHT

if TYPE_CHECKING:
    from scenes.app.app import App

WIDTH, ROW, GAP = 640, 74, 10  # units


def choose_bot(app: "App", bots: Sequence[str], chosen: str, act: Callable[[str], Any]) -> None:
    app.push(BotChoice(app, bots, chosen, act))


class BotChoice(Scene):
    """A list of bots; the one that is clicked is taken."""

    name = "bot_choice"
    is_overlay = True

    def __init__(self, app: "App", bots: Sequence[str], chosen: str, act: Callable[[str], Any]) -> None:
        super().__init__(app)
        self.bots, self.chosen, self.act = bots, chosen, act

    def enter(self) -> None:
        super().enter()
        self.stage.focus = f"bot {self.chosen}"

    def build(self) -> list[Widget]:
        look, words = self.app.look, self.app.words
        inside = len(self.bots) * (ROW + GAP)
        height = min(inside + 150, look.height - 60)
        box = look.rect((look.width - WIDTH) / 2, (look.height - height) / 2, WIDTH, height)
        inner = box.inflate(-2 * look.px(24), -2 * look.px(18))
        title = pygame.Rect(inner.x, inner.y, inner.width, look.px(40))
        close = pygame.Rect(0, 0, look.px(200), look.px(46))
        close.midbottom = (inner.centerx, inner.bottom)
        room = pygame.Rect(inner.x, title.bottom + look.px(10), inner.width, close.y - title.bottom - look.px(20))

        def lay_out(width: int) -> list[Widget]:
            return [
                Row(
                    pygame.Rect(room.x, room.y + number * look.px(ROW + GAP), width, look.px(ROW)),
                    words.say(f"bot.{bot}.name"), words.say(f"bot.{bot}.about"), partial(self._take, bot),
                    f"bot {bot}", bot == self.chosen, "bot",
                )
                for number, bot in enumerate(self.bots)
            ]  # fmt: skip

        return [
            Panel(box, alpha=255),
            Label(title, words.say("new_game.which_bot"), 24, "semibold", BRASS_BRIGHT, "center"),
            ScrollArea.holding(look, room, lay_out, "bots"),
            Button(close, words.say("window.cancel"), self.app.pop, "cancel"),
        ]

    def _take(self, bot: str) -> None:
        self.app.pop()
        self.act(bot)
