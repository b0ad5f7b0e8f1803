"""What a match was like: the points after each turn."""

from itertools import pairwise

from scenes.play.history import TurnMark, first_points, points_by_turn, turn_marks
from tests.scenes.play.playing import played


def test_the_points_after_each_turn_are_those_that_the_cards_had_then():
    match = played(10_000)
    told = list(points_by_turn(match))
    assert [mark.number for mark, _ in told] == list(range(1, match.turn.number + 1))
    assert [mark.seat for mark, _ in told[:6]] == [0, 1, 2, 0, 1, 2]
    assert first_points(match) == {"Ann": 3, "Bob": 3, "Cid": 3}
    assert told[-1][1] == match.result.scores
    for (_, points), (mark, _) in pairwise(told):
        moment = match.at(mark.answers)
        assert moment.turn.number == mark.number
        assert moment.rules.scores(moment.state) == points


def test_the_points_of_a_game_in_its_middle():
    match = played(37)
    told = list(points_by_turn(match))
    assert told[-1] == (turn_marks(match)[-1], match.rules.scores(match.state))
    fresh = played(0)
    assert list(points_by_turn(fresh)) == [(TurnMark(1, 0, 0), {"Ann": 3, "Bob": 3, "Cid": 3})]


def test_the_automa_has_its_points_too():
    match = played(10_000, players=("Ann", "Bob"), mode="coop")
    assert first_points(match) == {"Ann": 3, "Bob": 3, "Automa": 0}
    told = [points for _, points in points_by_turn(match)]
    assert told[-1] == match.result.scores
    assert max(points["Automa"] for points in told) > 0
