"""Many games: the same on any number of cores, and counted rightly."""

import pytest

from game import SetupError
from game.bots import simulation
from game.bots.simulation import Outcome, mean, seat_names, share, simulate, summarise, summarise_together


def test_the_same_seeds_give_the_same_games():
    setup, bots = {"kingdom": "random"}, ["random", "smithy", "big_money"]
    assert simulate(setup, bots, range(6)) == [game for seed in range(6) for game in simulate(setup, bots, [seed])]


def test_a_summary_counts_wins_shared_ones_and_who_began():
    outcomes = [
        Outcome(points=(30, 20), shares=(1, 0), turns=(17, 17), first=0, ending="provinces"),
        Outcome(points=(10, 20), shares=(0, 1), turns=(20, 21), first=1, ending="piles"),
        Outcome(points=(24, 24), shares=(0.5, 0.5), turns=(19, 19), first=0, ending="provinces"),
        Outcome(points=(0, 0), shares=(0, 0), turns=(2500, 2500), first=0),
    ]
    summary = summarise(["smithy", "smithy"], outcomes)
    assert (summary.games, summary.unfinished) == (4, 1)
    first, second = summary.seats
    assert (first.bot, second.bot) == ("smithy 1", "smithy 2")
    assert (first.wins.mean, second.wins.mean) == (0.5, 0.5)
    assert (first.shared, second.shared) == (1, 1)
    assert first.points.mean == pytest.approx(64 / 3)
    assert summary.first_wins.mean == pytest.approx(2.5 / 3)


def test_a_summary_of_the_co_op_counts_wins_margins_and_endings():
    outcomes = [
        Outcome((30, 20), (1, 1), (17, 17), 0, "provinces", automa=44, by_automa=False),
        Outcome((10, 20), (0, 0), (20, 20), 1, "provinces", automa=40, by_automa=True),
        Outcome((10, 30), (0, 0), (23, 23), 1, "provinces", automa=40, by_automa=True),
        Outcome((0, 0), (0, 0), (2500, 2500), 0),
    ]
    summary = summarise_together(outcomes)
    assert (summary.games, summary.unfinished) == (4, 1)
    assert summary.wins.mean == pytest.approx(1 / 3)
    assert summary.margin.mean == pytest.approx((6 - 10 + 0) / 3)
    assert (summary.margin_won.mean, summary.margin_lost.mean) == (6, -5)
    assert (summary.points.mean, summary.rounds.mean) == (40, 20)
    assert summary.endings == {"provinces_by_automa": 2, "provinces_by_player": 1}


def test_two_bots_play_together_against_the_automa():
    setup = {"mode": "coop", "kingdom": "Best Wishes"}
    outcomes = simulate(setup, ["big_money", "random"], range(8))
    assert all(outcome.automa is not None and len(outcome.points) == len(outcome.shares) == 2 for outcome in outcomes)
    for outcome in outcomes:
        is_won = sum(outcome.points) > outcome.automa
        assert outcome.shares == (is_won, is_won)
        assert outcome.turns[0] - outcome.turns[1] in (-1, 0, 1)
        assert outcome.ending in ("provinces", "piles")


def test_intervals():
    estimate = share([1.0] * 50 + [0.0] * 50)
    assert (round(estimate.low, 3), round(estimate.high, 3)) == (0.404, 0.596)
    assert (share([1.0] * 10).high, share([0.0] * 10).low) == pytest.approx((1.0, 0.0))
    assert share([1.0] * 10).low > 0.6
    estimate = mean([1, 2, 3, 4, 5])
    assert (estimate.mean, round(estimate.high - 3, 3)) == (3, 1.386)
    assert mean([]).mean == share([]).mean == 0


def test_a_game_that_never_ends_is_left_out(monkeypatch):
    monkeypatch.setattr(simulation, "LONGEST", 20)
    (outcome,) = simulate({"kingdom": "First Game"}, ["big_money", "big_money"], [1])
    assert outcome.shares == (0, 0)
    assert summarise(["big_money"] * 2, [outcome]).unfinished == 1


def test_seats_with_the_same_bot_get_numbers():
    assert seat_names(["a", "b"]) == ["a", "b"]
    assert seat_names(["a", "a"]) == ["a 1", "a 2"]


def test_wrong_bots_and_seats_are_refused():
    with pytest.raises(SetupError, match="no bot"):
        simulate({"kingdom": "First Game"}, ["big_money", "nobody"], [1])
    with pytest.raises(SetupError, match="2 to 6"):
        simulate({"kingdom": "First Game"}, ["big_money"], [1])
