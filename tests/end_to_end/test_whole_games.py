"""From the title through a whole game to its results and back: once with the mouse, once with the keyboard alone."""

import subprocess

from game import Match
from scenes.play.file_names import ENDING
from tests.end_to_end.big_money import is_asked, play_on
from tests.end_to_end.person import ATHANOR, Person
from tests.end_to_end.screen import PATIENCE

SEED = "7"


def check_replay(player: Person) -> None:
    """The game was kept, as it was set up, and it can be played again to the same end."""
    (save,) = (player.home / "replays").glob(f"*{ENDING}")
    match = Match.load(save)
    assert match.setup["seed"] == int(SEED)
    assert match.result is not None
    assert list(match.result.scores) == ["Ann", "Smith"]
    assert match.supply["Province"] == 0
    subprocess.run([ATHANOR, "replay", save, "--check"], check=True, timeout=PATIENCE, stdout=subprocess.DEVNULL)


def test_a_whole_game_with_the_mouse(player):
    player.start()
    player.click("new_game")
    player.until_scene("new_game")
    player.click("name 0")
    player.type("Ann")
    player.click("page details")
    player.click("seed")
    player.press("End", *["BackSpace"] * 9)
    player.type(SEED)
    player.click("begin")

    moves = play_on(player, player.click)
    assert moves > 20

    seen = player.until_scene("results")
    player.click("title")
    seen = player.until_scene("title")
    assert "continue" not in seen["widgets"]  # it is over
    player.click("quit")
    assert player.wait_for_end() == 0
    check_replay(player)


def test_a_whole_game_with_the_keyboard_alone(player):
    player.start()
    player.press("Return")  # a new game is what one most likely wants
    player.until_scene("new_game")
    player.go_to("name 0")
    player.type("Ann")
    player.use("page details")
    player.go_to("seed")
    player.press("End", *["BackSpace"] * 9)
    player.type(SEED)
    player.use("begin")
    player.until("somebody is asked", is_asked)
    use_every_key(player)

    def make(name: str) -> None:
        """Space is the main button; to everything else the arrows lead."""
        if name == "deed 0":
            player.press("space")
        else:
            player.steer_to(name)
            player.press("Return")

    moves = play_on(player, make)
    assert moves > 20

    player.until_scene("results")
    player.use("title")
    player.until_scene("title")
    player.press("Escape")
    player.until("Esc leads to the way out", lambda seen: seen["focus"] == "quit" and seen["shows_focus"])
    player.press("Return")
    assert player.wait_for_end() == 0
    check_replay(player)


def use_every_key(player: Person) -> None:
    """The keys of the table, each with what it does; in the end everything is as it was."""
    first = player.seen["question"]
    player.press("space")
    player.until("Space plays all Treasures", lambda seen: is_asked(seen) and seen["question"]["verb"] == "buy")
    player.press("u")
    player.until("U takes that back", lambda seen: is_asked(seen) and seen["question"] == first)
    log = player.seen["widgets"]["side log"]
    player.press("l")
    player.until("L puts the log away", lambda seen: seen["widgets"]["side log"] != log)
    player.press("l")
    player.until("L brings the log back", lambda seen: seen["widgets"]["side log"] == log)
    player.press("question")
    player.until_scene("rules")
    player.press("Escape")
    player.until("Esc leads back to the table", is_asked)
    player.press("Escape")
    player.until_scene("table menu")
    player.use("continue")
    player.until("the menu is gone", is_asked)
