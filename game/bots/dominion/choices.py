"""What to choose where a card offers several things in words. Each function looks at the view and names its choice."""

from collections.abc import Callable, Sequence

from game.bots.dominion.worth import FEW_PROVINCES, use, worth
from game.core.decisions import Decision
from game.dominion.cards import CARDS
from game.dominion.view import View

Words = Sequence[str]


def _useless(view: View, seat: int) -> int:
    """How many cards of a hand are of no use in it."""
    return sum(card is not None and use(card.name) <= 0 for card in view.zone(seat, "hand"))


def _has_action(view: View, seat: int) -> bool:
    return any(card is not None and CARDS[card.name].is_action for card in view.zone(seat, "hand"))


def courtier(view: View, decision: Decision) -> Words:
    return ["gold", "coins", "action", "buy"][: decision.at_most]


def lurker(view: View, decision: Decision) -> Words:
    return ["gain" if any(CARDS[card.name].is_action for card in view.trash) else "trash"]


def mill(view: View, decision: Decision) -> Words:
    return ["discard"] if _useless(view, decision.seat) >= 2 else []


def mining_village(view: View, decision: Decision) -> Words:
    return ["trash"] if view.left("Province") <= FEW_PROVINCES else []


def minion(view: View, decision: Decision) -> Words:
    """A new hand where the old one holds little."""
    useful = view.size(decision.seat, "hand") - _useless(view, decision.seat)
    return ["hand" if useful < 2 else "coins"]


def nobles(view: View, decision: Decision) -> Words:
    is_stuck = view.turn.actions == 0 and _has_action(view, decision.seat)
    return ["actions" if is_stuck else "cards"]


def pawn(view: View, decision: Decision) -> Words:
    return ["card", "action"] if view.turn.actions == 0 else ["card", "coin"]


def secret_passage(view: View, decision: Decision) -> Words:
    """What is not wanted goes to the bottom."""
    return [decision.options[-1].name]


def steward(view: View, decision: Decision) -> Words:
    hand = [card for card in view.zone(decision.seat, "hand") if card is not None]
    burdens = sum(worth(view, card.name) < 0 for card in hand)
    return ["trash" if burdens >= 2 else "cards"]


def torturer(view: View, decision: Decision) -> Words:
    is_cheap = _useless(view, decision.seat) >= 2 or view.size(decision.seat, "hand") == 0
    return ["curse" if view.left("Curse") == 0 or not is_cheap else "discard"]


CHOICES: dict[str, Callable[[View, Decision], Words]] = {
    "Courtier": courtier,
    "Lurker": lurker,
    "Mill": mill,
    "Mining Village": mining_village,
    "Minion": minion,
    "Nobles": nobles,
    "Pawn": pawn,
    "Secret Passage": secret_passage,
    "Steward": steward,
    "Torturer": torturer,
}
