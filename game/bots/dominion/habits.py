"""Good manners for any bot: a sensible answer to every question a card can ask, also one that others force on it.

A strategy decides what to play and what to buy. Everything else (what to discard, what to trash, what to show) is here,
and looks at nothing but the question and what the seat may know.
"""

from collections.abc import Sequence

from game.bots.bot import Bot
from game.core.decisions import Decision, Option
from game.dominion.cards import CARDS
from game.dominion.view import View

Picks = Sequence[Option]

FEW_PROVINCES = 4  # from here on points count for more than a better deck
COINS_TO_KEEP = 5  # in the whole deck: whoever trashes Coppers below that has nothing left to buy with
WORTH_TRADING = ("Mine", "Moneylender")  # trashing to these pays at once


class Habits(Bot):
    """A bot that buys nothing yet, but knows how to behave. It has a method for each verb, named as the verb is."""

    def answer(self, view: View, decision: Decision) -> Picks:
        picks: Picks = getattr(self, decision.verb)(view, decision)
        return picks

    # What a strategy may want otherwise

    def play(self, view: View, decision: Decision) -> Picks:
        """The Action that gives most: one that brings further Actions before one that ends the phase."""
        return sorted(decision.options, key=lambda option: zest(option.name), reverse=True)[:1]

    def play_treasure(self, view: View, decision: Decision) -> Picks:
        return decision.options

    def buy(self, view: View, decision: Decision) -> Picks:
        return ()

    def gain(self, view: View, decision: Decision) -> Picks:
        """The best that is offered, as far as one would want it or must take it."""
        ranked = sorted(decision.options, key=lambda option: worth(view, option.name), reverse=True)
        wanted = sum(worth(view, option.name) > 0 for option in ranked)
        return ranked[: max(decision.at_least, min(decision.at_most, wanted))]

    # What every strategy does alike

    def discard(self, view: View, decision: Decision) -> Picks:
        """What is of no use in the hand, or of least where more must go; of a rival's cards what is of use."""
        ranked = sorted(decision.options, key=lambda option: use(option.name))
        useless = sum(use(option.name) <= 0 for option in ranked)
        if is_about_another(view, decision):
            ranked, useless = ranked[::-1], len(ranked) - useless
        return ranked[: max(decision.at_least, min(decision.at_most, useless))]

    def trash(self, view: View, decision: Decision) -> Picks:
        """The best of a rival's cards; of one's own what is a burden, or the least where one must go."""
        ranked = sorted(decision.options, key=lambda option: worth(view, option.name))
        if is_about_another(view, decision):
            return ranked[::-1][: decision.at_most]
        if decision.source in WORTH_TRADING:
            return [option for option in ranked if option.name != "Gold"][: decision.at_most]
        burden = 0
        coins = sum(CARDS[name].coins * count for name, count in view.owned(view.seat).items())
        for option in ranked:
            coins -= CARDS[option.name].coins
            if worth(view, option.name) > 0 or coins < COINS_TO_KEEP:
                break
            burden += 1
        return ranked[: max(decision.at_least, min(decision.at_most, burden))]

    def topdeck(self, view: View, decision: Decision) -> Picks:
        """What one likes to draw again; where one must choose from the hand, what the present turn can do without."""
        ranked = sorted(decision.options, key=lambda option: use(option.name), reverse=True)
        if decision.at_least:
            spare = [option for option in ranked if CARDS[option.name].is_action] or ranked[::-1]
            return spare[: decision.at_least]
        return [option for option in ranked if use(option.name) > 1][: decision.at_most]

    def set_aside(self, view: View, decision: Decision) -> Picks:
        """An Action that can not be played any more makes room for another card."""
        return decision.options[: decision.at_most] if view.turn.actions == 0 else ()

    def react(self, view: View, decision: Decision) -> Picks:
        return decision.options[:1]

    def order(self, view: View, decision: Decision) -> Picks:
        """The best comes first: it is drawn first, played first, or saved first."""
        return sorted(decision.options, key=lambda option: zest(option.name), reverse=True)

    def choose(self, view: View, decision: Decision) -> Picks:
        """A deck that is turned over sooner brings sooner what was bought."""
        return decision.options[: decision.at_most]


def use(name: str) -> float:
    """How gladly one has a card in the hand."""
    kind = CARDS[name]
    if kind.is_action:
        return 2 + kind.actions
    if kind.is_treasure:
        return kind.coins or 1.5  # a Potion, or a Treasure whose worth must be counted
    return 0


def zest(name: str) -> tuple[bool, float, int]:
    """In which order to play or to draw: first what goes on, then what is of use, then what is dear."""
    kind = CARDS[name]
    return kind.actions > 0, use(name), kind.cost.coins


def worth(view: View, name: str) -> float:
    """How gladly one owns a card, for as long as the game may last. A burden is worth nothing or less."""
    kind = CARDS[name]
    if name == "Curse":
        return -2
    if name == "Province":
        return 20
    if kind.is_action or kind.is_treasure:
        return kind.cost.coins + 3 * kind.cost.potions
    is_late = view.left("Province") <= FEW_PROVINCES
    return kind.cost.coins if is_late else -1


def is_about_another(view: View, decision: Decision) -> bool:
    """Whether the question is about cards that another player has laid out."""
    others = (seat for seat in range(len(view.players)) if seat != decision.seat)
    return any(option in view.zone(seat, "aside") for seat in others for option in decision.options[:1])
