"""How the points grew."""

from itertools import pairwise

import pytest

from scenes.dominion.results import account_of
from scenes.play.history import points_by_turn
from scenes.results.growth import growth_of, ticks
from scenes.words import Words
from tests.scenes.finished import whole

ENGLISH = Words("en")


def growth(match):
    account = account_of(match, ENGLISH)
    return account, growth_of(match, account.curves, match.setup["players"], ENGLISH)


def test_it_begins_with_three_estates_and_ends_with_the_result():
    match = whole(3)
    account, grown = growth(match)
    assert [points[0] for points in grown.points] == [3, 3, 3]
    assert [points[-1] for points in grown.points] == [match.result.scores[curve.name] for curve in account.curves]


def test_every_turn_has_its_title_and_points():
    match = whole(2)
    account, grown = growth(match)
    turns = list(points_by_turn(match))
    assert grown.steps == len(turns) + 1
    assert grown.titles[:2] == ("At the beginning", f"Turn 1: {match.setup['players'][turns[0][0].seat]}")
    after = {curve.name: points[7] for curve, points in zip(account.curves, grown.points, strict=True)}
    assert after == turns[6][1]


def test_in_the_co_op_the_points_of_the_pair_are_added_up():
    match = whole(2, mode="coop", provinces=12, duchies=3)
    account, grown = growth(match)
    ann, bob, together, automa = grown.points
    assert [one + other for one, other in zip(ann, bob, strict=True)] == list(together)
    assert automa[-1] == account.sides[3].points


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 7), (-3, 47), (-20, 3), (0, 123), (-99, 1000)])
def test_numbers_at_the_edge_are_round_few_and_inside(low, high):
    found = ticks(low, high, 6)
    assert 1 <= len(found) <= 7
    assert all(low <= number <= high for number in found)
    steps = {later - earlier for earlier, later in pairwise(found)}
    assert len(steps) <= 1
    assert all(str(step).strip("0") in ("1", "2", "5") for step in steps)
