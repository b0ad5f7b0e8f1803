"""What happens to the window as such: it is closed and opened again, resized, made full and told to speak German."""

import json

import pytest

from tests.end_to_end.big_money import is_asked
from tests.end_to_end.person import Person, Seen

SCREEN = [1920, 1080]


def begin_game(player: Person) -> Seen:
    """Begin a game as it is suggested; the first question."""
    player.use("new_game")
    player.until_scene("new_game")
    player.press("Return")
    return player.until("somebody is asked", is_asked)


def test_a_window_closed_in_the_middle_of_a_question_opens_at_the_same_one(player):
    player.start()
    begin_game(player)
    player.press("space")
    seen = player.until("Space plays all Treasures", lambda seen: is_asked(seen) and seen["question"]["verb"] == "buy")
    asked = seen["question"]
    assert player.close() == 0

    seen = player.start()
    assert seen["focus"] == "continue"
    player.click("continue")
    seen = player.until("somebody is asked", is_asked)
    assert seen["question"] == asked
    player.press("u")
    player.until("the Treasures are back", lambda seen: is_asked(seen) and seen["question"]["verb"] == "play_treasure")


def test_a_game_that_is_left_for_the_title_goes_on_from_there(player):
    player.start()
    asked = begin_game(player)["question"]
    player.press("Escape")
    player.click("leave")
    player.until_scene("title")
    player.use("continue")
    assert player.until("somebody is asked", is_asked)["question"] == asked


@pytest.mark.parametrize("is_playing", [False, True], ids=["title", "table"])
def test_the_window_takes_any_size(player, is_playing):
    player.set(window_size=[1024, 640])
    seen = player.start()
    if is_playing:
        seen = begin_game(player)
    names = set(seen["widgets"])
    assert seen["size"] == [1024, 640]
    for size in ((1600, 900), (1100, 900), (1024, 640)):
        seen = player.resize(*size)
        assert set(seen["widgets"]) == names
        for x, y, width, height in seen["widgets"].values():
            assert x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1]  # noqa: PT018

    seen = player.resize(700, 500)
    assert "1024 × 640" in seen["too_small"]
    assert not seen["widgets"]

    seen = player.resize(1280, 720)
    assert set(seen["widgets"]) == names
    player.click("side help" if is_playing else "rules")  # and it is still alive
    player.until_scene("rules")


def test_the_size_of_the_window_is_remembered(player):
    player.start()
    player.resize(1500, 800)
    assert player.close() == 0
    assert player.start()["size"] == [1500, 800]


def test_f11_fills_the_screen_and_gives_the_window_back(player):
    player.start()
    player.press("F11")
    player.until("the screen is full", lambda seen: seen["full_screen"] and seen["size"] == SCREEN)
    player.press("Down")
    player.until("the keyboard goes on", lambda seen: seen["focus"] == "saved_games")
    player.press("F11")
    player.until("it is a window again", lambda seen: not seen["full_screen"] and seen["size"] == [1280, 720])
    player.press("F11")
    player.until("the screen is full", lambda seen: seen["full_screen"] and seen["size"] == SCREEN)
    assert player.close() == 0

    seen = player.start()
    assert (seen["full_screen"], seen["size"]) == (True, SCREEN)


def test_german_is_spoken_at_once_and_from_then_on(player):
    assert player.start()["texts"]["new_game"] == "New game"
    player.click("settings")
    player.until_scene("settings")
    player.click_part("language", 5 / 6)  # as the system, English, German
    player.until("the settings are German", lambda seen: seen["texts"]["back"] == "Zurück")
    player.press("Escape")
    player.until("the title is German", lambda seen: seen["texts"].get("new_game") == "Neues Spiel")
    seen = begin_game(player)
    assert seen["texts"]["deed 1"] == "Weiter zum Kaufen"
    player.press("F1")
    player.until_scene("rules")
    assert player.close() == 0

    assert player.start()["texts"]["new_game"] == "Neues Spiel"
    assert json.loads((player.home / "settings.json").read_text())["language"] == "de"
