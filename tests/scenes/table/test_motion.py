"""How cards go from place to place."""

import pytest

from game import Match
from scenes.table.board import DEAL
from tests.scenes.table.driver import Driver
from tests.window import window

SETUP = {"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 3, "first": 0}


@pytest.fixture
def here(tmp_path):
    with window(tmp_path) as here:
        yield here


def until(here, holds):
    for _ in range(500):
        if holds():
            return
        here.frame(0.02)
    raise AssertionError("It does not come to that.")


def headings(driver):
    """How many turns the log tells of."""
    return sum(line.is_heading for line in driver.scene.log._lines)


def sides(driver):
    return driver.scene.board.picture.sides


def test_the_first_hands_are_dealt_before_anybody_is_asked(here):
    driver = Driver(here, Match.start(SETUP), [None, "big_money"])
    scene = driver.scene
    until(here, lambda: scene.pace.flights)
    assert [len(side.zones["hand"]) for side in sides(driver)] == [0, 0]
    assert scene.prompt is None
    assert scene.trace() == {"question": None}
    driver.question()
    assert [len(side.zones["hand"]) for side in sides(driver)] == [5, 5]
    assert [len(side.zones["deck"]) for side in sides(driver)] == [5, 5]
    assert all(card is not None for card in sides(driver)[0].zones["hand"])
    assert sides(driver)[1].zones["hand"] == [None] * 5
    assert headings(driver) == 1


def test_a_deal_can_be_skipped_and_is_told_only_once_when_the_window_changes_meanwhile(here):
    driver = Driver(here, Match.start(SETUP), [None, "big_money"])
    until(here, lambda: driver.scene.pace.flights)
    here.app.restyle()
    here.click((5, 300))
    driver.question()
    assert headings(driver) == 1


def test_between_people_only_backs_are_dealt(here):
    driver = Driver(here, Match.start(SETUP))
    until(here, lambda: driver.scene.pace.flights)
    flights = driver.scene.pace.flights.under_way
    assert [(flight.before, flight.after) for flight in flights] == [(None, None)] * 5
    until(here, lambda: here.app.scene.name == "curtain")


@pytest.mark.parametrize("speed", ["off", "normal"])
def test_a_game_that_goes_on_is_not_dealt_again(here, speed):
    here.app.change_settings(speed=speed)
    match = Match.start(SETUP)
    match.answer(*match.decision.options)
    driver = Driver(here, match, [None, "big_money"])
    heard = []
    driver.scene.pace.add = heard.extend
    driver.question()
    assert [event for event in heard if event.name == DEAL] == []
    assert [len(side.zones["hand"]) for side in sides(driver)] == [match.view(0).size(seat, "hand") for seat in (0, 1)]


def test_cards_that_come_together_fly_to_where_each_will_lie(here):
    driver = Driver(here, Match.start(SETUP), [None, "big_money"])
    scene = driver.scene
    until(here, lambda: scene.pace.flights)
    goals = {flight.after: flight.end for flight in scene.pace.flights.under_way}
    driver.question()
    lying = zip(scene.board.hand.cards, scene.board.layout.fan(5), strict=True)
    assert {card: (goal.x, goal.y) for card, goal in goals.items()} == {card: slot.centre for card, slot in lying}
    here.click_on("deed 0")
    until(here, lambda: scene.pace.flights)
    goals = [flight.end for flight in scene.pace.flights.under_way]
    driver.question()
    shown = [widget.rect.center for widget in scene.stage.walk() if widget.name.startswith("play ")]
    assert sorted((round(goal.x), round(goal.y)) for goal in goals) == sorted(shown)
