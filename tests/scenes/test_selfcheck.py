"""The selftest finds what is broken in what the window shows. That all is well, the test of the command line sees."""

import shutil

import pytest

from assets import FOLDER
from game.bots.selfcheck import Broken
from scenes import selfcheck
from scenes.look import fonts, pictures
from scenes.title import Title
from tests.window import window


@pytest.mark.parametrize("name", ["logo.jpg", "sound.ogg"])
def test_a_broken_file_is_named(tmp_path, monkeypatch, name):
    shutil.copy(FOLDER / "pictures" / "icon.png", tmp_path)
    monkeypatch.setattr(selfcheck, "FOLDER", tmp_path)
    with window(tmp_path / "home"):
        assert selfcheck._check_assets() == 1
        (tmp_path / name).write_text("nonsense")
        with pytest.raises(Broken, match=name):
            selfcheck._check_assets()


def test_what_is_missing_is_named(tmp_path, monkeypatch):
    monkeypatch.setattr(selfcheck, "_scenes", lambda app: iter(()))
    with window(tmp_path) as w:
        monkeypatch.setattr(pictures, "missing", [])
        monkeypatch.setattr(fonts, "missing_fonts", [])
        assert selfcheck._check_scenes(w.app) == 0
        pictures.missing.append("title")
        fonts.missing_fonts.append("bold")
        with pytest.raises(Broken, match="title, the bold font"):
            selfcheck._check_scenes(w.app)


def test_words_that_do_not_fit_are_named(tmp_path, monkeypatch):
    def scenes(app):
        app.push(Title(app))
        yield "the title"

    monkeypatch.setattr(selfcheck, "_scenes", scenes)
    with window(tmp_path) as w:
        assert selfcheck._check_scenes(w.app) == 1
        monkeypatch.setattr("scenes.title.COLUMN", 20)
        with pytest.raises(Broken, match=r"do not fit in the title \(en\)"):
            selfcheck._check_scenes(w.app)
