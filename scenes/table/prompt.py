"""An answer in the making: what was picked so far of what a question offers. No pygame, and no game, in here."""

from collections import Counter
from typing import NamedTuple

from game.core.decisions import Decision, Option, Verb

# One click on a card is the whole answer: more of them may follow in the next question.
AT_ONCE = (Verb.PLAY, Verb.PLAY_TREASURE, Verb.BUY)


class Lit(NamedTuple):
    """What a board lights up: what can be picked, what is picked already, and whether its order counts."""

    offered: frozenset[Option] = frozenset()
    picked: tuple[Option, ...] = ()
    is_ordered: bool = False

    def number(self, option: Option) -> int | None:
        """The number on a picked card, where the order counts."""
        return self.picked.index(option) + 1 if self.is_ordered and option in self.picked else None


DARK = Lit()


class Prompt:
    """A question and the picks so far, as places among its options.

    There are five ways of asking: on the cards, by written choices, by a number of equal things, by a place on a scale,
    and by putting cards in order.
    """

    def __init__(self, decision: Decision, confirms_buys: bool = False) -> None:
        self.decision = decision
        self.is_double = confirms_buys and decision.verb is Verb.BUY  # picked first, and then confirmed
        options = decision.options
        names = Counter(option.name for option in options)
        has_cards = any(option.card is not None for option in options)
        self.is_naming = decision.verb is Verb.NAME
        self.is_scale = not has_cards and len(options) > 1 and all(option.name.isdecimal() for option in options)
        self.is_count = not has_cards and not self.is_scale and decision.verb in (Verb.SPEND, Verb.OVERPAY)
        self.is_written = not (has_cards or self.is_naming or self.is_scale or self.is_count)
        self.is_order = has_cards and decision.ordered and decision.at_least == len(options) > 1
        self.names = tuple(names)  # the different things of a count
        self.picked: list[int] = list(range(len(options))) if self.is_order else [0] if self.is_scale else []
        self._placed = 0  # how many cards of an order were clicked

    # Picking

    @property
    def is_yes_or_no(self) -> bool:
        """Whether there is one card to pick or not, and no other choice."""
        decision = self.decision
        is_of_card = not (self.is_written or self.is_naming or self.is_scale or self.is_count)
        return is_of_card and len(decision.options) == 1 and self.can_decline and decision.verb not in AT_ONCE

    @property
    def is_single(self) -> bool:
        """Whether one pick is the whole answer."""
        return self.decision.at_most == 1 or self.decision.verb in AT_ONCE

    def pick(self, place: int) -> bool:
        """Pick an option, or take it back; whether the answer is complete with that and needs no confirming."""
        if self.is_order:
            self._put_next(place)
            return False
        if self.is_single or self.is_scale:
            is_again = self.picked == [place]
            self.picked = [place]
            return self.is_single and not self.is_scale and (is_again or not self.is_double)
        if place in self.picked:
            self.picked.remove(place)
        else:
            if len(self.picked) == self.decision.at_most:
                del self.picked[0]  # the newest wishes count
            self.picked.append(place)
        return False

    def _put_next(self, place: int) -> None:
        """Cards clicked one after the other come in that order, before those that were not clicked."""
        if self._placed == len(self.picked) or place in self.picked[: self._placed]:
            self._placed = 0
        self.move(place, self._placed)
        self._placed += 1

    def move(self, place: int, to: int) -> None:
        """Put a card of an order at another position."""
        self.picked.remove(place)
        self.picked.insert(to, place)

    def pick_all(self) -> None:
        self.picked = list(range(min(len(self.decision.options), self.decision.at_most)))

    # Counting

    def count(self, name: str) -> int:
        return sum(self.decision.options[place].name == name for place in self.picked)

    def most(self, name: str) -> int:
        return sum(option.name == name for option in self.decision.options)

    def set_count(self, name: str, count: int) -> None:
        """So many of the equal things of a name."""
        others = [place for place in self.picked if self.decision.options[place].name != name]
        same = [place for place, option in enumerate(self.decision.options) if option.name == name]
        self.picked = sorted(others + same[: max(0, min(count, len(same)))])

    # Answering

    @property
    def lit(self) -> Lit:
        decision = self.decision
        return Lit(frozenset(decision.options), self.answer, decision.ordered and decision.at_most > 1)

    @property
    def can_confirm(self) -> bool:
        return self.decision.at_least <= len(self.picked) <= self.decision.at_most

    @property
    def can_decline(self) -> bool:
        return self.decision.at_least == 0

    @property
    def needs_confirming(self) -> bool:
        """Whether the answer is given with a button, not with the pick itself."""
        return not self.is_single or self.is_scale or self.is_count or self.is_order or self.is_double

    @property
    def answer(self) -> tuple[Option, ...]:
        return tuple(self.decision.options[place] for place in self.picked)
