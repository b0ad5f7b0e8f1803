"""The settings: each takes effect at once and is kept, by mouse and by keyboard, in every window."""

import json

import pygame
import pytest

from scenes.app.widgets import Choice, Slider, Toggle
from scenes.files.settings import Settings
from scenes.settings import GROUPS, SettingsScene, broken_path
from scenes.title import Title
from tests.scenes.layout import faults
from tests.window import LANGUAGES, SIZES, TEXT_SIZES, window

ALL = [name for _, names in GROUPS for name in names]


@pytest.fixture
def w(tmp_path):
    with window(tmp_path) as opened:
        opened.show(Title(opened.app))
        opened.show(SettingsScene(opened.app))
        yield opened


def find(w, name):
    return w.app.scene.stage.find(name)


def into_sight(w, name):
    stage = w.app.scene.stage
    stage.put_focus(stage.find(name))
    w.frame()
    return stage.find(name)


def choose(w, name, value):
    """Click the part of a choice that stands for a value."""
    choice = into_sight(w, name)
    values = [each for each, _ in choice.options]
    w.click(choice.parts()[values.index(value)])


def kept(w):
    return json.loads(w.app.files.folders.settings.read_text())


def test_every_setting_is_there_but_the_size_of_the_window():
    assert sorted([*ALL, "window_size"]) == sorted(Settings.__dataclass_fields__)


def test_each_is_shown_as_it_is_and_explained(w):
    texts = set(w.texts())
    for area in [find(w, "settings")]:
        while area.scroll_to(area.offset + area.rect.height // 2):
            texts |= set(w.texts())
    for name in ALL:
        assert w.app.words.say(f"settings.{name}.name") in texts
        assert w.app.words.say(f"settings.{name}.text") in texts
        assert find(w, name).value == getattr(w.app.settings, name)
    assert str(w.app.files.folders.config) in "".join(texts).replace("\n", "")


# At once, and kept


@pytest.mark.parametrize("name", [name for name in ALL if isinstance(getattr(Settings(), name), bool)])
def test_a_switch(w, name):
    before = getattr(w.app.settings, name)
    w.click(into_sight(w, name).rect)
    assert getattr(w.app.settings, name) is not before
    assert kept(w)[name] is not before
    assert find(w, name).value is not before
    w.press(pygame.K_SPACE)
    assert getattr(w.app.settings, name) is before
    assert kept(w)[name] is before


def test_the_language_is_another_at_once_everywhere(w):
    choose(w, "language", "de")
    assert "Einstellungen" in w.texts()
    assert kept(w)["language"] == "de"
    w.app.pop()
    assert "Neues Spiel" in w.texts()


def test_the_language_of_the_system(w, monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    choose(w, "language", "")
    assert "Einstellungen" in w.texts()
    assert kept(w)["language"] == ""


def test_the_text_is_larger_at_once(w):
    before = w.app.look.text_px(18)
    choose(w, "text_size", "huge")
    assert w.app.look.text_px(18) > before
    assert kept(w)["text_size"] == "huge"
    assert faults(w) == []


def test_full_screen_is_switched_at_once_and_by_f11(w):
    w.click(into_sight(w, "full_screen").rect)
    assert w.app.display.is_full_screen
    w.press(pygame.K_F11)
    assert not w.app.display.is_full_screen
    assert find(w, "full_screen").value is False


def test_the_volume_is_dragged_or_stepped_and_rests_while_there_is_no_sound(w):
    slider = into_sight(w, "volume")
    w.down((slider._bar().left, slider.rect.centery))
    assert w.app.settings.volume == 0
    w.move((slider._bar().right, slider.rect.centery))
    w.up((slider._bar().right, slider.rect.centery))
    assert w.app.settings.volume == 100
    w.press(pygame.K_LEFT)
    assert w.app.settings.volume == kept(w)["volume"] == 95
    w.click(into_sight(w, "sounds").rect)
    assert not find(w, "volume").enabled
    assert w.app.settings.volume == 95  # not forgotten


def test_what_can_not_be_written_is_told_and_holds_all_the_same(w, tmp_path):
    (tmp_path / "settings.json").unlink()
    (tmp_path / "settings.json").mkdir()
    (tmp_path / "settings.json" / "x").touch()
    (tmp_path / "settings.json.broken").touch()
    choose(w, "speed", "slow")
    assert w.app.settings.speed == "slow"
    assert w.app.notices.sentences


def test_a_table_below_takes_them_too(w):
    title = w.app.stack[0]
    w.app.return_to(title)
    title.ways.begin({"kingdom": "First Game", "seed": 3}, [("Ann", None), ("Bob", None)])
    w.settle()
    table = w.app.stack[1]
    before = table.board.areas.log.width
    w.show(SettingsScene(w.app))
    w.click(into_sight(w, "show_log").rect)
    w.press(pygame.K_ESCAPE)
    assert table.board.areas.log.width < before


# By keyboard alone


def test_the_keyboard_alone_reaches_and_changes_everything(w):
    stage = w.app.scene.stage
    seen = []
    for _ in ALL:
        widget = stage.find(stage.focus)
        seen.append(widget.name)
        area = find(w, "settings").rect
        assert area.contains(widget.rect)  # it came into sight
        before = getattr(w.app.settings, widget.name)
        if isinstance(widget, Toggle):
            w.press(pygame.K_RETURN)
        elif isinstance(widget, Choice | Slider):
            is_last = isinstance(widget, Choice) and widget.value == widget.options[-1][0]
            w.press(pygame.K_LEFT if is_last else pygame.K_RIGHT)
        assert getattr(w.app.settings, widget.name) != before
        if widget.name == "sounds":
            w.press(pygame.K_RETURN)  # or the volume could not be reached
        w.press(pygame.K_TAB)
    assert seen == ALL
    assert stage.focus == "back"


def test_the_arrows_go_up_and_down_the_list(w):
    stage = w.app.scene.stage
    seen = [stage.focus]
    for _ in ALL[1:]:
        w.press(pygame.K_DOWN)
        seen.append(stage.focus)
    assert seen == ALL
    for _ in ALL:
        w.press(pygame.K_UP)
    assert stage.focus == "back", "it is above the list"


def test_back_and_escape_lead_back(w):
    w.click_on("back")
    assert isinstance(w.app.scene, Title)
    w.show(SettingsScene(w.app))
    w.press(pygame.K_ESCAPE)
    assert isinstance(w.app.scene, Title)


# In every window


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_everything_can_be_read(tmp_path, size, language):
    for text_size in TEXT_SIZES:
        with window(tmp_path, size, language, text_size) as w:
            w.show(SettingsScene(w.app))
            assert faults(w) == [], text_size


def test_a_path_is_broken_between_its_folders(tmp_path):
    with window(tmp_path) as w:
        look = w.app.look
        path = "/home/somebody/.local/share/a folder with a name/Athanor"
        lines = broken_path(look, path, 16, look.measure("/home/somebody/.local/", 16))
        assert "".join(lines) == path
        assert lines[0] == "/home/somebody/.local/"
        assert all(line.endswith("/") for line in lines[:-1])
