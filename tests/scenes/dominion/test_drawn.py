"""What the board of Dominion shows by how it is drawn: prices, piles that are empty or can be paid, States."""

from dataclasses import replace

import pytest

from game import Match
from scenes.dominion.faces import face_of
from scenes.table.marks import with_light
from tests.scenes.pictures import are_alike, brightness, differing, seen
from tests.scenes.table.driver import Driver
from tests.window import window


@pytest.fixture
def here(tmp_path):
    with window(tmp_path) as here:
        here.app.change_settings(speed="off")
        yield here


def at_table(here, mine=None, other=None, **more):
    """The board when Ann is asked, who plays against a bot."""
    players = [{"name": "Ann", **(mine or {})}, {"name": "Bob", **(other or {})}]
    driver = Driver(here, Match.from_position({"players": players, **more}), [None, "big_money"])
    assert driver.question() is not None
    return driver


# Prices


def priced(here, name, coins, width):
    """A card as it is painted at a price."""
    return here.app.painter.compact(replace(face_of(name, here.app.words), cost=(("coin", coins),)), width)


def test_what_a_bridge_makes_cheaper_has_its_new_price_on_it(here):
    driver = at_table(here, {"hand": ["Bridge", "Copper"]}, kingdom=["Bridge"])
    pile = driver.scene.board.layout.piles["Gold"]
    usual, cheaper = (priced(here, "Gold", coins, pile.width) for coins in (6, 5))
    price = differing(usual, cheaper)
    assert are_alike(seen(here, price.move(pile.topleft)), usual.subsurface(price))
    driver.answer(0)
    driver.question()
    assert are_alike(seen(here, price.move(pile.topleft)), cheaper.subsurface(price))


# Piles


def a_pile(here, name, **more):
    """How a pile looks inside, and how bright it is around it."""
    driver = at_table(here, kingdom=[name], **more)
    rect = driver.scene.board.layout.piles[name]
    around = with_light(here.app.look, rect)
    picture = seen(here, around)
    driver.close()
    inside = rect.move(-around.x, -around.y)
    return brightness(picture.subsurface(inside)), brightness(picture, inside)


ACTION = {"mine": {"hand": ["Village"]}}  # there is something to play, and no pile is asked about


@pytest.mark.parametrize("turn", [{"phase": "action"}, {"phase": "buy", "coins": 5}], ids=str)
def test_an_empty_pile_is_dimmed(here, turn):
    full, _ = a_pile(here, "Smithy", **ACTION, turn=turn)
    empty, _ = a_pile(here, "Smithy", **ACTION, turn=turn, supply={"Smithy": 0})
    assert empty < full / 2


def test_what_can_be_bought_is_lit_and_what_can_not_be_is_dimmed(here):
    can, around = a_pile(here, "Smithy", turn={"phase": "buy", "coins": 4})
    can_not, dark = a_pile(here, "Smithy", turn={"phase": "buy", "coins": 3})
    assert can_not < can * 3 / 4
    assert dark < around * 3 / 4


def test_what_could_be_paid_later_is_lit_a_bit(here):
    dear, dark = a_pile(here, "Smithy", **ACTION, turn={"coins": 3})
    payable, around = a_pile(here, "Smithy", **ACTION, turn={"coins": 4})
    _, bright = a_pile(here, "Smithy", **ACTION, turn={"phase": "buy", "coins": 4})
    assert abs(dear - payable) < 1
    assert dark < around < bright


def test_a_card_without_a_pile_can_be_read_while_one_is_named(here):
    mine, kingdom = {"hand": ["Wishing Well"], "deck": ["Copper"]}, ["Wishing Well", "Smithy"]
    driver = at_table(here, mine, kingdom=kingdom, supply={"Smithy": 0})
    pile = driver.scene.board.layout.piles["Smithy"]
    dimmed = brightness(seen(here, pile))
    driver.answer(0)
    assert driver.question().is_naming
    assert dimmed < brightness(seen(here, pile)) / 2


# States


@pytest.mark.parametrize("state", ["Deluded", "Envious", "Miserable", "Twice Miserable"])
def test_a_state_is_seen_beside_the_name(here, state):
    def names(mine, others):
        ann, bob = {"hand": ["Village"], "states": mine}, {"states": others}
        driver = at_table(here, ann, bob, mode="coop", kingdom=["Village"])
        pictures = seen(here, driver.scene.board.layout.plate), seen(here, driver.scene.board.panel(1))
        driver.close()
        return pictures

    plate, panel = names([], [])
    own, other = names([state], []), names([], [state])
    assert not are_alike(own[0], plate)
    assert are_alike(own[1], panel)
    assert are_alike(other[0], plate)
    assert not are_alike(other[1], panel)
