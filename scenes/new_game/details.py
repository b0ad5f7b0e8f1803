"""The page of what is left: who begins, the seed, and whether everything can be taken back."""

from functools import partial

import pygame

from scenes.app.widgets import Button, Label, Panel, TextField, Toggle, Widget
from scenes.app.widgets.widget import Act
from scenes.look.look import Look
from scenes.look.markers import marker
from scenes.look.theme import FADED, Colour
from scenes.new_game.chairs import names_of
from scenes.new_game.page import GAP, Page, grid, split_left, split_top, trouble_label

LONGEST_SEED = 21  # twenty digits and perhaps a minus
BEGINNERS_IN_A_ROW = 2

# In units
HEIGHT = 330  # what is needed for all that can be chosen
GLIMPSE = 150  # what the cards below must have, or there are none


class DetailsPage(Page):
    id = "details"
    places = ("seed", "first")

    @property
    def summary(self) -> str:
        return self.say("practice") if self.scene.wish.practice else ""

    def build(self, area: pygame.Rect) -> list[Widget]:
        """At the left who begins, at the right the rest; below, what the seed makes of the kingdom."""
        look = self.scene.app.look
        block, below = split_top(area, look.px(HEIGHT), look.px(GAP))
        glimpse: list[Widget] = []
        if below.height >= look.px(GLIMPSE):
            glimpse = next((seen for page in self.scene.pages if (seen := page.build_glimpse(below))), [])
        left, right = grid(look, block if glimpse else area, 2, 1)
        upper, lower = grid(look, right, 1, 2)
        return [*self._build_first(left), *self._build_seed(upper), *self._build_practice(lower), *glimpse]

    def _board(self, place: pygame.Rect, key: str) -> tuple[list[Widget], pygame.Rect]:
        """A panel with a heading and a sentence that explains, or says what does not fit, and what is left below."""
        look = self.scene.app.look
        inner = place.inflate(-2 * look.px(16), -2 * look.px(14))
        _, inner = split_top(inner, look.px(30), look.px(4))
        about, inner = split_top(inner, look.px(42), look.px(8))
        explained = Label(about, self.say(f"{key}.about"), 15, colour=FADED, valign="top", lines=2)
        return [Panel(place, self.say(key)), *(trouble_label(about, self.trouble(key)) or [explained])], inner

    def _build_first(self, place: pygame.Rect) -> list[Widget]:
        look, wish = self.scene.app.look, self.scene.wish
        widgets, inner = self._board(place, "first")
        names = names_of(wish.chairs, self.scene.app.words)
        offered: list[tuple[int | None, str]] = [(None, self.say("first.random")), *enumerate(names)]
        rows = -(-len(offered) // BEGINNERS_IN_A_ROW)
        high = min(look.px(64), (inner.height - (rows - 1) * look.px(GAP)) // rows)
        table, _ = split_top(inner, rows * high + (rows - 1) * look.px(GAP), 0)
        for spot, (number, name) in zip(grid(look, table, BEGINNERS_IN_A_ROW, rows), offered, strict=False):
            act = partial(self._let_begin, number)
            widgets.append(Beginner(spot, number, name, act, is_chosen=wish.first == number))
        return widgets

    def _build_seed(self, place: pygame.Rect) -> list[Widget]:
        look, wish = self.scene.app.look, self.scene.wish
        widgets, inner = self._board(place, "seed")
        line, _ = split_top(inner, look.px(46), 0)
        field, button = split_left(line, line.width * 11 // 20, look.px(12))
        widgets.append(
            TextField(
                field, wish.seed, self._type_seed, "seed", most=LONGEST_SEED, allowed=lambda one: one in "0123456789-",
                on_enter=self.scene.begin,
            )
        )  # fmt: skip
        return [*widgets, Button(button, self.say("seed.new"), self.scene.draw_seed, "new seed")]

    def _build_practice(self, place: pygame.Rect) -> list[Widget]:
        look = self.scene.app.look
        widgets, inner = self._board(place, "practice")
        line, _ = split_top(inner, min(look.px(46), inner.height), 0)
        is_on = self.scene.wish.practice
        text = self.scene.app.words.say("settings.on" if is_on else "settings.off")
        return [*widgets, Toggle(line, text, is_on, self._practise, "practice")]

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


class Beginner(Button):
    """A player who may begin, with the sign by which they are known; or chance, which has none."""

    def __init__(self, rect: pygame.Rect, number: int | None, text: str, on_click: Act, is_chosen: bool) -> None:
        kind = "chosen" if is_chosen else "plain"
        name = f"first {'random' if number is None else number}"
        super().__init__(rect, text, on_click, name, kind, symbol="" if number is None else "person")
        self.number = number

    def sign(self, look: Look, height: int, colour: Colour) -> pygame.Surface:
        assert self.number is not None
        return marker(look, self.number, height * 2 // 3)
