"""Athanor may be killed at any moment: what a person has seen is on the disk."""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from tests.scenes.play.player import shown
from tests.scenes.play.playing import games_in

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def player():
    command = [sys.executable, "-m", "tests.scenes.play.player"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield process


def killed(player, folder, where, seconds):
    """What was shown at a table until it was killed."""
    player.stdin.write(f"{folder} {where}\n")
    player.stdin.flush()
    victim = int(player.stdout.readline())
    threading.Timer(seconds, os.kill, (victim, signal.SIGKILL)).start()
    return list(iter(player.stdout.readline, "end\n"))


def check(folder, lines):
    """Whether what is on the disk is what was last shown, or one answer later; how much later it was."""
    games = games_in(folder)
    for path in (games.current, games.current.with_name(f"{games.current.name}.bak")):
        if path.exists():
            games.open(path)  # both are whole, always
    current = games.open_current().match if games.current_summary() is not None else None
    assert games.take_troubles() == []
    assert all(summary.trouble is None for summary in games.finished())
    if not lines:
        assert current is None or current.answers == 0
        return 0
    seed, answers = map(int, lines[-1].split("|")[:2])
    if current is not None and current.setup["seed"] == seed:
        later = current
    else:  # that game is over, and perhaps the next one has begun
        assert current is None or (current.setup["seed"], current.answers) == (seed + 1, 0)
        finished = [games.open(summary.path).match for summary in games.finished()]
        [later] = [match for match in finished if match.setup["seed"] == seed]
        assert later.result is not None
    assert answers <= later.answers <= answers + 1
    assert f"{shown(seed, later.at(answers))}\n" == lines[-1]
    return later.answers - answers


@pytest.mark.parametrize("where", ["thread", "process"])
def test_a_game_that_is_killed_at_any_moment_is_resumed_where_it_was_seen(player, tmp_path, where):
    rounds, start = (20, 0.02) if where == "thread" else (4, 0.5)  # a process has to load the game first
    questions, begin = 0, time.perf_counter()
    for number in range(rounds):
        folder = tmp_path / str(number)
        folder.mkdir()
        lines = killed(player, folder, where, start + 0.013 * number)
        questions += len(lines)
        assert check(folder, lines) in (0, 1)
    print(f"{rounds} rounds, {questions} questions, {time.perf_counter() - begin:.1f} s")
    assert questions > rounds
