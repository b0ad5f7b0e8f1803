"""Good manners for any bot: a sensible answer to every question a card can ask, also one that others force on it.

A strategy decides what to play and what to buy. Everything else (what to discard, what to trash, what to show) is here,
and looks at nothing but the question and what the seat may know.
"""

from collections import Counter
from collections.abc import Sequence

from game.bots.bot import Bot
from game.bots.dominion.choices import CHOICES
from game.bots.dominion.worth import use, worth, zest
from game.core.decisions import Decision, Option, Verb
from game.dominion.cards import CARDS
from game.dominion.kinds import Cost
from game.dominion.view import View

Picks = Sequence[Option]

COINS_TO_KEEP = 5  # in the whole deck: whoever trashes Coppers below that has nothing left to buy with
WORTH_TRADING = ("Mine", "Moneylender")  # trashing to these pays at once


PASS, NAME = Verb.PASS, Verb.NAME  # these words mean something else in Python, or to a Bot


class Habits(Bot):
    """A bot that buys nothing yet, but knows how to behave. It has a method for each verb, named after it."""

    def answer(self, view: View, decision: Decision) -> Picks:
        verb = decision.verb
        if verb is PASS:
            return self.pass_on(view, decision)
        if verb is NAME:
            return self.name_one(view, decision)
        picks: Picks = getattr(self, verb)(view, decision)
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
        """The best that is offered, as far as one would want it or must take it; for a rival the worst."""
        ranked = sorted(decision.options, key=lambda option: worth(view, option.name), reverse=True)
        if decision.owner is not None:
            return ranked[::-1][: decision.at_least]
        wanted = sum(worth(view, option.name) > 0 for option in ranked)
        return ranked[: max(decision.at_least, min(decision.at_most, wanted))]

    # What every strategy does alike

    def discard(self, view: View, decision: Decision) -> Picks:
        """What is of no use in the hand, or of least where more must go; of a rival's cards what is of use."""
        if decision.source == "Locusts":  # to be trashed, or kept for a Curse: a Province is worth it, an Estate is not
            return [option for option in decision.options if CARDS[option.name].points != 1]
        ranked = sorted(decision.options, key=lambda option: use(option.name))
        useless = sum(use(option.name) <= 0 for option in ranked)
        if decision.owner is not None:
            ranked, useless = ranked[::-1], len(ranked) - useless
        return ranked[: max(decision.at_least, min(decision.at_most, useless))]

    def trash(self, view: View, decision: Decision) -> Picks:
        """The best of a rival's cards; of one's own what is a burden, or the least where one must go."""
        ranked = sorted(decision.options, key=lambda option: worth(view, option.name))
        if decision.owner is not None:
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

    def place(self, view: View, decision: Decision) -> Picks:
        return sorted(decision.options, key=lambda option: use(option.name))[: decision.at_least]

    def pass_on(self, view: View, decision: Decision) -> Picks:
        return sorted(decision.options, key=lambda option: worth(view, option.name))[: decision.at_least]

    def reveal(self, view: View, decision: Decision) -> Picks:
        """A card of many types brings most."""
        return sorted(decision.options, key=lambda option: -len(CARDS[option.name].types.names))[: decision.at_least]

    def react(self, view: View, decision: Decision) -> Picks:
        """What protects, before what changes the hand; the latter only as long as it can still bring something."""
        offered = {option.name: option for option in decision.options}
        if "Moat" in offered:
            return (offered["Moat"],)
        hand, deck = view.zone(decision.seat, "hand"), view.zone(decision.seat, "deck")
        useless = sum(card is not None and use(card.name) <= 0 for card in hand)
        if "Diplomat" in offered and useless >= 2:
            return (offered["Diplomat"],)
        if "Secret Chamber" in offered and (not deck or deck[0] is None):
            return (offered["Secret Chamber"],)
        return ()

    def name_one(self, view: View, decision: Decision) -> Picks:
        """The card that is most likely next: one that is wanted, or one to be rid of."""
        deck = view.zone(view.seat, "deck")
        left = view.owned(view.seat)
        for zone in ("hand", "discard", "play", "aside", "returning"):
            left.subtract(card.name for card in view.zone(view.seat, zone) if card is not None)
        is_wished = decision.source == "Wishing Well"
        if is_wished and deck and deck[0] is not None:
            left = Counter([deck[0].name])

        def rank(option: Option) -> tuple[bool, int]:
            return is_wished or use(option.name) <= 0, left[option.name]

        return sorted(decision.options, key=rank, reverse=True)[:1]

    def spend(self, view: View, decision: Decision) -> Picks:
        """So many coin tokens that they bring a Province or else a Gold within reach; to a Butcher all of them."""
        if decision.source is not None:
            return decision.options
        for price in (view.cost("Province").coins, view.cost("Gold").coins):
            if view.coins < price <= view.coins + decision.at_most:
                return decision.options[: price - view.coins]
        return ()

    def overpay(self, view: View, decision: Decision) -> Picks:
        """All that would be lost with the last buy. A Stonemason wants exactly what some Action costs."""
        if view.turn.buys > 0:
            return ()
        if decision.source != "Stonemason":
            return decision.options
        coins = [option for option in decision.options if option.name == "coin"]
        potions = [option for option in decision.options if option.name == "potion"]
        actions = [view.cost(name) for name, left in view.supply.items() if left and CARDS[name].is_action]
        within = [cost for cost in actions if cost.coins <= len(coins) and cost.potions <= len(potions)]
        best = max(within, default=Cost(0), key=lambda cost: (cost.potions, cost.coins))
        return coins[: best.coins] + potions[: best.potions]

    def order(self, view: View, decision: Decision) -> Picks:
        """The best comes first: it is drawn first, played first, or saved first."""
        return sorted(decision.options, key=lambda option: zest(option.name), reverse=True)

    def choose(self, view: View, decision: Decision) -> Picks:
        """As the card that asks deserves it. A deck that is turned over sooner brings sooner what was bought."""
        if decision.source not in CHOICES:
            return decision.options[: decision.at_most]
        words = CHOICES[decision.source](view, decision)
        return [option for option in decision.options if option.name in words]
