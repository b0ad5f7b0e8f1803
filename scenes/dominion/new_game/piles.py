"""The page of the co-op: how many Provinces and Duchies the two have before the automa takes them."""

from functools import partial

import pygame

from game.core.errors import SetupError
from game.dominion.coop import COOP, FEWEST_PROVINCES, MOST_DUCHIES, MOST_PROVINCES
from scenes.app.widgets import Choice, Label, Panel, Slider, Toggle, Widget
from scenes.dominion.new_game.choices import DominionChoices
from scenes.look.theme import BRASS_BRIGHT, CREAM, FADED
from scenes.new_game.cards import card_picture, places_within
from scenes.new_game.page import GAP, Page, grid, split_bottom, split_left, split_top, trouble_label

HEXES = ("Locusts", "Famine", "War")  # some of those that the automa sends, to be looked at
LEAST_HIGH = 130  # units: smaller ones would not be worth looking at
TEXT = 17

class PilesPage(Page):
    id = "coop"
    places = ("piles",)

    @property
    def choices(self) -> DominionChoices:
        choices = self.scene.wish.choices
        assert isinstance(choices, DominionChoices)
        return choices

    @property
    def is_shown(self) -> bool:
        return self.scene.wish.mode == COOP

    @property
    def summary(self) -> str:
        setup = self.scene.verdict.setup
        return self.say("piles.short", **{pile: setup[pile] for pile in ("provinces", "duchies")}) if setup else ""

    def build(self, area: pygame.Rect) -> list[Widget]:
        look = self.scene.app.look
        left, right = split_left(area, area.width * 2 // 5, look.px(GAP))
        boards = [Panel(left, self.say("coop.title")), Panel(right, self.say("piles.title"))]
        return [*boards, *self._build_about(left), *self._build_piles(right)]

    def _build_about(self, place: pygame.Rect) -> list[Widget]:
        """What the automa does, some of its Hexes if there is room below, and whether the two open their hands."""
        app, look = self.scene.app, self.scene.app.look
        inner = place.inflate(-2 * look.px(16), -2 * look.px(14))
        _, inner = split_top(inner, look.px(30), look.px(6))
        inner, line = split_bottom(inner, look.px(44), look.px(10))
        opened = Toggle(
            line, app.words.say("settings.open_hands.name"), app.settings.open_hands, self._open_hands, "open hands",
            tip=app.words.say("settings.open_hands.text"),
        )  # fmt: skip
        text, pixels = self.say("coop.about"), look.text_px(TEXT)
        high = len(look.wrap(text, pixels, inner.width)) * look.line_height(pixels) + look.px(6)
        words, below = split_top(inner, min(high, inner.height), look.px(20))
        about = Label(words, text, TEXT, colour=CREAM, valign="top", lines=20)
        if below.height < look.px(LEAST_HIGH):
            return [about, opened]
        places = places_within(below, len(HEXES), 1, look.px(GAP))
        hexes = (card_picture(self.scene, spot, name) for spot, name in zip(places, HEXES, strict=True))
        return [about, opened, *hexes]

    def _open_hands(self, is_open: bool) -> None:
        self.scene.app.change_settings(open_hands=is_open)

    def _build_piles(self, place: pygame.Rect) -> list[Widget]:
        look, choices = self.scene.app.look, self.choices
        inner = place.inflate(-2 * look.px(16), -2 * look.px(14))
        _, inner = split_top(inner, look.px(30), look.px(6))
        line, inner = split_top(inner, look.px(48), look.px(GAP))
        inner, told = split_bottom(inner, look.px(66), look.px(GAP))
        provinces, duchies = grid(look, inner, 2, 1, 24)
        options = [(False, self.say("piles.usual")), (True, self.say("piles.own"))]
        return [
            Choice(look, line, options, choices.has_own_piles, self._choose, "piles"),
            *self._build_pile("Province", "provinces", FEWEST_PROVINCES, MOST_PROVINCES, provinces),
            *self._build_pile("Duchy", "duchies", 0, MOST_DUCHIES, duchies),
            *(trouble_label(told, self.trouble("piles"), lines=3) or [self._about(told)]),
        ]

    def _build_pile(self, card: str, pile: str, low: int, high: int, place: pygame.Rect) -> list[Widget]:
        """A card, and how many there are of it."""
        look, choices = self.scene.app.look, self.choices
        above, line = split_bottom(place, look.px(44), look.px(4))
        above, name = split_bottom(above, look.px(30), look.px(8))
        own: int = getattr(choices, pile)
        count = own if choices.has_own_piles else self._usual().get(pile, "–")
        widgets: list[Widget] = [
            card_picture(self.scene, places_within(above, 1, 1, 0)[0], card),
            Label(name, self.say(f"piles.{pile}", count=count), 20, "semibold", BRASS_BRIGHT, "center"),
        ]
        if choices.has_own_piles:
            widgets.append(Slider(line, own, low, high, partial(self._set, pile), pile))
        return widgets

    def _about(self, place: pygame.Rect) -> Label:
        key = "piles.own.about" if self.choices.has_own_piles else "piles.usual.about"
        return Label(place, self.say(key), 15, "italic", FADED, lines=4)

    def _usual(self) -> dict[str, int]:
        try:
            return self.choices.usual_piles(self.scene.wish.drawing_seed)
        except SetupError:  # of the kingdom: its own page tells it
            return {}

    # What can be done

    def _choose(self, has_own: bool) -> None:
        """One's own numbers begin where the usual ones are."""
        if has_own:
            for pile, size in self._usual().items():
                setattr(self.choices, pile, size)
        self.choices.has_own_piles = has_own
        self.scene.rebuild()

    def _set(self, pile: str, count: int) -> None:
        setattr(self.choices, pile, count)
        self.scene.rebuild()
