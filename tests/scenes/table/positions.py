"""Moments of a game for two, and who sits down before them."""

from game import Match
from tests.scenes.table.driver import Driver


def position(hand, mine=None, other=None, kingdom=("Village", "Smithy", "Militia", "Moat"), **more):
    """Ann's turn, with these cards in hand."""
    return Match.from_position(
        {
            "kingdom": list(kingdom),
            "players": [
                {"name": "Ann", "hand": hand, "deck": ["Copper"] * 5, **(mine or {})},
                {"name": "Bob", "hand": ["Copper"] * 5, "deck": ["Estate"] * 5, **(other or {})},
            ],
            **more,
        }
    )


def alone(here, match):
    driver = Driver(here, match, [None, "big_money"])
    assert driver.question() is not None
    return driver
