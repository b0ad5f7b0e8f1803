"""A saved game to step through, forwards and backwards, from any seat or with all cards open."""

from pathlib import Path
from typing import Any

from game.core.events import Event
from game.core.match import Match
from scenes.play.chairs import Seating
from scenes.play.games import Games
from scenes.play.history import TurnMark, turn_marks


class Replay:
    """A game that is looked back on. `match` stands after so many of its answers as `position` says."""

    def __init__(self, match: Match, seating: Seating) -> None:
        self.chairs = seating.chairs
        self.began = seating.began
        self.turns = turn_marks(match)
        self.length = match.answers
        self.is_whole = not match.is_continued  # else only what came after a change of the rules can be shown
        self.position = 0
        self._whole = match
        self._events = match.events
        self._told: dict[int, int] = {}  # after so many answers, how many events there were
        self.match = self._at(0)

    @classmethod
    def open(cls, games: Games, path: Path) -> "Replay":
        """A game from its file; SaveError where it can not be opened."""
        opened = games.open(path)
        return cls(opened.match, opened.seating)

    @property
    def whole(self) -> Match:
        """The match as it was left. Only to be looked at."""
        return self._whole

    def go_to(self, answers: int) -> None:
        """Stand after so many answers; not before the beginning, and not after the end."""
        self.position = max(0, min(answers, self.length))
        self.match = self._at(self.position)

    def _at(self, answers: int) -> Match:
        """The match as it was: played again from the beginning of a turn, so it takes as long as that turn."""
        match = self._whole.at(answers)
        self._told[answers] = len(match.events)
        return match

    @property
    def turn(self) -> TurnMark:
        """The turn in which the match stands."""
        return [turn for turn in self.turns if turn.answers <= self.position][-1]

    def events(self, first: int, last: int) -> tuple[Event, ...]:
        """What happened after the first and up to the last of these numbers of answers, unredacted."""
        begin, end = (self._told[at] if at in self._told else len(self._at(at).events) for at in (first, last))
        return self._events[begin:end]

    def view(self, seat: int, *, is_open: bool = False) -> Any:
        """The table from a seat: with what this seat may know, or with every card face up."""
        return self.match.open_view(seat) if is_open else self.match.view(seat)
