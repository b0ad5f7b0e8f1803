"""Locusts, the Hex with the most odd cases: what is trashed, what comes for it, and what may be kept (ruling K12)."""

import pytest

from tests.coop_story import ESTATES, FIVE, coop, log
from tests.game.dominion.test_hexes import both, receive, shown

# Everything that could be cheaper and share a type, and everything that could not.
KINGDOM = (
    "Cellar Great Hall Village Gardens Duke Harem Nobles Herbalist Transmute Familiar Alchemist Golem Vineyard "
    "Philosopher's Stone"
)


@both
def test_locusts_trash_a_copper_and_bring_a_curse(name: str):
    table = receive("Locusts", name, hand=FIVE, deck="Copper Gold")
    assert table.trash == "Copper"
    assert table.zone(name, "discard") == "Curse"
    assert table.zone(name, "deck") == "Gold"
    assert table.zone(name, "hand") == FIVE


@both
def test_locusts_trash_an_estate_and_bring_one_curse(name: str):
    table = receive("Locusts", name, hand=FIVE, deck="Estate").then(by=name, discard="")
    assert table.trash == "Estate"
    assert table.zone(name, "discard") == "Curse"
    assert table.match.supply["Curse"] == 9


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("Gold", "Copper Silver Potion"),
        ("Potion", "Copper Silver"),
        ("Philosopher's Stone", "Copper Silver"),
        ("Village", "Cellar Herbalist"),
        ("Familiar", "Cellar Great Hall Village Herbalist Transmute"),
        ("Golem", "Cellar Great Hall Village Herbalist Transmute Familiar Alchemist"),
    ],
)
@both
def test_locusts_bring_a_cheaper_card_that_shares_a_type(card: str, offered: str, name: str):
    table = receive("Locusts", name, hand=FIVE, deck=card, kingdom=KINGDOM)
    assert table.trash == card
    assert (table.asked, table.options) == ("gain", offered)
    table.then(by=name, gain="Copper" if "Copper" in offered else "Cellar")
    assert table.zone(name, "discard") in ("Copper", "Cellar")


@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("Province", "Estate Duchy Great Hall Gardens Duke Harem Nobles"),
        ("Duchy", "Estate Great Hall Gardens"),
        ("Gardens", "Estate Great Hall"),
        ("Great Hall", "Estate Cellar Herbalist"),
        ("Nobles", "Estate Duchy Cellar Great Hall Village Gardens Duke Herbalist"),
        ("Harem", "Copper Silver Potion Estate Duchy Great Hall Gardens Duke"),
    ],
)
@both
def test_locusts_bring_for_a_victory_card_what_shares_any_of_its_types(card: str, offered: str, name: str):
    table = receive("Locusts", name, hand=FIVE, deck=card, kingdom=KINGDOM).then(by=name, discard="")
    assert table.trash == card
    assert (table.asked, table.options) == ("gain", offered)
    table.then(by=name, gain="Estate")
    assert table.zone(name, "discard") == "Estate"
    assert table.match.supply["Curse"] == 10, "no Curse besides"


@pytest.mark.parametrize(
    "card", ["Estate", "Duchy", "Province", "Gardens", "Great Hall", "Nobles", "Harem", "Vineyard"]
)
@both
def test_locusts_k12_leave_any_victory_card_to_who_takes_a_curse_for_it(card: str, name: str):
    table = receive("Locusts", name, hand=FIVE, deck=card, kingdom=KINGDOM)
    assert (table.asked, table.options, table.asked_of) == ("discard", card, name)
    table.then(discard=card)
    assert table.zone(name, "discard") == f"{card} Curse"
    assert (table.trash, table.zone(name, "deck"), table.zone(name, "aside")) == ("", "", "")
    assert table.match.supply["Curse"] == 9, "one Curse, and nothing cheaper"
    assert len(log(table, "gain")) == 1


@pytest.mark.parametrize("card", ["Copper", "Silver", "Gold", "Village", "Curse", "Familiar"])
def test_locusts_k12_let_nothing_be_kept_that_is_no_victory_card(card: str):
    table = receive("Locusts", deck=card, kingdom=KINGDOM)
    assert table.asked != "discard"
    assert table.trash == card


def test_locusts_k12_show_the_card_before_anybody_decides():
    table = receive("Locusts", deck="Province")
    assert table.sees("Bob", "Ann", "aside") == "Province"
    assert shown(table, "Ann") == ["Ann reveal Province"]
    assert table.match.decision.source == "Locusts"


def test_locusts_k12_may_be_answered_differently_by_each():
    table = receive("Locusts", deck="Duchy", other={"deck": f"{ESTATES} Duchy"})
    table.then(by="Ann", discard="Duchy").then(by="Bob", discard="")
    assert table.discard == "Duchy Curse"
    assert table.zone("Bob", "discard") == "Estate"
    assert table.trash == "Duchy"


def test_locusts_k12_let_a_card_be_kept_where_no_curse_is_left():
    table = receive("Locusts", deck="Province", supply={"Curse": 0}).then(discard="Province")
    assert (table.discard, table.trash) == ("Province", "")


def test_locusts_find_only_one_card_cheaper_and_do_not_ask():
    table = receive("Locusts", deck="Silver")
    assert (table.trash, table.discard, table.turn_of) == ("Silver", "Copper", "Ann")


@pytest.mark.parametrize(
    ("card", "supply"),
    [("Silver", {"Copper": 0}), ("Cellar", {}), ("Curse", {}), ("Transmute", {}), ("Village", {"Cellar": 0})],
)
def test_locusts_bring_nothing_where_nothing_is_cheaper(card: str, supply: dict[str, int]):
    table = receive("Locusts", deck=card, kingdom="Cellar Transmute Village", supply=supply)
    assert table.trash == card
    assert table.discard == ""


def test_locusts_bring_nothing_for_a_vineyard():
    table = receive("Locusts", deck="Vineyard", kingdom=KINGDOM).then(discard="")
    assert (table.trash, table.discard) == ("Vineyard", "")


@pytest.mark.parametrize("card", ["Copper", "Estate"])
def test_locusts_without_a_curse_left_trash_all_the_same(card: str):
    table = receive("Locusts", deck=card, supply={"Curse": 0})
    if card == "Estate":
        table.then(discard="")
    assert (table.trash, table.discard) == (card, "")


def test_locusts_give_the_last_curse_to_the_starting_player():
    table = receive("Locusts", deck="Copper", other={"deck": f"{ESTATES} Copper"}, supply={"Curse": 1})
    assert (table.discard, table.zone("Bob", "discard")) == ("Curse", "")
    assert table.trash == "Copper Copper"


def test_locusts_make_a_new_deck_where_there_is_none():
    table = receive("Locusts", discard="Silver Silver")
    assert (table.trash, table.discard, table.deck) == ("Silver", "Copper", "Silver")


def test_locusts_find_nothing_where_there_are_no_cards():
    table = receive("Locusts", hand="Copper")
    assert (table.trash, table.discard, table.hand) == ("", "", "Copper")


def test_locusts_do_not_touch_the_hand_that_bob_has_just_drawn():
    table = coop(bob={"hand": "Province", "deck": f"{FIVE} Copper"}, turns=3, automa={"hexes": ["Locusts"]})
    assert table.zone("Bob", "hand") == FIVE
    assert table.trash == "Copper"
    assert table.zone("Bob", "discard") == "Province Curse"
