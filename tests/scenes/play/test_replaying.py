"""A replay: a game to step through, forwards and backwards, from any seat."""

import pytest

from game import Match, SaveError
from game.core import saves
from scenes.play.chairs import Chair, Seating
from scenes.play.replaying import Replay
from tests.scenes.play.playing import CHAIRS, facts, games_in, played


@pytest.fixture(scope="module")
def match():
    return played(10_000)


@pytest.fixture
def replay(match):
    return Replay(match, Seating.now(CHAIRS))


def test_a_replay_begins_at_the_beginning(match, replay):
    assert (replay.position, replay.length, replay.is_whole) == (0, match.answers, True)
    assert facts(replay.match) == facts(match.at(0))
    assert replay.chairs == CHAIRS


def test_one_can_go_anywhere_in_both_directions(match, replay):
    for answers in (5, 6, 7, 300, 40, 39, match.answers, 0, 1):
        replay.go_to(answers)
        assert replay.position == answers
        assert facts(replay.match) == facts(match.at(answers))
    replay.go_to(-3)
    assert replay.position == 0
    replay.go_to(10**9)
    assert replay.position == match.answers
    assert replay.match.result == match.result
    assert match.answers == replay.length  # the match itself stays where it is


def test_the_turns_are_where_one_can_jump_to(replay):
    for turn in replay.turns:
        replay.go_to(turn.answers)
        assert (replay.match.turn.number, replay.match.turn.seat) == (turn.number, turn.seat)
        assert replay.turn == turn
    replay.go_to(replay.turns[5].answers - 1)
    assert replay.turn == replay.turns[4]
    replay.go_to(replay.length)
    assert replay.turn == replay.turns[-1]


def test_what_happened_between_two_answers(match, replay):
    told = replay.match.events
    for answers in range(replay.length):
        told += replay.events(answers, answers + 1)
    assert told == match.events
    assert replay.events(3, 9) == match.at(9).events[len(match.at(3).events) :]
    assert replay.events(9, 3) == replay.events(9, 9) == ()


def test_a_replay_is_seen_from_any_seat_or_with_all_cards_open(match, replay):
    replay.go_to(100)
    for seat in range(3):
        assert replay.view(seat) == match.at(100).view(seat)
        assert None in replay.view(seat).zone((seat + 1) % 3, "hand")
        for other in range(3):
            cards = [card.name for card in replay.view(seat, is_open=True).zone(other, "hand")]
            assert cards == replay.match.zone(other, "hand")


def test_a_replay_is_opened_from_its_file(tmp_path, match):
    games, seating = games_in(tmp_path), Seating.now(CHAIRS)
    path = games.finish(saves.to_data(match, seating.to_table()), seating)
    replay = Replay.open(games, path)
    assert (replay.chairs, replay.began, replay.length) == (CHAIRS, seating.began, match.answers)
    replay.go_to(50)
    assert facts(replay.match) == facts(match.at(50))
    path.write_text("nonsense")
    with pytest.raises(SaveError):
        Replay.open(games, path)


def test_after_a_change_of_the_rules_only_the_rest_can_be_shown(match):
    continued = Match.continued(match.rules, match.setup, match.turns[10].state.copy())
    continued.answer(*continued.decision.options[: continued.decision.at_least])
    replay = Replay(continued, Seating.now([Chair(name) for name in match.setup["players"]]))
    assert not replay.is_whole
    assert replay.length == 1
    assert replay.turns[0].number == 11
