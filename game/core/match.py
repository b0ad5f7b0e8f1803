"""A match drives the rules of a game. It knows no game: it asks, checks, records, rewinds and forks."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core import saves
from game.core.chance import Random, Stream
from game.core.decisions import Decision, Effect, Pick, Seat
from game.core.errors import IllegalAnswer, SetupError, UndoRefused
from game.core.events import Event
from game.core.names import plain, quoted
from game.core.rules import GAMES, Result, Rules, Setup

Answer = tuple[int, ...]  # the places of the picked options

# How many worlds imagine() tries before it leaves the deciding seat's own cards, and then more and more of the others,
# as they are; and in how many of these chance falls out anew from where the running effect began.
_IMAGINE_TRIES, _NEW_CHANCES = 100, 20

_UNDO_SENTENCES = {
    "nothing": "There is nothing to take back yet.",
    "draw": "A card was drawn since: that can not be unseen.",
    "reveal": "A card was shown since: that can not be unseen.",
    "shuffle": "A deck was shuffled since: that can not be taken back.",
    "other": "The last answer was another player's.",
}


@dataclass(slots=True)
class Checkpoint:
    """The state where no effect was suspended, and how much had happened by then."""

    state: Any
    answers: int
    events: int
    _fingerprint: str = ""

    def fingerprint(self, rules: Rules) -> str:
        """What tells this state from any other; made when it is first asked for."""
        if not self._fingerprint:
            self._fingerprint = saves.digest(rules.to_data(self.state))
        return self._fingerprint


class Match:
    """One game, from its setup or from a position.

    >>> from game import Match
    >>> match = Match.start({"game": "dominion", "players": ["Ann", "Bob"], "kingdom": "First Game", "seed": 7})
    >>> match.decision.verb
    <Verb.PLAY_TREASURE: 'play_treasure'>
    """

    def __init__(self, rules: Rules, setup: Setup, state: Any, *, record: bool = True) -> None:
        self.rules = rules
        self.setup = setup
        self.record = record  # keep events and a checkpoint for each turn; simulations do without
        self.decision: Decision | None = None
        self._answers: list[Answer] = []
        self._deciders: list[Seat] = []  # for each answer, who gave it
        self._news: list[str] = []  # for each answer, the new information that came of it
        self._turns = [Checkpoint(state.copy(), 0, 0)]
        self._effect: Effect[None] | None = None  # the effect that waits for an answer …
        self._before: Checkpoint | None = None  # … and where it began: it can not be copied, but run again
        self._continued = False  # true where this did not begin from the setup, but from a save's checkpoint
        self._open(state, [] if record else None)
        self._proceed(None)

    # Beginning a match

    @classmethod
    def start(cls, setup: Mapping[str, Any], *, record: bool = True) -> "Match":
        """A new game. A match that keeps no record is faster: for simulations."""
        rules = rules_of(setup)
        checked = rules.check_setup(setup)
        return cls(rules, checked, rules.begin(checked), record=record)

    @classmethod
    def from_position(cls, position: Mapping[str, Any], *, record: bool = True) -> "Match":
        """A game from a position in its middle."""
        rules = rules_of(position)
        checked = rules.check_position(position)
        return cls(rules, checked, rules.begin(checked), record=record)

    @classmethod
    def continued(cls, rules: Rules, setup: Setup, state: Any) -> "Match":
        """A game from a checkpoint of an older save."""
        match = cls(rules, setup, state)
        match._continued = True
        return match

    # Asking and answering

    def answer(self, *picks: Pick) -> None:
        """Answer the open question with options or their English names; with none for "no" or "done"."""
        if self.decision is None:
            raise IllegalAnswer("game_over", "The game is over: there is no question to answer.")
        self._take(self.decision.check(picks))

    def _take(self, answer: Answer) -> None:
        """Carry out a checked answer and go on to the next question."""
        assert self.decision is not None
        state = self._table.state
        state.news = ""
        self._answers.append(answer)
        self._deciders.append(self.decision.decider)
        self._proceed(answer)
        self._news.append(state.news)

    def _proceed(self, answer: Answer | None) -> None:
        """Run the rules from an answer (or from the start) to the next question that somebody must be asked."""
        table, effect, decision = self._table, self._effect, self.decision
        picks = None if answer is None or decision is None else _values(decision, answer)
        answered = len(self._answers)
        # An effect that begins with an answer is given this answer again when it is run again.
        begun = answered - 1 if effect is None and picks is not None else answered
        while True:
            if effect is None and picks is not None and decision is not None:
                effect, picks = table.carry_out(decision, picks), None
                if effect is not None:
                    self._before = self._checkpoint(begun)
                begun = answered
            if effect is None:
                following = table.step()
                if following is None or isinstance(following, Decision):
                    decision = following
                    if self.record and table.state.turn_number != self._turns[-1].state.turn_number:
                        self._turns.append(self._checkpoint(answered))
                    if decision is None:
                        break
                else:
                    effect = following
                    self._before = self._checkpoint(answered)
            if effect is not None:
                decision = _ask(effect, picks)
                if decision is None:
                    effect = picks = None
                    continue
            assert decision is not None
            forced = decision.forced
            if forced is None:
                break
            if forced and self._deciders and decision.decider != self._deciders[-1]:
                table.state.news = table.state.news or "other"  # nobody asked, but everybody saw another do it
            picks = _values(decision, forced)
        self._effect, self.decision = effect, decision

    def _open(self, state: Any, events: list[Event] | None) -> None:
        """Put a state on the table, with no effect suspended."""
        self._table = self.rules.table(state, events)
        self._effect = None
        self._before = None

    def _checkpoint(self, answers: int) -> Checkpoint:
        return Checkpoint(self._table.state.copy(), answers, len(self._table.events or ()))

    # Looking

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far, unredacted."""
        return tuple(self._table.events or ())

    @property
    def state(self) -> Any:
        return self._table.state

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.state)

    @property
    def turn(self) -> Any:
        return self.rules.turn(self.state)

    @property
    def supply(self) -> dict[str, int]:
        return self.rules.supply(self.state)

    @property
    def trash(self) -> list[str]:
        return self.rules.trash(self.state)

    @property
    def answers(self) -> int:
        """How many answers were given so far."""
        return len(self._answers)

    @property
    def given(self) -> tuple[Answer, ...]:
        """All answers so far, each as the places of the picked options."""
        return tuple(self._answers)

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """For each answer, who gave it."""
        return tuple(self._deciders)

    @property
    def turns(self) -> tuple[Checkpoint, ...]:
        """The beginning of each turn in which somebody was asked something. Only to be looked at."""
        return tuple(self._turns)

    @property
    def is_continued(self) -> bool:
        """Whether what came first is missing: the rules changed, and the match went on from a save's checkpoint."""
        return self._continued

    def zone(self, seat: int, name: str) -> list[str]:
        """The English names of the cards in one of a seat's zones."""
        return self.rules.zone(self.state, self._seat(seat), name)

    def _seat(self, seat: int) -> Seat:
        """A seat that somebody outside asks for, if there is such a one."""
        if not isinstance(seat, int) or not 0 <= seat < self.rules.seats(self.state):
            last = self.rules.seats(self.state) - 1
            sentence = f"There is no seat {quoted(seat)}: they are 0 to {last}."
            raise SetupError("no_seat", sentence, seat=plain(seat), last=last)
        return Seat(seat)

    def view(self, seat: int) -> Any:
        """What one seat may know now. It stays as it is when the match goes on."""
        here, question = self._seat(seat), self.decision
        if question is not None and question.decider != here:
            question = question._replace(options=(), at_least=0, at_most=0)  # another's cards may be among them
        return self.rules.view(self.rules.redacted(self.state, here), here, question)

    def open_view(self, seat: int) -> Any:
        """The table from a seat with every card face up: for who looks back on a game."""
        return self.rules.view(self.rules.revealed(self.state), self._seat(seat), self.decision)

    def live_view(self, seat: Seat) -> Any:
        """The same without a copy: only good until the next answer, and only for who looks at nothing private."""
        return self.rules.view(self._table.state, seat, self.decision)

    # Taking back

    def undo(self) -> None:
        """Take the last answer back; UndoRefused where something new has become known since."""
        reason = self.undo_refusal
        if reason is not None:
            raise UndoRefused(f"undo_{reason}", _UNDO_SENTENCES[reason])
        self._rewind(len(self._answers) - 1)

    @property
    def undo_refusal(self) -> str | None:
        """Why the last answer can not be taken back (nothing, draw, reveal, shuffle, other); None if it can."""
        if not self._answers:
            return "nothing"
        if self.setup.get("practice"):
            return None
        if self._news[-1]:
            return self._news[-1]
        last = self._deciders[-1]
        now = self.decision.decider if self.decision else None
        return None if last in (now, self.rules.active_seat(self.state)) else "other"

    def _rewind(self, count: int) -> None:
        """Go back to the question that was answered by answer number `count`."""
        while len(self._turns) > 1 and self._turns[-1].answers > count:
            self._turns.pop()
        point = self._turns[-1]
        if self._effect is not None and self._before is not None and self._before.answers <= count:
            point = self._before
        replayed = self._answers[point.answers : count]
        self._resume(point, point.state.copy())
        for answer in replayed:
            self._take(answer)

    def _resume(self, point: Checkpoint, state: Any) -> None:
        """Stand again where a checkpoint was made."""
        del self._answers[point.answers :], self._deciders[point.answers :], self._news[point.answers :]
        self._open(state, list(self.events[: point.events]) if self.record else None)
        self.decision = None
        self._proceed(None)

    # Branching

    def fork(self, seat: int | None = None) -> "Match":
        """An equal match that goes its own way; for a seat, one in which what it can not know is dealt again."""
        if seat is not None:
            return self.imagine(seat)
        return self._twin(self._latest(), len(self._answers))

    def at(self, count: int) -> "Match":
        """A match that stands where this one stood after so many answers, and goes its own way."""
        count = max(0, min(count, len(self._answers)))
        point = next(turn for turn in reversed(self._turns) if turn.answers <= count)
        return self._twin(point, count)

    def _twin(self, point: Checkpoint, count: int) -> "Match":
        """A match from a checkpoint of this one, with the answers since given again up to a number."""
        twin = Match.__new__(Match)
        twin.rules, twin.setup, twin.record, twin._continued = self.rules, self.setup, self.record, self._continued
        twin._answers, twin._deciders, twin._news = self._answers.copy(), self._deciders.copy(), self._news.copy()
        twin._turns = [turn for turn in self._turns if turn.answers <= count]
        twin._table = self._table
        twin._resume(point, point.state.copy())
        for answer in self._answers[point.answers : count]:
            twin._take(answer)
        return twin

    def follow(self, answers: Sequence[Answer]) -> bool:
        """Go where these answers lead from the beginning, back where they differ; whether all of them fitted."""
        pairs = enumerate(zip(self._answers, answers, strict=False))
        same = next((at for at, (one, other) in pairs if one != other), min(len(self._answers), len(answers)))
        if same < len(self._answers):
            self._rewind(same)
        return self._retake(answers[same:])

    def _latest(self) -> Checkpoint:
        if self._effect is not None and self._before is not None:
            return self._before
        return Checkpoint(self.state, len(self._answers), len(self._table.events or ()))

    def imagine(self, seat: int, random: Random | None = None) -> "Match":
        """A match that looks the same to a seat, in which all that it can not know is dealt again.

        The cards are dealt again where the running effect began, and the answers since are given again. Most deals
        lead to the same question; where one does not (a rival who was asked for a Reaction no longer holds one), the
        seat would have seen something else, so another is tried. Chance since then is another too, lest a card that was
        gained and shuffled in be where it is in truth; unless the seat has seen too much of what came of it.
        """
        random = random or Random.from_seed(self.setup.get("seed", 0), Stream.IMAGINE, len(self._answers))
        here, point = self._seat(seat), self._latest()
        hidden = self.rules.hidden(self.state, here)
        seen = self.live_view(here)
        for attempt in range(2 * _IMAGINE_TRIES):
            state = point.state.copy()
            if attempt < _NEW_CHANCES:
                self.rules.reseed(state, random)
            if attempt == _IMAGINE_TRIES and self.decision is not None:
                hidden -= self.rules.held(self.state, self.decision.seat)
            share = min(1.0, 2 - (attempt + 1) / _IMAGINE_TRIES)  # of the hidden cards: in the last try none
            dealt = hidden if share == 1 else {card for card in sorted(hidden) if random.chance(share)}
            self.rules.redeal(state, here, dealt, random)
            twin = Match(self.rules, {**self.setup, "seed": 0}, state, record=False)
            if twin._retake(self._answers[point.answers :]) and twin.live_view(here) == seen:
                break
        self.rules.reseed(twin.state, random)
        return twin

    def _retake(self, answers: Sequence[Answer]) -> bool:
        """Give answers again as far as they fit; whether all of them did."""
        for answer in answers:
            if self.decision is None or not fits(self.decision, answer):
                return False
            self._take(answer)
        return True

    # Saving

    def save(self, path: str | os.PathLike[str], table: Mapping[str, Any] | None = None) -> None:
        """Write the match to a file, all or nothing; what was there before is kept beside it as a backup.

        The table is plain data that is kept with the match: who of the players is a bot, for example.
        """
        saves.write(path, saves.to_data(self, table))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> "Match":
        """The match from a file; SaveError where it can not be read."""
        return saves.to_match(saves.read(path))


def rules_of(setup: Mapping[str, Any]) -> Rules:
    """The rules of the game that a setup names."""
    if not isinstance(setup, Mapping):
        raise SetupError("no_setup", "A game is set up with a dictionary: game, players, kingdom, seed …")
    game = setup.get("game", "dominion")
    if not isinstance(game, str) or game not in GAMES:
        known = tuple(GAMES)
        sentence = f"There is no game called {quoted(game)}. There are: {', '.join(known)}."
        raise SetupError("no_game", sentence, game=plain(game), known=known)
    return GAMES[game]


def fits(decision: Decision, answer: Answer) -> bool:
    """Whether recorded places are an answer to this question."""
    return (
        decision.at_least <= len(answer) <= decision.at_most
        and len(set(answer)) == len(answer)
        and all(0 <= place < len(decision.options) for place in answer)
    )


def _values(decision: Decision, answer: Answer) -> tuple[Any, ...]:
    options = decision.options
    return tuple([option.name if (option := options[place]).card is None else option.card for place in answer])


def _ask(effect: Effect[None], picks: tuple[Any, ...] | None) -> Decision | None:
    """Run an effect to its next question; None at its end."""
    try:
        return effect.send(picks)  # type: ignore[arg-type]  # None starts a generator
    except StopIteration:
        return None
