"""Ten cards of one's own choice."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.dominion.kingdoms import SIZE
from scenes.app.widgets import Button, Label, Row, Widget
from scenes.dominion.new_game.card_grid import CardGrid
from scenes.dominion.new_game.source import Source
from scenes.look.theme import BRASS_BRIGHT, FADED
from scenes.new_game.page import grid, split_bottom, split_top, trouble_label
from scenes.new_game.wish import fresh_seed

if TYPE_CHECKING:
    from scenes.dominion.new_game.page import KingdomPage


class OwnPick(Source):
    def __init__(self, page: "KingdomPage") -> None:
        super().__init__(page)
        self.grid = CardGrid(self, self._pick, lambda name: "chosen" if name in self.choices.own else "")

    def build_right(self, area: pygame.Rect) -> list[Widget]:
        return self.grid.build(area)

    def build_left(self, area: pygame.Rect) -> list[Widget]:
        """What was picked so far: a click puts it back."""
        look, words, own = self.look, self.page.scene.app.words, self.choices.own
        head, below = split_top(area, look.px(34), look.px(8))
        rows, buttons = split_bottom(below, look.px(42), look.px(10))
        rows, line = split_bottom(rows, look.px(40), look.px(4))
        widgets: list[Widget] = [
            Label(head, self.say("own.count", count=len(own), most=SIZE), 20, "semibold", BRASS_BRIGHT)
        ]
        if not own:
            widgets.append(Label(rows, self.say("own.about"), 17, "italic", FADED, "center", lines=6))
        rows, _ = split_top(rows, min(rows.height, look.px(290)), 0)
        for place, name in zip(grid(look, rows, 2, SIZE // 2, 8), own, strict=False):
            widgets.append(Row(place, words.card(name), "", partial(self._pick, name), f"picked {name}"))
        widgets += trouble_label(line, self.page.trouble("kingdom") if own else "")
        left, right = grid(look, buttons, 2, 1, 10)
        if len(own) < SIZE:
            tip = self.say("own.fill.tip")
            widgets.append(Button(left, self.say("own.fill"), self._fill_up, "fill up", size=15, tip=tip))
        else:
            widgets.append(Button(left, self.say("keep_ten"), self.page.keep, "keep ten", size=15))
        widgets.append(Button(right, self.say("own.clear"), self._clear, "clear", size=15, enabled=bool(own)))
        return widgets

    def _pick(self, name: str) -> None:
        if self.choices.pick(name):
            self.page.scene.rebuild()
        else:
            self.page.scene.app.refuse(self.say("own.full", most=SIZE))

    def _clear(self) -> None:
        self.choices.own = []
        self.page.scene.rebuild()

    def _fill_up(self) -> None:
        """Let chance find the rest."""
        self.choices.fill_up(int(fresh_seed()))
        self.page.scene.rebuild()
