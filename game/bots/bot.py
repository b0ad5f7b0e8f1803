"""What a bot is, and the simplest of them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from game.core.chance import Random
from game.core.decisions import Decision, Option


class Bot(ABC):
    """An opponent. It gets what its seat may know, and nothing else; it keeps nothing from question to question."""

    name: str
    buys: tuple[str, ...] = ()  # the cards that its strategy is about, if the game has them

    def __init__(self, random: Random) -> None:
        self.random = random

    @abstractmethod
    def answer(self, view: Any, decision: Decision) -> Sequence[Option]:
        """The picks that answer a question."""


class RandomBot(Bot):
    """Any legal answer, of whatever game."""

    name = "random"

    def answer(self, view: Any, decision: Decision) -> Sequence[Option]:
        count = decision.at_least + self.random.below(decision.at_most - decision.at_least + 1)
        return self.random.sample(decision.options, count)
