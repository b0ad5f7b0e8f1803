"""Opening the window: what starts it, what is said where that fails, and what is left behind where anything does."""

import json
import os
import subprocess
import sys

import pygame
import pytest

from scenes.app.app import App
from scenes.app.dialog import Dialog
from scenes.command_line import main
from scenes.play.chairs import Chair, Seating
from scenes.table.scene import TableScene
from scenes.title import Title
from tests.scenes.play.playing import games_in, played

POSITION = {
    "kingdom": ["Militia", "Moat"],
    "players": [{"name": "Ann", "hand": ["Militia", "Copper"]}, {"name": "Bob", "hand": ["Moat", "Gold"]}],
}
TOML = """
kingdom = ["Militia", "Moat"]

[[players]]
name = "Ann"
hand = ["Militia", "Copper"]

[[players]]
name = "Bob"
hand = ["Moat", "Gold"]
"""


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """All files in a folder of their own, and a screen that nobody sees."""
    folder = tmp_path / "home"
    for name, value in {"ATHANOR_HOME": str(folder), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy",
                        "LC_ALL": "C.UTF-8"}.items():  # fmt: skip
        monkeypatch.setenv(name, value)
    return folder


@pytest.fixture
def opened(monkeypatch):
    """The scenes that were there when the loop began: it ends at once."""
    stacks = []

    def run(app):
        stacks.append([type(scene) for scene in app.stack])
        tables.extend(scene for scene in app.stack if isinstance(scene, TableScene))
        app.step(0.02)
        app.quit()
        app.close()

    tables = []
    monkeypatch.setattr(App, "run", run)
    run.stacks, run.tables = stacks, tables
    return run


def as_program(*arguments, code="import sys; from scenes.command_line import main; sys.exit(main())", **environment):
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=60,
        env={**os.environ, "PYTHONUTF8": "1", **environment},
    )  # fmt: skip


# What starts it


def test_without_a_command_the_title_is_there(opened):
    assert main([]) == 0
    assert opened.stacks == [[Title]]


def test_nothing_is_printed_and_the_window_can_be_closed():
    code = (
        "import sys; from scenes import window; open_app = window.open_app\n"
        "def and_close(files):\n"
        "    app = open_app(files)\n"
        "    import pygame; pygame.event.post(pygame.event.Event(pygame.QUIT))\n"
        "    return app\n"
        "window.open_app = and_close\n"
        "from scenes.command_line import main; sys.exit(main([]))"
    )
    done = as_program(code=code, SDL_AUDIODRIVER="nosuch")  # nor does a missing sound device matter
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_other_commands_do_not_load_pygame():
    code = (
        "import sys; from scenes.command_line import main\n"
        "code = main(['simulate', '--bots', 'random,random', '--games', '1', '--jobs', '1'])\n"
        "sys.exit('pygame was loaded' if 'pygame' in sys.modules else code)"
    )
    done = as_program(code=code)
    assert (done.returncode, done.stderr) == (0, "")


def test_what_a_spawned_process_loads_has_no_pygame():
    code = "import sys, scenes.command_line, scenes.play.mind; sys.exit('pygame' in sys.modules)"
    assert as_program(code=code).returncode == 0


def test_the_title_comes_without_what_it_does_not_show():
    code = (
        "import sys; from scenes import window; open_app = window.open_app\n"
        "def and_look(files):\n"
        "    app = open_app(files)\n"
        "    show = app.display.show\n"
        "    def look(*changed):\n"
        "        print(*sorted(sys.modules)); app.quit()\n"
        "    app.display.show = look\n"
        "    return app\n"
        "window.open_app = and_look\n"
        "from scenes.command_line import main; sys.exit(main([]))"
    )
    done = as_program(code=code)
    loaded = done.stdout.split()
    assert "scenes.title" in loaded
    heavy = ("scenes.table", "scenes.new_game", "scenes.settings", "scenes.cards", "scenes.rules", "scenes.play.",
             "scenes.dominion", "game.bots", "rich", "pymunk", "pkg_resources")  # fmt: skip
    assert [module for module in loaded if module.startswith(heavy)] == []


# A position


@pytest.mark.parametrize(("name", "text"), [("p.json", json.dumps(POSITION)), ("p.toml", TOML), ("p", "\ufeff" + TOML)])
def test_a_position_is_on_the_table(opened, tmp_path, name, text):
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert main(["position", str(tmp_path / name)]) == 0
    assert opened.stacks[0][:2] == [Title, TableScene]
    (table,) = opened.tables
    assert table.session.match.zone(0, "hand") == ["Militia", "Copper"]
    assert table.players == ("Ann", "Bob")


def test_a_position_does_not_wipe_out_the_game_under_way(opened, tmp_path, home):
    from game.core import saves

    seating = Seating.now([Chair("Cid"), Chair("Dot")])
    games_in(home).write_current(saves.to_data(played(5, ("Cid", "Dot")), seating.to_table()))
    (tmp_path / "p.json").write_text(json.dumps(POSITION))
    assert main(["position", str(tmp_path / "p.json")]) == 0
    assert opened.stacks == [[Title, Dialog]]
    assert games_in(home).current_summary().chairs[0].name == "Cid"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"players": [', "is not written as JSON should be"),
        ("players = ", "is not written as TOML should be"),
        (b"\xff\xfe\x00", "is not a file with a position"),
        ('{"cards": 3}', "There is no 'cards' here"),
        ('{"players": [{"name": "Ann", "hand": ["Gild"]}, {"name": "Bob"}]}', "Gold"),
        ("", "player"),
        ("[" * 100_000, "is not written as TOML should be"),
        ('{"a":' * 100_000, "is not written as JSON should be"),
    ],
)
def test_what_is_no_position_gets_a_sentence(opened, tmp_path, capsys, text, sentence):
    path = tmp_path / "p.txt"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    assert main(["position", str(path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("athanor position: ")
    assert sentence in said
    assert said.count("\n") == 1
    assert opened.stacks == []


@pytest.mark.parametrize("name", ["missing.toml", ".", "a\0b"])
def test_what_is_no_file_gets_a_sentence(opened, tmp_path, capsys, name):
    assert main(["position", os.path.join(tmp_path, name)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


# Where it fails


@pytest.mark.parametrize(
    ("language", "sentence"), [("C", "Athanor found no screen"), ("de_DE.UTF-8", "Athanor hat keinen Bildschirm")]
)
@pytest.mark.parametrize("driver", ["nosuch", ""])  # a screen that is not there, and none at all
def test_without_a_screen_it_says_so_in_one_sentence(monkeypatch, language, sentence, driver):
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    if not driver and not sys.platform.startswith("linux"):
        pytest.skip("there always is one")
    done = as_program(SDL_VIDEODRIVER=driver, LC_ALL=language)
    assert done.returncode == 1
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def fail(*_):
    raise RuntimeError("a mistake of ours")


def test_a_failure_is_written_down_and_told_in_the_window_and_outside(monkeypatch, capsys, home):
    shown = []

    def enter(dialog):
        shown.append((dialog.title, dialog.text))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0))
        original(dialog)

    original = Dialog.enter
    monkeypatch.setattr(Dialog, "enter", enter)
    monkeypatch.setattr(Title, "update", fail)
    assert main([]) == 1
    (report,) = (home / "reports").iterdir()
    text = report.read_text(encoding="utf-8")
    for fact in ("Athanor: ", "Python: ", "pygame: ", "system: ", "scenes: Title", "RuntimeError: a mistake of ours"):
        assert fact in text
    said = capsys.readouterr().err
    assert str(report) in said
    assert said.count("\n") == 1
    ((title, told),) = shown
    assert title == "Athanor has failed"
    assert str(report) in told.replace("\n", "")


def test_where_even_drawing_fails_it_still_ends_with_a_sentence(monkeypatch, capsys, home):
    monkeypatch.setattr(App, "draw", fail)
    assert main([]) == 1
    assert len(list((home / "reports").iterdir())) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_where_no_report_can_be_written_the_traceback_is_printed(monkeypatch, capsys, home):
    home.mkdir()
    (home / "reports").touch()
    monkeypatch.setattr(App, "draw", fail)
    assert main([]) == 1
    said = capsys.readouterr().err
    assert "RuntimeError: a mistake of ours" in said
    assert "could not even be written down" in said


def test_every_scene_is_left_whatever_fails(monkeypatch, capsys):
    left = []
    monkeypatch.setattr(Title, "leave", lambda title: left.append(title) or fail())
    monkeypatch.setattr(App, "draw", fail)
    assert main([]) == 1
    assert len(left) == 1


def test_ctrl_c_closes_the_window(monkeypatch, capsys):
    def interrupt(*_):
        raise KeyboardInterrupt

    left = []
    monkeypatch.setattr(Title, "leave", lambda title: left.append(title))
    monkeypatch.setattr(App, "draw", interrupt)
    assert main([]) == 130
    assert len(left) == 1
    assert not pygame.display.get_init()
