"""A game in progress: people and bots answer, and what anybody sees is on the disk."""

import json
import os
import threading
import time
from contextlib import contextmanager

import pytest

from game import IllegalAnswer, Match, SetupError, UndoRefused
from game.bots import find_bot, seat_bot
from game.core import saves
from scenes.files.troubles import FileTrouble
from scenes.play.chairs import Chair
from scenes.play.session import Session
from scenes.play.thinker import Thinker
from tests.scenes.play.playing import CHAIRS, SETUP, any_answer, facts, games_in, settle

ALONE = (Chair("Ann"), Chair("Bob"))
BOTS = (Chair("Ann", "smithy"), Chair("Bob", "random"), Chair("Cid", "big_money"))


@pytest.fixture
def games(tmp_path):
    return games_in(tmp_path)


@pytest.fixture
def thinker():
    one = Thinker(elsewhere=False)
    yield one
    one.close()


@pytest.fixture
def begin(games, thinker):
    """Sessions that are closed when their story is told."""
    begun = []

    def begin(chairs=CHAIRS, **setup):
        begun.append(Session.begin({**SETUP, **setup}, chairs, games, thinker))
        return begun[-1]

    yield begin
    for session in begun:
        session.close()


@contextmanager
def resumed(games, thinker, path=None):
    session = Session.resume(games, thinker, path)
    try:
        yield session
    finally:
        session.close()


@pytest.fixture
def slow_disk(games, monkeypatch):
    """A disk that writes only what it is let; how often it is let."""
    lets, write = threading.Semaphore(0), games.write_current

    def write_slowly(data):
        assert lets.acquire(timeout=20)
        write(data)

    monkeypatch.setattr(games, "write_current", write_slowly)
    yield lets
    for _ in range(100):
        lets.release()


def saved_answers(games):
    return len(json.loads(games.current.read_text(encoding="utf-8"))["answers"])


def wait_until(true, seconds=10.0):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.001)


# Answering


def test_a_game_begins_on_the_disk(games, begin):
    session = begin()
    assert (session.decision, session.waits_for, session.shown_events) == (None, None, 0)
    assert settle(session) == 1
    assert saved_answers(games) == 0
    assert session.decision == session.match.decision
    assert session.waits_for == session.chairs[0] == Chair("Ann")
    assert session.shown_events == len(session.match.events) > 0
    assert session.people == (0,)
    assert session.is_person(0)
    assert not session.is_person(1)
    assert not session.update(ready=True)  # nothing happens while a person thinks


def test_nothing_is_shown_before_it_is_on_the_disk(games, begin, slow_disk):
    session = begin(ALONE)
    for answers in range(4):
        for _ in range(5):
            assert not session.update(ready=True)
        assert session.is_saving
        assert (session.decision, session.waits_for) == (None, None)
        shown = session.shown_events
        assert shown == 0 or shown < len(session.match.events)
        assert session.shown.answers == max(0, answers - 1)
        assert session.view(0) == session.match.at(answers - 1).view(0)
        slow_disk.release()
        wait_until(lambda: not session.is_saving)
        assert session.decision is None  # the table is told of it in a frame
        assert session.update(ready=False)
        assert saved_answers(games) == answers
        assert session.decision == session.match.decision
        assert session.shown is session.match
        assert session.shown_events == len(session.match.events)
        session.answer(*any_answer(session))


def test_an_answer_that_does_not_fit_changes_nothing(games, begin):
    session = begin(ALONE)
    settle(session)
    before = facts(session.match)
    with pytest.raises(IllegalAnswer):
        session.answer("Province")
    assert facts(session.match) == before
    assert session.decision is not None
    assert not session.is_saving
    assert not session.update(ready=True)


def test_nobody_answers_for_a_bot_or_while_the_last_answer_is_saved(games, begin, slow_disk):
    session = begin(first=1)
    with pytest.raises(IllegalAnswer) as caught:
        session.answer()
    assert caught.value.reason == "not_your_question"
    slow_disk.release()
    wait_until(lambda: session.update(ready=False))
    assert session.waits_for == Chair("Bob", "smithy")
    with pytest.raises(IllegalAnswer):
        session.answer()


def test_a_bot_thinks_at_once_but_its_answer_waits_until_the_table_is_ready(begin, thinker):
    session = begin(first=1)
    wait_until(lambda: session.update(ready=False))
    wait_until(lambda: thinker._found is not None)
    for _ in range(5):
        assert not session.update(ready=False)
    assert session.match.answers == 0
    session.update(ready=True)
    assert session.match.answers == 1


def test_what_is_new_is_shown_for_a_frame_at_least_before_a_bot_goes_on(begin, thinker):
    session = begin(BOTS)
    for _ in range(40):
        while not session.update(ready=True):
            time.sleep(0.001)
        assert session.shown is session.match
        assert session.shown_events == len(session.match.events)
        assert session.decision is not None


def test_bots_alone_play_a_whole_game_which_is_then_kept(games, begin):
    session = begin(BOTS)
    settle(session)
    assert session.is_over
    assert (session.decision, session.waits_for) == (None, None)
    assert session.shown_events == len(session.match.events)
    assert not games.current.exists()
    assert games.current_summary() is None
    [finished] = games.finished()
    assert (finished.path, finished.chairs) == (session.finished, BOTS)
    assert facts(games.open(finished.path).match) == facts(session.match)
    assert session.take_troubles() == []


def test_bots_in_another_process_answer_as_those_in_a_thread(games, begin):
    here = begin(BOTS)
    settle(here)
    elsewhere = Thinker()
    session = Session.begin(SETUP, BOTS, games, elsewhere)
    settle(session)
    session.close()
    elsewhere.close()
    assert elsewhere.elsewhere
    assert session.match.given == here.match.given


def test_a_bot_that_decides_for_another_player_is_asked(games, thinker):
    """Possession: it is Ann's turn and hand, but Bob decides."""
    players = [
        {"name": "Bob", "hand": ["Possession"], "deck": ["Copper"] * 10},
        {"name": "Ann", "hand": ["Copper", "Estate"], "deck": ["Copper"] * 10},
    ]
    match = Match.from_position(
        {"kingdom": ["Possession"], "players": players, "seed": 1, "turn": {"actions": 1}},
    )
    match.answer("Possession")
    session = Session.from_match(match, [Chair("Bob", "big_money"), Chair("Ann")], games, thinker)
    settle(session)
    session.close()
    assert session.match.turn.number == 3  # Bob's turn, and the one that he had in Ann's place, are over
    assert set(session.match.deciders) == {0}
    assert session.waits_for == Chair("Ann")


def test_names_are_trimmed_as_the_rules_trim_them(games, begin):
    session = begin((Chair("  Ann "), Chair("Bob ", "smithy")))
    assert session.chairs == (Chair("Ann"), Chair("Bob", "smithy"))
    settle(session)
    assert games.current_summary().chairs == session.chairs


# Wrong tables


def test_a_table_that_can_not_be_is_refused_before_anything_is_written(games, thinker):
    match = Match.start({**SETUP, "players": ["Ann", "Bob"]})
    for chairs in ([Chair("Ann")], [Chair("Ann"), Chair("Eve")], [Chair("Bob"), Chair("Ann")]):
        with pytest.raises(ValueError):
            Session.from_match(match, chairs, games, thinker)
    for chairs in ([Chair("Ann"), Chair("Bob", "nobody")], [Chair("Ann"), Chair("Bob", "")], [Chair("Ann")]):
        with pytest.raises(SetupError):
            Session.begin(SETUP, chairs, games, thinker)
    assert not games.kept_folder.exists()


# Taking back


def test_an_answer_is_taken_back_and_the_game_as_it_was_is_saved(games, begin):
    session = begin(ALONE)
    settle(session)
    assert session.undo_refusal() == "nothing"
    with pytest.raises(UndoRefused):
        session.undo()
    asked, shown = session.decision, session.shown_events
    session.answer(*any_answer(session))
    settle(session)
    assert session.undo_refusal() is None
    session.undo()
    assert session.shown_events == shown
    assert settle(session) == 1
    assert (session.decision, session.shown_events) == (asked, shown)
    assert saved_answers(games) == 0


def test_what_was_drawn_is_not_taken_back(begin):
    session = begin(ALONE)
    settle(session)
    turn = session.match.turn.number
    while session.match.turn.number == turn:
        session.answer()
        settle(session)
    before = facts(session.match)
    assert session.undo_refusal() == "draw"
    with pytest.raises(UndoRefused) as caught:
        session.undo()
    assert caught.value.reason == "undo_draw"
    assert facts(session.match) == before
    assert session.decision is not None


def militia(games, thinker, **more):
    """Ann has played a Militia, and Bob, a bot, is to discard."""
    players = [
        {"name": "Ann", "hand": ["Militia", "Copper"], "deck": ["Copper"] * 10},
        {"name": "Bob", "hand": ["Copper", "Copper", "Silver", "Estate", "Curse"], "deck": ["Gold"] * 10},
    ]
    match = Match.from_position({"kingdom": ["Militia"], "players": players, "seed": 1, **more})
    session = Session.from_match(match, [Chair("Ann"), Chair("Bob", "big_money")], games, thinker)
    settle(session)
    session.answer("Militia")
    return session


def test_an_answer_that_a_bot_thinks_about_is_taken_back_and_what_it_thinks_is_forgotten(games, thinker):
    session = militia(games, thinker)
    wait_until(lambda: session.update(ready=False))
    assert session.waits_for.bot
    wait_until(lambda: thinker._found is not None)
    session.undo()
    settle(session)
    assert (session.match.answers, session.decision.verb) == (0, "play")
    session.answer("Militia")
    settle(session)
    session.close()
    assert session.match.answers == 2
    assert sorted(session.match.zone(1, "discard")) == ["Curse", "Estate"]


def test_what_a_bot_has_answered_is_not_taken_back(games, thinker):
    session = militia(games, thinker)
    settle(session)
    before = facts(session.match)
    assert session.undo_refusal() == "other"
    with pytest.raises(UndoRefused):
        session.undo()
    assert facts(session.match) == before
    session.close()


def test_in_a_practice_game_one_goes_back_over_the_bots_answers(games, thinker):
    session = militia(games, thinker, practice=True)
    settle(session)
    assert session.match.answers == 2
    assert session.undo_refusal() is None
    session.undo()
    settle(session)
    assert (session.match.answers, session.decision.verb) == (0, "play")
    assert session.shown_events == len(session.match.events)
    session.close()


def test_two_steps_of_which_only_the_last_may_be_taken_back(games, thinker, monkeypatch):
    session = militia(games, thinker)
    settle(session)
    # As if what Bob did had told nobody anything: what Ann did before would still stand.
    refusals = iter([None, None, "draw"])
    monkeypatch.setattr(Match, "undo_refusal", property(lambda match: next(refusals)))
    before = facts(session.match)
    with pytest.raises(UndoRefused):
        session.undo()
    assert facts(session.match) == before
    session.close()


def test_the_end_of_a_practice_game_can_be_taken_back(games, begin):
    session = begin((Chair("Ann"), Chair("Bob", "smithy")), practice=True)
    settle(session)
    while not session.is_over:
        session.answer(*any_answer(session))
        settle(session)
    first, answers = session.finished, session.match.answers
    session.undo()
    settle(session)
    assert not session.is_over
    assert session.finished is None
    assert session.match.answers < answers
    assert games.current.exists()
    while not session.is_over:
        session.answer(*any_answer(session))
        settle(session)
    assert session.finished == first
    assert len(games.finished()) == 1
    assert not games.current.exists()


# Going on later


def test_a_game_is_resumed_where_it_was_and_goes_on_as_it_would_have(games, begin, thinker):
    whole = begin()
    settle(whole)
    while not whole.is_over:
        whole.answer(*any_answer(whole))
        settle(whole)
    parts = begin()
    settle(parts)
    for _ in range(25):
        parts.answer(*any_answer(parts))
        settle(parts)
        parts.close()
        asked, shown = parts.decision, parts.shown_events
        parts = Session.resume(games, thinker)
        assert parts.shown.decision == asked  # from the first frame on
        settle(parts)
        assert (parts.decision, parts.shown_events, parts.chairs) == (asked, shown, CHAIRS)
    parts.close()
    assert parts.match.given == whole.match.given[: parts.match.answers]
    assert parts.match.answers > 60


def test_a_kept_game_becomes_the_current_one_and_stays_kept(games, begin, thinker):
    session = begin()
    settle(session)
    path = session.keep("Before")
    session.answer(*any_answer(session))
    settle(session)
    session.close()
    with resumed(games, thinker, path) as again:
        settle(again)
        assert again.match.answers == 0
        again.answer(*any_answer(again))
        settle(again)
        assert games.open(path).match.answers == 0
        assert saved_answers(games) == again.match.answers > 0
        assert again.chairs == CHAIRS


def test_a_game_that_goes_on_from_its_backup_says_so(games, begin, thinker):
    session = begin(ALONE)
    settle(session)
    session.answer(*any_answer(session))
    settle(session)
    session.close()
    games.current.write_text("nonsense")
    with resumed(games, thinker) as again:
        assert [trouble.reason for trouble in again.take_troubles()] == [
            "save_broken", "game_put_aside", "game_from_backup"
        ]  # fmt: skip
        assert again.take_troubles() == []
        settle(again)
        assert again.match.answers == 0


def test_a_new_game_writes_over_no_broken_file(games, begin):
    games.kept_folder.mkdir()
    games.current.write_text("nonsense")
    session = begin()
    assert [trouble.reason for trouble in session.take_troubles()] == ["save_broken", "game_put_aside"]
    assert [summary.path.read_text() for summary in games.kept()] == ["nonsense"]


def test_closing_waits_for_the_last_answer(games, begin, slow_disk):
    session = begin(ALONE)
    slow_disk.release()
    settle(session)
    session.answer(*any_answer(session))
    threading.Timer(0.2, slow_disk.release).start()
    session.close()
    assert saved_answers(games) == 1


# When the disk does not want to


def full_disk(handle):
    raise OSError(28, "No space left on device")


def forbidden(handle):
    raise PermissionError(13, "Permission denied")


def test_a_full_disk_is_told_once_and_the_game_goes_on(games, begin, monkeypatch):
    session = begin(ALONE)
    settle(session)
    told = []

    def answer():
        session.answer(*any_answer(session))
        settle(session)
        told.append([trouble.reason for trouble in session.take_troubles()])

    answer()
    monkeypatch.setattr(os, "fsync", full_disk)
    answer()
    answer()
    monkeypatch.setattr(os, "fsync", forbidden)
    answer()
    answer()
    monkeypatch.undo()
    answer()
    monkeypatch.setattr(os, "fsync", forbidden)
    answer()
    assert told == [[], ["file_disk_full"], [], ["file_not_allowed"], [], [], ["file_not_allowed"]]
    assert session.match.answers == 7
    assert saved_answers(games) == 6  # when it last worked


def test_a_game_that_can_not_be_kept_at_its_end_stays_the_current_one(games, begin, thinker):
    games.finished_folder.write_text("a letter")
    session = begin(BOTS)
    settle(session)
    assert session.is_over
    assert session.finished is None
    [trouble] = session.take_troubles()
    assert isinstance(trouble, FileTrouble)
    assert saved_answers(games) == session.match.answers
    session.close()
    games.finished_folder.unlink()
    with resumed(games, thinker) as again:
        settle(again)
        assert again.is_over
        assert again.finished.exists()
    assert not games.current.exists()


def test_what_is_our_own_mistake_is_not_hidden(begin, monkeypatch):
    session = begin(ALONE)
    settle(session)

    def mistake(self, table=None):
        raise ZeroDivisionError("a mistake")

    monkeypatch.setattr(saves.Snapshot, "to_data", mistake)
    session.answer(*any_answer(session))
    with pytest.raises(ZeroDivisionError):
        settle(session)


# Bots see what they may


def test_bots_answer_from_their_view_with_random_numbers_of_the_question(begin):
    session = begin(BOTS)
    settle(session)
    match = session.match
    for answers in range(0, match.answers, 37):
        moment = match.at(answers)
        seat = moment.decision.decider
        bot = seat_bot(find_bot(BOTS[seat].bot), SETUP["seed"], seat, answers)
        picks = bot.answer(moment.view(seat), moment.decision)
        assert moment.decision.check(tuple(picks)) == match.given[answers]
