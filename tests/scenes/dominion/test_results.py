"""What is told of the end of a game of Dominion."""

import pytest

from scenes.dominion.results import account_of
from scenes.words import Words
from tests.scenes.finished import coop_end, last_turn, whole

ENGLISH, GERMAN = Words("en"), Words("de")


def told(match, words=ENGLISH):
    account = account_of(match, words)
    return account.headline, *account.reasons


def parts(side):
    return {part.name: (part.number, part.points) for part in side.parts}


def test_the_winner_is_so_many_points_ahead():
    match = last_turn("Province Duchy", "Duchy")
    assert told(match) == ("Ann wins!", "12 points ahead of Bob.", "The last Province is gone.")
    assert told(match, GERMAN) == ("Ann gewinnt!", "12 Punkte vor Bob.", "Die letzte Provinz ist weg.")


def test_a_single_point_is_one():
    assert told(last_turn("Estate", "Province"))[1] == "A point ahead of Bob."
    assert told(last_turn("Estate", "Province"), GERMAN)[1] == "Ein Punkt vor Bob."


def test_all_who_are_second_are_named():
    match = last_turn("Province", "Duchy", "Duchy", "Estate")
    assert told(match)[:2] == ("Ann wins!", "9 points ahead of Bob and Cid.")


def test_on_equal_points_fewer_turns_win():
    match = last_turn("Duchy", "Province Duchy", turns=(9, 8))
    assert told(match)[:2] == ("Bob wins!", "Ann got 9 points too, but took more turns.")
    assert told(match, GERMAN)[1] == "Auf 9 Punkte kam auch Ann, aber mit mehr Zügen."
    best, second = account_of(match, ENGLISH).sides
    assert (best.name, best.turns, best.is_winner) == ("Bob", 8, True)
    assert (second.name, second.turns, second.is_winner) == ("Ann", 9, False)


def test_several_may_have_had_more_turns():
    match = last_turn("Duchy", "Province Duchy", "Province Duchy", turns=(9, 8, 9))
    assert told(match, GERMAN)[1] == "Auf 9 Punkte kamen auch Ann und Cid, aber mit mehr Zügen."


def test_a_victory_can_be_shared():
    match = last_turn("Estate", "Province Estate", "Province Estate", "Estate")
    assert told(match)[:2] == ("Ann, Bob and Cid share the victory!", "7 points each, in equally many turns.")
    assert told(match, GERMAN)[0] == "Ann, Bob und Cid teilen sich den Sieg!"
    assert [side.is_winner for side in account_of(match, ENGLISH).sides] == [True, True, True, False]


def test_empty_piles_are_named():
    match = last_turn("Province", "Duchy", buys="Moat", supply={"Moat": 1, "Curse": 0, "Duke": 0})
    assert told(match)[2] == "3 piles are empty: Curse, Moat and Duke."
    assert told(match, GERMAN)[2] == "3 Stapel sind leer: Fluch, Burggraben und Herzog."


@pytest.mark.parametrize("words", [ENGLISH, GERMAN])
def test_every_ending_has_its_words(words):
    for ending in ("provinces", "piles", "stall"):
        assert words.say(f"results.ending.{ending}", count=3, piles="…")


def test_points_come_from_cards_and_states():
    match = last_turn("Province Province Province Estate Duke Duchy Duchy Curse", "Gardens")
    ann, bob = account_of(match, ENGLISH).sides
    assert parts(ann) == {"Province": (4, 24), "Duchy": (2, 6), "Duke": (1, 2), "Estate": (1, 1), "Curse": (1, -1)}
    assert list(parts(ann)) == ["Province", "Duchy", "Duke", "Estate", "Curse"], "what is worth most comes first"
    assert ann.points == 32 == sum(part.points for part in ann.parts)
    assert parts(bob) == {"Gardens": (1, 0)}


def test_all_cards_are_listed_as_one_sorts_them():
    match = last_turn("Curse Estate Copper Copper Gold Moat", "Duchy")
    assert account_of(match, ENGLISH).sides[0].cards == (
        ("Moat", 1), ("Gold", 1), ("Copper", 2), ("Province", 1), ("Estate", 1), ("Curse", 1),
    )  # fmt: skip


# The co-op


def test_the_pair_beats_the_automa():
    match = coop_end("Province Province Duchy", "Duchy Estate", "Duchy Duchy")
    assert told(match) == ("Ann and Bob beat the automa!", "Together 25 points; the automa has 12.",
                           "The last Province is gone.")  # fmt: skip
    pair, ann, bob, automa = account_of(match, GERMAN).sides
    assert [side.is_winner for side in (pair, ann, bob, automa)] == [True, True, True, False]
    assert (automa.name, parts(automa)) == ("Der Automa", {"Duchy": (2, 12)})
    assert not account_of(match, GERMAN).is_ranked


def test_equal_points_are_not_enough_against_the_automa():
    headline, margin, _ = told(coop_end("", "Province", "Duchy Duchy"))
    assert headline == "The automa wins"
    assert margin == "Together 12 points; the automa has 12. Equal is not enough."


def test_tokens_count_against_the_automa_but_never_below_nothing():
    account = account_of(coop_end("", "", "Duchy Province", tokens=4), ENGLISH)
    assert parts(account.sides[3]) == {"Duchy": (1, 6), "Province": (1, 6), "token": (4, -4)}
    account = account_of(coop_end("", "", "", tokens=4), ENGLISH)
    assert (parts(account.sides[3]), account.sides[3].points) == ({"token": (4, 0)}, 0)


def test_a_misery_counts_too():
    match = coop_end({"deck": ["Duchy"], "states": ["Miserable"]}, "Duchy", "Duchy")
    pair, ann, *_ = account_of(match, ENGLISH).sides
    assert parts(pair)["Miserable"] == parts(ann)["Miserable"] == (1, -2)


def test_the_pair_is_told_first_with_all_that_both_have():
    pair, ann, bob, automa = account_of(coop_end("Duchy Estate", "Duchy Curse", "Duchy"), ENGLISH).sides
    assert (pair.name, pair.points) == ("Together", ann.points + bob.points)
    assert parts(pair) == {"Province": (1, 6), "Duchy": (2, 6), "Estate": (1, 1), "Curse": (1, -1)}
    assert pair.cards == (("Province", 1), ("Duchy", 2), ("Estate", 1), ("Curse", 1))
    assert [side.is_part for side in (pair, ann, bob, automa)] == [False, True, True, False]
    assert len({side.seat for side in (pair, ann, bob, automa)}) == 4


def test_the_pair_is_drawn_together_and_each_alone():
    curves = account_of(coop_end("", "", "Duchy"), ENGLISH).curves
    assert [(curve.name, curve.sides, curve.is_main) for curve in curves] == [
        ("Ann", ("Ann",), False), ("Bob", ("Bob",), False), ("Together", ("Ann", "Bob"), True),
        ("The automa", ("Automa",), True),
    ]  # fmt: skip
    assert len({curve.sign for curve in curves}) == 4, "all can be told apart"


# Whole games


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_parts_of_a_whole_game_add_up(players):
    match = whole(players)
    account = account_of(match, ENGLISH)
    assert {side.name: side.points for side in account.sides} == match.result.scores
    assert [side.name for side in account.sides if side.is_winner] == match.result.winners
    for side in account.sides:
        assert sum(part.points for part in side.parts) == side.points
        assert sum(number for _, number in side.cards) == match.view(0).owned(side.seat).total()
