"""Everything small that is kept, as the scenes use it: a game goes on whatever happens to the files."""

import errno
import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.errors import GameError
from game.dominion.kingdoms import KINGDOMS
from scenes.files import Files, FileTrouble, Folders, SavedKingdom, Settings, platform_folders, troubles
from scenes.words import LANGUAGES, Words
from tests.scenes.files.test_store import failing, patient, reasons

CARDS = KINGDOMS[0].cards
FILES = ("settings", "names", "kingdoms", "last_game")


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("ATHANOR_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def opened():
    return Files(platform_folders())


def fill(files):
    files.change_settings(volume=30, language="de")
    files.remember_names(["Ann", "Bob"])
    files.add_kingdom(SavedKingdom("Mine", CARDS))
    files.remember_choices("dominion", {"players": ["Ann", "Bob"], "kingdom": "Mine"})


def test_the_first_start_finds_nothing_tells_nothing_and_makes_nothing(home):
    files = opened()
    assert files.settings == Settings()
    assert (list(files.names), list(files.kingdoms), files.last_choices("dominion")) == ([], [], {})
    assert files.take_troubles() == []
    assert not home.exists()


def test_the_next_start_finds_everything_in_the_one_folder(home):
    fill(opened())
    files = opened()
    assert (files.settings.volume, files.language) == (30, "de")
    assert list(files.names) == ["Ann", "Bob"]
    assert list(files.kingdoms) == [SavedKingdom("Mine", CARDS)]
    assert files.last_choices("dominion") == {"players": ["Ann", "Bob"], "kingdom": "Mine"}
    assert files.troubles == []
    assert sorted(os.listdir(home)) == ["kingdoms.json", "last_game.json", "names.json", "settings.json"]


def test_kingdoms_are_renamed_and_deleted(home):
    files = opened()
    fill(files)
    files.rename_kingdom("Mine", "Ours")
    assert [kingdom.name for kingdom in opened().kingdoms] == ["Ours"]
    files.delete_kingdom("Ours")
    assert list(opened().kingdoms) == []
    with pytest.raises(GameError):
        files.delete_kingdom("Ours")


def test_a_name_is_forgotten(home):
    files = opened()
    fill(files)
    files.forget_name("Ann")
    assert list(opened().names) == ["Bob"]


def test_the_last_game_of_another_kind_is_remembered_too_and_no_choice_is_shared(home):
    files = opened()
    choices = {"players": ["Ann"], "kingdom": ("a", "b")}
    files.remember_choices("dominion", choices)
    files.remember_choices("alchenemy", {"variants": []})
    choices["players"].append("Bob")
    files.last_choices("dominion")["players"].append("Cid")
    for each in (files, opened()):
        assert each.last_choices("dominion") == {"players": ["Ann"], "kingdom": ["a", "b"]}
        assert each.last_choices("alchenemy") == {"variants": []}


def test_choices_that_are_no_plain_data_are_our_own_mistake(home):
    files = opened()
    with pytest.raises(ValueError):
        files.remember_choices("dominion", {"players": {"Ann"}})
    assert files.last_choices("dominion") == {}


def test_a_change_that_changes_nothing_writes_nothing(home):
    files = opened()
    files.change_settings(volume=files.settings.volume)
    files.remember_names([])
    assert not home.exists()


def test_every_broken_file_is_told_once_and_the_others_are_read(home):
    fill(opened())
    for number, name in enumerate(FILES):
        place = getattr(platform_folders(), name)
        whole = place.read_bytes()
        place.write_bytes(whole[: len(whole) // 2])
        files = opened()
        assert reasons(files.troubles) == ["file_broken"]
        assert files.take_troubles()[0].details["aside"] == f"{place.name}.broken"
        assert files.take_troubles() == []
        found = [files.settings != Settings(), any(files.names), any(files.kingdoms), files.last_choices("dominion")]
        assert [bool(each) for each in found] == [other != number for other in range(len(FILES))]
        assert place.with_name(f"{place.name}.broken").read_bytes() == whole[: len(whole) // 2]
        place.write_bytes(whole)


def test_without_room_the_game_goes_on_and_it_is_told_once_until_there_is_room(home, monkeypatch):
    files = opened()
    with monkeypatch.context() as full:
        full.setattr(os, "replace", failing(errno.ENOSPC))
        for volume in (10, 20, 30):
            files.change_settings(volume=volume)
            files.remember_names([f"Guest {volume}"])
        assert reasons(files.take_troubles()) == ["file_disk_full", "file_disk_full"]  # one for each file
        assert files.settings.volume == 30
        assert list(files.names) == ["Guest 30", "Guest 20", "Guest 10"]
    files.change_settings(volume=40)
    assert opened().settings.volume == 40
    assert files.take_troubles() == []
    monkeypatch.setattr(os, "replace", failing(errno.ENOSPC))
    files.change_settings(volume=50)
    assert reasons(files.take_troubles()) == ["file_disk_full"]


def test_a_kingdom_that_can_not_be_saved_is_said_at_once(home, monkeypatch):
    files = opened()
    fill(files)
    monkeypatch.setattr(os, "replace", failing(errno.EROFS))
    for _ in range(2):  # as often as somebody tries
        with pytest.raises(FileTrouble) as caught:
            files.add_kingdom(SavedKingdom("Yours", CARDS))
        assert caught.value.reason == "file_not_allowed"
    assert [kingdom.name for kingdom in files.kingdoms] == ["Mine"]


def test_a_file_where_the_folder_should_be(home):
    home.write_text("Dear Ann")
    files = opened()
    assert files.troubles == []
    files.change_settings(volume=10)
    assert reasons(files.troubles) == ["file_no_folder"]
    assert home.read_text() == "Dear Ann"


def test_a_file_that_breaks_while_the_game_runs_is_told_when_it_is_written(home):
    files = opened()
    fill(files)
    platform_folders().settings.write_text("{volume: 11}")
    files.change_settings(volume=10)
    assert reasons(files.take_troubles()) == ["file_broken"]
    assert opened().settings.volume == 10
    assert (home / "settings.json.broken").read_text() == "{volume: 11}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_troubles_name_file_folder_and_cause_in_every_language(language):
    say, path = Words(language).error, Path("somewhere", "Gold")
    for number in (errno.ENOSPC, errno.EACCES, errno.ENOTDIR):
        told = say(troubles.not_written(path, OSError(number, "ignored")))
        assert "Gold" in told
        assert "somewhere" in told
    for make in (troubles.not_written, troubles.not_read):
        assert "Input/output error" in say(make(path, OSError(errno.EIO, "Input/output error")))
    assert "Estate" in say(troubles.not_read(Path("Estate"), OSError(errno.EIO, "…")))  # a file, not the card


def test_a_path_with_bytes_that_are_no_letters_can_be_printed():
    trouble = troubles.not_read(Path(os.fsdecode(b"caf\xe9"), "\ud800"), OSError(errno.EIO, "…"))
    for language in LANGUAGES:
        assert "caf?" in Words(language).error(trouble).encode("utf-8").decode()


@patient
@given(st.lists(st.binary(max_size=60), min_size=4, max_size=4))
def test_whatever_lies_in_the_folder_the_game_starts_and_keeps_things(contents):
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders(Path(folder), Path(folder))
        for name, content in zip(FILES, contents, strict=True):
            getattr(folders, name).write_bytes(content)
        files = Files(folders)
        for trouble in files.take_troubles():
            assert all(Words(language).error(trouble) for language in LANGUAGES)
        fill(files)
        again = Files(folders)
        assert again.settings == files.settings
        assert again.names == files.names
        assert again.kingdoms == files.kingdoms
        assert again.last_choices("dominion") == files.last_choices("dominion")
