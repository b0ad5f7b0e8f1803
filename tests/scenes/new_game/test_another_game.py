"""The scene knows no game: one that it has never heard of is set up just as well."""

import sys
from dataclasses import dataclass
from types import SimpleNamespace

import pytest

from game.bots import BOTS
from game.bots.bot import RandomBot
from game.core import wishes
from game.core.errors import SetupError
from game.core.rules import GAMES
from scenes.app.widgets import Toggle
from scenes.new_game.offer import OFFERS
from scenes.new_game.page import Page
from scenes.words import Words
from tests.scenes.new_game.window import opened

VARIANTS = ("short", "long")


class Pebbles:
    """The rules of a game for two to four with two variants that do not go together."""

    name = "pebbles"

    def check_setup(self, wish):
        wishes.known_keys(wish, {"game", "players", "seed", "first", "practice", "variants"})
        if set(wish["variants"]) == set(VARIANTS):
            raise SetupError("kingdom_impossible", "Not both.")
        players = wishes.player_names(wish["players"], range(2, 5), "Pebbles")
        return {**wish, "players": players, "seed": wishes.seed(wish["seed"])}


@dataclass
class PebblesChoices:
    variants: list[str]

    def wish(self, mode):
        return {"variants": list(self.variants)}

    def to_data(self, setup):
        return {"variants": setup["variants"]}


class VariantsPage(Page):
    id = "details"  # any that has a word
    places = ("variants",)

    def build(self, area):
        chosen = self.scene.wish.choices.variants
        places = [area.move(0, 0), area.move(0, 0)]
        for number, place in enumerate(places):
            place.height = 50
            place.y += 60 * number
        return [
            Toggle(place, name, name in chosen, lambda is_on, name=name: self._turn(name, is_on), f"variant {name}")
            for place, name in zip(places, VARIANTS, strict=True)
        ]

    def _turn(self, name, is_on):
        variants = self.scene.wish.choices.variants
        variants.append(name) if is_on else variants.remove(name)
        self.scene.rebuild()


class PebblesOffer:
    game = "pebbles"
    modes = ("pebbles",)
    usual_bot = "random"

    def seats(self, mode):
        return range(2, 5)

    def choices(self, remembered):
        return PebblesChoices(list(remembered.get("variants", [])))

    def place_of(self, reason):
        return "variants" if reason == "kingdom_impossible" else ""

    def pages(self, scene):
        return [VariantsPage(scene)]


@pytest.fixture
def window(tmp_path, monkeypatch):
    monkeypatch.setitem(GAMES, "pebbles", Pebbles())
    monkeypatch.setitem(BOTS, "pebbles", {"random": RandomBot})
    monkeypatch.setitem(OFFERS, "pebbles", "tests.pebbles_offer")
    monkeypatch.setitem(sys.modules, "tests.pebbles_offer", SimpleNamespace(OFFER=PebblesOffer()))
    say = Words.say
    monkeypatch.setattr(
        Words, "say", lambda words, key, **more: "Pebbles" if "pebbles" in key else say(words, key, **more)
    )
    with opened(tmp_path, names=["Ann"]) as window:
        yield window


def test_a_game_without_modes_and_kingdoms_is_set_up_like_any_other(window):
    window.choose("game", "pebbles")
    assert not any(name.startswith("mode") for name in window.names)
    window.click("add bot")
    window.click("add bot")
    assert not window.has("add bot"), "it is for four"
    variants = next(page for page in window.scene.pages if isinstance(page, VariantsPage))
    window.scene.turn_to(variants)
    window.click("variant short")
    window.click("variant long")
    window.click("page players")
    window.click("begin")
    assert window.begun == []
    assert window.scene.page is variants
    window.click("variant short")
    window.click("begin")
    setup, chairs = window.begun[0]
    assert setup["variants"] == ["long"]
    assert [bot for _, bot in chairs] == [None, "random", "random", "random"]


def test_each_game_has_a_last_time_of_its_own(window):
    window.choose("game", "pebbles")
    window.click("begin")
    window.choose("game", "dominion")
    assert not window.has("as last time")
    window.choose("game", "pebbles")
    window.click("as last time")
    window.click("begin")
    assert len(window.begun) == 2
