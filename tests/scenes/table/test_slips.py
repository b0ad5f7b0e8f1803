"""What is clicked by mistake costs nothing, and nobody takes back what another one did."""

import pygame
import pytest

from game.core.decisions import Option
from game.core.events import Event
from scenes.table.curtain import GUARD, MOST_NEWS, news_of
from tests.scenes.table.driver import Driver
from tests.scenes.table.positions import alone, position
from tests.window import window

MONEY = ["Gold", "Gold"]


@pytest.fixture
def here(tmp_path):
    with window(tmp_path) as here:
        here.app.change_settings(speed="off")
        yield here


def buying(here, hand=MONEY, **more):
    """Ann has played her Treasures and may buy."""
    driver = alone(here, position(list(hand), **more))
    here.click_on("deed 0")
    assert driver.question().decision.verb == "buy"
    return driver


def scenes(here):
    return [scene.name for scene in here.app.stack]


# A turn that ends with money left


def test_ending_a_turn_with_money_and_nothing_bought_is_warned_of(here):
    driver = buying(here)
    here.press(pygame.K_SPACE)  # once more than one wanted
    assert "You have 6 coins and have bought nothing." in here.texts()
    here.press(pygame.K_SPACE)  # and once more: it is the safe way out that is taken
    assert driver.session.match.turn.phase == "buy"
    here.press(pygame.K_SPACE)
    here.click_on("button 0")
    driver.question()
    assert driver.session.match.turn.number > 1


def test_who_has_little_money_is_not_asked_twice(here):
    driver = buying(here, ["Copper", "Copper"])
    here.press(pygame.K_SPACE)
    assert "dialog" not in scenes(here)
    driver.question()
    assert driver.session.match.turn.number > 1


def test_who_has_bought_something_is_not_asked_twice(here):
    driver = buying(here, ["Gold", "Gold", "Gold"], turn={"buys": 2})
    here.click_on("pile Estate")
    driver.question()
    here.press(pygame.K_SPACE)
    assert "dialog" not in scenes(here)


# Buys that are confirmed


def test_a_buy_can_be_confirmed_with_the_button(here):
    here.app.change_settings(confirm_buys=True)
    driver = buying(here)
    here.click_on("pile Curse")
    assert "Buy a Curse" in here.texts()
    here.click_on("pile Gold")  # one thinks again
    assert "Buy a Gold" in here.texts()
    here.click_on("deed 0")
    driver.question()
    assert "Gold" in driver.session.match.zone(0, "discard") + driver.session.match.zone(0, "deck")
    assert driver.session.match.supply["Curse"] == 10


def test_a_buy_can_be_confirmed_with_a_second_click(here):
    here.app.change_settings(confirm_buys=True)
    driver = buying(here)
    before = driver.session.match.supply["Silver"]
    here.click_on("pile Silver")
    assert driver.session.match.supply["Silver"] == before
    here.click_on("pile Silver")
    assert driver.session.match.supply["Silver"] == before - 1


def test_a_turn_can_be_ended_although_a_buy_was_picked(here):
    here.app.change_settings(confirm_buys=True, warn_actions=False)
    driver = buying(here)
    here.click_on("pile Silver")
    here.click_on("deed 1")
    driver.question()
    assert driver.session.match.turn.number > 1
    assert not any("Silver" in driver.session.match.zone(0, zone) for zone in ("hand", "deck", "discard"))


def test_otherwise_one_click_buys(here):
    driver = buying(here)
    here.click_on("pile Silver")
    assert driver.session.match.supply["Silver"] == 39


# Taking back what another one did


def attacked(here):
    """Ann has played a Militia, and the curtain is down for Bob."""
    driver = Driver(here, position(["Militia", "Copper"]))
    driver.question()
    here.click(driver.control(0).rect)
    for _ in range(1000):
        if here.app.scene.name == "curtain":
            return driver
        here.frame(0.05)
    raise AssertionError("no curtain")


def test_who_is_attacked_can_not_take_the_attack_back(here):
    driver = attacked(here)
    assert driver.question().decision.decider == 1
    here.press(pygame.K_u)
    assert driver.session.match.zone(0, "play") == ["Militia"]
    assert "The last answer was another player’s: it stands." in here.app.notices.sentences
    undo = driver.scene.stage.find("side undo")
    assert "another player" in undo.tip


@pytest.mark.parametrize("way", ["key", "button"])
def test_before_the_next_one_looks_the_last_one_can_take_back(here, way):
    driver = attacked(here)
    if way == "key":
        here.press(pygame.K_u)
    else:
        here.click_on("undo")
    assert here.app.scene is driver.scene
    assert driver.question().decision.decider == 0
    assert driver.session.match.zone(0, "hand") == ["Militia", "Copper"]


def test_a_curtain_after_what_can_not_be_taken_back_has_no_way_back(here):
    driver = Driver(here, position(["Copper", "Copper"]))
    driver.question()
    here.click_on("deed 0")
    driver.question()
    here.click_on("pile Estate")
    while here.app.scene.name != "curtain":
        here.frame(0.05)
    assert here.app.scene.stage.find("undo") is None
    here.press(pygame.K_u)
    here.frame(GUARD)
    assert here.app.scene.name == "curtain"


def test_what_was_taken_back_is_not_told_on_the_curtain(here):
    driver = Driver(here, position(["Gold", "Gold", "Gold"], turn={"buys": 2}))
    driver.question()
    here.click_on("deed 0")
    driver.question()
    here.click_on("pile Gold")
    driver.question()
    here.press(pygame.K_u)
    driver.question()
    for pile in ("pile Silver", "pile Estate"):
        here.click_on(pile)
        while here.app.scene.name != "curtain" and driver.scene.prompt is None:
            here.frame(0.05)
    while here.app.scene.name != "curtain":
        here.frame(0.05)
    assert here.app.scene.tell_news() == ["Ann plays 3 Golds.", "Ann buys a Silver.", "Ann buys an Estate."]


def test_a_curtain_keeps_what_was_played_rather_than_what_was_drawn():
    played, drawn = Event("play", 0, (Option("Golem"),)), Event("reveal", 0, (Option("Copper"),))
    told = news_of([played, *[drawn] * 20, played], 0, 0)
    assert told[0] == told[-1] == played
    assert len(told) == MOST_NEWS


def test_the_news_of_a_curtain_are_told_in_the_language_of_now(here):
    attacked(here)
    assert "Ann plays a Militia." in here.texts()
    here.app.change_settings(language="de")
    assert "Ann spielt eine Miliz aus." in here.texts()
