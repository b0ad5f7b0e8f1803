"""The ways to a kingdom, as plain data."""

import json

import pytest

from game.core.errors import SetupError
from game.dominion.cards import KINGDOM_CARDS, SETS
from game.dominion.kingdoms import COOP_KINGDOMS, KINGDOMS
from game.dominion.setup import check_setup
from scenes.dominion.new_game.choices import (
    DominionChoices,
    choices_from,
    recommended_first,
    recommended_name,
)
from scenes.dominion.new_game.offer import OFFER
from scenes.files import SavedKingdom

TEN = tuple(COOP_KINGDOMS[2].cards)
PLAYERS = {"players": ["Ann", "Bob"], "seed": 3}


def setup_of(choices, mode="rivals"):
    return check_setup({**PLAYERS, "mode": mode, **choices.wish(mode)})


def reason(choices, mode="rivals"):
    with pytest.raises(SetupError) as trouble:
        setup_of(choices, mode)
    return trouble.value.reason


@pytest.mark.parametrize("kingdom", KINGDOMS, ids=lambda kingdom: kingdom.name)
def test_a_recommended_kingdom_has_its_ten_cards_in_both_modes(kingdom):
    choices = DominionChoices(recommended=kingdom.name)
    assert choices.ten(1) == kingdom.cards
    assert setup_of(choices)["kingdom"] == setup_of(choices, "coop")["kingdom"] == list(kingdom.cards)
    if kingdom.provinces is not None:
        assert choices.usual_piles(1) == {"provinces": kingdom.provinces, "duchies": kingdom.duchies}


def test_in_the_co_op_the_kingdoms_that_were_tested_come_first():
    assert recommended_first("coop")[: len(COOP_KINGDOMS)] == list(COOP_KINGDOMS)
    assert sorted(recommended_first("coop"), key=KINGDOMS.index) == list(KINGDOMS)


def test_among_rivals_the_simplest_boxes_come_first():
    listed = recommended_first("rivals")
    assert listed[0].name == "First Game"
    assert sorted(listed, key=KINGDOMS.index) == list(KINGDOMS)
    newest = [[box for box in SETS if box in dict(kingdom.needs)][-1] for kingdom in listed]
    assert newest == sorted(newest, key=list(SETS).index)


def test_chance_shows_the_ten_that_the_game_will_have():
    choices = DominionChoices(source="random")
    for seed in range(20):
        setup = check_setup({"players": ["Eve", "Kit", "Lou"], "seed": seed, **choices.wish("rivals")})
        assert choices.ten(seed) == tuple(setup["kingdom"])
    assert len({choices.ten(seed) for seed in range(20)}) > 15


def test_chance_keeps_to_the_boxes_the_wanted_and_the_banned():
    choices = DominionChoices(source="random")
    choices.use_set("Intrigue", False)
    choices.use_set("Guilds", False)
    choices.turn_card("Pawn")  # wanted, although its box is not chosen
    choices.turn_card("Witch")
    choices.turn_card("Witch")  # banned
    for seed in range(30):
        ten = choices.ten(seed)
        assert "Pawn" in ten
        assert "Witch" not in ten
        assert {KINGDOM_CARDS[name].set_name for name in ten if name != "Pawn"} <= {"Dominion", "Alchemy"}


def test_a_card_is_wanted_then_banned_then_neither():
    choices = DominionChoices()
    seen = []
    for _ in range(4):
        seen.append(("Moat" in choices.wanted, "Moat" in choices.banned))
        choices.turn_card("Moat")
    assert seen == [(False, False), (True, False), (False, True), (False, False)]


@pytest.mark.parametrize("count", range(11))
def test_chance_takes_so_many_alchemy_cards(count):
    ten = DominionChoices(source="random", alchemy=count).ten(5)
    assert sum(KINGDOM_CARDS[name].set_name == "Alchemy" for name in ten) == count


def test_the_same_boxes_give_the_same_cards_in_whatever_order_they_were_chosen():
    one, other = DominionChoices(source="random"), DominionChoices(source="random")
    one.use_set("Dominion", False)
    one.use_set("Dominion", True)
    assert one.sets == other.sets == list(SETS)


@pytest.mark.parametrize(
    "choices",
    [
        DominionChoices(source="random", sets=[]),
        DominionChoices(source="random", sets=["Alchemy"], alchemy=3),
        DominionChoices(source="random", alchemy=0, wanted=["Golem"]),
        DominionChoices(source="random", banned=[name for name in KINGDOM_CARDS if name != "Moat"]),
    ],
)
def test_filters_that_leave_too_few_cards_are_told_on_the_page_of_the_kingdom(choices):
    assert reason(choices) == "kingdom_impossible"
    assert OFFER.place_of("kingdom_impossible") == "kingdom"


def test_too_many_wanted_cards_are_told():
    choices = DominionChoices(source="random", wanted=list(KINGDOM_CARDS)[:11])
    assert reason(choices) == "kingdom_size"
    assert OFFER.place_of("kingdom_size") == "kingdom"


def test_one_picks_ten_and_no_more():
    choices = DominionChoices(source="own")
    for name in TEN:
        assert reason(choices) == "kingdom_size"
        assert choices.pick(name)
    assert choices.ten(1) == TEN
    assert not choices.pick("Moat"), "there is no room"
    assert choices.pick(TEN[0]), "a second click puts a card back"
    assert choices.own == list(TEN[1:])


@pytest.mark.parametrize("picked", [[], ["Moat"], list(KINGDOM_CARDS)[:9], list(TEN)])
def test_chance_fills_up_what_one_picked(picked):
    choices = DominionChoices(source="own", own=list(picked), banned=["Moat"], sets=["Guilds"])
    choices.fill_up(4)
    assert choices.own[: len(picked)] == picked
    assert len(set(choices.own)) == 10
    assert choices.ten(1) == tuple(choices.own)


def test_any_ten_can_be_changed_by_hand():
    choices = DominionChoices()
    choices.own_from(TEN)
    assert (choices.source, choices.own) == ("own", list(TEN))


def test_a_saved_kingdom_brings_its_piles_to_the_co_op_alone():
    choices = DominionChoices(source="saved", saved=SavedKingdom("Mine", TEN, 7, 0))
    assert "provinces" not in setup_of(choices)
    setup = setup_of(choices, "coop")
    assert (setup["kingdom"], setup["provinces"], setup["duchies"]) == (list(TEN), 7, 0)
    assert choices.usual_piles(1) == {"provinces": 7, "duchies": 0}


def test_without_a_saved_kingdom_that_is_told():
    assert reason(DominionChoices(source="saved")) == "kingdom_unsaved"
    assert OFFER.place_of("kingdom_unsaved") == "kingdom"


def test_own_piles_go_before_those_that_were_tested():
    choices = DominionChoices(recommended="Deck Top", has_own_piles=True, provinces=12, duchies=5)
    setup = setup_of(choices, "coop")
    assert (setup["provinces"], setup["duchies"]) == (12, 5)
    assert choices.usual_piles(1) == {"provinces": 11, "duchies": 0}


def test_fewer_provinces_with_duchies_are_told_where_the_piles_are():
    choices = DominionChoices(has_own_piles=True, provinces=9, duchies=2)
    assert reason(choices, "coop") == "coop_both"
    assert OFFER.place_of("coop_both") == "piles"
    assert setup_of(choices)["mode"] == "rivals", "rivals do not mind"


def test_ten_cards_are_known_by_their_recommended_name_in_any_order():
    assert recommended_name(TEN[::-1]) == COOP_KINGDOMS[2].name
    assert recommended_name((*TEN[:9], "Golem")) == recommended_name(()) == ""


@pytest.mark.parametrize("mode", ["rivals", "coop"])
@pytest.mark.parametrize(
    "choices",
    [
        DominionChoices(),
        DominionChoices(source="random", sets=["Alchemy", "Guilds"], alchemy=2, wanted=["Golem"], banned=["Moat"]),
        DominionChoices(source="own", own=list(TEN)),
        DominionChoices(source="saved", saved=SavedKingdom("Mine", TEN, 7, 0)),
        DominionChoices(has_own_piles=True, provinces=5, duchies=0),
    ],
)
def test_the_last_game_can_be_played_again(choices, mode):
    setup = setup_of(choices, mode)
    again = choices_from(json.loads(json.dumps(choices.to_data(setup))))
    assert again.source == "last"
    assert again.ten(99) == tuple(setup["kingdom"])
    assert (again.sets, again.alchemy, again.wanted, again.banned, again.own) == (
        choices.sets, choices.alchemy, choices.wanted, choices.banned, choices.own,
    )  # fmt: skip
    assert {**setup_of(again, mode), "kingdom": 0} == {**setup, "kingdom": 0}
