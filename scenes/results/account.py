"""What a game tells of its end. The results know of the game nothing but this."""

from typing import NamedTuple


class Part(NamedTuple):
    """Where some of the points of a side come from: so many of a card, or of a thing that is only a symbol."""

    name: str  # of a card, in English, or of a symbol
    label: str  # as it is called
    number: int
    points: int
    is_card: bool = True


class Side(NamedTuple):
    """Somebody who had points: a player, or who plays against them all."""

    name: str  # as it is shown
    seat: int  # beyond those of the players for who has no chair
    sign: int  # by which shape and colour it is known, as the players are by those of their seats
    points: int
    is_winner: bool
    turns: int | None  # how many it had, where that counts
    parts: tuple[Part, ...]
    cards: tuple[tuple[str, int], ...]  # all that it has, as one sorts them, and how often
    is_part: bool = False  # of the side before it, whose points are those of all its parts


class Curve(NamedTuple):
    """A line in the plot: the points of one side, or of several together."""

    name: str
    sign: int
    sides: tuple[str, ...]  # as the rules name them in the scores; their points are added up
    is_main: bool = True  # else it is drawn thinner: it is a part of another


class Account(NamedTuple):
    """How a game ended."""

    headline: str  # who won
    reasons: tuple[str, ...]  # by how much, and why it was over: sentences
    sides: tuple[Side, ...]  # the best first, where each plays for itself
    curves: tuple[Curve, ...]
    is_ranked: bool = True  # whether there is a second, a third …
    is_defeat: bool = False  # whether all players together have lost


def signed(points: int) -> str:
    return f"{points}".replace("-", "−")
