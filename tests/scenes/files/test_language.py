"""The language of the system, on each platform as it says it."""

import ctypes
import plistlib
import warnings
from types import SimpleNamespace

import pytest

from scenes.files import system_language
from scenes.files.language import VARIABLES


@pytest.fixture(autouse=True)
def unset(monkeypatch):
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "nonsense \udcff"}, "en"),
        ({"LANG": "de_AT@euro", "LC_MESSAGES": "en_GB"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "en_US", "LC_ALL": "de_CH"}, "de"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
    ],
)
def test_the_first_variable_that_is_set_decides(monkeypatch, variables, language):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == language


@pytest.mark.parametrize(("number", "language"), [(0x0407, "de"), (0x0C07, "de"), (0x0409, "en"), (0xFFFF, "en")])
def test_windows_says_a_number(monkeypatch, number, language):
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert system_language() == language


@pytest.mark.parametrize("form", [plistlib.FMT_XML, plistlib.FMT_BINARY])
@pytest.mark.parametrize(
    ("preferences", "language"),
    [
        ({"AppleLanguages": ["de-DE", "en-US"]}, "de"),
        ({"AppleLanguages": ["ja-JP", "de-DE"]}, "en"),
        ({"AppleLanguages": []}, "en"),
        ({"AppleLanguages": 7}, "en"),
        ({}, "en"),
    ],
)
def test_macos_has_a_list(monkeypatch, tmp_path, form, preferences, language):
    macos(monkeypatch, tmp_path, plistlib.dumps(preferences, fmt=form))
    assert system_language() == language


@pytest.mark.parametrize("content", [None, b"", b"nonsense", b"<?xml", b"<plist><array>", b"bplist00", b"bplist00" * 9])
def test_a_broken_list_is_none(monkeypatch, tmp_path, content):
    macos(monkeypatch, tmp_path, content)
    assert system_language() == "en"


def test_a_variable_counts_more_than_the_list(monkeypatch, tmp_path):
    macos(monkeypatch, tmp_path, plistlib.dumps({"AppleLanguages": ["en-US"]}))
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert system_language() == "de"


def macos(monkeypatch, home, content):
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setenv("HOME", str(home))
    path = home / "Library" / "Preferences" / ".GlobalPreferences.plist"
    path.parent.mkdir(parents=True)
    if content is not None:
        path.write_bytes(content)
