"""The trace: what is on the screen, line by line, for who asks for it."""

import json

import pygame
import pytest

from scenes.app.trace import VARIABLE
from scenes.title import Title
from tests.window import window


@pytest.fixture
def file(tmp_path, monkeypatch):
    path = tmp_path / "trace.jsonl"
    monkeypatch.setenv(VARIABLE, str(path))
    return path


def lines(file):
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_a_line_says_what_can_be_used_and_where(tmp_path, file):
    with window(tmp_path / "home") as w:
        w.show(Title(w.app))
        rect = w.app.scene.stage.find("rules").rect
    (line,) = lines(file)
    assert line["scene"] == "title"
    assert line["size"] == [1280, 720]
    assert line["widgets"]["rules"] == list(rect)
    assert (line["focus"], line["shows_focus"]) == ("new_game", False)


def test_only_what_is_new_is_noted(tmp_path, file):
    with window(tmp_path / "home") as w:
        w.show(Title(w.app))
        w.app.draw()
        w.app.draw()
        assert len(lines(file)) == 1
        w.press(pygame.K_DOWN)
        assert [line["focus"] for line in lines(file)] == ["new_game", "saved_games"]


def test_what_is_told_is_noted_with_its_place(tmp_path, file):
    with window(tmp_path / "home") as w:
        w.show(Title(w.app))
        w.app.say("The table is laid.")
        w.frame()
        ((sentence, place),) = lines(file)[-1]["notices"].items()
        assert sentence == "The table is laid."
        w.click(pygame.Rect(place))
        w.frame()
        assert lines(file)[-1]["notices"] == {}


def test_a_turned_window_is_noted_as_it_is_clicked(tmp_path, file):
    with window(tmp_path / "home") as w:
        w.show(Title(w.app))
        w.app.turn(True)
        w.frame()
        x, y, width, height = lines(file)[-1]["widgets"]["rules"]
        w.click((x + width // 2, y + height // 2))
        assert w.app.scene.name == "rules"


def test_a_window_that_is_too_small_has_nothing_to_use(tmp_path, file):
    with window(tmp_path / "home", (600, 400)) as w:
        w.show(Title(w.app))
        (line,) = lines(file)
        assert line["widgets"] == {}
        assert line["too_small"] in w.texts()


def test_a_file_that_can_not_be_written_is_told_once(tmp_path, monkeypatch):
    monkeypatch.setenv(VARIABLE, str(tmp_path / "nowhere" / "trace.jsonl"))
    with window(tmp_path / "home") as w:
        w.show(Title(w.app))
        w.frame()
        (sentence,) = w.app.notices.sentences
        assert "trace.jsonl" in sentence
        w.app.notices.clear()
        w.press(pygame.K_DOWN)
        assert w.app.notices.sentences == []


def test_nobody_asked_for_it(tmp_path, monkeypatch):
    monkeypatch.delenv(VARIABLE, raising=False)
    with window(tmp_path / "home") as w:
        w.show(Title(w.app))
    assert not list(tmp_path.glob("*trace*"))
