"""Strategies that buy money: the yardsticks by which other ideas are measured."""

from game.bots.dominion.habits import Habits, Picks
from game.core.decisions import Decision
from game.dominion.view import View


class BigMoney(Habits):
    """Province, else Gold, else Silver: nothing but money, and the points that it buys."""

    name = "big_money"
    copies = 0  # how many of each card in `buys` to buy besides
    greens = False  # whether to take Duchies and Estates when the Provinces run out

    def buy(self, view: View, decision: Decision) -> Picks:
        offered = {option.name: option for option in decision.options}
        for name in ("Province", *self._points(view), "Gold", *self._actions(view), "Silver"):
            if name in offered:
                return (offered[name],)
        return ()

    def _points(self, view: View) -> list[str]:
        """The lesser Victory cards, once the end is near enough for them to count."""
        left = view.left("Province")
        if not self.greens or left > 5:
            return []
        return ["Duchy", "Estate"] if left <= 2 else ["Duchy"]

    def _actions(self, view: View) -> list[str]:
        return [name for name in self.buys if view.count(view.seat, name) < self.copies]


class Smithy(BigMoney):
    """Big Money with one Smithy."""

    name = "smithy"
    buys = ("Smithy",)
    copies = 1
    greens = True


class DoubleSmithy(Smithy):
    """Big Money with two Smithies."""

    name = "double_smithy"
    copies = 2


class DoubleWitch(BigMoney):
    """Big Money with two Witches, which fill the rivals' decks with Curses."""

    name = "double_witch"
    buys = ("Witch",)
    copies = 2
    greens = True
