"""Whole games of the co-op, played by bots and by chance: how they end, who wins, and what is told of it."""

from typing import Any

import pytest

from game import Match
from game.bots import find_bot, seat_bot
from game.bots.selfcheck import check_game
from game.bots.simulation import play_out
from game.dominion.kingdoms import ALCHEMY_KINGDOMS, COOP_KINGDOMS
from tests.coop_story import coop, log
from tests.game.core.test_match import facts
from tests.story import Story

WINNING, LOSING = 1, 2  # seeds with which two Smithies win against the automa, and lose


def played(seed: int = WINNING, bots: tuple[str, str] = ("smithy", "smithy"), **wishes: Any) -> Match:
    """A game of two bots to its end."""
    match = Match.start({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": "First Game", "seed": seed} | wishes)
    play_out(match, [seat_bot(find_bot(name), seed, seat) for seat, name in enumerate(bots)])
    assert match.decision is None
    return match


def ended(
    ann: str = "", bob: str = "", gained: str = "", tokens: int = 0, *, states: tuple[str, ...] = (), **more: Any
) -> Match:
    """A game that ends with these cards: the players', and what the automa took."""
    automa = {"gained": gained.split(), "tokens": tokens}
    zones = {"hand": ann, "states": list(states)}
    return coop(zones, {"deck": bob}, automa=automa, **({"supply": {"Province": 0}} | more)).match


# Who wins


def test_the_players_win_with_more_points_together_than_the_automa():
    match = ended("Province", "Estate", "Duchy")
    assert match.result.scores == {"Ann": 6, "Bob": 1, "Automa": 6}
    assert match.result.winners == ["Ann", "Bob"]


def test_equal_points_are_a_defeat():
    match = ended("Duchy", "Duchy", "Duchy")
    assert match.result.scores == {"Ann": 3, "Bob": 3, "Automa": 6}
    assert match.result.winners == ["Automa"]


def test_fewer_points_are_a_defeat_also_for_who_alone_has_more_than_the_automa():
    match = ended("Province Duchy", "Curse Curse Curse Curse", "Duchy")
    assert match.result.scores == {"Ann": 9, "Bob": -4, "Automa": 6}
    assert match.result.winners == ["Automa"]


def test_nothing_against_nothing_is_a_defeat():
    match = ended()
    assert match.result.scores == {"Ann": 0, "Bob": 0, "Automa": 0}
    assert match.result.winners == ["Automa"]


@pytest.mark.parametrize(("ann", "winners"), [("Estate", ["Ann", "Bob"]), ("", ["Automa"]), ("Curse", ["Automa"])])
def test_k3_tokens_bring_the_automa_down_to_none_and_never_below(ann: str, winners: list[str]):
    match = ended(ann, gained="Duchy", tokens=10)
    assert match.result.scores["Automa"] == 0
    assert match.result.winners == winners


def test_k3_a_duchy_is_worth_six_to_the_automa_and_three_to_a_player():
    match = ended("Duchy Duchy Duchy Duchy", gained="Duchy Duchy Province", tokens=7)
    assert match.result.scores == {"Ann": 12, "Bob": 0, "Automa": 11}
    assert match.result.winners == ["Ann", "Bob"]


def test_both_players_win_whoever_has_more_points_or_fewer_turns():
    match = ended("Province Province", "Curse", "Duchy", turns=(5, 4), turn={"seat": 0, "phase": "cleanup"})
    assert match.result.winners == ["Ann", "Bob"]


def test_each_player_counts_alone():
    """Together they have ten cards and two Duchies, but neither has ten, and the Duke is not with the Duchies."""
    match = ended("Gardens Copper Copper Copper Duke", "Duchy Duchy Copper Copper Copper", "Duchy")
    assert match.result.scores == {"Ann": 0, "Bob": 6, "Automa": 6}
    assert match.result.winners == ["Automa"]


def test_misery_is_taken_off_before_points_are_added_up():
    assert ended("Province Estate", gained="Duchy").result.winners == ["Ann", "Bob"]
    match = ended("Province Estate", gained="Duchy", states=("Miserable",))
    assert match.result.scores == {"Ann": 5, "Bob": 0, "Automa": 6}
    assert match.result.winners == ["Automa"]


# What is told at the end


def last_events(match: Match) -> list[tuple[str, int, int, int | None]]:
    """The events of the end: what, whose, how many, and who else."""
    events = [(event.name, event.seat, event.amount, event.other) for event in match.events]
    return events[[name for name, *_ in events].index("score") :]


def test_the_events_of_a_victory():
    assert last_events(ended("Province", "Estate", "Duchy")) == [
        ("score", 0, 6, None),
        ("score", 1, 1, None),
        ("score", 2, 6, None),
        ("together", 0, 7, 1),
        ("win", 0, 1, 1),
        ("end", 1, 0, None),
    ]


def test_the_events_of_a_defeat():
    assert last_events(ended("Estate", "Curse", "Duchy Province", 2)) == [
        ("score", 0, 1, None),
        ("score", 1, -1, None),
        ("score", 2, 10, None),
        ("together", 0, 0, 1),
        ("win", 2, 1, None),
        ("end", 1, 0, None),
    ]


def test_all_cards_are_open_at_the_end():
    match = ended("Province Gold", "Estate Silver", "Duchy")
    table = Story(match)
    assert table.sees("Bob", "Ann", "hand") == "Province Gold"
    assert table.sees("Ann", "Bob", "hand") == "Estate Silver"
    assert "Automa score Duchy" in log(table, "score")


@pytest.mark.parametrize(
    ("supply", "ending"),
    [({"Province": 0}, "provinces"), ({"Curse": 0, "Estate": 0, "Duchy": 0}, "piles")],
)
def test_the_result_says_what_ended_the_game(supply: dict[str, int], ending: str):
    assert ended(supply=supply).result.ending == ending


def test_there_is_no_result_before_the_end():
    assert Match.start({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": "First Game"}).result is None


# Whole games


def test_two_smithies_win_a_game():
    match = played(WINNING)
    scores = match.result.scores
    assert list(scores) == ["Ann", "Bob", "Automa"]
    assert scores["Ann"] + scores["Bob"] > scores["Automa"] > 0
    assert match.result.winners == ["Ann", "Bob"]
    assert match.result.ending == "provinces"


def test_two_smithies_lose_a_game():
    match = played(LOSING)
    scores = match.result.scores
    assert 0 < scores["Ann"] + scores["Bob"] <= scores["Automa"]
    assert match.result.winners == ["Automa"]


@pytest.mark.parametrize("kingdom", [one.name for one in COOP_KINGDOMS])
@pytest.mark.parametrize("bots", [("random", "random"), ("smithy", "double_witch")])
def test_a_game_of_any_tested_kingdom_comes_to_its_end(kingdom: str, bots: tuple[str, str]):
    for seed in range(3):
        match = played(seed, bots, kingdom=kingdom)
        result, automa = match.result, match.view(0).automa
        scores = result.scores
        assert scores["Automa"] == max(0, 6 * len(automa.gained) - automa.tokens) == automa.points
        won = scores["Ann"] + scores["Bob"] > scores["Automa"]
        assert result.winners == (["Ann", "Bob"] if won else ["Automa"])
        assert result.ending == ("piles" if match.supply["Province"] else "provinces")
        if result.ending == "piles":
            assert list(match.supply.values()).count(0) >= 3
        assert automa.tokens <= 10
        assert match.events[-1].name == "end"


def test_the_automa_takes_a_card_in_each_even_round_of_a_game():
    match = played()
    rounds = [event.amount for event in match.events if event.name == "automa"]
    assert rounds == list(range(1, len(rounds) + 1))
    claimed = [event.cards[0].name for event in match.events if event.name == "claim"]
    assert len(claimed) == len(rounds) // 2
    assert [card.name for card in match.view(0).automa.gained] == claimed
    bought = [event.cards[0].name for event in match.events if event.name == "gain"]
    for name, stock in (("Province", 12), ("Duchy", 4)):
        assert claimed.count(name) + bought.count(name) + match.supply[name] == stock


def test_a_game_plays_the_same_again_and_without_a_record():
    match = played(5, ("random", "random"))
    assert facts(played(5, ("random", "random"))) == facts(match)
    setup = {"mode": "coop", "players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 5}
    silent = Match.start(setup, record=False)
    play_out(silent, [seat_bot(find_bot("random"), 5, seat) for seat in (0, 1)])
    assert silent.result == match.result


def test_a_finished_game_is_saved_and_loaded(tmp_path):
    match = played()
    match.save(tmp_path / "game")
    assert facts(Match.load(tmp_path / "game")) == facts(match)


@pytest.mark.parametrize("kingdom", [one.name for one in (*COOP_KINGDOMS, *ALCHEMY_KINGDOMS)])
def test_everything_that_must_always_hold_holds_in_the_coop(kingdom: str):
    """Cards, views, forks, saves and imagined games, in random games that may be undone freely or not."""
    for seed in range(2):
        setup = {"mode": "coop", "players": ["Ann", "Bob"], "kingdom": kingdom, "seed": seed, "practice": seed % 2 == 1}
        check_game(seed, setup)
