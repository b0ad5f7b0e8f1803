"""Whole games through the window: a person clicks what the prompt lights up until the results are there."""

import pytest

from game import Match
from game.bots import find_bot, seat_bot
from tests.scenes.table.driver import Driver
from tests.window import window

GAMES = {
    "against a bot": ({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 5}, [None, "big_money"]),
    "two people": ({"players": ["Ann", "Bob"], "kingdom": "Secret Research", "seed": 2}, [None, None]),
    "together": ({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": "Size Distortion", "seed": 4}, [None, None]),
    "six, Possession": (
        {"players": ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"], "kingdom": "Forbidden Arts", "seed": 1},
        [None, "big_money", None, "double_smithy", "random", "random"],
    ),
}
WINDOWS = [((1024, 640), "de"), ((1920, 1080), "en"), ((1024, 640), "en"), ((1280, 720), "de")]


@pytest.mark.parametrize(("game", "here"), list(zip(GAMES, WINDOWS, strict=True)))
def test_a_game_is_played_to_its_results_by_clicks(tmp_path, game, here):
    (setup, bots), (size, language) = GAMES[game], here
    faults = {}
    with window(tmp_path, size, language) as here:
        here.app.change_settings(speed="off")
        driver = Driver(here, Match.start(setup), bots)
        while (prompt := driver.question()) is not None:
            question = prompt.decision
            asking = (question.source, question.verb, question.seat == question.decider)
            if asking not in faults:
                faults[asking] = driver.faults()
            mind = seat_bot(find_bot("double_smithy"), 1, question.decider, driver.session.match.answers)
            picks = mind.answer(driver.session.match.view(question.decider), question)
            driver.answer(*_clickable(driver, question.options, picks))
        assert driver.session.is_over
        assert here.app.scene.name == "results"
        assert {asking: found for asking, found in faults.items() if found} == {}


def _clickable(driver, options, picks):
    """The places of picks; of Treasures one by one, or those that the button plays at once."""
    if driver.scene.prompt.decision.verb == "play_treasure" and picks:
        picks = driver.scene.answering.together
    places = []
    for pick in picks:
        places.append(next(place for place, option in enumerate(options) if option == pick and place not in places))
    return places
