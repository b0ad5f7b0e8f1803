"""An open pile, looked through: equal cards lie together, in an order that helps to find one."""

import pygame
import pytest

from scenes.inspector import Inspector
from scenes.settings import SettingsScene
from scenes.table.pile_view import PileView
from tests.scenes.layout import faults
from tests.window import LANGUAGES, SIZES, window

FEW = ("Copper", "Estate", "Copper", "Witch", "Estate", "Copper", "Gold", "Moat", "Curse")
MANY = ("Gold", "Silver", "Potion", "Duchy", "Village", "Smithy", "Market", "Militia", "Mine", "Cellar", "Golem",
        "Alchemist", "University", "Steward", "Baker", "Harem", "Nobles", "Duke", "Pawn", "Chapel")  # fmt: skip


def show(w, cards):
    w.show(SettingsScene(w.app))
    w.show(PileView(w.app, "dominion", "Trash", cards))
    return w.app.scene


def shown(w):
    return [widget for widget in w.app.scene.stage.walk() if widget.name.startswith("card ")]


def test_equal_cards_lie_together_and_are_counted(tmp_path):
    with window(tmp_path) as w:
        show(w, FEW)
        counts = {widget.card: widget.count for widget in shown(w)}
        assert counts == {"Witch": 1, "Moat": 1, "Curse": 1, "Gold": 1, "Copper": 3, "Estate": 2}
        assert "3" in w.texts()


def test_those_of_a_type_lie_together_the_dearest_first(tmp_path):
    with window(tmp_path) as w:
        show(w, FEW)
        assert [widget.card for widget in shown(w)] == ["Witch", "Moat", "Curse", "Gold", "Copper", "Estate"]


def test_few_cards_lie_in_the_middle(tmp_path):
    with window(tmp_path) as w:
        show(w, FEW)
        places = [widget.rect for widget in shown(w)]
        assert abs(places[0].unionall(places).centerx - w.app.display.size[0] // 2) <= 1
        assert w.app.scene.stage.find("cards").most == 0


def test_a_card_can_be_looked_at_among_the_others(tmp_path):
    with window(tmp_path) as w:
        show(w, FEW)
        w.click_on("card Gold")
        assert isinstance(w.app.scene, Inspector)
        assert w.app.scene.names == ["Witch", "Moat", "Curse", "Gold", "Copper", "Estate"]
        w.press(pygame.K_ESCAPE)
        assert isinstance(w.app.scene, PileView)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_can_be_read(tmp_path, size, language):
    with window(tmp_path, size, language, "huge") as w:
        for cards in (FEW, MANY, MANY[:1]):
            show(w, cards)
            assert faults(w) == []
