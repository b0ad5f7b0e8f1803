"""The recommended kingdoms, with the boxes that they are made of."""

import pygame

from game.dominion.kingdoms import Kingdom
from scenes.app.widgets import Row, ScrollArea, Widget
from scenes.dominion.new_game.choices import recommended_first
from scenes.dominion.new_game.source import Source

ROW, GAP = 74, 8  # units


class Recommended(Source):
    def build_left(self, area: pygame.Rect) -> list[Widget]:
        look, mode = self.look, self.page.scene.wish.mode

        def lay_out(width: int) -> list[Widget]:
            return [
                self._row(kingdom, pygame.Rect(area.x, area.y + number * look.px(ROW + GAP), width, look.px(ROW)))
                for number, kingdom in enumerate(recommended_first(mode))
            ]

        shelf = ScrollArea.holding(look, area, lay_out, f"kingdoms {mode}")
        # When it is first seen, the chosen one is in sight; after that the stage remembers where it was scrolled to.
        shelf.reveal(next(row.rect for row in shelf.children if row.name == f"kingdom {self.choices.recommended}"))
        return [shelf]

    def _row(self, kingdom: Kingdom, place: pygame.Rect) -> Row:
        words = self.page.scene.app.words
        note = ""
        if self.page.is_coop and kingdom.provinces is not None:
            note = self.say("piles.short", provinces=kingdom.provinces, duchies=kingdom.duchies)
        return Row(
            place, words.kingdom(kingdom.name), words.needs(kingdom), lambda: self._take(kingdom),
            f"kingdom {kingdom.name}", kingdom.name == self.choices.recommended, note=note, lines=2,
        )  # fmt: skip

    def _take(self, kingdom: Kingdom) -> None:
        self.choices.recommended = kingdom.name
        self.page.scene.rebuild()
