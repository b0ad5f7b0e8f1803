"""Kingdoms that somebody saved, and the one of the last game."""

import pygame

from game.core.errors import GameError
from scenes.app.dialog import ask_text, confirm
from scenes.app.widgets import Button, Label, Row, ScrollArea, Widget
from scenes.dominion.new_game.choices import choices_from
from scenes.dominion.new_game.source import Source
from scenes.files import SavedKingdom
from scenes.look.theme import CREAM, FADED
from scenes.new_game.page import grid, split_bottom

ROW, GAP = 58, 8  # units


class Saved(Source):
    def open(self) -> None:
        """The kingdom that was looked at may be gone, and where there is none yet the first one is shown."""
        kept = list(self.page.scene.app.files.kingdoms)
        if self.choices.saved not in kept:
            self.choices.saved = kept[0] if kept else None

    def build_left(self, area: pygame.Rect) -> list[Widget]:
        look, kept = self.look, list(self.page.scene.app.files.kingdoms)
        if not kept:
            return [Label(area, self.say("saved.none"), 17, "italic", FADED, "center", lines=8)]
        above, line = split_bottom(area, look.px(44), look.px(12))

        def lay_out(width: int) -> list[Widget]:
            return [
                self._row(kingdom, pygame.Rect(area.x, area.y + number * look.px(ROW + GAP), width, look.px(ROW)))
                for number, kingdom in enumerate(kept)
            ]

        rename, delete = grid(look, line, 2, 1, 10)
        words, has_one = self.page.scene.app.words, self.choices.saved is not None
        return [
            ScrollArea.holding(look, above, lay_out, "saved kingdoms"),
            Button(rename, self.say("saved.rename"), self._ask_name, "rename", size=16, enabled=has_one),
            Button(delete, words.say("window.delete"), self._ask_delete, "delete", "danger", size=16,
                   enabled=has_one),
        ]

    def _row(self, kingdom: SavedKingdom, place: pygame.Rect) -> Row:
        """Its name, and with which cards it begins."""
        words = self.page.scene.app.words
        cards = ", ".join(words.card(name) for name in kingdom.cards[:2]) + " …"
        note = ""
        if self.page.is_coop and kingdom.provinces is not None:
            note = self.say("piles.short", provinces=kingdom.provinces, duchies=kingdom.duchies)
        return Row(
            place, kingdom.name, cards, lambda: self._take(kingdom), f"saved {kingdom.name}",
            kingdom == self.choices.saved, note=note,
        )  # fmt: skip

    def build_right(self, area: pygame.Rect) -> list[Widget]:
        return self.page.build_ten(area, can_keep=False)

    # What can be done

    def _take(self, kingdom: SavedKingdom | None) -> None:
        self.choices.saved = kingdom
        self.page.scene.rebuild()

    def _ask_name(self) -> None:
        assert self.choices.saved is not None
        old = self.choices.saved.name
        ask_text(
            self.page.scene.app, self.say("saved.rename"), "", old, self.say("saved.rename"),
            lambda new: self._rename(old, new),
        )  # fmt: skip

    def _rename(self, old: str, new: str) -> None:
        files = self.page.scene.app.files
        files.rename_kingdom(old, new)
        self.page.scene.app.tell_troubles()
        self._take(files.kingdoms.find(new.strip()))

    def _ask_delete(self) -> None:
        assert self.choices.saved is not None
        name = self.choices.saved.name
        confirm(
            self.page.scene.app, self.say("saved.delete.title"), self.say("saved.delete.about", name=name),
            self.page.scene.app.words.say("window.delete"), lambda: self._delete(name), "danger",
        )  # fmt: skip

    def _delete(self, name: str) -> None:
        app = self.page.scene.app
        try:
            app.files.delete_kingdom(name)
        except GameError as trouble:
            app.tell(trouble)
            return
        app.tell_troubles()
        self.open()
        self.page.scene.rebuild()


class Last(Source):
    """The ten of the last game."""

    @property
    def ten(self) -> tuple[str, ...]:
        choices = self.page.scene.remembered.get("choices")
        return choices_from(choices).last if isinstance(choices, dict) else ()

    def open(self) -> None:
        self.choices.last = self.ten

    def build_left(self, area: pygame.Rect) -> list[Widget]:
        return [Label(area, self.say("source.last.about"), 18, colour=CREAM, align="center", lines=8)]
