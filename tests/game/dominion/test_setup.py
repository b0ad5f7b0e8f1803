"""Setting up a game: the piles for each number of players, the starting decks, who begins; and every bad wish."""

import copy
from collections import Counter
from typing import Any

import pytest

from game import Match, SetupError
from tests.story import NONSENSE, names, refusal

NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve", "Fay", "Gus"]


def start(players: int = 2, **wishes: Any) -> Match:
    return Match.start({"game": "dominion", "players": NAMES[:players], "kingdom": "First Game", "seed": 7} | wishes)


# The piles


@pytest.mark.parametrize(
    ("players", "copper", "silver", "gold", "victory", "province", "curse"),
    [
        (2, 46, 40, 30, 8, 8, 10),
        (3, 39, 40, 30, 12, 12, 20),
        (4, 32, 40, 30, 12, 12, 30),
        (5, 85, 80, 60, 12, 15, 40),
        (6, 78, 80, 60, 12, 18, 50),
    ],
)
def test_the_basic_piles_depend_on_the_number_of_players(
    players: int, copper: int, silver: int, gold: int, victory: int, province: int, curse: int
):
    supply = start(players).supply
    assert {name: supply[name] for name in list(supply)[:7]} == {
        "Copper": copper,
        "Silver": silver,
        "Gold": gold,
        "Estate": victory,
        "Duchy": victory,
        "Province": province,
        "Curse": curse,
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_kingdom_piles_have_ten_cards_and_victory_piles_as_many_as_estates(players: int):
    kingdom = names("Vineyard Gardens Moat Smithy Market Mine Witch Militia Village Golem")
    supply = start(players, kingdom=kingdom).supply
    victory = 8 if players == 2 else 12
    assert [supply[name] for name in kingdom] == [victory, victory] + [10] * 8


# The decks


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_begins_with_seven_coppers_and_three_estates_five_of_them_in_hand(players: int):
    match = start(players)
    for seat in range(players):
        hand, deck = match.zone(seat, "hand"), match.zone(seat, "deck")
        assert len(hand) == len(deck) == 5
        assert Counter(hand + deck) == {"Copper": 7, "Estate": 3}
        assert match.zone(seat, "discard") == match.zone(seat, "play") == match.zone(seat, "aside") == []
    assert match.trash == []


def test_starting_decks_are_shuffled_and_not_all_alike():
    hands = {tuple(sorted(start(seed=seed).zone(0, "hand"))) for seed in range(40)}
    assert len(hands) == 4, "two to five Coppers"


def test_the_two_players_do_not_draw_the_same():
    matches = [start(seed=seed) for seed in range(20)]
    assert any(sorted(match.zone(0, "hand")) != sorted(match.zone(1, "hand")) for match in matches)


# The first player


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_player_is_random_and_everybody_gets_the_chance(players: int):
    assert {start(players, seed=seed).turn.seat for seed in range(60)} == set(range(players))


def test_the_first_player_may_be_chosen():
    assert {start(3, seed=seed, first=2).turn.seat for seed in range(20)} == {2}


def test_the_first_turn_has_one_action_one_buy_and_nothing_else():
    turn = start().turn
    assert (turn.phase, turn.actions, turn.buys, turn.coins, turn.potions) == ("buy", 1, 1, 0, 0)
    assert turn.possessor is None


def test_the_turn_goes_to_the_left():
    match = start(3, first=1)
    seats = []
    for _ in range(4):
        seats.append(match.turn.seat)
        number = match.turn.number
        while match.turn.number == number:
            match.answer()
    assert seats == [1, 2, 0, 1]


# The seed


def test_the_same_seed_deals_the_same():
    one, other = start(4, kingdom="random", seed=11), start(4, kingdom="random", seed=11)
    assert one.supply == other.supply
    assert one.turn == other.turn
    assert all(one.zone(seat, zone) == other.zone(seat, zone) for seat in range(4) for zone in ("hand", "deck"))


def test_another_seed_deals_something_else():
    assert len({tuple(start(seed=seed).zone(0, "hand") + start(seed=seed).zone(0, "deck")) for seed in range(20)}) > 10


@pytest.mark.parametrize("seed", [0, -1, 1, 2**64 - 1, -(2**64) + 1])
def test_any_whole_number_of_sixty_four_bits_is_a_seed(seed: int):
    assert start(seed=seed).setup["seed"] == seed


def test_seed_kingdom_and_game_need_not_be_named():
    match = Match.start({"players": ["Ann", "Bob"]})
    assert match.setup["game"] == "dominion"
    assert len(match.setup["kingdom"]) == 10


def test_a_wish_is_not_changed():
    wish = {"game": "dominion", "players": ["Ann ", "Bob"], "kingdom": {"include": ["Moat"]}, "seed": 3}
    before = copy.deepcopy(wish)
    Match.start(wish)
    assert wish == before


def test_a_checked_setup_is_a_wish_for_the_same_game():
    match = start(3, kingdom="random", seed=5)
    again = Match.start(match.setup)
    assert again.setup == match.setup
    assert again.zone(1, "hand") == match.zone(1, "hand")


def test_names_are_trimmed():
    assert Match.start({"players": ["  Ann", "Bob "]}).setup["players"] == ["Ann", "Bob"]


# Bad wishes


@pytest.mark.parametrize(
    ("wishes", "sentence"),
    [
        ({"players": []}, "2 to 6"),
        ({"players": ["Ann"]}, "2 to 6"),
        ({"players": NAMES}, "2 to 6"),
        ({"players": None}, "2 to 6"),
        ({"players": "Ann"}, "2 to 6"),
        ({"players": ["Ann", ""]}, "needs a name"),
        ({"players": ["Ann", " "]}, "needs a name"),
        ({"players": ["Ann", 5]}, "needs a name"),
        ({"players": ["Ann", "Ann"]}, "same name"),
        ({"players": ["Ann", "Ann "]}, "same name"),
        ({"kingdom": "Frist Game"}, "First Game"),
        ({"kingdom": "Verbotene Künst"}, "Verbotene Künste"),
        ({"kingdom": ""}, "There are: "),
        ({"kingdom": None}, "ten names"),
        ({"kingdom": 10}, "ten names"),
        ({"seed": "7"}, "whole number"),
        ({"seed": 1.5}, "whole number"),
        ({"seed": None}, "whole number"),
        ({"seed": True}, "whole number"),
        ({"seed": 2**64}, "whole number"),
        ({"seed": [7]}, "whole number"),
        ({"first": 2}, "seat from 0 to 1"),
        ({"first": -1}, "seat from 0 to 1"),
        ({"first": "Ann"}, "seat from 0 to 1"),
        ({"first": True}, "seat from 0 to 1"),
        ({"mode": "duel"}, "no mode 'duel'"),
        ({"mode": None}, "no mode None"),
        ({"game": "chess"}, "There are: dominion"),
        ({"game": None}, "There are: dominion"),
        ({"game": ["dominion"]}, "There are: dominion"),
        ({"colour": "red"}, "no 'colour'"),
        ({5: 5}, "no 5"),
    ],
)
def test_a_bad_wish_gets_a_sentence_that_helps(wishes: dict[Any, Any], sentence: str):
    with pytest.raises(SetupError, match=sentence):
        Match.start({"players": NAMES[:2], "seed": 7} | wishes)


TEN = names("Cellar Moat Merchant Village Workshop Militia Remodel Smithy Market Mine")


@pytest.mark.parametrize(
    ("cards", "sentence"),
    [
        (TEN[:9], "10 cards, and 9"),
        ([*TEN, "Witch"], "10 cards, and 11"),
        ([], "10 cards, and 0"),
        ([*TEN[:9], "Moat"], "Moat is named twice"),
        ([*TEN[:9], "moat"], "Moat is named twice"),
        ([*TEN[:9], "Mining"], "Did you mean: .*Mine"),
        ([*TEN[:9], "Philosophers Ston"], "Did you mean: .*Philosopher's Stone"),
        ([*TEN[:9], "Copper"], "no Kingdom card called 'Copper'"),
        ([*TEN[:9], "Potion"], "no Kingdom card called 'Potion'"),
        ([*TEN[:9], "Xyzzyx"], "There are: "),
        ([*TEN[:9], ""], "no Kingdom card"),
        ([*TEN[:9], None], "no Kingdom card"),
        ([*TEN[:9], 5], "no Kingdom card"),
        ([*TEN[:9], ["Witch"]], "no Kingdom card"),
        ([TEN], "no Kingdom card"),
    ],
)
def test_a_bad_list_of_cards_gets_a_sentence_that_helps(cards: list[Any], sentence: str):
    with pytest.raises(SetupError, match=sentence):
        start(kingdom=cards)


def test_a_bad_wish_has_a_reason_and_details_for_other_languages():
    with pytest.raises(SetupError) as caught:
        start(kingdom="Frist Game")
    assert caught.value.reason == "no_kingdom"
    assert caught.value.details["name"] == "Frist Game"
    assert "First Game" in str(caught.value.details["near"])


@pytest.mark.parametrize("key", ["game", "mode", "players", "kingdom", "seed", "first", "practice", "position", ""])
def test_nonsense_is_refused_or_taken_but_never_a_crash(key: str):
    for value in NONSENSE:
        sentence = refusal(Match.start, {"players": NAMES[:2], "seed": 7, key: value})
        assert sentence == "" or sentence.endswith((".", "?")), value


def test_a_wish_that_is_no_wish_at_all_is_refused():
    assert all(refusal(Match.start, wish) for wish in NONSENSE)


@pytest.mark.parametrize("value", ["no", 2, []])
def test_practice_is_yes_or_no(value: Any):
    with pytest.raises(SetupError, match="practice"):
        start(practice=value)
