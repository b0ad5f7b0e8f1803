"""Stories of the co-op: a position at the end of a round, and what the automa made of it."""

from typing import Any

from game import Match
from tests.story import Story, names

ESTATES = "Estate Estate Estate Estate Estate"
FIVE = "Gold Silver Copper Estate Curse"
MONEY = ["Copper"] * 6 + ["Silver"] * 6
HEXES = [
    "Bad Omens", "Delusion", "Envy", "Famine", "Fear", "Greed", "Haunting", "Locusts", "Misery", "Plague", "Poverty",
    "War",
]  # fmt: skip

# How a table has it at the end of Bob's turn, and in the middle of it.
CLEANUP = {"seat": 1, "phase": "cleanup"}
BOBS_TURN = {"seat": 1}


def coop(
    ann: dict[str, Any] | None = None,
    bob: dict[str, Any] | None = None,
    *,
    turns: int | tuple[int, int] = 2,
    kingdom: str = "",
    turn: dict[str, Any] = CLEANUP,
    **more: Any,
) -> Story:
    """A position of the co-op. By default Bob's turn ends, and both have had so many: now the automa acts.

    Bob draws a new hand before that. Zones are texts as in `deal`; "states" and "tokens" are given as they are.
    """
    had = (turns, turns) if isinstance(turns, int) else turns
    players = [
        {"name": name, "turns": count}
        | {key: names(value) if isinstance(value, str) else value for key, value in (zones or {}).items()}
        for name, zones, count in zip(("Ann", "Bob"), (ann, bob), had, strict=True)
    ]
    wish = {"mode": "coop", "seed": 1, "kingdom": names(kingdom), "players": players, "turn": turn}
    return Story(Match.from_position(wish | more))


def log(table: Story, *kinds: str) -> list[str]:
    """What happened, in its order, with the automa among those who do something: "Automa claim Duchy"."""
    people = [*table.players, "Automa"]
    return [
        " ".join([people[event.seat], event.name, *(card.name for card in event.cards)])
        for event in table.match.events
        if event.name in kinds
    ]


def taken(table: Story) -> str:
    """What the automa has taken so far."""
    return " ".join(card.name for card in table.match.view(0).automa.gained)


def open_pile(table: Story) -> str:
    """What the automa has turned up, the newest last."""
    return " ".join(card.name for card in table.match.view(0).automa.used)
