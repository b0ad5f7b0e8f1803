"""The page of what is left: who begins, the seed, and whether everything can be taken back."""

from functools import partial

import pygame

from scenes.app.widgets import Button, Label, Panel, TextField, Toggle, Widget
from scenes.look.theme import FADED
from scenes.new_game.chairs import names_of
from scenes.new_game.page import GAP, Page, grid, split_left, split_top, trouble_label

LONGEST_SEED = 21  # twenty digits and perhaps a minus
BEGINNERS_IN_A_ROW = 2
HEIGHT = 420  # units: no more is needed, however high the window is


class DetailsPage(Page):
    id = "details"
    places = ("seed", "first")

    @property
    def summary(self) -> str:
        return self.say("practice") if self.scene.wish.practice else ""

    def build(self, area: pygame.Rect) -> list[Widget]:
        look = self.scene.app.look
        block, _ = split_top(area, min(area.height, look.px(HEIGHT)), 0)
        left, right = grid(look, block, 2, 1)
        upper, lower = split_top(right, right.height * 11 // 20, look.px(GAP))
        return [*self._build_first(left), *self._build_seed(upper), *self._build_practice(lower)]

    def _board(self, place: pygame.Rect, key: str) -> tuple[list[Widget], pygame.Rect]:
        """A panel with a heading and a sentence that explains, and what is left below them."""
        look = self.scene.app.look
        inner = place.inflate(-2 * look.px(16), -2 * look.px(14))
        _, inner = split_top(inner, look.px(30), look.px(4))
        about, inner = split_top(inner, look.px(62), look.px(10))
        label = Label(about, self.say(f"{key}.about"), 15, colour=FADED, valign="top", lines=3)
        return [Panel(place, self.say(key)), label], inner

    def _build_first(self, place: pygame.Rect) -> list[Widget]:
        look, wish = self.scene.app.look, self.scene.wish
        widgets, inner = self._board(place, "first")
        names = names_of(wish.chairs, self.scene.app.words)
        offered: list[tuple[int | None, str]] = [(None, self.say("first.random")), *enumerate(names)]
        rows = -(-len(offered) // BEGINNERS_IN_A_ROW)
        high = min(look.px(64), (inner.height - (rows - 1) * look.px(GAP)) // rows)
        table, below = split_top(inner, rows * high + (rows - 1) * look.px(GAP), look.px(8))
        for spot, (number, name) in zip(grid(look, table, BEGINNERS_IN_A_ROW, rows), offered, strict=False):
            kind = "chosen" if wish.first == number else "plain"
            act = f"first {'random' if number is None else number}"
            widgets.append(Button(spot, name, partial(self._let_begin, number), act, kind))
        return [*widgets, *trouble_label(below, self.trouble("first"))]

    def _build_seed(self, place: pygame.Rect) -> list[Widget]:
        look, wish = self.scene.app.look, self.scene.wish
        widgets, inner = self._board(place, "seed")
        line, below = split_top(inner, look.px(46), look.px(6))
        field, button = split_left(line, line.width * 11 // 20, look.px(12))
        widgets.append(
            TextField(
                field, wish.seed, self._type_seed, "seed", most=LONGEST_SEED, allowed=lambda one: one in "0123456789-",
                on_enter=self.scene.begin,
            )
        )  # fmt: skip
        widgets.append(Button(button, self.say("seed.new"), self.scene.draw_seed, "new seed"))
        return [*widgets, *trouble_label(below, self.trouble("seed"))]

    def _build_practice(self, place: pygame.Rect) -> list[Widget]:
        look = self.scene.app.look
        widgets, inner = self._board(place, "practice")
        line, _ = split_top(inner, look.px(46), 0)
        toggle = Toggle(line, self.say("practice.switch"), self.scene.wish.practice, self._practise, "practice")
        return [*widgets, toggle]

    # What can be done

    def _let_begin(self, number: int | None) -> None:
        self.scene.wish.first = number
        self.scene.rebuild()

    def _type_seed(self, text: str) -> None:
        self.scene.wish.seed = text
        self.scene.rebuild()

    def _practise(self, is_practice: bool) -> None:
        self.scene.wish.practice = is_practice
        self.scene.rebuild()
