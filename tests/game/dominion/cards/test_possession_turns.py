"""Possession: in which order the turns come, when there are none (rulings O3, O4), and the rule book's example."""

import pytest

from game import Match
from tests.story import Story, deal, names


def course(table: Story, count: int) -> list[str]:
    """Whose turns come next, this one not counted."""
    return [table.end_turn().turn_of for _ in range(count)]


# The order of the turns


def test_the_possessed_player_has_a_normal_turn_afterwards():
    table = deal(hand="Possession").play("Possession")
    assert course(table, 4) == ["Bob by Ann", "Bob", "Ann", "Bob"]


def test_only_the_left_neighbour_is_possessed():
    table = deal(hand="Possession", cid="").play("Possession")
    assert course(table, 5) == ["Bob by Ann", "Bob", "Cid", "Ann", "Bob"]


def test_the_left_neighbour_of_the_last_player_is_the_first():
    table = deal(bob="", cid="Possession", turn={"seat": 2}).play("Possession")
    assert course(table, 3) == ["Ann by Cid", "Ann", "Bob"]


def test_two_possessions_bring_two_extra_turns():
    table = deal(hand="Village Possession Possession", cid="").play("Village").play("Possession").play("Possession")
    assert course(table, 5) == ["Bob by Ann", "Bob by Ann", "Bob", "Cid", "Ann"]


def test_a_throned_possession_brings_two_extra_turns():
    table = deal(hand="Throne Room Possession").play("Throne Room", play="Possession")
    assert course(table, 4) == ["Bob by Ann", "Bob by Ann", "Bob", "Ann"]


def test_each_extra_turn_begins_afresh():
    table = deal(hand="Throne Room Possession", bob={"hand": "Festival", "deck": "Copper " * 5})
    table.play("Throne Room", play="Possession").end_turn()
    table.play("Festival")
    assert table.numbers == (2, 2, 2)
    table.end_turn()
    assert table.turn_of == "Bob by Ann"
    assert table.numbers == (1, 1, 0)
    assert table.sees("Ann", "Bob", "hand") == "Copper Copper Copper Copper Copper"


def test_cards_trashed_in_the_first_of_two_turns_are_back_for_the_second():
    table = deal(hand="Throne Room Possession", deck="Estate " * 5, bob={"hand": "Chapel Gold", "deck": ""})
    table.play("Throne Room", play="Possession").end_turn()
    table.play("Chapel", trash="Gold").end_turn()
    assert table.turn_of == "Bob by Ann"
    assert table.zone("Bob", "discard") == "Gold"


def test_golem_may_find_a_possession():
    table = deal(hand="Golem", deck="Possession").play("Golem")
    assert course(table, 2) == ["Bob by Ann", "Bob"]


# Possession in a possessed turn


def test_a_possessed_possession_makes_the_possessed_player_possess_the_next():
    table = deal(hand="Possession", bob="Possession", cid="").play("Possession").end_turn()
    table.play("Possession")
    assert course(table, 4) == ["Cid by Bob", "Bob", "Cid", "Ann"]


def test_with_two_players_a_possessed_possession_turns_on_the_possessor():
    table = deal(hand="Possession", bob="Possession", deck="Gold " * 5).play("Possession").end_turn()
    table.then(by="Ann", play="Possession").end_turn()
    assert table.turn_of == "Ann by Bob"
    assert table.asked_of == "Bob"
    assert table.sees("Bob", "Ann", "hand") == "Gold Gold Gold Gold Gold"
    table.then(by="Bob", play_treasure="Gold Gold Gold Gold Gold", buy="Province")
    assert table.zone("Bob", "discard") == "Province", "Bob gains what Ann buys"
    assert table.turn_of == "Bob"
    assert course(table, 1) == ["Ann"]


def test_a_possession_of_the_first_extra_turn_waits_for_the_second():
    table = deal(hand="Throne Room Possession", bob="Possession", cid="")
    table.play("Throne Room", play="Possession").end_turn()
    table.play("Possession")
    assert course(table, 5) == ["Bob by Ann", "Cid by Bob", "Bob", "Cid", "Ann"]


# The end of the game


def test_no_extra_turn_is_played_once_the_game_has_ended():
    table = deal(hand="Possession", supply={"Province": 1}, turn={"coins": 8}).play("Possession").then(buy="Province")
    assert table.match.decision is None
    assert table.match.result.winners == ["Ann"]
    assert table.told("turn") == ["Ann"]


def test_a_possessed_turn_can_end_the_game_and_no_turn_follows():
    table = deal(hand="Throne Room Possession", bob="Gold Gold Gold", supply={"Province": 1})
    table.play("Throne Room", play="Possession").end_turn()
    table.play_treasures("Gold Gold Gold").then(by="Ann", buy="Province")
    assert table.match.decision is None
    assert table.match.result.scores == {"Ann": 6, "Bob": 0}


def test_cards_on_their_way_back_count_at_the_end():
    table = deal(hand="Possession", bob="Chapel Duchy", supply={"Moat": 0, "Curse": 0, "Copper": 1}, kingdom="Moat")
    table.play("Possession").end_turn().play("Chapel", trash="Duchy").then(buy="Copper")
    assert table.match.result.scores == {"Ann": 0, "Bob": 3}


def test_extra_turns_do_not_count_for_the_tie_break():
    bob = {"hand": "Gold Gold Gold", "discard": "Province"}
    table = deal(hand="Possession", bob=bob, supply={"Province": 1}).play("Possession").end_turn()
    table.play_treasures("Gold Gold Gold").then(buy="Province")
    assert table.match.result.scores == {"Ann": 6, "Bob": 6}
    assert table.match.result.winners == ["Bob"], "Ann has had a turn, Bob none but the extra one"


@pytest.mark.parametrize("player", [0, 1])
def test_extra_turns_are_not_counted_as_turns(player: int):
    table = deal(hand="Throne Room Possession").play("Throne Room", play="Possession")
    before = table.match.view(0).turns(player)
    table.end_turn().end_turn()
    assert table.turn_of == "Bob by Ann"
    assert table.match.view(0).turns(player) == before


# The example of the rule book


def test_tracy_possesses_tyler():
    tracy = {
        "name": "Tracy",
        "hand": names("Possession Potion Philosopher's Stone Copper Copper"),
        "deck": ["Copper"] * 11,
        "discard": ["Estate"] * 6,
    }
    tyler = {
        "name": "Tyler",
        "hand": names("Apprentice Herbalist Potion Silver Silver"),
        "deck": names("Gold Copper Copper Estate Estate Duchy Duchy Province"),
    }
    kingdom = names("Possession Philosopher's Stone Familiar Apprentice Herbalist Vineyard")
    table = Story(Match.from_position({"kingdom": kingdom, "players": [tracy, tyler], "seed": 1}))

    # Tracy plays Possession, but goes on with her own turn.
    table.play("Possession")
    assert table.turn_of == "Tracy"
    assert table.sees("Tracy", "Tyler", "hand") == "? ? ? ? ?"
    # 11 cards of the deck and 6 of the discard pile make 3 coins.
    table.play_treasures("Philosopher's Stone")
    assert table.match.turn.coins == 3
    table.play_treasures("Potion Copper Copper")
    assert (table.match.turn.coins, table.match.turn.potions) == (5, 1)
    table.then(by="Tracy", buy="Familiar")
    assert table.zone("Tracy", "hand") == "Copper Copper Copper Copper Copper"
    assert "Familiar" in names(table.zone("Tracy", "discard"))
    assert table.match.zone(0, "deck") == ["Copper"] * 6

    # Tyler's extra turn: Tracy sees his hand and decides.
    assert table.turn_of == "Tyler by Tracy"
    assert table.numbers == (1, 1, 0)
    assert table.sees("Tracy", "Tyler", "hand") == "Apprentice Herbalist Potion Silver Silver"
    table.then(by="Tracy", play="Apprentice", trash="Silver")
    assert table.trash == ""
    assert table.zone("Tyler", "returning") == "Silver"
    assert table.zone("Tyler", "hand") == "Herbalist Potion Silver Gold Copper Copper"
    table.then(by="Tracy", play="Herbalist")
    table.then(by="Tracy", play_treasure="Potion Gold Copper Copper Silver")
    assert table.numbers == (0, 2, 8)
    assert table.match.turn.potions == 1
    table.then(by="Tracy", buy="Province").then(by="Tracy", buy="Vineyard")
    assert names(table.zone("Tracy", "discard"))[-2:] == ["Province", "Vineyard"]
    assert table.options == "Potion Gold Copper Copper Silver"
    table.then(by="Tracy", topdeck="Copper")

    # The new hand was drawn in the extra turn; the Silver came back after it.
    assert table.zone("Tyler", "hand") == "Copper Estate Estate Duchy Duchy"
    assert table.sees("Tracy", "Tyler", "hand") == "Copper Estate Estate Duchy Duchy"
    assert table.match.zone(1, "discard")[-1] == "Silver"
    assert table.match.zone(1, "discard").count("Silver") == 2
    assert table.zone("Tyler", "deck") == "Province"

    # And now his normal turn.
    assert table.turn_of == "Tyler"
    assert table.asked_of == "Tyler"
    table.play_treasures("Copper").then(by="Tyler", buy="Copper")
    assert table.turn_of == "Tracy"
    assert table.asked_of == "Tracy"
