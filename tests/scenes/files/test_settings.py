"""The settings: each is checked by itself, and none is lost because another makes no sense."""

import json
import os
import tempfile
from dataclasses import fields
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.files import Folders, Settings, system_language
from scenes.words import LANGUAGES, Words
from tests.scenes.files.test_store import JSON, patient

OTHERS = {
    "language": "de",
    "text_size": "huge",
    "speed": "off",
    "reduced_motion": True,
    "volume": 0,
    "sounds": False,
    "warn_actions": False,
    "confirm_buys": True,
    "full_screen": True,
    "window_size": (1920, 1080),
    "show_log": False,
    "open_hands": True,
    "face_to_face": True,
}


@pytest.fixture
def folders(tmp_path):
    return Folders(tmp_path / "config", tmp_path / "data")


def write(folders, data):
    folders.config.mkdir(parents=True, exist_ok=True)
    folders.settings.write_text(json.dumps(data), encoding="utf-8")


def written(folders):
    return json.loads(folders.settings.read_text(encoding="utf-8"))


def test_without_a_file_everything_is_as_usual_and_nothing_is_made(folders):
    assert Settings.load(folders) == (Settings(), [])
    assert not folders.config.exists()


def test_every_setting_comes_back_as_it_was_written(folders):
    others = Settings().changed(**OTHERS)
    assert all(getattr(others, each.name) != each.default for each in fields(Settings))  # this test forgot none
    assert others.save(folders) == []
    assert Settings.load(folders) == (others, [])
    assert Settings().save(folders) == []
    assert Settings.load(folders) == (Settings(), [])


def test_only_the_settings_lie_in_the_folder_for_settings(folders):
    Settings().save(folders)
    assert os.listdir(folders.config) == ["settings.json"]
    assert not folders.data.exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "la"),
        ("language", None),
        ("text_size", "gigantic"),
        ("text_size", ["small"]),
        ("speed", 3),
        ("reduced_motion", 1),
        ("reduced_motion", "yes"),
        ("volume", "loud"),
        ("volume", True),
        ("volume", 101),
        ("volume", -1),
        ("volume", 50.0),
        ("volume", 10**400),
        ("sounds", None),
        ("window_size", [800]),
        ("window_size", [800, 600, 1]),
        ("window_size", "80"),
        ("window_size", [800, "600"]),
        ("window_size", [800, True]),
        ("window_size", [0, -5]),
        ("window_size", [10**9, 600]),
        ("window_size", {"w": 1, "h": 2}),
        ("show_log", {}),
    ],
)
def test_one_that_makes_no_sense_is_set_back_and_told_and_the_others_stay(folders, name, value):
    write(folders, OTHERS | {name: value})
    settings, [trouble] = Settings.load(folders)
    usual = {each.name: each.default for each in fields(Settings)}
    assert settings == Settings().changed(**OTHERS | {name: usual[name]})
    assert trouble.reason == "settings_value"
    assert trouble.details["file"] == "settings.json"
    assert trouble.details["value"][0].startswith(f"{name} = ")
    settings.save(folders)
    assert Settings.load(folders) == (settings, [])  # told once


def test_several_are_told_together(folders):
    write(folders, {"volume": "loud", "speed": "warp", "sounds": False})
    settings, [trouble] = Settings.load(folders)
    assert settings == Settings(sounds=False)
    assert Words("de").error(trouble).endswith('speed = "warp", volume = "loud".')


def test_many_are_told_shortly(folders):
    write(folders, dict.fromkeys(OTHERS, "x" * 1000))
    _, [trouble] = Settings.load(folders)
    assert len(trouble.details["value"]) == 6
    assert len(str(trouble)) < 600


def test_what_only_a_newer_athanor_knows_is_kept(folders):
    write(folders, {"volume": 40, "felt": "green", "dice": {"sides": [6, 20]}})
    settings, troubles = Settings.load(folders)
    assert (settings.volume, troubles) == (40, [])
    settings.changed(volume=30).save(folders)
    assert written(folders) | {"volume": 30, "felt": "green", "dice": {"sides": [6, 20]}} == written(folders)


def test_a_broken_file_is_put_aside_and_everything_is_as_usual(folders):
    folders.config.mkdir()
    folders.settings.write_bytes(b'{"volume": 4')
    settings, [trouble] = Settings.load(folders)
    assert (settings, trouble.reason) == (Settings(), "file_broken")
    settings.save(folders)
    assert sorted(os.listdir(folders.config)) == ["settings.json", "settings.json.broken"]


def test_a_change_that_makes_no_sense_is_our_own_mistake():
    for values in ({"volume": 300}, {"colour": "red"}, {"window_size": (1, 2)}):
        with pytest.raises(ValueError):
            Settings().changed(**values)
    assert Settings().changed(window_size=[800, 600]).window_size == (800, 600)


def test_the_language_to_speak_is_the_chosen_one_or_that_of_the_system(monkeypatch):
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert Settings().spoken == system_language() == "de"
    assert Settings(language="en").spoken == "en"


VALUES = JSON | st.sampled_from(list(OTHERS.values()))


@patient
@given(st.dictionaries(st.sampled_from(list(OTHERS)), VALUES) | JSON)
def test_whatever_stands_in_the_file_the_settings_make_sense(data):
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders(Path(folder), Path(folder))
        write(folders, data)
        settings, troubles = Settings.load(folders)
        assert len(troubles) <= 1
        assert settings == Settings().changed(**{each.name: getattr(settings, each.name) for each in fields(Settings)})
        for language in LANGUAGES:
            for trouble in troubles:
                assert Words(language).error(trouble)
        settings.save(folders)
        assert Settings.load(folders) == (settings, [])
