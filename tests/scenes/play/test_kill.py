"""Athanor may be killed at any moment: what a person has seen is on the disk, and *Continue* leads back to it.

Two hundred games are killed, each at another moment.
"""

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from game.core.chance import Random, Stream
from scenes.title import Title
from tests.scenes.play.player import CHAIRS, shown
from tests.scenes.play.playing import games_in
from tests.window import window

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def player():
    command = [sys.executable, "-m", "tests.scenes.play.player"]
    quiet = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    with subprocess.Popen(
        command, cwd=ROOT, env=quiet, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        yield process


def killed(player, folder, where, seconds):
    """What was shown at a table until it was killed."""
    player.stdin.write(f"{folder} {where}\n")
    player.stdin.flush()
    victim = int(player.stdout.readline())
    # A process, or a window, first has to be loaded: that may take its time on a busy machine.
    first = [] if where == "thread" else [player.stdout.readline()]
    threading.Timer(seconds, os.kill, (victim, signal.SIGKILL)).start()
    return first + list(iter(player.stdout.readline, "end\n"))


def check(folder, lines):
    """Whether what is on the disk leads on from what was last shown; who answered in between."""
    games = games_in(folder)
    for path in (games.current, games.current.with_name(f"{games.current.name}.bak")):
        if path.exists():
            games.open(path)  # both are whole, always
    current = games.open_current().match if games.current_summary() is not None else None
    assert games.take_troubles() == []
    assert all(summary.trouble is None for summary in games.finished())
    if not lines:
        return () if current is None else current.deciders
    seed, answers = map(int, lines[-1].split("|")[:2])
    if current is not None and current.setup["seed"] == seed:
        later = current
    else:  # that game is over, and perhaps the next one has begun
        assert current is None or (current.setup["seed"], current.answers) == (seed + 1, 0)
        finished = [games.open(summary.path).match for summary in games.finished()]
        [later] = [match for match in finished if match.setup["seed"] == seed]
        assert later.result is not None
    assert answers <= later.answers
    assert f"{shown(seed, later.at(answers))}\n" == lines[-1]
    return later.deciders[answers:]


def delays(count, least, most, stream):
    """So many moments at which to kill, in seconds after the start."""
    random = Random.from_seed(count, Stream.IMAGINE, stream)
    return [least + (most - least) * random.below(1000) / 1000 for _ in range(count)]


def play_and_kill(player, folder, where, moments):
    """For each game its folder, what was shown last, and who answered after that."""
    ends, questions = [], 0
    for number, seconds in enumerate(moments):
        home = folder / str(number)
        home.mkdir()
        lines = killed(player, home, where, seconds)
        questions += len(lines)
        ends.append((home, lines[-1] if lines else None, check(home, lines)))
    assert questions > len(moments)
    return ends


@pytest.mark.parametrize(
    ("where", "moments"),
    [("thread", delays(165, 0.02, 0.3, 1)), ("process", delays(10, 0.0, 0.3, 2))],
    ids=["thread", "process"],
)
def test_a_game_that_is_killed_at_any_moment_is_resumed_where_it_was_seen(player, tmp_path, where, moments):
    ends = play_and_kill(player, tmp_path, where, moments)
    assert max(len(unseen) for _, _, unseen in ends) <= 1


def test_continue_comes_back_to_the_question_at_which_the_window_was_killed(player, tmp_path):
    same = 0
    for home, last, unseen in play_and_kill(player, tmp_path, "window", delays(25, 0.0, 0.7, 3)):
        people = sum(CHAIRS[seat].is_person for seat in unseen)
        if last is None:
            assert people == 0
            continue
        assert people <= 1  # who had just answered
        with window(home, (1024, 640)) as here:
            assert not here.app.notices.sentences
            here.show(Title(here.app))
            here.click_on("continue")
            asked = question(here) - int(last.split("|")[1])
        assert asked >= len(unseen)
        same += asked == 0
        assert unseen or asked == 0
    assert same > 3  # the others had just answered


def question(here):
    """How many answers there were before what the table asks now."""
    end = time.monotonic() + 20
    while here.app.scene.trace().get("question") is None:
        here.frame()
        assert time.monotonic() < end, "nobody is asked"
    return here.app.scene.trace()["question"]["number"]
