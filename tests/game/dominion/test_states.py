"""The States that Hexes bring: Deluded and Envious for one turn, Miserable to the end of the game."""

from typing import Any

import pytest

from game import IllegalAnswer, Match
from tests.coop_story import coop, log
from tests.game.core.test_match import facts
from tests.game.dominion.test_hexes import states
from tests.story import Story

ACTIONS = "Cellar Village Smithy Great Hall Nobles Moat"


def turn_with(state: str, hand: str = "", kingdom: str = ACTIONS, coins: int = 0, **more: Any) -> Story:
    """Ann's turn, and a State lies before her."""
    ann = {"hand": hand, "states": [state], **more.pop("ann", {})}
    turn = {"seat": 0, "coins": coins, "buys": 2} | more.pop("turn", {})
    return coop(ann, more.pop("bob", None), turns=(4, 3), kingdom=kingdom, turn=turn, **more)


# Deluded


def test_deluded_lets_no_action_be_bought_in_that_turn():
    table = turn_with("Deluded", coins=8)
    assert table.options == "Copper Silver Gold Estate Duchy Province Curse"
    with pytest.raises(IllegalAnswer):
        table.match.answer("Village")
    table.then(buy="Copper")
    assert table.options == "Copper Silver Gold Estate Duchy Province Curse", "nor with the second buy"


def test_deluded_lets_treasures_and_victory_cards_of_the_kingdom_be_bought():
    table = turn_with("Deluded", coins=8, kingdom="Harem Gardens Masterpiece Nobles")
    assert table.options.endswith("Curse Harem Gardens Masterpiece")


def test_deluded_does_not_matter_for_what_workshop_gains():
    table = turn_with("Deluded", "Workshop", kingdom=ACTIONS).play("Workshop", gain="Smithy")
    assert table.discard == "Smithy"
    assert states(table, "Ann") == (), "the Buy phase has begun"


def test_deluded_does_not_matter_for_what_is_played():
    table = turn_with("Deluded", "Smithy", ann={"deck": "Gold Gold Gold"}).play("Smithy")
    assert table.hand == "Gold Gold Gold"


@pytest.mark.parametrize("state", ["Deluded", "Envious"])
def test_deluded_and_envious_stay_in_the_action_phase_and_go_back_as_the_buy_phase_begins(state: str):
    table = turn_with(state, "Village Cellar")
    assert states(table, "Ann") == (state,)
    table.play("Village")
    assert states(table, "Ann") == (state,)
    table.then(play="")
    assert states(table, "Ann") == ()
    assert log(table, "return_state") == [f"Ann return_state {state}"]


@pytest.mark.parametrize("state", ["Deluded", "Envious"])
def test_deluded_and_envious_lie_there_again_when_the_buy_phase_is_taken_back(state: str):
    table = turn_with(state, "Woodcutter Gold").then(play="")
    table.match.undo()
    assert states(table, "Ann") == (state,)
    table.play("Woodcutter").play_treasures("Gold")
    assert table.match.turn.coins == (3 if state == "Envious" else 5)


@pytest.mark.parametrize("state", ["Deluded", "Envious"])
def test_deluded_and_envious_go_back_where_nothing_is_bought_or_can_be(state: str):
    table = turn_with(state, "Village", supply={"Copper": 0, "Curse": 0}, bob={"hand": "Village"}).then(play="")
    assert table.turn_of == "Bob", "there is nothing that costs nothing"
    assert states(table, "Ann") == ()
    table = turn_with(state, "Village", turn={"buys": 0}).then(play="")
    assert table.turn_of == "Bob", "there is no buy"
    assert states(table, "Ann") == ()


@pytest.mark.parametrize("state", ["Deluded", "Envious"])
def test_deluded_and_envious_stay_with_a_player_in_the_turn_of_the_other(state: str):
    table = turn_with("Miserable", bob={"hand": "Village", "states": [state]}).end_turn()
    assert table.turn_of == "Bob"
    assert states(table, "Bob") == (state,)
    assert states(table, "Ann") == ("Miserable",)


def test_deluded_is_over_in_the_next_turn():
    table = turn_with("Deluded", ann={"deck": "Gold Gold Copper Copper Copper"}).end_turn()
    table.end_turn()
    assert table.turn_of == "Ann"
    table.end_turn_with(play_treasure="Gold")
    table.then(play_treasure="")
    assert "Village" in table.options


def test_deluded_does_not_bind_the_other_player():
    table = turn_with("Deluded", bob={"hand": "Gold"}).end_turn().play_treasures("Gold")
    assert "Village" in table.options


def test_deluded_holds_in_a_possessed_turn_which_is_the_players_own():
    ann = {"hand": "Possession", "deck": "Estate Estate Estate Estate Estate"}
    bob = {"hand": "Gold", "deck": "Gold Gold Gold Gold Gold", "states": ["Deluded"]}
    table = coop(ann, bob, turns=(4, 3), turn={"seat": 0}, kingdom=ACTIONS).play("Possession").end_turn()
    table.play_treasures("Gold")
    assert table.turn_of == "Bob by Ann"
    assert "Village" not in table.options
    table.end_turn().play_treasures("Gold Gold Gold Gold Gold")
    assert table.turn_of == "Bob"
    assert "Village" in table.options


# Envious


@pytest.mark.parametrize(
    ("hand", "coins"),
    [
        ("Silver", 1), ("Gold", 1), ("Silver Gold Gold", 3), ("Copper Copper", 2), ("Harem", 2), ("Masterpiece", 1),
        ("Copper Silver Gold Harem Masterpiece", 6),
    ],
)  # fmt: skip
def test_envious_lets_silver_and_gold_give_one_coin_and_leaves_other_treasures(hand: str, coins: int):
    assert turn_with("Envious", hand).play_treasures(hand).match.turn.coins == coins


def test_envious_holds_for_treasures_that_are_played_one_by_one():
    table = turn_with("Envious", "Gold Silver Copper")
    totals = [table.play_treasures(card).match.turn.coins for card in ("Gold", "Silver", "Copper")]
    assert totals == [1, 2, 3]


@pytest.mark.parametrize(("hand", "coins"), [("Potion", 0), ("Philosopher's Stone", 2)])
def test_envious_leaves_the_treasures_of_alchemy_as_they_are(hand: str, coins: int):
    table = turn_with("Envious", hand, ann={"deck": "Copper " * 10}).play_treasures(hand)
    assert (table.match.turn.coins, table.match.turn.potions) == (coins, int(hand == "Potion"))


@pytest.mark.parametrize(("merchants", "coins"), [(1, 2 + 1), (2, 3 + 1)])
def test_envious_leaves_the_coin_of_merchant(merchants: int, coins: int):
    """The first Silver gives one, and one for each Merchant; the second one alone."""
    table = turn_with("Envious", "Merchant " * merchants + "Silver Silver")
    for _ in range(merchants):
        table.play("Merchant")
    assert table.play_treasures("Silver Silver").match.turn.coins == coins


def test_envious_leaves_the_coin_of_coppersmith():
    table = turn_with("Envious", "Coppersmith Copper Silver").play("Coppersmith").play_treasures("Copper Silver")
    assert table.match.turn.coins == 2 + 1


def test_envious_does_not_matter_for_coins_of_actions():
    assert turn_with("Envious", "Woodcutter").play("Woodcutter").numbers == (0, 3, 2)


def test_envious_lets_actions_be_bought():
    assert "Village" in turn_with("Envious", coins=8).options


def test_envious_is_over_in_the_next_turn():
    table = turn_with("Envious", ann={"deck": "Gold Silver Copper Copper Copper"}).end_turn().end_turn()
    assert table.turn_of == "Ann"
    table.end_turn_with(play_treasure="Gold Silver")
    assert table.match.turn.coins == 5


def test_envious_does_not_bind_the_other_player():
    table = turn_with("Envious", bob={"hand": "Gold"}).end_turn().play_treasures("Gold")
    assert table.match.turn.coins == 3


@pytest.mark.parametrize("state", ["Deluded", "Envious"])
def test_deluded_and_envious_hold_in_a_game_that_was_saved_after_they_went_back(state: str, tmp_path):
    table = turn_with(state, "Gold Silver").play_treasures("Silver")
    table.match.save(tmp_path / "game")
    loaded = Story(Match.load(tmp_path / "game"))
    assert facts(loaded.match) == facts(table.match)
    loaded.play_treasures("Gold")
    assert loaded.match.turn.coins == (2 if state == "Envious" else 5)
    assert ("Cellar" in loaded.options) == (state == "Envious")


def test_deluded_by_the_automa_binds_each_player_in_the_next_turn_and_no_longer():
    gold, automa = "Gold Gold Gold Gold Gold", {"hexes": ["Delusion"], "money": ["Copper"]}
    table = coop({"hand": "Gold", "deck": gold}, {"deck": gold}, turns=3, automa=automa, kingdom=ACTIONS)
    may_buy = []
    for _ in range(4):
        table.play_treasures(table.options)
        may_buy.append((table.turn_of, "Smithy" in table.options))
        table.then(buy="")
    assert may_buy == [("Ann", False), ("Bob", False), ("Ann", True), ("Bob", True)]


# Miserable


@pytest.mark.parametrize(("state", "points"), [("Miserable", -2), ("Twice Miserable", -4)])
def test_miserable_counts_at_the_end(state: str, points: int):
    ann, bob = {"hand": "Province", "states": [state]}, {"deck": "Duchy"}
    table = coop(ann, bob, supply={"Province": 0}, automa={"gained": ["Duchy"]})
    assert table.match.result.scores == {"Ann": 6 + points, "Bob": 3, "Automa": 6}


def test_miserable_may_make_a_score_negative_and_costs_the_other_player_as_well():
    ann, bob = {"states": ["Twice Miserable"]}, {"deck": "Province Estate"}
    table = coop(ann, bob, supply={"Province": 0}, automa={"gained": ["Duchy"], "tokens": 3})
    assert table.match.result.scores == {"Ann": -4, "Bob": 7, "Automa": 3}
    assert table.match.result.winners == ["Automa"]


def test_miserable_stays_through_the_turns_of_its_player():
    table = turn_with("Miserable", "Gold").end_turn().end_turn().end_turn()
    assert states(table, "Ann") == ("Miserable",)


@pytest.mark.parametrize("state", ["Deluded", "Envious"])
def test_deluded_and_envious_cost_no_points(state: str):
    ann = {"hand": "Province", "states": [state]}
    assert coop(ann, supply={"Province": 0}).match.result.scores["Ann"] == 6


def test_states_are_open_to_both():
    table = turn_with("Miserable", bob={"states": ["Envious", "Twice Miserable"]})
    for seat in (0, 1):
        view = table.match.view(seat)
        assert (view.states(0), view.states(1)) == (("Miserable",), ("Envious", "Twice Miserable"))
