"""Opponents: they see a View and a Decision, and answer. Listed by the names under which they are asked for."""

from game.bots.bot import Bot, RandomBot
from game.bots.dominion.money import BigMoney, DoubleSmithy, DoubleWitch, Smithy
from game.core.chance import Random, Stream
from game.core.names import not_found, slug

BOTS: dict[str, dict[str, type[Bot]]] = {
    "dominion": {bot.name: bot for bot in (RandomBot, BigMoney, Smithy, DoubleSmithy, DoubleWitch)},
}

MOST_SEATS = 16  # more than any game at this table has

__all__ = ["BOTS", "Bot", "find_bot", "seat_bot"]


def find_bot(name: str, game: str = "dominion") -> type[Bot]:
    """The bot of a name, however it is spelled; SetupError with the near names."""
    bots = BOTS[game]
    if slug(name) not in bots:
        raise not_found("no_bot", "bot", name, list(bots))
    return bots[slug(name)]


def seat_bot(bot: type[Bot], seed: int, seat: int, answers: int = 0) -> Bot:
    """A bot at a seat, with random numbers of its own: what it rolls disturbs neither the game nor another bot.

    For each number of answers before it they are others: so a bot that is seated anew for every question answers the
    same game always in the same way, also when it was resumed or something was taken back.
    """
    return bot(Random.from_seed(seed, Stream.BOTS, seat + MOST_SEATS * answers))
