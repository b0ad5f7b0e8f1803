"""Setting up the co-op: its piles, its opening hands, its kingdoms; and every bad wish for it."""

from collections import Counter
from typing import Any

import pytest

from game import Match, SetupError
from tests.story import NONSENSE, Story, names, refusal

TEN = names("Cellar Moat Village Chapel Woodcutter Gardens Smithy Festival Witch Adventurer")


def start(**wishes: Any) -> Match:
    return Match.start({"mode": "coop", "players": ["Ann", "Bob"], "kingdom": TEN, "seed": 7} | wishes)


def position(**wishes: Any) -> Match:
    return Match.from_position({"mode": "coop", "players": [{"name": "Ann"}, {"name": "Bob"}]} | wishes)


def piles(match: Match) -> tuple[int, int]:
    """The Provinces and Duchies on the table."""
    return match.supply["Province"], match.supply["Duchy"]


# The piles


def test_the_supply_lacks_the_coppers_and_silvers_of_the_automa():
    supply = start().supply
    assert {name: supply[name] for name in ("Copper", "Silver", "Gold", "Estate", "Curse")} == {
        "Copper": 60 - 14 - 6, "Silver": 40 - 6, "Gold": 30, "Estate": 8, "Curse": 10,
    }  # fmt: skip


def test_the_supply_of_a_position_lacks_them_too():
    supply = position(kingdom=["Moat"]).supply
    assert (supply["Copper"], supply["Silver"], supply["Estate"], supply["Curse"]) == (40, 34, 8, 10)


def test_the_potions_are_there_where_a_card_costs_one():
    assert start(kingdom="Forbidden Arts").supply["Potion"] == 16
    assert "Potion" not in start().supply


def test_k5_the_victory_cards_of_the_kingdom_are_eight_and_the_others_ten():
    kingdom = names("Gardens Great Hall Duke Harem Nobles Mill Vineyard Moat Village Smithy")
    supply = start(kingdom=kingdom).supply
    assert [supply[name] for name in kingdom] == [8] * 7 + [10] * 3


def test_the_hexes_are_no_pile_of_the_supply():
    assert set(start().supply) == {"Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", *TEN}


# The opening hands


def test_k2_opening_hands_have_three_coppers_or_four():
    coppers = Counter()
    for seed in range(300):
        match = start(seed=seed)
        for seat in (0, 1):
            hand = match.zone(seat, "hand")
            assert len(hand) == 5
            assert Counter(hand + match.zone(seat, "deck")) == {"Copper": 7, "Estate": 3}
            coppers[seat, hand.count("Copper")] += 1
    assert set(coppers) == {(seat, count) for seat in (0, 1) for count in (3, 4)}
    assert min(coppers.values()) > 100, "both are about as likely"


def test_k2_rivals_may_have_any_opening_hand():
    hands = {
        Match.start({"players": ["Ann", "Bob"], "seed": seed}).zone(0, "hand").count("Copper") for seed in range(60)
    }
    assert hands == {2, 3, 4, 5}


def test_the_first_player_is_random_or_chosen():
    assert {start(seed=seed).turn.seat for seed in range(30)} == {0, 1}
    assert {start(seed=seed, first=1).turn.seat for seed in range(10)} == {1}


def test_the_same_seed_deals_the_automa_the_same():
    one, other = start(seed=3), start(seed=3)
    assert one.rules.to_data(one.state) == other.rules.to_data(other.state)


def test_a_checked_setup_is_a_wish_for_the_same_game():
    match = start(kingdom="random", provinces=9)
    again = Match.start(match.setup)
    assert again.setup == match.setup
    assert again.rules.to_data(again.state) == match.rules.to_data(match.state)


def test_baker_gives_each_player_a_coin_token_and_the_automa_none():
    match = start(kingdom="Arts and Crafts")
    assert match.view(0).tokens(0) == match.view(0).tokens(1) == {"coffers": 1}
    assert match.view(0).automa.tokens == 0


# The players


@pytest.mark.parametrize("players", [[], ["Ann"], ["Ann", "Bob", "Cid"], None, "Ann", {"Ann": 1, "Bob": 2}, 2])
def test_the_coop_is_for_two_players(players: Any):
    with pytest.raises(SetupError, match="for two players"):
        start(players=players)


@pytest.mark.parametrize("name", ["Automa", "automa", " AUTOMA ", "automa!"])
@pytest.mark.parametrize("begin", [start, position])
def test_nobody_is_called_automa(name: str, begin: Any):
    players = ["Ann", name] if begin is start else [{"name": name}, {"name": "Bob"}]
    with pytest.raises(SetupError, match="Automa is the name of the other side"):
        begin(players=players)


def test_rivals_may_be_called_automa():
    assert Match.start({"players": ["Automa", "Bob"]}).setup["players"] == ["Automa", "Bob"]


@pytest.mark.parametrize("players", [["Ann", ""], ["Ann", "Ann"], ["Ann", 5], ["Ann", None]])
def test_the_names_of_the_players_are_checked_as_ever(players: list[Any]):
    with pytest.raises(SetupError, match="name"):
        start(players=players)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_position_of_the_coop_has_two_players(count: int):
    with pytest.raises(SetupError, match="for two players"):
        position(players=[{"name": name} for name in ["Ann", "Bob", "Cid"][:count]])


# Provinces and Duchies


def test_k6_a_kingdom_that_was_not_tested_has_twelve_provinces_and_three_duchies():
    assert piles(start()) == piles(start(kingdom="random")) == (12, 3)


@pytest.mark.parametrize(
    ("wish", "result"),
    [
        ({"provinces": 12, "duchies": 10}, (12, 10)),
        ({"provinces": 12, "duchies": 0}, (12, 0)),
        ({"provinces": 3, "duchies": 0}, (3, 0)),
        ({"provinces": 11, "duchies": 0}, (11, 0)),
        ({"provinces": 12}, (12, 3)),
        ({"provinces": 3}, (3, 0)),
        ({"provinces": 11}, (11, 0)),
        ({"duchies": 0}, (12, 0)),
        ({"duchies": 10}, (12, 10)),
    ],
)
@pytest.mark.parametrize("begin", [start, position])
def test_k6_the_numbers_may_be_wished(wish: dict[str, int], result: tuple[int, int], begin: Any):
    match = begin(**wish)
    assert piles(match) == result
    assert (match.setup["provinces"], match.setup["duchies"]) == result


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ({"provinces": 13}, "3 to 12 Provinces, and 13 is not"),
        ({"provinces": 2}, "3 to 12 Provinces, and 2 is not"),
        ({"provinces": 0}, "3 to 12 Provinces, and 0 is not"),
        ({"provinces": -1}, "3 to 12 Provinces, and -1 is not"),
        ({"duchies": 11}, "0 to 10 Duchies, and 11 is not"),
        ({"duchies": 12}, "0 to 10 Duchies, and 12 is not"),
        ({"duchies": -1}, "0 to 10 Duchies, and -1 is not"),
        ({"provinces": 11, "duchies": 1}, "choose 11 and 0, or 12 and 1"),
        ({"provinces": 3, "duchies": 10}, "choose 3 and 0, or 12 and 10"),
        ({"provinces": 12.0}, "3 to 12 Provinces"),
        ({"provinces": "12"}, "3 to 12 Provinces, and '12' is not"),
        ({"provinces": True}, "3 to 12 Provinces"),
        ({"provinces": [12]}, "3 to 12 Provinces"),
        ({"duchies": "3"}, "0 to 10 Duchies, and '3' is not"),
        ({"duchies": False}, "0 to 10 Duchies"),
        ({"duchies": {}}, "0 to 10 Duchies"),
    ],
)
@pytest.mark.parametrize("begin", [start, position])
def test_k6_other_numbers_are_refused_with_a_sentence_that_helps(wish: dict[str, Any], sentence: str, begin: Any):
    with pytest.raises(SetupError, match=sentence):
        begin(**wish)


@pytest.mark.parametrize(
    ("wish", "reason", "details"),
    [
        ({"provinces": 13}, "coop_provinces", {"low": 3, "high": 12, "value": "13"}),
        ({"duchies": 11}, "coop_duchies", {"low": 0, "high": 10, "value": "11"}),
        ({"provinces": 9, "duchies": 2}, "coop_both", {"most": 12, "provinces": 9, "duchies": 2}),
        ({"players": ["Ann"]}, "coop_players", {}),
        ({"players": ["Ann", "Automa"]}, "coop_name", {}),
    ],
)
def test_a_bad_wish_has_a_reason_and_details_for_other_languages(
    wish: dict[str, Any], reason: str, details: dict[str, Any]
):
    with pytest.raises(SetupError) as caught:
        start(**wish)
    assert (caught.value.reason, caught.value.details) == (reason, details)


@pytest.mark.parametrize("key", ["provinces", "duchies", "players", "kingdom", "mode", "first"])
def test_nonsense_is_refused_or_taken_but_never_a_crash(key: str):
    for value in NONSENSE:
        sentence = refusal(lambda wish: start(**wish), {key: value})
        assert sentence == "" or sentence.endswith((".", "?")), value


@pytest.mark.parametrize("key", ["provinces", "duchies"])
def test_rivals_can_not_wish_for_the_piles_of_the_coop(key: str):
    for wish in ({"mode": "rivals", key: 8}, {key: 8}, {key: None}):
        with pytest.raises(SetupError, match=f"{key} is for the co-op only"):
            Match.start({"players": ["Ann", "Bob"], **wish})
        with pytest.raises(SetupError, match=f"{key} is for the co-op only"):
            Match.from_position({"players": [{}, {}], **wish})


def test_rivals_have_no_automa_in_a_position_either():
    with pytest.raises(SetupError, match="automa is for the co-op only"):
        Match.from_position({"players": [{}, {}], "automa": {"tokens": 1}})


def test_the_automa_of_a_new_game_can_not_be_wished_for():
    with pytest.raises(SetupError, match="no 'automa'"):
        start(automa={"tokens": 1})


def test_k13_duchies_that_start_at_none_are_still_a_pile():
    match = start(duchies=0)
    assert match.supply["Duchy"] == 0
    assert "Duchy" in match.view(0).supply


# Positions


def test_the_automa_of_a_position_is_laid_out_as_it_is_written():
    automa = {
        "money": ["Silver", "Copper"],
        "hexes": ["War", "bad omens"],
        "used": ["Copper", "Greed"],
        "gained": ["Duchy", "Province"],
        "tokens": 3,
    }
    match = position(automa=automa, turn={"seat": 1})
    seen, state = match.view(0).automa, match.state
    assert (seen.money, seen.hexes, seen.tokens) == (11, 11, 3)
    assert [card.name for card in seen.used] == ["Copper", "Greed"]
    assert [card.name for card in seen.gained] == ["Duchy", "Province"]
    money, hexes = state.names(state.automa.money)[::-1], state.names(state.automa.hexes)[::-1]
    assert (money[:2], hexes[:2]) == (["Silver", "Copper"], ["War", "Bad Omens"])
    assert Counter(money) == {"Copper": 5, "Silver": 6}
    assert len(set(hexes)) == 11
    assert "Greed" not in hexes


def test_the_automa_of_a_position_need_not_be_written():
    seen = position().view(0).automa
    assert seen == (12, 12, (), (), 0, 0)


def test_what_is_not_written_of_a_face_down_pile_lies_shuffled_below():
    matches = [position(seed=seed, automa={"hexes": ["War"]}) for seed in range(20)]
    found = [match.state.names(match.state.automa.hexes) for match in matches]
    assert {pile[-1] for pile in found} == {"War"}
    assert len({pile[-2] for pile in found}) > 5


def test_the_piles_of_a_position_may_be_set_under_supply_as_ever():
    match = position(provinces=9, supply={"Province": 1, "Duchy": 2, "Copper": 5})
    assert piles(match) == (1, 2)
    assert match.supply["Copper"] == 5


@pytest.mark.parametrize(
    ("automa", "sentence"),
    [
        (None, "with values"),
        ([], "with values"),
        ("War", "with values"),
        ({"deck": []}, "no 'deck'"),
        ({5: []}, "no 5"),
        ({"hexes": "War"}, "hexes is a list"),
        ({"money": None}, "money is a list"),
        ({"used": {"War": 1}}, "used is a list"),
        ({"hexes": ["Wra"]}, "Did you mean: .*War"),
        ({"hexes": ["Copper"]}, "no card for the automa's pile 'hexes' called 'Copper'"),
        ({"hexes": [None]}, "called None"),
        ({"hexes": [["War"]]}, "no card for the automa"),
        ({"money": ["Gold"]}, "called 'Gold'"),
        ({"money": ["War"]}, "called 'War'"),
        ({"used": ["Gold"]}, "called 'Gold'"),
        ({"gained": ["Estate"]}, "called 'Estate'"),
        ({"gained": ["War"]}, "called 'War'"),
        ({"tokens": -1}, "tokens is a number"),
        ({"tokens": "3"}, "tokens is a number"),
        ({"tokens": {"coffers": 1}}, "tokens is a number"),
        ({"tokens": None}, "tokens is a number"),
    ],
)
def test_a_broken_automa_in_a_position_gets_a_sentence_that_helps(automa: Any, sentence: str):
    with pytest.raises(SetupError, match=sentence):
        position(automa=automa)


@pytest.mark.parametrize(
    ("states", "sentence"),
    [(["Miserabel"], "Did you mean: .*Miserable"), ("Deluded", "states is a list"), ([5], "no State called 5")],
)
def test_a_broken_state_in_a_position_gets_a_sentence_that_helps(states: Any, sentence: str):
    with pytest.raises(SetupError, match=sentence):
        position(players=[{"name": "Ann", "states": states}, {"name": "Bob"}])


@pytest.mark.parametrize(
    "key", ["money", "hexes", "used", "gained", "tokens", "whole", "states", "provinces", "duchies"]
)
def test_nonsense_in_a_position_is_refused_or_taken_but_never_a_crash(key: str):
    for value in NONSENSE:
        wish: dict[str, Any] = {"automa": {key: value}}
        if key == "states":
            wish = {"players": [{"name": "Ann", "states": value}, {"name": "Bob"}]}
        elif key in ("whole", "provinces", "duchies"):
            wish = {"automa" if key == "whole" else key: value}
        sentence = refusal(lambda wish: position(**wish), wish)
        assert sentence == "" or sentence.endswith((".", "?")), value


def test_a_position_in_which_nobody_can_ever_do_anything_ends_by_the_automa():
    """No cards to play, and none that costs nothing: the automa alone brings the game to its end."""
    table = Story(position(supply={"Copper": 0, "Curse": 0}))
    assert table.match.decision is None
    assert table.match.result.winners == ["Automa"]
