"""The folders: where the platform wants them, or all in one that somebody names; and never made too early."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from scenes.files.folders import Folders, platform_folders

ROOT = Path(__file__).resolve().parents[3]


def test_the_variable_puts_everything_into_one_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("ATHANOR_HOME", str(tmp_path / "stick"))
    folders = platform_folders()
    assert folders == Folders(tmp_path / "stick", tmp_path / "stick")
    assert os.listdir(tmp_path) == []  # nothing was written, so nothing was made


def test_a_folder_named_from_here_or_from_home_is_a_whole_path(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ATHANOR_HOME", "stick")
    folders = platform_folders()
    monkeypatch.chdir("/")  # the game may go elsewhere later
    assert folders.data == tmp_path / "stick"
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("ATHANOR_HOME", "~/stick")
    assert platform_folders().config == tmp_path / "stick"


def test_everything_has_a_place_of_its_own_even_in_one_folder(tmp_path):
    folders = Folders(tmp_path, tmp_path)
    parts = ("settings", "names", "kingdoms", "last_game", "saves", "replays", "reports")
    places = [getattr(folders, part) for part in parts]
    assert len({str(place).lower() for place in places}) == len(parts)
    assert all(place.parent == tmp_path for place in places)


def test_settings_and_the_rest_lie_apart_where_the_platform_wants_it():
    folders = Folders(Path("config"), Path("data"))
    assert folders.settings.parent == Path("config")
    assert folders.saves.parent == folders.names.parent == Path("data")


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the variables of other platforms")
@pytest.mark.parametrize("variable", ["", "some/where"])
def test_an_xdg_variable_without_a_whole_path_counts_as_unset(monkeypatch, tmp_path, variable):
    monkeypatch.delenv("ATHANOR_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", variable)
    monkeypatch.setenv("XDG_DATA_HOME", variable)
    assert platform_folders() == Folders(tmp_path / ".config/Athanor", tmp_path / ".local/share/Athanor")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "a"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "b"))
    assert platform_folders() == Folders(tmp_path / "a/Athanor", tmp_path / "b/Athanor")


def test_appdirs_is_imported_late_and_by_one_module_only():
    code = "import sys, scenes.files, scenes.files.folders; print('appdirs' in sys.modules, 'pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "False"]
    mentions = [path for path in (ROOT / "scenes").rglob("*.py") if "import appdirs" in path.read_text("utf-8")]
    assert [path.name for path in mentions] == ["folders.py"]
