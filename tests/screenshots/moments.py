"""Moments of real games for the pictures: bots play from a fixed seed until something worth seeing comes up."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from game import Decision, Match, Verb
from game.bots.bot import Bot
from game.bots.dominion.habits import Habits, Picks
from game.core.chance import Random, Stream
from game.dominion.cards import CARDS
from game.dominion.view import View

Plan = Mapping[str, int]  # which cards to buy, the dearest wish first, and how many of each
When = Callable[[Match, Decision], bool]

NAMES = ("Anna", "Basil", "Clara", "Dora", "Emil", "Fritz")
SEEDS = 60  # games in which a moment is looked for, in case the bots play otherwise one day
LONGEST = 3000  # answers
POINTS_FROM = 4  # Provinces left: from there on lesser Victory cards are bought too

ALCHEMISTS: Plan = {"Potion": 1, "Golem": 1, "Alchemist": 3, "University": 1, "Market": 3, "Witch": 1, "Moat": 1}
POSSESSORS: Plan = {"Potion": 2, "Possession": 2, "University": 1, "Laboratory": 4, "Throne Room": 1, "Gold": 2}
SCHOLARS: Plan = {"Laboratory": 4, "Council Room": 1, "Gold": 3, "Throne Room": 1}
MIXERS: Plan = {
    "Potion": 1, "Apothecary": 2, "Alchemist": 2, "Golem": 1, "Festival": 2, "Smithy": 1, "Militia": 1, "Herbalist": 1,
}  # fmt: skip
PENITENTS: Plan = {"Chapel": 1, "Festival": 2, "Witch": 1, "Throne Room": 1, "Artisan": 1}
SERVANTS: Plan = {
    "Potion": 1, "Scrying Pool": 2, "Golem": 1, "Minion": 2, "Steward": 2, "Great Hall": 1, "Conspirator": 2,
}  # fmt: skip
TRADERS: Plan = {"Market": 2, "Merchant": 1, "Moat": 1, "Gold": 3}
WITCHES: Plan = {"Witch": 2, "Gold": 2}
COUPLE: Plan = {"Market": 2, "Smithy": 1, "Village": 2, "Merchant": 2}


class Planner(Habits):
    """Buys a Province once it can, then what its plan says, then money, and lesser points towards the end."""

    def __init__(self, random: Random, plan: Plan) -> None:
        super().__init__(random)
        self.plan = plan

    def buy(self, view: View, decision: Decision) -> Picks:
        offered = {option.name: option for option in decision.options}
        wished = [name for name, most in self.plan.items() if view.count(view.seat, name) < most]
        late = ["Duchy"] if view.left("Province") <= POINTS_FROM else []
        for name in ("Province", *late, *wished, "Gold", "Silver"):
            if name in offered:
                return (offered[name],)
        return ()


def played(seed: int, kingdom: str, plans: Sequence[Plan], when: When | None = None, **setup: object) -> Match | None:
    """A game as it stands when something first holds, None if it never does; without that, a whole game."""
    players = list(NAMES[: len(plans)])
    match = Match.start({"game": "dominion", "players": players, "kingdom": kingdom, "seed": seed, **setup})
    bots: list[Bot] = [Planner(Random.from_seed(seed, Stream.BOTS, seat), plan) for seat, plan in enumerate(plans)]
    for _ in range(LONGEST):
        decision = match.decision
        if decision is None:
            return match if when is None else None
        if when is not None and when(match, decision):
            return match
        match.answer(*bots[decision.decider].answer(match.view(decision.decider), decision))
    return None


def moment(seed: int, kingdom: str, plans: Sequence[Plan], when: When | None = None, **setup: object) -> Match:
    """The same, in the game of this seed or of the next one in which it happens."""
    for each in range(seed, seed + SEEDS):
        match = played(each, kingdom, plans, when, **setup)
        if match is not None:
            return match
    raise LookupError(f"This does not happen in {SEEDS} games of {kingdom}.")


# What may hold


def _actions(match: Match, seat: int = 0) -> list[str]:
    """The different Actions in a hand."""
    return sorted({name for name in match.zone(seat, "hand") if CARDS[name].is_action})


def _asks_anna(decision: Decision, verb: Verb, source: str | None = None) -> bool:
    return (decision.seat, decision.verb, decision.source) == (0, verb, source)


def _is_rich(match: Match, decision: Decision) -> bool:
    """Anna is in the middle of a good turn, and may choose what to play next."""
    hand, play = match.zone(0, "hand"), match.zone(0, "play")
    is_good = len(_actions(match)) >= 3 and len(hand) >= 6 and len(set(play)) >= 3
    return _asks_anna(decision, Verb.PLAY) and is_good and match.supply["Province"] <= 10


def _is_rivals_witch(match: Match, decision: Decision) -> bool:
    """Basil is about to play a Witch, and Anna has nothing to show against it."""
    is_asked = (decision.seat, decision.verb) == (1, Verb.PLAY)
    is_witch = {option.name for option in decision.options} == {"Witch"}
    return is_asked and is_witch and match.turn.number >= 20 and "Moat" not in match.zone(0, "hand")


def _is_puppet(match: Match, decision: Decision) -> bool:
    """Anna plays Basil's turn."""
    is_hers = (decision.decider, decision.seat, decision.verb) == (0, 1, Verb.PLAY)
    return is_hers and len(match.zone(1, "play")) >= 1 and len(_actions(match, 1)) >= 2


# The moments. Each is a match that belongs to nobody yet: who plays on in it takes a fork.


@cache
def actions() -> Match:
    return moment(4, "Chemistry Lesson", [ALCHEMISTS] * 3, _is_rich)


@cache
def buying() -> Match:
    def when(match: Match, decision: Decision) -> bool:
        turn = match.turn
        is_rich = turn.buys >= 2 and turn.potions > 0 and turn.coins >= 6
        return _asks_anna(decision, Verb.BUY) and is_rich and match.supply["Province"] <= 10

    return moment(4, "Potion Mixers", [MIXERS] * 3, when)


@cache
def picks() -> Match:
    def when(match: Match, decision: Decision) -> bool:
        burden = [name for name in match.zone(0, "hand") if name in ("Copper", "Estate")]
        return _asks_anna(decision, Verb.TRASH, "Chapel") and len(burden) >= 3 and len(match.zone(0, "play")) >= 3

    return moment(13, "Size Distortion", [PENITENTS] * 2, when)


@cache
def order() -> Match:
    def when(match: Match, decision: Decision) -> bool:
        different = {option.name for option in decision.options}
        is_long = len(different) >= 3 and len(match.zone(0, "play")) >= 3
        return _asks_anna(decision, Verb.ORDER, "Apothecary") and is_long

    return moment(5, "Potion Mixers", [MIXERS] * 2, when)


@cache
def choice() -> Match:
    def when(match: Match, decision: Decision) -> bool:
        return _asks_anna(decision, Verb.CHOOSE, "Steward") and len(match.zone(0, "play")) >= 4

    return moment(6, "Servants", [SERVANTS] * 2, when)


@cache
def attack() -> Match:
    return moment(6, "Improvements", [TRADERS, *[WITCHES] * 3], _is_rivals_witch)


@cache
def possession() -> Match:
    return moment(9, "Forbidden Arts", [POSSESSORS, SCHOLARS], _is_puppet)


@cache
def handed_over() -> Match:
    """Basil's turn has just begun."""

    def when(match: Match, decision: Decision) -> bool:
        is_asked = (decision.seat, decision.verb) == (1, Verb.PLAY)
        return is_asked and match.turn.number >= 24 and len(_actions(match, 1)) >= 2

    return moment(3, "Chemistry Lesson", [ALCHEMISTS] * 2, when)


@cache
def together() -> Match:
    def when(match: Match, decision: Decision) -> bool:
        return _asks_anna(decision, Verb.PLAY) and match.turn.number >= 22 and len(_actions(match)) >= 2

    return moment(3, "First Game", [COUPLE] * 2, when, mode="coop")


@cache
def six() -> Match:
    def when(match: Match, decision: Decision) -> bool:
        return _asks_anna(decision, Verb.PLAY) and match.turn.number >= 60 and len(_actions(match)) >= 3

    return moment(4, "Potion Mixers", [MIXERS] * 6, when)


@cache
def finished() -> Match:
    return moment(4, "Chemistry Lesson", [ALCHEMISTS, WITCHES | {"Market": 2}, ALCHEMISTS])


@cache
def finished_together() -> Match:
    return moment(3, "First Game", [COUPLE] * 2, mode="coop")
