"""Behind a curtain nothing is told but what everybody at the table may know."""

import pygame
import pytest

from game import Match
from game.core.chance import Random, Stream
from scenes.table.curtain import GUARD
from scenes.table.eyes import NOBODY, as_seen
from tests.scenes.table.driver import Driver
from tests.window import window

KINGDOM = ["Masquerade", "Secret Chamber", "Scrying Pool", "Militia", "Cellar", "Golem", "Possession", "Minion", "Moat",
           "Courtyard"]  # fmt: skip
HAND = ["Masquerade", "Secret Chamber", "Scrying Pool", "Militia", "Gold"]
DECK = [*KINGDOM, "Gold", "Duchy", "Silver", "Estate"]
NAMES = ("Ann", "Bob", "Cid")
CURTAINS = 25


def plain(text):
    """Without its spaces: some of them do not break."""
    return "".join(text.split())


def told(driver, event):
    return plain(driver.scene.app.words.log(as_seen(event, NOBODY, len(NAMES)), NAMES) or "")


def look(here, driver):
    """All that is written while the curtain is down."""
    scene, events = driver.scene, driver.session.shown.events
    public = [told(driver, event) for event in events]
    lines = [plain("".join(run.text for run in line.runs)) for line in scene.log._lines]
    assert lines == [line for line in public if line][-len(lines) :]
    assert not scene.bubbles
    assert scene.latest_words == ""
    assert {plain(sentence) for sentence in here.app.scene.tell_news()} <= set(public)
    assert not any(scene.board.hand.cards)
    assert scene.prompt is None


def recall(driver):
    """How many of the cards that one drew oneself can be read in the log, now that one holds the screen."""
    scene = driver.scene
    lines = {plain("".join(run.text for run in line.runs)) for line in scene.log._lines}
    own = [event for event in scene.told[-30:] if event.seat == scene.watch.holder and event.name == "draw"]
    assert {plain(scene.app.words.log(event, NAMES) or "") for event in own} <= lines
    return len(own)


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_what_the_last_one_saw_is_not_told_to_the_next(tmp_path, speed):
    players = [{"name": name, "hand": HAND, "deck": DECK} for name in NAMES]
    match = Match.from_position({"kingdom": KINGDOM, "players": players, "seed": 5})
    random = Random.from_seed(8, Stream.BOTS, 0)
    with window(tmp_path) as here:
        here.app.change_settings(speed=speed, warn_actions=False)
        driver, seen, recalled = Driver(here, match), 0, 0
        while seen < CURTAINS:
            if here.app.scene.name == "curtain":
                look(here, driver)
                here.frame(GUARD)
                here.click_on("open")
                recalled += recall(driver)
                seen += 1
            elif driver.scene.prompt is not None and not driver.scene.needs_frame:
                decision = driver.scene.prompt.decision
                count = decision.at_least + random.below(decision.at_most - decision.at_least + 1)
                driver.session.answer(*random.sample(decision.options, count))
                driver.scene._close_prompt()
            here.frame(0.1)
        assert recalled > 5


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN])
def test_a_key_that_was_pressed_to_skip_something_does_not_open_it(tmp_path, key):
    with window(tmp_path) as here:
        Driver(here, Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 3}))
        while here.app.scene.name != "curtain":
            here.frame()
        here.press(key)
        here.press(key)
        assert here.app.scene.name == "curtain"
        here.frame(GUARD)
        here.click((5, 5))  # beside everything: the keyboard is still at the button
        here.press(key)
        assert here.app.scene.name == "table"


def test_it_tells_what_happened_since_the_screen_changed_hands(tmp_path):
    """Not only what came after the last question: Ann was asked several times."""
    players = [{"name": name, "hand": ["Village", "Militia", "Gold", "Gold", "Gold"]} for name in NAMES[:2]]
    match = Match.from_position({"kingdom": ["Village", "Militia", "Market"], "players": players})
    with window(tmp_path) as here:
        here.app.change_settings(speed="off", warn_actions=False)
        driver = Driver(here, match)
        driver.question()
        for answer in (["Village"], [], ["Gold", "Gold", "Gold"], ["Market"]):
            assert driver.session.decision.decider == 0
            driver.session.answer(*answer)
            while here.app.scene.name != "curtain" and driver.session.decision is None:
                here.frame()
        while here.app.scene.name != "curtain":
            here.frame()
        assert here.app.scene.tell_news() == ["Ann plays a Village.", "Ann plays 3 Golds.", "Ann buys a Market."]
