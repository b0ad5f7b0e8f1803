"""What a match was like, turn by turn: for the results, and to find one's way in a replay."""

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.decisions import Seat
from game.core.match import Match


@dataclass(frozen=True, slots=True)
class TurnMark:
    """A turn in which somebody was asked something: which one it was, whose, and how many answers came before it."""

    number: int
    seat: Seat
    answers: int


def turn_marks(match: Match) -> tuple[TurnMark, ...]:
    turns = [(match.rules.turn(point.state), point.answers) for point in match.turns]
    return tuple(TurnMark(turn.number, turn.seat, answers) for turn, answers in turns)


def first_points(match: Match) -> dict[str, int]:
    """The points of each side by its name when the match began."""
    return match.rules.scores(match.turns[0].state)


def points_by_turn(match: Match) -> Iterator[tuple[TurnMark, dict[str, int]]]:
    """For each turn, the points of each side by its name when it was over; of the last turn, as they are now.

    The turns come one after the other, so that a window can take some of them in each frame. No game is played again
    for it: the match remembers how each turn began.
    """
    ends = [point.state for point in match.turns[1:]] + [match.state]
    for mark, state in zip(turn_marks(match), ends, strict=True):
        yield mark, match.rules.scores(state)
