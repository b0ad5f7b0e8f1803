"""Everything at the table can be reached: with keys alone, and with a finger, which can not hover or turn a wheel."""

import pygame
import pytest

from game import Match
from scenes.inspector import Inspector
from tests.scenes.table.driver import Driver
from tests.scenes.table.positions import alone, position
from tests.window import window

MISERABLE = {
    "mode": "coop",
    "kingdom": ["Militia"],
    "players": [
        {"name": "Ann", "hand": ["Copper"], "states": ["Envious"]},
        {"name": "Bob", "hand": ["Copper"], "states": ["Miserable"]},
    ],
}


@pytest.fixture
def here(tmp_path):
    with window(tmp_path) as here:
        here.app.change_settings(speed="off")
        yield here


def long_game(here):
    """A game with a log that is longer than the window."""
    match = Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 3, "first": 0})
    while match.turn.number < 20:
        match.answer(*match.decision.options[: match.decision.at_least])
    driver = Driver(here, match, [None, "big_money"])
    driver.question()
    return driver


def tell(here, name, key=None):
    """What is told of a widget: when the keyboard comes to it, or a finger stays on it."""
    stage = here.app.scene.stage
    widget = stage.find(name)
    if key is None:
        corner = widget.rect.x + 20, widget.rect.y + 8  # small piles lie on its middle
        here.down(corner)
        here.frame(0.6)
        written = here.texts()
        here.up(corner)
    else:
        for _ in range(len(stage.usable())):
            here.press(key)
            if stage.focus == name:
                break
        assert stage.focus == name
        written = here.texts()
    return " ".join(written)


@pytest.mark.parametrize("key", [pygame.K_TAB, None], ids=["keyboard", "finger"])
@pytest.mark.parametrize(("name", "told"), [("plate", "Envious"), ("panel 1", "Miserable"), ("automa", "6 for each")])
def test_what_is_known_of_a_player_is_told(here, key, name, told):
    driver = Driver(here, Match.from_position(MISERABLE), [None, "big_money"])
    driver.question()
    assert told in tell(here, name, key)


def test_the_log_is_scrolled_page_by_page(here):
    log = long_game(here).scene.log
    here.press(pygame.K_PAGEUP)
    assert log.back > log.rect.height // 2
    here.press(pygame.K_PAGEDOWN)
    assert log.back == 0


def test_the_log_is_scrolled_with_the_arrows_where_the_keyboard_is_at_it(here):
    scene = long_game(here).scene
    scene.stage.put_focus(scene.stage.find("log"))
    here.press(pygame.K_UP)
    assert 0 < scene.log.back < scene.log.rect.height // 2
    here.press(pygame.K_DOWN)
    assert scene.log.back == 0
    here.press(pygame.K_LEFT)
    assert scene.stage.focus != "log"


def test_the_log_is_scrolled_with_a_finger(here):
    scene = long_game(here).scene
    here.down(scene.log.rect)
    here.move(scene.log.rect.move(0, 90))
    assert scene.log.back == 90
    here.up(scene.log.rect.move(0, 90))
    assert here.app.scene is scene, "nothing was opened"


def test_a_card_named_in_the_log_opens_with_a_tap(here):
    driver = alone(here, position(["Village", "Copper"]))
    driver.answer(0)
    driver.question()
    log = driver.scene.log
    place = next(
        (x, y)
        for y in range(log.rect.y, log.rect.bottom, 4)
        for x in range(log.rect.x, log.rect.right, 4)
        if log.card_at((x, y)) is not None
    )
    here.click(place)
    assert isinstance(here.app.scene, Inspector)
    assert here.app.scene.card == "Village"


def test_a_long_name_is_broken_in_the_log(here):
    match = position(["Village", "Copper"])
    name = "W" * 24
    match = Match.from_position(
        {"kingdom": ["Village"], "players": [{"name": name, "hand": ["Village"]}, {"name": "Bob"}]}
    )
    log = alone(here, match).scene.log
    assert all(run.rect.right <= log.rect.width for line in log._lines for run in line.runs)


def test_a_pile_is_dragged_to_oneself(here):
    driver = alone(here, position(["Gold", "Gold"]))
    here.click_on("deed 0")
    driver.question()
    pile, own = driver.scene.stage.find("pile Silver").rect, driver.scene.board.layout.own
    here.down(pile)
    here.move(pile.move(10, 60))
    here.move(own)
    here.up(own)
    assert driver.session.match.supply["Silver"] == 39


def test_a_pile_that_only_slipped_is_not_bought(here):
    driver = alone(here, position(["Gold", "Gold"]))
    here.click_on("deed 0")
    driver.question()
    pile = driver.scene.stage.find("pile Silver").rect
    here.down(pile)
    here.move(pile.move(60, 0))
    here.up(pile.move(60, 0))
    assert driver.session.match.supply["Silver"] == 40


# The keyboard comes to what a question is answered with


def passage(here):
    match = position(["Secret Passage", "Village"], {"deck": ["Gold", "Silver", "Estate", "Duchy"]})
    driver = alone(here, match)
    driver.answer(0)
    driver.question()
    return driver


def test_a_scale_has_the_keyboard_and_says_what_it_is_for(here):
    driver = passage(here)
    here.press(pygame.K_TAB)
    driver.scene.stage.focus = driver.control(0).name
    here.press(pygame.K_RETURN)
    prompt = driver.question()
    assert prompt.is_scale
    assert driver.scene.stage.focus == "scale"
    first = prompt.picked
    assert "Village: On top" in here.texts()
    here.press(pygame.K_RIGHT)
    assert prompt.picked != first


def test_nothing_below_a_panel_is_reached(here):
    driver = passage(here)
    driver.answer(0)
    driver.question()
    panel = next(widget for widget in driver.scene.stage.widgets if type(widget).__name__ == "Panel")
    below = [each for each in driver.scene.stage.widgets if each.name.startswith(("play", "aside"))]
    assert not any(panel.rect.collidepoint(each.rect.center) for each in below)


def test_after_a_curtain_the_keyboard_is_not_where_the_one_before_left_it(here):
    driver = Driver(here, position(["Copper", "Copper"], other={"hand": ["Gold"] * 5}))
    driver.question()
    here.press(pygame.K_SPACE)
    driver.question()
    driver.scene.stage.put_focus(driver.scene.stage.find("pile Estate"))
    here.press(pygame.K_RETURN)
    assert driver.question().decision.decider == 1
    here.press(pygame.K_SPACE)
    assert driver.question().decision.verb == "buy"
    here.press(pygame.K_RETURN)
    assert driver.question().decision.decider == 1, "nothing was bought by one key too many"
    assert driver.session.match.supply["Estate"] == 7


def test_what_the_pointer_rests_on_is_forgotten_when_a_key_is_used(here):
    driver = alone(here, position(["Village", "Copper"]))
    here.move(driver.scene.stage.find("pile Gold").rect)
    assert driver.scene.stage.hovered == "pile Gold"
    here.press(pygame.K_RIGHT)
    assert driver.scene.stage.hovered == ""
