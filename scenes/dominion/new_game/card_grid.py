"""All Kingdom cards to choose from, with a line to search them by."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game.dominion.cards import SETS
from scenes.app.widgets import Choice, Label, ScrollArea, TextField, Widget
from scenes.dominion.new_game.search import found
from scenes.dominion.new_game.source import Source
from scenes.look.theme import FADED
from scenes.new_game.cards import card_picture, places_for
from scenes.new_game.page import split_left, split_top

COLUMNS = 6
GAP = 12  # units between two cards: enough for the light around them


class CardGrid:
    """What was typed and which set is looked at stay as they are while the source is."""

    def __init__(self, source: Source, on_card: Callable[[str], Any], mark_of: Callable[[str], str]) -> None:
        self.source = source
        self.on_card, self.mark_of = on_card, mark_of
        self.typed = ""
        self.set_name = ""  # "": all of them

    def build(self, area: pygame.Rect) -> list[Widget]:
        look, scene = self.source.look, self.source.page.scene
        head, below = split_top(area, look.px(44), look.px(10))
        field, sets = split_left(head, look.px(236), look.px(12))
        words = scene.app.words
        boxes = [("", self.source.say("all_sets")), *((name, words.set_name(name)) for name in SETS)]
        widgets: list[Widget] = [
            TextField(
                field, self.typed, self._search, "search", words.say("window.search"), most=30, on_enter=self._take_only
            ),
            Choice(look, sets, boxes, self.set_name, self._look_at, "set", size=15),
        ]
        names = found(words, self.typed, self.set_name)
        if not names:
            none = self.source.say("no_card_found", typed=self.typed.strip())
            return [*widgets, Label(below, none, 18, "italic", FADED, "center", lines=3)]
        edge = look.px(8)

        def lay_out(width: int) -> list[Widget]:
            inside = pygame.Rect(below.x + edge, below.y + edge, width - 2 * edge, below.height)
            places = places_for(inside, COLUMNS, len(names), look.px(GAP))
            return [
                card_picture(scene, place, name, partial(self.on_card, name), self.mark_of(name), names)
                for place, name in zip(places, names, strict=True)
            ]

        return [*widgets, ScrollArea.holding(look, below, lay_out, "cards", edge)]

    def _take_only(self) -> None:
        """Enter takes the card if just one was found, and makes room for the next name."""
        names = found(self.source.page.scene.app.words, self.typed, self.set_name)
        if len(names) == 1 and self.typed.strip():
            self.typed = ""
            self.on_card(names[0])
            self._from_the_top()

    def _search(self, typed: str) -> None:
        self.typed = typed
        self._from_the_top()

    def _look_at(self, set_name: str) -> None:
        self.set_name = set_name
        self._from_the_top()

    def _from_the_top(self) -> None:
        self.source.page.scene.stage.forget("cards")
        self.source.page.scene.rebuild()
