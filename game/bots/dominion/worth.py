"""What cards are worth to a bot that has no plan for them."""

from game.dominion.cards import CARDS
from game.dominion.view import View

FEW_PROVINCES = 4  # from here on points count for more than a better deck


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
