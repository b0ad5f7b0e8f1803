"""The twelve Hexes: what each does to a player whom it reaches. Who may react to them is in test_automa_attacked.py."""

from typing import Any

import pytest

from tests.coop_story import FIVE, coop, log
from tests.story import Story, names

FOUR, THREE = "Gold Silver Copper Estate", "Gold Silver Copper"
both = pytest.mark.parametrize("name", ["Ann", "Bob"])


def receive(
    hex_name: str,
    name: str = "Ann",
    *,
    hand: str = "",
    deck: str = "",
    discard: str = "",
    states: tuple[str, ...] = (),
    other: dict[str, Any] | None = None,
    **more: Any,
) -> Story:
    """Bob's turn ends, and the automa turns up a Hex: it finds these cards with the player of a name.

    Ann is the starting player. Bob draws his hand just before, so he has five cards in it, or no others elsewhere.
    """
    zones: dict[str, Any] = {"hand": hand, "deck": deck, "discard": discard, "states": list(states)}
    if name == "Bob":
        assert len(names(hand)) == 5 or not deck + discard
        zones |= {"hand": "", "deck": f"{hand} {deck}"}
    players = {name: zones, "Bob" if name == "Ann" else "Ann": other or {}}
    table = coop(players["Ann"], players["Bob"], turns=3, automa={"hexes": [hex_name]}, **more)
    assert log(table, "turn_up") == [f"Automa turn_up {hex_name}"]
    return table


def shown(table: Story, name: str) -> list[str]:
    """What a player showed to everybody, one line for each time."""
    return [line for line in log(table, "reveal") if line.startswith(name)]


def states(table: Story, name: str) -> tuple[str, ...]:
    return tuple(table.match.view(0).states(table.players.index(name)))


# Bad Omens


@both
def test_bad_omens_puts_the_deck_onto_the_discard_pile_and_two_coppers_back(name: str):
    table = receive("Bad Omens", name, hand=FIVE, deck="Gold Copper Estate", discard="Copper Curse Copper")
    assert table.zone(name, "deck") == "Copper Copper"
    assert sorted(table.zone(name, "discard").split()) == ["Copper", "Curse", "Estate", "Gold"]
    assert table.zone(name, "hand") == FIVE


@both
def test_bad_omens_lets_everybody_know_the_new_deck_and_of_the_discard_pile_only_the_top(name: str):
    table = receive("Bad Omens", name, hand=FIVE, deck="Gold Copper Estate", discard="Copper")
    for viewer in ("Ann", "Bob"):
        assert table.sees(viewer, name, "deck") == "Copper Copper"
    rival = "Bob" if name == "Ann" else "Ann"
    assert table.sees(name, name, "discard") == "Gold Estate", "who looks through the pile knows it"
    assert table.sees(rival, name, "discard") == "? Estate"


def test_bad_omens_with_one_copper_puts_that_back_and_shows_that_there_is_no_other():
    table = receive("Bad Omens", deck="Gold Copper", discard="Estate")
    assert table.deck == "Copper"
    assert table.discard == "Estate Gold"
    assert shown(table, "Ann")[-1] == "Ann reveal Estate Gold Copper"
    assert table.sees("Bob", "Ann", "discard") == "Estate Gold"


def test_bad_omens_without_a_copper_leaves_an_empty_deck_and_shows_the_discard_pile():
    table = receive("Bad Omens", deck="Gold Silver", discard="Estate")
    assert table.deck == ""
    assert sorted(table.discard.split()) == ["Estate", "Gold", "Silver"]
    assert "?" not in table.sees("Bob", "Ann", "discard")


@pytest.mark.parametrize(("deck", "discard"), [("Copper Gold Copper", ""), ("", "Copper Gold Copper")])
def test_bad_omens_with_an_empty_deck_or_discard_pile(deck: str, discard: str):
    table = receive("Bad Omens", deck=deck, discard=discard)
    assert (table.deck, table.discard) == ("Copper Copper", "Gold")


def test_bad_omens_with_no_cards_at_all_does_nothing():
    table = receive("Bad Omens", hand="Copper Copper Copper")
    assert (table.hand, table.deck, table.discard) == ("Copper Copper Copper", "", "")
    assert shown(table, "Ann") == []


# Delusion and Envy. What the States do has its own file


@pytest.mark.parametrize(("hex_name", "state"), [("Delusion", "Deluded"), ("Envy", "Envious")])
def test_delusion_and_envy_bring_their_state_to_both(hex_name: str, state: str):
    table = receive(hex_name, hand="Village")  # with an Action to play, Ann still has it
    assert (states(table, "Ann"), states(table, "Bob")) == ((state,), (state,))
    assert log(table, "take_state") == [f"Ann take_state {state}", f"Bob take_state {state}"]


@pytest.mark.parametrize("hex_name", ["Delusion", "Envy"])
@pytest.mark.parametrize("state", ["Deluded", "Envious"])
@both
def test_delusion_and_envy_do_nothing_to_who_has_either_state(hex_name: str, state: str, name: str):
    table = receive(hex_name, name, hand="Village Village Village Village Village", states=(state,))
    assert states(table, name) == (state,)
    taken = log(table, "take_state")
    assert len(taken) == 1, "the other player is not spared"
    assert not taken[0].startswith(name)


def test_delusion_takes_no_notice_of_miserable():
    table = receive("Delusion", hand="Village", states=("Miserable",))
    assert states(table, "Ann") == ("Miserable", "Deluded")


# Famine


@both
def test_famine_discards_the_actions_among_three_cards_and_shuffles_the_others_in(name: str):
    table = receive("Famine", name, hand=FIVE, deck="Village Gold Nobles Militia Copper")
    assert shown(table, name) == [f"{name} reveal Village Gold Nobles"]
    assert table.zone(name, "discard") == "Village Nobles"
    assert sorted(table.zone(name, "deck").split()) == ["Copper", "Gold", "Militia"]
    assert table.zone(name, "aside") == ""


@both
def test_famine_leaves_nobody_with_knowledge_of_the_deck(name: str):
    table = receive("Famine", name, hand=FIVE, deck="Gold Silver Estate Copper Curse")
    for viewer in ("Ann", "Bob"):
        assert table.sees(viewer, name, "deck") == "? ? ? ? ?"


def test_famine_shuffles_what_was_known_before_too():
    bob = {"hand": "Bureaucrat", "deck": "Silver Copper Copper Copper Copper"}
    ann = {"hand": "Estate", "deck": "Village Village Gold Gold"}
    table = coop(ann, bob, turns=3, turn={"seat": 1}, automa={"hexes": ["Famine"]}).play("Bureaucrat")
    assert table.sees("Bob", "Ann", "deck") == "Estate ? ? ? ?"
    table.end_turn()
    assert table.sees("Bob", "Ann", "deck") == "? ? ?"
    assert table.discard == "Village Village"


def test_famine_really_shuffles():
    deck = "Gold Silver Copper Estate Duchy Province Curse"
    assert len({receive("Famine", deck=deck, seed=seed).deck for seed in range(10)}) > 5


def test_famine_makes_a_new_deck_where_there_are_fewer_than_three_cards():
    table = receive("Famine", deck="Village", discard="Militia Gold Gold")
    revealed = " ".join(line.removeprefix("Ann reveal ") for line in shown(table, "Ann"))
    assert len(names(revealed)) == 3
    assert revealed.startswith("Village")
    assert table.discard.startswith("Village")
    assert "Militia" in table.discard + table.deck
    assert ("Militia" in table.discard) == ("Militia" in revealed)


@pytest.mark.parametrize(("deck", "discard", "left"), [("", "", ""), ("Gold", "", "Gold"), ("", "Gold", "Gold")])
def test_famine_takes_what_there_is(deck: str, discard: str, left: str):
    table = receive("Famine", deck=deck, discard=discard)
    assert (table.deck, table.discard) == (left, "")


def test_famine_with_nothing_but_actions_leaves_the_rest_of_the_deck():
    table = receive("Famine", deck="Village Village Village Gold")
    assert (table.deck, table.discard) == ("Gold", "Village Village Village")


# Fear


@both
def test_fear_discards_an_action_or_a_treasure(name: str):
    table = receive("Fear", name, hand="Village Harem Estate Curse Copper")
    assert table.options == "Village Harem Copper"
    table.then(by=name, discard="Copper")
    assert table.zone(name, "hand") == "Village Harem Estate Curse"
    assert table.zone(name, "discard") == "Copper"


def test_fear_may_take_a_victory_card_that_is_also_an_action():
    table = receive("Fear", hand="Nobles Estate Copper Curse Duchy").then(discard="Nobles")
    assert table.discard == "Nobles"


@both
def test_fear_shows_a_hand_without_either(name: str):
    hand = "Estate Curse Duchy Province Gardens"
    table = receive("Fear", name, hand=hand)
    assert table.zone(name, "hand") == hand
    assert shown(table, name) == [f"{name} reveal {hand}"]
    assert table.sees("Bob" if name == "Ann" else "Ann", name, "hand") == hand


def test_fear_does_not_ask_where_there_is_one_card_only():
    table = receive("Fear", hand="Estate Curse Gold Province Duchy")
    assert table.discard == "Gold"
    assert table.turn_of == "Ann"


@pytest.mark.parametrize(("hand", "is_hit"), [(THREE, False), (FOUR, False), (FIVE, True), (f"{FIVE} Gold", True)])
def test_fear_strikes_from_five_cards_on(hand: str, is_hit: bool):
    table = receive("Fear", hand=hand)
    assert (table.match.turn.phase == "automa") == is_hit
    assert table.hand == hand


@pytest.mark.parametrize("hand", ["Estate Estate Estate Estate", "Curse"])
def test_fear_does_not_make_a_small_hand_be_shown(hand: str):
    assert shown(receive("Fear", hand=hand), "Ann") == []


# Greed


@both
def test_greed_puts_a_copper_onto_the_deck(name: str):
    table = receive("Greed", name, hand=FIVE, deck="Gold", discard="Estate")
    assert table.zone(name, "deck") == "Copper Gold"
    assert table.zone(name, "discard") == "Estate"
    assert table.match.supply["Copper"] == 40 - 2


@pytest.mark.parametrize(("coppers", "ann", "bob"), [(0, "", ""), (1, "Copper", ""), (2, "Copper", "Copper")])
def test_greed_with_few_coppers_begins_with_the_starting_player(coppers: int, ann: str, bob: str):
    table = receive("Greed", supply={"Copper": coppers})
    assert (table.deck, table.zone("Bob", "deck")) == (ann, bob)


# Haunting


@both
def test_haunting_puts_a_card_of_the_hand_onto_the_deck(name: str):
    table = receive("Haunting", name, hand=FIVE, deck="Duchy").then(by=name, topdeck="Gold")
    assert table.zone(name, "hand") == "Silver Copper Estate Curse"
    assert table.zone(name, "deck") == "Gold Duchy"


@both
def test_haunting_keeps_the_card_from_the_eyes_of_the_other(name: str):
    table = receive("Haunting", name, hand=FIVE).then(topdeck="Gold")
    assert table.sees(name, name, "deck") == "Gold"
    assert table.sees("Bob" if name == "Ann" else "Ann", name, "deck") == "?"


@pytest.mark.parametrize(("hand", "is_hit"), [("", False), (THREE, False), (FOUR, True), (FIVE, True)])
def test_haunting_strikes_from_four_cards_on(hand: str, is_hit: bool):
    table = receive("Haunting", hand=hand)
    assert (table.asked == "topdeck") == is_hit
    assert table.hand == hand


def test_haunting_strikes_bob_with_four_cards():
    table = receive("Haunting", "Bob", hand=FOUR).then(by="Bob", topdeck="Estate")
    assert table.zone("Bob", "hand") == THREE


# Misery


@both
@pytest.mark.parametrize(
    ("before", "after"),
    [((), "Miserable"), (("Miserable",), "Twice Miserable"), (("Twice Miserable",), "Twice Miserable")],
)
def test_misery_brings_miserable_then_twice_miserable_then_nothing_more(before: tuple[str, ...], after: str, name: str):
    assert states(receive("Misery", name, hand=FIVE, states=before), name) == (after,)


def test_misery_for_the_third_time_is_not_told():
    table = receive("Misery", states=("Twice Miserable",))
    assert log(table, "take_state") == ["Bob take_state Miserable"]


def test_misery_takes_no_notice_of_deluded():
    assert states(receive("Misery", hand="Village", states=("Deluded",)), "Ann") == ("Deluded", "Miserable")


# Plague


@both
def test_plague_brings_a_curse_into_the_hand(name: str):
    table = receive("Plague", name, hand=FIVE, deck="Gold")
    assert table.zone(name, "hand") == f"{FIVE} Curse"
    assert (table.zone(name, "deck"), table.zone(name, "discard")) == ("Gold", "")
    assert table.match.supply["Curse"] == 10 - 2


@pytest.mark.parametrize(("curses", "ann", "bob"), [(0, "", ""), (1, "Curse", ""), (2, "Curse", "Curse")])
def test_plague_with_few_curses_begins_with_the_starting_player(curses: int, ann: str, bob: str):
    table = receive("Plague", supply={"Curse": curses})
    assert (table.hand, table.zone("Bob", "hand")) == (ann, bob)


# Poverty


@both
def test_poverty_discards_down_to_three_cards(name: str):
    table = receive("Poverty", name, hand=FIVE).then(by=name, discard="Estate Curse")
    assert table.zone(name, "hand") == THREE
    assert table.zone(name, "discard") == "Estate Curse"


@pytest.mark.parametrize(("hand", "count"), [("", 0), ("Gold", 0), (THREE, 0), (FOUR, 1), (f"{FIVE} Gold Gold", 4)])
def test_poverty_counts_the_cards_that_are_too_many(hand: str, count: int):
    table = receive("Poverty", hand=hand)
    if count:
        assert (table.match.decision.at_least, table.match.decision.at_most) == (count, count)
    assert (table.match.turn.phase == "automa") == bool(count)
    assert table.hand == hand


# War


@both
@pytest.mark.parametrize(
    ("deck", "trash", "discard", "left"),
    [
        ("Silver Gold", "Silver", "", "Gold"),
        ("Copper Gold Estate Militia Silver", "Militia", "Copper Gold Estate", "Silver"),
        ("Curse Province Great Hall", "Great Hall", "Curse Province", ""),
        ("Moat Duchy Gardens Silver", "Gardens", "Moat Duchy", "Silver"),
        ("Potion Silver", "Potion", "", "Silver"),
        ("Familiar Golem Alchemist Smithy Village", "Smithy", "Familiar Golem Alchemist", "Village"),
    ],
)
def test_war_trashes_the_first_card_that_costs_three_or_four(deck: str, trash: str, discard: str, left: str, name: str):
    table = receive("War", name, hand=FIVE, deck=deck)
    assert table.trash == trash
    assert (table.zone(name, "discard"), table.zone(name, "deck")) == (discard, left)
    assert table.zone(name, "hand") == FIVE
    assert table.zone(name, "aside") == ""


@both
def test_war_that_finds_nothing_discards_the_whole_deck(name: str):
    table = receive("War", name, hand=FIVE, deck="Copper Gold Familiar", discard="Province Golem")
    assert table.trash == ""
    assert table.zone(name, "deck") == ""
    assert table.zone(name, "discard").startswith("Copper Gold Familiar ")
    assert sorted(table.zone(name, "discard").split()[3:]) == ["Golem", "Province"]


def test_war_goes_on_through_a_new_deck():
    table = receive("War", deck="Copper", discard="Silver")
    assert (table.trash, table.discard, table.deck) == ("Silver", "Copper", "")
    assert shown(table, "Ann") == ["Ann reveal Copper", "Ann reveal Silver"]


def test_war_with_no_cards_at_all_does_nothing():
    table = receive("War", hand="Silver Silver")
    assert (table.trash, table.hand, table.turn_of) == ("", "Silver Silver", "Ann")
