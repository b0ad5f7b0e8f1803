"""The automa of the co-op: when it acts, what it takes, how it hands cards on, and what the players do to it.

What each Hex does, and what players see of the automa, have their own files.
"""

from typing import Any

import pytest

from game import Match
from tests.coop_story import BOBS_TURN, ESTATES, FIVE, HEXES, MONEY, coop, log, open_pile, taken
from tests.story import Story

# When it acts


def test_the_automa_does_nothing_in_the_first_round():
    table = coop(turns=1)
    assert log(table, "automa", "wait", "turn_up", "claim") == ["Automa automa", "Automa wait"]
    assert (taken(table), open_pile(table)) == ("", "")
    assert (table.match.supply["Duchy"], table.match.supply["Province"]) == (3, 12)
    assert table.turn_of == "Ann"


@pytest.mark.parametrize("turns", [2, 4, 10, 24])
def test_the_automa_takes_points_at_the_end_of_even_rounds(turns: int):
    table = coop(turns=turns, automa={"money": ["Copper"]})
    assert log(table, "turn_up", "claim") == ["Automa turn_up Copper", "Automa claim Duchy"]
    assert table.match.supply["Duchy"] == 2


@pytest.mark.parametrize("turns", [3, 5, 11, 25])
def test_the_automa_turns_up_a_hex_at_the_end_of_odd_rounds(turns: int):
    table = coop(turns=turns, automa={"hexes": ["Greed"]})
    assert log(table, "turn_up", "claim") == ["Automa turn_up Greed"]
    assert table.match.supply["Duchy"] == 3


def test_the_automa_acts_after_both_have_had_a_turn_and_not_between_them():
    table = coop(turns=(3, 2), turn={"seat": 0, "phase": "cleanup"})
    assert table.turn_of == "Bob"
    assert log(table, "automa") == []
    table.end_turn()
    assert log(table, "automa") == ["Automa automa"]
    assert [event.amount for event in table.match.events if event.name == "automa"] == [3]


def test_the_automa_acts_once_a_round_and_by_turns_to_the_end_of_the_game():
    """Nobody ever buys anything, so it takes everything there is, and both its piles are used twice."""
    table = Story(Match.start({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": "First Game", "first": 1}))
    while table.match.decision is not None:
        table.end_turn()
    rounds: list[list[str]] = []
    for line in log(table, "automa", "wait", "turn_up", "claim"):
        if line == "Automa automa":
            rounds.append([])
        else:
            rounds[-1].append(line.removeprefix("Automa "))
    money, hexes = ("turn_up Copper", "turn_up Silver"), "turn_up "
    assert rounds[0] == ["wait"]
    for number, did in enumerate(rounds[1:], 2):
        if number % 2:
            assert len(did) == 1
            assert did[0].startswith(hexes)
            assert did[0] not in money
        else:
            assert did[0] in money
            assert did[1:] == ["claim Duchy" if number <= 8 else "claim Province"]
    assert len(rounds) == 2 * (4 + 12)
    first_hexes = [did[0] for did in rounds[2:26:2]]
    assert len(set(first_hexes)) == 12, "each Hex once before any comes back"
    assert [did[0] for did in rounds[1:25:2]].count("turn_up Silver") == 6


def test_a_game_that_ends_in_a_turn_of_a_player_ends_before_the_automa_acts():
    table = coop(turn={"seat": 1, "phase": "buy", "coins": 8}, supply={"Province": 1}).then(buy="Province")
    assert table.match.result is not None
    assert log(table, "automa", "claim") == []


# What it takes


def test_the_automa_takes_duchies_first_and_provinces_only_then():
    table = coop(duchies=1, automa={"money": ["Copper", "Copper", "Copper"]})
    assert taken(table) == "Duchy"
    for _ in range(4):
        table.end_turn()
    assert taken(table) == "Duchy Province"
    assert (table.match.supply["Duchy"], table.match.supply["Province"]) == (0, 11)


@pytest.mark.parametrize("card", ["Copper", "Silver"])
def test_the_automa_takes_a_card_whatever_it_turns_up(card: str):
    table = coop(duchies=0, automa={"money": [card]})
    assert log(table, "turn_up", "claim") == [f"Automa turn_up {card}", "Automa claim Province"]


def test_k14_what_the_automa_takes_is_neither_bought_nor_gained_and_triggers_nothing():
    bob = {"hand": "Merchant Guild", "deck": ESTATES}
    table = coop(bob=bob, turn=BOBS_TURN, automa={"money": ["Copper"]}, kingdom="Merchant Guild Moat")
    table.play("Merchant Guild").end_turn()
    assert taken(table) == "Duchy"
    assert table.told("buy") == table.told("gain") == []
    assert table.match.view(0).tokens(0) == table.match.view(0).tokens(1) == {}


def test_k14_nobody_is_asked_anything_where_a_copper_comes_up():
    table = coop({"hand": "Moat Secret Chamber Diplomat Copper Copper"}, {"deck": FIVE}, automa={"money": ["Copper"]})
    assert (table.asked, table.turn_of) == ("play", "Ann")
    assert table.hand == "Moat Secret Chamber Diplomat Copper Copper"
    assert table.zone("Bob", "hand") == FIVE
    assert log(table, "reveal", "pass") == []


# The pass


def passing(ann: dict[str, Any] | None = None, bob: dict[str, Any] | None = None, **more: Any) -> Story:
    """A Silver is turned up at the end of the second round."""
    return coop(ann, bob, automa={"money": ["Silver"]}, **more)


def test_a_silver_lets_both_players_pass_a_card():
    table = passing({"hand": "Village Curse Estate"}, {"deck": FIVE})
    assert (table.asked, table.asked_of, table.options) == ("pass", "Ann", "Village Curse Estate")
    table.then(by="Ann", **{"pass": "Curse"}).then(by="Bob", **{"pass": "Gold"})
    assert table.hand == "Village Estate Gold"
    assert table.zone("Bob", "hand") == "Silver Copper Estate Curse Curse"
    assert table.turn_of == "Ann"


def test_the_cards_are_passed_at_once_so_nobody_hands_back_what_comes():
    table = passing({"hand": "Province Curse"}, {"deck": FIVE}).then(by="Ann", **{"pass": "Province"})
    assert table.options == FIVE
    assert table.zone("Bob", "hand") == FIVE, "nothing has moved yet"


def test_both_may_pass_the_same_kind_of_card():
    table = passing({"hand": "Copper Estate"}, {"deck": FIVE})
    table.then(by="Ann", **{"pass": "Copper"}).then(by="Bob", **{"pass": "Copper"})
    assert table.hand == "Estate Copper"
    assert table.zone("Bob", "hand") == "Gold Silver Estate Curse Copper"


def test_the_pass_can_not_be_blocked():
    table = passing({"hand": "Moat Secret Chamber"}, {"deck": "Moat Moat Moat Moat Diplomat"})
    assert table.asked == "pass"
    table.then(by="Ann", **{"pass": "Secret Chamber"}).then(by="Bob", **{"pass": "Diplomat"})
    assert table.hand == "Moat Diplomat"
    assert log(table, "protect", "reveal") == []


def test_a_single_card_is_passed_without_a_question():
    table = passing({"hand": "Gold"}, {"deck": "Curse"})
    assert table.hand == "Curse"
    assert table.zone("Bob", "hand") == "Gold"


def test_the_pass_begins_with_the_starting_player():
    more = {"turns": 2, "turn": {"seat": 0, "phase": "cleanup"}}
    table = passing({"deck": FIVE}, {"hand": "Copper Estate"}, **more)
    assert table.asked_of == "Bob"
    table.then(by="Bob", **{"pass": "Estate"}).then(by="Ann", **{"pass": "Gold"})
    assert table.zone("Bob", "hand") == "Copper Gold"
    assert table.hand == "Silver Copper Estate Curse Estate"


@pytest.mark.parametrize(
    ("ann", "bob"),
    [({"hand": ""}, {"deck": FIVE}), ({"hand": "Gold Copper"}, {}), ({}, {})],
    ids=["Ann's", "Bob's", "both"],
)
def test_k10_with_an_empty_hand_nothing_changes_hands(ann: dict[str, str], bob: dict[str, str]):
    table = passing(ann, bob)
    assert table.turn_of == "Ann"
    assert table.hand == ann.get("hand", "")
    assert table.zone("Bob", "hand") == bob.get("deck", "")
    assert table.told("pass") == []
    assert taken(table) == "Duchy", "that is not affected"


def test_the_passed_card_is_neither_gained_nor_trashed_nor_discarded():
    table = passing({"hand": "Gold"}, {"deck": "Curse"})
    assert log(table, "gain", "trash", "discard", "pass") == ["Ann pass Gold", "Bob pass Curse"]


# The end of the game


@pytest.mark.parametrize(
    ("supply", "ending"),
    [({"Province": 1, "Duchy": 0}, "provinces"), ({"Duchy": 1, "Gold": 0, "Curse": 0}, "piles")],
    ids=["the last Province", "the third pile"],
)
def test_k4_an_even_turn_ends_the_game_at_once_and_the_pass_is_skipped(supply: dict[str, int], ending: str):
    table = passing({"hand": "Gold Copper"}, {"deck": FIVE}, supply=supply)
    assert table.match.decision is None
    assert table.match.result.ending == ending
    assert table.told("pass") == []
    assert log(table, "automa", "turn_up", "claim", "turn", "end")[-1] == "Bob end"
    assert table.told("turn") == ["Bob"], "nobody's turn follows"


def test_k4_the_pass_takes_place_where_the_last_duchy_is_only_the_second_empty_pile():
    table = passing({"hand": "Gold Copper"}, {"deck": FIVE}, supply={"Duchy": 1, "Curse": 0})
    assert table.asked == "pass"


def test_k4_an_odd_turn_ends_the_game_when_the_hex_has_reached_everybody():
    """The last Curse goes to Ann and is the third empty pile, and Bob still suffers the Locusts."""
    bob = {"deck": f"{ESTATES} Gold"}
    supply = {"Curse": 1, "Moat": 0, "Village": 0}
    table = coop({"deck": "Copper"}, bob, turns=3, automa={"hexes": ["Locusts"]}, kingdom="Moat Village", supply=supply)
    assert table.discard == "Curse"
    assert table.match.result is None
    table.then(by="Bob", gain="Silver")
    assert table.match.decision is None
    assert table.match.result.ending == "piles"
    assert table.trash == "Copper Gold"
    assert table.told("turn") == ["Bob"], "nobody's turn follows"


def test_k4_a_turn_of_a_player_ends_the_game_when_it_is_over():
    table = coop(turn={"seat": 1, "phase": "buy", "coins": 8, "buys": 2}, supply={"Province": 1}).then(buy="Province")
    assert table.asked == "buy"
    table.then(buy="")
    assert table.match.result.ending == "provinces"


def test_k13_duchies_that_start_at_none_are_an_empty_pile_for_poacher():
    bob = {"hand": "Poacher Copper Estate", "deck": "Gold"}
    table = coop(bob=bob, turn=BOBS_TURN, provinces=11, duchies=0, kingdom="Poacher").play("Poacher")
    assert table.asked == "discard"
    table.then(discard="Estate")
    assert table.zone("Bob", "hand") == "Copper Gold"
    table = coop(bob=bob, turn=BOBS_TURN, duchies=1, kingdom="Poacher").play("Poacher")
    assert table.asked == "play_treasure"


@pytest.mark.parametrize(("duchies", "is_over"), [(0, True), (1, False)])
def test_k13_duchies_that_start_at_none_count_for_the_end_of_the_game(duchies: int, is_over: bool):
    turn = {"seat": 1, "phase": "buy", "coins": 2}
    table = coop(turn=turn, turns=1, duchies=duchies, kingdom="Moat", supply={"Curse": 0, "Moat": 1}).then(buy="Moat")
    assert (table.match.result is not None) == is_over


# Extra turns


def test_k8_the_automa_acts_after_the_extra_turns_that_follow_the_second_turn():
    bob = {"hand": "Possession", "deck": ESTATES}
    table = coop({"hand": "Copper", "deck": ESTATES}, bob, turn=BOBS_TURN, automa={"money": ["Copper"]})
    table.play("Possession").end_turn()
    assert table.turn_of == "Ann by Bob"
    assert log(table, "automa") == []
    table.end_turn()
    assert log(table, "automa", "turn") == ["Bob turn", "Ann turn", "Automa automa", "Ann turn"]
    assert (table.turn_of, taken(table)) == ("Ann", "Duchy")


def test_k8_the_automa_waits_for_each_of_several_extra_turns():
    table = coop({"hand": "Copper"}, {"hand": "Throne Room Possession", "deck": ESTATES}, turn=BOBS_TURN)
    table.play("Throne Room", play="Possession").end_turn()
    for _ in range(2):
        assert (table.turn_of, log(table, "automa")) == ("Ann by Bob", [])
        table.end_turn()
    assert (table.turn_of, log(table, "automa")) == ("Ann", ["Automa automa"])


def test_k8_an_extra_turn_after_the_first_players_turn_brings_no_automa():
    ann = {"hand": "Possession", "deck": ESTATES}
    table = coop(ann, {"hand": "Copper", "deck": "Copper " * 9}, turns=(2, 1), turn={"seat": 0})
    table.play("Possession").end_turn()
    assert table.turn_of == "Bob by Ann"
    table.end_turn()
    assert (table.turn_of, log(table, "automa")) == ("Bob", [])
    table.end_turn()
    assert log(table, "automa") == ["Automa automa"]


def test_k8_extra_turns_do_not_count_for_even_and_odd():
    bob = {"hand": "Possession", "deck": ESTATES}
    table = coop({"hand": "Copper"}, bob, turns=3, turn=BOBS_TURN, automa={"hexes": ["Greed"]})
    table.play("Possession").end_turn().end_turn()
    assert open_pile(table) == "Greed"
    assert [event.amount for event in table.match.events if event.name == "automa"] == [3]


def test_k8_nobody_is_possessed_any_more_when_the_automa_attacks():
    bob = {"hand": "Possession", "deck": FIVE}
    table = coop({"hand": "Copper", "deck": FIVE}, bob, turns=3, turn=BOBS_TURN, automa={"hexes": ["Poverty"]})
    table.play("Possession").end_turn().end_turn_with(discard="Curse Estate", by="Ann")
    assert table.hand == "Gold Silver Copper"
    table.then(by="Bob", discard="Curse Estate")
    assert table.sees("Bob", "Ann", "hand") == "Gold Silver Copper", "he saw her draw it"


def test_k8_a_position_in_an_extra_turn_of_the_first_round_goes_on_with_the_second_player():
    """Unless it is said otherwise, seat 0 began: so Bob, whom Ann possesses, has not had his own turn yet."""
    players = [{"name": "Ann"}, {"name": "Bob", "hand": ["Copper"]}]
    turn = {"seat": 1, "possessor": 0}
    table = Story(Match.from_position({"mode": "coop", "players": players, "turn": turn})).end_turn()
    assert table.turn_of == "Bob"
    assert log(table, "automa") == []


# Used piles


def test_k7_a_used_up_pile_of_money_is_made_anew_from_its_own_cards():
    table = coop(automa={"used": ["War", *MONEY, "Fear"]})
    seen = table.match.view(0).automa
    assert (seen.money, seen.hexes) == (11, 10)
    assert open_pile(table).startswith("War Fear ")
    assert open_pile(table).split()[2:] in (["Copper"], ["Silver"])
    assert log(table, "shuffle", "turn_up")[0] == "Automa shuffle"
    left = table.match.state.names(table.match.state.automa.money)
    assert sorted([*left, open_pile(table).split()[2]]) == MONEY


def test_k7_a_used_up_pile_of_hexes_is_made_anew_from_its_own_cards():
    table = coop(turns=3, automa={"used": ["Silver", *HEXES, "Copper", "Copper"]})
    seen = table.match.view(0).automa
    assert (seen.money, seen.hexes) == (9, 11)
    assert open_pile(table).startswith("Silver Copper Copper ")
    left = table.match.state.names(table.match.state.automa.hexes)
    assert sorted([*left, open_pile(table).removeprefix("Silver Copper Copper ")]) == HEXES


def test_k7_a_pile_of_one_card_is_used_up_before_anything_is_shuffled():
    table = coop(turns=3, automa={"used": HEXES[1:]})
    assert open_pile(table).endswith(" War Bad Omens")
    assert table.match.view(0).automa.hexes == 0
    assert log(table, "shuffle") == []


def test_k7_the_new_pile_is_in_another_order():
    tops = {open_pile(coop(turns=3, seed=seed, automa={"used": HEXES})) for seed in range(20)}
    assert len(tops) > 5
