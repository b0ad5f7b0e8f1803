"""One game in progress: people and bots answer, and each answer is on the disk before anybody sees what came of it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.core import saves
from game.core.decisions import Decision, Pick, Seat
from game.core.errors import GameError, IllegalAnswer, UndoRefused
from game.core.match import Match
from scenes.play.chairs import Chair, Seating, check_bots, player_names
from scenes.play.games import Games
from scenes.play.thinker import Thinker
from scenes.play.writer import Writer


class Session:
    """A match with its players, as a table shows it.

    The match itself goes on at once when something is answered. What a table may show of it comes after the save: the
    match as it is in `shown`, so many events as `shown_events` says, and the question that `decision` gives. They go on
    in update() only, which then returns True.
    """

    def __init__(self, match: Match, seating: Seating, games: Games, thinker: Thinker) -> None:
        names = [chair.name for chair in seating.chairs]
        if names != player_names(match.setup):
            raise ValueError(f"These do not sit at this table: {names}")
        check_bots(seating.chairs, match.rules.name)
        self.match = match
        self.chairs = seating.chairs
        self.shown_events = 0
        self._shown_answers = match.answers
        self._shown: Match | None = None  # a match that stands where the table does, while the real one is ahead
        self._seating = seating
        self._games = games
        self._thinker = thinker
        self._writer = Writer(games)
        self._save_number = 0
        self._is_unseen = True  # whether the table has not been given what the match has come to
        self._is_asked = False  # whether the thinker knows of the open question
        self._undo: tuple[int, UndoRefused | None] | None = None  # of a number of saves: they tell positions apart
        if not all(chair.is_person for chair in self.chairs):
            thinker.wake()
        games.make_way()
        self._save()

    # Beginning

    @classmethod
    def begin(cls, setup: Mapping[str, Any], chairs: Sequence[Chair], games: Games, thinker: Thinker) -> "Session":
        """A new game; who sits on the chairs are its players. SetupError where it can not be set up like this."""
        match = Match.start({**setup, "players": [chair.name for chair in chairs]})
        names = player_names(match.setup)  # as the rules have trimmed them
        seated = [Chair(name, chair.bot) for name, chair in zip(names, chairs, strict=True)]
        return cls.from_match(match, seated, games, thinker)

    @classmethod
    def from_match(cls, match: Match, chairs: Sequence[Chair], games: Games, thinker: Thinker) -> "Session":
        """A game from a match that is there already, from a position for example."""
        return cls(match, Seating.now(chairs), games, thinker)

    @classmethod
    def resume(cls, games: Games, thinker: Thinker, path: Path | None = None) -> "Session":
        """The current game, or a kept one, which then becomes the current one. GameError where it can not be opened."""
        opened = games.open_current() if path is None else games.open(path)
        return cls(opened.match, opened.seating, games, thinker)

    # Looking

    @property
    def is_saving(self) -> bool:
        """Whether the last answer is still on its way to the disk."""
        return self._writer.done < self._save_number

    @property
    def decision(self) -> Decision | None:
        """The open question; None while what led to it is being saved, and after the end."""
        return None if self._is_unseen else self.match.decision

    @property
    def shown(self) -> Match:
        """The match as far as it may be shown. Only to be looked at."""
        if not self._is_unseen:
            return self.match
        if self._shown is None:
            self._shown = self.match.at(self._shown_answers)
        return self._shown

    def view(self, seat: int) -> Any:
        """What one seat may know, as far as it may be shown."""
        return self.shown.view(seat)

    @property
    def is_over(self) -> bool:
        return self.match.decision is None and not self._is_unseen

    @property
    def waits_for(self) -> Chair | None:
        """Who is to answer the open question."""
        return None if self.decision is None else self.chairs[self.decision.decider]

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats at which people sit."""
        return tuple(Seat(seat) for seat, chair in enumerate(self.chairs) if chair.is_person)

    def is_person(self, seat: int) -> bool:
        return self.chairs[seat].is_person

    @property
    def finished(self) -> Path | None:
        """Where the game is kept to be watched again, once it is over and written."""
        return self._writer.finished if self.is_over else None

    # Answering

    def answer(self, *picks: Pick) -> None:
        """Answer the open question for a person; IllegalAnswer, and nothing has changed, where it does not fit."""
        waits_for = self.waits_for
        if waits_for is None or not waits_for.is_person:
            raise IllegalAnswer("not_your_question", "There is no question now that a person is to answer.")
        self.match.answer(*picks)
        self._save()

    def update(self, ready: bool) -> bool:
        """To be called in every frame; whether there is something new to look at. It never waits.

        A bot thinks as soon as it is asked, but its answer is taken only when the table is ready: when it has shown
        what happened so far.
        """
        if self._writer.failure is not None:
            raise self._writer.failure
        has_changed = self._is_unseen and not self.is_saving
        if has_changed:
            self._is_unseen, self._shown = False, None
            self._shown_answers, self.shown_events = self.match.answers, len(self.match.events)
        question = self.match.decision
        if question is not None and not self.is_person(question.decider):
            self._let_think(question, ready and not has_changed)  # what has changed was not shown yet
        return has_changed

    def _let_think(self, question: Decision, ready: bool) -> None:
        if not self._is_asked:
            bot = self.chairs[question.decider].bot
            assert bot is not None
            self._thinker.ask(self.match, bot, question.decider)
            self._is_asked = True
        elif ready and not self._is_unseen:
            places = self._thinker.answer()
            if places is not None:
                self.match.answer(*(question.options[place] for place in places))
                self._save()

    def last_picked(self, question: Decision) -> str:
        """The card that was just picked for the same card that asks now, if any."""
        match = self.shown
        before = match.at(match.answers - 1).decision if match.answers else None
        if before is None or (before.source, before.seat) != (question.source, question.seat):
            return ""
        picked = [before.options[place] for place in match.given[match.answers - 1]]
        return picked[0].name if len(picked) == 1 and picked[0].card is not None else ""

    # Taking back

    def undo_refusal(self, by: Seat | None = None) -> str | None:
        """Why nothing can be taken back (nothing, draw, reveal, shuffle, other); None if it can.

        Who holds the screen takes back only what that one has answered.
        """
        refusal = self._refusal(by)
        return None if refusal is None else refusal.reason.removeprefix("undo_")

    def undo(self, by: Seat | None = None) -> None:
        """Go back to the last question that a person answered; UndoRefused, and nothing has changed, if one may not."""
        refusal = self._refusal(by)
        if refusal is not None:
            raise refusal
        self.match.follow(self.match.given[: -self._steps_back()])
        self.shown_events = min(self.shown_events, len(self.match.events))
        self._save()

    def _steps_back(self) -> int:
        """How many answers there are since a person was last asked, with that person's own; 0 where nobody was."""
        deciders = self.match.deciders
        return next((back for back, seat in enumerate(reversed(deciders), 1) if self.is_person(seat)), 0)

    def _refusal(self, by: Seat | None) -> UndoRefused | None:
        if self._undo is None or self._undo[0] != self._save_number:
            self._undo = (self._save_number, self._tried_refusal())
        is_free = by is None or self._undo[1] is not None or self.match.setup.get("practice")
        if not is_free and self.match.deciders[-self._steps_back()] != by:
            return UndoRefused("undo_other", "The last answer was another player's: it stands.")
        return self._undo[1]

    def _tried_refusal(self) -> UndoRefused | None:
        steps = self._steps_back()
        if not steps:
            return UndoRefused("undo_nothing", "There is nothing to take back yet.")
        if self.match.setup.get("practice"):
            return None
        # Every step must be allowed where it is made, so they are tried on another match; unless already the first is
        # refused, which changes nothing.
        trial = self.match.fork() if self.match.undo_refusal is None else self.match
        try:
            for _ in range(steps):
                trial.undo()
        except UndoRefused as refusal:
            return refusal
        return None

    # Saving

    def _save(self) -> None:
        """Have the match written as it is now. Until that is done, the table shows what it showed before."""
        self._is_unseen, self._shown = True, None
        self._is_asked = False
        is_over = self.match.decision is None
        self._save_number = self._writer.write(saves.snapshot(self.match), self._seating, is_over)

    def keep(self, name: str, *, replace: bool = False) -> Path:
        """Keep the game as it is now under a name. GameError where that can not be, or the name is taken."""
        return self._games.keep(name, saves.to_data(self.match, self._seating.to_table()), replace=replace)

    def take_troubles(self) -> list[GameError]:
        """What there is to tell about the files; it is not given again. The game goes on in any case."""
        return self._games.take_troubles() + self._writer.take_troubles()

    def close(self) -> None:
        """Wait until the last answer is written. The game can be resumed from there."""
        self._writer.close()
