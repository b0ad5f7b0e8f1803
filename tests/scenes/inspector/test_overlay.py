"""The inspector over the window: stepping, closing, and cards that are named in the notes."""

import pygame
import pytest

from scenes.app.scene import Scene
from scenes.app.widgets import ScrollArea
from scenes.games import shown
from scenes.inspector import Inspector, Mention, inspect
from tests.window import LANGUAGES, SIZES, TEXT_SIZES, Window, window

NAMES = ("Cellar", "Moat", "Possession")


def opened(w: Window, card: str, names: tuple[str, ...] = (), **more) -> Inspector:
    w.show(Scene(w.app))
    inspect(w.app, "dominion", card, names, **more)
    w.settle()
    scene = w.app.scene
    assert isinstance(scene, Inspector)
    return scene


def test_arrows_step_through_the_names_and_around(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w, "Moat", NAMES)
        assert "2 of 3" in w.texts()
        w.press(pygame.K_RIGHT)
        assert scene.card == "Possession"
        w.press(pygame.K_RIGHT)
        assert scene.card == "Cellar"
        w.press(pygame.K_LEFT)
        assert scene.card == "Possession"
        w.click_on("next")
        assert scene.card == "Cellar"
        w.click_on("previous")
        assert scene.card == "Possession"
        assert "Possession" in w.texts()


def test_a_card_alone_has_no_arrows(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w, "Moat", ("Cellar", "Village"))  # of which it is none
        assert scene.stage.find("next") is None
        w.press(pygame.K_RIGHT)
        assert scene.card == "Moat"


@pytest.mark.parametrize("way", ["escape", "button", "beside", "right click beside", "enter"])
def test_ways_out(tmp_path, way):
    with window(tmp_path) as w:
        scene = opened(w, "Moat", NAMES)
        if way == "escape":
            w.press(pygame.K_ESCAPE)
        elif way == "button":
            w.click_on("close")
        elif way == "enter":
            w.press(pygame.K_RETURN)  # the keyboard is at the button to begin with
        else:
            w.click((scene.box.centerx, scene.box.top // 2), 3 if "right" in way else 1)
        assert not isinstance(w.app.scene, Inspector)


def test_a_click_on_the_card_or_its_text_does_not_close_it(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w, "Cellar", NAMES)
        w.click((scene.box.x + 40, scene.box.centery))
        w.click((scene.box.centerx + 100, scene.box.bottom - 60))
        assert w.app.scene is scene


def test_a_card_named_in_the_notes_can_be_opened_by_mouse_and_by_keyboard(tmp_path):
    with window(tmp_path, language="de") as w:
        scene = opened(w, "Possession")
        mention = next(each for each in scene.stage.walk() if isinstance(each, Mention))
        assert mention.card == "Masquerade"
        w.click(mention.rect)
        assert scene.card == "Masquerade"
        w.click_on("back")
        assert scene.card == "Possession"
        for _ in range(10):
            w.press(pygame.K_TAB)
            if scene.stage.focus == mention.name:
                break
        w.press(pygame.K_RETURN)
        assert scene.card == "Masquerade"


@pytest.mark.parametrize("key", [pygame.K_BACKSPACE, pygame.K_LEFT])
def test_from_a_named_card_one_comes_back_to_the_one_among_the_others(tmp_path, key):
    with window(tmp_path) as w:
        scene = opened(w, "Possession", NAMES)
        w.click(next(each for each in scene.stage.walk() if isinstance(each, Mention)).rect)
        assert scene.card == "Masquerade"
        w.press(key)
        assert scene.card == "Possession"
        w.press(pygame.K_LEFT)
        assert scene.card == "Moat"


def test_however_many_cards_were_opened_one_step_leads_out(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w, "Possession")
        for _ in range(5):
            mention = next((each for each in scene.stage.walk() if isinstance(each, Mention)), None)
            if mention is not None:
                w.click(mention.rect)
        assert scene.card != "Possession"
        w.press(pygame.K_ESCAPE)
        assert not isinstance(w.app.scene, Inspector)


def test_the_cost_is_that_of_the_first_card_only(tmp_path):
    with window(tmp_path) as w:
        scene = opened(w, "Moat", NAMES, cost=(("coin", 1),))
        assert scene.stage.find("cost") is not None
        w.press(pygame.K_RIGHT)
        assert scene.stage.find("cost") is None


def test_long_notes_scroll_with_the_arrows(tmp_path):
    with window(tmp_path, (1280, 640), "de", "huge") as w:
        scene = opened(w, "Possession", NAMES)
        area = scene.stage.find("about Possession")
        assert isinstance(area, ScrollArea)
        area.rect.height //= 3  # as if the window was very low
        w.press(pygame.K_DOWN)
        assert area.offset > 0
        w.press(pygame.K_UP)
        assert area.offset == 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_nothing_is_cut(tmp_path, size, language, text_size):
    with window(tmp_path, size, language, text_size) as w:
        opened(w, "Philosopher's Stone", ("Philosopher's Stone", "Twice Miserable"), cost=(("coin", 1), ("potion", 1)))
        for _ in range(2):
            assert [each for each in w.written() if each.is_cut] == []
            w.press(pygame.K_RIGHT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_inspected(tmp_path, language):
    with window(tmp_path, (1024, 640), language, "huge") as w:
        names = tuple(shown("dominion").catalogue)
        scene = opened(w, names[0], names)
        for name in names:
            assert scene.card == name
            assert [each for each in w.written() if each.is_cut] == []
            w.press(pygame.K_RIGHT)
        assert scene.card == names[0]
