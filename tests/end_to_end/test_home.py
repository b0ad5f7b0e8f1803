"""Where nothing can be read or written, it is told, and the game goes on."""

import os
from pathlib import Path

import pytest

from tests.end_to_end.big_money import is_asked
from tests.end_to_end.person import Person
from tests.end_to_end.test_window import begin_game


def play_a_little(player: Person) -> None:
    """The game goes on, whatever became of its files."""
    asked = player.until("somebody is asked", is_asked)["question"]
    player.press("space")
    player.until("the next question is there", lambda seen: is_asked(seen) and seen["question"] != asked)


def test_settings_that_make_no_sense_are_put_aside_and_told(player):
    (player.home / "settings.json").write_text('{"language": "de", "spe', encoding="utf-8")
    player.start()
    player.until_told("settings.json could not be understood")
    assert (player.home / "settings.json.broken").read_text(encoding="utf-8").startswith('{"language"')
    begin_game(player)
    play_a_little(player)


def test_a_setting_that_makes_no_sense_is_told_and_the_others_hold(player):
    player.set(speed="at once", language="de")
    seen = player.start()
    assert seen["texts"]["new_game"] == "Neues Spiel"
    player.until_told("speed")


def test_a_home_that_is_a_file_is_told(player):
    player.home = player.home.with_name("file")
    player.home.write_text("This is no folder.", encoding="utf-8")
    player.start()
    begin_game(player)
    player.until_told("is not a folder")
    play_a_little(player)
    assert player.close() == 0
    assert player.home.read_text(encoding="utf-8") == "This is no folder."


@pytest.fixture
def read_only(tmp_path):
    """A folder into which nobody can write."""
    folder = tmp_path / "read only"
    folder.mkdir()
    folder.chmod(0o555)
    if not os.access(folder, os.W_OK):
        yield folder
        folder.chmod(0o755)
    else:
        yield Path("/sys")  # who administers a machine may write anywhere but there


def test_a_home_that_can_not_be_written_is_told(player, read_only):
    before = sorted(os.listdir(read_only))
    player.home = read_only
    player.start()
    begin_game(player)
    player.until_told("not allowed to change anything")
    play_a_little(player)
    assert player.close() == 0
    assert sorted(os.listdir(read_only)) == before


def test_a_broken_game_is_put_aside_and_told(player):
    player.start()
    begin_game(player)
    assert player.close() == 0
    for save in (player.home / "saves").glob("current*"):
        save.write_bytes(save.read_bytes()[:200])
    player.start()
    player.click("continue")
    player.until_told("put aside")
    assert any("broken" in path.name for path in (player.home / "saves").iterdir())
    begin_game(player)
    play_a_little(player)
