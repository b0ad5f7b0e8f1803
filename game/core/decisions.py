"""Questions and answers: one kind of question for everything any rule can ask, checked in one place.

Values that a game makes by the thousand (options, decisions, events) are named tuples: frozen like a frozen dataclass,
and made several times as fast.
"""

from collections.abc import Generator, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, NewType, TypeAlias, TypeVar

from game.core.errors import IllegalAnswer
from game.core.names import plain

CardId = NewType("CardId", int)
Seat = NewType("Seat", int)


class Verb(StrEnum):
    """What a person is asked to do. One word for one thing."""

    PLAY = "play"
    PLAY_TREASURE = "play_treasure"
    BUY = "buy"
    GAIN = "gain"
    DISCARD = "discard"
    TRASH = "trash"
    TOPDECK = "topdeck"
    SET_ASIDE = "set_aside"
    PLACE = "place"
    PASS = "pass"
    REVEAL = "reveal"
    REACT = "react"
    NAME = "name"
    SPEND = "spend"
    OVERPAY = "overpay"
    ORDER = "order"
    CHOOSE = "choose"


class Option(NamedTuple):
    """Something that can be picked: a card, or a word. The English name serves as its id.

    Two Coppers are two options of one name: their card ids tell them apart.
    """

    name: str
    card: CardId | None = None

    def __repr__(self) -> str:
        return self.name if self.card is None else f"{self.name}#{self.card}"


Pick: TypeAlias = Option | str


class Decision(NamedTuple):
    """A question: which of the options? `seat` is whose question it is, `decider` who answers it.

    `owner` is whose cards it is about, where they are another player's.
    """

    seat: Seat
    decider: Seat
    verb: Verb
    options: tuple[Option, ...]
    at_least: int = 1
    at_most: int = 1
    ordered: bool = False
    source: str | None = None
    owner: Seat | None = None

    @property
    def forced(self) -> "tuple[int, ...] | None":
        """The only possible answer, if there is just one: then nobody is asked."""
        count = len(self.options)
        if self.at_most == 0:
            return ()
        if self.at_least < count:
            return None
        if self.ordered and count > 1 and len({option.name for option in self.options}) > 1:
            return None
        return tuple(range(count))

    def check(self, picks: "Sequence[Pick]") -> tuple[int, ...]:
        """The places of the picks among the options, or IllegalAnswer. A name means its next free option."""
        if not self.at_least <= len(picks) <= self.at_most:
            raise self._wrong_count(len(picks))
        if picks == self.options:  # the commonest answer: everything, as it is offered
            return tuple(range(len(picks)))
        places: list[int] = []
        for pick in picks:
            offered: Sequence[Any] = self.options
            if isinstance(pick, str):
                offered, pick = [option.name for option in self.options], pick.replace("’", "'")
            place = -1
            while place < 0 or place in places:
                try:
                    place = offered.index(pick, place + 1)
                except ValueError:
                    raise self._not_offered(pick, places) from None
            places.append(place)
        return tuple(places)

    def _wrong_count(self, count: int) -> IllegalAnswer:
        low, high = self.at_least, self.at_most
        wanted = f"{low}" if low == high else f"{low} to {high}"
        return IllegalAnswer(
            "answer_count",
            f"To {self.verb} here takes {wanted} of {len(self.options)} options, and {count} were picked.",
            low=low,
            high=high,
            count=count,
            options=len(self.options),
        )

    def _not_offered(self, pick: Pick, places: list[int]) -> IllegalAnswer:
        name = plain(pick.name if isinstance(pick, Option) else pick) or "–"
        offered = tuple(dict.fromkeys(option.name for option in self.options))
        if any(self.options[place].name == name for place in places):
            return IllegalAnswer("answer_twice", f"{name} was picked more often than it is there.", name=name)
        return IllegalAnswer(
            "answer_unknown",
            f"{name} is not among the options. They are: {', '.join(offered)}.",
            name=name,
            offered=offered,
            source=self.source or "",
        )


def decision(
    seat: Seat,
    decider: Seat,
    verb: Verb,
    options: tuple[Option, ...],
    at_least: int = 1,
    at_most: int | None = 1,
    ordered: bool = False,
    source: str | None = None,
    owner: Seat | None = None,
) -> Decision:
    """A Decision whose bounds are clamped to what there is. No `at_most` means: as many as there are."""
    count = len(options)
    most = count if at_most is None or at_most > count else at_most
    least = at_least if at_least < most else most
    return Decision(seat, decider, verb, options, least, most, ordered, source, owner)


Result = TypeVar("Result")
# What carries out a rule: it yields questions, is sent the values of the picked options, and may return something.
Effect: TypeAlias = Generator[Decision, tuple[Any, ...], Result]
