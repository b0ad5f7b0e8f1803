"""Bots think in another process: they answer as they would here, and nothing is left of it when the window is gone."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import Match
from game.bots import BOTS, Bot, find_bot, seat_bot
from scenes.play import thinker as thinker_module
from scenes.play.thinker import BotFailed, Thinker

ROOT = Path(__file__).resolve().parents[3]
SETUP = {"players": ["Ann", "Bob", "Cid"], "kingdom": "Chemistry Lesson", "seed": 5}


@pytest.fixture
def thinker():
    one = Thinker()
    yield one
    one.close()


@pytest.fixture
def here():
    """One that thinks in a thread of this process."""
    one = Thinker(elsewhere=False)
    yield one
    one.close()


def wait_for(what, seconds=20.0):
    """What a function gives when it gives something at last."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = what()
        if found is not None:
            return found
        time.sleep(0.001)
    raise AssertionError("nothing came")


def thought(thinker, match, bot="random"):
    """The picks of a bot for the open question."""
    thinker.ask(match, bot, match.decision.decider)
    places = wait_for(thinker.answer)
    return tuple(match.decision.options[place] for place in places)


def direct(match, bot="random"):
    """What the same bot picks when it is simply asked."""
    seat = match.decision.decider
    seated = seat_bot(find_bot(bot), SETUP["seed"], seat, match.answers)
    return tuple(seated.answer(match.view(seat), match.decision))


def test_a_whole_game_is_answered_as_if_the_bots_sat_here(thinker):
    match = Match.start(SETUP)
    for count in range(150):
        picks = thought(thinker, match, bot := ("random", "smithy")[count % 2])
        assert picks == direct(match, bot)
        match.answer(*picks)
    assert thinker.elsewhere


def test_asking_and_looking_for_the_answer_never_waits(thinker):
    match, times = Match.start(SETUP), []
    for _ in range(30):
        begin = time.perf_counter()
        thinker.ask(match, "random", match.decision.decider)
        first = thinker.answer()
        times.append(time.perf_counter() - begin)
        assert first is None or match.answers  # the first time there is not even a process yet
        match.answer(*(match.decision.options[place] for place in first or wait_for(thinker.answer)))
    assert sorted(times)[15] < 0.005


def test_the_same_game_is_answered_in_the_same_way_after_taking_back(thinker):
    match = Match.start({**SETUP, "practice": True})
    for _ in range(40):
        match.answer(*thought(thinker, match))
    answers = match.given
    while match.answers > 17:
        match.undo()
    while match.answers < 40:
        match.answer(*thought(thinker, match))
    assert match.given == answers


def test_another_game_may_follow(thinker):
    for seed in (1, 2, 1):
        match = Match.start({**SETUP, "seed": seed})
        seat = match.decision.decider
        picks = thought(thinker, match)
        assert picks == tuple(seat_bot(find_bot("random"), seed, seat).answer(match.view(seat), match.decision))


def test_a_position_and_a_question_to_another_than_whose_turn_it_is(thinker):
    match = Match.from_position(
        {"kingdom": ["Militia"], "seed": 5, "players": [
            {"name": "Ann", "hand": ["Militia"]}, {"name": "Bob", "hand": ["Copper"] * 3 + ["Curse", "Estate"]}]}
    )  # fmt: skip
    match.answer("Militia")
    assert match.decision.decider == 1
    assert sorted(card.name for card in thought(thinker, match, "big_money")) == ["Curse", "Estate"]


def test_a_newer_question_takes_the_place_of_the_older_one(here):
    match = Match.start(SETUP)
    for _ in range(50):
        for _ in range(3):
            here.ask(match, "random", match.decision.decider)
            match.answer(*direct(match))
        picks = thought(here, match)
        assert picks == direct(match)
        match.answer(*picks)


def test_an_answer_is_given_once(here):
    match = Match.start(SETUP)
    here.ask(match, "random", match.decision.decider)
    wait_for(here.answer)
    assert here.answer() is None


# When something goes wrong


def test_when_the_process_dies_a_thread_goes_on(thinker, capfd):
    match = Match.start(SETUP)
    for count in range(12):
        if count == 4:
            thinker._process._process.terminate()
        match.answer(*thought(thinker, match))
    assert not thinker.elsewhere
    twin = Match.start(SETUP)
    for _ in range(12):
        twin.answer(*direct(twin))
    assert twin.given == match.given
    assert capfd.readouterr() == ("", "")


def test_when_no_process_can_be_started_a_thread_thinks(thinker, capfd, monkeypatch):
    def too_many(method):
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(thinker_module.multiprocessing, "get_context", too_many)
    match = Match.start(SETUP)
    assert thought(thinker, match) == direct(match)
    assert not thinker.elsewhere
    assert capfd.readouterr() == ("", "")


class Wrong(Bot):
    name = "wrong"

    def answer(self, view, decision):
        return decision.options * 2


def test_a_bot_that_is_wrong_is_told_and_the_next_one_thinks_again(here, monkeypatch):
    monkeypatch.setitem(BOTS["dominion"], "wrong", Wrong)
    match = Match.start(SETUP)
    here.ask(match, "wrong", match.decision.decider)
    with pytest.raises(BotFailed, match="IllegalAnswer"):
        wait_for(here.answer)
    assert thought(here, match) == direct(match)


def test_a_bot_that_is_unknown_over_there_is_told(thinker):
    match = Match.start(SETUP)
    thinker.ask(match, "nobody", match.decision.decider)
    with pytest.raises(BotFailed, match="no bot called 'nobody'"):
        wait_for(thinker.answer)
    assert thought(thinker, match) == direct(match)
    assert thinker.elsewhere


class Watching(Bot):
    name = "watching"
    seen: list = []

    def answer(self, view, decision):
        self.seen.append((view, decision))
        return decision.options[: decision.at_least]


def test_a_bot_sees_what_its_seat_may_know_and_nothing_more(here, monkeypatch):
    monkeypatch.setitem(BOTS["dominion"], "watching", Watching)
    match = Match.start(SETUP)
    for _ in range(20):
        match.answer(*thought(here, match, "watching"))
    twin = Match.start(SETUP)
    for view, decision in Watching.seen:
        assert (view, decision) == (twin.view(decision.decider), twin.decision)
        assert all(card is None for seat in {0, 1, 2} - {decision.decider} for card in view.zone(seat, "hand"))
        twin.answer(*twin.decision.options[: twin.decision.at_least])


# The end


def is_running(process):
    """Whether there is such a process, and it is not only waiting to be buried."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not (stat.exists() and stat.read_text().rpartition(")")[2].split()[0] == "Z")


def gone(process):
    return None if is_running(process) else True


def test_closing_ends_the_process_even_before_it_has_begun(thinker):
    thinker.wake()
    thinker.close()
    thinker.close()
    assert not thinker._thread.is_alive()
    assert thinker.answer() is None
    other = Thinker()
    match = Match.start(SETUP)
    thought(other, match)
    process = other._process._process
    assert process.is_alive()
    other.close()
    assert not process.is_alive()


STORY = """
import sys, time
from game import Match
from scenes.play.thinker import Thinker

if __name__ == "__main__":
    thinker, match = Thinker(), Match.start({"players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 5})
    thinker.ask(match, "random", match.decision.decider)
    while thinker.answer() is None:
        time.sleep(0.01)
    print(thinker._process._process.pid, flush=True)
    time.sleep(60)
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no such signal here")
def test_the_process_ends_by_itself_when_the_window_is_killed(tmp_path):
    (tmp_path / "story.py").write_text(STORY)
    command = [sys.executable, tmp_path / "story.py"]
    paths = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=paths) as window:
        thinking = int(window.stdout.readline())
        assert is_running(thinking)
        window.kill()
        assert wait_for(lambda: gone(thinking), 5)
        assert window.stderr.read() == ""


@pytest.mark.parametrize("module", ["scenes.play.mind", "scenes.play.thinker", "scenes.command_line"])
def test_what_the_other_process_loads_has_no_window(module):
    """It loads the module with which Athanor was started once more: that must not bring pygame along."""
    code = f"import sys, {module}; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
