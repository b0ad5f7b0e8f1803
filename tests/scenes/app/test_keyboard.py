"""The keyboard, whatever scene there is."""

import pygame
import pytest

from scenes.app.scene import Scene
from scenes.app.widgets import Button, TextField
from tests.window import window


class Buttons(Scene):
    """A row of buttons that say when they are used, and a line to type into."""

    name = "buttons"

    def __init__(self, app):
        super().__init__(app)
        self.used = []
        self.typed = ""

    def build(self):
        look = self.app.look
        buttons = [
            Button(look.rect(40 + 210 * number, 100, 200, 50), word, lambda word=word: self.use(word), word)
            for number, word in enumerate(("one", "two", "three"))
        ]
        for button in buttons:
            button.on_context = lambda name=button.name: self.used.append(f"look at {name}")
        return [*buttons, TextField(look.rect(40, 200, 400, 50), self.typed, self.write, "field")]

    def use(self, word):
        self.used.append(word)

    def write(self, text):
        self.typed = text


class Next(Buttons):
    """A scene that a button of the first one opens."""

    def enter(self):
        super().enter()
        self.stage.focus = "one"


@pytest.fixture
def shown(tmp_path):
    with window(tmp_path) as w:
        w.show(Buttons(w.app))
        yield w


def hold(w, key, times):
    """Press a key, and let it be told again before it is let go."""
    for _ in range(times):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0))
    w.frame()
    pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0))
    w.frame()


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE])
def test_a_key_that_is_held_clicks_once(shown, key):
    shown.app.scene.stage.focus = "two"
    hold(shown, key, times=5)
    assert shown.app.scene.used == ["two"]
    hold(shown, key, times=1)
    assert shown.app.scene.used == ["two", "two"]


def test_a_key_that_is_held_does_not_click_in_the_scene_that_comes(shown):
    first, second = shown.app.scene, Next(shown.app)
    first.use = lambda word: shown.app.push(second)
    first.stage.focus = "one"
    hold(shown, pygame.K_RETURN, times=5)
    assert shown.app.scene is second
    assert second.used == []


def test_a_key_that_was_let_go_in_another_window_counts_again(shown):
    shown.app.scene.stage.focus = "two"
    shown.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    shown.app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    shown.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
    assert shown.app.scene.used == ["two", "two"]


def test_an_arrow_that_is_held_goes_on(shown):
    shown.app.scene.stage.focus = "one"
    hold(shown, pygame.K_RIGHT, times=2)
    assert shown.app.scene.stage.focus == "three"


def test_i_looks_at_what_the_keyboard_is_at_unless_it_is_typed(shown):
    scene = shown.app.scene
    scene.stage.focus = "two"
    shown.press(pygame.K_i, "i")
    assert scene.used == ["look at two"]
    scene.stage.focus = "field"
    shown.press(pygame.K_i, "i")
    assert scene.used == ["look at two"]
    assert scene.typed == "i"


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_DOWN])
def test_the_keyboard_begins_where_a_scene_says(shown, key):
    stage = shown.app.scene.stage
    stage.start = "two"
    shown.press(key)
    assert stage.focus == "two"


def test_the_keyboard_begins_at_the_first_widget_otherwise(shown):
    stage = shown.app.scene.stage
    stage.start = "what is no more"
    shown.press(pygame.K_TAB)
    assert stage.focus == "one"
