"""A kingdom at random, within what one likes."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.dominion.cards import SETS
from game.dominion.kingdoms import LIKED_ALCHEMY, SIZE
from scenes.app.widgets import Button, Choice, Label, Slider, Toggle, Widget
from scenes.dominion.new_game.card_grid import CardGrid
from scenes.dominion.new_game.source import Source
from scenes.look.theme import BRASS_BRIGHT, CREAM, FADED
from scenes.new_game.page import grid, split_bottom, split_left, split_top

if TYPE_CHECKING:
    from scenes.dominion.new_game.page import KingdomPage

USUAL_ALCHEMY = LIKED_ALCHEMY[0]


class Rolled(Source):
    def __init__(self, page: "KingdomPage") -> None:
        super().__init__(page)
        self.shows_cards = False  # whether at the right are all cards, to be wanted or banned
        self.grid = CardGrid(self, self._turn, self._mark_of)

    def open(self) -> None:
        self.shows_cards = False

    def go_back(self) -> bool:
        was_shown, self.shows_cards = self.shows_cards, False
        return was_shown

    # What it must be told

    def build_left(self, area: pygame.Rect) -> list[Widget]:
        look = self.look
        rest, shuffle = split_bottom(area, look.px(52), look.px(10))
        boxes, rest = split_top(rest, look.px(112), look.px(8))
        alchemy, wishes = split_top(rest, look.px(122), look.px(8))
        return [
            *self._build_sets(boxes),
            *self._build_alchemy(alchemy),
            *self._build_wishes(wishes),
            Button(shuffle, self.say("random.again"), self._roll, "shuffle again", symbol="deck"),
        ]

    def _heading(self, area: pygame.Rect, key: str) -> tuple[Label, pygame.Rect]:
        head, below = split_top(area, self.look.px(28), self.look.px(2))
        return Label(head, self.say(key), 17, "semibold", BRASS_BRIGHT), below

    def _build_sets(self, area: pygame.Rect) -> list[Widget]:
        heading, below = self._heading(area, "random.sets")
        words, chosen = self.page.scene.app.words, self.choices.sets
        return [
            heading,
            *(
                Toggle(place, words.set_name(box), box in chosen, partial(self._toggle, box), f"box {box}")
                for place, box in zip(self._box_places(below), SETS, strict=True)
            ),
        ]

    def _box_places(self, area: pygame.Rect) -> list[pygame.Rect]:
        """Two by two. The long names are in the left column."""
        left, right = split_left(area, area.width * 11 // 20, 0)
        columns = [grid(self.look, column, 1, len(SETS) // 2, 6) for column in (left, right)]
        return [place for row in zip(*columns, strict=True) for place in row]

    def _build_alchemy(self, area: pygame.Rect) -> list[Widget]:
        """How many of them: they want to be several, because each Potion is bought for them alone."""
        heading, below = self._heading(area, "random.alchemy")
        line, below = split_top(below, self.look.px(42), self.look.px(6))
        is_exact = self.choices.alchemy is not None
        options = [(False, self.say("random.liked")), (True, self.say("random.exactly"))]
        choice = Choice(self.look, line, options, is_exact, self._count_alchemy, "alchemy", size=15)
        widgets: list[Widget] = [heading, choice]
        if self.choices.alchemy is not None:
            widgets.append(Slider(below, self.choices.alchemy, 0, SIZE, self._set_alchemy, "alchemy cards"))
        else:
            low, high = LIKED_ALCHEMY
            label = Label(below, self.say("random.liked.about", low=low, high=high), 14, "italic", FADED, lines=2)
            widgets.append(label)
        return widgets

    def _build_wishes(self, area: pygame.Rect) -> list[Widget]:
        """The cards that must be there and those that must not."""
        words = self.page.scene.app.words
        line, below = split_top(area, self.look.px(42), self.look.px(6))
        kind = "chosen" if self.shows_cards else "plain"
        widgets: list[Widget] = [
            Button(line, self.say("random.cards"), self._show_cards, "wanted and banned", kind, size=15)
        ]
        told = [
            self.say(f"random.{which}", cards=", ".join(words.card(name) for name in names))
            for which, names in (("wanted", self.choices.wanted), ("banned", self.choices.banned))
            if names
        ]
        if told:
            widgets.append(Label(below, "\n".join(told), 14, colour=CREAM, valign="top", lines=6))
        else:
            widgets.append(Label(below, self.say("random.cards.none"), 14, "italic", FADED, valign="top", lines=3))
        return widgets

    # What comes of it

    def build_right(self, area: pygame.Rect) -> list[Widget]:
        if not self.shows_cards:
            return super().build_right(area)
        above, line = split_bottom(area, self.look.px(44), self.look.px(10))
        about = pygame.Rect(line.x, line.y, line.width - self.look.px(200), line.height)
        done = pygame.Rect(line.right - self.look.px(184), line.y, self.look.px(184), line.height)
        return [
            *self.grid.build(above),
            Label(about, self.page.trouble("kingdom") or self.say("random.cards.about"), 15, "italic", FADED, lines=2),
            Button(done, self.say("random.cards.done"), self._show_cards, "done", size=16),
        ]

    def _mark_of(self, name: str) -> str:
        return "chosen" if name in self.choices.wanted else "banned" if name in self.choices.banned else ""

    # What can be done

    def _roll(self) -> None:
        self.shows_cards = False
        self.page.scene.draw_seed()

    def _toggle(self, box: str, is_in: bool) -> None:
        self.choices.use_set(box, is_in)
        self.page.scene.rebuild()

    def _count_alchemy(self, is_exact: bool) -> None:
        self._set_alchemy(USUAL_ALCHEMY if is_exact else None)

    def _set_alchemy(self, count: int | None) -> None:
        self.choices.alchemy = count
        self.page.scene.rebuild()

    def _show_cards(self) -> None:
        self.shows_cards = not self.shows_cards
        self.page.scene.rebuild()

    def _turn(self, name: str) -> None:
        self.choices.turn_card(name)
        self.page.scene.rebuild()
