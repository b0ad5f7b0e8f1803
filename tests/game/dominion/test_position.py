"""Positions: a game from its middle, as the outside writes it down."""

import contextlib
import copy
from typing import Any

import pytest

from game import Match, SetupError
from game.dominion.phases import Table
from game.dominion.state import ZONES
from tests.story import NONSENSE, Story, names, refusal

# The example by which the outside knows positions: it must work exactly as it is written.
EXAMPLE: dict[str, Any] = {
    "game": "dominion", "seed": 1, "kingdom": ["Militia", "Moat", "Golem"],       # any number of piles
    "players": [{"name": "Ann", "hand": ["Militia", "Copper"], "deck": ["Gold"],   # deck: top card first
                 "discard": [], "play": [], "aside": [], "tokens": {"coffers": 2}},
                {"name": "Bob", "hand": ["Moat", "Gold", "Gold", "Gold"], "deck": []}],
    "supply": {"Curse": 3}, "trash": [],                                           # overrides of pile sizes
    "turn": {"seat": 0, "phase": "action", "actions": 1, "buys": 1, "coins": 0, "potions": 0}}  # fmt: skip


def position(**changes: Any) -> Match:
    """The example, with some of it changed."""
    return Match.from_position(EXAMPLE | changes)


def with_ann(**changes: Any) -> dict[str, Any]:
    """The example as a wish, with something of Ann's changed."""
    return EXAMPLE | {"players": [EXAMPLE["players"][0] | changes, EXAMPLE["players"][1]]}


# The example


def test_the_example_is_laid_out_as_it_is_written():
    match = position()
    assert match.zone(0, "hand") == ["Militia", "Copper"]
    assert match.zone(0, "deck") == ["Gold"]
    assert match.zone(1, "hand") == ["Moat", "Gold", "Gold", "Gold"]
    assert [match.zone(seat, zone) for seat in (0, 1) for zone in ("discard", "play", "aside")] == [[]] * 6
    assert match.zone(1, "deck") == []
    assert match.trash == []
    assert match.view(0).tokens(0) == {"coffers": 2}
    assert match.view(0).tokens(1) == {}
    turn = match.turn
    assert (turn.seat, turn.phase, turn.actions, turn.buys, turn.coins, turn.potions) == (0, "action", 1, 1, 0, 0)


def test_the_example_has_the_piles_it_names_and_the_basic_ones():
    assert position().supply == {
        "Copper": 46, "Silver": 40, "Gold": 30, "Potion": 16, "Estate": 8, "Duchy": 8, "Province": 8, "Curse": 3,
        "Militia": 10, "Moat": 10, "Golem": 10,
    }  # fmt: skip


def test_the_example_can_be_played():
    table = Story(position())
    assert (table.asked, table.options, table.asked_of) == ("play", "Militia", "Ann")
    table.play("Militia").then(by="Bob", react="", discard="Moat")
    assert table.zone("Bob", "hand") == "Gold Gold Gold"
    table.play_treasures("Copper").then(by="Ann", spend="coin", buy="Moat")
    assert table.turn_of == "Bob"


def test_a_position_is_not_changed_by_playing_it():
    before = copy.deepcopy(EXAMPLE)
    position().answer("Militia")
    assert before == EXAMPLE


def test_a_position_has_an_outcome_of_its_own():
    table = Story(position(supply={"Province": 0})).end_turn()
    assert table.match.result.scores == {"Ann": 0, "Bob": 0}


# The zones


@pytest.mark.parametrize("zone", ZONES)
def test_every_zone_comes_out_as_it_went_in(zone: str):
    cards = names("Gold Estate Copper Moat Curse Copper Vineyard")
    match = Match.from_position(with_ann(**{"hand": [], zone: cards}))
    assert match.zone(0, zone) == cards
    assert match.zone(1, zone) == EXAMPLE["players"][1].get(zone, [])


def test_all_zones_at_once():
    zones = dict(zip(ZONES, [["Gold"], ["Silver", "Copper"], ["Estate"], ["Moat"], ["Curse"], ["Duchy"]], strict=True))
    match = Match.from_position(with_ann(**zones))
    zones["aside"] = zones["aside"] + zones["returning"]  # both lie beside the table
    assert {zone: match.zone(0, zone) for zone in ZONES} == zones


def test_the_top_of_the_deck_is_written_first():
    wish = with_ann(hand=["Village"], deck=["Gold", "Silver", "Copper"]) | {"kingdom": ["Village"]}
    table = Story(Match.from_position(wish)).play("Village")
    assert table.hand == "Gold"
    assert table.deck == "Silver Copper"


def test_zones_that_are_not_written_are_empty():
    match = position(players=[{"name": "Ann"}, {}])
    assert [match.zone(seat, zone) for seat in (0, 1) for zone in ZONES] == [[]] * 12
    assert match.setup["players"][1]["name"] == "Player 2"


def test_cards_may_be_typed_carelessly():
    match = Match.from_position(with_ann(hand=["gold", "THRONE ROOM", "philosophers stone"]))
    assert match.zone(0, "hand") == ["Gold", "Throne Room", "Philosopher's Stone"]


def test_a_card_may_be_held_that_has_no_pile():
    match = Match.from_position(with_ann(hand=["Witch"]))
    assert "Witch" not in match.supply
    match.answer("Witch")
    assert match.zone(0, "play") == ["Witch"]


def test_the_trash_is_laid_out():
    assert position(trash=["Estate", "Gold"]).trash == ["Estate", "Gold"]


def test_tokens_of_any_name_are_kept():
    view = Match.from_position(with_ann(tokens={"coffers": 3, "embargo": 1})).view(1)
    assert view.tokens(0) == {"coffers": 3, "embargo": 1}


def test_a_hand_is_known_to_its_owner_and_a_deck_to_nobody():
    table = Story(position())
    assert table.sees("Ann", "Ann", "hand") == "Militia Copper"
    assert table.sees("Bob", "Ann", "hand") == "? ?"
    assert table.sees("Ann", "Ann", "deck") == "?"


def test_there_may_be_six_players():
    match = position(players=[{"name": name, "hand": ["Copper"]} for name in "ABCDEF"], turn={"seat": 5})
    assert match.turn.seat == 5
    assert match.supply["Province"] == 18


# The supply


def test_the_piles_that_are_named_have_that_size_and_the_others_their_usual_one():
    supply = position(supply={"Province": 2, "Moat": 0, "potion": 5}).supply
    assert (supply["Province"], supply["Moat"], supply["Potion"]) == (2, 0, 5)
    assert (supply["Curse"], supply["Militia"]) == (10, 10)


def test_a_pile_that_is_only_named_in_the_supply_is_there_too():
    assert position(supply={"Witch": 4}).supply["Witch"] == 4


def test_an_empty_pile_is_still_a_pile_for_the_end_of_the_game():
    table = Story(position(supply={"Moat": 0, "Golem": 0, "Curse": 0})).end_turn()
    assert table.match.result is not None


def test_a_kingdom_may_be_named_and_may_be_missing():
    assert "Possession" in position(kingdom="Forbidden Arts").supply
    assert "Potion" not in position(kingdom=[]).supply
    assert len(Match.from_position({"players": [{}, {}]}).supply) == 7


# The turn


def test_the_turn_is_as_it_is_written():
    turn = position(turn={"seat": 1, "phase": "buy", "actions": 3, "buys": 4, "coins": 5, "potions": 6}).turn
    assert (turn.seat, turn.phase, turn.actions, turn.buys, turn.coins, turn.potions) == (1, "buy", 3, 4, 5, 6)


def test_the_action_phase_is_over_where_no_action_can_be_played():
    assert position(turn={"actions": 0}).turn.phase == "buy"
    assert position(turn={"seat": 0}).turn.phase == "action"


def test_a_position_may_begin_in_the_clean_up():
    table = Story(position(turn={"phase": "cleanup"}))
    assert table.turn_of == "Bob"
    assert table.zone("Ann", "hand").startswith("Gold")


def test_a_possessed_turn_may_be_written_down():
    table = Story(position(turn={"seat": 1, "possessor": 0}))
    assert table.turn_of == "Bob by Ann"
    assert table.asked_of == "Ann"
    assert table.end_turn().turn_of == "Bob", "his normal turn follows"


def test_the_turns_had_so_far_break_a_tie():
    players = [{"name": "Ann", "turns": 5}, {"name": "Bob", "turns": 4}]
    table = Story(position(players=players, supply={"Province": 0})).end_turn()
    assert table.match.result.winners == ["Bob"]


# Bad positions


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (EXAMPLE | {"players": []}, "2 to 6"),
        (EXAMPLE | {"players": [{"name": "Ann"}]}, "2 to 6"),
        (EXAMPLE | {"players": ["Ann", "Bob"]}, "lists its players"),
        (EXAMPLE | {"players": {"Ann": {}, "Bob": {}}}, "lists its players"),
        (EXAMPLE | {"players": [{"name": "Ann"}, {"name": "Ann"}]}, "same name"),
        (EXAMPLE | {"players": [{"name": "Ann"}, {"name": ""}]}, "needs a name"),
        (EXAMPLE | {"colour": 1}, "no 'colour'"),
        (EXAMPLE | {"kingdom": ["Miltia"]}, "Did you mean: .*Militia"),
        (EXAMPLE | {"kingdom": ["Moat", "Moat"]}, "named twice"),
        (EXAMPLE | {"kingdom": "Frist Game"}, "Did you mean: .*First Game"),
        (EXAMPLE | {"supply": {"Curze": 3}}, "Did you mean: .*Curse"),
        (EXAMPLE | {"supply": {"Curse": -1}}, "0 to 1000"),
        (EXAMPLE | {"supply": {"Curse": "3"}}, "0 to 1000"),
        (EXAMPLE | {"supply": {"Curse": 2000}}, "0 to 1000"),
        (EXAMPLE | {"supply": ["Curse"]}, "names with numbers"),
        (EXAMPLE | {"trash": "Gold"}, "list of names"),
        (EXAMPLE | {"trash": ["Golt"]}, "Did you mean: .*Gold"),
        (EXAMPLE | {"seed": "x"}, "whole number"),
        (EXAMPLE | {"mode": "duel"}, "no mode"),
        (EXAMPLE | {"turn": {"seat": 2}}, "2 seats"),
        (EXAMPLE | {"turn": {"seat": "Ann"}}, "seat is a number"),
        (EXAMPLE | {"turn": {"phase": "night"}}, "action, buy or cleanup"),
        (EXAMPLE | {"turn": {"coins": -1}}, "coins is a number"),
        (EXAMPLE | {"turn": {"potions": 1.5}}, "potions is a number"),
        (EXAMPLE | {"turn": {"coin": 1}}, "no 'coin'"),
        (EXAMPLE | {"turn": {"seat": 1, "possessor": 1}}, "nobody possesses oneself"),
        (EXAMPLE | {"turn": {"possessor": 7}}, "2 seats"),
        (EXAMPLE | {"turn": 1}, "with values"),
        (with_ann(hand=["Silvr"]), "Did you mean: .*Silver"),
        (with_ann(hand="Silver"), "list of names"),
        (with_ann(hand=[5]), "no card called 5"),
        (with_ann(deck={"Silver": 2}), "list of names"),
        (with_ann(pocket=["Silver"]), "no 'pocket'"),
        (with_ann(tokens=3), "names with numbers"),
        (with_ann(tokens={"coffers": -1}), "0 to 1000"),
        (with_ann(turns=-1), "turns is a number"),
    ],
)
def test_a_bad_position_gets_a_sentence_that_helps(wish: dict[str, Any], sentence: str):
    with pytest.raises(SetupError, match=sentence):
        Match.from_position(wish)


def wishes_with(value: Any) -> list[dict[str, Any]]:
    """The example with one value in each place that has one."""
    keys = ["game", "mode", "players", "kingdom", "seed", "supply", "trash", "turn", "practice", "position"]
    turns = ["seat", "phase", "actions", "buys", "coins", "potions", "possessor"]
    return [
        *(EXAMPLE | {key: value} for key in keys),
        *(EXAMPLE | {"turn": {key: value}} for key in turns),
        *(with_ann(**{key: value}) for key in ("name", "tokens", "turns", *ZONES)),
        EXAMPLE | {"players": [value, value]},
        EXAMPLE | {"supply": {"Curse": value}},
        EXAMPLE | {"trash": [value]},
        with_ann(hand=[value]),
        with_ann(tokens={"coffers": value}),
    ]


@pytest.mark.parametrize("at", range(len(wishes_with(None))))
def test_nonsense_is_refused_or_taken_but_never_a_crash(at: int):
    for value in NONSENSE:
        sentence = refusal(Match.from_position, wishes_with(value)[at])
        assert sentence == "" or sentence.endswith((".", "?")), value


def test_a_position_that_is_none_at_all_is_refused():
    assert all(refusal(Match.from_position, wish) for wish in NONSENSE)


def test_a_setup_is_no_position_and_a_position_no_setup():
    assert refusal(Match.start, EXAMPLE)
    assert refusal(Match.from_position, {"players": ["Ann", "Bob"], "kingdom": "First Game"})


def test_a_position_in_which_nobody_can_ever_do_anything_does_not_run_for_ever(monkeypatch: pytest.MonkeyPatch):
    draw, drawn = Table.draw, []

    def counted(table: Table, *args: Any) -> Any:
        drawn.append(args)
        assert len(drawn) < 1000, "turn after turn passes, and nobody is ever asked"
        return draw(table, *args)

    monkeypatch.setattr(Table, "draw", counted)
    # No cards to play, and none that costs nothing. It may be refused, or be over: but not go on.
    with contextlib.suppress(SetupError):
        Match.from_position({"players": [{"name": "Ann"}, {"name": "Bob"}], "supply": {"Copper": 0, "Curse": 0}})
