"""The set-up script: it must never leave a person with a traceback, nor an environment half-made."""

import ast
import errno
import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.end_to_end.screen import TOOLS

ROOT = Path(__file__).resolve().parents[2]


def load():
    spec = importlib.util.spec_from_file_location("athanor_bootstrap", ROOT / "packaging" / "bootstrap.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


bootstrap = load()


@pytest.fixture
def project(tmp_path):
    """A folder that looks like the project, with nothing installed."""
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'athanor'\n")
    return tmp_path


@pytest.fixture
def environment(project):
    return bootstrap.Environment(project, windows=False)


def pretend_installed(environment, extras=("words",), version=(3, 12)):
    environment.athanor.parent.mkdir(parents=True, exist_ok=True)
    environment.python.touch()
    environment.athanor.touch()
    environment.stamp.write_text(environment.fingerprint(extras, version))


def condition(environment, extras=("words",), version=(3, 12), inside=(3, 12)):
    return environment.condition(extras, version, version_of=lambda command: inside)


# --- Which Python -----------------------------------------------------------------------------------------------------


def test_it_parses_on_python_3_6():
    source = (ROOT / "packaging" / "bootstrap.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))


def test_its_bounds_are_those_of_the_project():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first, beyond = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", project["requires-python"]).groups()
    assert (3, int(first)) == bootstrap.OLDEST
    assert (3, int(beyond) - 1) == bootstrap.NEWEST


def test_it_installs_extras_the_project_has():
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(bootstrap.TO_PLAY + bootstrap.TO_TEST) <= set(extras)
    # `condition` lets an environment for tests play.
    assert set(extras["words"]) <= set(extras["dev"])


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 12, 4), (3, 13, 9)])
def test_a_suitable_python_gets_no_sentence(version):
    assert bootstrap.version_sentence(version, lambda: pytest.fail("nobody looks for another"), []) == ""


@pytest.mark.parametrize(
    ("version", "fault"), [((3, 6, 15), "too old"), ((3, 10, 1), "too old"), ((3, 14, 0), "too new")]
)
def test_an_unsuitable_python_is_told_what_is_wanted(version, fault):
    sentence = bootstrap.version_sentence(version, lambda: None, ["packaging/bootstrap.py"])
    assert "3.11 to 3.13" in sentence
    assert f"Python {'.'.join(map(str, version))}, which is {fault}" in sentence
    assert "install Python 3.13" in sentence
    assert "\n" not in sentence


def test_an_unsuitable_python_is_told_the_command_to_run():
    arguments = ["packaging/bootstrap.py", "simulate", "--help"]
    sentence = bootstrap.version_sentence((3, 6, 15), lambda: ["py", "-3.12"], arguments)
    assert sentence.endswith("run instead: py -3.12 packaging/bootstrap.py simulate --help")


def test_the_newest_suitable_python_is_named():
    there = {"python3.12": (3, 12), "python3.11": (3, 11), "python3": (3, 6)}
    assert bootstrap.suitable_command(False, lambda command: there.get(command[0])) == ["python3.12"]


def test_a_plain_python3_is_named_when_it_is_suitable():
    there = {"python3": (3, 11), "python": (3, 11)}
    assert bootstrap.suitable_command(False, lambda command: there.get(command[0])) == ["python3"]


def test_windows_has_a_launcher():
    def version_of(command):
        return (3, 12) if command == ["py", "-3.12"] else None

    assert bootstrap.suitable_command(True, version_of) == ["py", "-3.12"]
    assert bootstrap.suitable_command(False, version_of) is None


def test_a_command_is_asked_its_version():
    assert bootstrap.started_version([sys.executable]) == sys.version_info[:2]
    assert bootstrap.started_version(["no-such-python"]) is None


@pytest.mark.skipif(os.name == "nt", reason="makes a shell script")
def test_a_command_that_only_pretends_to_be_python_is_not_named(tmp_path):
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\necho python3.12: command not found >&2\nexit 127\n")
    shim.chmod(0o755)
    assert bootstrap.started_version([shim]) is None


# --- The private environment ------------------------------------------------------------------------------------------


def test_where_things_are(tmp_path):
    here = bootstrap.Environment(tmp_path, windows=False)
    assert here.python == tmp_path / ".venv" / "bin" / "python"
    assert here.athanor == tmp_path / ".venv" / "bin" / "athanor"


def test_where_things_are_on_windows(tmp_path):
    here = bootstrap.Environment(tmp_path, windows=True)
    assert here.python == tmp_path / ".venv" / "Scripts" / "python.exe"
    assert here.athanor == tmp_path / ".venv" / "Scripts" / "athanor.exe"


def test_nothing_there_is_unusable(environment):
    assert condition(environment, inside=None) == bootstrap.UNUSABLE


def test_what_was_installed_is_ready(environment):
    pretend_installed(environment)
    assert condition(environment) == bootstrap.READY


def test_without_its_stamp_it_is_half_made(environment):
    pretend_installed(environment)
    environment.stamp.unlink()
    assert condition(environment) == bootstrap.UNUSABLE


@pytest.mark.parametrize("inside", [(3, 11), None])
def test_another_or_a_broken_python_makes_it_unusable(environment, inside):
    pretend_installed(environment)
    assert condition(environment, inside=inside) == bootstrap.UNUSABLE


def test_a_changed_project_makes_it_outdated(environment, project):
    pretend_installed(environment)
    (project / "pyproject.toml").write_text("[project]\nname = 'athanor'\ndependencies = ['rich']\n")
    assert condition(environment) == bootstrap.OUTDATED


def test_a_moved_project_makes_it_outdated(environment, project):
    pretend_installed(environment)
    moved = project.with_name(project.name + "-moved")
    project.rename(moved)
    assert condition(bootstrap.Environment(moved, windows=False)) == bootstrap.OUTDATED


def test_a_lost_command_makes_it_outdated(environment):
    pretend_installed(environment)
    environment.athanor.unlink()
    assert condition(environment) == bootstrap.OUTDATED


def test_what_can_test_can_play_but_not_the_reverse(environment):
    pretend_installed(environment, extras=bootstrap.TO_TEST)
    assert condition(environment, extras=bootstrap.TO_PLAY) == bootstrap.READY
    pretend_installed(environment, extras=bootstrap.TO_PLAY)
    assert condition(environment, extras=bootstrap.TO_TEST) == bootstrap.OUTDATED


def test_installing_stamps_the_environment(environment, monkeypatch):
    commands = []
    monkeypatch.setattr(bootstrap, "watch", lambda command, show: commands.append(command) or (0, []))
    pretend_installed(environment, extras=())
    bootstrap.install(environment, ("dev",), (3, 12))
    assert commands[0][-2:] == ["--editable", ".[dev]"]
    assert condition(environment, extras=("dev",)) == bootstrap.READY


def test_a_failed_installation_leaves_no_stamp(environment, monkeypatch):
    monkeypatch.setattr(bootstrap, "watch", lambda command, show: (1, ["ERROR: something odd"]))
    pretend_installed(environment)
    with pytest.raises(bootstrap.Trouble, match="something odd"):
        bootstrap.install(environment, ("dev",), (3, 12))
    assert condition(environment) == bootstrap.UNUSABLE


def test_a_python_without_ensurepip_is_told_the_package(environment, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "ensurepip" else name)
    with pytest.raises(bootstrap.Trouble, match=r"apt install python3\.\d+-venv"):
        bootstrap.make(environment)


def test_a_debian_python_that_fails_later_is_told_the_package_too(environment, monkeypatch):
    monkeypatch.setattr(bootstrap, "watch", lambda command: (1, ["because ensurepip is not", "available."]))
    with pytest.raises(bootstrap.Trouble, match="python3-venv"):
        bootstrap.make(environment)


def test_a_full_disk_is_recognised_though_venv_does_not_say_so(environment, monkeypatch):
    monkeypatch.setattr(bootstrap, "watch", lambda command: (1, ["Error: ensurepip returned exit status 1."]))
    monkeypatch.setattr(bootstrap, "LITTLE_ROOM", float("inf"))
    with pytest.raises(bootstrap.Trouble, match="the disk is full"):
        bootstrap.make(environment)


def test_making_replaces_what_was_there(environment, monkeypatch):
    pretend_installed(environment)
    monkeypatch.setattr(bootstrap, "watch", lambda command: (0, []))
    bootstrap.make(environment)
    assert not environment.folder.exists()


def test_the_environment_does_not_delete_the_python_that_runs(environment, monkeypatch):
    pretend_installed(environment)
    monkeypatch.setattr(sys, "prefix", str(environment.folder))
    with pytest.raises(bootstrap.Trouble, match="outside"):
        bootstrap.make(environment)
    assert environment.python.exists()


def test_steps_are_those_that_are_missing(environment, monkeypatch):
    def steps(condition):
        monkeypatch.setattr(environment, "condition", lambda extras: condition)
        return [what.split()[0] for what, action in bootstrap.preparation(environment, ("dev",))]

    assert steps(bootstrap.UNUSABLE) == ["making", "installing"]
    assert steps(bootstrap.OUTDATED) == ["installing"]
    assert steps(bootstrap.READY) == []


def test_words_are_stale_when_changed_after_compiling(project):
    folder = project / "assets" / "words" / "en" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    assert not bootstrap.has_stale_words(project)
    source, compiled = folder / "athanor.po", folder / "athanor.mo"
    source.touch()
    assert bootstrap.has_stale_words(project)
    compiled.touch()
    os.utime(source, (1000, 1000))
    assert not bootstrap.has_stale_words(project)
    os.utime(compiled, (999, 999))
    assert bootstrap.has_stale_words(project)
    compiled.touch()
    (folder / "rules.po").touch()
    assert bootstrap.has_stale_words(project)


# --- A screen for the tests -------------------------------------------------------------------------------------------


def finding(*names):
    """A machine on which only these commands are found."""
    return lambda name: f"/usr/bin/{name}" if name in names else None


@pytest.fixture
def commands(monkeypatch):
    """The commands that would have been run; all of them succeed."""
    ran = []
    monkeypatch.setattr(bootstrap, "watch", lambda command: ran.append(command) or (0, []))
    return ran


def test_a_machine_with_a_screen_is_left_alone(capsys):
    assert bootstrap.screen_preparation(finding("Xvfb", "xdotool")) == []
    assert capsys.readouterr().err == ""


def test_what_plays_the_window_is_installed_where_it_may_be(monkeypatch, commands):
    monkeypatch.setattr(bootstrap, "administrator", lambda find: ["sudo", "-n"])
    ((what, action),) = bootstrap.screen_preparation(finding("apt-get", "xdotool"))
    assert what.startswith("installing Xvfb to test the window")
    assert not action()
    update, install = commands
    assert (update[:2], update[-1]) == (["sudo", "-n"], "update")
    assert (install[:2], install[-1]) == (["sudo", "-n"], "xvfb")
    assert "--yes" in install


def test_who_may_not_install_it_is_told_the_command(monkeypatch, capsys):
    monkeypatch.setattr(bootstrap, "administrator", lambda find: None)
    assert bootstrap.screen_preparation(finding("apt-get")) == []
    sentence = capsys.readouterr().err
    assert "will be skipped: Xvfb and xdotool are missing" in sentence
    assert "sudo apt-get install xvfb xdotool" in sentence


def test_another_system_is_told_that_tests_are_skipped(capsys):
    assert bootstrap.screen_preparation(finding("xdotool")) == []
    assert "will be skipped: Xvfb is missing, and only on Debian" in capsys.readouterr().err


def test_a_failed_installation_of_a_screen_stops_nothing(monkeypatch, capsys):
    monkeypatch.setattr(bootstrap, "watch", lambda command: (100, ["E: Unable to locate package xvfb"]))
    assert not bootstrap.install_packages([], ["xvfb"])
    *shown, sentence = capsys.readouterr().err.splitlines()
    assert shown == ["    E: Unable to locate package xvfb"]
    assert "will be skipped" in sentence


@pytest.mark.skipif(os.name == "nt", reason="makes shell scripts")
@pytest.mark.parametrize(("answer", "prefix"), [(0, ["sudo", "-n"]), (1, None)])
def test_sudo_is_used_only_where_it_asks_nothing(monkeypatch, tmp_path, answer, prefix):
    (tmp_path / "sudo").write_text(f"#!/bin/sh\nexit {answer}\n")
    (tmp_path / "sudo").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert bootstrap.administrator() == prefix


def test_without_sudo_nobody_but_root_may(monkeypatch):
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    assert bootstrap.administrator(finding()) is None
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    assert bootstrap.administrator(finding()) == []


def test_the_packages_bring_what_the_tests_look_for():
    assert tuple(bootstrap.SCREEN_TOOLS) == TOOLS


# --- What it says when it fails ---------------------------------------------------------------------------------------

WITHOUT_NETWORK = """\
Obtaining file:///somewhere
  Installing build dependencies: started
  ERROR: Could not find a version that satisfies the requirement setuptools>=77 (from versions: none)
  ERROR: No matching distribution found for setuptools>=77
""".splitlines()


def test_pip_without_network_says_so_and_shows_its_last_lines():
    text = bootstrap.failure_sentence("pip could not install what Athanor needs", WITHOUT_NETWORK)
    *shown, sentence = text.split("\n")
    assert any("No matching distribution found" in line for line in shown)
    assert sentence.startswith("Sorry, pip could not install what Athanor needs, because the package index")


@pytest.mark.parametrize(
    ("line", "remedy"),
    [
        ("OSError: [Errno 28] No space left on device: '/somewhere'", "the disk is full"),
        ("PermissionError: [Errno 13] Permission denied: '/somewhere'", "not writable"),
        ("[Errno 30] Read-only file system", "not writable"),
        ("NewConnectionError: Failed to establish a new connection: [Errno 111] Connection refused", "network"),
        ("ReadTimeoutError: Read timed out.", "network"),
        ("error: command 'gcc' failed", "as the lines above say"),
    ],
)
def test_each_failure_has_its_remedy(line, remedy):
    assert remedy in bootstrap.failure_sentence("it failed", [line])


def test_only_the_last_lines_are_shown():
    text = bootstrap.failure_sentence("it failed", [f"line {number}" for number in range(1000)])
    assert "line 999" in text
    assert len(text.splitlines()) == bootstrap.LAST_LINES + 1


@pytest.mark.parametrize(
    ("number", "remedy"),
    [(errno.ENOSPC, "the disk is full"), (errno.EACCES, "not writable"), (errno.EROFS, "not writable")],
)
def test_what_the_system_refuses_is_explained(number, remedy, monkeypatch, capsys):
    def refuse(arguments):
        raise OSError(number, "refused", "athanor.stamp")

    monkeypatch.setattr(bootstrap, "play", refuse)
    assert bootstrap.main([]) == 1
    assert remedy in capsys.readouterr().err


def test_ctrl_c_is_polite(monkeypatch, capsys):
    def interrupt(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "play", interrupt)
    assert bootstrap.main([]) == 130
    assert "Stopped" in capsys.readouterr().err


# --- Running things ---------------------------------------------------------------------------------------------------


def test_steps_stop_at_the_first_failure(capsys):
    taken = []
    steps = [("one", lambda: taken.append(1)), ("two", lambda: 3), ("three", lambda: taken.append(3))]
    assert bootstrap.take(steps) == 3
    assert taken == [1]
    assert capsys.readouterr().err.splitlines() == ["Step 1 of 3: one", "Step 2 of 3: two"]


def test_a_watched_command_gives_its_code_and_lines():
    shown = []
    script = "import sys; print('Collecting pygame'); print('oh', file=sys.stderr); sys.exit(3)"
    code, lines = bootstrap.watch([sys.executable, "-c", script], show=shown.append)
    assert code == 3
    assert sorted(lines) == ["Collecting pygame", "oh"] == sorted(shown)


def test_other_libraries_are_kept_out():
    variables = {"PYTHONPATH": "elsewhere", "PYTHONHOME": "elsewhere", "PIP_USER": "1", "PATH": "kept"}
    assert bootstrap.private_variables(variables) == {"PATH": "kept"}


def test_only_names_of_packages_are_shown(capsys):
    for line in ["Collecting pygame<3,>=2.6 (from athanor==0.1.0)", "  Using cached pygame.whl", "Collecting cffi"]:
        bootstrap.show_package(line)
    assert capsys.readouterr().err.split() == ["pygame", "cffi"]


def test_arguments_after_test_go_to_pytest(monkeypatch):
    commands = []
    monkeypatch.setattr(bootstrap, "preparation", lambda environment, extras: [])
    monkeypatch.setattr(bootstrap, "run", lambda command, **variables: commands.append((command, variables)))
    monkeypatch.setattr(bootstrap, "screen_preparation", list)
    assert bootstrap.main(["test", "-k", "cellar"]) == 0
    assert [command[1:3] for command, _ in commands[1:]] == [["-m", "ruff"], ["-m", "mypy"], ["-m", "pytest"]]
    assert commands[-1][0][-2:] == ["-k", "cellar"]
    assert all(variables["SDL_VIDEODRIVER"] == "dummy" for _, variables in commands)


def test_other_arguments_go_to_the_game(monkeypatch):
    given = []
    monkeypatch.setattr(bootstrap, "preparation", lambda environment, extras: [])
    monkeypatch.setattr(bootstrap, "has_stale_words", lambda root: False)
    monkeypatch.setattr(bootstrap, "become", lambda command: given.extend(command) or 0)
    assert bootstrap.main(["simulate", "--json"]) == 0
    assert Path(given[0]).stem == "athanor"
    assert given[1:] == ["simulate", "--json"]


@pytest.mark.skipif(os.name == "nt", reason="signals are a POSIX thing")
def test_a_command_ended_by_a_signal_gives_a_shells_number():
    assert bootstrap.run([sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"]) == 143


def test_packaging_is_not_a_package():
    # It would hide the library of that name from pip, pytest and setuptools.
    assert not (ROOT / "packaging" / "__init__.py").exists()
    answer = subprocess.run(
        [sys.executable, "-c", "import packaging.version"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert answer.returncode == 0, answer.stderr
