"""The peer's side of the comparison: the same games, played by pyminion. Run by engine.py in the peer's environment."""

import logging
import random
from collections.abc import Iterator
from typing import Any

import rounds
from pyminion.bots.bot import Bot, BotDecider
from pyminion.bots.examples import BigMoney
from pyminion.core import Card
from pyminion.expansions import base
from pyminion.game import Game

# The peer asks for every message of every logger as soon as it is imported. Nobody reads them here, and they would
# more than halve its speed.
logging.getLogger().setLevel(logging.WARNING)

CARDS: dict[str, Card] = {card.name: card for card in base.base_set}


class SmithyDecider(BotDecider):
    """What our Smithy bot does: one Smithy, Duchies from the fifth Province on, Estates from the second."""

    def action_priority(self, player: Any, game: Any) -> Iterator[Card]:
        yield base.smithy

    def buy_priority(self, player: Any, game: Any) -> Iterator[Card]:
        money, provinces = player.state.money, game.supply.pile_length("Province")
        if money >= 8:
            yield base.province
        if money >= 5 and provinces <= 5:
            yield base.duchy
        if money >= 2 and provinces <= 2:
            yield base.estate
        if money >= 6:
            yield base.gold
        if money >= 4 and player.get_card_count(base.smithy) < 1:
            yield base.smithy
        if money >= 3:
            yield base.silver


class RandomDecider:
    """Any legal answer, with the same chances as our RandomBot: first how many, then which.

    The peer has a method for each kind of question, but most of them ask for some of several cards.
    """

    def action_phase_decision(self, valid_actions: list[Card], player: Any, game: Any) -> Card | None:
        return one_or_none(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Card], player: Any, game: Any) -> list[Card]:
        return some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: list[Card], player: Any, game: Any) -> Card | None:
        return one_or_none(valid_cards)

    def binary_decision(self, *asked: Any, **about: Any) -> bool:
        return random.random() < 0.5

    def discard_decision(
        self, valid_cards: list[Card], min_num_discard: int = 0, max_num_discard: int = -1, **about: Any
    ) -> list[Card]:
        return some(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self, valid_cards: list[Card], min_num_trash: int = 0, max_num_trash: int = -1, **about: Any
    ) -> list[Card]:
        return some(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self, valid_cards: list[Card], min_num_gain: int = 0, max_num_gain: int = -1, **about: Any
    ) -> list[Card]:
        return some(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self, valid_cards: list[Card], min_num_topdeck: int = 0, max_num_topdeck: int = -1, **about: Any
    ) -> list[Card]:
        return some(valid_cards, min_num_topdeck, max_num_topdeck)


def some(cards: list[Card], least: int, most: int) -> list[Card]:
    """So many of the cards; no upper bound is -1."""
    most = len(cards) if most < 0 else min(most, len(cards))
    return random.sample(cards, random.randint(min(least, most), most))


def one_or_none(cards: list[Card]) -> Card | None:
    return random.choice(cards) if cards and random.random() < 0.5 else None


def seated(strategy: str, name: str) -> Bot:
    if strategy == "big_money":
        return BigMoney(name)
    return Bot({"smithy": SmithyDecider, "random": RandomDecider}[strategy](), name)


def play(strategy: str, seed: int) -> rounds.Game:
    """One whole game, from its setup to its points."""
    kingdom = [CARDS[name] for name in rounds.kingdom_of(strategy, seed)]
    random.seed(seed)
    players = [seated(strategy, "Ann"), seated(strategy, "Bob")]
    game = Game(players, [base.base_set], kingdom_cards=kingdom, log_stdout=False)
    winners = game.play().winners
    first = game.players[0]  # they sit in another order since: who begins is drawn
    return rounds.Game(sum(player.turns for player in game.players) / 2, (first in winners) / len(winners))


if __name__ == "__main__":
    rounds.answer(play)
