"""The command that takes the pictures of the README takes every picture there is."""

import re
import subprocess
import sys
import tomllib
from pathlib import PurePath

import pygame
import pytest

from tests.screenshots import FOLDER, SHOTS, SHOWN, SHOWN_SIZE, file_of, take, take_all
from tests.screenshots.studio import studio

SMALL = (1024, 640)
MOST_BYTES = 4_000_000  # of all pictures together


@pytest.mark.parametrize("name", SHOTS)
def test_every_picture_can_be_taken(tmp_path, name):
    """In the language of the longest words, and none of them is cut off."""
    with studio(tmp_path, SMALL, "de") as place:
        SHOTS[name](place)
        written = place.window.written()
        place.keep(tmp_path / "picture.png")
    assert written
    assert not [each.text for each in written if each.is_cut]
    picture = pygame.image.load(tmp_path / "picture.png")
    assert picture.get_size() == SMALL
    colours = {picture.get_at((x, y))[:3] for x in range(40, SMALL[0], 90) for y in range(40, SMALL[1], 60)}
    assert len(colours) > 10, "there is hardly anything on it"


def test_a_picture_is_the_same_every_time(tmp_path):
    for number in range(2):
        take("table_attack", tmp_path / f"{number}.png", SMALL)
    first, second = (tmp_path / f"{number}.png" for number in range(2))
    assert first.read_bytes() == second.read_bytes()


def test_all_sizes_and_languages_have_a_folder_each(tmp_path):
    take_all(tmp_path, ["settings"])
    folders = ["1024x640-de", "1024x640-en", "1280x720-de", "1280x720-en", "1920x1080-de", "1920x1080-en"]
    assert sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*.png")) == [
        f"{folder}/settings.png" for folder in folders
    ]


def test_the_command_writes_what_it_is_asked_for(tmp_path):
    command = [sys.executable, "-m", "tests.screenshots", "title", "--size", "1024x640", "--folder", tmp_path]
    subprocess.run([*command, "--language", "de"], check=True, cwd=FOLDER.parents[1], capture_output=True)
    assert [path.name for path in tmp_path.iterdir()] == ["title.jpg"]


@pytest.mark.parametrize(
    ("words", "told"), [(["nothing"], "There is no picture nothing"), (["--size", "9"], "1600x900")]
)
def test_what_it_can_not_take_is_told(words, told):
    command = [sys.executable, "-m", "tests.screenshots", *words]
    done = subprocess.run(command, cwd=FOLDER.parents[1], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert told in done.stderr


def test_the_pictures_that_are_kept_are_those_of_the_list():
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(map(file_of, SHOWN))


def test_the_readme_shows_each_of_them():
    told = (FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
    assert sorted(re.findall(r"\(assets/screenshots/([^)]+)\)", told)) == sorted(map(file_of, SHOWN))


def test_they_are_as_large_as_they_should_be_and_no_larger():
    pictures = [path for path in FOLDER.iterdir() if path.suffix == ".jpg"]
    assert {pygame.image.load(path).get_size() for path in pictures} == {SHOWN_SIZE}
    assert sum(path.stat().st_size for path in pictures) < MOST_BYTES


def test_they_are_not_installed_with_the_game():
    """They are for who reads about it, and would make it half as large again."""
    project = tomllib.loads((FOLDER.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))
    left_out = project["tool"]["setuptools"]["exclude-package-data"]["assets"]
    for picture in map(file_of, SHOWN):
        assert any(PurePath("screenshots", picture).match(pattern) for pattern in left_out)
