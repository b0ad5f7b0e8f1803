"""The page of the kingdom: five ways to come by ten cards, and the ten that came of it."""

from typing import TYPE_CHECKING

import pygame

from game.core.errors import GameError, SetupError
from game.dominion.coop import COOP
from scenes.app.dialog import ask_text, confirm
from scenes.app.widgets import Button, Choice, Label, Panel, Widget
from scenes.dominion.new_game.choices import (
    LAST,
    OWN,
    RANDOM,
    RECOMMENDED,
    SAVED,
    SOURCES,
    DominionChoices,
    recommended_name,
)
from scenes.dominion.new_game.own_pick import OwnPick
from scenes.dominion.new_game.recommended import Recommended
from scenes.dominion.new_game.rolled import Rolled
from scenes.dominion.new_game.saved import Last, Saved
from scenes.dominion.new_game.source import Source
from scenes.dominion.shelf import on_shelf
from scenes.files import SavedKingdom
from scenes.look.theme import BRASS_BRIGHT
from scenes.new_game.cards import card_picture, places_within
from scenes.new_game.page import GAP, TROUBLE, Page, split_left, split_top

if TYPE_CHECKING:
    from scenes.new_game.scene import NewGame

LEFT_WIDTH = 392  # units
COLUMNS, ROWS = 5, 2


class KingdomPage(Page):
    """At the left what a source needs to be told, at the right the ten cards, or all cards to choose from."""

    id = "kingdom"
    places = ("kingdom",)

    def __init__(self, scene: "NewGame") -> None:
        super().__init__(scene)
        self.last = Last(self)
        self.sources: dict[str, Source] = {
            RECOMMENDED: Recommended(self),
            RANDOM: Rolled(self),
            OWN: OwnPick(self),
            SAVED: Saved(self),
            LAST: self.last,
        }

    def go_back(self) -> bool:
        return self.sources[self.choices.source].go_back()

    @property
    def choices(self) -> DominionChoices:
        choices = self.scene.wish.choices
        assert isinstance(choices, DominionChoices)
        return choices

    @property
    def is_coop(self) -> bool:
        return self.scene.wish.mode == COOP

    def ten(self) -> tuple[str, ...]:
        """The ten cards as things are; none where there can be no ten."""
        try:
            return self.choices.ten(self.scene.wish.drawing_seed)
        except SetupError:
            return ()

    def kingdom_name(self, ten: tuple[str, ...]) -> str:
        words, choices = self.scene.app.words, self.choices
        if choices.source == SAVED and choices.saved is not None:
            return choices.saved.name
        known = recommended_name(ten)
        return words.kingdom(known) if known else self.say(f"source.{choices.source}.ten")

    @property
    def summary(self) -> str:
        return self.kingdom_name(self.ten())

    # What there is to see

    def build(self, area: pygame.Rect) -> list[Widget]:
        look = self.scene.app.look
        gap = look.px(GAP)
        top, below = split_top(area, look.px(46), gap)
        left, right = split_left(below, look.px(LEFT_WIDTH), gap)
        offered = [(source, self.say(f"source.{source}")) for source in SOURCES if source != LAST or self.last.ten]
        source = self.sources[self.choices.source]
        inner = [place.inflate(-2 * look.px(16), -2 * look.px(14)) for place in (left, right)]
        return [
            Choice(look, top, offered, self.choices.source, self._choose, "source"),
            Panel(left),
            *source.build_left(inner[0]),
            Panel(right),
            *source.build_right(inner[1]),
        ]

    def build_ten(self, area: pygame.Rect, can_keep: bool = True) -> list[Widget]:
        """The ten cards with their name above, and what one can do with them."""
        look, ten = self.scene.app.look, self.ten()
        head, below = split_top(area, look.px(44), look.px(12))
        if not ten:
            return [Label(below, self._why_none(), 18, "semibold", TROUBLE, "center", lines=5)]
        wide, space = look.px(192), look.px(10)
        keep = pygame.Rect(head.right - wide, head.y, wide, head.height)
        change = keep.move(-wide - space, 0) if can_keep else keep
        title = pygame.Rect(head.x, head.y, change.x - head.x - space, head.height)
        widgets: list[Widget] = [
            Label(title, self.kingdom_name(ten), 22, "semibold", BRASS_BRIGHT, lines=2),
            Button(change, self.say("change_ten"), lambda: self._change(ten), "change ten", size=15,
                   tip=self.say("change_ten.tip")),
        ]  # fmt: skip
        if can_keep:
            widgets.append(Button(keep, self.say("keep_ten"), self.keep, "keep ten", size=15))
        places = places_within(below, COLUMNS, ROWS, look.px(12))
        shelf = on_shelf(ten, self.scene.app.words)
        return widgets + [
            card_picture(self.scene, place, name, beside=shelf) for place, name in zip(places, shelf, strict=True)
        ]

    def build_glimpse(self, area: pygame.Rect) -> list[Widget]:
        """The ten in one row, and the way here."""
        look, ten = self.scene.app.look, self.ten()
        inner = area.inflate(-2 * look.px(16), -2 * look.px(12))
        head, below = split_top(inner, look.px(40), look.px(8))
        button = pygame.Rect(head.right - look.px(250), head.y, look.px(250), head.height)
        title = pygame.Rect(head.x, head.y, button.x - head.x - look.px(10), head.height)
        name = self.kingdom_name(ten) if ten else self.say("source.none")
        places = places_within(below, len(ten), 1, look.px(10)) if ten else []
        shelf = on_shelf(ten, self.scene.app.words)
        return [
            Panel(area),
            Label(title, name, 20, "semibold", BRASS_BRIGHT),
            Button(button, self.say("another_kingdom"), lambda: self.scene.turn_to(self), "another kingdom", size=15),
            *(
                card_picture(self.scene, place, card, beside=shelf)
                for place, card in zip(places, shelf, strict=True)
            ),
        ]

    def _why_none(self) -> str:
        """Why there are no ten cards, also while something else is wrong as well."""
        try:
            self.choices.ten(self.scene.wish.drawing_seed)
        except SetupError as trouble:
            return self.scene.app.words.error(trouble)
        return ""

    # What can be done

    def _choose(self, source: str) -> None:
        self.choices.source = source
        self.sources[source].open()
        self.scene.rebuild()

    def _change(self, ten: tuple[str, ...]) -> None:
        self.choices.own_from(ten)
        self.scene.rebuild()

    def keep(self) -> None:
        """Save the ten under a name."""
        known = recommended_name(self.ten())
        name = self.scene.app.words.kingdom(known) if known else ""
        ask_text(
            self.scene.app, self.say("keep.title"), self.say("keep.about"), name,
            self.scene.app.words.say("window.save"), self._save, self.say("keep.hint"),
        )  # fmt: skip

    def _save(self, name: str, *, replace: bool = False) -> None:
        app, choices = self.scene.app, self.choices
        piles = choices.piles() if self.is_coop else {}
        kingdom = SavedKingdom(name, self.ten(), piles.get("provinces"), piles.get("duchies"))
        try:
            app.files.add_kingdom(kingdom, replace=replace)
        except GameError as trouble:
            if trouble.reason != "kingdom_taken":
                raise
            confirm(
                app, self.say("keep.title"), app.words.error(trouble) + " " + self.say("keep.replace"),
                self.say("keep.yes"), lambda: self._save(name, replace=True),
            )  # fmt: skip
            return
        app.tell_troubles()
        app.say(self.say("kept", name=name.strip()))
        self.scene.rebuild()
