"""How the points grew, turn by turn. No pygame in here."""

from collections.abc import Sequence
from typing import NamedTuple

from game.core.match import Match
from scenes.play.history import first_points, points_by_turn
from scenes.play.turn_events import turn_events
from scenes.results.account import Curve
from scenes.words import Words


class Growth(NamedTuple):
    """The points of each curve at the beginning and after each turn."""

    titles: tuple[str, ...]  # what each of these moments is called
    numbers: tuple[int, ...]  # of the turn, as the player counts it; 0 for the beginning
    points: tuple[tuple[int, ...], ...]  # for each curve

    @property
    def steps(self) -> int:
        return len(self.titles)

    @property
    def least(self) -> int:
        return min(0, *(min(points) for points in self.points))

    @property
    def most(self) -> int:
        return max(1, *(max(points) for points in self.points))


def growth_of(match: Match, curves: Sequence[Curve], players: Sequence[str], words: Words) -> Growth:
    scores = [first_points(match), *(points for _, points in points_by_turn(match))]
    events = turn_events(match)
    titles = [words.log(event, players) or "" for event in events]
    return Growth(
        (words.say("results.plot_begin"), *titles),
        (0, *(event.amount for event in events)),
        tuple(tuple(sum(each[side] for side in curve.sides) for each in scores) for curve in curves),
    )


def ticks(low: int, high: int, most: int) -> list[int]:
    """Round numbers between two others, at most so many.

    >>> ticks(-3, 47, 6)
    [0, 10, 20, 30, 40]
    """
    step = next(step for power in range(9) for step in (10**power, 2 * 10**power, 5 * 10**power)
                if high // step + -low // step < most)  # fmt: skip
    return list(range(-(-low // step) * step, high + 1, step))
