"""The title: where everything begins, by mouse and by keyboard, in every window."""

import json
import shutil
import tomllib
from pathlib import Path

import pygame
import pytest

from game.core import saves
from game.core.errors import SaveError
from scenes.play.chairs import Chair, Seating
from scenes.settings import SettingsScene
from scenes.table.scene import TableScene
from scenes.title import Title
from scenes.version import VERSION
from tests.scenes.layout import faults
from tests.scenes.play.playing import games_in, played
from tests.window import LANGUAGES, SIZES, TEXT_SIZES, window

EVERYTHING = ["new_game", "saved_games", "rules", "cards", "settings", "quit"]
SIX = ["Annegret", "Bob", "Cäcilie", "Dorothea", "Emil", "Friedrich"]


def begin_a_game(folder, players=("Ann", "Bob"), answers=30):
    """A game that was being played when the window was closed."""
    match = played(answers, players)
    seating = Seating.now([Chair(name, "big_money" if number else None) for number, name in enumerate(players)])
    games_in(folder).write_current(saves.to_data(match, seating.to_table()))
    return match


def names(w):
    return [widget.name for widget in w.app.scene.stage.usable()]


def table(w):
    """The table, perhaps behind the curtain that hides it from who is not asked."""
    return next((scene for scene in w.app.stack if isinstance(scene, TableScene)), None)


# What is there


def test_it_offers_everything_and_says_what_it_is(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        assert names(w) == EVERYTHING
        texts = w.texts()
        assert "Athanor" in texts
        assert any("unofficial fan work" in text for text in texts)
        assert f"Version {VERSION}" in texts


def test_the_version_is_that_of_the_package():
    project = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION


def test_a_game_that_was_being_played_is_offered_first_with_its_players_and_round(tmp_path):
    match = begin_a_game(tmp_path)
    with window(tmp_path) as w:
        w.show(Title(w.app))
        assert names(w) == ["continue", *EVERYTHING]
        assert f"Ann, Bob · Round {(match.state.turn_number + 1) // 2}" in w.texts()
        assert w.app.scene.stage.focus == "continue"


def test_a_broken_settings_file_is_told(tmp_path):
    (tmp_path / "settings.json").write_text("{")
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.app.tell_troubles()
        w.frame()
        assert any("settings.json could not be understood" in text for text in w.texts())
        assert (tmp_path / "settings.json.broken").read_text() == "{"


def test_that_nothing_can_be_kept_here_is_told_before_a_game_is_played(tmp_path):
    home = tmp_path / "home"
    with window(home) as w:
        w.show(Title(w.app))
        shutil.rmtree(home)
        home.write_text("Dear Ann")
        pygame.event.post(pygame.event.Event(pygame.QUIT))
        w.app.run()
        assert w.app.notices.sentences == [f"settings.json could not be written: {home} is not a folder."]
    assert home.read_text() == "Dear Ann"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [*SIZES, (1080, 1920)], ids=str)
def test_what_is_told_lies_over_no_button(tmp_path, size, language):
    begin_a_game(tmp_path)
    for text_size in TEXT_SIZES:
        with window(tmp_path, size, language, text_size) as w:
            w.show(Title(w.app))
            for number in range(3):
                w.app.say(f"settings-{number}.json could not be understood. It was put aside in " + "home/" * 14)
            w.frame()
            widgets = [widget.rect for widget in w.app.scene.stage.widgets if widget.can_focus]
            places = [place for _, place in w.app.notices.places]
            assert len(places) == 3
            for place in places:
                assert w.app.display.surface.get_rect().contains(place)
                assert place.collidelist(widgets) == -1, text_size
            assert not any(each.is_cut for each in w.written())


# By mouse and by keyboard


@pytest.mark.parametrize("name", ["new_game", "saved_games", "rules", "cards", "settings"])
def test_every_way_leads_somewhere_and_back(tmp_path, name):
    with window(tmp_path) as w:
        title = Title(w.app)
        w.show(title)
        w.click_on(name)
        assert w.app.scene.name.replace(" ", "_") == name
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is title


def test_the_keyboard_alone_reaches_everything(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        stage = w.app.scene.stage
        assert stage.focus == "new_game"
        seen = []
        for _ in EVERYTHING:
            seen.append(stage.focus)
            w.press(pygame.K_DOWN)
        assert seen == EVERYTHING
        w.press(pygame.K_UP)
        w.press(pygame.K_RETURN)
        assert isinstance(w.app.scene, SettingsScene)


def test_enter_begins_a_new_game_at_once(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.press(pygame.K_RETURN)
        assert w.app.scene.name == "new_game"


def test_quit_closes_the_window_and_escape_only_leads_there(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.press(pygame.K_ESCAPE)
        assert w.app.stack
        assert w.app.scene.stage.focus == "quit"
        w.press(pygame.K_RETURN)
        assert not w.app.stack


# The game that is under way


def test_it_goes_on_with_the_game_and_comes_back(tmp_path):
    match = begin_a_game(tmp_path, answers=31)
    with window(tmp_path) as w:
        title = Title(w.app)
        w.show(title)
        w.press(pygame.K_RETURN)
        session = table(w).session
        assert session.match.given == match.given
        assert [chair.bot for chair in session.chairs] == [None, "big_money"]
        w.app.return_to(title)
        assert names(w)[0] == "continue"


def test_a_broken_game_is_told_and_put_aside_and_is_not_offered_again(tmp_path):
    begin_a_game(tmp_path)
    (tmp_path / "saves" / "current.athanor").write_text("nonsense")
    with window(tmp_path) as w:
        w.show(Title(w.app))
        assert names(w)[0] == "continue"
        assert "The game that was being played cannot be opened" in w.texts()
        w.click_on("continue")
        assert isinstance(w.app.scene, Title)
        assert any("put aside" in sentence for sentence in w.app.notices.sentences)
        assert names(w)[0] == "new_game"
        assert len(w.app.scene.games.kept()) == 1


SETUP = {"game": "dominion", "kingdom": "First Game", "seed": 3, "players": ["Cid", "Dot"]}
SEATED = [("Cid", None), ("Dot", None)]


def test_a_new_game_does_not_wipe_out_the_one_under_way(tmp_path):
    match = begin_a_game(tmp_path)
    with window(tmp_path) as w:
        title = Title(w.app)
        w.show(title)
        title.ways.begin(SETUP, SEATED)
        w.frame()
        assert "Another game is under way" in w.texts()
        w.click_on("button 0")
        assert table(w).players == ("Cid", "Dot")
        (kept,) = title.games.kept()
        assert title.games.open(kept.path).match.given == match.given
        assert any(kept.name in sentence for sentence in w.app.notices.sentences)


def test_it_may_be_let_go_or_the_new_one_left_alone(tmp_path):
    begin_a_game(tmp_path)
    with window(tmp_path) as w:
        title = Title(w.app)
        w.show(title)
        title.ways.begin(SETUP, SEATED)
        w.press(pygame.K_ESCAPE)
        assert w.app.scene is title
        assert "Ann" in title.games.current_summary().chairs[0].name
        title.ways.begin(SETUP, SEATED)
        w.click_on("button 1")
        assert table(w) is not None
        w.app.return_to(title)
        assert title.current.chairs[0].name == "Cid"
        assert title.games.kept() == []


def test_where_it_can_not_be_kept_the_new_one_does_not_begin(tmp_path, monkeypatch):
    def full(*_, **__):
        raise SaveError("save_not_written", "No room.", file="x", cause="full")

    begin_a_game(tmp_path)
    with window(tmp_path) as w:
        title = Title(w.app)
        w.show(title)
        monkeypatch.setattr(title.games, "keep_current", full)
        title.ways.begin(SETUP, SEATED)
        w.press(pygame.K_RETURN)
        assert w.app.scene is title
        assert w.app.notices.sentences
        assert title.games.current_summary().chairs[0].name == "Ann"


def test_a_game_that_can_not_begin_is_told_and_nothing_changes(tmp_path):
    with window(tmp_path) as w:
        title = Title(w.app)
        w.show(title)
        title.ways.begin({**SETUP, "kingdom": ["Moat"]}, SEATED)
        assert w.app.scene is title
        assert w.app.notices.sentences
        assert title.games.current_summary() is None


def test_a_whole_way_by_keyboard_from_the_title_to_the_table(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.press(pygame.K_RETURN)
        for _ in range(60):
            if w.app.scene.stage.focus == "begin":
                break
            w.press(pygame.K_TAB)
        w.press(pygame.K_RETURN)
        w.frame()
        assert table(w) is not None
        assert json.loads((tmp_path / "last_game.json").read_text())["dominion"]


# In every window


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_can_be_read(tmp_path, size, language):
    begin_a_game(tmp_path, SIX, answers=5)
    for text_size in TEXT_SIZES:
        with window(tmp_path, size, language, text_size) as w:
            w.show(Title(w.app))
            assert faults(w) == [], text_size


def test_another_language_shows_at_once(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.app.change_settings(language="de")
        w.frame()
        assert {"Neues Spiel", "Einstellungen", "Beenden"} <= set(w.texts())


def test_a_game_that_was_half_set_up_is_as_it_was_left(tmp_path):
    with window(tmp_path) as w:
        w.show(Title(w.app))
        w.click_on("new_game")
        w.click_on("add person")
        w.click_on("page details")
        w.press(pygame.K_ESCAPE)
        assert w.app.scene.name == "title"
        w.click_on("new_game")
        assert len(w.app.scene.wish.chairs) == 3
        w.click_on("begin")
        w.app.return_to(w.app.stack[0])
        w.click_on("new_game")
        assert len(w.app.scene.wish.chairs) == 2  # that one was begun
